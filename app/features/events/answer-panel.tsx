// The panel for answering an invitation to a day: the number of guests, one's own answer, and its form.
import { Form } from 'react-router'
import { AuthorMark, AuthorName } from '#app/core/contributions/author-line.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Check } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { type EventDay, LONGEST_SAID, PARTIES, seatsLeft } from './event.ts'
import { useEventErrors } from './use-event-errors.ts'

type Props = {
  day: EventDay
  mostGuests: number
  questions: readonly string[]
  /** The page at this day. */
  path: string
  isSignedIn: boolean
  isHost: boolean
  state: Refusal | undefined
}

export function AnswerPanel({ day, mostGuests, questions, path, isSignedIn, isHost, state }: Props) {
  const words = useI18n().t.events.answer
  const errors = useEventErrors()
  const shown = state?.values.day === day.id ? state : undefined
  const wrong = errorAt(errors, shown, 'form') ?? errorAt(errors, shown, 'guests')
  return (
    <section className="panel stack gap-4" aria-labelledby="answer" id="answer-day">
      <h2 className="h4" id="answer">
        {words.title}
      </h2>
      <Counts day={day} />
      {wrong && (
        <Alert tone="danger" announce>
          {wrong}
        </Alert>
      )}
      {isSignedIn && !isHost && (
        <AnswerForm day={day} mostGuests={mostGuests} questions={questions} path={path} typed={shown?.values} />
      )}
      <Names day={day} />
      {!isSignedIn && (
        <p>
          <Button to={`/login?${new URLSearchParams({ next: `${path}#answer-day` })}`}>{words.signIn}</Button>
        </p>
      )}
    </section>
  )
}

/** Those who let members see that they come; who else comes is the host's to know. */
function Names({ day }: { day: EventDay }) {
  const words = useI18n().t.events.answer
  const named = day.names.filter((person) => person !== null)
  if (named.length === 0) return null
  return (
    <section aria-label={words.named}>
      <ul className="events-names">
        {named.map((person) => (
          <li key={person.handle}>
            <AuthorMark author={person} size="sm" />
            <AuthorName author={person} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Counts({ day }: { day: EventDay }) {
  const words = useI18n().t.events.answer
  const left = seatsLeft(day)
  return (
    <p className="events-counts" aria-live="polite">
      <span>{day.taken > 0 ? words.going(day.taken) : words.nobody}</span>
      {left !== null && <span className="strong">{left > 0 ? words.left(left) : words.full}</span>}
      {day.waiting > 0 && <span>{words.waiting(day.waiting)}</span>}
    </p>
  )
}

function AnswerForm({
  day,
  mostGuests,
  questions,
  path,
  typed,
}: Pick<Props, 'day' | 'mostGuests' | 'questions' | 'path'> & { typed: Record<string, string> | undefined }) {
  const { locale, t } = useI18n()
  const words = t.events.answer
  const { mine } = day
  const most = day.capacity === null ? mostGuests : Math.min(mostGuests, day.capacity - 1)
  const left = seatsLeft(day)
  const isFull = left === 0 || day.waiting > 0
  return (
    <Form method="post" action={path} className="stack gap-4" preventScrollReset>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="day" value={day.id} />
      {mine && (
        <p className="events-mine" role="status">
          <Check className="i i--sm" />
          {mine.seat === 'going' && words.mine.going(mine.guests)}
          {mine.seat === 'waiting' && words.mine.waiting(formatNumber(locale, mine.position ?? 1))}
          {mine.seat === 'maybe' && words.mine.maybe}
        </p>
      )}
      {most > 0 && (
        <Field label={words.guests} className="max-w-56">
          <Select name="guests" defaultValue={typed?.guests ?? mine?.guests ?? 0} key={mine?.guests}>
            {PARTIES.slice(0, most + 1).map((guests) => (
              <option key={guests} value={guests}>
                {guests === 0 ? words.noGuests : formatNumber(locale, guests)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {questions.map((question, i) => (
        <Field key={question} label={<span dir="auto">{question}</span>} optional>
          <Input
            name={`said_${i}`}
            dir="auto"
            maxLength={LONGEST_SAID}
            defaultValue={typed?.[`said_${i}`] ?? mine?.said[i] ?? ''}
          />
        </Field>
      ))}
      <Checkbox
        name="shows_name"
        value="on"
        label={words.showName}
        defaultChecked={typed ? typed.shows_name === 'on' : (mine?.shows_name ?? false)}
      />
      <div className="row row--wrap gap-3">
        {mine?.seat !== 'going' && mine?.seat !== 'waiting' && (
          <Button type="submit" name="answer" value="going">
            {isFull ? words.wait : words.yes}
          </Button>
        )}
        {(mine?.seat === 'going' || mine?.seat === 'waiting') && (
          <Button type="submit" name="answer" value="going" variant="soft">
            {words.change}
          </Button>
        )}
        {mine?.seat !== 'maybe' && (
          <Button type="submit" name="answer" value="maybe" variant="outline">
            {words.maybe}
          </Button>
        )}
        {mine && (
          <Button type="submit" name="answer" value="none" variant="ghost">
            {words.no}
          </Button>
        )}
      </div>
      <p className="small muted">{words.seen}</p>
    </Form>
  )
}
