// Every form that people write into keeps what they typed, whoever wrote the form: nobody has to remember it. A form that
// has a draft of its own says so with `data-draft="own"`, one that must not be kept with `data-draft="off"`.
import { useEffect } from 'react'
import { useRootData } from '#app/core/request/root-data.ts'
import { learnDrafts } from './account-draft.ts'
import { isWritten, nameOfForm } from './form-name.ts'
import { keepForm } from './keep-form.ts'

export function DraftKeeper() {
  const root = useRootData()
  const owner = root?.user?.id ?? null
  const drafts = root?.inbox?.drafts
  useEffect(() => {
    const kept = new Map<HTMLFormElement, () => void>()
    const look = () => {
      for (const [form, stop] of kept) {
        if (form.isConnected) continue
        stop()
        kept.delete(form)
      }
      for (const form of document.forms)
        if (!kept.has(form) && isWritten(form)) kept.set(form, keepForm(form, owner, nameOfForm(form, location)))
    }
    if (owner !== null) learnDrafts(drafts ?? [])
    look()
    // Pages, dialogs and steps bring forms at any time; what changes inside one is no news.
    let frame = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      for (const stop of kept.values()) stop()
    }
  }, [owner, drafts])
  return null
}
