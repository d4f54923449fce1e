// The offline page: times, direction and dates reckoned on the device, saved places, read pages, and forms waiting to be sent.
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { writeDayOf } from '#app/core/hours/write-hours.ts'
import { forgetPocket, readMine } from '#app/core/pocket/own.ts'
import type { MosqueDay, Pocket, PocketPlace } from '#app/core/pocket/pocket.ts'
import { dropWaiting, parseWaiting, useWaitingText } from '#app/core/pocket/waiting-list.ts'
import { MonthTable } from '#app/core/prayer/month-table.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { withoutLocale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeClock } from '#app/i18n/write-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import { renewMine } from './keep-pocket.ts'
import { DAYS, type Reckoned, reckon } from './reckon.ts'
import { SmallMap } from './small-map.tsx'
import './pocket.css'

const PRAYERS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const JAMAAH = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const MINUTE = 60_000

type Kept = { mine: Pocket | null; surahs: number[]; isOnline: boolean }

/** Read out of the worker's pages: their addresses say what was read. */
async function listSurahs(): Promise<number[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
  const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const numbers = pages
    .flat()
    .map(({ url }) => /^\/quran\/(\d{1,3})$/.exec(withoutLocale(new URL(url).pathname))?.[1])
    .filter((number) => number !== undefined)
  return [...new Set(numbers.map(Number))].toSorted((a, b) => a - b)
}

