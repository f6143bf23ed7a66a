/** A few large figures, each with a label above it and optionally a remark below it. */
export function KeyFigures({
  figures,
}: {
  figures: readonly { label: string; value: string; remark?: string | undefined }[]
}) {
  return (
    <dl className="grid grid-cols-2 gap-6 lg:grid-cols-4">
      {figures.map(({ label, value, remark }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="numeral tabular mt-1 text-3xl">{value}</dd>
          {remark !== undefined && <dd className="tabular mt-1 text-sm text-muted">{remark}</dd>}
        </div>
      ))}
    </dl>
  )
}
