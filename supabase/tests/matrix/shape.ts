// The shape of a file of the matrix: how to make a row of its table, and who may do which things with it.
import type { Queries, Row } from '#server/backend/database/database.ts'
import type { Person } from '#tests/fixtures/backend.ts'

export const actors = ['anon', 'owner', 'stranger', 'staff', 'superadmin'] as const
export type Actor = (typeof actors)[number]

/** denied: refused with 401 or 403. filtered: no error, but the row is neither seen nor touched. */
export type Outcome = 'allowed' | 'denied' | 'filtered'

export type Outcomes = readonly [select: Outcome, insert: Outcome, update: Outcome, remove: Outcome]

export type World = {
  db: Queries
  people: Record<Exclude<Actor, 'anon'>, Person>
  /** A word that was not used before. */
  word: () => string
}

export type TableMatrix = {
  /** Makes a row that belongs to the owner, past all policies, and returns its key. */
  arrange: (world: World) => Promise<Row>
  /** What the actor posts. `self` is the actor's user id, or null for anon. */
  insert: (world: World, self: string | null) => Promise<Row>
  /** What the actor patches. */
  change: Row
  expected: Record<Actor, Outcomes>
  /** The same for someone who has a second factor and signed in without it, where the table asks for it. */
  withoutSecondStep?: Partial<Record<Exclude<Actor, 'anon'>, Outcomes>>
}

/** Runs an insert and returns the named columns of its one row. */
export async function insertRow(db: Queries, table: string, values: Row, ...returned: string[]): Promise<Row> {
  const names = Object.keys(values)
  const [row] = await db.query(
    `insert into public.${table} (${names.join(', ')})
     select ${names.join(', ')} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)
     returning ${returned.join(', ') || '1 as one'}`,
    [JSON.stringify(values)],
  )
  if (!row) throw new Error(`Nothing was inserted into ${table}`)
  return row
}

/** The owner's business account, made when it is missing. */
export async function ensureAccount({ db, people }: World): Promise<string> {
  await db.query('insert into public.business_accounts (owner_id) values ($1) on conflict do nothing', [
    people.owner.id,
  ])
  const [account] = await db.query<{ id: string }>('select id from public.business_accounts where owner_id = $1', [
    people.owner.id,
  ])
  if (!account) throw new Error('The owner has no business account')
  return account.id
}

/** The owner as an affiliate, made when they are not one. */
export async function ensureAffiliate({ db, people }: World): Promise<string> {
  await db.query(
    `insert into public.affiliates (user_id, code, about, status) values ($1, 'matrixcode', 'Of the matrix', 'approved')
     on conflict do nothing`,
    [people.owner.id],
  )
  return people.owner.id
}

/** A published business of the owner. */
export async function insertOwnBusiness(world: World): Promise<string> {
  const [row] = await world.db.query<{ id: string }>(
    `insert into public.businesses (name, city, status, owner_id, business_account_id)
     values ($1, 'Leeds', 'published', $2, $3) returning id`,
    [world.word(), world.people.owner.id, await ensureAccount(world)],
  )
  if (!row) throw new Error('The owner has no business')
  return row.id
}

/** A conversation in which the owner is both sides: whoever cannot read this one reads none. */
export async function insertThread(world: World): Promise<string> {
  const [row] = await world.db.query<{ id: string }>(
    `insert into public.business_threads (business_id, visitor_id, owner_id) values ($1, $2, $2) returning id`,
    [await insertOwnBusiness(world), world.people.owner.id],
  )
  if (!row) throw new Error('Nothing was inserted')
  return row.id
}

/** A business place without rows of its own. */
export async function insertPlace(db: Queries): Promise<string> {
  const { id } = await insertRow(db, 'places', { id: crypto.randomUUID(), kind: 'business' }, 'id')
  return String(id)
}

