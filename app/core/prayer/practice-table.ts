// The practice of each country and of the regions that differ, as data: whose figures, what is added to them, who says so.
// Compared with what the bodies publish in November 2026; `published-tables.test.ts` holds those that were found.
import type { LocalRules, MethodId, School, StandIn } from './methods.ts'
import type { HighLatitudeRule } from './twilight.ts'

/** A corner of a region: latitude, longitude. */
type Corner = readonly [lat: number, lng: number]

export type PracticeRow = {
  method: MethodId
  school: School
  /** What is done there beyond the figures of the method. */
  local?: LocalRules | undefined
  /** Absent: the share of the night that belongs to the angle. */
  highLatitude?: HighLatitudeRule | undefined
  /** `authority`: a national body publishes times so. `custom`: most mosques do. `unconfirmed`: we take it so, nobody told. */
  basis: 'authority' | 'custom' | 'unconfirmed'
  /** Who says so and in what; the year of the rule, null where none is dated. */
  source: { name: string; year: number | null }
  /** What many others there follow: offered beside it. */
  also?: readonly MethodId[] | undefined
}

export type RegionId =
  | 'kerala'
  | 'tamilNadu'
  | 'westernCape'
  | 'kelantan'
  | 'kualaLumpur'
  | 'kuching'
  | 'tatarstan'
  | 'dagestan'
  | 'chechnya'
  | 'northOfNorway'
  | 'northOfCanada'

/** A region goes by its own row inside its corners, drawn coarsely along its border. */
export type RegionRow = PracticeRow & { id: RegionId; country: string; corners: readonly Corner[] }

type Details = Pick<PracticeRow, 'local' | 'highLatitude' | 'also'> & { year?: number }
type Rule = (method: MethodId, school: School, name: string, details?: Details) => PracticeRow

const rule =
  (basis: PracticeRow['basis']): Rule =>
  (method, school, name, { year, ...details } = {}) => ({
    method,
    school,
    ...details,
    basis,
    source: { name, year: year ?? null },
  })
const authority = rule('authority')
const custom = rule('custom')
const unconfirmed = rule('unconfirmed')

const MWL = 'Muslim World League'
const KARACHI = 'University of Islamic Sciences, Karachi'
const ISNA = 'Islamic Society of North America; Fiqh Council of North America'
// Where twilight does not end, the League's Fiqh Council takes the share of the night it has at 45°; the European Council
// for Fatwa and Research confirms it and says that most countries of Europe go by it, with 18° and 17°.
const IN_EUROPE = 'Muslim World League, Fiqh Council, 1406; European Council for Fatwa and Research'
const EUROPEAN = { year: 1986, highLatitude: 'nearest-latitude-45' } as const

const box = (south: number, west: number, north: number, east: number): readonly Corner[] => [
  [south, west],
  [south, east],
  [north, east],
  [north, west],
]

/** The same minutes on every prayer. */
const each = (minutes: number) => ({ fajr: minutes, dhuhr: minutes, asr: minutes, maghrib: minutes, isha: minutes })
const share = (of: number, season?: 'summer'): StandIn => ({ share: 1 / of, ...(season && { season }) })

// Rounded up to the minute on top of what it adds: a half says so.
const JAKIM = 'Department of Islamic Development Malaysia (JAKIM), times of its zones, 2025'
const malaysia = (margins: NonNullable<LocalRules['margins']>, more: LocalRules = {}): Details => ({
  year: 2019,
  local: { fajrAngle: 18, margins, ...more },
})

