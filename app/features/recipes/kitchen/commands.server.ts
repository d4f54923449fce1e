// Commands of members in their kitchen. Policies let everyone reach their own list and plan only.
import * as z from 'zod'
import { attempt, readAnswer } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Intent } from '#app/lib/form.server.ts'
import { done, type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import { ingredients, planned } from '../shapes.server.ts'
import type { planForms, shoppingForms } from './schema.ts'
import { addedUp, linesOf, type NewLine, type ShoppingLine } from './shopping.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>
type Kept = NewLine & { contribution_id?: string }

async function write(services: Acting, user: string, lines: readonly Kept[], values: Values = {}) {
  if (lines.length === 0) return done()
  const rows = lines.map((line) => ({ ...line, user_id: user }))
  return attempt(services, services.db().from('shopping_lines').insert(rows), { values })
}

/** What is sent again because its answer was lost is there once. */
async function bring(services: Acting, user: string, lines: readonly ShoppingLine[]) {
  const rows = lines
    .filter(({ id }) => z.guid().safeParse(id).success)
    .map(({ id, name, amount, unit, isTicked }) => ({ id, name, amount, unit, is_ticked: isTicked, user_id: user }))
  if (rows.length === 0) return done()
  return attempt(services, services.db().from('shopping_lines').upsert(rows, { ignoreDuplicates: true }))
}

async function addRecipe(services: Acting, user: string, recipe: string, servings: number): Promise<Outcome<unknown>> {
  const asked = services
    .db()
    .from('recipes')
    .select('servings, ingredients')
    .eq('contribution_id', recipe)
    .maybeSingle()
  const found = await attempt(services, asked)
  if (!found.ok) return found
  if (!found.value) return refuse('missing')
  const lines = linesOf(readAnswer(ingredients, found.value.ingredients), servings / found.value.servings)
  return write(
    services,
    user,
    lines.map((line) => ({ ...line, contribution_id: recipe })),
  )
}

export async function changeShopping(
  services: Acting,
  user: string,
  { intent, value, values }: Intent<typeof shoppingForms>,
): Promise<Outcome<unknown>> {
  const own = () => services.db().from('shopping_lines')
  switch (intent) {
    case 'add':
      return addRecipe(services, user, value.recipe, value.servings)
    case 'own': {
      const added = await write(services, user, value.lines, values)
      return added.ok ? added : placeAt(added, 'lines', values)
    }
    case 'bring':
      return bring(services, user, value.lines)
    case 'mark': {
      const tick = (ids: string[], is_ticked: boolean) =>
        attempt(services, own().update({ is_ticked }).eq('user_id', user).in('id', ids))
      const ticked = value.tick.length > 0 ? await tick(value.tick, true) : done()
      return ticked.ok && value.untick.length > 0 ? tick(value.untick, false) : ticked
    }
    case 'clear-ticked':
      return attempt(services, own().delete().eq('user_id', user).eq('is_ticked', true))
    case 'clear-all':
      return attempt(services, own().delete().eq('user_id', user))
  }
}

async function shopFor(services: Acting, user: string, first: string, last: string): Promise<Outcome<unknown>> {
  const asked = await attempt(services, services.db().rpc('planned_ingredients', { first, last }), { shape: planned })
  if (!asked.ok) return asked
  const lines = asked.value.flatMap((meal) => linesOf(meal.ingredients, meal.planned / meal.servings))
  return write(services, user, addedUp(lines))
}

export async function changePlan(
  services: Acting,
  user: string,
  { intent, value, values }: Intent<typeof planForms>,
): Promise<Outcome<unknown>> {
  const meals = services.db().from('planned_meals')
  switch (intent) {
    case 'add': {
      const { day, meal, recipe, servings } = value
      const row = { user_id: user, day, meal, contribution_id: recipe, servings }
      const kept = await attempt(services, meals.insert(row), { values })
      // Planned for that meal already: then for as many people as now.
      if (kept.ok || !kept.errors.form?.includes('twice')) return kept
      const same = meals.update({ servings }).eq('user_id', user).eq('day', day).eq('meal', meal)
      return attempt(services, same.eq('contribution_id', recipe), { values })
    }
    case 'remove':
      return attempt(services, meals.delete().eq('user_id', user).eq('id', value.meal))
    case 'shop':
      return shopFor(services, user, value.first, value.last)
  }
}
