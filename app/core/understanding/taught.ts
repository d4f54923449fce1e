// Words that staff taught the site (public.taught_words), laid before those it shipped with. One spelling has one meaning.
import * as z from 'zod'
import { type CategoryId, offeredCategories, type SubcategoryId } from '#app/core/categories/tree.ts'
import { FACTS, type Fact } from '#app/core/listings/facts.ts'
import { fold } from '#app/core/places/fold.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { ASKED_PRAYERS, type AskedPrayer, type Kind, type Verse } from './meaning.ts'

/** What a word may be taught to mean: pages and lists of the site among them. */
export type Taught =
  | { as: 'part'; category: CategoryId; subcategory: SubcategoryId | null }
  | { as: 'kind'; kind: TaughtKind }
  | { as: 'fact'; fact: Fact }
  | { as: 'prayer'; prayer: AskedPrayer }
  | { as: 'surah'; verse: Verse }
  /** A city, or a part of one, and what tells it from others of its name. */
  | { as: 'place'; name: string; region: string }
  /** A help article that answers. */
  | { as: 'topic'; id: string }

export const TAUGHT_KINDS = [
  'mosque',
  'iqamah',
  'qibla',
  'hijri',
  'zakaat',
  'event',
  'job',
  'course',
  'recipe',
  'plan',
  'mine',
  'person',
] as const satisfies readonly Kind[]
export type TaughtKind = (typeof TAUGHT_KINDS)[number]

export type TaughtWord = { word: string; folded: string; language: Locale; meaning: string; insteadOf: string | null }

export const TAUGHT_COLUMNS = 'word, folded, language, meaning, instead_of' as const
/** More than anybody would look after. */
export const MOST_TAUGHT = 2000

const rows = z.array(
  z
    .object({
      word: z.string(),
      folded: z.string(),
      language: z.string(),
      meaning: z.string(),
      instead_of: z.string().nullable(),
    })
    .transform(
      ({ instead_of: insteadOf, language, ...word }): TaughtWord => ({
        ...word,
        language: isLocale(language) ? language : 'en',
        insteadOf,
      }),
    ),
)

/** Null where it is no list of them. */
export const readTaughtWords = (value: unknown): TaughtWord[] | null => rows.safeParse(value).data ?? null

export const writePart = (category: string, part: string | null) => `part:${category}${part ? `/${part}` : ''}`
export const writeVerse = ({ surah, ayah }: Verse) => `surah:${surah}${ayah === null ? '' : `:${ayah}`}`
export const writePlace = (name: string, region: string) => `place:${fold(name)},${fold(region)}`

function readPart(named: string): Taught | null {
  const [name, part = null] = named.split('/')
  const category = offeredCategories().find(({ id }) => id === name)
  const subcategory = category?.subcategories.find((one) => one === part) ?? null
  return category && (part === null || subcategory !== null) ? { as: 'part', category: category.id, subcategory } : null
}

/** Null for what the site does not have, or no longer. */
export function readMeaning(meaning: string): Taught | null {
  const at = meaning.indexOf(':')
  const named = meaning.slice(at + 1)
  switch (meaning.slice(0, at)) {
    case 'part':
      return readPart(named)
    case 'kind': {
      const kind = TAUGHT_KINDS.find((one) => one === named)
      return kind ? { as: 'kind', kind } : null
    }
    case 'fact': {
      const fact = FACTS.find((one) => one === named)
      return fact ? { as: 'fact', fact } : null
    }
    case 'prayer': {
      const prayer = ASKED_PRAYERS.find((one) => one === named)
      return prayer ? { as: 'prayer', prayer } : null
    }
    case 'surah': {
      const [, surah, ayah] = /^(\d{1,3})(?::(\d{1,3}))?$/.exec(named) ?? []
      return surah ? { as: 'surah', verse: { surah: Number(surah), ayah: ayah ? Number(ayah) : null } } : null
    }
    case 'place': {
      const comma = named.lastIndexOf(',')
      return comma > 0 ? { as: 'place', name: named.slice(0, comma), region: named.slice(comma + 1) } : null
    }
    case 'topic':
      return named === '' ? null : { as: 'topic', id: named }
    default:
      return null
  }
}

let taught: readonly TaughtWord[] = []
let edition = 0
/** Changes with what is taught: what was made from older words is made anew. */
export const taughtEdition = () => edition

/** The same list again costs nothing. */
export function teach(words: readonly TaughtWord[]): void {
  if (words === taught) return
  taught = words
  edition++
}

export const taughtWords = (): readonly TaughtWord[] => taught