export const COUNTRIES: Readonly<Record<string, PracticeRow>> = {
  // Asr two minutes nearer to the sun than AlAdhan has it, Maghrib a minute later.
  AE: authority(16, 0, 'General Authority of Islamic Affairs, Endowments and Zakat, table for Dubai, 2025', {
    local: { margins: { asr: -2, maghrib: 1 } },
  }),
  AF: authority(1, 1, `Ministry of Hajj and Religious Affairs, Afghanistan; ${KARACHI}`),
  AL: authority(3, 0, 'Muslim Community of Albania, yearly takvim', {
    local: { margins: { fajr: -5, sunrise: -5, dhuhr: 7, asr: 4, maghrib: 7, isha: 2 } },
  }),
  // Of the Hanafi school, with Asr by the first shadow in its takvim.
  BA: authority(3, 0, 'Islamic Community in Bosnia and Herzegovina, Rijaset: yearly takvim', {
    local: { fajrAngle: 19, margins: { sunrise: -6, dhuhr: 1, maghrib: 6 } },
  }),
  // Its calendar begins each prayer three minutes late and ends suhoor three minutes before dawn, six before its Fajr. The
  // dawn of the calendars it printed for Dhaka from 2017 to 2023 is that of 18.5°.
  BD: authority(1, 1, `Islamic Foundation Bangladesh; ${KARACHI}`, {
    local: { fajrAngle: 18.5, margins: each(3), suhoor: 6 },
  }),
  BH: authority(8, 0, 'Ministry of Justice, Islamic Affairs and Waqf, Bahrain', { also: [0] }),
  BN: authority(17, 0, 'Ministry of Religious Affairs, Brunei: Waktu Sembahyang, 2026', {
    local: { margins: { dhuhr: 1 } },
  }),
  // Its timetable of Ramadan 2025 for Mississauga is the Moonsighting Committee's to the minute, with the standard Asr.
  CA: custom(15, 0, 'ISNA Canada, timetable of Ramadan', { year: 2025, also: [2] }),
  DZ: authority(19, 0, 'Ministry of Religious Affairs and Wakfs, Algeria'),
  EG: authority(5, 0, 'Egyptian General Authority of Survey'),
  FI: custom(3, 0, 'International Astronomical Center for rukousaika.fi, Helsinki: a fifth of the night in summer', {
    local: { margins: { dhuhr: 2 }, twilight: share(5) },
  }),
  // Its calendars are in most mosques; the Great Mosque of Paris goes by 18°.
  FR: custom(12, 0, 'Musulmans de France (UOIF), calendars of its mosques', { also: [3] }),
  GB: custom(15, 1, 'Moonsighting Committee Worldwide', { also: [3] }),
  // Two minutes of caution (ihtiyat), three at noon, then rounded up; sunrise earlier by as much.
  ID: authority(20, 0, 'Ministry of Religious Affairs, Republic of Indonesia (Kemenag)', {
    local: { margins: { fajr: 2.5, sunrise: -3, dhuhr: 3.5, asr: 2.5, maghrib: 3, isha: 2.5 } },
  }),
  IN: custom(1, 1, KARACHI),
  // Sunnis and Shiites live in one country, often in one city: no border between the two would be true.
  IQ: unconfirmed(3, 0, MWL, { also: [0, 5] }),
  IR: authority(7, 0, 'Institute of Geophysics, University of Tehran'),
  JO: authority(23, 0, 'Ministry of Awqaf, Islamic Affairs and Holy Places, Jordan'),
  KW: authority(9, 0, 'Ministry of Awqaf and Islamic Affairs, Kuwait'),
  LB: authority(5, 0, 'Dar al-Fatwa, Lebanon; Egyptian General Authority of Survey', { also: [0] }),
  // Shafi’i, with the twilight of the subcontinent.
  LK: custom(1, 0, KARACHI),
  LY: authority(5, 0, 'General Authority for Awqaf, Libya; Egyptian General Authority of Survey'),
  MA: authority(21, 0, 'Ministry of Habous and Islamic Affairs, Morocco'),
  MK: authority(3, 0, 'Islamic Religious Community of North Macedonia, yearly takvim', {
    local: { margins: { fajr: -5, sunrise: -5, dhuhr: 7, asr: 4, maghrib: 7, isha: 2 } },
  }),
  // 18° for Fajr by the 116th meeting of the national council's committee, 20 and 21 November 2019; AlAdhan's number has
  // the 20° of before. A zone goes by its western end, so its towns have a minute or two more.
  MY: authority(17, 0, JAKIM, malaysia({ fajr: 1.3, sunrise: -0.4, dhuhr: 2.3, asr: 1.3, maghrib: 1.3, isha: 1.2 })),
  NO: custom(3, 0, 'Islamic Council Norway, decision of its imams’ committee, 11 May', {
    year: 2014,
    local: { ishaAngle: 18, twilight: share(7, 'summer') },
  }),
  // Isha is as long after sunset as the twilight of 18°, and Maghrib is rounded to six minutes after it.
  OM: authority(8, 0, 'Ministry of Endowments and Religious Affairs, Oman: table for Muscat, 2026', {
    local: { fajrAngle: 18, ishaAngle: 18, margins: { dhuhr: 5, maghrib: 6 } },
  }),
  PK: authority(1, 1, KARACHI),
  PS: authority(5, 0, 'Ministry of Awqaf, Palestine; Egyptian General Authority of Survey'),
  PT: authority(22, 0, 'Comunidade Islâmica de Lisboa'),
  // Maghrib three minutes after sunset, Isha ninety after that.
  QA: authority(10, 0, 'Qatar Calendar House, table of Ramadan', {
    year: 2025,
    local: { margins: { maghrib: 3, isha: 3 } },
  }),
  RU: authority(14, 1, 'Spiritual Administration of Muslims of Russia'),
  // 18.5° for Fajr since 1 Muharram 1430.
  SA: authority(4, 0, 'Umm al-Qura calendar, Saudi Arabia', { year: 2009 }),
  SD: authority(5, 0, 'Ministry of Religious Affairs, Sudan; Egyptian General Authority of Survey'),
  SE: custom(3, 0, 'Swedish Council of Imams, conference on prayer times, 10 October', {
    year: 2021,
    local: { twilight: share(3) },
  }),
  SG: authority(11, 0, 'Islamic Religious Council of Singapore (MUIS): timetable, 2025 and 2026', {
    local: { margins: { fajr: 1, sunrise: 1, dhuhr: 2, asr: 1, maghrib: 1, isha: 1 } },
  }),
  SY: authority(5, 0, 'Ministry of Awqaf, Syria; Egyptian General Authority of Survey'),
  // Noon seven minutes after the sun's, as its table has it.
  TN: authority(18, 0, 'National Institute of Meteorology, Tunisia: table, 2026', {
    local: { margins: { fajr: -0.7, sunrise: -0.7, dhuhr: 7, maghrib: 2.5, isha: 0.7 } },
  }),
  // The margins of 7, 5, 4 and 7 minutes, and 18° for dawn.
  TR: authority(13, 0, 'Presidency of Religious Affairs (Diyanet), Turkey', { year: 1983 }),
  US: custom(2, 0, ISNA, { year: 2017, also: [15, 3] }),
  UZ: authority(3, 1, 'Muslim Board of Uzbekistan: times for Tashkent', {
    year: 2025,
    local: { fajrAngle: 15, ishaAngle: 15, margins: { fajr: -2, dhuhr: 5, maghrib: 3 } },
  }),
  // The yearly takvim of its Islamic Community could not be reckoned to less than five minutes.
  XK: unconfirmed(3, 0, MWL),
  YE: authority(4, 0, 'Ministry of Awqaf and Guidance, Yemen; Umm al-Qura calendar', { year: 2009 }),
  // The Jamiatul Ulama's calendars; the Cape has its own.
  ZA: custom(1, 1, 'Jamiatul Ulama South Africa, perpetual calendar'),
}

