// The mosque's facilities: yes, no or unknown, who says so and since when, and whether it is still true.
import { Form, Link } from 'react-router'
import type { Facility } from '#app/core/mosques/read-mosque.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { Check, CircleQuestionMark, X } from '#app/ui/icons.ts'
import type { MineAtMosque, MosquePageData } from './queries.server.ts'

type State = MosquePageData['facilities'][number]

/** Those most people look for; others show once somebody told. */
const ALWAYS: readonly Facility[] = [
  'sisters_space',
  'wudu',
  'wheelchair',
  'parking',
  'toilets',
  'janazah',
  'hearing_loop',
]

const writeMonth = (locale: Locale, iso: string) =>
  new Intl.DateTimeFormat(intlTag(locale), {
    month: 'short',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(new Date(iso))

export function FacilitiesSection({ page, mine }: { page: MosquePageData; mine: MineAtMosque | null }) {
  const { t } = useI18n()
  const words = t.mosques.facts
  const shown = page.facilities
    .filter(({ facility, value }) => value !== null || ALWAYS.includes(facility))
    .sort((a, b) => Number(a.value === null) - Number(b.value === null))
  const isKeeper = mine?.isAdmin || mine?.isStaff
  const canAnswer = mine !== null && !mine.isAdmin
  return (
    <section className="panel" aria-labelledby="facilities">
      <div className="panel__head">
        <h2 className="h3" id="facilities">
          {words.title}
        </h2>
        <Link className="link small" to={isKeeper ? `${page.path}/edit?part=facilities` : `${page.path}/suggest`}>
          {words.update}
        </Link>
      </div>
      {canAnswer && <p className="small soft pb-2">{words.lead}</p>}
      <ul className="mosque-tri">
        {shown.map((state) => (
          <Row
            key={state.facility}
            state={state}
            path={page.path}
            canAnswer={canAnswer}
            answer={mine?.answers[state.facility]}
          />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { state: State; path: string; canAnswer: boolean; answer: boolean | undefined }

function Row({ state, path, canAnswer, answer }: RowProps) {
  const { locale, t } = useI18n()
  const words = t.mosques.facts
  const { facility, value, at, by, confirmations, doubts, source } = state
  const name = t.mosques.facilities[facility]
  const word = value === null ? words.unknown : value ? words.yes : words.no
  const Icon = value === null ? CircleQuestionMark : value ? Check : X
  const describe = () => {
    if (at && by === 'members') return words.confirmed(word, writeMonth(locale, at), Math.max(1, confirmations))
    if (at) return words.since(word, writeMonth(locale, at))
    return by === 'source' && source ? words.fromSource(word, source) : word
  }
  return (
    <li className={value === null ? 'is-unknown' : value ? undefined : 'is-no'}>
      <span className="mosque-tri__mark">
        <Icon className="i i--xs" />
      </span>
      <div className="small min-w-0">
        <b className="strong block">{name}</b>
        <span className="muted">
          {describe()}
          {value === null && (
            <>
              {' · '}
              <Link className="link" to={`${path}/suggest`} aria-label={`${name}: ${words.tellUs}`}>
                {words.tellUs}
              </Link>
            </>
          )}
          {doubts > 0 && ` · ${words.doubts(doubts)}`}
        </span>
        {canAnswer && value !== null && (
          <Form method="post" preventScrollReset className="mosque-tri__ask">
            <input type="hidden" name="intent" value="confirm" />
            <input type="hidden" name="facility" value={facility} />
            <button
              type="submit"
              name="answer"
              value="yes"
              aria-pressed={answer === true}
              aria-label={`${words.ask(name)} ${words.stillTrue}`}
            >
              {words.stillTrue}
            </button>
            <button
              type="submit"
              name="answer"
              value="no"
              aria-pressed={answer === false}
              aria-label={`${words.ask(name)} ${words.notTrue}`}
            >
              {words.notTrue}
            </button>
          </Form>
        )}
      </div>
    </li>
  )
}
