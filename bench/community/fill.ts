// People, topics, replies, events and recipes for the bench: the ten thousand posts of a town, and a hundred times as many.
import type { Database } from '#server/backend/database/database.ts'

/** `replies` are those of one long topic; as many others stand below the rest. */
export type Size = { name: string; topics: number; replies: number; events: number; recipes: number }
export const SMALL: Size = { name: 'small', topics: 3500, replies: 1000, events: 500, recipes: 4000 }
export const FULL: Size = { name: 'full', topics: 350_000, replies: 100_000, events: 50_000, recipes: 400_000 }

const WRITERS = 200
const APART = 50

export type People = { reader: string; writers: string[] }

/** Writers, and a reader who blocked some of them and was blocked by others. */
export async function addPeople(db: Database): Promise<People> {
  const ids = await db.query<{ id: string }>(
    `insert into auth.users (id, email) select gen_random_uuid(), 'writer-' || n || '@bench.example'
     from generate_series(0, $1::int) as n returning id`,
    [WRITERS],
  )
  const [reader = '', ...writers] = ids.map(({ id }) => id)
  await db.query(
    `insert into public.people (user_id, handle) select u, 'writer-' || n from unnest($1::uuid[]) with ordinality as w (u, n)`,
    [[reader, ...writers]],
  )
  await db.query(
    `insert into public.person_blocks (user_id, other_id, kind)
     select $1, u, 'block' from unnest($2::uuid[]) as u union all select u, $1, 'block' from unnest($3::uuid[]) as u`,
    [reader, writers.slice(0, APART), writers.slice(APART, 2 * APART)],
  )
  return { reader, writers }
}

const TRIGGERS_OFF = 'set session_replication_role = replica'
const TRIGGERS_ON = 'set session_replication_role = origin'

/** What the community of one size holds, in place of what was there; returns the slug of the long topic. */
export async function addCommunity(db: Database, { writers }: People, size: Size): Promise<string> {
  const topic = `long-${size.name}`
  await db.transaction(async (queries) => {
    await queries.query(TRIGGERS_OFF)
    for (const table of ['event_days', 'events', 'recipes', 'replies', 'contributions'])
      await queries.query(`delete from public.${table}`)
    const author = `($1::uuid[])[1 + n % ${WRITERS}]`
    await queries.query(
      `insert into public.contributions (
         section, slug, author_id, title, body, language, state, category, published_at, last_number, replies_count
       )
       values ('forum', $2, ($1::uuid[])[${WRITERS}], 'A long talk', 'Where is the bread?', 'en', 'published', 'halal', now(), $3, $3)`,
      [writers, topic, size.replies],
    )
    await queries.query(
      `insert into public.replies (contribution_id, number, author_id, body, language, state, published_at)
       select c.id, n, ${author}, 'At the corner, every morning, says number ' || n, 'en', 'published', now()
       from public.contributions as c, generate_series(1, $2::int) as n where c.slug = $3`,
      [writers, size.replies, topic],
    )
    await queries.query(
      `insert into public.contributions (
         section, slug, author_id, title, body, language, state, category, published_at, last_activity_at, last_number, replies_count
       )
       select 'forum', 'topic-' || n, ${author}, (array['Halal bread', 'A quiet place to pray', 'Learning to read', 'Moving house'])[1 + n % 4] || ' ' || n,
         'Who knows more about it?', 'en', 'published', (array['halal', 'local', 'newcomers'])[1 + n % 3],
         now() - n * interval '1 minute', now() - n * interval '1 minute', (n <= $3)::int, (n <= $3)::int
       from generate_series(1, $2::int) as n`,
      [writers, size.topics, size.replies],
    )
    await queries.query(
      `insert into public.replies (contribution_id, number, author_id, body, language, state, published_at)
       select c.id, 1, ($1::uuid[])[1 + length(c.slug) % ${WRITERS}], 'Ask at the mosque.', 'en', 'published', c.published_at
       from public.contributions as c where c.section = 'forum' and c.last_number = 1`,
      [writers],
    )
    // As many near Leeds in either size; the days of all are spread over half a year.
    await queries.query(
      `with made as (
         insert into public.contributions (
           section, slug, author_id, title, body, language, state, published_at, last_activity_at, city, latitude, longitude
         )
         select 'events', 'event-' || n, ${author}, 'Gathering ' || n, 'Bring a dish to share.', 'en', 'published', now(),
           now() - n * interval '1 minute', 'Town ' || n % 50, case when n <= 40 then 53.8 else (n % 50) * 0.9 end, case when n <= 40 then -1.55 else (n % 50) * 2 end
         from generate_series(1, $2::int) as n returning id
       )
       insert into public.events (contribution_id, anchor, clock, minutes, first_day, time_zone, attendance)
       select id, 'clock', '18:00', 90, current_date, 'UTC', 'place' from made`,
      [writers, size.events],
    )
    await queries.query(
      `insert into public.event_days (event_id, day, starts_at, ends_at)
       select e.contribution_id, current_date + d, current_date + d + time '18:00', current_date + d + time '19:30'
       from (select contribution_id, (row_number() over (order by contribution_id) % 180)::int as d from public.events) as e`,
    )
    await queries.query(
      `with made as (
         insert into public.contributions (
           section, slug, author_id, title, body, language, state, category, published_at, last_activity_at
         )
         select 'recipes', 'recipe-' || n, ${author}, (array['Lentil soup', 'Flat bread', 'Rice', 'Date cake'])[1 + n % 4] || ' ' || n,
           'Stir and wait.', 'en', 'published', 'main', now() - n * interval '1 minute', now() - n * interval '1 minute'
         from generate_series(1, $2::int) as n returning id, slug
       )
       insert into public.recipes (contribution_id, ingredients, steps, cook_minutes, allergens, makes_count)
       select id, '[{"name": "water"}]', '[{"text": "Boil it."}]', 10 + substr(slug, 8)::int % 60,
         case when substr(slug, 8)::int % 3 = 0 then array['nuts'] else '{}'::text[] end, substr(slug, 8)::int * 7 % 97
       from made`,
      [writers, size.recipes],
    )
    await queries.query(TRIGGERS_ON)
  })
  await db.script(
    'vacuum analyze public.contributions, public.replies, public.events, public.event_days, public.recipes',
  )
  return topic
}
