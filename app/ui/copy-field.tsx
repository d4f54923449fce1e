// A text to take away: selectable without scripts, copied with a tap where they run.
import './styles/copy-field.css'
import { useId, useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Button } from './button.tsx'
import { Check, Copy } from './icons.ts'
import { joinClasses } from './join-classes.ts'

type Props = {
  label: string
  hint?: string
  text: string
  /** Words for people, as against code and addresses. */
  isProse?: boolean
}

const LINE = 48
const SHOWN_MS = 2500

export function CopyField({ label, hint, text, isProse = false }: Props) {
  const words = useT().ui.copying
  const id = useId()
  const isAlive = useScript()
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
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
    <div className="copy-field">
      <div className="copy-field__head">
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
        className={joinClasses('copy-field__text', !isProse && 'copy-field__text--code')}
        readOnly
        dir={isProse ? 'auto' : 'ltr'}
        spellCheck={false}
        aria-describedby={hint && `${id}-hint`}
        rows={Math.min(8, Math.ceil(text.length / LINE))}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <span className="sr-only" role="status">
        {isCopied ? words.copied : ''}
      </span>
    </div>
  )
}
