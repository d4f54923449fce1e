// Notes this tab has made, for a visitor to look at and to pass on. It needs scripts: without them there are no notes.
import { useEffect, useState } from 'react'
import { type WebLogEntry, webLog } from '#app/core/errors/web-log.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

const writeLine = ({ at, level, text }: WebLogEntry) => `${new Date(at).toISOString()} ${level}: ${text}`

export function WebLogPanel() {
  const words = useT().diagnostics.webLog
  const [entries, setEntries] = useState<readonly WebLogEntry[] | null>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => setEntries(webLog()?.entries() ?? []), [])
  if (!entries) return null
  const text = entries.toReversed().map(writeLine).join('\n')

  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  const clear = () => {
    webLog()?.clear()
    setEntries([])
  }

  return (
    <section aria-labelledby="web-log">
      <h2 className="h3 pb-1" id="web-log">
        {words.title}
      </h2>
      <p className="soft pb-3">{text === '' ? words.empty : words.lead}</p>
      {text !== '' && (
        <>
          <Textarea aria-labelledby="web-log" readOnly rows={10} dir="ltr" lang="en" value={text} />
          <div className="row gap-3 pt-3">
            <Button variant="outline" size="sm" onClick={copy}>
              {words.copy}
            </Button>
            <Button variant="outline" size="sm" onClick={clear}>
              {words.clear}
            </Button>
            <span role="status" className="small muted">
              {isCopied ? words.copied : ''}
            </span>
          </div>
        </>
      )}
    </section>
  )
}
