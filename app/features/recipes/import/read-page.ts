// A recipe out of somebody's page, as schema.org describes it: ingredients, steps, servings, times, and whose it is. Their
// introduction and their photos are their own and stay where they are.
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { plainDigits } from '../plain-digits.ts'
import { MOST_MINUTES, MOST_SERVINGS } from '../recipe.ts'
import { secondsIn } from '../step-time.ts'
import { readRecipeChoices } from '../words.ts'
import { type Found, fitted, sourceAddress } from './found.ts'
import { isA, isThing, type LinkedData, linkedDataOf, listOf, resolve, type Thing } from './linked-data.ts'
import { linesOfHtml, wordsOfHtml } from './page-text.ts'

const DEEPEST = 8
const MOST_LINES = 400
const MOST_WORDS = 20_000

/** The first words in a value, however it is wrapped. */
function wordsIn(data: LinkedData, value: unknown, depth = 0): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return wordsOfHtml(value.slice(0, MOST_WORDS))
  if (depth > DEEPEST) return ''
  const inner = Array.isArray(value)
    ? value.slice(0, 20)
    : partsOf(resolve(data, value), ['@value', 'name', 'text', 'value'])
  for (const one of inner) {
    const words = wordsIn(data, one, depth + 1)
    if (words !== '') return words
  }
  return ''
}
const partsOf = (value: unknown, names: readonly string[]) => (isThing(value) ? names.map((name) => value[name]) : [])

/** Lines of a value in its order: words, lists of words, sections with steps in them. */
function linesIn(data: LinkedData, value: unknown): string[] {
  const lines: string[] = []
  const walk = (given: unknown, depth: number, inside: readonly unknown[]) => {
    if (lines.length >= MOST_LINES || depth > DEEPEST) return
    if (typeof given === 'string') {
      lines.push(...linesOfHtml(given.slice(0, MOST_WORDS)))
      return
    }
    if (Array.isArray(given)) {
      for (const one of given.slice(0, MOST_LINES)) walk(one, depth + 1, inside)
      return
    }
    const thing = resolve(data, given)
    if (!isThing(thing) || inside.includes(thing)) return
    const around = [...inside, thing]
    const within = thing.itemListElement ?? thing.item ?? thing.steps
    const own = listOf(thing.text ?? thing.description)
    if (within !== undefined && own.length === 0) {
      const before = lines.length
      walk(within, depth + 1, around)
      const name = isA(thing, 'HowToSection') ? wordsIn(data, thing.name).replace(/[:：]$/u, '') : ''
      // Steps have no headings here: the first of a part says which part it is.
      if (name !== '' && lines[before] !== undefined) lines[before] = `${name}: ${lines[before]}`
      return
    }
    for (const words of own.length > 0 ? own : listOf(thing.name)) walk(words, depth + 1, around)
  }
  walk(value, 0, [])
  return lines.slice(0, MOST_LINES)
}

/** "PT1H10M", "P0DT1H", or as people write it. */
function minutesOf(text: string): number | null {
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,6}(?:\.\d+)?)H)?(?:(\d{1,6}(?:\.\d+)?)M)?(?:\d+(?:\.\d+)?S)?)?$/i.exec(
      text.trim(),
    ) ?? []
  const iso = Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
  const told = iso > 0 ? iso : (secondsIn(text.slice(0, 200)) ?? 0) / 60
  return told >= 1 && told <= MOST_MINUTES ? Math.round(told) : null
}

export function servingsIn(text: string): number | null {
  const number = Number(/\d{1,4}/.exec(plainDigits(text))?.[0] ?? 0)
  return number >= 1 && number <= MOST_SERVINGS ? number : null
}

/** Of "6", "6 servings" and "1 loaf" what a person means is the one with people in it. */
function servingsOf(data: LinkedData, value: unknown): number | null {
  const told = listOf(value)
    .slice(0, 10)
    .map((one) => wordsIn(data, one))
  const forPeople = told.find((text) => /serv|person|portion|kişi|porsi|شخص|أشخاص|افراد/iu.test(text))
  return servingsIn(forPeople ?? told.find((text) => servingsIn(text) !== null) ?? '')
}

const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((one) => one !== undefined)

const languageIn = (text: string | undefined): Locale | null => {
  const code = (text ?? '').slice(0, 2).toLowerCase()
  return isLocale(code) ? code : null
}

function siteNameOf(page: string, url: URL): string {
  const start = page.slice(0, 200_000)
  const [tag = ''] = /<meta\s[^<>]{0,300}og:site_name[^<>]{0,300}>/i.exec(start) ?? []
  return wordsOfHtml(attributeOf(tag, 'content') ?? '').slice(0, 80) || url.hostname.replace(/^www\./, '')
}

const choicesIn = (text: string) => readRecipeChoices(text.slice(0, 1000)).chosen.map(({ meaning }) => meaning)

/** What people have as the meal itself; the filters of the list know it by having no other word. */
const MAIN = /main|dinner|lunch|entr[eé]e|plat|ana yemek|hidangan utama|lauk|طبق رئيسي|أطباق رئيسية|غداء|عشاء|سالن/iu

function readThing(data: LinkedData, recipe: Thing, page: string, url: URL): Found {
  const prep = minutesOf(wordsIn(data, recipe.prepTime))
  const cook = minutesOf(wordsIn(data, recipe.cookTime))
  const total = minutesOf(wordsIn(data, recipe.totalTime))
  const category = listOf(recipe.recipeCategory)
    .slice(0, 5)
    .map((one) => wordsIn(data, one))
    .join(', ')
  const named = choicesIn(category)
  const marked = choicesIn(
    listOf(recipe.keywords)
      .slice(0, 40)
      .map((one) => wordsIn(data, one))
      .join(', '),
  )
  const author = wordsIn(data, recipe.author).slice(0, 80)
  const site = siteNameOf(page, url)
  const [htmlTag = ''] = /<html\b[^<>]{0,600}>/i.exec(page.slice(0, 5000)) ?? []
  return fitted({
    title: wordsIn(data, recipe.name ?? recipe.headline),
    ingredients: linesIn(data, recipe.recipeIngredient ?? recipe.ingredients),
    steps: linesIn(data, recipe.recipeInstructions),
    servings: servingsOf(data, recipe.recipeYield ?? recipe.yield),
    prep,
    cook: cook ?? (prep === null ? total : total !== null && total > prep ? total - prep : null),
    course: named.flatMap((one) => ('course' in one ? [one.course] : []))[0] ?? (MAIN.test(category) ? 'main' : null),
    occasions: [...named, ...marked].flatMap((one) => ('occasion' in one ? [one.occasion] : [])),
    language: languageIn(wordsIn(data, recipe.inLanguage)) ?? languageIn(attributeOf(htmlTag, 'lang')),
    source: { name: author && author !== site ? `${author}, ${site}` : site, url: sourceAddress(url) },
  })
}

/** The fullest of the page's recipes; null where it tells of none. */
export function readRecipePage(page: string, url: URL): Found | null {
  const data = linkedDataOf(page)
  const read = data.things
    .filter((thing) => isA(thing, 'Recipe'))
    .slice(0, 20)
    .map((thing) => readThing(data, thing, page, url))
    .filter(({ ingredients, steps }) => ingredients.length > 0 || steps.length > 0)
  const fullness = ({ ingredients, steps }: Found) =>
    (ingredients.length > 0 && steps.length > 0 ? 1000 : 0) + ingredients.length
  return read.toSorted((a, b) => fullness(b) - fullness(a))[0] ?? null
}
