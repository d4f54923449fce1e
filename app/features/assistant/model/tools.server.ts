// The look-ups a language model may call, read-only and with a guest's rights. Its input is read like any visitor's words.
import { isKnown } from '#app/core/places/place.ts'
import { understandFrom } from '#app/core/understanding/knowledge.server.ts'
import { ASKED_PRAYERS, DAYS, type Kind, type Meaning } from '#app/core/understanding/meaning.ts'
import { isRecord } from '#app/lib/records.ts'
import type { Answer } from '../answer.ts'
import type { Question } from '../lookups/question.ts'
import { lookUp } from '../lookups.server.ts'
import { findTopic, type TopicIndex } from '../rules.ts'

const TOOLS = {
  find_businesses: ['business', 'Muslim-owned and halal businesses by kind, words and place.'],
  find_mosques: ['mosque', 'Mosques near a place or by name.'],
  prayer_times: ['prayer', 'Prayer times of any city on any day.'],
  iqamah_times: ['iqamah', 'Iqamah times of a mosque that is named.'],
  qibla: ['qibla', 'The direction of prayer from a place.'],
  islamic_date: ['hijri', 'Today in the Islamic calendar, or when a day such as Eid is.'],
  quran: ['quran', 'A surah or a verse by name or number.'],
  nisab: ['zakaat', 'The nisab of zakaat by current prices.'],
  opening_hours: ['hours', 'Opening hours of a business that is named.'],
  jobs: ['job', 'Open jobs.'],
  events: ['event', 'Coming events.'],
  courses: ['course', 'Courses.'],
  recipes: ['recipe', 'Recipes.'],
  plans: ['plan', 'What the plans for businesses cost.'],
  help: ['help', 'How something on this site is done.'],
} as const satisfies Record<string, readonly [Kind, string]>

const PARAMETERS = {
  type: 'object',
  properties: {
    what: { type: 'string', description: 'What is looked for, in a few words.' },
    place: { type: 'string', description: 'A city, where one is named.' },
    day: { type: 'string', enum: DAYS },
    prayer: { type: 'string', enum: ASKED_PRAYERS },
    open_now: { type: 'boolean' },
  },
} as const

export const toolList = Object.entries(TOOLS).map(([name, [, description]]) => ({
  type: 'function',
  function: { name, description, parameters: PARAMETERS },
}))

const isTool = (name: string): name is keyof typeof TOOLS => Object.hasOwn(TOOLS, name)
const LONGEST_WORDS = 200

function readArguments(json: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(json || '{}')
    return isRecord(read) ? read : {}
  } catch {
    return {}
  }
}

const wordsIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST_WORDS) : '')

function meant(kind: Kind, given: Record<string, unknown>, { place }: Question): Meaning {
  const near = isKnown(place) ? { lat: place.lat, lng: place.lng } : null
  const what = wordsIn(given.what)
  const own = understandFrom(near, what)
  const city = wordsIn(given.place)
  const cities = city === '' ? own.cities : understandFrom(near, `in ${city}`).cities
  return {
    ...own,
    kind,
    cities,
    text: own.kind === kind || kind === 'business' || kind === 'mosque' ? own.text : own.text || what,
    day: DAYS.find((day) => day === given.day) ?? own.day,
    prayer: ASKED_PRAYERS.find((prayer) => prayer === given.prayer) ?? own.prayer,
    open: given.open_now === true ? 'now' : own.open,
  }
}

/** Null: there is no such tool, or it found nothing. */
export async function runTool(
  name: string,
  json: string,
  question: Question,
  topics: TopicIndex,
): Promise<Answer | null> {
  if (!isTool(name)) return null
  const given = readArguments(json)
  const [kind] = TOOLS[name]
  if (kind === 'help') {
    const topic = findTopic(wordsIn(given.what), topics, question.locale)
    if (!topic) return null
    const card = { title: topic.question, lines: [], to: `/help/${encodeURIComponent(topic.id)}` }
    return { response: topic.answer, cards: [card], chips: [], actions: [], isSure: true }
  }
  const meaning = meant(kind, given, question)
  return lookUp({ ...question, message: wordsIn(given.what) || question.message, meaning })
}
