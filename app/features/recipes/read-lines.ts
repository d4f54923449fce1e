// A recipe as people type it, in six languages: one ingredient a line, one step a paragraph; and back again.
import { entriesOf } from '#app/lib/records.ts'
import { plainDigits } from './plain-digits.ts'
import { type Ingredient, type IngredientLine, isHeading, type Step } from './recipe.ts'
import { secondsIn } from './step-time.ts'
import type { Unit } from './units.ts'

/** Words for units, folded; the longest that fits wins. */
const UNIT_WORDS: Record<Unit, readonly string[]> = {
  g: ['g', 'gr', 'gram', 'grams', 'gramme', 'grammes', 'غ', 'غرام', 'جرام', 'گرام'],
  kg: ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes', 'كغ', 'كيلو', 'كجم', 'کلو'],
  ml: ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters', 'mililitre', 'مل', 'ملليلتر', 'ملی لیٹر'],
  l: ['l', 'litre', 'litres', 'liter', 'liters', 'لتر', 'لیٹر'],
  tsp: [
    'tsp',
    'teaspoon',
    'teaspoons',
    'c. à c.',
    'càc',
    'cuillère à café',
    'cuillères à café',
    'çay kaşığı',
    'sdt',
    'sendok teh',
    'ملعقة صغيرة',
    'م.ص',
    'چائے کا چمچ',
    'چائے کے چمچ',
  ],
  tbsp: [
    'tbsp',
    'tablespoon',
    'tablespoons',
    'c. à s.',
    'càs',
    'cuillère à soupe',
    'cuillères à soupe',
    'yemek kaşığı',
    'sdm',
    'sendok makan',
    'ملعقة كبيرة',
    'ملاعق كبيرة',
    'م.ك',
    'کھانے کا چمچ',
    'کھانے کے چمچ',
  ],
  cup: ['cup', 'cups', 'tasse', 'tasses', 'su bardağı', 'bardak', 'cangkir', 'gelas', 'كوب', 'أكواب', 'کپ', 'پیالی'],
  oz: ['oz', 'ounce', 'ounces', 'once', 'onces', 'أونصة', 'اونس'],
  lb: ['lb', 'lbs', 'pound', 'pounds', 'رطل', 'پاؤنڈ'],
  fl_oz: ['fl oz', 'fl. oz', 'fluid ounce', 'fluid ounces'],
  pinch: ['pinch', 'pinches', 'pincée', 'pincées', 'tutam', 'sejumput', 'رشة', 'چٹکی'],
  clove: ['clove', 'cloves', 'gousse', 'gousses', 'diş', 'siung', 'فص', 'فصوص', 'جوا', 'جوے'],
  bunch: ['bunch', 'bunches', 'botte', 'bottes', 'bouquet', 'demet', 'ikat', 'حزمة', 'باقة', 'گڈی'],
  slice: ['slice', 'slices', 'tranche', 'tranches', 'dilim', 'iris', 'شريحة', 'شرائح', 'قاش'],
  tin: ['tin', 'tins', 'can', 'cans', 'boîte', 'boîtes', 'kutu', 'kaleng', 'علبة', 'ڈبہ'],
  handful: ['handful', 'handfuls', 'poignée', 'poignées', 'avuç', 'genggam', 'حفنة', 'مٹھی'],
}
const UNIT_BY_WORD = new Map(
  entriesOf(UNIT_WORDS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
)
const LONGEST_FIRST = [...UNIT_BY_WORD.keys()].sort((a, b) => b.length - a.length)

const NUMBER = String.raw`\d+(?:\s+|-)\d+\s*/\s*\d+|\d+\s*/\s*\d+|\d+(?:[.,]\d+)?`
/** "2–3", "2 to 3", "٢ إلى ٣". */
const UP_TO = String.raw`[-–—]|(?:to|or|à|ou|ila|veya|sampai|hingga|atau|إلى|الى|أو|سے|تا|یا)\s`
const AMOUNT = new RegExp(`^(${NUMBER})(?:\\s*(?:${UP_TO})\\s*(${NUMBER}))?\\s*`, 'iu')

function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const [, whole = '0', over, under] = /^(?:(\d+)(?:\s+|-))?(\d+)\s*\/\s*(\d+)$/.exec(text) ?? []
  const value = over ? Number(whole) + Number(over) / Number(under) : Number(text.replace(',', '.'))
  return Number.isFinite(value) && value >= 0.001 && value <= 100_000 ? Math.round(value * 1000) / 1000 : undefined
}

function readUnit(text: string): { unit: Unit; rest: string } | null {
  const folded = text.toLowerCase()
  const word = LONGEST_FIRST.find((one) => folded.startsWith(one) && /^(?:[\s.]|$)/.test(folded.slice(one.length)))
  const unit = word && UNIT_BY_WORD.get(word)
  return unit ? { unit, rest: text.slice(word.length).replace(/^\.?\s*/, '') } : null
}

const JOINING = /^(?:of|de|du|des|d['’]|dari)\s*(?=\p{L})/iu

export function readIngredient(line: string): IngredientLine {
  const text = line.replace(/^[-•*]\s*/, '').trim()
  if (/[:：]$/.test(text)) return { heading: text.slice(0, -1).trim() || text }
  const plain = plainDigits(text)
  const [all, first, second] = AMOUNT.exec(plain) ?? []
  const amount = readNumber(first)
  if (all === undefined || amount === undefined) return { name: text }
  const to = readNumber(second)
  const after = plain.slice(all.length)
  const measured = readUnit(after)
  const name = (measured ? measured.rest.replace(JOINING, '') : after).trim()
  // "2 eggs" has no unit; "500" alone is a name nobody wrote.
  if (name === '') return { name: text }
  return { name, amount, ...(to !== undefined && to > amount && { to }), ...(measured && { unit: measured.unit }) }
}

const linesOf = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const readIngredients = (text: string): IngredientLine[] => linesOf(text).map(readIngredient)

export const readSteps = (text: string): Step[] =>
  linesOf(text).map((line) => {
    const words = line.replace(/^(?:[-•*]|[\d٠-٩۰-۹]{1,2}[.)])\s+/, '')
    const seconds = secondsIn(words)
    return { text: words, ...(seconds !== undefined && { seconds }) }
  })

const UNIT_WRITTEN = (unit: Unit) => (unit === 'fl_oz' ? 'fl oz' : unit)
const writeIngredient = ({ name, amount, to, unit }: Ingredient) =>
  [amount === undefined ? null : to === undefined ? amount : `${amount}–${to}`, unit && UNIT_WRITTEN(unit), name]
    .filter((part) => part !== null && part !== undefined)
    .join(' ')

/** What the form shows again: read once more, it is the same recipe. */
export const writeIngredients = (lines: readonly IngredientLine[]) =>
  lines.map((line) => (isHeading(line) ? `${line.heading}:` : writeIngredient(line))).join('\n')
export const writeSteps = (steps: readonly Step[]) => steps.map(({ text }) => text).join('\n')
