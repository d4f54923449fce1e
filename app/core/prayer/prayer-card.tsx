// Today's prayers at one place: both dates, the next prayer and the time left, the sun's path, the six times, the method,
// and why each time is what it is. Dates come written from the server, because browsers and servers do not always
// write them alike; the minutes count down here.

import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { useSending } from '#app/core/request/use-sending.tsx'
import type { Messages } from '#app/i18n/catalogue.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import type { TimeExplanation } from './explain.ts'
import type { FeastMoment } from './feast.ts'
import { isFeastMorning } from './feast-morning.ts'
import { formatClock } from './local-time.ts'
import type { MethodId, School } from './methods.ts'
import type { RegionId } from './practice-table.ts'
import { PRAYER_ICONS } from './prayer-icons.ts'
import type { RamadanMoment } from './ramadan.ts'
import { RamadanStrip } from './ramadan-strip.tsx'
import type { PrayerName, PrayerPlace, PrayerSettings } from './rules.ts'
import { SunArc } from './sun-arc.tsx'
import { nextIn, useLiveCard } from './use-live-card.ts'
import type { PracticeSource } from './usual-practice.ts'
import { type Reason, writeReason } from './write-reason.ts'
import { writeSource } from './write-source.ts'
import { writeTimeLeft } from './write-time-left.ts'

export type ShownTime = PrayerName | 'sunrise'

/** By what the times go on, should the site fall silent. */
export type PrayerOrder = PrayerPlace & PrayerSettings

export type PrayerCardData = {
  /** Null: the place has no name of its own. */
  place: string | null
  /** Already written in the language of the page. */
  gregorian: string
  hijri: string
  /** The Hijri day has begun this evening, before the civil one. */
  isSinceSunset: boolean
  /** Another Hijri day begins: until the server tells which, none is shown. */
  hijriUntil: number
  /** The moment of the answer, and how far the clocks of the place are ahead of UTC, in milliseconds. */
  now: number
  zoneOffset: number
  next: { name: PrayerName; at: number; time: string; isTomorrow: boolean }
  /** The times are those of a Friday, whose dhuhr is Jumu'ah. */
  isFriday: boolean
  /** The day of the times, where it is not the day it is. */
  timesOf: { isTomorrow: boolean; written: string } | null
  /** `isNextDay`: past midnight, on the day after its timetable's. */
  times: { name: ShownTime; at: number; time: string; isEstimated?: boolean; isNextDay?: boolean }[]
  ramadan: RamadanMoment | null
  /** The feast that is tomorrow or today. */
  feast: FeastMoment | null
  sunrise: number
  sunset: number
  method: string
  school: School
  /** The country whose authority the times follow by themselves. */
  usual: string | null
  source: PracticeSource
  /** The part of the country that has a practice of its own. */
  region: RegionId | null
  /** What to offer instead: the country's usual practice, or the way back to where the page starts. */
  offer: { method: number; methodKey: string; school: School; country: string | null; isAsrOnly: boolean } | null
  /** What others in the country follow. */
  others: { method: MethodId; methodKey: string; school: School }[]
  reasons: Reason[]
  order: PrayerOrder
  /** The site does not answer, and the times are of a later day than it last told. */
  isCarried?: true
}

/** `action` takes the choice of a method by POST, as `method` and `school`; with `stay` it answers without a redirect. */
export function PrayerCard({
  data: served,
  action,
  className = '',
}: {
  data: PrayerCardData
  action: string
  className?: string
}) {
  const { locale, t } = useI18n()
  const words = t.prayer
  const { data, now } = useLiveCard(served)
  const next = nextIn(data, now)
  const methods: Record<string, string> = words.methods
  const time = (text: string) => writeTime(locale, text)
  const nextTime = time(next.time)
  const isAnyEstimated = data.times.some(({ isEstimated }) => isEstimated)
  // Before the Eid prayer nobody waits for dhuhr.
  const isEid = isFeastMorning(data.feast, now)
  const { Form, submit, isBusy } = useSending()

  const choose = (event: FormEvent, { method, school }: { method: number; school: School }) => {
    event.preventDefault()
    submit({ method, school, stay: '1' }, { action })
  }
  const offers = [
    ...(data.offer ? [{ ...data.offer, text: writeOffer(data.offer, words) }] : []),
    ...data.others.map((other) => ({ ...other, text: words.offerOther(methods[other.methodKey] ?? other.methodKey) })),
  ]

  return (
    <section className={`prayer deep ${className}`} aria-label={words.label}>
      <div className="lattice" aria-hidden="true" />
      <CardTop data={data} now={now} />
      <div className="prayer__now">
        <div>
          <div className="prayer__label">{words.next}</div>
          <div className="prayer__name">{isEid ? words.feast.prayer : shownNameOf(next.name, data, words)}</div>
        </div>
        {isEid ? (
          <div className="text-end">
            <div className="prayer__label">{words.feast.afterSunrise}</div>
            <Link className="prayer__link" to="/mosques/occasions?kind=eid">
              {words.feast.near}
            </Link>
          </div>
        ) : (
          <div className="text-end">
            <div className="prayer__label num">{next.isTomorrow ? words.tomorrowAt(nextTime) : words.at(nextTime)}</div>
            <div className="prayer__left num" role="timer">
              {writeTimeLeft(next.at - now, locale, words)}
            </div>
          </div>
        )}
      </div>
      {data.ramadan && <RamadanStrip moment={data.ramadan} now={now} />}
      <SunArc
        label={words.arc}
        sunrise={data.sunrise}
        sunset={data.sunset}
        prayers={data.times.map(({ at }) => at)}
        now={now}
      />
      {data.timesOf && (
        <p className="prayer__day">
          {data.timesOf.isTomorrow ? words.tomorrowOn(data.timesOf.written) : data.timesOf.written}
        </p>
      )}
      <Times data={data} now={now} next={isEid ? null : next.name} />
      <div className="mt-auto text-xs text-on-deep-2">
        {data.isCarried && <p role="status">{words.carriedOn}</p>}
        {isAnyEstimated && <p>≈ {words.estimates}</p>}
        <MethodLine data={data} />
        {offers.map((offer) => (
          <Form key={offer.text} action={action} onSubmit={(event) => choose(event, offer)}>
            <input type="hidden" name="method" value={offer.method} />
            <input type="hidden" name="school" value={offer.school} />
            <button type="submit" className="prayer__offer" aria-busy={isBusy || undefined}>
              {offer.text}
            </button>
          </Form>
        ))}
        <Why data={data} />
      </div>
    </section>
  )
}

