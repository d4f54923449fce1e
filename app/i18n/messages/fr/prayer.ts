// The prayer card: names, countdown, method, and the reasons behind each time. Numbers and times arrive already written
// in the digits of the language.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'
import { inCountry } from './place-phrases.ts'

const count = plural('fr')

export const prayer = {
  label: 'Horaires de prière',
  next: 'Prochaine prière',
  names: {
    fajr: 'Fajr',
    sunrise: 'Chourouk',
    dhuhr: 'Dhuhr',
    asr: 'Asr',
    maghrib: 'Maghrib',
    isha: 'Isha',
    jumuah: 'Joumou’a',
  },
  at: (time: string) => `à ${time}`,
  tomorrowAt: (time: string) => `demain à ${time}`,
  sinceSunset: '(depuis le coucher du soleil)',
  tomorrowOn: (date: string) => `Demain, ${date}`,
  /** Beside a time past midnight, which belongs to the timetable of the day before. */
  plusDay: '+1 jour',
  estimates: 'Estimation : aujourd’hui, le soleil ne donne pas cette heure ici.',
  hoursAndMinutesLeft: (hours: string, minutes: string) => `${hours} h ${minutes} min`,
  minutesLeft: (minutes: string) => `${minutes} min`,
  now: 'maintenant',
  here: 'Votre position',
  arc: 'La course du soleil aujourd’hui et les horaires de prière',
  asrLine: (school: string) => `Asr : ${school}.`,
  methodLine: (method: string, school: string) => `Méthode : ${method}. Asr : ${school}.`,
  schools: { standard: 'chaféite, malikite et hanbalite', hanafi: 'hanafite' },
  /** Short names of the authorities whose method is used. */
  methods: {
    jafari: 'Institut Leva, Qom',
    karachi: 'Karachi',
    isna: 'ISNA',
    mwl: 'Ligue islamique mondiale',
    'umm-al-qura': 'Umm al-Qura',
    egypt: 'Autorité égyptienne de topographie',
    tehran: 'Université de Téhéran',
    gulf: 'Région du Golfe',
    kuwait: 'Koweït',
    qatar: 'Qatar',
    singapore: 'MUIS Singapour',
    france: 'UOIF',
    turkey: 'Diyanet',
    russia: 'Musulmans de Russie',
    moonsighting: 'Moonsighting Committee',
    dubai: 'Dubaï',
    jakim: 'JAKIM',
    tunisia: 'Tunisie',
    algeria: 'Algérie',
    kemenag: 'Kemenag',
    morocco: 'Maroc',
    portugal: 'Communauté islamique de Lisbonne',
    jordan: 'Ministère des Awqaf, Jordanie',
  },
  usualLine: (method: string, country: string) => `${method}, d’usage ${inCountry(country)}`,
  change: 'changer',
  offerAsr: (school: string, country: string) => `Prendre l’Asr ${school}, d’usage ${inCountry(country)}`,
  offerUsual: (method: string, country: string) => `Passer à « ${method} », d’usage ${inCountry(country)}`,
  carriedOn: 'Le site ne répond pas pour le moment. Ces horaires suivent la même méthode, au besoin via AlAdhan.',
  offerOther: (method: string) => `Utiliser « ${method} », que d’autres suivent ici`,
  /** Parts of a country that pray by a practice of their own. */
  regions: {
    kerala: 'Kerala',
    tamilNadu: 'Tamil Nadu',
    westernCape: 'Cap-Occidental',
    kelantan: 'Kelantan',
    kualaLumpur: 'Kuala Lumpur',
    kuching: 'Kuching',
    tatarstan: 'Tatarstan',
    dagestan: 'Daghestan',
    chechnya: 'Tchétchénie',
    northOfNorway: 'nord de la Norvège',
    northOfCanada: 'nord du Canada',
  },
  offerDefault: (method: string) => `Revenir à « ${method} », notre choix par défaut`,
  settings: 'Réglages',
  feast: {
    prayer: 'Prière de l’Aïd',
    afterSunrise: 'après le lever du soleil',
    near: 'Horaires des mosquées proches',
    note: 'Prière de l’Aïd près de vous',
    on: {
      fitr: (date: string) => `L’Aïd al-Fitr est le ${date}.`,
      adha: (date: string) => `L’Aïd al-Adha est le ${date}.`,
    },
    announced: (by: string) => `Annoncé par ${by}.`,
    calendar:
      'Selon le calendrier Umm al-Qura. Nous n’avons pas encore d’annonce pour ce pays : le jour peut différer d’un.',
    source: 'Lire l’annonce',
    none: 'Aucune mosquée proche ne nous a donné l’heure de la prière de l’Aïd.',
    tell: 'Trouvez votre mosquée et dites-le-nous',
    all: 'Toutes les prières de l’Aïd près de vous',
  },
  ramadan: {
    iftar: 'Iftar',
    suhoor: 'Fin du souhour',
    before: (days: number, date: string) =>
      count(days, {
        one: `Ramadan commence demain, le ${date}.`,
        other: `Ramadan commence dans # jours, le ${date}.`,
      }),
    fromMaghrib: (date: string) => `La première nuit commence au Maghrib du ${date}.`,
    eidEve: 'Ce soir, c’est la nuit de l’Aïd al-Fitr.',
    eid: 'Aïd moubarak. Qu’Allah accepte de vous et de nous.',
    day: (day: string) => `Ramadan, jour ${day}`,
    imsak: (time: string) => `Imsak ${time}`,
    night: (night: string, isComing: boolean) =>
      isComing ? `Dès le Maghrib ce soir : nuit ${night}` : `Cette nuit : nuit ${night}`,
    note: (iftar: string, suhoor: string) => (iftar ? `Iftar ${iftar}` : `Souhour jusqu’à ${suhoor}`),
  },
  why: {
    source: (authority: string, year: string) => `Source des règles : ${authority} (${year}).`,
    sourceUnconfirmed: (authority: string) =>
      `À notre connaissance, sans confirmation sur place. Les chiffres sont ceux de : ${authority}.`,
    sourceRead: (authority: string, year: string) =>
      `Source des règles : ${authority}, telles que les donne la liste d’AlAdhan (${year}).`,
    title: 'Pourquoi cette heure ?',
    intro:
      'Nous calculons ces heures d’après la position du soleil là où vous êtes. Votre mosquée suit peut-être d’autres horaires.',
    angle: {
      morning: (angle: string) => `L’aube : le soleil est encore à ${angle}° sous l’horizon.`,
      evening: (angle: string) => `Le crépuscule : le soleil est à ${angle}° sous l’horizon.`,
    },
    horizon: {
      morning: 'Le bord supérieur du soleil paraît à l’horizon.',
      evening: 'Le soleil est passé sous l’horizon.',
    },
    transit: 'Le soleil passe par son point le plus haut.',
    shadow: {
      once: 'L’ombre d’un objet, sans compter son ombre de midi, est aussi longue que lui.',
      twice: 'L’ombre d’un objet, sans compter son ombre de midi, est deux fois plus longue que lui.',
    },
    interval: {
      sunset: (minutes: number) =>
        count(minutes, { one: '# minute après le coucher du soleil.', other: '# minutes après le coucher du soleil.' }),
      maghrib: (minutes: number) =>
        count(minutes, { one: '# minute après Maghrib.', other: '# minutes après Maghrib.' }),
    },
    seventhOfNight: {
      morning:
        'Le dernier septième de la nuit commence : si loin de l’équateur, l’aube dure trop longtemps pour servir de repère.',
      evening:
        'Le premier septième de la nuit s’achève : si loin de l’équateur, le crépuscule dure trop longtemps pour servir de repère.',
    },
    seasonal: {
      morning: 'L’aube telle qu’on l’a observée en cette saison, à cette latitude.',
      evening: 'Le crépuscule tel qu’on l’a observé en cette saison, à cette latitude.',
    },
    methodAdds: (minutes: number) =>
      count(minutes, { one: 'L’autorité ajoute # minute.', other: 'L’autorité ajoute # minutes.' }),
    methodTakes: (minutes: number) =>
      count(minutes, { one: 'L’autorité retire # minute.', other: 'L’autorité retire # minutes.' }),
    ramadanAdds: (minutes: number) =>
      count(minutes, {
        one: 'Pendant le Ramadan, on ajoute # minute.',
        other: 'Pendant le Ramadan, on ajoute # minutes.',
      }),
    ownAdds: (minutes: number) => count(minutes, { one: 'Vous ajoutez # minute.', other: 'Vous ajoutez # minutes.' }),
    ownTakes: (minutes: number) => count(minutes, { one: 'Vous retirez # minute.', other: 'Vous retirez # minutes.' }),
    rounded: 'Arrondi à la minute entière, par prudence.',
    bounded: {
      'twilight-angle': 'Le crépuscule dure trop longtemps cette nuit : l’heure est fixée d’après une part de la nuit.',
      'middle-of-night':
        'Le crépuscule dure trop longtemps cette nuit : l’heure est fixée d’après le milieu de la nuit.',
      'seventh-of-night':
        'Le crépuscule dure trop longtemps cette nuit : l’heure est fixée d’après un septième de la nuit.',
      'nearest-latitude-45':
        'Le crépuscule ne finit pas cette nuit : l’heure prend la part de la nuit qu’elle a à 45°.',
      'nearest-latitude-48':
        'Le crépuscule ne finit pas cette nuit : l’heure prend la part de la nuit qu’elle a à 48,5°.',
      'nearest-city':
        'Le crépuscule ne finit pas cette nuit : l’heure prend la part de la nuit qu’elle a dans la grande ville la plus proche où la nuit tombe tout à fait.',
      makkah: 'Le crépuscule ne finit pas cette nuit : l’heure prend la part de la nuit qu’elle a à La Mecque.',
      local:
        'Le crépuscule dure trop longtemps cette nuit : l’heure est fixée comme les mosquées du pays en ont convenu.',
    },
    estimated: 'Le soleil ne donne pas cette heure ici aujourd’hui : c’est donc une estimation.',
  },
} satisfies Messages['prayer']
