// Campaigns of the sample community. The groups are invented, nobody is asked for money: none leads to a place to give.
import type { Language } from './shapes.ts'

type SampleEntry = {
  kind: 'update' | 'spend' | 'report'
  body: string
  days: number
  amount?: number
}
type SampleShift = { body: string; inDays: number; hour: number; hours: number; capacity: number; taken: number }

export type SampleCampaign = {
  key: string
  author: string
  group: string
  about: string
  title: string
  story: string
  language: Language
  cause: string
  city: string
  country: string
  lat: number
  lng: number
  zone: string
  beneficiary: string
  goal: number
  currency: string
  /** Days from today; the past is negative. */
  starts: number
  ends: number
  zakat: readonly [by: string, statement: string] | null
  pledges: readonly (readonly [amount: number, isReceived: boolean])[]
  entries: readonly SampleEntry[]
  shifts: readonly SampleShift[]
}

const by = (language: Language, n: number) => `reviewer-${language}-${n}@sample.mahalla.example`

export const sampleCampaigns: readonly SampleCampaign[] = [
  {
    key: 'hot-meals',
    author: by('en', 1),
    group: 'Lantern Street Kitchen',
    about: 'An invented group of neighbours who cook together.',
    title: 'Hot meals for our street this winter',
    story:
      'Every Friday evening we cook for whoever knocks: students, night workers, families between two pay days.\n\nThe hall and the cooks are there. What we need is **rice, lentils, oil and gas** from December to March, about sixty plates a week. We post every receipt here.',
    language: 'en',
    cause: 'food',
    city: 'London',
    country: 'GB',
    lat: 51.51,
    lng: -0.13,
    zone: 'Europe/London',
    beneficiary: 'Anyone in the street who is hungry',
    goal: 2400,
    currency: 'GBP',
    starts: -20,
    ends: 70,
    zakat: [
      'The kitchen’s adviser (sample)',
      'Plates for families who told us they are in need are counted apart; only these are paid from zakaat.',
    ],
    pledges: [
      [300, true],
      [150, true],
      [60, false],
      [500, false],
      [40, true],
    ],
    entries: [
      {
        kind: 'update',
        body: 'First Friday: 54 plates, nothing left over, and three new pairs of hands in the kitchen.',
        days: 12,
      },
      { kind: 'spend', body: 'Rice, lentils and oil for the first two weeks.', days: 11, amount: 186 },
    ],
    shifts: [
      {
        body: 'Peel, chop and stir. Aprons are there; bring a knife you like.',
        inDays: 5,
        hour: 15,
        hours: 3,
        capacity: 6,
        taken: 4,
      },
      { body: 'Serve and wash up.', inDays: 5, hour: 18, hours: 3, capacity: 4, taken: 1 },
    ],
  },
  {
    key: 'ramp',
    author: by('en', 2),
    group: 'Doors Open Leeds',
    about: 'An invented group that makes entrances step-free.',
    title: 'A ramp so that everyone can come in',
    story:
      'Two steps kept people in wheelchairs and parents with prams outside. With your pledges a joiner built a ramp with a handrail, and a bell for whoever needs a hand.',
    language: 'en',
    cause: 'building',
    city: 'Leeds',
    country: 'GB',
    lat: 53.8,
    lng: -1.55,
    zone: 'Europe/London',
    beneficiary: 'Worshippers who cannot use steps',
    goal: 900,
    currency: 'GBP',
    starts: -150,
    ends: -60,
    zakat: null,
    pledges: [
      [400, true],
      [350, true],
      [150, true],
    ],
    entries: [
      { kind: 'spend', body: 'Timber, rail and fixings.', days: 70, amount: 540 },
      { kind: 'spend', body: 'Two days of a joiner’s work.', days: 66, amount: 360 },
      { kind: 'report', body: 'The ramp is in use. £900 came in and £900 was spent; nothing is left over.', days: 50 },
    ],
    shifts: [],
  },
  {
    key: 'kitap',
    author: by('tr', 1),
    group: 'Mahalle Kitaplığı',
    about: 'Çocuklar için kitap toplayan, örnek olarak uydurulmuş bir grup.',
    title: 'Mahalle çocuklarına bir kitaplık',
    story:
      'Okuldan sonra çocukların oturup okuyabileceği sıcak bir oda hazırlıyoruz. Raflar, iki masa ve üç yüz kitap için desteğinizi bekliyoruz. Alınan her kitabın listesini burada paylaşacağız.',
    language: 'tr',
    cause: 'schooling',
    city: 'Istanbul',
    country: 'TR',
    lat: 41.01,
    lng: 28.98,
    zone: 'Europe/Istanbul',
    beneficiary: 'Mahallenin ilkokul çocukları',
    goal: 60000,
    currency: 'TRY',
    starts: -8,
    ends: 50,
    zakat: null,
    pledges: [
      [5000, false],
      [12000, true],
    ],
    entries: [],
    shifts: [
      {
        body: 'Rafları kuruyoruz. Tornavida getirebilirseniz iyi olur.',
        inDays: 9,
        hour: 11,
        hours: 4,
        capacity: 8,
        taken: 3,
      },
    ],
  },
  {
    key: 'cartables',
    author: by('fr', 1),
    group: 'Cartables du quartier',
    about: 'Un groupe inventé qui prépare la rentrée des enfants.',
    title: 'Des cartables pour la rentrée',
    story:
      'Quarante enfants du quartier commencent l’année sans cartable. Nous réunissons de quoi leur en offrir un, avec trousse et cahiers, avant la rentrée.',
    language: 'fr',
    cause: 'schooling',
    city: 'Paris',
    country: 'FR',
    lat: 48.86,
    lng: 2.35,
    zone: 'Europe/Paris',
    beneficiary: 'Quarante écoliers',
    goal: 1600,
    currency: 'EUR',
    starts: -190,
    ends: -120,
    zakat: null,
    pledges: [
      [200, true],
      [80, false],
    ],
    entries: [{ kind: 'update', body: 'Les premiers cartables sont commandés.', days: 130 }],
    shifts: [],
  },
]
