// The prayer card: names, countdown, method, and the reasons behind each time. Numbers and times arrive already written
// in the digits of the language.
import { plural } from '#app/i18n/plural.ts'
import { withArticle } from './place-phrases.ts'

const count = plural('en')

export const prayer = {
  label: 'Prayer times',
  next: 'Next prayer',
  names: {
    fajr: 'Fajr',
    sunrise: 'Sunrise',
    dhuhr: 'Dhuhr',
    asr: 'Asr',
    maghrib: 'Maghrib',
    isha: 'Isha',
    jumuah: 'Jumu’ah',
  },
  at: (time: string) => `at ${time}`,
  tomorrowAt: (time: string) => `tomorrow at ${time}`,
  /** After a Hijri date that has begun this evening. */
  sinceSunset: '(since sunset)',
  tomorrowOn: (date: string) => `Tomorrow, ${date}`,
  /** Beside a time past midnight, which belongs to the timetable of the day before. */
  plusDay: '+1 day',
  estimates: 'Estimated: the sun does not give this time here today.',
  hoursAndMinutesLeft: (hours: string, minutes: string) => `${hours} h ${minutes} min`,
  minutesLeft: (minutes: string) => `${minutes} min`,
  now: 'now',
  here: 'Your location',
  arc: 'The path of the sun today with the prayer times on it',
  asrLine: (school: string) => `Asr: ${school}.`,
  methodLine: (method: string, school: string) => `Method: ${method}. Asr: ${school}.`,
  schools: { standard: 'Shafi’i, Maliki and Hanbali', hanafi: 'Hanafi' },
  /** Short names of the authorities whose method is used. */
  methods: {
    jafari: 'Leva Institute, Qum',
    karachi: 'Karachi',
    isna: 'ISNA',
    mwl: 'Muslim World League',
    'umm-al-qura': 'Umm al-Qura',
    egypt: 'Egyptian Survey Authority',
    tehran: 'University of Tehran',
    gulf: 'Gulf Region',
    kuwait: 'Kuwait',
    qatar: 'Qatar',
    singapore: 'MUIS Singapore',
    france: 'UOIF',
    turkey: 'Diyanet',
    russia: 'Muslims of Russia',
    moonsighting: 'Moonsighting Committee',
    dubai: 'Dubai',
    jakim: 'JAKIM',
    tunisia: 'Tunisia',
    algeria: 'Algeria',
    kemenag: 'Kemenag',
    morocco: 'Morocco',
    portugal: 'Islamic Community of Lisbon',
    jordan: 'Ministry of Awqaf, Jordan',
  },
  usualLine: (method: string, country: string) => `${method}, usual in ${withArticle(country)}`,
  change: 'change',
  offerAsr: (school: string, country: string) => `Use the Asr of ${school}, usual in ${withArticle(country)}`,
  offerUsual: (method: string, country: string) => `Use ${method}, usual in ${withArticle(country)}`,
  carriedOn: 'This site is not answering right now. These times follow the same method, from AlAdhan if need be.',
  offerOther: (method: string) => `Use ${method}, which others here follow`,
  /** Parts of a country that pray by a practice of their own. */
  regions: {
    kerala: 'Kerala',
    tamilNadu: 'Tamil Nadu',
    westernCape: 'the Western Cape',
    kelantan: 'Kelantan',
    kualaLumpur: 'Kuala Lumpur',
    kuching: 'Kuching',
    tatarstan: 'Tatarstan',
    dagestan: 'Dagestan',
    chechnya: 'Chechnya',
    northOfNorway: 'northern Norway',
    northOfCanada: 'northern Canada',
  },
  offerDefault: (method: string) => `Go back to ${method}, our default`,
  settings: 'Settings',
  feast: {
    prayer: 'Eid prayer',
    afterSunrise: 'after sunrise',
    near: 'Times at mosques near you',
    note: 'Eid prayer near you',
    on: { fitr: (date: string) => `Eid al-Fitr is on ${date}.`, adha: (date: string) => `Eid al-Adha is on ${date}.` },
    announced: (by: string) => `Announced by ${by}.`,
    calendar:
      'By the Umm al-Qura calendar. We have no announcement for this country yet, so the day may differ by one.',
    source: 'Read the announcement',
    none: 'No mosque near you has told us when it prays Eid.',
    tell: 'Find your mosque and tell us',
    all: 'All Eid prayers near you',
  },
  ramadan: {
    iftar: 'Iftar',
    suhoor: 'Suhoor ends',
    before: (days: number, date: string) =>
      count(days, { one: `Ramadan begins tomorrow, ${date}.`, other: `Ramadan begins in # days, on ${date}.` }),
    fromMaghrib: (date: string) => `The first night begins at Maghrib on ${date}.`,
    eidEve: 'Tonight is the night of Eid al-Fitr.',
    eid: 'Eid mubarak. May Allah accept it from you and from us.',
    day: (day: string) => `Ramadan, day ${day}`,
    imsak: (time: string) => `Imsak ${time}`,
    night: (night: string, isComing: boolean) =>
      isComing ? `From Maghrib tonight: night ${night}` : `Tonight is night ${night}`,
    note: (iftar: string, suhoor: string) => (iftar ? `Iftar ${iftar}` : `Suhoor until ${suhoor}`),
  },
  why: {
    source: (authority: string, year: string) => `Source of the rules: ${authority} (${year}).`,
    sourceUnconfirmed: (authority: string) =>
      `As far as we know, not confirmed by anyone there. The figures are those of ${authority}.`,
    sourceRead: (authority: string, year: string) =>
      `Source of the rules: ${authority}, as AlAdhan’s method list gives them (${year}).`,
    title: 'Why this time?',
    intro: 'We work these times out from the position of the sun where you are. Your mosque may follow other times.',
    angle: {
      morning: (angle: string) => `Dawn: the sun is still ${angle}° below the horizon.`,
      evening: (angle: string) => `Dusk: the sun is ${angle}° below the horizon.`,
    },
    horizon: {
      morning: 'The upper edge of the sun appears on the horizon.',
      evening: 'The sun has gone below the horizon.',
    },
    transit: 'The sun passes its highest point.',
    shadow: {
      once: 'A shadow is as long as the thing that casts it, beyond its shadow at noon.',
      twice: 'A shadow is twice as long as the thing that casts it, beyond its shadow at noon.',
    },
    interval: {
      sunset: (minutes: number) => count(minutes, { one: '# minute after sunset.', other: '# minutes after sunset.' }),
      maghrib: (minutes: number) =>
        count(minutes, { one: '# minute after Maghrib.', other: '# minutes after Maghrib.' }),
    },
    seventhOfNight: {
      morning: 'The last seventh of the night begins, because twilight lasts too long this far from the equator.',
      evening: 'The first seventh of the night ends, because twilight lasts too long this far from the equator.',
    },
    seasonal: {
      morning: 'Dawn as people have seen it in this season at this latitude.',
      evening: 'Dusk as people have seen it in this season at this latitude.',
    },
    methodAdds: (minutes: number) =>
      count(minutes, { one: 'The authority adds # minute.', other: 'The authority adds # minutes.' }),
    methodTakes: (minutes: number) =>
      count(minutes, { one: 'The authority takes off # minute.', other: 'The authority takes off # minutes.' }),
    ramadanAdds: (minutes: number) =>
      count(minutes, { one: 'In Ramadan # minute is added.', other: 'In Ramadan # minutes are added.' }),
    ownAdds: (minutes: number) => count(minutes, { one: 'You add # minute.', other: 'You add # minutes.' }),
    ownTakes: (minutes: number) => count(minutes, { one: 'You take off # minute.', other: 'You take off # minutes.' }),
    rounded: 'Rounded to the full minute on the safe side.',
    bounded: {
      'twilight-angle': 'Twilight lasts too long tonight, so the time is set by a share of the night.',
      'middle-of-night': 'Twilight lasts too long tonight, so the time is set by the middle of the night.',
      'seventh-of-night': 'Twilight lasts too long tonight, so the time is set by a seventh of the night.',
      'nearest-latitude-45': 'Twilight doesn’t end tonight, so the time takes the share of the night it has at 45°.',
      'nearest-latitude-48': 'Twilight doesn’t end tonight, so the time takes the share of the night it has at 48.5°.',
      'nearest-city':
        'Twilight doesn’t end tonight, so the time takes the share of the night it has in the nearest large city where night falls fully.',
      makkah: 'Twilight doesn’t end tonight, so the time takes the share of the night it has in Makkah.',
      local: 'Twilight lasts too long tonight, so the time is set as mosques in the country agreed.',
    },
    estimated: 'The sun gives no such time here today, so it is an estimate.',
  },
}