/** Countries that share a row: most publish nothing that was found, and the school is that of most who pray there. */
const SHARED: readonly (readonly [codes: string, row: PracticeRow])[] = [
  [
    'AD AT BE BG BY CH CY CZ DK EE ES GI GR HR HU IS IT LI LT LU LV MC MD ME MT NL PL RO RS SI SK SM UA',
    {
      ...custom(3, 0, IN_EUROPE, EUROPEAN),
    },
  ],
  // Mosques of Türkiye's and of others stand side by side there.
  ['DE', custom(3, 0, IN_EUROPE, { ...EUROPEAN, also: [13] })],
  ['IE', custom(3, 0, IN_EUROPE, { ...EUROPEAN, also: [15] })],
  ['FO GL', unconfirmed(3, 0, MWL, { highLatitude: 'nearest-latitude-45' })],
  ['AU NZ NC PG', unconfirmed(3, 0, MWL)],
  // West and middle Africa: Maliki.
  ['BF BJ CD CF CG CI CM CV GA GH GM GN GQ GW LR ML MR NE NG SL SN ST TD TG', unconfirmed(3, 0, MWL)],
  // East Africa and its islands: Shafi’i.
  ['BI DJ ER ET KE KM MG MW MZ RW SC SO SS TZ UG YT ZM ZW', unconfirmed(3, 0, MWL)],
  ['AO BW LS NA SZ', unconfirmed(3, 0, MWL)],
  // From the subcontinent: Hanafi.
  ['MM MU NP RE', unconfirmed(1, 1, KARACHI)],
  ['BB FJ GY SR TT', unconfirmed(3, 1, MWL)],
  ['MV', unconfirmed(3, 0, MWL)],
  ['CN KG KZ MN TJ TM TW', unconfirmed(3, 1, MWL)],
  ['AM GE', unconfirmed(3, 0, MWL)],
  ['AZ', unconfirmed(3, 0, MWL, { also: [7, 0, 13] })],
  ['HK JP KH KR LA MO PH TH TL VN', unconfirmed(3, 0, MWL)],
  ['AR BO BR BS BZ CL CO CR CU DO EC GT HN HT JM MX NI PA PE PR PY SV UY VE', unconfirmed(3, 0, MWL)],
  ['IL', unconfirmed(5, 0, 'Egyptian General Authority of Survey')],
]

