// A learner's progress, the next lesson, and the order of a quiz's choices.
import type { LessonLine } from './course.ts'

type Step = Pick<LessonLine, 'slug' | 'required' | 'done'>

/** What is asked of a learner, of the lessons as they are now. */
export function countProgress(contents: readonly Step[]) {
  const asked = contents.filter(({ required }) => required)
  const done = asked.filter((lesson) => lesson.done).length
  return { done, total: asked.length, percent: asked.length === 0 ? 0 : Math.floor((done / asked.length) * 100) }
}

/** What is still to do before the certificate. */
export const whatIsLeft = <Line extends Step>(contents: readonly Line[]): Line[] =>
  contents.filter(({ required, done }) => required && !done)

/** Where to go on: the first lesson that is not done, or the first of all. */
export const nextToDo = <Line extends Step>(contents: readonly Line[]): Line | undefined =>
  contents.find(({ done }) => !done) ?? contents[0]

export function neighboursOf<Line extends Step>(contents: readonly Line[], slug: string) {
  const at = contents.findIndex((lesson) => lesson.slug === slug)
  return {
    number: at + 1,
    before: at > 0 ? contents[at - 1] : undefined,
    after: at === -1 ? undefined : contents[at + 1],
  }
}

/** How many answers of a quiz have to be right. */
export const rightNeeded = (questions: number, passMark: number) => Math.ceil((questions * passMark) / 100)

/**
 * The numbers of the choices in the order in which they are shown: another one at each attempt, the same on the server and in
 * the browser, so that the place of an answer is not what one learns.
 */
export function orderChoices(count: number, attempt: number, question: number): number[] {
  const order = Array.from({ length: count }, (_, n) => n)
  let state = ((attempt + 1) * 7919 + question * 104_729) % 2_147_483_647
  for (let last = count - 1; last > 0; last--) {
    state = (state * 48_271) % 2_147_483_647
    const other = state % (last + 1)
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

/** What was ticked in a posted quiz, a list for each question: its boxes are named q0, q1 … */
export const readAnswers = (form: FormData, questions: number): number[][] =>
  Array.from({ length: questions }, (_, n) => form.getAll(`q${n}`).map(Number))

/** Recordings are kept to ten seconds; the last ones are not worth going back to. */
export const resumeAt = (position: number | null, seconds: number) =>
  position === null || position >= seconds * 0.97 ? 0 : position

/** The zone a new group is offered: of the teacher's place, else of the group before. Null is better than a wrong guess. */
export const zoneToOffer = (
  own: string | null,
  groups: readonly { time_zone: string }[],
  known: readonly string[],
): string | null => [own, groups[0]?.time_zone].find((zone) => zone && known.includes(zone)) ?? null
