// Invented mosques that show what a page can hold. Real mosques tell their own times and facilities; these say in their
// names that they are samples.
import type { SampleMosque } from './shapes.ts'

export type SampleRule = {
  readonly prayer: 'fajr' | 'dhuhr' | 'asr' | 'maghrib' | 'isha'
  readonly kind: 'fixed' | 'offset' | 'calendar'
  readonly time?: string
  readonly minutes?: number
  readonly roundTo?: number
  readonly calendar?: Readonly<Record<string, string>>
  readonly adhanBefore?: number
  /** Days from the day of seeding on which it begins to hold. */
  readonly from?: number
}

export type CommunityMosque = SampleMosque & {
  readonly timeZone: string
  readonly method: number
  readonly school: 0 | 1
  readonly facilities: Readonly<Record<string, boolean>>
  readonly womenSpace: Readonly<Record<string, string | boolean>> | null
  readonly rules: readonly SampleRule[]
  readonly jumuah: readonly {
    khutbah: string
    prayer: string | null
    language: string
    venue: string
    women: boolean
  }[]
  readonly announcements: readonly {
    kind: 'general' | 'janazah' | 'class' | 'event'
    title: string
    body: string
    /** Days from the day of seeding. */
    inDays: number
    after: string | null
    burial: string | null
  }[]
  /** Tells its Ramadan and Eid. */
  readonly isSeasonal?: true
  readonly admin: string | null
}

const everyday: readonly SampleRule[] = [
  { prayer: 'fajr', kind: 'offset', minutes: 30, roundTo: 15, adhanBefore: 15 },
  { prayer: 'dhuhr', kind: 'fixed', time: '13:15', adhanBefore: 15 },
  { prayer: 'asr', kind: 'offset', minutes: 20, roundTo: 5, adhanBefore: 10 },
  { prayer: 'maghrib', kind: 'offset', minutes: 5 },
  { prayer: 'isha', kind: 'offset', minutes: 30, roundTo: 15, adhanBefore: 15 },
]

export const communityMosques: readonly CommunityMosque[] = [
  {
    slug: 'sample-masjid-stratford',
    name: 'Sample Masjid, Stratford',
    localName: null,
    mosqueType: 'Masjid',
    description: 'This is an invented mosque. It shows what a page can hold once a mosque keeps it.',
    address: '1 Sample Lane, London E15',
    city: 'London',
    state: 'England',
    countryCode: 'GB',
    lat: 51.5398,
    lng: -0.0013,
    website: null,
    timeZone: 'Europe/London',
    method: 3,
    school: 1,
    facilities: {
      sisters_space: true,
      wudu: true,
      sisters_wudu: true,
      toilets: true,
      wheelchair: true,
      parking: false,
      jumuah: true,
      janazah: true,
      school: true,
      open_all_day: true,
    },
    womenSpace: {
      open_for: 'all',
      entrance: 'Sample Lane, green door',
      wudu: true,
      hears: 'hears',
      children: true,
      note: 'A lift leads to the first floor.',
    },
    rules: [
      ...everyday.slice(0, 4),
      { prayer: 'isha', kind: 'fixed', time: '19:30', adhanBefore: 15 },
      { prayer: 'isha', kind: 'fixed', time: '20:00', adhanBefore: 15, from: 6 },
    ],
    jumuah: [
      { khutbah: '12:15', prayer: '12:45', language: 'English', venue: 'Main hall', women: true },
      { khutbah: '13:15', prayer: '13:45', language: 'Bengali & Arabic', venue: 'Main hall', women: true },
    ],
    announcements: [
      {
        kind: 'janazah',
        title: 'Janazah prayer (sample)',
        body: 'An invented announcement: please keep the family in your dua.',
        inDays: 0,
        after: 'dhuhr',
        burial: 'Sample Gardens',
      },
      {
        kind: 'class',
        title: 'Tafsir for beginners (sample)',
        body: 'In English, main hall. Free, no booking needed.',
        inDays: 6,
        after: 'maghrib',
        burial: null,
      },
    ],
    isSeasonal: true,
    admin: 'bilal@sample.mahalla.example',
  },
  {
    slug: 'sample-masjid-sparkbrook',
    name: 'Sample Masjid, Sparkbrook',
    localName: null,
    mosqueType: 'Masjid',
    description: 'This is an invented mosque. Its times and facilities are samples.',
    address: '2 Sample Road, Birmingham B11',
    city: 'Birmingham',
    state: 'England',
    countryCode: 'GB',
    lat: 52.4602,
    lng: -1.8718,
    website: null,
    timeZone: 'Europe/London',
    method: 3,
    school: 1,
    facilities: { sisters_space: true, wudu: true, parking: true, wheelchair: false, jumuah: true },
    womenSpace: { open_for: 'jumuah', entrance: 'Sample Road, side door' },
    rules: everyday,
    jumuah: [{ khutbah: '13:00', prayer: '13:30', language: 'English & Urdu', venue: 'Main hall', women: true }],
    announcements: [],
    admin: null,
  },
  {
    slug: 'sample-mescidi-uskudar',
    name: 'Sample Mescidi, Üsküdar',
    localName: null,
    mosqueType: 'Masjid',
    description: 'This is an invented mosque. Its times and facilities are samples.',
    address: null,
    city: 'Istanbul',
    state: 'Istanbul',
    countryCode: 'TR',
    lat: 41.0241,
    lng: 29.0157,
    website: null,
    timeZone: 'Europe/Istanbul',
    method: 13,
    school: 0,
    facilities: { wudu: true, sisters_space: true, parking: false, toilets: true, jumuah: true },
    womenSpace: null,
    rules: everyday,
    jumuah: [{ khutbah: '13:05', prayer: '13:25', language: 'Türkçe', venue: 'Cami', women: true }],
    announcements: [],
    admin: null,
  },
  {
    slug: 'sample-masjid-new-cairo',
    name: 'Sample Masjid, New Cairo',
    localName: null,
    mosqueType: 'Jami',
    description: 'This is an invented mosque. Its times and facilities are samples.',
    address: null,
    city: 'Cairo',
    state: 'Cairo Governorate',
    countryCode: 'EG',
    lat: 30.0412,
    lng: 31.3105,
    website: null,
    timeZone: 'Africa/Cairo',
    method: 5,
    school: 0,
    facilities: { wudu: true, sisters_space: true, wheelchair: true, parking: true, library: true, jumuah: true },
    womenSpace: { open_for: 'all', wudu: true },
    rules: everyday,
    jumuah: [{ khutbah: '12:00', prayer: '12:30', language: 'العربية', venue: 'المصلى الكبير', women: true }],
    announcements: [],
    admin: null,
  },
]
