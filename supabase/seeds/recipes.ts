// Recipes of the sample community, by the people who wrote the sample reviews; read as a member's form is read.
import { unnamedAllergens } from '#app/features/recipes/allergens.ts'
import { readIngredients, readSteps } from '#app/features/recipes/read-lines.ts'
import type { Queries } from '#server/backend/database/database.ts'
import { sampleRecipes } from './data/recipes.ts'
import { insertRows } from './insert-rows.ts'

const id = (key: string) => `md5('sample recipe ' || ${key})::uuid`
const author = (email: string) => `md5('sample reviewer ' || ${email})::uuid`

export async function insertRecipes(tx: Queries): Promise<void> {
  const rows = sampleRecipes.map((recipe) => ({
    ...recipe,
    ingredients: readIngredients(recipe.ingredients),
    steps: readSteps(recipe.steps),
    may_contain: unnamedAllergens(readIngredients(recipe.ingredients), recipe.allergens, recipe.language),
  }))
  const columns = `key text, author text, title text, introduction text, language text, course text, servings smallint,
    prep smallint, cook smallint, ingredients jsonb, steps jsonb, occasions text[], allergens text[], may_contain text[], days double precision,
    stars smallint[]`
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.contributions (
       id, section, slug, author_id, title, body, language, state, category, tags, is_sample, published_at, created_at, last_activity_at
     )
     select ${id('s.key')}, 'recipes', private.dashed(s.title), ${author('s.author')}, s.title,
       private.recipe_text(s.introduction, private.clean_ingredients(s.ingredients), private.clean_steps(s.steps)), s.language,
       'published', s.course, s.occasions, true, now() - s.days * interval '1 day', now() - s.days * interval '1 day',
       now() - s.days * interval '1 day'
     from sample as s
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.recipes (
       contribution_id, introduction, servings, prep_minutes, cook_minutes, ingredients, steps, occasions, allergens, may_contain
     )
     select ${id('s.key')}, s.introduction, s.servings, s.prep, s.cook, private.clean_ingredients(s.ingredients),
       private.clean_steps(s.steps), s.occasions, s.allergens, s.may_contain
     from sample as s
     on conflict do nothing`,
  )
  // One each, by as many of the sample people as there are stars.
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.recipe_makes (contribution_id, user_id, rating, is_sample, created_at)
     select ${id('s.key')}, p.user_id, s.stars[p.place], true, now() - s.days * interval '1 day' / (p.place + 1)
     from sample as s
     cross join lateral (
       select q.user_id, row_number() over (order by md5(s.key || q.handle))::integer as place
       from public.people as q where q.is_sample and q.user_id <> ${author('s.author')}
     ) as p
     where p.place <= cardinality(s.stars)
     on conflict do nothing`,
  )
}