export function PocketPage() {
  const { locale, t } = useI18n()
  const words = t.pocket
  const [query] = useSearchParams()
  // The page that was kept knows no query: what came before is read once it is alive.
  const [from, setFrom] = useState<string | null>(null)

  useEffect(() => setFrom(new URLSearchParams(location.search).get('from') ?? query.get('from')), [query])

  const { kept, setKept, now } = useKept()
  const mine = kept?.mine ?? null
  return (
    <div className="page section stack gap-8">
      <header className="stack gap-2 max-w-[44rem]">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {from !== null && kept?.isOnline === false && (
        <Alert tone="warning" title={words.notKept}>
          {words.notKeptText}{' '}
          <a className="link" href={from.startsWith('/') && !from.startsWith('//') ? from : '/'}>
            {words.tryAgain}
          </a>
        </Alert>
      )}
      {from === null && kept?.isOnline === false && <Alert title={words.away}>{words.awayText}</Alert>}
      <WaitingList />
      {mine?.place && now ? (
        <PlaceParts
          reckoned={reckon(mine.place, locale, now)}
          place={mine.place.name}
          now={now}
          zone={mine.place.timeZone}
        />
      ) : (
        kept !== null && (
          <Section id="times" title={t.athan.month.title}>
            <p className="soft">{words.noPlace}</p>
            <div>
              <Button to="/place" variant="soft">
                {t.athan.placeNeeded.choose}
              </Button>
            </div>
          </Section>
        )
      )}
      <Section id="places" title={words.places}>
        {mine && mine.places.length > 0 ? (
          <ul className="pocket-list">
            {mine.places.map((place) => (
              <li key={place.id}>
                <KeptPlace place={place} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="soft">{words.noPlaces}</p>
        )}
      </Section>
      <QuranPart surahs={kept?.surahs ?? []} />
      <Section id="zakaat" title={t.zakaat.title}>
        <p className="soft">{t.zakaat.lead}</p>
        <p>
          <Button to="/zakaat" variant="outline" reloadDocument>
            {t.zakaat.title}
          </Button>
        </p>
      </Section>
      <Section id="kept" title={words.device}>
        <p className="soft">
          {mine ? words.keptAt(writeDate(locale, new Date(mine.madeAt).toISOString())) : words.nothingKept}
        </p>
        <div>
          <Button
            variant="outline"
            onClick={async () => {
              await forgetPocket()
              await caches.delete('mahalla-whole-quran')
              setKept({ mine: null, surahs: [], isOnline: navigator.onLine })
            }}
          >
            {words.removeAll}
          </Button>
        </div>
      </Section>
    </div>
  )
}

/** What this device keeps, renewed where the site answers; and the time, each minute. */
function useKept() {
  const { locale } = useI18n()
  const [kept, setKept] = useState<Kept | null>(null)
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    let isGone = false
    async function look() {
      if (!('caches' in globalThis)) return setKept({ mine: null, surahs: [], isOnline: true })
      const [before, surahs] = await Promise.all([readMine(), listSurahs()])
      if (!isGone) setKept({ mine: before, surahs, isOnline: navigator.onLine })
      const fresh = await renewMine(locale, before).catch(() => null)
      if (!isGone) setKept({ mine: fresh ?? before, surahs, isOnline: fresh !== null })
    }
    void look()
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [locale])
  return { kept, setKept, now }
}

function QuranPart({ surahs }: { surahs: readonly number[] }) {
  const { locale, t } = useI18n()
  const words = t.pocket
  return (
    <Section id="quran" title={words.quran.title}>
      {surahs.length > 0 && (
        <ul className="pocket-surahs">
          {surahs.map((number) => (
            <li key={number}>
              <a className="chip" href={`/quran/${number}`}>
                {words.quran.surah(formatNumber(locale, number))}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="row row--wrap gap-3">
        <Button to="/pocket/quran" variant="soft" reloadDocument>
          {words.quran.whole}
        </Button>
      </p>
    </Section>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack gap-3" aria-labelledby={`${id}-title`} id={id}>
      <h2 className="h3" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type PlaceProps = { reckoned: Reckoned; place: string | null; now: Date; zone: string }

function PlaceParts({ reckoned: { today, days, bearing, kilometres }, place, now, zone }: PlaceProps) {
  const { locale, t } = useI18n()
  const words = t.pocket
  const first = days[0]
  if (!first) return null
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(now)
  const next = PRAYERS.find((name) => name !== 'sunrise' && first[name] > clock)
  const degrees = bearing === null ? null : formatNumber(locale, Math.round(bearing))
  return (
    <>
      <Section id="times" title={words.timesIn(place ?? words.yourPlace)}>
        <p className="soft">
          {writeDate(locale, today)} · {first.hijri}
        </p>
        <dl className="pocket-times">
          {PRAYERS.map((name) => (
            <div key={name} className={name === next ? 'is-next' : undefined}>
              <dt className="small soft">{t.prayer.names[name]}</dt>
              <dd>{writeClock(locale, first[name])}</dd>
            </div>
          ))}
        </dl>
        <details>
          <summary className="link">{words.daysAhead(formatNumber(locale, DAYS))}</summary>
          <MonthTable days={days} locale={locale} today={today} caption={words.daysAhead(formatNumber(locale, DAYS))} />
        </details>
      </Section>
      <Section id="qibla" title={t.athan.qibla.title}>
        <p>
          {degrees !== null &&
            t.athan.qibla.bearing(degrees, t.athan.qibla.points[Math.round((bearing ?? 0) / 22.5) % 16] ?? '')}
        </p>
        <p className="soft">{t.athan.qibla.distance(formatNumber(locale, Math.round(kilometres)))}</p>
      </Section>
    </>
  )
}

function KeptPlace({ place: { name, path, address, phone, hours, days, map } }: { place: PocketPlace }) {
  const { locale, t } = useI18n()
  const words = t.pocket
  return (
    <details>
      <summary dir="auto">{name}</summary>
      <div className="stack gap-2">
        {address && <p dir="auto">{address}</p>}
        {map && <SmallMap name={name} map={map} />}
        {phone && (
          <p>
            <a className="link" href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
              {phone}
            </a>
          </p>
        )}
        {hours && (
          <table className="pocket-week">
            <tbody>
              {hours.map(({ weekday, open }) => (
                <tr key={weekday}>
                  <th scope="row">{weekday}</th>
                  <td>{open || words.closed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {days && (
          <Table
            caption={t.athan.month.title}
            staysWide
            rows={days}
            rowKey={({ date }) => date}
            columns={[
              {
                id: 'day',
                header: t.athan.month.day,
                rowHeader: true,
                cell: ({ date }) => writeDayOf(locale, date),
              },
              ...JAMAAH.map((prayer, index) => ({
                id: prayer,
                header: t.prayer.names[prayer],
                cell: ({ times, iqamah }: MosqueDay) => (
                  <>
                    {writeClock(locale, times[index] ?? '')}
                    {iqamah[index] && <b>{` · ${writeClock(locale, iqamah[index])}`}</b>}
                  </>
                ),
              })),
            ]}
          />
        )}
        <p>
          <Link className="link" to={path}>
            {words.open}
          </Link>
        </p>
      </div>
    </details>
  )
}

function WaitingList() {
  const { locale, t } = useI18n()
  const words = t.pocket.waiting
  const list = parseWaiting(useWaitingText())
  if (list.length === 0) return null
  return (
    <Section id="waiting" title={words.title}>
      <p className="soft">{words.lead}</p>
      <ul className="pocket-list">
        {list.map(({ id, to, fields, at, stopped }) => (
          <li key={id} className="row row--wrap gap-3">
            <span className="grow stack gap-1">
              <b dir="auto">{longestOf(fields) || withoutLocale(to.split('?', 1)[0] ?? to)}</b>
              <span className="small soft">
                {writeDate(locale, new Date(at).toISOString())}
                {stopped !== null && ` · ${words[stopped]}`}
              </span>
            </span>
            <a className="link" href={to.split('?', 1)[0]}>
              {t.pocket.open}
            </a>
            <Button size="sm" variant="ghost" onClick={() => dropWaiting(id)}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What somebody wrote is the longest of what a form says. */
const SHOWN = 80
const longestOf = (fields: readonly [string, string][]) =>
  (
    fields
      .filter(([name]) => !['once', 'back', 'intent', 'save', 'remove'].includes(name))
      .toSorted(([, a], [, b]) => b.length - a.length)[0]?.[1] ?? ''
  ).slice(0, SHOWN)
