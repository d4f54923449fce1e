// Fills a poster from a record, in the poster's own language.
import { encode } from 'uqr'
import { isWholeDay, type OpeningHours, WEEKDAYS } from '#app/core/hours/stored-hours.ts'
import { weekdayName, writeIntervals } from '#app/core/hours/write-hours.ts'
import type { Occasion } from '#app/core/mosques/read-mosque.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { direction, inLocale, intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeClock, writeTime } from '#app/i18n/write-time.ts'
import { eidFacts, eveningFacts } from './occasion-facts.server.ts'
import type { Poster } from './poster.ts'
import { LONGEST, type Order, shorten } from './rules.ts'

const PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

type MonthDay = Record<'fajr' | 'sunrise' | 'dhuhr' | 'asr' | 'maghrib' | 'isha' | 'date' | 'hijri', string> & {
  iqamah: Record<(typeof PRAYERS)[number], string | null>
}
export type PosterMonth = {
  title: string
  hasIqamah: Record<(typeof PRAYERS)[number], boolean>
  days: readonly MonthDay[]
}

export type PosterRecord = {
  name: string
  /** Without language. */
  path: string
  address: string
  /** Where its code leads, where that is not its page: a campaign counts who came by it. */
  codePath?: string | undefined
}
/** What a halal poster may say: the proof that stands, with its end. */
export type HalalProof =
  | { by: 'certificate'; issuer: string; number: string; until: string }
  | { by: 'visit'; on: string; until: string }
  | { by: 'members'; count: number; last: string }
export type PosterSource = {
  record: PosterRecord | null
  month?: PosterMonth | null
  jumuah?: readonly { khutbahAt: string; prayerAt: string | null; language: string | null }[]
  occasions?: readonly Occasion[]
  halal?: HalalProof
  hours?: OpeningHours | null
  event?: { title: string; when: string; where: string } | null
}

type Making = { order: Order; locale: Locale; t: Messages; siteUrl: string; today: string }

