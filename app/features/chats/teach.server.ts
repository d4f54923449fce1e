// Words that staff teach: what may be meant, what a word means already, and the ways in and out of the list.
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { offeredCategories } from '#app/core/categories/tree.ts'
import { FACTS } from '#app/core/listings/facts.ts'
import { fold } from '#app/core/places/fold.ts'
import { surahNames } from '#app/core/quran/text.server.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { understandFrom } from '#app/core/understanding/knowledge.server.ts'
import { ASKED_PRAYERS, type City, type Meaning, NOTHING_UNDERSTOOD } from '#app/core/understanding/meaning.ts'
import { placeNameIn } from '#app/core/understanding/near.server.ts'
import { type Sense, senseOf } from '#app/core/understanding/senses.ts'
import {
  MOST_TAUGHT,
  readMeaning,
  readTaughtWords,
  TAUGHT_COLUMNS,
  TAUGHT_KINDS,
  type TaughtWord,
  teach,
  writePart,
  writePlace,
  writeVerse,
} from '#app/core/understanding/taught.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { settleQuestions } from './commands.server.ts'
import { NAMED } from './rules.ts'
import type { TeachForm } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Speaking = { locale: Locale; t: Messages }
type Topic = { id: string; question: string }

export type MeaningGroup = { label: string; options: { value: string; label: string }[] }
export type TaughtLine = { word: string; folded: string; language: Locale; means: string; insteadOf: string | null }

/** Help articles in the language of the page, else in English. */
async function topicsIn(services: Acting, locale: Locale): Promise<Topic[]> {
  const rows = await ask(
    services,
    services.db().from('help_topics').select('id, locale, question').in('locale', [locale, 'en']).order('question'),
  )
  const own = rows.filter((row) => row.locale === locale)
  return [...own, ...rows.filter((row) => row.locale === 'en' && !own.some(({ id }) => id === row.id))]
}

function groupsOf(topics: readonly Topic[], { locale, t }: Speaking): MeaningGroup[] {
  const words = t.chats.teach
  return [
    {
      label: words.groups.kind,
      options: TAUGHT_KINDS.map((kind) => ({ value: `kind:${kind}`, label: words.kinds[kind] })),
    },
    ...offeredCategories().map(({ id, subcategories }) => ({
      label: categoryName(id, locale),
      options: [
        { value: writePart(id, null), label: categoryName(id, locale) },
        ...subcategories.map((part) => ({ value: writePart(id, part), label: subcategoryName(id, part, locale) })),
      ],
    })),
    {
      label: words.groups.fact,
      options: FACTS.map((fact) => ({ value: `fact:${fact}`, label: t.businesses.facts[fact] })),
    },
    {
      label: words.groups.prayer,
      options: ASKED_PRAYERS.map((prayer) => ({ value: `prayer:${prayer}`, label: t.prayer.names[prayer] })),
    },
    {
      label: words.groups.surah,
      options: surahNames(locale).map(({ number, name }) => ({
        value: `surah:${number}`,
        label: `${number} · ${name}`,
      })),
    },
    {
      label: words.groups.topic,
      options: topics.map(({ id, question }) => ({ value: `topic:${id}`, label: question })),
    },
  ]
}

const verseLabel = ({ surah, ayah }: { surah: number; ayah: number | null }, locale: Locale) =>
  `${surahNames(locale)[surah - 1]?.name ?? surah}${ayah === null ? '' : ` ${surah}:${ayah}`}`

/** What a taught word means, in words; its bare name where the site no longer has it. */
function labelOf(meaning: string, topics: readonly Topic[], { locale, t }: Speaking): string {
  const taught = readMeaning(meaning)
  switch (taught?.as) {
    case 'part':
      return taught.subcategory
        ? subcategoryName(taught.category, taught.subcategory, locale)
        : categoryName(taught.category, locale)
    case 'kind':
      return t.chats.teach.kinds[taught.kind]
    case 'fact':
      return t.businesses.facts[taught.fact]
    case 'prayer':
      return t.prayer.names[taught.prayer]
    case 'surah':
      return verseLabel(taught.verse, locale)
    case 'place': {
      const [city] = understandFrom(null, `in ${taught.name}, ${taught.region}`).cities
      return city ? placeNameIn(city, locale) : taught.name
    }
    case 'topic':
      return topics.find(({ id }) => id === taught.id)?.question ?? taught.id
    default:
      return meaning
  }
}

