// Every look-up there is, asked in this order. A kind of its own is one more file here and one more name in this list.

import type { Answer } from './answer.ts'
import { business, evidence, hours, named } from './lookups/business.server.ts'
import { mine } from './lookups/mine.server.ts'
import { iqamah, mosque } from './lookups/mosque.server.ts'
import { occasion } from './lookups/occasion.server.ts'
import { prayer } from './lookups/prayer.server.ts'
import type { Lookup, Question } from './lookups/question.ts'
import { quran } from './lookups/quran.server.ts'
import { course, event, job, recipe } from './lookups/sections.server.ts'
import { greeting, itself, person, plan } from './lookups/site.server.ts'
import { hijri, qibla, zakaat } from './lookups/worship.server.ts'

const LOOKUPS: readonly Lookup[] = [
  greeting,
  itself,
  person,
  mine,
  prayer,
  mosque,
  iqamah,
  business,
  hours,
  evidence,
  qibla,
  hijri,
  occasion,
  quran,
  zakaat,
  plan,
  job,
  event,
  course,
  recipe,
  named,
]

/** Null where our data has no answer: that is said, never made up. */
export async function lookUp(question: Question): Promise<Answer | null> {
  for (const { kinds, find } of LOOKUPS) {
    if (!kinds.includes(question.meaning.kind)) continue
    const found = await find(question)
    if (found) return found
  }
  return null
}
