// The record of changes: who, when, and each field before and after, in words.

import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { lookUp } from '#app/lib/records.ts'
import type { HistoryEntry } from './queries.server.ts'

type Props = { entries: readonly HistoryEntry[]; timeZone: string }

export function HistoryList({ entries, timeZone }: Props) {
  const { locale, t } = useI18n()
  const words = t.businessDesk.history
  const format = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const fieldName = (field: string) => lookUp(t.businessDesk.fields, field) ?? field
  return (
    <ol className="change-list">
      {entries.map(({ id, at, action, actor_name, actor_kind, changes, can_undo }) => {
        const date = format.format(new Date(at))
        return (
          <li key={id} className="panel stack gap-3">
            <p className="row between">
              <b className="strong">{actor_name ?? words.actors[actor_kind]}</b>
              <time className="small muted" dateTime={at}>
                {date}
              </time>
            </p>
            {action === 'update' ? (
              <dl className="changes">
                {changes.map(({ field, old, new: now }) => (
                  <div key={field}>
                    <dt>{fieldName(field)}</dt>
                    <dd>{field === 'owner_id' ? words.ownerChanged : <Change before={old} after={now} />}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p>{words[action]}</p>
            )}
            {can_undo && (
              <Form method="post">
                <input type="hidden" name="intent" value="undo" />
                <input type="hidden" name="entry" value={id} />
                <button type="submit" className="link" aria-label={words.undoAt(date)}>
                  {words.undo}
                </button>
              </Form>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Change({ before, after }: { before: unknown; after: unknown }) {
  const words = useI18n().t.businessDesk
  const write = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return words.history.empty
    if (typeof value === 'boolean') return value ? words.profile.yes : words.profile.no
    if (Array.isArray(value)) return value.length > 0 ? value.map(write).join(', ') : words.history.empty
    return typeof value === 'object' ? '' : String(value)
  }
  const [old, now] = [write(before), write(after)]
  // Hours, facts and the like are tables of their own: that they changed is what a line can say.
  if (old === '' || now === '') return <span>{words.history.changed}</span>
  return (
    <>
      <del>{old}</del> <span aria-hidden="true">→</span> <ins>{now}</ins>
    </>
  )
}