export async function loadTeaching(services: Acting, speaking: Speaking) {
  const [topics, rows] = await Promise.all([
    topicsIn(services, speaking.locale),
    ask(
      services,
      services
        .db()
        .from('taught_words')
        .select(TAUGHT_COLUMNS)
        .order('created_at', { ascending: false })
        .limit(MOST_TAUGHT),
    ),
  ])
  const taught = (readTaughtWords(rows) ?? []).map(
    ({ meaning, ...word }): TaughtLine => ({ ...word, means: labelOf(meaning, topics, speaking) }),
  )
  return { groups: groupsOf(topics, speaking), taught }
}

/** Small words and those that say when and how near: without them no sentence could be read. */
const READ_BY: ReadonlySet<Sense['as']> = new Set([
  'filler',
  'near',
  'closer',
  'day',
  'open',
  'times',
  'hours',
  'halal',
])

/** What the site takes the words for today; null where it does not know them. */
function known(word: string, { locale, t }: Speaking): string | null {
  const meaning: Meaning = understandFrom(null, word)
  const { category, subcategory, cities, verse, prayer, facts, kind } = meaning
  if (verse) return verseLabel(verse, locale)
  const parts = [
    category && (subcategory ? subcategoryName(category, subcategory, locale) : categoryName(category, locale)),
    prayer && t.prayer.names[prayer],
    ...facts.map((fact) => t.businesses.facts[fact]),
    cities[0] && placeNameIn(cities[0], locale),
  ].filter(Boolean)
  if (parts.length > 0) return parts.join(', ').slice(0, 120)
  const page = TAUGHT_KINDS.find((one) => one === kind)
  if (page) return t.chats.teach.kinds[page]
  // Verses that speak of a word are looked for, whether or not there are any.
  const isGuess = kind === NOTHING_UNDERSTOOD.kind || kind === 'quran'
  return isGuess ? null : t.chats.teach.something
}

/** How a city is told from others of its name: by its country, else by its state. */
function writeCity(city: City): string | null {
  const name = city.quarter ?? city.city
  const isSame = (one: City | undefined) => one?.id === city.id && (one.quarter ?? null) === (city.quarter ?? null)
  const region = [city.countryCode.toLowerCase(), city.state ?? ''].find(
    (where) => where !== '' && isSame(understandFrom(null, `in ${name}, ${where}`).cities[0]),
  )
  return region ? writePlace(name, region) : null
}

function meaningOf({ means, named }: TeachForm): string | null {
  if (means !== NAMED) return readMeaning(means) ? means : null
  const { verse, cities } = understandFrom(null, named)
  if (verse) return writeVerse(verse)
  const [city] = cities.length > 0 ? cities : understandFrom(null, `in ${named}`).cities
  return city ? writeCity(city) : null
}

/** Whoever taught and looks finds it: this process does not wait for the news of it, as others do. */
async function learn(services: Acting) {
  const words: TaughtWord[] | null = readTaughtWords(
    await ask(services, services.db().from('taught_words').select(TAUGHT_COLUMNS).order('folded').limit(MOST_TAUGHT)),
  )
  if (words) teach(words)
}

export async function teachWord(
  services: Acting,
  form: TeachForm,
  speaking: Speaking,
  values: Record<string, string>,
): Promise<Outcome> {
  const { word, language, instead, questions, means } = form
  const meaning = meaningOf(form)
  if (!meaning)
    return refuse(means === NAMED ? 'named' : 'means', { field: means === NAMED ? 'named' : 'means', values })
  const sense = senseOf(word)
  if (sense && READ_BY.has(sense.as)) return refuse('reserved', { field: 'word', values })
  const before = known(word, speaking)
  if (before && !instead) return refuse('known', { field: 'word', values: { ...values, known: before } })
  const row = { word, folded: fold(word), language, meaning, instead_of: before }
  const saved = await attempt(services, services.db().from('taught_words').insert(row).select('folded'), {
    nothing: 'notAllowed',
    values,
  })
  if (!saved.ok) return saved
  await learn(services)
  if (questions.length > 0) await settleQuestions(services, questions, { values })
  return done()
}

export async function withdrawWord(services: Acting, word: string): Promise<Outcome> {
  const gone = await attempt(
    services,
    services.db().from('taught_words').delete().eq('folded', word).select('folded'),
    {
      nothing: 'missing',
    },
  )
  if (!gone.ok) return gone
  await learn(services)
  return done()
}