export const ALL_COUNTRIES: ReadonlyMap<string, PracticeRow> = new Map([
  ...SHARED.flatMap(([codes, row]) => codes.split(' ').map((code) => [code, row] as const)),
  ...Object.entries(COUNTRIES),
])

const SHAFII = 'Shafi’i Asr, as most mosques there pray'

export const REGIONS: readonly RegionRow[] = [
  {
    id: 'kerala',
    country: 'IN',
    corners: [
      [12.8, 74.8],
      [12.6, 75.4],
      [11.9, 76.1],
      [11.4, 76.4],
      [10.9, 76.85],
      [10.2, 76.9],
      [9.5, 77.25],
      [8.3, 77.2],
      [8.1, 76.8],
      [9.9, 75.9],
      [11.2, 75.5],
    ],
    ...custom(1, 0, `${KARACHI}; ${SHAFII}`),
  },
  {
    id: 'tamilNadu',
    country: 'IN',
    corners: [
      [8, 77],
      [8.3, 77.2],
      [9.5, 77.25],
      [10.2, 76.9],
      [10.9, 76.85],
      [11.4, 76.4],
      [11.7, 76.9],
      [12.1, 77.6],
      [12.7, 77.75],
      [12.9, 78.4],
      [13.4, 79.8],
      [13.5, 80.5],
      [10.3, 80.1],
      [9, 79.5],
      [7.9, 77.6],
    ],
    ...custom(1, 0, `${KARACHI}; ${SHAFII}`),
  },
  // The Muslim Judicial Council's Cape prays Asr by the first shadow.
  { id: 'westernCape', country: 'ZA', corners: box(-35, 17.5, -31.5, 23.5), ...custom(3, 0, `${MWL}; ${SHAFII}`) },
  // Isha by 17°.
  {
    id: 'kelantan',
    country: 'MY',
    corners: [
      [6.3, 102],
      [6, 102.5],
      [5.4, 102.35],
      [4.7, 102.2],
      [4.5, 101.4],
      [5.7, 101.6],
      [5.9, 101.9],
    ],
    ...authority(
      17,
      0,
      JAKIM,
      malaysia({ fajr: 1.5, sunrise: 0.5, dhuhr: 2.6, asr: 1.5, maghrib: 1.6, isha: 1.5 }, { ishaAngle: 17 }),
    ),
  },
  {
    id: 'kualaLumpur',
    country: 'MY',
    corners: box(2.85, 101.62, 3.25, 101.78),
    ...authority(17, 0, JAKIM, malaysia({ fajr: 2, sunrise: -0.7, dhuhr: 2.8, asr: 1.7, maghrib: 1.9, isha: 2 })),
  },
  {
    id: 'kuching',
    country: 'MY',
    corners: box(0.8, 109.4, 2.1, 110.8),
    ...authority(17, 0, JAKIM, malaysia({ fajr: 2.8, sunrise: 2, dhuhr: 4, asr: 2.9, maghrib: 3, isha: 2.8 })),
  },
  // Dawn at 18°, night at 15°; where dawn no longer comes, two hours before sunrise and ninety minutes after sunset.
  {
    id: 'tatarstan',
    country: 'RU',
    corners: [
      [54.8, 47.3],
      [55.8, 48.2],
      [56.6, 50],
      [56.5, 51.5],
      [56.1, 54],
      [55.2, 54.2],
      [54.2, 53.6],
      [54.3, 52],
      [54.5, 50],
      [54.75, 49],
    ],
    ...authority(14, 1, 'Spiritual Administration of Muslims of Tatarstan, Council of Ulema', {
      year: 2025,
      local: { fajrAngle: 18, twilight: { fajr: 120, isha: 90 } },
    }),
  },
  { id: 'dagestan', country: 'RU', corners: box(41.1, 46.4, 45, 48.7), ...unconfirmed(14, 0, SHAFII) },
  { id: 'chechnya', country: 'RU', corners: box(42.4, 44.4, 44, 46.4), ...unconfirmed(14, 0, SHAFII) },
  {
    id: 'northOfNorway',
    country: 'NO',
    corners: box(66, 4, 82, 34),
    ...custom(3, 0, 'Alnor, Tromsø, and the imams of northern Norway', { year: 2012, highLatitude: 'makkah' }),
  },
  // Yellowknife goes by Edmonton, Inuvik by Winnipeg or Makkah, Iqaluit by Ottawa.
  {
    id: 'northOfCanada',
    country: 'CA',
    corners: box(60, -142, 84, -60),
    ...custom(2, 0, 'Mosques of Yellowknife, Inuvik and Iqaluit', { highLatitude: 'nearest-city', also: [15] }),
  },
]
