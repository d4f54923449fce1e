// The built-in answer, told by a language model where one is configured. Whatever goes wrong with it, the built-in one stands.
import { needIn } from '#app/core/care/crisis.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Kind } from '#app/core/understanding/meaning.ts'
import type { Answer } from '../answer.ts'
import { type Asked, answerQuestion, questionOf } from '../answer-question.server.ts'
import { wishOf } from '../wishes.ts'
import { converse } from './converse.server.ts'
import type { ModelSettings } from './stream.server.ts'

/**
 * Answered in our own words only, as somebody in need always is: greetings, rulings, who wants a person, and what is somebody's
 * own, which nobody else is told.
 */
const OURS: ReadonlySet<Kind> = new Set(['ruling', 'mine', 'person', 'greeting', 'assistant'])
/** More at a time would only make each other late. */
const MOST_AT_ONCE = 4
let underWay = 0

type Told = { settings: ModelSettings; log: Services['log']; onSentence: (text: string) => void; signal: AbortSignal }

export async function answerWithModel(asked: Asked, { settings, log, onSentence, signal }: Told): Promise<Answer> {
  const question = questionOf(asked)
  const builtIn = await answerQuestion(asked)
  if (needIn(asked.message) || OURS.has(question.meaning.kind) || wishOf(asked.message)) return builtIn
  const withNote = { ...builtIn, note: asked.t.understanding.answers.modelAway }
  if (underWay >= MOST_AT_ONCE) return withNote
  underWay++
  try {
    const { history, topics } = asked
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(settings.seconds * 1000)])
    const told = await converse({ settings, question, history, topics, signal: bounded, onSentence })
    return { ...told, chips: builtIn.chips, actions: builtIn.actions }
  } catch (error) {
    log('model failed', { error: error instanceof Error ? error.message : String(error) })
    return withNote
  } finally {
    underWay--
  }
}
