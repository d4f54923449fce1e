// A mosque's entries of one kind: each to change or remove, and a form for a new one.
import { type ReactNode, useId } from 'react'

import { RemoveEntry } from './remove-entry.tsx'
import type { FormState } from './rules.ts'

type Props<Entry> = {
  entries: readonly Entry[]
  state: FormState | null
  words: { lead: string; none: string; new: string }
  removeIntent: string
  summarise: (entry: Entry) => ReactNode
  /** The form for an entry, or for a new one; `state` is what was wrong with just that form. */
  form: (entry: Entry | null, state: FormState | null) => ReactNode
}

export function EntryList<Entry extends { id: string }>(props: Props<Entry>) {
  const { entries, state, words, removeIntent, summarise, form } = props
  const typedFor = state?.values.id ?? null
  const newId = useId()
  return (
    <div className="stack gap-6">
      <p className="soft">{words.lead}</p>
      {entries.length === 0 && <p className="muted">{words.none}</p>}
      {entries.map((entry) => (
        <details key={entry.id} className="panel" open={typedFor === entry.id || undefined}>
          <summary className="strong cursor-pointer num">{summarise(entry)}</summary>
          <div className="pt-4 stack gap-3">
            {form(entry, typedFor === entry.id ? state : null)}
            <RemoveEntry intent={removeIntent} id={entry.id} />
          </div>
        </details>
      ))}
      <section className="panel stack gap-4" aria-labelledby={newId}>
        <h2 className="h3" id={newId}>
          {words.new}
        </h2>
        {form(null, typedFor === '' ? state : null)}
      </section>
    </div>
  )
}