/** A published business that nobody here owns. Returns its place. */
export async function insertBusiness(db: Queries, name: string): Promise<string> {
  await db.query(`insert into public.business (source, source_id, name) values ('test', $1, $1)`, [name])
  const [row] = await db.query<{ place_id: string }>('select place_id from public.business where source_id = $1', [
    name,
  ])
  if (!row) throw new Error(`${name} has no place`)
  return row.place_id
}

/** A published review of that business by the given person. */
export async function insertReview(db: Queries, name: string, author: string): Promise<string> {
  const { id } = await insertRow(
    db,
    'reviews',
    {
      id: crypto.randomUUID(),
      place_id: await insertBusiness(db, name),
      user_id: author,
      rating: 4,
      text: 'Friendly people, fair prices, and the tea comes without asking.',
      language: 'en',
      status: 'published',
      helpful: 0,
      is_sample: false,
      created_at: new Date().toISOString(),
    },
    'id',
  )
  return String(id)
}

/** A mosque's place that the owner speaks for. */
export async function insertKeptMosque({ db, people }: Pick<World, 'db' | 'people'>): Promise<string> {
  const { id } = await insertRow(db, 'places', { id: crypto.randomUUID(), kind: 'mosque' }, 'id')
  await insertRow(db, 'mosque_admins', { mosque_id: id, user_id: people.owner.id, created_at: '2026-01-01' })
  return String(id)
}

/** A contribution of the given person, published unless told otherwise. */
export async function insertContribution(
  db: Queries,
  slug: string,
  author: string,
  { state = 'published', section = 'forum' } = {},
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at)
     values ($4, $1, $2, 'A question about bread', 'Where is the best bread in town?', 'en', $3, 'halal', now()) returning id`,
    [slug, author, state, section],
  )
  if (!row) throw new Error('Nothing was inserted')
  return row.id
}

/** A published reply of the given person to a contribution of theirs. */
export async function insertReply(db: Queries, slug: string, author: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into public.replies (contribution_id, number, author_id, body, language, state, published_at)
     values ($1, 1, $2, 'At the corner.', 'en', 'published', now()) returning id`,
    [await insertContribution(db, slug, author), author],
  )
  if (!row) throw new Error('Nothing was inserted')
  return row.id
}

/** An event of the given person without days. */
export async function insertEvent(db: Queries, slug: string, author: string): Promise<string> {
  const id = await insertContribution(db, slug, author)
  await db.query(
    `insert into public.events (contribution_id, anchor, clock, minutes, first_day, time_zone, attendance)
     values ($1, 'clock', '18:00', 60, '2026-12-01', 'UTC', 'place')`,
    [id],
  )
  return id
}

/** A day of an event of the given person. */
export async function insertEventDay(db: Queries, slug: string, author: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into public.event_days (event_id, day, starts_at, ends_at)
     values ($1, '2026-12-01', '2026-12-01T18:00:00Z', '2026-12-01T19:00:00Z') returning id`,
    [await insertEvent(db, slug, author)],
  )
  if (!row) throw new Error('Nothing was inserted')
  return row.id
}

/** A recipe of the given person. Returns its contribution. */
export async function insertRecipe(db: Queries, slug: string, author: string): Promise<string> {
  const contribution = await insertContribution(db, slug, author)
  await db.query(
    `insert into public.recipes (contribution_id, ingredients, steps)
     values ($1, '[{"name": "water"}]', '[{"text": "Boil it."}]')`,
    [contribution],
  )
  return contribution
}

/** An open post of the given person, as an employer without a page. */
export async function insertJob(db: Queries, slug: string, author: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into public.jobs (
       slug, author_id, employer_name, title, body, language, kind, workplace, country_code, open_days, state, published_at, expires_at
     )
     values (
       $1, $2, 'A household', 'Help at home', 'Two mornings a week, in a calm house with three children and a cat.', 'en',
       'volunteer', 'remote', 'GB', 30, 'published', now(), now() + interval '30 days'
     ) returning id`,
    [slug, author],
  )
  if (!row) throw new Error('Nothing was inserted')
  return row.id
}

