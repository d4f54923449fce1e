// How each country reckons its prayers, and who says so: by the rules of the body that publishes the times, else by what
// most of its mosques follow. Every page starts from here, by `choiceAt` of prayer-choice.ts and by nothing else.
import type { LocalRules, MethodId, School } from './methods.ts'
import type { HighLatitudeRule } from './rules.ts'

export type UsualPractice = {
  method: MethodId
  school: School
  /** What is done there beyond the figures of the method. */
  local?: LocalRules | undefined
  /** Absent: the share of the night that belongs to the angle. */
  highLatitude?: HighLatitudeRule | undefined
  /** `authority`: a national body publishes times by this method. `custom`: most mosques follow it, nobody decides. */
  basis: 'authority' | 'custom'
  source: PracticeSource
}

export type PracticeSource = {
  /** Who says so. */
  name: string
  /** The year of the rule. Null: the body dates none that we know of, and its figures are those of AlAdhan's list. */
  year: number | null
}

type Details = Pick<UsualPractice, 'local' | 'highLatitude'> & { year?: number }

const practice =
  (basis: UsualPractice['basis']) =>
  (method: MethodId, school: School, name: string, { year, ...details }: Details = {}): UsualPractice => ({
    method,
    school,
    ...details,
    basis,
    source: { name, year: year ?? null },
  })
const authority = practice('authority')
const custom = practice('custom')

const MWL = 'Muslim World League'
const KARACHI = 'University of Islamic Sciences, Karachi'
const ISNA = 'Islamic Society of North America; Fiqh Council of North America'

const USUAL: Readonly<Record<string, UsualPractice>> = {
  AE: authority(16, 0, 'General Authority of Islamic Affairs, Endowments and Zakat, United Arab Emirates'),
  AF: authority(1, 1, `Ministry of Hajj and Religious Affairs, Afghanistan; ${KARACHI}`),
  AT: custom(3, 0, MWL),
  AU: custom(3, 0, MWL),
  // Of the Hanafi school, with Asr by the first shadow in its takvim.
  BA: custom(3, 0, MWL),
  // Its calendar begins each prayer three minutes late and ends suhoor three minutes before dawn, six before its Fajr. The
  // dawn of the calendars it printed for Dhaka from 2017 to 2023 is that of 18.5°.
  BD: authority(1, 1, `Islamic Foundation Bangladesh; ${KARACHI}`, {
    local: { fajrAngle: 18.5, margins: { fajr: 3, dhuhr: 3, asr: 3, maghrib: 3, isha: 3 }, suhoor: 6 },
  }),
  BE: custom(3, 0, MWL),
  BH: authority(8, 0, 'Ministry of Justice, Islamic Affairs and Waqf, Bahrain'),
  BN: authority(17, 0, 'Ministry of Religious Affairs, Brunei'),
  // Suggested by the council's general meeting of October 2017; in 2011 it had named 17.5° for Fajr.
  CA: custom(2, 0, ISNA, { year: 2017 }),
  CH: custom(3, 0, MWL),
  DE: custom(3, 0, MWL),
  DK: custom(3, 0, MWL),
  DZ: authority(19, 0, 'Ministry of Religious Affairs and Wakfs, Algeria'),
  EG: authority(5, 0, 'Egyptian General Authority of Survey'),
  ES: custom(3, 0, MWL),
  FR: custom(12, 0, 'Union des organisations islamiques de France'),
  GB: custom(15, 1, 'Moonsighting Committee Worldwide'),
  // Two minutes of caution (ihtiyat) on every prayer, and sunrise two minutes earlier.
  ID: authority(20, 0, 'Ministry of Religious Affairs, Republic of Indonesia (Kemenag)', {
    local: { margins: { fajr: 2, sunrise: -2, dhuhr: 2, asr: 2, maghrib: 2, isha: 2 } },
  }),
  IN: custom(1, 1, KARACHI),
  IQ: custom(3, 0, MWL),
  IR: authority(7, 0, 'Institute of Geophysics, University of Tehran'),
  IT: custom(3, 0, MWL),
  JO: authority(23, 0, 'Ministry of Awqaf, Islamic Affairs and Holy Places, Jordan'),
  KE: custom(3, 0, MWL),
  KW: authority(9, 0, 'Ministry of Awqaf and Islamic Affairs, Kuwait'),
  LB: authority(5, 0, 'Dar al-Fatwa, Lebanon; Egyptian General Authority of Survey'),
  // Shafi’i, with the twilight of the subcontinent.
  LK: custom(1, 0, KARACHI),
  LY: authority(5, 0, 'General Authority for Awqaf, Libya; Egyptian General Authority of Survey'),
  MA: authority(21, 0, 'Ministry of Habous and Islamic Affairs, Morocco'),
  MV: custom(3, 0, MWL),
  // 18° for Fajr by the 116th meeting of the national council's committee, 20 and 21 November 2019; AlAdhan's number has
  // the 20° of before.
  MY: authority(17, 0, 'Department of Islamic Development Malaysia (JAKIM)', { year: 2019, local: { fajrAngle: 18 } }),
  NG: custom(3, 0, MWL),
  NL: custom(3, 0, MWL),
  NO: custom(3, 0, MWL),
  NZ: custom(3, 0, MWL),
  OM: authority(8, 0, 'Ministry of Endowments and Religious Affairs, Oman'),
  PH: custom(3, 0, MWL),
  PK: authority(1, 1, KARACHI),
  PS: authority(5, 0, 'Ministry of Awqaf, Palestine; Egyptian General Authority of Survey'),
  PT: authority(22, 0, 'Comunidade Islâmica de Lisboa'),
  QA: authority(10, 0, 'Qatar Calendar House'),
  RU: authority(14, 1, 'Spiritual Administration of Muslims of Russia'),
  // 18.5° for Fajr since 1 Muharram 1430.
  SA: authority(4, 0, 'Umm al-Qura calendar, Saudi Arabia', { year: 2009 }),
  SD: authority(5, 0, 'Ministry of Religious Affairs, Sudan; Egyptian General Authority of Survey'),
  SE: custom(3, 0, MWL),
  SG: authority(11, 0, 'Islamic Religious Council of Singapore (MUIS)'),
  SO: custom(3, 0, MWL),
  SY: authority(5, 0, 'Ministry of Awqaf, Syria; Egyptian General Authority of Survey'),
  TH: custom(3, 0, MWL),
  TN: authority(18, 0, 'Ministry of Religious Affairs, Tunisia'),
  // The margins of 7, 5, 4 and 7 minutes, and 18° for dawn.
  TR: authority(13, 0, 'Presidency of Religious Affairs (Diyanet), Turkey', { year: 1983 }),
  US: custom(2, 0, ISNA, { year: 2017 }),
  // Hanafi: Asr by the second shadow.
  UZ: custom(3, 1, MWL),
  YE: authority(4, 0, 'Ministry of Awqaf and Guidance, Yemen; Umm al-Qura calendar', { year: 2009 }),
  ZA: custom(3, 0, MWL),
}

/** What people commonly follow in a country (ISO 3166 two-letter code), or null where nothing is known. */
export function usualPractice(countryCode: string): UsualPractice | null {
  const code = countryCode.toUpperCase()
  return Object.hasOwn(USUAL, code) ? (USUAL[code] ?? null) : null
}
