import { fileFormats, type FileFormat } from '#content/wire/file-formats.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Button } from '../../components/ui/button.tsx'
import { useExport } from './use-export.ts'

const words = adminPage.table

/** What a list can be saved as: the beginning of the file's name, and how the file is loaded. */
export type ExportFile = {
  name: string
  load: (format: FileFormat) => Promise<Blob>
  /** Names the button of a format, where other words than the usual are needed. */
  label?: (format: string) => string
}

/** A button for each format that a list can be saved as. */
export function ExportButtons(file: ExportFile) {
  return fileFormats.map((format) => <ExportButton key={format} {...file} format={format} />)
}

function ExportButton({ name, load, label, format }: ExportFile & { format: FileFormat }) {
  const { busy, run } = useExport({ title: words.exported, text: words.exportNote })
  const save = () =>
    run(() => load(format), `${name}-${new Date().toISOString().slice(0, 10)}.${format}`)
  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      {busy ? words.exporting : (label?.(format.toUpperCase()) ?? words.export[format])}
    </Button>
  )
}