/** A published course of one text and one quiz lesson, taught by the given person. Returns both lessons. */
export async function insertCourse(db: Queries, slug: string, teacher: string) {
  const content = {
    language: 'en',
    level: 'beginner',
    topic: 'worship',
    title: 'A course of the matrix',
    summary: 'Enough words to be a summary.',
    teacher: 'Somebody',
    lessons: [
      { slug: 'one', kind: 'text', title: 'The first', body: 'Enough words to be a lesson.', minutes: 5 },
      {
        slug: 'two',
        kind: 'quiz',
        title: 'The second',
        minutes: 5,
        questions: [{ text: 'Which one?', choices: ['This', 'That'], right: [1], why: 'Because.' }],
      },
    ],
  }
  const [row] = await db.query<{ id: string }>('select private.keep_course($1::text::jsonb, null, $2) as id', [
    JSON.stringify(content),
    slug,
  ])
  if (!row) throw new Error('Nothing was inserted')
  await db.query('select private.publish_course($1)', [row.id])
  await db.query('insert into public.course_teachers (course_id, user_id) values ($1, $2)', [row.id, teacher])
  const lessons = await db.query<{ id: string }>(
    'select id from public.course_lessons where course_id = $1 order by position',
    [row.id],
  )
  return { course: row.id, text: lessons[0]?.id ?? '', quiz: lessons[1]?.id ?? '' }
}

/** A conversation of the owner with somebody of the team. */
export async function insertPersonThread({ db, people }: Pick<World, 'db' | 'people'>): Promise<string> {
  const pair = [people.owner.id, people.staff.id].toSorted()
  await db.query('delete from public.person_threads where one_id = $1 and two_id = $2', pair)
  const [row] = await db.query<{ id: string }>(
    'insert into public.person_threads (one_id, two_id, begun_by) values ($1, $2, $3) returning id',
    [...pair, people.owner.id],
  )
  if (!row) throw new Error('Nothing was inserted into person_threads')
  return row.id
}

/** A private group of the owner. */
export async function insertGroup({ db, people, word }: Pick<World, 'db' | 'people' | 'word'>): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `with made as (
       insert into public.groups (slug, name, kind, about, language, is_private, joining)
       values ($1, 'A group of the matrix', 'circle', 'We meet after Maghrib.', 'en', true, 'invited') returning id
     )
     insert into public.group_members (group_id, user_id, state, role)
     select id, $2, 'member', 'owner' from made returning group_id as id`,
    [word(), people.owner.id],
  )
  if (!row) throw new Error('Nothing was inserted into groups')
  return row.id
}

