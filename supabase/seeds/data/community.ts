// The sample people's conversations. Questions of everyday life; rulings are left to scholars.
import type { Language } from './shapes.ts'

type SampleReply = readonly [author: string, body: string, language?: Language, isAnswer?: boolean]

export type SampleContribution = {
  section: 'forum' | 'ideas' | 'gaza' | 'reviews'
  key: string
  author: string
  title: string | null
  body: string
  language: Language
  category: string | null
  tags?: readonly string[]
  city?: string
  country?: string
  lat?: number
  lng?: number
  days: number
  likes: number
  anonymous?: boolean
  pinned?: boolean
  status?: readonly ['planned' | 'started' | 'done' | 'declined', string]
  replies?: readonly SampleReply[]
}

const by = (language: Language, n: number) => `reviewer-${language}-${n}@sample.mahalla.example`

/** One of the team, who answers what is said about the site. */
export const TEAM = 'elif@sample.mahalla.example'

const LONDON = { city: 'London', country: 'GB', lat: 51.51, lng: -0.13 }
const LEEDS = { city: 'Leeds', country: 'GB', lat: 53.8, lng: -1.55 }
const PARIS = { city: 'Paris', country: 'FR', lat: 48.86, lng: 2.35 }
const ISTANBUL = { city: 'Istanbul', country: 'TR', lat: 41.01, lng: 28.98 }
const JAKARTA = { city: 'Jakarta', country: 'ID', lat: -6.21, lng: 106.85 }
const CAIRO = { city: 'Cairo', country: 'EG', lat: 30.04, lng: 31.24 }
const LAHORE = { city: 'Lahore', country: 'PK', lat: 31.55, lng: 74.34 }

