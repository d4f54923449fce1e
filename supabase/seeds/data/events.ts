// Events of the sample people. Only invented mosques are named as places.
import type { Language } from './shapes.ts'

export type SampleEvent = {
  key: string
  author: string
  title: string
  body: string
  language: Language
  /** Slug of an invented mosque; else a town of its own. */
  mosque?: string
  city?: string
  country?: string
  lat?: number
  lng?: number
  zone: string
  anchor: 'clock' | 'fajr' | 'dhuhr' | 'asr' | 'maghrib' | 'isha'
  clock?: string
  shift?: number
  minutes: number
  /** Days from the day of seeding. */
  inDays: number
  rule?: string
  attendance: 'place' | 'online' | 'both'
  venue?: string
  online?: string
  audience?: readonly string[]
  access?: readonly string[]
  price?: number
  currency?: string
  capacity?: number
  guests?: number
  /** How many of the sample people come to the first day. */
  going: number
}

const by = (language: Language, n: number) => `reviewer-${language}-${n}@sample.mahalla.example`

export const sampleEvents: readonly SampleEvent[] = [
  {
    key: 'potluck',
    author: by('en', 1),
    title: 'Neighbours’ potluck after Maghrib',
    body: 'Bring a dish for four, or just yourself. We pray together, then eat. **Please label what contains nuts.**',
    language: 'en',
    mosque: 'sample-masjid-stratford',
    zone: 'Europe/London',
    anchor: 'maghrib',
    shift: 20,
    minutes: 120,
    inDays: 3,
    rule: 'FREQ=WEEKLY',
    attendance: 'place',
    venue: 'Community hall',
    audience: ['family'],
    access: ['step_free', 'parking'],
    capacity: 40,
    guests: 4,
    going: 14,
  },
  {
    key: 'sisters-circle',
    author: by('en', 3),
    title: 'Sisters’ Quran circle',
    body: 'We read a page each and talk about what it asks of us. Beginners are welcome, and so are babies.',
    language: 'en',
    mosque: 'sample-masjid-sparkbrook',
    zone: 'Europe/London',
    anchor: 'clock',
    clock: '10:30',
    minutes: 90,
    inDays: 1,
    rule: 'FREQ=WEEKLY',
    attendance: 'both',
    venue: 'Sisters’ room, first floor',
    online: 'https://meet.example/sisters-circle',
    audience: ['sisters'],
    access: ['childcare', 'quiet'],
    capacity: 12,
    going: 12,
  },
  {
    key: 'park-clean',
    author: by('en', 6),
    title: 'Canal clean-up and tea',
    body: 'Gloves and bags are there. Two hours of work, then tea on the bank. Children come with a grown-up.',
    language: 'en',
    city: 'London',
    country: 'GB',
    lat: 51.51,
    lng: -0.13,
    zone: 'Europe/London',
    anchor: 'clock',
    clock: '09:00',
    minutes: 150,
    inDays: 5,
    rule: 'FREQ=MONTHLY',
    attendance: 'place',
    venue: 'Meet at the lock, by the big willow',
    audience: ['family', 'children'],
    guests: 3,
    going: 7,
  },
  {
    key: 'first-business',
    author: by('en', 2),
    title: 'Starting a business without interest',
    body: 'A shop owner, a baker and an accountant tell how they began: partners, savings and patience. Half the time is for your questions.',
    language: 'en',
    zone: 'Europe/London',
    anchor: 'clock',
    clock: '19:30',
    minutes: 90,
    inDays: 8,
    attendance: 'online',
    online: 'https://meet.example/no-interest',
    access: ['hearing'],
    price: 5,
    currency: 'GBP',
    capacity: 100,
    going: 21,
  },
  {
    key: 'kids-football',
    author: by('en', 8),
    title: 'Football for children',
    body: 'For ages 7 to 12, mixed levels. Bring water and shin pads; we bring the goals.',
    language: 'en',
    city: 'Leeds',
    country: 'GB',
    lat: 53.8,
    lng: -1.55,
    zone: 'Europe/London',
    anchor: 'clock',
    clock: '11:00',
    minutes: 60,
    inDays: 4,
    rule: 'FREQ=WEEKLY;COUNT=10',
    attendance: 'place',
    venue: 'North field, behind the library',
    audience: ['children'],
    capacity: 24,
    guests: 2,
    going: 9,
  },
  {
    key: 'halaqa-cairo',
    author: by('ar', 2),
    title: 'حلقة تجويد بعد العشاء',
    body: 'نقرأ معًا ونصحّح مخارج الحروف على مهل. أحضر مصحفك، والشاي علينا.',
    language: 'ar',
    mosque: 'sample-masjid-new-cairo',
    zone: 'Africa/Cairo',
    anchor: 'isha',
    shift: 30,
    minutes: 60,
    inDays: 2,
    rule: 'FREQ=WEEKLY;INTERVAL=2',
    attendance: 'place',
    venue: 'المصلى الجانبي',
    audience: ['brothers'],
    capacity: 20,
    going: 8,
  },
  {
    key: 'sabah-uskudar',
    author: by('tr', 1),
    title: 'Sabah namazından sonra kahvaltı',
    body: 'Namazdan sonra birlikte çorba ve simit. Herkes bir şey getirirse sofra dolar.',
    language: 'tr',
    mosque: 'sample-mescidi-uskudar',
    zone: 'Europe/Istanbul',
    anchor: 'fajr',
    shift: 45,
    minutes: 60,
    inDays: 6,
    rule: 'FREQ=MONTHLY',
    attendance: 'place',
    audience: ['family'],
    capacity: 30,
    guests: 3,
    going: 11,
  },
  {
    key: 'atelier-paris',
    author: by('fr', 1),
    title: 'Atelier calligraphie arabe',
    body: 'Encre, calame et patience : on apprend trois lettres et on repart avec son prénom. Le matériel est fourni.',
    language: 'fr',
    city: 'Paris',
    country: 'FR',
    lat: 48.86,
    lng: 2.35,
    zone: 'Europe/Paris',
    anchor: 'clock',
    clock: '14:00',
    minutes: 180,
    inDays: 9,
    attendance: 'place',
    venue: 'Maison des associations, salle 2',
    access: ['step_free'],
    price: 12,
    currency: 'EUR',
    capacity: 10,
    guests: 1,
    going: 6,
  },
  {
    key: 'kelas-jakarta',
    author: by('id', 1),
    title: 'Kelas memasak untuk buka puasa',
    body: 'Tiga takjil dalam dua jam. Bahan disiapkan, celemek dibawa sendiri.',
    language: 'id',
    city: 'Jakarta',
    country: 'ID',
    lat: -6.21,
    lng: 106.85,
    zone: 'Asia/Jakarta',
    anchor: 'clock',
    clock: '15:30',
    minutes: 120,
    inDays: 7,
    attendance: 'place',
    venue: 'Dapur komunitas, lantai dasar',
    audience: ['sisters'],
    capacity: 16,
    guests: 1,
    going: 10,
  },
  {
    key: 'mushaira-lahore',
    author: by('ur', 1),
    title: 'نعتیہ مشاعرہ',
    body: 'نئے اور پرانے شاعر ایک ساتھ۔ اپنا کلام لائیں یا صرف سننے آئیں، چائے سب کے لیے۔',
    language: 'ur',
    city: 'Lahore',
    country: 'PK',
    lat: 31.55,
    lng: 74.34,
    zone: 'Asia/Karachi',
    anchor: 'maghrib',
    shift: 45,
    minutes: 150,
    inDays: 10,
    attendance: 'place',
    venue: 'لائبریری ہال',
    guests: 5,
    going: 16,
  },
]
