// The record of changes of a mosque: who, when, each field before and after, and the way back.

import { Form } from 'react-router'
import { readPrayer } from '#app/core/mosques/read-mosque.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { lookUp } from '#app/lib/records.ts'
import type { MosqueChange } from './queries.server.ts'

export function ChangeList({ changes, timeZone }: { changes: readonly MosqueChange[]; timeZone: string }) {
  const { locale, t } = useI18n()
  const words = t.mosques.history
  const format = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <ol className="change-list">
      {changes.map(({ id, at, action, entity, actor_name, actor_kind, changes: fields, subject, can_undo }) => {
        const date = format.format(new Date(at))
        const prayer = readPrayer(subject.prayer)
        return (
          <li key={id} className="panel stack gap-3">
            <p className="row between row--wrap">
              <span>
                <b className="strong">{actor_name ?? words.actors[actor_kind]}</b>{' '}
                <span className="soft">
                  {words.entities[entity]}
                  {prayer && ` ${t.mosques.prayers[prayer]}`} {words.actions[action]}
                </span>
              </span>
              <time className="small muted" dateTime={at}>
                {date}
              </time>
            </p>
            <dl className="changes">
              {fields.map(({ field, old, new: now }) => (
                <div key={field}>
                  <dt>{lookUp(words.fields, field) ?? field}</dt>
                  <dd>
                    {action === 'insert' ? (
                      <ins>
                        <Value value={now} />
                      </ins>
                    ) : action === 'delete' ? (
                      <del>
                        <Value value={old} />
                      </del>
                    ) : (
                      <>
                        <del>
                          <Value value={old} />
                        </del>{' '}
                        <span aria-hidden="true">→</span>{' '}
                        <ins>
                          <Value value={now} />
                        </ins>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            {can_undo && (
              <Form method="post">
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

function Value({ value }: { value: unknown }) {
  const { locale, t } = useI18n()
  const words = t.mosques
  const names: Record<string, string> = { ...words.facilities, ...words.prayers, ...words.edit.iqamah.kinds }
  const write = (entry: unknown): string => {
    if (entry === null || entry === undefined || entry === '') return words.history.empty
    if (typeof entry === 'boolean') return entry ? words.facts.yes : words.facts.no
    if (typeof entry === 'number') return formatNumber(locale, entry)
    if (Array.isArray(entry)) return entry.map(write).join(', ')
    if (typeof entry === 'object') {
      return Object.entries(entry)
        .map(([name, inner]) => `${names[name] ?? name}: ${write(inner)}`)
        .join(', ')
    }
    const text = String(entry)
    return names[text] ?? (/^\d{4}-\d{2}-\d{2}$/.test(text) ? writeDate(locale, text) : text)
  }
  return <span dir="auto">{write(value)}</span>
}
