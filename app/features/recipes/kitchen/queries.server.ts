import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { mealPlan } from '../shapes.server.ts'
import type { MealPlan, PlanSpan } from './plan.ts'
import { isUnit, type ShoppingLine } from './shopping.ts'

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

type Asking = Pick<Services, 'db' | 'log'>

export async function loadShopping(services: Asking, user: string): Promise<ShoppingLine[]> {
  const rows = await ask(
    services,
    services
      .db()
      .from('shopping_lines')
      .select('id, name, amount, unit, is_ticked')
      .eq('user_id', user)
      .order('created_at')
      .order('id')
      .limit(600),
  )
  return rows.map(({ id, name, amount, unit, is_ticked }) => ({
    ...{ id, name, amount, unit: isUnit(unit) ? unit : null, isTicked: is_ticked },
  }))
}

/** `wanted`: the recipe one comes with can be chosen too. */
export async function loadPlan(
  services: Asking,
  { days }: Pick<PlanSpan, 'days'>,
  wanted: string | null,
): Promise<MealPlan> {
  const [first = '', last = ''] = [days[0]?.day, days.at(-1)?.day]
  const asked = { first, last, ...(wanted !== null && isId(wanted) && { wanted }) }
  return ask(services, services.db().rpc('meal_plan', asked), mealPlan)
}
