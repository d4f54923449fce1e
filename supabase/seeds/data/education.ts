// Articles and classes of the sample community. What is said stands in the sources beside it; rulings are left to scholars.
import type { Language } from './shapes.ts'

type Entry = {
  key: string
  author: string
  title: string
  text: string
  language: Language
  topic: 'basics' | 'worship' | 'quran' | 'character'
  level: 'everyone' | 'beginner' | 'intermediate' | 'advanced'
  tags: readonly string[]
  days: number
}
export type SampleArticle = Entry & {
  sources: readonly string[]
  series?: string
  part?: number
  /** Who checked it. */
  reviewer?: string
}
export type SampleClass = Entry & {
  attendance: 'mosque' | 'online' | 'both'
  schedule: string
  teacher: string
  /** The slug of a mosque of the sample. */
  mosque?: string
  link?: string
}

const by = (language: Language, n: number) => `reviewer-${language}-${n}@sample.mahalla.example`

export const sampleArticles: readonly SampleArticle[] = [
  {
    key: 'wudu',
    author: by('en', 1),
    title: 'Wudu, step by step',
    text: `Before we stand in prayer we wash. The Quran names four things: the face, the arms to the elbows, a wipe over the head, and the feet to the ankles. How the Prophet ﷺ did it was shown by those who watched him. The best-known description comes from Uthman ibn Affan, who called for a vessel of water and washed while people looked on.

## What Uthman showed

1. He poured water over his hands and washed them three times.
2. He rinsed his mouth, drew water into his nose and blew it out.
3. He washed his face three times.
4. He washed his right arm to the elbow three times, then the left in the same way.
5. He wiped his head with wet hands.
6. He washed his right foot to the ankle three times, then the left.

Then he said that he had seen the Messenger of Allah ﷺ wash like this, and passed on what he promised: whoever washes like this and prays two rak’ahs with their heart in it is forgiven what went before.

## Before you begin

- Know in your heart what you are about to do, and say *Bismillah*.
- Use little water. A slow tap is enough.
- Let the water reach the skin: take off a tight ring, or turn it.

## Where people differ

Which parts are obligatory, in what order, and what breaks wudu is taught a little differently in each school. Learn it from a teacher of the school you follow. If wounds or a lack of water make washing hard, ask them too: the same verse speaks of an ease.`,
    language: 'en',
    topic: 'basics',
    level: 'beginner',
    tags: ['wudu', 'prayer'],
    days: 12,
    sources: [
      'Quran 5:6',
      'Sahih al-Bukhari 159, from Humran, who saw Uthman wash',
      'Sahih Muslim 226, the same report',
    ],
    series: 'First steps in prayer',
    part: 1,
    reviewer: by('en', 2),
  },
  {
    key: 'prayer times',
    author: by('en', 1),
    title: 'What the five prayer times follow',
    text: `Prayer, the Quran says, is prescribed for believers at set times. Those times are read from the sun, so they move a little each day and differ from town to town. Once you know what each one follows, the table on your mosque’s wall makes sense.

## The day in five

- **Fajr** begins with true dawn, the light that spreads along the horizon, and ends at sunrise.
- **Dhuhr** begins when the sun has passed its highest point.
- **Asr** begins when a shadow has grown by the height of the thing that casts it. The Hanafi school waits until it has grown by twice that height.
- **Maghrib** begins when the sun has set.
- **Isha** begins when the glow of dusk has gone.

A long report from Abdullah ibn Amr gives these in order, with how far each one reaches: Dhuhr until Asr comes, Asr until the sun turns yellow, Maghrib until the glow fades, Isha until the middle of the night, and Fajr until the sun rises.

## Why two tables may differ

Dawn and the end of dusk are reckoned by how far the sun is below the horizon, and institutions use different angles. In the far north, where twilight may last all night in summer, they also use different rules for filling the gap. Neither table has to be careless.

## What to do

Follow the times of the mosque where you pray. If you pray alone, choose the method used in your country and stay with it. When you are unsure, ask your imam which one the community keeps, and why.`,
    language: 'en',
    topic: 'worship',
    level: 'beginner',
    tags: ['prayer', 'times'],
    days: 6,
    sources: ['Quran 4:103', 'Sahih Muslim 612, from Abdullah ibn Amr'],
    series: 'First steps in prayer',
    part: 2,
  },
  {
    key: 'neighbours',
    author: by('en', 3),
    title: 'The neighbour next door',
    text: `A verse that begins with worshipping Allah alone goes on, in the same breath, to parents, relatives, orphans and people in need, and then to “the neighbour who is near and the neighbour who is a stranger”. Neighbours are named right after those we love most.

## How far it goes

Aisha and Ibn Umar both passed on that the Prophet ﷺ said Jibril kept urging him to be good to neighbours until he thought they would be given a share of the inheritance. In another report he swore three times that someone does not believe. Asked who, he said: the one whose neighbour is not safe from their harm.

Nothing in these words asks which faith the neighbour has.

## Small things count

He told Abu Dharr to add water when cooking a broth, and to think of the neighbours. It is advice for a kitchen with little in it. One cup of stock becomes two, and somebody’s evening is different.

## Five things for this week

1. Learn one name on your street that you do not know yet.
2. Take a plate next door, and say what is in it.
3. Ask an older neighbour whether they need anything from the shop.
4. Park so that others can get out, above all on Fridays.
5. Tell people when your evening will be loud, and when it will end.

## When it is hard

Some neighbours are unkind. Patience is a virtue, but it does not mean putting up with threats: seek help when you need it. What is asked of us is that the harm does not begin with us.`,
    language: 'en',
    topic: 'character',
    level: 'everyone',
    tags: ['neighbours'],
    days: 3,
    sources: [
      'Quran 4:36',
      'Sahih al-Bukhari 6014 and 6015, from Aisha and Ibn Umar',
      'Sahih al-Bukhari 6016, from Abu Shurayh',
      'Sahih Muslim 2625, from Abu Dharr',
    ],
  },
]

export const sampleClasses: readonly SampleClass[] = [
  {
    key: 'reading circle',
    author: by('en', 4),
    title: 'Quran reading for adults',
    text: 'We begin with the letters and read a few lines together each week. Nobody has to read aloud in the first month. Bring a mushaf if you have one; tea is on us.',
    language: 'en',
    topic: 'quran',
    level: 'beginner',
    tags: [],
    days: 8,
    attendance: 'mosque',
    schedule: 'Saturdays after Dhuhr, about an hour, all year except Ramadan',
    teacher: 'Two volunteers who have taught children and grown-ups',
    mosque: 'sample-masjid-stratford',
  },
  {
    key: 'arabic online',
    author: by('en', 5),
    title: 'Arabic from the first letter, online',
    text: 'Twelve evenings for people who recognise no letters yet. At the end you read short words with their vowels and write your own name. Lessons are recorded for those who miss one.',
    language: 'en',
    topic: 'basics',
    level: 'beginner',
    tags: [],
    days: 2,
    attendance: 'online',
    schedule: 'Tuesdays 19:00–20:00, London time, twelve weeks',
    teacher: 'A teacher of Arabic with a small group of eight',
    link: 'https://classes.mahalla.example/arabic',
  },
]
