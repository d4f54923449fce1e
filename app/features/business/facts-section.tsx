// Each fact with its date, and one tap to say whether it is still true.
import { Form, Link } from 'react-router'
import type { Fact } from '#app/core/listings/facts.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { writeDaysAgo } from '#app/i18n/write-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Icon } from '#app/ui/icon.tsx'
import {
  Accessibility,
  Baby,
  Clock,
  Droplets,
  Globe,
  MapPin,
  MoonStar,
  Phone,
  ShoppingBag,
  SquareParking,
  Trees,
  Truck,
  Users,
  UsersRound,
} from '#app/ui/icons.ts'
import type { Askable, Freshness } from './rules.ts'

export type FactData = Freshness & { fact: Exclude<Askable, 'halal'>; value: boolean }

export const FACT_ICONS: Record<Exclude<Askable, 'halal'>, Icon> = {
  prayer_space: MoonStar,
  wudu: Droplets,
  sisters_space: UsersRound,
  family_section: Users,
  wheelchair: Accessibility,
  parking: SquareParking,
  delivery: Truck,
  takeaway: ShoppingBag,
  outdoor_seating: Trees,
  child_friendly: Baby,
  hours: Clock,
  phone: Phone,
  address: MapPin,
  website: Globe,
}

type Props = {
  facts: { stated: readonly FactData[]; contacts: readonly FactData[]; unknown: readonly Fact[] }
  path: string
  source: string | null
  asking: 'member' | 'visitor' | 'owner'
  answers: Partial<Record<Askable, boolean>>
  /** What came of an answer just given. */
  notice: { tone: 'success' | 'danger'; text: string } | null
}

export function FactsSection({ facts, path, source, asking, answers, notice }: Props) {
  const { locale, t } = useI18n()
  const words = t.business.facts
  const shown = [...facts.stated, ...facts.contacts]
  return (
    <section aria-labelledby="facts">
      <h2 className="h3" id="facts">
        {words.title}
      </h2>
      {asking !== 'owner' && shown.length > 0 && <p className="soft pt-1">{words.lead}</p>}
      {notice && (
        <Alert tone={notice.tone} announce className="mt-4">
          {notice.text}
        </Alert>
      )}
      {shown.length > 0 && (
        <ul className="biz-facts pt-3">
          {shown.map((fact) => (
            <FactRow key={fact.fact} {...{ fact, path, source, asking }} answer={answers[fact.fact]} />
          ))}
        </ul>
      )}
      {facts.unknown.length > 0 && (
        <p className="small muted pt-3">
          <span className="strong block">{words.unknown}</span>
          {new Intl.ListFormat(intlTag(locale), { type: 'unit' }).format(facts.unknown.map((fact) => words[fact]))}
        </p>
      )}
    </section>
  )
}

type RowProps = Pick<Props, 'path' | 'source' | 'asking'> & { fact: FactData; answer: boolean | undefined }

function FactRow({ fact: { fact, value, last, doubts, isStale }, path, source, asking, answer }: RowProps) {
  const { locale, t } = useI18n()
  const words = t.business.facts
  const FactIcon = FACT_ICONS[fact]
  const isFlag = !['hours', 'phone', 'address', 'website'].includes(fact)
  const who = () => {
    if (!last) return source ? words.fromSource(source) : words.never
    const when = writeDaysAgo(locale, last.days)
    if (last.kind === 'confirmed')
      return last.people > 0 ? words.confirmed(when, last.people) : words.lastConfirmed(when)
    return last.kind === 'owner' ? words.saidByOwner(when) : words.saidByStaff(when)
  }
  return (
    <li>
      <FactIcon className={value ? 'i biz-facts__mark' : 'i biz-facts__mark--not'} />
      <div>
        <div className="strong">
          {words[fact]}
          {isFlag && `: ${value ? words.known : words.not}`}
        </div>
        <p className="small muted">
          {who()}
          {doubts > 0 && ` · ${words.doubts(doubts)}`}
          {isStale && last !== null && ` · ${words.stale}`}
        </p>
      </div>
      {asking === 'member' && (
        <Form method="post" preventScrollReset className="biz-facts__buttons">
          <fieldset className="contents">
            <legend className="sr-only">{words.stillTrueOf(words[fact])}</legend>
            <input type="hidden" name="intent" value="confirm" />
            <input type="hidden" name="fact" value={fact} />
            <button
              type="submit"
              className="btn btn--line btn--sm"
              name="answer"
              value="yes"
              aria-pressed={answer === true}
              aria-label={`${words.stillTrueOf(words[fact])} ${words.yes}`}
            >
              {words.yes}
            </button>
            <button
              type="submit"
              className="btn btn--line btn--sm"
              name="answer"
              value="no"
              aria-pressed={answer === false}
              aria-label={`${words.stillTrueOf(words[fact])} ${words.no}`}
            >
              {words.no}
            </button>
          </fieldset>
        </Form>
      )}
      {asking === 'visitor' && (
        <Link
          className="btn btn--ghost btn--sm"
          to={`/login?${new URLSearchParams({ next: `${path}#facts` })}`}
          aria-label={words.stillTrueOf(words[fact])}
        >
          {words.stillTrue}
        </Link>
      )}
    </li>
  )
}
