// A piece of code to take away: selectable without scripts, copied with a tap where they run.
import { useId, useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Button } from '#app/ui/button.tsx'
import { Check, Copy } from '#app/ui/icons.ts'

type Props = { label: string; hint: string; code: string }

const LINE = 48
const SHOWN_MS = 2500

export function CopyField({ label, hint, code }: Props) {
  const words = useT().widgets.code
  const id = useId()
  const isAlive = useScript()
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
    } catch {
      // No clipboard for pages without https: select it, so that a keystroke copies.
      const field = document.getElementById(id)
      if (field instanceof HTMLTextAreaElement) field.select()
      return
    }
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), SHOWN_MS)
  }

  return (
    <div className="wb-code">
      <div className="wb-code__head">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {isAlive && (
          <Button size="sm" variant="soft" aria-label={words.copyThis(label)} onClick={() => void copy()}>
            {isCopied ? <Check className="i" /> : <Copy className="i" />}
            {isCopied ? words.copied : words.copy}
          </Button>
        )}
      </div>
      <textarea
        id={id}
        className="wb-code__text"
        readOnly
        dir="ltr"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        rows={Math.min(8, Math.ceil(code.length / LINE))}
        value={code}
        onFocus={(event) => event.target.select()}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <span className="sr-only" role="status">
        {isCopied ? words.copied : ''}
      </span>
    </div>
  )
}
