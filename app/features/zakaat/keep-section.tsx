// The ways to keep the sheet: on the device, printed, saved as a file; or cleared. Nothing is sent.
import { useRef, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Download, FolderOpen, Printer, Trash2 } from '#app/ui/icons.ts'
import { useCalculator } from './calculator-context.ts'
import { csvLine, writeSheet } from './sheet.ts'
import { useSheetLines } from './use-sheet-lines.ts'

type Props = {
  isKept: boolean
  onKeep: (keep: boolean) => void
  /** False where the text is no sheet. */
  onOpen: (text: string) => boolean
  onClear: () => void
}

function download(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Spreadsheets read UTF-8 only where the file says so. */
const BYTE_ORDER_MARK = '\uFEFF'
const MOST_BYTES = 200_000

export function KeepSection({ isKept, onKeep, onOpen, onClear }: Props) {
  const { t } = useI18n()
  const words = t.zakaat.keep
  const { sheet } = useCalculator()
  const lines = useSheetLines()
  const file = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<'opened' | 'bad' | 'cleared' | null>(null)

  async function open(chosen: File | undefined) {
    if (!chosen) return
    const isRead = chosen.size <= MOST_BYTES && onOpen(await chosen.text())
    setSaid(isRead ? 'opened' : 'bad')
    if (file.current) file.current.value = ''
  }
  const saveTable = () => {
    const rows = [[t.zakaat.printed.item, t.zakaat.printed.amount], ...lines.map(({ label, plain }) => [label, plain])]
    download(`${words.fileName}.csv`, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + rows.map(csvLine).join('\r\n'))
  }

  return (
    <section className="panel stack gap-5" id="keep" aria-labelledby="keep-title">
      <h2 className="h3" id="keep-title">
        {words.title}
      </h2>
      <Checkbox
        label={words.keep}
        hint={words.keepHint}
        checked={isKept}
        onChange={(event) => onKeep(event.target.checked)}
      />
      <div className="row row--wrap gap-3">
        <Button onClick={() => window.print()}>
          <Printer className="i" />
          {words.print}
        </Button>
        <Button
          variant="outline"
          onClick={() => download(`${words.fileName}.json`, 'application/json', writeSheet(sheet))}
        >
          <Download className="i" />
          {words.json}
        </Button>
        <Button variant="outline" onClick={saveTable}>
          <Download className="i" />
          {words.csv}
        </Button>
        <Button variant="outline" onClick={() => file.current?.click()}>
          <FolderOpen className="i" />
          {words.open}
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          className="sr-only"
          tabIndex={-1}
          aria-label={words.open}
          onChange={(event) => void open(event.target.files?.[0])}
        />
        <Button
          variant="ghost"
          onClick={() => {
            onClear()
            setSaid('cleared')
          }}
        >
          <Trash2 className="i" />
          {words.clear}
        </Button>
      </div>
      {said && (
        <Alert tone={said === 'bad' ? 'danger' : 'success'} announce>
          {words[said]}
        </Alert>
      )}
    </section>
  )
}
