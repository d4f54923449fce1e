// Recipes: every line goes through the community's rules, stars are one each, photos are seen where their page is, and those
// who try to get around it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readIngredients, readSteps } from '#app/features/recipes/read-lines.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { injections } from '#tests/fixtures/injections.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Saved = { id: string; slug: string; state: string }
type Details = {
  introduction: string
  ingredients: { name?: string; amount?: number; unit?: string }[]
  steps: { text: string; seconds?: number }[]
  photos: { id: string; status: string }[]
  made: { rating: number; author: { name: string } | null }[]
  mine: number | null
  real_makes: number
  real_rating: number | null
}
type List = { items: { slug: string; facts: { makes: number; rating: number | null } }[]; next: string | null }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let cook: Person
  let eater: Person
  let fresh: Person
  let staff: Person
  let made = 0

  beforeAll(async () => {
    site = await open()
    cook = await site.signUp('Amina Cook')
    eater = await site.signUp('Bilal Eater')
    fresh = await site.signUp('Nadia Fresh')
    staff = await site.signUp('Staff One')
    await site.grantRole(staff, 'staff')
    // guard_profile keeps created_at: set past it.
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    await site.database.query(
      `update public.profiles set created_at = now() - interval '60 days' where id = any($1::uuid[])`,
      [[cook.id, eater.id]],
    )
    await site.database.script('alter table public.profiles enable trigger guard_profile')
    // Known well enough that what they write is public at once, as often as these tests need.
    for (const person of [cook, eater])
      await site.database.query(
        `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, created_at)
         select 'forum', $1 || n, $2, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome',
           now() - interval '9 days', now() - interval '9 days'
         from generate_series(1, 21) as n`,
        [`earlier-${person.id}-`, person.id],
      )
  })
  afterAll(() => site?.close())

  const RECIPE = {
    servings: 4,
    prep_minutes: 10,
    cook_minutes: 20,
    ingredients: readIngredients('250 g red lentils\n2-3 cloves garlic\nSalt'),
    steps: readSteps('Simmer for 20 minutes.\nServe.'),
    occasions: ['iftar'],
    allergens: ['celery'],
  }
  const save = (as: Person, { recipe = {}, input = {}, ...args }: Record<string, object | string> = {}) =>
    site.rpc(
      'save_recipe',
      {
        input: {
          title: `Lentil soup number ${++made}`,
          body: 'Warm and quick for the evening.',
          language: 'en',
          category: 'soup',
          ...(input as object),
        },
        recipe: { ...RECIPE, ...(recipe as object) },
        ...args,
      },
      as,
    )
  const soup = async (more: Record<string, object | string> = {}, as = cook) => (await save(as, more)).body as Saved
  const details = async (contribution: string, as: Person | 'anon' = 'anon') =>
    (await site.rpc('recipe_details', { contribution }, as)).body as Details | null
  const list = async (args: object = {}) =>
    (await site.rpc('recipe_list', { max_results: 50, ...args }, 'anon')).body as List
  const slugs = async (args: object = {}) => (await list(args)).items.map(({ slug }) => slug)

  test('a recipe is kept in its parts, found by its ingredients, and edited with its history', async () => {
    const { id, slug, state } = await soup()
    expect(state).toBe('published')
    expect(await details(id)).toMatchObject({
      introduction: 'Warm and quick for the evening.',
      ingredients: [
        { name: 'red lentils', amount: 250, unit: 'g' },
        { amount: 2, to: 3, unit: 'clove' },
        { name: 'Salt' },
      ],
      steps: [{ text: 'Simmer for 20 minutes.', seconds: 1200 }, { text: 'Serve.' }],
    })
    expect(await slugs({ words: 'lentils garlic' })).toContain(slug)
    await save(cook, { contribution: id, recipe: { ingredients: readIngredients('300 g green lentils') } })
    const page = (await site.rpc('contribution_page', { section: 'recipes', slug }, 'anon')).body as {
      versions: { body: string }[]
    }
    expect(page.versions[0]?.body).toContain('- 250 g red lentils')
  })

  test('amounts are written as people write them', async () => {
    const { id } = await soup()
    const [row] = await site.database.query<{ body: string }>('select body from public.contributions where id = $1', [
      id,
    ])
    expect(row?.body).toContain('- 250 g red lentils\n- 2–3 clove garlic')
  })

  test('who must not eat nuts is not offered a dish whose ingredients name them, though its author did not', async () => {
    const { slug } = await soup({ recipe: { allergens: ['celery'], may_contain: ['nuts'] } })
    expect(await slugs({ without: ['nuts'] })).not.toContain(slug)
    expect(await slugs({ without: ['milk'] })).toContain(slug)
  })

  test('filters hold together, and pages go on by cursor', async () => {
    const { slug } = await soup({ recipe: { occasions: ['eid'], allergens: ['nuts'], cook_minutes: 100 } })
    expect(await slugs({ occasion: 'eid' })).toContain(slug)
    expect(await slugs({ occasion: 'suhoor' })).not.toContain(slug)
    expect(await slugs({ without: ['nuts', 'fish'] })).not.toContain(slug)
    expect(await slugs({ minutes: 60 })).not.toContain(slug)
    expect(await slugs({ minutes: 120, course: 'soup', without: ['celery'] })).toContain(slug)
    for (const sort of ['new', 'made']) {
      const all = await slugs({ sort })
      const first = await list({ sort, max_results: 1 })
      const second = await list({ sort, max_results: 1, after: first.next })
      expect([first.items[0]?.slug, second.items[0]?.slug]).toEqual(all.slice(0, 2))
    }
    expect(await slugs({ after: "x'~; drop table recipes" })).toContain(slug)
  })

  test('spam in an ingredient or a step waits like spam in the words; a newcomer’s recipe waits whole where first words do', async () => {
    await site.database.query(`insert into private.site_settings (name, value) values ('first_posts_wait', 'true')`)
    const waiting = await soup({}, fresh)
    await site.database.query(`delete from private.site_settings where name = 'first_posts_wait'`)
    expect(waiting.state).toBe('review')
    expect(await details(waiting.id)).toBeNull()
    expect(await details(waiting.id, eater)).toBeNull()
    expect(await details(waiting.id, fresh)).not.toBeNull()
    expect((await site.call(`/rest/v1/recipes?contribution_id=eq.${waiting.id}`, { as: 'anon' })).body).toEqual([])
    const shouted = { ingredients: [{ name: 'CALL ME NOW 07700 900123 FOR CHEAP MEAT' }] }
    expect((await soup({ recipe: shouted })).state).toBe('review')
    const clean = await soup()
    await save(cook, { contribution: clean.id, recipe: { steps: [{ text: 'Ring 07700 900123 today.' }] } })
    expect(await details(clean.id)).toBeNull()
  })

  test('what is no recipe is refused, and leaves nothing', async () => {
    const before = (await list()).items.length
    for (const recipe of [
      { ingredients: [] },
      { ingredients: [{ heading: 'Only a heading' }] },
      { ingredients: [{ name: 'x', unit: 'bucket' }] },
      { ingredients: [{ name: 'x', amount: -1 }] },
      { ingredients: [{ name: 'x', amount: '1e400' }] },
      { ingredients: 'flour' },
      { ingredients: Array.from({ length: 81 }, () => ({ name: 'salt' })) },
      { steps: [] },
      { steps: [{ text: '  ' }] },
      { steps: [{ text: 'Wait.', seconds: 1e9 }] },
      { servings: 0 },
      { servings: 101 },
      { prep_minutes: -5 },
      { occasions: ['christmas'] },
      { allergens: ['everything'] },
    ])
      expect((await save(cook, { recipe })).status, JSON.stringify(recipe)).toBe(400)
    expect((await list()).items).toHaveLength(before)
    const { id } = await soup()
    expect((await save(eater, { contribution: id })).status).toBe(403)
    expect((await site.rpc('save_contribution', { section: 'recipes', input: {} }, cook)).status).toBe(403)
    expect((await site.rpc('save_recipe', { input: {}, recipe: {} }, 'anon')).status).toBe(401)
  })

  test('where a recipe is from is named with an address or without, read by the rules like every line, and never a script', async () => {
    const from = (source_name: string, source_url?: string) => ({
      recipe: { source_name, ...(source_url && { source_url }) },
    })
    const url = 'https://kitchen.example/soup'
    const told = await soup(from('The Kitchen', url))
    expect(await details(told.id)).toMatchObject({ source: { name: 'The Kitchen', url } })
    const [row] = await site.database.query<{ body: string }>('select body from public.contributions where id = $1', [
      told.id,
    ])
    expect(row?.body).toMatch(/The Kitchen https:\/\/kitchen\.example\/soup$/)
    expect(await details((await soup(from('My mother'))).id)).toMatchObject({
      source: { name: 'My mother', url: null },
    })
    expect(await details((await soup(from('', url))).id)).toMatchObject({ source: { name: 'kitchen.example', url } })
    expect(await details((await soup()).id)).toMatchObject({ source: null })
    for (const wrong of ['javascript:alert(1)', 'kitchen.example', 'https://', `https://x.example/${'a'.repeat(500)}`])
      expect((await save(cook, from('x', wrong))).status, wrong).toBe(400)
    expect((await soup(from('CALL ME NOW 07700 900123 FOR CHEAP MEAT'))).state).toBe('review')
  })

  test('stars are one each, real, never for one’s own, and go with whoever takes them back', async () => {
    const { id, slug } = await soup()
    const rate = (as: Person | 'anon', rating: number | null) => site.rpc('say_made', { contribution: id, rating }, as)
    expect((await rate('anon', 5)).status).toBe(401)
    expect((await rate(cook, 5)).status).toBe(403)
    expect((await rate(eater, 6)).status).toBe(400)
    // Two presses at once are one.
    await Promise.all([rate(eater, 5), rate(eater, 5), rate(eater, 5)])
    await rate(fresh, 2)
    expect(await details(id, eater)).toMatchObject({ mine: 5, real_makes: 2, real_rating: 3.5 })
    expect((await list()).items.find((one) => one.slug === slug)?.facts).toMatchObject({ makes: 2, rating: 3.5 })
    await rate(eater, 4)
    await rate(fresh, null)
    expect(await details(id)).toMatchObject({ mine: null, real_makes: 1, real_rating: 4 })
    expect(JSON.stringify(await details(id))).not.toContain(eater.id)
    const draft = await soup({ wanted: 'draft' })
    expect((await site.rpc('say_made', { contribution: draft.id, rating: 5 }, eater)).status).toBe(404)
  })

  test('photos are seen where their page is: not in a draft, not by strangers, not without limit', async () => {
    const draft = await soup({ wanted: 'draft' })
    const shown = await soup()
    const add = (as: Person | 'anon', row: object) =>
      site.call('/rest/v1/photos?select=id', {
        as,
        method: 'POST',
        headers: { Prefer: 'return=representation' },
        body: { width: 800, height: 600, ...row },
      })
    expect((await add(eater, { contribution_id: draft.id })).status).toBe(403)
    expect((await add('anon', { contribution_id: shown.id })).status).toBe(401)
    expect((await add(eater, {})).status).toBe(400)
    const own = ((await add(cook, { contribution_id: draft.id })).body as { id: string }[])[0]?.id ?? ''
    await site.database.query(`update public.photos set status = 'published', stored_at = now() where id = $1`, [own])
    const sees = async (as: string | null) =>
      (
        await site.database.query<{ sees: boolean }>(
          `select set_config('request.jwt.claims', $2, true), private.may_see_photo($1) as sees`,
          [own, JSON.stringify(as ? { sub: as } : {})],
        )
      )[0]?.sees
    expect(await sees(null)).toBe(false)
    for (let n = 0; n < 3; n++) expect((await add(eater, { contribution_id: shown.id })).status).toBe(201)
    expect((await add(eater, { contribution_id: shown.id })).status).toBe(403)
    const [mine] = await site.database.query<{ id: string }>(
      `select id from public.photos where contribution_id = $1 order by position limit 1`,
      [shown.id],
    )
    // Whoever is new waits for the team; the waiting photo is nobody else's to see.
    await site.database.query(
      `update public.photos set uploaded_by = $2, stored_at = null, status = 'pending' where id = $1`,
      [mine?.id, fresh.id],
    )
    expect((await site.database.query<{ s: string }>('select public.finish_photo($1) as s', [mine?.id]))[0]?.s).toBe(
      'pending',
    )
    expect((await details(shown.id))?.photos).toEqual([])
    expect((await details(shown.id, fresh))?.photos).toHaveLength(1)
  })

  test('a photo of a step is its author’s to add, waits and is seen as others, and goes where its step goes', async () => {
    const { id, slug } = await soup()
    const add = (as: Person, row: object) =>
      site.call('/rest/v1/photos?select=id', {
        as,
        method: 'POST',
        headers: { Prefer: 'return=representation' },
        body: { contribution_id: id, width: 800, height: 600, ...row },
      })
    const { steps } = (await details(id)) ?? { steps: [] }
    expect(steps.length).toBeGreaterThan(1)
    // Not a step of what another wrote, none that is not there, none of what has no steps.
    expect((await add(eater, { step: 1 })).status).toBe(403)
    expect((await add(cook, { step: steps.length + 1 })).status).toBe(403)
    expect((await add(cook, { step: 0 })).status).toBeGreaterThanOrEqual(400)
    const [{ id: topic } = { id: '' }] = await site.database.query<{ id: string }>(
      `select id from public.contributions where author_id = $1 and section = 'forum' limit 1`,
      [cook.id],
    )
    expect((await add(cook, { contribution_id: topic, step: 1 })).status).toBe(403)
    const added = (await add(cook, { step: 1 })).body as { id: string }[]
    const photo = added[0]?.id
    type Shown = { id: string; step: number | null; status: string }
    const shown = async (as?: Person) => ((await details(id, as))?.photos ?? []) as unknown as Shown[]
    expect(await shown()).toEqual([])
    await site.database.query('select public.finish_photo($1)', [photo])
    expect(await shown()).toMatchObject([{ id: photo, step: 1, status: 'published' }])
    // It shows no dish: the recipe has no picture by it.
    expect((await list()).items.find((one) => one.slug === slug)?.facts).toMatchObject({ photo: null })
    const write = (now: { text: string }[]) => save(cook, { contribution: id, recipe: { steps: now } })
    await write([{ text: 'Warm the pot.' }, ...steps])
    expect((await shown())[0]?.step).toBe(2)
    await write([{ text: 'All of it at once.' }])
    expect((await shown())[0]?.step).toBeNull()
  })

  test('two hundred texts that try to be more than text are kept as text, line by line', async () => {
    const typed = injections.map((text) => text.replaceAll('\0', ' ').toWellFormed())
    // What holds no text at all once it is cleaned is refused; everything else stands as it was typed.
    const lines = (
      await site.database.query<{ line: string }>(
        `select t.line from unnest($1::text[]) as t (line) where private.recipe_line(t.line, 160) is not null`,
        [typed],
      )
    ).map(({ line }) => line)
    expect(lines.length).toBeGreaterThanOrEqual(200)
    for (let from = 0; from < lines.length; from += 50) {
      const part = lines.slice(from, from + 50)
      const saved = await save(cook, {
        wanted: 'draft',
        recipe: { ingredients: part.map((name) => ({ name })), steps: part.map((text) => ({ text })) },
      })
      expect(saved.status).toBe(200)
      const kept = await details((saved.body as Saved).id, cook)
      expect(kept?.ingredients).toHaveLength(part.length)
      expect(kept?.steps.every(({ text }) => !/[\n\r]/.test(text))).toBe(true)
    }
  })
})
