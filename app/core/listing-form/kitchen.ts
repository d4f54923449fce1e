// Schema of a kitchen's own account of its food. Only answered questions are stored: a missing key means unknown.
import type * as z from 'zod'
import { ALCOHOL, type HalalDetails, MEATS, MENUS, SLAUGHTER } from '#app/core/listings/facts.ts'
import { recordOf } from '#app/lib/records.ts'
import type { Typed } from './choices.ts'
import { choice, yesNo } from './text.ts'

const slaughterFields = recordOf(
  MEATS.map((meat) => `slaughter_${meat}` as const),
  () => choice(SLAUGHTER),
)

export const kitchenFields = { menu: choice(MENUS), alcohol: choice(ALCOHOL), pork: yesNo, ...slaughterFields }

export type KitchenForm = { [Field in keyof typeof kitchenFields]: z.output<(typeof kitchenFields)[Field]> }

/** Null where nothing was said. */
export function readKitchen(form: KitchenForm): HalalDetails | null {
  const meats = MEATS.flatMap((meat) => {
    const how = form[`slaughter_${meat}`]
    return how ? [[meat, how] as const] : []
  })
  const said: HalalDetails = {
    ...(form.menu && { menu: form.menu }),
    ...(form.alcohol && { alcohol: form.alcohol }),
    ...(form.pork && { pork: form.pork === 'yes' }),
    ...(meats.length > 0 && { slaughter: Object.fromEntries(meats) }),
  }
  return Object.keys(said).length > 0 ? said : null
}

/** The way back, for the form that shows it. */
export const writeKitchen = ({ menu, alcohol, pork, slaughter }: HalalDetails): Typed => ({
  menu: menu ?? '',
  alcohol: alcohol ?? '',
  pork: pork === undefined ? '' : pork ? 'yes' : 'no',
  ...Object.fromEntries(MEATS.map((meat) => [`slaughter_${meat}`, slaughter?.[meat] ?? ''])),
})
