import { describePartnerReport } from '#content/describe-partner-report.ts'
import { formatMoment } from '#content/format/moments.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { partnerReport as words } from '#words/pages/admin-partner-report.ts'
import { Button } from '../../components/ui/button.tsx'
import { exportPartnerReport, usePartnerReport } from '../../data/partner-report.ts'
import { FiguresTable } from './analytics/figures-table.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { Loaded } from './loaded.tsx'

/** The counts that partners may have, to print or to save: small groups never reach the browser. */
export function PartnerReport() {
  return (
    <Loaded source={usePartnerReport()}>
      {({ countedAt, tables }) => (
        <article className="grid gap-6">
          <div className="no-print grid gap-4">
            <p className="measure">
              {words.lead} {words.compare}
            </p>
            <p className="flex flex-wrap gap-3">
              <ExportButtons name="partner-report" load={exportPartnerReport} />
              <Button variant="secondary" onClick={() => print()}>
                {words.print}
              </Button>
            </p>
          </div>
          <header className="grid gap-2">
            <h2 className="text-2xl">{words.heading}</h2>
            <p className="text-muted">{words.countedAt(formatMoment(countedAt))}</p>
            <p className="measure">{words.rule}</p>
          </header>
          <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
            {describePartnerReport(tables).map(({ id, heading, group, count, lines }) => (
              <section key={id} aria-labelledby={`report-${id}`}>
                <h3 id={`report-${id}`} className="mb-2 text-xl">
                  {heading}
                </h3>
                {lines.length === 0 ? (
                  <p>{words.tooFew}</p>
                ) : (
                  <FiguresTable
                    caption={heading}
                    head={[group, count]}
                    rows={lines.map((line) => ({
                      key: line.label,
                      cells: [line.label, formatNumber(line.count)].map((cell) =>
                        line.label === words.total ? <strong key={cell}>{cell}</strong> : cell,
                      ),
                      ...(line.label !== words.total && {
                        share: line.count / sumOf(lines),
                      }),
                    }))}
                  />
                )}
              </section>
            ))}
          </div>
        </article>
      )}
    </Loaded>
  )
}

/** How many are counted in the groups of a table: its total may be withheld. */
const sumOf = (lines: readonly { label: string; count: number }[]) =>
  lines.reduce((sum, { label, count }) => (label === words.total ? sum : sum + count), 0)
