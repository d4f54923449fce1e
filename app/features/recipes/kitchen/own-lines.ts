// Reads the lines somebody types on their shopping list. It stands apart from the list, whose pages need not read amounts.
import { readIngredient } from '../read-lines.ts'
import { isHeading } from '../recipe.ts'
import { lineOf, MOST_NAME, type NewLine } from './shopping.ts'

const MOST_LINES = 40

/** What somebody typed, one thing a line; null where it is nothing or too much. */
export function readOwnLines(text: string): NewLine[] | null {
  const typed = text.split('\n').filter((line) => line.trim() !== '')
  const lines = typed.flatMap((line) => {
    const read = readIngredient(line.slice(0, 400))
    return [isHeading(read) ? { name: read.heading, amount: null, unit: null } : lineOf(read, 1)]
  })
  const fits = lines.length > 0 && lines.length <= MOST_LINES && typed.every((line) => line.trim().length <= MOST_NAME)
  return fits ? lines : null
}
