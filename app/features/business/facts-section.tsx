// The known facts about a place, in one list. A tap on a fact shows who stated it and when, and asks whether it is still true.
import { Form } from 'react-router'
import type { Fact } from '#app/core/listings/facts.ts'
import type { Askable, Freshness } from '#app/core/listings/freshness.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { writeDaysAgo } from '#app/i18n/write-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Icon } from '#app/ui/icon.tsx'
import {
  Accessibility,
  Baby,
  Check,
  ChevronDown,
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
  X,
} from '#app/ui/icons.ts'

export type FactData = Freshness & { fact: Exclude<Askable, 'halal'>; value: boolean }

const FACT_ICONS: Record<Exclude<Askable, 'halal'>, Icon> = {
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
  /** What else the owner offers, in their own words. */
  services: readonly string[]
  source: string | null
  /** Owners state facts on their own page. */
  isOwner: boolean
  answers: Partial<Record<Askable, boolean>>
  /** What came of an answer just given. */
  notice: { tone: 'success' | 'danger'; text: string } | null
}

export function FactsSection({ facts, services, source, isOwner, answers, notice }: Props) {
  const { locale, t } = useI18n()
  const words = t.business.facts
  const shown = [...facts.stated, ...facts.contacts]
  return (
    <section aria-labelledby="facts">
      <h2 className="h3" id="facts">
        {words.title}
      </h2>
      {!isOwner && shown.length > 0 && <p className="soft pt-1">{words.lead}</p>}
      {notice && (
        <Alert tone={notice.tone} announce className="mt-4">
          {notice.text}
        </Alert>
      )}
      {shown.length > 0 && (
        <ul className="biz-facts pt-3">
          {shown.map((fact) => (
            <FactRow key={fact.fact} {...{ fact, source, isOwner }} answer={answers[fact.fact]} />
          ))}
        </ul>
      )}
      {services.length > 0 && (
        <ul className="flex flex-wrap gap-2 pt-4" aria-label={t.business.services}>
          {services.map((service) => (
            <li key={service} className="badge" dir="auto">
              {service}
            </li>
          ))}
        </ul>
      )}
      {facts.unknown.length > 0 && (
        <p className="small muted pt-4">
          <span className="strong">{words.unknown}:</span>{' '}
          {new Intl.ListFormat(intlTag(locale)).format(facts.unknown.map((fact) => words[fact]))}
        </p>
      )}
    </section>
  )
}

type RowProps = Pick<Props, 'source' | 'isOwner'> & { fact: FactData; answer: boolean | undefined }

function FactRow({ fact: { fact, value, last, doubts, isStale }, source, isOwner, answer }: RowProps) {
  const { locale, t } = useI18n()
  const words = t.business.facts
  const FactIcon = FACT_ICONS[fact]
  const isFlag = !['hours', 'phone', 'address', 'website'].includes(fact)
  const who = () => {
    if (!last) return source ? words.fromSource(source) : words.never
    const when = writeDaysAgo(locale, last.days)
    if (last.kind === 'confirmed')
      return last.people > 0 ? words.confirmed(when, last.people) : words.lastConfirmed(when)
    if (last.kind === 'member') return words.saidByMembers(when)
    return last.kind === 'owner' ? words.saidByOwner(when) : words.saidByStaff(when)
  }
  return (
    <li>
      <details name="fact">
        <summary>
          <FactIcon className={value ? 'i biz-facts__mark' : 'i biz-facts__mark--not'} />
          <span className="grow">{words[fact]}</span>
          {isFlag && (
            <>
              {value ? <Check className="i i--sm biz-facts__mark" /> : <X className="i i--sm biz-facts__mark--not" />}
              <span className="sr-only">{value ? words.known : words.not}</span>
            </>
          )}
          <ChevronDown className="i i--sm biz-facts__more" />
        </summary>
        <div className="biz-facts__who">
          <p className="small muted">
            {who()}
            {doubts > 0 && ` · ${words.doubts(doubts)}`}
            {isStale && last !== null && ` · ${words.stale}`}
          </p>
          {!isOwner && <StillTrue fact={fact} answer={answer} />}
        </div>
      </details>
    </li>
  )
}

function StillTrue({ fact, answer }: { fact: FactData['fact']; answer: boolean | undefined }) {
  const words = useI18n().t.business.facts
  return (
    <Form method="post" preventScrollReset className="biz-facts__buttons">
      <fieldset className="contents">
        <legend className="sr-only">{words.stillTrueOf(words[fact])}</legend>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="fact" value={fact} />
        <span className="small" aria-hidden="true">
          {words.stillTrue}
        </span>
        {(['yes', 'no'] as const).map((word) => (
          <button
            key={word}
            type="submit"
            className="btn btn--line btn--sm"
            name="answer"
            value={word}
            aria-pressed={answer === (word === 'yes')}
            aria-label={`${words.stillTrueOf(words[fact])} ${words[word]}`}
          >
            {words[word]}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