export const sampleContributions: readonly SampleContribution[] = [
  {
    section: 'forum',
    key: 'welcome',
    author: by('en', 1),
    title: 'Welcome, and how to get good answers here',
    body: 'As-salamu alaykum and welcome.\n\n- Say what you have tried already.\n- Name your town when it matters.\n- Thank whoever helped you, and mark the answer.\n\nFor a ruling, please ask a scholar you trust. Here we share experiences.',
    language: 'en',
    category: 'welcome',
    days: 40,
    likes: 14,
    pinned: true,
    replies: [[by('en', 4), 'Wa alaykum as-salam. The list of languages one reads is a good idea, mashaAllah.']],
  },
  {
    section: 'forum',
    key: 'gelatine',
    author: by('en', 2),
    title: 'Where do you find halal gelatine in London?',
    body: 'I would like to make marshmallows with the children for Eid. Agar did not set the way I hoped. Which shops have **fish or halal beef** gelatine, and did you check the certificate?',
    language: 'en',
    category: 'halal',
    tags: ['baking', 'eid'],
    ...LONDON,
    days: 3,
    likes: 6,
    replies: [
      [by('en', 5), 'Our corner shop in Whitechapel keeps fish gelatine behind the till. Ask, it is not on the shelf.'],
      [
        by('en', 3),
        'Whatever you buy, look for the certifier on the packet and search for it in the directory here. The level says who vouches for it.',
        'en',
        true,
      ],
      [by('en', 2), 'Found it, and the certificate was current. JazakAllah khair!'],
    ],
  },
  {
    section: 'forum',
    key: 'leeds-move',
    author: by('en', 7),
    title: 'Moving to Leeds with two small children',
    body: 'We move in January. Which areas have a mosque with a sisters’ space in walking distance, and a weekend madrasa? Any advice is welcome.',
    language: 'en',
    category: 'town',
    ...LEEDS,
    days: 1,
    likes: 3,
  },
  {
    section: 'forum',
    key: 'work-prayer',
    author: by('en', 8),
    title: 'How did you ask for a prayer room at work?',
    body: 'New office, open plan, no quiet corner. I do not want to make a fuss. How did you begin the conversation?',
    language: 'en',
    category: 'work',
    days: 6,
    likes: 9,
    replies: [
      [
        by('en', 6),
        'I asked for “a quiet room for ten minutes” first. Others wanted it too: a colleague meditates, another one pumps milk.',
      ],
      [
        by('fr', 2),
        'Chez nous, une salle de réunion est réservée deux fois par jour. Personne ne s’en est plaint.',
        'fr',
      ],
    ],
  },
  {
    section: 'forum',
    key: 'arabic-children',
    author: by('ar', 1),
    title: 'كيف تحافظون على العربية مع أطفالكم في الغربة؟',
    body: 'ابني في السابعة ويجيبنا بالإنجليزية دائمًا. ما الذي نفع معكم: القصص، المدرسة يوم السبت، أم الحديث مع الأجداد؟',
    language: 'ar',
    category: 'family',
    ...CAIRO,
    days: 2,
    likes: 11,
    replies: [
      [by('ar', 2), 'القصص قبل النوم كل ليلة، ولو خمس دقائق. بعد شهرين صار يسأل عن الكلمات بنفسه.', 'ar', true],
      [by('ar', 5), 'ومكالمة أسبوعية مع الجدة، فهي لا تعرف إلا العربية!', 'ar'],
    ],
  },
  {
    section: 'forum',
    key: 'iftar-neighbours',
    author: by('tr', 1),
    title: 'Komşularla iftar: kimler nasıl düzenliyor?',
    body: 'Apartmanda ortak bir iftar yapmak istiyoruz. Herkes bir tabak mı getirsin, yoksa sırayla mı? Deneyimi olan var mı?',
    language: 'tr',
    category: 'family',
    ...ISTANBUL,
    days: 4,
    likes: 5,
    replies: [
      [by('tr', 3), 'Biz liste asıyoruz: çorba, ana yemek, tatlı. Herkes adını yazıyor, tekrar olmuyor.', 'tr'],
    ],
  },
  {
    section: 'forum',
    key: 'hifz-adult',
    author: by('ur', 2),
    title: 'بڑی عمر میں حفظ شروع کرنے والوں کا تجربہ؟',
    body: 'ملازمت کے ساتھ روزانہ کتنا وقت نکالتے ہیں، اور دہرائی کیسے کرتے ہیں؟',
    language: 'ur',
    category: 'learning',
    ...LAHORE,
    days: 5,
    likes: 7,
    replies: [[by('ur', 4), 'فجر کے بعد آدھا گھنٹہ، اور رات کو دہرائی۔ کم مگر روز۔', 'ur']],
  },
  {
    section: 'forum',
    key: 'paris-repair',
    author: by('fr', 1),
    title: 'Un bon réparateur de vélos vers Montreuil ?',
    body: 'Je cherche quelqu’un d’honnête pour une roue voilée. Vos adresses ?',
    language: 'fr',
    category: 'town',
    ...PARIS,
    days: 0.6,
    likes: 1,
  },
  {
    section: 'forum',
    key: 'jakarta-umkm',
    author: by('id', 2),
    title: 'Berbagi pengalaman mengurus sertifikat halal untuk usaha kecil',
    body: 'Kami baru selesai mengurusnya untuk katering rumahan. Silakan bertanya, insya Allah saya jawab.',
    language: 'id',
    category: 'work',
    ...JAKARTA,
    days: 7,
    likes: 8,
    replies: [
      [by('id', 1), 'Berapa lama prosesnya dari awal sampai terbit?', 'id'],
      [by('id', 2), 'Sekitar dua bulan, yang lama menyiapkan daftar bahannya.', 'id'],
    ],
  },
  {
    section: 'ideas',
    key: 'butcher-leeds',
    author: by('en', 7),
    title: 'A halal butcher in north Leeds',
    body: 'The nearest one is forty minutes by bus. There are enough of us around Moortown now.',
    language: 'en',
    category: 'town',
    ...LEEDS,
    days: 9,
    likes: 23,
    replies: [[by('en', 4), 'Yes please. We would come every week.']],
  },
  {
    section: 'ideas',
    key: 'sisters-gym',
    author: by('en', 5),
    title: 'A gym with sisters’ hours in East London',
    body: 'Two mornings a week would already help many of us.',
    language: 'en',
    category: 'town',
    ...LONDON,
    days: 12,
    likes: 17,
  },
  {
    section: 'ideas',
    key: 'offline-athan',
    author: by('id', 4),
    title: 'Prayer times that work without a connection',
    body: 'On the train there is often no signal. Keep a week of times on the phone.',
    language: 'en',
    category: 'site',
    days: 20,
    likes: 19,
    status: ['planned', 'Many of you travel. We want a month of times to stay on the phone.'],
  },
  {
    section: 'ideas',
    key: 'dark-quran',
    author: by('tr', 2),
    title: 'A dark reader for the Quran',
    body: 'For reading before Fajr without waking anybody.',
    language: 'en',
    category: 'site',
    days: 60,
    likes: 12,
    status: ['done', 'The reader follows your theme. Choose dark in the menu.'],
  },
  {
    section: 'ideas',
    key: 'ratings-people',
    author: by('fr', 4),
    title: 'Let people rate one another',
    body: 'So that one knows whom to trust.',
    language: 'en',
    category: 'site',
    days: 30,
    likes: 2,
    status: [
      'declined',
      'We rate places, never people. Levels come from what was published, and nobody is marked down.',
    ],
  },
  {
    section: 'gaza',
    key: 'gaza-1',
    author: by('ar', 3),
    title: null,
    body: 'اللهم احفظ أهل غزة بعينك التي لا تنام، واربط على قلوبهم، وارزقهم الأمن والسكينة.',
    language: 'ar',
    category: null,
    country: 'JO',
    days: 0.4,
    likes: 21,
  },
  {
    section: 'gaza',
    key: 'gaza-2',
    author: by('en', 3),
    title: null,
    body: 'You are in our prayers at every Fajr. May Allah give you patience, shelter and a morning without fear.',
    language: 'en',
    category: null,
    country: 'GB',
    days: 0.9,
    likes: 18,
  },
  {
    section: 'gaza',
    key: 'gaza-3',
    author: by('id', 5),
    title: null,
    body: 'Ya Allah, lindungilah saudara-saudara kami di Gaza dan kembalikan senyum anak-anak mereka.',
    language: 'id',
    category: null,
    country: 'ID',
    days: 1.5,
    likes: 15,
    anonymous: true,
  },
  {
    section: 'gaza',
    key: 'gaza-4',
    author: by('tr', 4),
    title: null,
    body: 'Dualarımız sizinle. Rabbim size güven, sıhhat ve ferahlık versin.',
    language: 'tr',
    category: null,
    country: 'TR',
    days: 2.2,
    likes: 12,
  },
  {
    section: 'gaza',
    key: 'gaza-5',
    author: by('ur', 3),
    title: null,
    body: 'اے اللہ! غزہ کے بچوں پر رحم فرما، ان کے گھروں میں امن لوٹا دے۔',
    language: 'ur',
    category: null,
    country: 'PK',
    days: 3.1,
    likes: 14,
  },
  {
    section: 'gaza',
    key: 'gaza-6',
    author: by('fr', 5),
    title: null,
    body: 'Nous pensons à vous chaque jour. Qu’Allah apaise vos cœurs et protège vos familles.',
    language: 'fr',
    category: null,
    country: 'SN',
    days: 4,
    likes: 10,
  },
  {
    section: 'reviews',
    key: 'feedback map',
    author: by('en', 6),
    title: 'Prayer times on the map',
    body: 'When I tap a mosque on the map I would like to see the next prayer there without opening its page. I often look while I am already on the way.',
    language: 'en',
    category: 'question',
    days: 9,
    likes: 4,
    replies: [
      [
        TEAM,
        'JazakAllah khair, that would help on the road. We are looking at it, for mosques that have told us their times: we would rather show nothing than guess.',
      ],
    ],
  },
  {
    section: 'reviews',
    key: 'feedback arabic',
    author: by('ar', 2),
    title: 'قراءة مريحة بالعربية',
    body: 'الخط واضح والصفحات خفيفة على الهاتف، حتى مع اتصال بطيء. جزاكم الله خيرًا.',
    language: 'ar',
    category: 'praise',
    days: 4,
    likes: 3,
  },
]
