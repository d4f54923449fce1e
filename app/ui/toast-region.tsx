// The region of toasts: once per page. A polite live region that is always there, because one that appears together
// with its text is often not read out.

import { useEffect, useRef } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { CircleAlert, CircleCheck, Info, X } from './icons.ts'
import { dismissToast, type Toast, useToasts } from './toasts.ts'

const ICON = { success: CircleCheck, info: Info, danger: CircleAlert }

/** Long enough to read twice; longer where there is something to press. */
const SHOWN_MS = 6000
const SHOWN_WITH_ACTION_MS = 10_000

export function ToastRegion() {
  const t = useT()
  return (
    <section className="toasts" aria-label={t.ui.notifications} aria-live="polite">
      {useToasts().map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useT()
  const card = useRef<HTMLDivElement>(null)

  // The clock stands still while the pointer or the focus is on the message.
  useEffect(() => {
    const element = card.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const holdToast = () => clearTimeout(timer)
    const startClock = () => {
      clearTimeout(timer)
      timer = setTimeout(() => dismissToast(toast.id), toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS)
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerenter', holdToast, { signal })
    element.addEventListener('focusin', holdToast, { signal })
    element.addEventListener('pointerleave', startClock, { signal })
    element.addEventListener('focusout', startClock, { signal })
    startClock()
    return () => {
      holdToast()
      listening.abort()
    }
  }, [toast])

  const Icon = ICON[toast.tone]
  const { action } = toast
  return (
    <div ref={card} className="toast">
      <Icon className="i" />
      <span className="grow">{toast.message}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run()
            dismissToast(toast.id)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={t.ui.dismiss} onClick={() => dismissToast(toast.id)}>
        <X className="i" />
      </button>
    </div>
  )
}