/** The dark squares of a code as one path. */
function drawCode(address: string) {
  const { data, size } = encode(address, { border: 1 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, size }
}

export function makePoster({ order, locale, t, siteUrl, today }: Making, source: PosterSource): Poster {
  const words = t.templates.poster
  const { record } = source
  // What is said of halal changes: the code leads to where it is said today.
  const path = record && order.kind === 'halal' ? `${record.path}/halal` : (record?.codePath ?? record?.path)
  const address = siteUrl + inLocale(path ?? '/', locale)
  const base: Poster = {
    kind: order.kind,
    paper: order.paper,
    language: locale,
    direction: direction(locale),
    name: record?.name ?? '',
    title: words.titles[order.kind],
    lead: '',
    saying: null,
    table: null,
    facts: [],
    text: order.text === '' ? [] : order.text.split('\n').filter((line) => line.trim() !== ''),
    code: record ? { ...drawCode(address), caption: words.scan } : null,
    foot: [record?.address ?? '', `${words.printed(writeDate(locale, today))} · ${new URL(siteUrl).host}`].filter(
      (line) => line !== '',
    ),
  }
  return { ...base, ...filled({ order, locale, t, siteUrl, today }, source, base) }
}

/** A member's invitation: only the code is theirs. */
export function makeInvitePoster({
  locale,
  t,
  siteUrl,
  today,
  address,
}: Omit<Making, 'order'> & { address: string }): Poster {
  const words = t.community.invite
  return {
    kind: 'qr',
    paper: 'a4',
    language: locale,
    direction: direction(locale),
    name: 'Mahalla',
    title: words.posterTitle,
    lead: words.posterLead,
    saying: null,
    table: null,
    facts: [],
    text: [],
    code: { ...drawCode(address), caption: words.posterScan },
    foot: [`${t.templates.poster.printed(writeDate(locale, today))} · ${new URL(siteUrl).host}`],
  }
}

function filled(making: Making, source: PosterSource, base: Poster): Partial<Poster> {
  const { order, locale, t } = making
  const words = t.templates.poster
  const { event } = source
  const ownTitle = order.title || shorten(event?.title ?? '', LONGEST.title) || base.title
  const places = [
    { label: words.when, value: order.when || shorten(event?.when ?? '', LONGEST.when) },
    {
      label: words.where,
      value: order.where || shorten(event?.where ?? '', LONGEST.where) || (order.kind === 'jumuah' ? '' : base.name),
    },
  ].filter(({ value }) => value !== '')
  switch (order.kind) {
    case 'timetable':
    case 'ramadan':
      return source.month
        ? { lead: source.month.title, table: monthTable(making, source.month, order.kind === 'ramadan'), text: [] }
        : {}
    case 'jumuah':
      return { title: ownTitle, facts: jumuahFacts(making, source.jumuah ?? []), lead: order.when }
    case 'eid':
      return {
        title: ownTitle,
        saying: { arabic: EID, meaning: words.eidMeaning },
        // What was typed for this sheet goes before what the mosque told.
        facts: [...(order.when === '' ? eidFacts(source.occasions ?? [], making) : []), ...places],
      }
    case 'nights':
      return { facts: eveningFacts(source.occasions ?? [], making) }
    case 'janazah':
      return {
        title: words.titles.janazah,
        lead: order.title,
        saying: { arabic: ISTIRJA, meaning: words.janazahMeaning },
        facts: places,
      }
    case 'event':
      return { title: ownTitle, facts: places }
    case 'hours':
      return { facts: source.hours ? hoursFacts(locale, t, source.hours) : [] }
    case 'halal':
      return halalWords(making, source)
    default:
      return { text: base.text.length > 0 ? base.text : [words.qrText] }
  }
}

const EID = 'تَقَبَّلَ اللهُ مِنَّا وَمِنْكُمْ'
const ISTIRJA = 'إِنَّا لِلّٰهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ'
const FRIDAY = 5

function monthTable({ locale, t }: Making, month: PosterMonth, isRamadan: boolean): NonNullable<Poster['table']> {
  const words = t.templates.poster
  const weekday = new Intl.DateTimeFormat(intlTag(locale), { weekday: 'short', timeZone: 'UTC' })
  const number = new Intl.DateTimeFormat(intlTag(locale), {
    day: 'numeric',
    ...(isRamadan && { month: 'short' as const }),
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  const name = (prayer: (typeof PRAYERS)[number]) =>
    isRamadan && prayer === 'fajr'
      ? words.suhoorEnds
      : isRamadan && prayer === 'maghrib'
        ? words.iftar
        : t.prayer.names[prayer]
  const columns = (['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const).flatMap((prayer) =>
    prayer === 'sunrise'
      ? [{ id: 'sunrise', title: t.prayer.names.sunrise, cell: (day: MonthDay) => writeClock(locale, day.sunrise) }]
      : [
          { id: String(prayer), title: name(prayer), cell: (day: MonthDay) => writeClock(locale, day[prayer]) },
          ...(month.hasIqamah[prayer]
            ? [
                {
                  id: `${prayer}-iqamah`,
                  title: words.iqamah,
                  cell: (day: MonthDay) => (day.iqamah[prayer] ? writeClock(locale, day.iqamah[prayer]) : ''),
                },
              ]
            : []),
        ],
  )
  return {
    columns: [
      { id: 'day', title: words.day },
      { id: 'hijri', title: words.hijri },
      ...columns.map(({ id, title }) => ({ id, title })),
    ],
    rows: month.days.map((day) => {
      const date = new Date(`${day.date}T00:00:00Z`)
      return {
        cells: [`${weekday.format(date)} ${number.format(date)}`, day.hijri, ...columns.map(({ cell }) => cell(day))],
        isMarked: date.getUTCDay() === FRIDAY,
      }
    }),
  }
}

function jumuahFacts({ locale, t }: Making, sessions: NonNullable<PosterSource['jumuah']>): Poster['facts'] {
  const words = t.templates.poster
  return sessions
    .slice(0, 5)
    .flatMap(({ khutbahAt, prayerAt }) => [
      { label: words.khutbah, value: writeTime(locale, khutbahAt) },
      ...(prayerAt ? [{ label: words.prayer, value: writeTime(locale, prayerAt) }] : []),
    ])
}

function hoursFacts(locale: Locale, t: Messages, { weekly }: OpeningHours): Poster['facts'] {
  return WEEKDAYS.map((weekday) => {
    const intervals = weekly[weekday]
    const [first] = intervals
    return {
      label: weekdayName(locale, weekday),
      value: !first ? t.hours.closed : isWholeDay(first) ? t.hours.allDay : writeIntervals(locale, intervals),
    }
  })
}

/** Only what is proved, by whom and until when. Without proof there is no poster. */
function halalWords({ t, locale, today }: Making, { halal }: PosterSource): Partial<Poster> {
  const words = t.templates.poster
  const { halalLevels } = t.listings
  if (!halal) return {}
  const day = (iso: string) => writeDate(locale, iso)
  const asOf = { label: words.asOf, value: day(today) }
  const text = [words.halalText]
  switch (halal.by) {
    case 'certificate':
      return {
        title: halalLevels.certificate,
        facts: [
          { label: words.certifier, value: halal.issuer },
          { label: words.certificateNumber, value: halal.number },
          { label: words.validUntil, value: day(halal.until) },
          asOf,
        ],
        text,
      }
    case 'visit':
      return {
        title: halalLevels.visited,
        facts: [
          { label: words.visitedOn, value: day(halal.on) },
          { label: words.validUntil, value: day(halal.until) },
          asOf,
        ],
        text,
      }
    case 'members':
      return {
        title: halalLevels.community,
        facts: [
          { label: words.confirmedBy, value: formatNumber(locale, halal.count) },
          { label: words.lastConfirmed, value: day(halal.last) },
          asOf,
        ],
        text,
      }
  }
}
