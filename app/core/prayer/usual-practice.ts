// Which method a country goes by, and who says so. Where a national authority publishes the times, pages start from
// it; where mosques merely tend to one method, it is offered and never taken for granted.
import type { MethodId, School } from './methods.ts'

export type UsualPractice = {
  method: MethodId
  school: School
  /** `authority`: a national body publishes times by this method. `custom`: most mosques follow it, nobody decides. */
  basis: 'authority' | 'custom'
  source: PracticeSource
}

export type PracticeSource = {
  /** Who says so. */
  name: string
  /** The year of the rule. Null: the body dates none that we know of, and its figures are those of AlAdhan's list. */
  year: number | null
  /** What a reader must know about the figures. */
  note?: 'malaysia' | undefined
}

const authority = (method: MethodId, school: School, name: string, year: number | null = null): UsualPractice => ({
  method,
  school,
  basis: 'authority',
  source: { name, year },
})
const custom = (method: MethodId, school: School, name: string, year: number | null = null): UsualPractice => ({
  method,
  school,
  basis: 'custom',
  source: { name, year },
})

const MWL = 'Muslim World League'
const KARACHI = 'University of Islamic Sciences, Karachi'
const ISNA = 'Islamic Society of North America; Fiqh Council of North America'
const JAKIM = 'Department of Islamic Development Malaysia (JAKIM)'

const USUAL: Readonly<Record<string, UsualPractice>> = {
  AE: authority(16, 0, 'General Authority of Islamic Affairs, Endowments and Zakat, United Arab Emirates'),
  AF: authority(1, 1, `Ministry of Hajj and Religious Affairs, Afghanistan; ${KARACHI}`),
  AT: custom(3, 0, MWL),
  AU: custom(3, 0, MWL),
  BD: authority(1, 1, `Islamic Foundation Bangladesh; ${KARACHI}`),
  BE: custom(3, 0, MWL),
  BH: authority(8, 0, 'Ministry of Justice, Islamic Affairs and Waqf, Bahrain'),
  BN: authority(17, 0, 'Ministry of Religious Affairs, Brunei'),
  // Suggested by the council's general meeting of October 2017; in 2011 it had named 17.5° for Fajr.
  CA: custom(2, 0, ISNA, 2017),
  CH: custom(3, 0, MWL),
  DE: custom(3, 0, MWL),
  DZ: authority(19, 0, 'Ministry of Religious Affairs and Wakfs, Algeria'),
  EG: authority(5, 0, 'Egyptian General Authority of Survey'),
  ES: custom(3, 0, MWL),
  FR: custom(12, 0, 'Union des organisations islamiques de France'),
  GB: custom(15, 1, 'Moonsighting Committee Worldwide'),
  ID: authority(20, 0, 'Ministry of Religious Affairs, Republic of Indonesia (Kemenag)'),
  IN: custom(1, 1, KARACHI),
  IQ: custom(3, 0, MWL),
  IR: authority(7, 0, 'Institute of Geophysics, University of Tehran'),
  IT: custom(3, 0, MWL),
  JO: authority(23, 0, 'Ministry of Awqaf, Islamic Affairs and Holy Places, Jordan'),
  KW: authority(9, 0, 'Ministry of Awqaf and Islamic Affairs, Kuwait'),
  LB: authority(5, 0, 'Dar al-Fatwa, Lebanon; Egyptian General Authority of Survey'),
  LY: authority(5, 0, 'General Authority for Awqaf, Libya; Egyptian General Authority of Survey'),
  MA: authority(21, 0, 'Ministry of Habous and Islamic Affairs, Morocco'),
  // The list's number has 20° for Fajr; the National Fatwa Committee went over to 18° at its 116th meeting, November 2019.
  MY: { ...authority(17, 0, JAKIM), source: { name: JAKIM, year: null, note: 'malaysia' } },
  NG: custom(3, 0, MWL),
  NL: custom(3, 0, MWL),
  NO: custom(3, 0, MWL),
  OM: authority(8, 0, 'Ministry of Endowments and Religious Affairs, Oman'),
  PK: authority(1, 1, KARACHI),
  PS: authority(5, 0, 'Ministry of Awqaf, Palestine; Egyptian General Authority of Survey'),
  PT: authority(22, 0, 'Comunidade Islâmica de Lisboa'),
  QA: authority(10, 0, 'Qatar Calendar House'),
  RU: authority(14, 1, 'Spiritual Administration of Muslims of Russia'),
  // 18.5° for Fajr since 1 Muharram 1430.
  SA: authority(4, 0, 'Umm al-Qura calendar, Saudi Arabia', 2009),
  SD: authority(5, 0, 'Ministry of Religious Affairs, Sudan; Egyptian General Authority of Survey'),
  SE: custom(3, 0, MWL),
  SG: authority(11, 0, 'Islamic Religious Council of Singapore (MUIS)'),
  SY: authority(5, 0, 'Ministry of Awqaf, Syria; Egyptian General Authority of Survey'),
  TN: authority(18, 0, 'Ministry of Religious Affairs, Tunisia'),
  // The margins of 7, 5, 4 and 7 minutes, and 18° for dawn.
  TR: authority(13, 0, 'Presidency of Religious Affairs (Diyanet), Turkey', 1983),
  US: custom(2, 0, ISNA, 2017),
  YE: authority(4, 0, 'Ministry of Awqaf and Guidance, Yemen; Umm al-Qura calendar', 2009),
}

/** What people commonly follow in a country (ISO 3166 two-letter code), or null where nothing is known. */
export function usualPractice(countryCode: string): UsualPractice | null {
  const code = countryCode.toUpperCase()
  return Object.hasOwn(USUAL, code) ? (USUAL[code] ?? null) : null
}
