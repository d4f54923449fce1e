// Today's prayers at one place: both dates, the next prayer and the time left, the sun's path, the six times, the method,
// and why each time is what it is. Dates come written from the server, because browsers and servers do not always
// write them alike; the minutes count down here.

import type { FormEvent } from 'react'
import { Link, useFetcher } from 'react-router'
import { writeTime } from '#app/core/hours/write-time.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Icon } from '#app/ui/icon.tsx'
import { CloudSun, Moon, MoonStar, Sun, Sunrise, Sunset } from '#app/ui/icons.ts'
import type { TimeExplanation } from './explain.ts'
import { formatClock } from './local-time.ts'
import type { AdjustableTime, MethodId, School } from './methods.ts'
import type { PrayerName } from './rules.ts'
import { SunArc } from './sun-arc.tsx'
import { nextIn, useLiveCard } from './use-live-card.ts'
import { type Reason, writeReason } from './write-reason.ts'

export type ShownTime = PrayerName | 'sunrise'

/** What the services are asked by, should the site fall silent. */
export type PrayerOrder = {
  lat: number
  lng: number
  timeZone: string
  method: MethodId
  school: School
  offsets?: Partial<Record<AdjustableTime, number>> | undefined
}

export type PrayerCardData = {
  /** Null: the place has no name of its own. */
  place: string | null
  /** Already written in the language of the page. */
  gregorian: string
  hijri: string
  /** The moment of the answer, and how far the clocks of the place are ahead of UTC, in milliseconds. */
  now: number
  zoneOffset: number
  next: { name: PrayerName; at: number; time: string; isTomorrow: boolean }
  times: { name: ShownTime; at: number; time: string }[]
  sunrise: number
  sunset: number
  method: string
  school: School
  /** The method to offer instead: the usual one of the country, or the way back to the default. */
  offer: { method: number; methodKey: string; school: School; country: string | null } | null
  reasons: Reason[]
  /** Null: the visitor chose what the services cannot be asked for. */
  order: PrayerOrder | null
  /** The site does not answer, and the times are of a later day than it last told. */
  isCarried?: true
}

const MINUTE = 60_000

const ICONS: Record<ShownTime, Icon> = {
  fajr: MoonStar,
  sunrise: Sunrise,
  dhuhr: Sun,
  asr: CloudSun,
  maghrib: Sunset,
  isha: Moon,
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
  const schoolName = data.school === 1 ? words.schools.hanafi : words.schools.standard
  const nextTime = time(next.time)
  const fetcher = useFetcher()

  function choose(event: FormEvent) {
    if (!data.offer) return
    event.preventDefault()
    const { method, school } = data.offer
    void fetcher.submit({ method, school, stay: '1' }, { method: 'post', action })
  }

  return (
    <section className={`prayer deep ${className}`} aria-label={words.label}>
      <div className="lattice" aria-hidden="true" />
      <div className="prayer__top">
        <span>
          <b>{data.gregorian}</b>
          {data.hijri}
        </span>
        <span className="text-end">
          <b>{data.place ?? words.here}</b>
          <span className="num">{time(formatClock(now, data.zoneOffset))}</span>
        </span>
      </div>
      <div className="prayer__now">
        <div>
          <div className="prayer__label">{words.next}</div>
          <div className="prayer__name">{words.names[next.name]}</div>
        </div>
        <div className="text-end">
          <div className="prayer__label num">{next.isTomorrow ? words.tomorrowAt(nextTime) : words.at(nextTime)}</div>
          <div className="prayer__left num" role="timer">
            {timeLeft(next.at - now, locale, words)}
          </div>
        </div>
      </div>
      <SunArc
        label={words.arc}
        sunrise={data.sunrise}
        sunset={data.sunset}
        prayers={data.times.map(({ at }) => at)}
        now={now}
      />
      <ol className="prayer-times">
        {data.times.map(({ name, at, time: text }) => {
          const Icon = ICONS[name]
          const isNext = name === next.name
          return (
            <li
              key={name}
              className={isNext ? 'is-next' : at <= now ? 'is-past' : undefined}
              aria-current={isNext ? 'true' : undefined}
            >
              <Icon className="i i--sm" />
              <span>{words.names[name]}</span>
              <b>{time(text)}</b>
            </li>
          )
        })}
      </ol>
      <div className="mt-auto text-xs text-on-deep-2">
        {data.isCarried && <p role="status">{words.carriedOn}</p>}
        <p>
          {words.methodLine(methods[data.method] ?? data.method, schoolName)}{' '}
          <Link className="prayer__link" to="/athan/settings">
            {words.settings}
          </Link>
        </p>
        {data.offer && (
          <fetcher.Form method="post" action={action} onSubmit={choose}>
            <input type="hidden" name="method" value={data.offer.method} />
            <input type="hidden" name="school" value={data.offer.school} />
            <button
              type="submit"
              className="min-h-11 text-start text-sm font-semibold text-on-deep underline underline-offset-4"
              aria-busy={fetcher.state !== 'idle' || undefined}
            >
              {data.offer.country === null
                ? words.offerDefault(methods[data.offer.methodKey] ?? data.offer.methodKey)
                : words.offerUsual(methods[data.offer.methodKey] ?? data.offer.methodKey, data.offer.country)}
            </button>
          </fetcher.Form>
        )}
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-on-deep underline underline-offset-4">
            {words.why.title}
          </summary>
          <p className="mb-3">{words.why.intro}</p>
          <dl className="grid gap-2">
            {data.reasons.map((reason) => (
              <div key={reason.name}>
                <dt className="inline font-semibold text-on-deep">{shownName(reason.name, words)}</dt>{' '}
                <dd className="inline">{writeReason(reason, locale, words.why)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  )
}

type Words = Messages['prayer']

/** Rounded up, as people count: at 14:17:30 a prayer at 14:18 is a minute away. */
function timeLeft(ms: number, locale: Locale, words: Words): string {
  const minutes = Math.ceil(ms / MINUTE)
  if (minutes <= 0) return words.now
  const rest = formatNumber(locale, minutes % 60)
  return minutes < 60
    ? words.minutesLeft(rest)
    : words.hoursAndMinutesLeft(formatNumber(locale, Math.floor(minutes / 60)), rest)
}

function shownName(name: TimeExplanation['name'], { names }: Words): string {
  const known: Record<string, string> = names
  return known[name] ?? name
}
