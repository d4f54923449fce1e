import { useI18n } from '#app/i18n/catalogue.ts'
import { type Ingredient, type IngredientLine, isHeading } from './recipe.ts'
import { convert, formatAmount, type System } from './units.ts'

type Props = { lines: readonly IngredientLine[]; factor?: number; system?: System | null; language?: string }

export function IngredientList({ lines, factor = 1, system = null, language }: Props) {
  return (
    <ul className="recipes-ingredients" lang={language}>
      {lines.map((line, i) => {
        // The same ingredient may stand in a recipe twice; the order never changes.
        const key = `${i}:${isHeading(line) ? line.heading : line.name}`
        return isHeading(line) ? (
          <li key={key} className="recipes-ingredients__heading">
            <bdi>{line.heading}</bdi>
          </li>
        ) : (
          // Amounts are in the reader's words, names in the cook's: all lines begin where the page's lines do.
          <li key={key}>
            <Amount of={convert(line, factor, system)} /> <bdi>{line.name}</bdi>
          </li>
        )
      })}
    </ul>
  )
}

function Amount({ of: { amount, to, unit } }: { of: Ingredient }) {
  const { locale, t } = useI18n()
  if (amount === undefined) return null
  const number = (n: number) => formatAmount(locale, n, unit)
  return (
    <b className="num">
      {to === undefined ? number(amount) : `${number(amount)}–${number(to)}`}
      {unit && ` ${t.recipes.units[unit](to ?? amount)}`}
    </b>
  )
}