/** A gift of the owner. */
export async function insertGift({ db, people }: Pick<World, 'db' | 'people'>): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into public.gifts (purpose_id, amount_cents, currency, cycle, email, user_id, provider)
     values ('running', 1000, 'USD', 'once', 'giver@test.example', $1, 'manual') returning id`,
    [people.owner.id],
  )
  if (!row) throw new Error('Nothing was inserted')
  return row.id
}

export async function insertGivingGroup(db: Queries, name: string, member: string): Promise<string> {
  const { id } = await insertRow(
    db,
    'giving_groups',
    { user_id: member, name: `Group ${name}`, about: 'We cook for neighbours twice a week.', state: 'confirmed' },
    'id',
  )
  return String(id)
}

/** A published campaign of a group of the given person. Returns its contribution. */
export async function insertCampaign(db: Queries, slug: string, author: string): Promise<string> {
  const contribution = await insertContribution(db, slug, author)
  await db.query(
    `insert into public.campaigns (contribution_id, group_id, story, goal, starts_on, ends_on)
     values ($1, $2, 'A kitchen for the street.', 1000, current_date, current_date + 30)`,
    [contribution, await insertGivingGroup(db, slug, author)],
  )
  return contribution
}

export async function insertCampaignEntry(db: Queries, slug: string, author: string): Promise<string> {
  const { id } = await insertRow(
    db,
    'campaign_entries',
    {
      contribution_id: await insertCampaign(db, slug, author),
      author_id: author,
      kind: 'shift',
      body: 'Peel and chop.',
      state: 'published',
    },
    'id',
  )
  return String(id)
}

export async function insertShift(db: Queries, slug: string, author: string): Promise<string> {
  const { entry_id } = await insertRow(
    db,
    'volunteer_shifts',
    {
      entry_id: await insertCampaignEntry(db, slug, author),
      starts_at: '2027-01-01T10:00:00Z',
      ends_at: '2027-01-01T12:00:00Z',
      time_zone: 'UTC',
      capacity: 3,
    },
    'entry_id',
  )
  return String(entry_id)
}

/** An account of the social directory, and the open code of somebody who says it is theirs. */
export async function insertSocialCode(db: Queries, handle: string, member: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `with account as (
       insert into public.social_accounts (platform, handle, name, about, language, topic, state, published_at)
       values ('youtube', $1, 'Of the matrix', 'Says something about itself.', 'en', 'food', 'published', now()) returning id
     )
     insert into public.social_verifications (account_id, member_id, code, token)
     select id, $2, 'mahalla-' || left(md5($1), 10), md5($1) || md5($1 || 'x') from account returning id`,
    [handle, member],
  )
  if (!row) throw new Error('Nothing was inserted into social_verifications')
  return row.id
}

/** Something that is sold, and one variant of it. */
export async function insertProduct(db: Queries, slug: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into public.store_products (slug, title, text, image) values ($1, '{"en": "Mug"}', '{"en": "For tea."}', '/art/promo.svg')
     returning id`,
    [slug],
  )
  if (!row) throw new Error('Nothing was inserted into store_products')
  return row.id
}

export async function insertVariant(db: Queries, sku: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into public.store_variants (product_id, sku, name, price_cents, stock) values ($1, $2, '{"en": "Green"}', 1200, 5)
     returning id`,
    [await insertProduct(db, sku), sku],
  )
  if (!row) throw new Error('Nothing was inserted into store_variants')
  return row.id
}

/** A group of a course that staff teach, with one date; the owner is in it. */
export async function insertCourseGroup({ db, people, word }: Pick<World, 'db' | 'people' | 'word'>) {
  const { course } = await insertCourse(db, word(), people.staff.id)
  const [row] = await db.query<{ id: string; date: string }>(
    `with made as (
       insert into public.course_groups (course_id, title, place, link, time_zone)
       values ($1, 'Evenings', 'Leeds', 'https://meet.example/room', 'Europe/London') returning id
     ),
     met as (
       insert into public.course_group_dates (group_id, starts_at, minutes, recording)
       select id, now() + interval '3 days', 60, 'https://recordings.example/one' from made returning id
     ),
     joined as (insert into public.course_group_members (group_id, user_id) select id, $2 from made)
     select made.id, met.id as date from made, met`,
    [course, people.owner.id],
  )
  if (!row) throw new Error('Nothing was inserted into course_groups')
  return { course, group: row.id, date: row.date }
}

/** An order of the owner's with one mug on it. */
export async function insertOrder({ db, people }: Pick<World, 'db' | 'people'>): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into public.store_orders (key, visitor, status, confirmed_at, delivery, address, country_code, name, email, user_id, provider, goods_cents, postage_cents,
       tax_cents, total_cents, currency)
     values (gen_random_uuid(), repeat('a', 64), 'new', now(), 'post', '1 High Street, Leeds', 'GB', 'Owner', 'o@test.example', $1, 'manual', 1200, 0, 0, 1200, 'USD')
     returning id`,
    [people.owner.id],
  )
  if (!row) throw new Error('Nothing was inserted into store_orders')
  await db.query(
    `insert into public.store_order_lines (order_id, sku, title, name, quantity, price_cents)
     values ($1, 'mug', '{"en": "Mug"}', '{"en": "Green"}', 1, 1200)`,
    [row.id],
  )
  return row.id
}
