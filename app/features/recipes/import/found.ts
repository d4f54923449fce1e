// A recipe that was found somewhere, before anybody looked it over.
import type { Locale } from '#app/i18n/locales.ts'
import {
  type Course,
  MOST_INGREDIENTS,
  MOST_SOURCE_ADDRESS,
  MOST_SOURCE_NAME,
  MOST_STEPS,
  OCCASIONS,
  type Occasion,
} from '../recipe.ts'

export type Found = {
  title: string
  ingredients: string[]
  steps: string[]
  servings: number | null
  prep: number | null
  cook: number | null
  course: Course | null
  occasions: Occasion[]
  language: Locale | null
  source: { name: string; url: string | null } | null
}

/** The address people go to: without what counts them. Null for what is no address of the open internet. */
export function sourceAddress(url: URL): string | null {
  const plain = new URL(url)
  plain.hash = ''
  for (const name of [...plain.searchParams.keys()])
    if (/^(?:utm_|fbclid|gclid|mc_)/.test(name)) plain.searchParams.delete(name)
  const isOpen = /^https?:$/.test(plain.protocol) && /\.[a-z0-9-]*[a-z][a-z0-9-]*$/i.test(plain.hostname)
  return isOpen && plain.href.length <= MOST_SOURCE_ADDRESS ? plain.href : null
}

const MOST_TITLE = 140
const MOST_INGREDIENT = 150
const MOST_STEP = 1000

/** At the end of a sentence where there is one, else between words. */
function cutStep(step: string): string[] {
  const parts: string[] = []
  let rest = step
  while (rest.length > MOST_STEP && parts.length < MOST_STEPS) {
    const start = rest.slice(0, MOST_STEP)
    const sentence = Math.max(...['. ', '؟ ', '۔ ', '! '].map((end) => start.lastIndexOf(end))) + 1
    const at = sentence > 0 ? sentence : start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : MOST_STEP
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [...parts, rest]
}

/** Too many short steps are told together, so that none is lost. */
function together(steps: readonly string[]): string[] {
  const joined: string[] = []
  for (const step of steps) {
    const last = joined.at(-1)
    if (last !== undefined && last.length + step.length < MOST_STEP) joined[joined.length - 1] = `${last} ${step}`
    else joined.push(step)
  }
  return joined
}

/** As much of it as a recipe here may have. */
export function fitted(found: Found): Found {
  const steps = found.steps.flatMap(cutStep).filter((step) => step !== '')
  return {
    ...found,
    title: found.title.slice(0, MOST_TITLE).trim(),
    ingredients: found.ingredients.slice(0, MOST_INGREDIENTS).map((line) => line.slice(0, MOST_INGREDIENT).trim()),
    steps: (steps.length > MOST_STEPS ? together(steps) : steps).slice(0, MOST_STEPS),
    occasions: OCCASIONS.filter((occasion) => found.occasions.includes(occasion)),
    source: found.source && { ...found.source, name: found.source.name.slice(0, MOST_SOURCE_NAME).trim() },
  }
}
