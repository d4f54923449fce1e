// Members' suggestions: each with its changes, to accept or decline.
import { Form } from 'react-router'
import { isFacility, readPrayer } from '#app/core/mosques/read-mosque.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { lookUp } from '#app/lib/records.ts'
import { Button } from '#app/ui/button.tsx'
import type { DeskData, SuggestedLine } from './queries.server.ts'

export function SuggestionsPart({ desk }: { desk: DeskData }) {
  const { locale, t } = useI18n()
  const words = t.mosques.edit.suggestions
  if (desk.suggestions.length === 0) return <p className="muted">{words.none}</p>
  return (
    <ul className="change-list">
      {desk.suggestions.map(({ id, author, note, at, lines }) => (
        <li key={id} className="panel stack gap-3">
          <p className="row between">
            <b className="strong">{words.from(author ?? words.someone)}</b>
            <time className="small muted" dateTime={at}>
              {writeDate(locale, at)}
            </time>
          </p>
          <dl className="changes">
            {lines.map((line) => (
              <Line key={`${line.kind}${line.field}`} line={line} />
            ))}
          </dl>
          {note && (
            <blockquote className="quotation quotation--small" dir="auto">
              {note}
            </blockquote>
          )}
          <div className="row gap-2">
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="accept">
                {words.accept}
              </Button>
            </Form>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" variant="outline" name="intent" value="decline">
                {words.decline}
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Line({ line }: { line: SuggestedLine }) {
  const { locale, t } = useI18n()
  const words = t.mosques
  const prayer = line.kind === 'iqamah' ? readPrayer(line.field) : null
  const name = prayer
    ? words.calendar.iqamah(words.prayers[prayer])
    : isFacility(line.field)
      ? words.facilities[line.field]
      : (lookUp(words.history.fields, line.field) ?? line.field)
  const write = (value: string) => {
    if (value === '') return line.kind === 'facility' ? words.facts.unknown : words.history.empty
    if (line.kind === 'facility') return value === 'yes' ? words.facts.yes : words.facts.no
    return line.kind === 'iqamah' ? writeTime(locale, value) : value
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <del>{write(line.from)}</del> <span aria-hidden="true">→</span> <ins>{write(line.to)}</ins>
      </dd>
    </div>
  )
}