type Words = Messages['prayer']

function writeOffer(
  { methodKey, school, country, isAsrOnly }: NonNullable<PrayerCardData['offer']>,
  words: Words,
): string {
  const methods: Record<string, string> = words.methods
  const method = methods[methodKey] ?? methodKey
  if (country === null) return words.offerDefault(method)
  if (isAsrOnly) return words.offerAsr(school === 1 ? words.schools.hanafi : words.schools.standard, country)
  return words.offerUsual(method, country)
}

function shownName(name: TimeExplanation['name'], { names }: Words): string {
  const known: Record<string, string> = names
  return known[name] ?? name
}

type PartProps = { data: PrayerCardData; now: number }

const shownNameOf = (name: ShownTime, { isFriday }: PrayerCardData, { names }: Words) =>
  names[name === 'dhuhr' && isFriday ? 'jumuah' : name]

function CardTop({ data, now }: PartProps) {
  const { locale, t } = useI18n()
  const words = t.prayer
  const time = (text: string) => writeTime(locale, text)
  return (
    <div className="prayer__top">
      <span>
        <b>{data.gregorian}</b>
        {now < data.hijriUntil && data.hijri}
        {now < data.hijriUntil && data.isSinceSunset && ` ${words.sinceSunset}`}
      </span>
      <span className="text-end">
        <b>{data.place ?? words.here}</b>
        <span className="num">{time(formatClock(now, data.zoneOffset))}</span>
      </span>
    </div>
  )
}

/** `next` is marked; nothing is while nobody waits for it. */
function Times({ data, now, next }: PartProps & { next: ShownTime | null }) {
  const { locale, t } = useI18n()
  const time = (text: string) => writeTime(locale, text)
  return (
    <ol className="prayer-times">
      {data.times.map(({ name, at, time: text, isEstimated, isNextDay }) => {
        const Icon = PRAYER_ICONS[name]
        const isNext = name === next
        return (
          <li
            key={name}
            className={isNext ? 'is-next' : at <= now ? 'is-past' : undefined}
            aria-current={isNext ? 'true' : undefined}
          >
            <Icon className="i i--sm" />
            <span>{shownNameOf(name, data, t.prayer)}</span>
            <b>
              {isEstimated && <span aria-hidden="true">≈ </span>}
              {time(text)}
              {isNextDay && <sup className="prayer__plus">{t.prayer.plusDay}</sup>}
            </b>
          </li>
        )
      })}
    </ol>
  )
}

function MethodLine({ data }: Pick<PartProps, 'data'>) {
  const words = useI18n().t.prayer
  const methods: Record<string, string> = words.methods
  const schoolName = data.school === 1 ? words.schools.hanafi : words.schools.standard
  return (
    <p>
      {data.usual
        ? words.usualLine(methods[data.method] ?? data.method, data.region ? words.regions[data.region] : data.usual)
        : words.methodLine(methods[data.method] ?? data.method, schoolName)}
      {data.usual ? ' · ' : ' '}
      <Link className="prayer__link" to="/athan/settings">
        {data.usual ? words.change : words.settings}
      </Link>
    </p>
  )
}

function Why({ data }: Pick<PartProps, 'data'>) {
  const { locale, t } = useI18n()
  const words = t.prayer
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-on-deep underline underline-offset-4">
        {words.why.title}
      </summary>
      <p className="mb-3">
        {words.why.intro} <bdi>{writeSource(data.source, words.why)}</bdi>
      </p>
      <dl className="grid gap-2">
        {data.reasons.map((reason) => (
          <div key={reason.name}>
            <dt className="inline font-semibold text-on-deep">{shownName(reason.name, words)}</dt>{' '}
            <dd className="inline">{writeReason(reason, locale, words.why)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
