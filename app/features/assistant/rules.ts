// The assistant's search for its answer: the help topic whose words come nearest to the message. Folding makes case,
// accents and Arabic spelling variants equal; letter triples catch typing mistakes.
import { fold } from '#app/core/places/fold.ts'
import type { Locale } from '#app/i18n/locales.ts'

export type HelpTopic = { id: string; locale: string; question: string; answer: string; keywords: string[] }

type IndexedTopic = {
  topic: HelpTopic
  /** Folded words of question and keywords, each with its letter triples. */
  words: Map<string, { weight: number; triples: Set<string> }>
  /** Keywords of several words, which count only together. */
  phrases: string[]
}

export type TopicIndex = { topics: IndexedTopic[]; frequency: Map<string, number>; sizes: Map<string, number> }

const KEYWORD_WEIGHT = 2
const QUESTION_WEIGHT = 1
const PHRASE_WORTH = 3
/** Two words must share this much of their letter triples to count as one word mistyped. */
const SIMILAR_ENOUGH = 0.5
/** The share of the message's worth that must be found, and the least worth, before an answer is given. */
const LEAST_SHARE = 0.34
/** Where help is asked for without a doubt, one telling word in a long sentence is enough. */
const LEAST_SHARE_OF_HELP = 0.15
/** "Dua for travelling" has a word of another language by chance. */
const LEAST_SHARE_OF_FOREIGN = 0.6
const LEAST_WORTH = 1.2
/** A topic in the language of the page or the browser wins a close race. */
const OWN_LANGUAGE_BONUS = 1.15

/** Words that stand in most questions and tell topics apart in none, in our six languages. */
const FILLERS: ReadonlySet<string> = new Set(
  fold(
    `a an the is are am do does did can could how what where when why who which i you my your me we our it its to of in
     on for with and or not this that there be have has get please about someone somebody else was were got tell know find show give make us me more many much any some out down up over back off here there want need will would from at by as if
     le la les un une des du de et ou est sont je tu vous nous mon ma mes votre vos que qui quoi comment quand pourquoi
     dans pour avec sur puis peux il elle ce cette se ne pas au aux en
     bir ve veya bu su o ne nasil nerede icin ile mi mu da ben benim sen siz var yok olarak
     yang di ke dari dan atau ini itu apa bagaimana di mana kapan saya anda kami untuk dengan ada adalah bisa
     في من على الى إلى عن هل ما ماذا كيف أين متى لماذا هذا هذه أن او أو مع هو هي لي أنا
     کیا کیسے کہاں کب کیوں میں ہے ہیں کا کی کے کو سے پر اور یا یہ وہ میرا میری آپ مجھے ہم کر`,
  ).split(' '),
)

const wordsOf = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))

function triplesOf(word: string): Set<string> {
  const padded = ` ${word} `
  return new Set(Array.from({ length: Math.max(padded.length - 2, 1) }, (_, i) => padded.slice(i, i + 3)))
}

function similarity(a: Set<string>, b: Set<string>): number {
  let shared = 0
  for (const triple of a) if (b.has(triple)) shared++
  return shared / (a.size + b.size - shared)
}

export function indexTopics(topics: readonly HelpTopic[]): TopicIndex {
  const frequency = new Map<string, number>()
  const sizes = new Map<string, number>()
  const indexed = topics.map((topic): IndexedTopic => {
    const words: IndexedTopic['words'] = new Map()
    const add = (text: string, weight: number) => {
      for (const word of wordsOf(text)) {
        const before = words.get(word)?.weight ?? 0
        words.set(word, { weight: Math.max(before, weight), triples: triplesOf(word) })
      }
    }
    add(topic.question, QUESTION_WEIGHT)
    for (const keyword of topic.keywords) add(keyword, KEYWORD_WEIGHT)
    for (const word of words.keys()) {
      const key = `${topic.locale} ${word}`
      frequency.set(key, (frequency.get(key) ?? 0) + 1)
    }
    sizes.set(topic.locale, (sizes.get(topic.locale) ?? 0) + 1)
    return { topic, words, phrases: topic.keywords.map(fold).filter((keyword) => keyword.includes(' ')) }
  })
  return { topics: indexed, frequency, sizes }
}

/** Null when nothing comes near enough: saying so is better than a wrong answer. */
export function findTopic(
  message: string,
  index: TopicIndex,
  preferred: Locale,
  { isHelp = false }: { isHelp?: boolean } = {},
): HelpTopic | null {
  const leastShare = isHelp ? LEAST_SHARE_OF_HELP : LEAST_SHARE
  const folded = fold(message)
  const asked = [...new Set(wordsOf(message))].map((word) => ({ word, triples: triplesOf(word) }))
  if (asked.length === 0) return null
  let best: HelpTopic | null = null
  let bestWorth = 0
  for (const entry of index.topics) {
    const { topic, words, phrases } = entry
    const size = index.sizes.get(topic.locale) ?? 1
    let worth = 0
    let found = 0
    for (const { word, triples } of asked) {
      let bestWord = 0
      for (const [known, { weight, triples: knownTriples }] of words) {
        const nearness = known === word ? 1 : similarity(triples, knownTriples)
        if (nearness < SIMILAR_ENOUGH) continue
        // A word that stands in few topics says more than one that stands in many.
        const rarity = Math.log(1 + size / (index.frequency.get(`${topic.locale} ${known}`) ?? 1))
        bestWord = Math.max(bestWord, weight * nearness ** 2 * rarity)
      }
      worth += bestWord
      if (bestWord > 0) found++
    }
    for (const phrase of phrases) if (` ${folded} `.includes(` ${phrase} `)) worth += PHRASE_WORTH
    // A long message in which hardly a word is known is about something else.
    const isForeign = topic.locale !== preferred && topic.locale !== 'en'
    if (worth < LEAST_WORTH || found / asked.length < (isForeign ? LEAST_SHARE_OF_FOREIGN : leastShare)) continue
    const total = topic.locale === preferred ? worth * OWN_LANGUAGE_BONUS : worth
    if (total > bestWorth) {
      best = topic
      bestWorth = total
    }
  }
  return best
}

/** The article itself, in the language of whoever asks or else in English. */
export const topicNamed = (id: string | null, { topics }: TopicIndex, preferred: Locale): HelpTopic | null => {
  const found = topics.map(({ topic }) => topic).filter((topic) => topic.id === id)
  return found.find(({ locale }) => locale === preferred) ?? found.find(({ locale }) => locale === 'en') ?? null
}

/** The first of our languages an Accept-Language header names. */
export function localeFromHeader(header: string | undefined, isLocale: (tag: string) => tag is Locale): Locale | null {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = Number(/^\s*q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1)
      return { language: tag.split('-')[0] ?? '', quality }
    })
    .sort((a, b) => b.quality - a.quality)
  for (const { language, quality } of wanted) if (quality > 0 && isLocale(language)) return language
  return null
}
