// A short explanation above its owner, on hover and on focus; Escape hides it. Never the only place of a fact: fingers
// do not hover.
import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  text: string
  /** The owner, given the attribute that ties it to the tip: `{(describedBy) => <button {...describedBy}>…</button>}`. */
  children: (describedBy: { 'aria-describedby': string }) => ReactNode
}

export function Tooltip({ text, children }: Props) {
  const id = useId()
  const owner = useRef<HTMLSpanElement>(null)

  // CSS shows the tip; the only script is Escape, which must work wherever the focus is.
  useEffect(() => {
    const element = owner.current
    if (!element) return
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') element.dataset.dismissed = ''
    }
    const startListening = () => {
      delete element.dataset.dismissed
      document.addEventListener('keydown', hideOnEscape)
    }
    const stopListening = () => document.removeEventListener('keydown', hideOnEscape)
    element.addEventListener('pointerenter', startListening)
    element.addEventListener('focusin', startListening)
    element.addEventListener('pointerleave', stopListening)
    element.addEventListener('focusout', stopListening)
    return () => {
      stopListening()
      element.removeEventListener('pointerenter', startListening)
      element.removeEventListener('focusin', startListening)
      element.removeEventListener('pointerleave', stopListening)
      element.removeEventListener('focusout', stopListening)
    }
  }, [])

  return (
    <span ref={owner} className="has-tip">
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} className="tip">
        {text}
      </span>
    </span>
  )
}
