// Suggesting an edit: two who agree, owners who are asked first, staff who see what contradicts, and the games people play.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Row = Record<string, unknown>

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let people: Record<'owner' | 'staff' | 'a' | 'b' | 'c' | 'fresh', Person>
  let made = 0

  beforeAll(async () => {
    site = await open()
    const names = ['owner', 'staff', 'a', 'b', 'c', 'fresh'] as const
    people = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await site.signUp(name)] as const)),
    ) as typeof people
    await site.grantRole(people.staff, 'staff')
    await site.database.query('insert into public.business_accounts (owner_id) values ($1)', [people.owner.id])
    // It keeps created_at, and how old an account is matters here.
    await site.database.script('alter table public.profiles disable trigger guard_profile')
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.script(`
      delete from public.place_suggestions; delete from public.moderation_items; delete from public.notifications;
      delete from private.known_networks;
      update public.profiles set created_at = now() - interval '9 days';
      update auth.users set email_confirmed_at = now() - interval '9 days';`)
    await site.database.query('update public.profiles set created_at = now() where id = $1', [people.fresh.id])
  })

  async function imported(columns: Row = {}): Promise<string> {
    const id = String(++made)
    await site.database.query(
      `insert into public.business (source, source_id, name, city, phone, address)
       values ('test', $1, $2, 'Leeds', $3, $4)`,
      [id, `Shop ${id}`, columns.phone ?? '+441130000000', columns.address ?? '1 Old Road'],
    )
    const [row] = await site.database.query<{ place_id: string }>(
      'select place_id from public.business where source_id = $1',
      [id],
    )
    return row?.place_id ?? ''
  }
  async function owned(): Promise<string> {
    const [row] = await site.database.query<{ place_id: string }>(
      `with made as (
         insert into public.businesses (business_account_id, owner_id, name, city, status, phone)
         select a.id, a.owner_id, $1, 'Leeds', 'published', '+441130000000' from public.business_accounts as a returning id
       ) select id as place_id from made`,
      [`Shop ${++made}`],
    )
    const [place] = await site.database.query<{ place_id: string }>(
      'select place_id from public.businesses where id = $1',
      [row?.place_id],
    )
    return place?.place_id ?? ''
  }
  const suggest = (place: string, changes: Row, as: Person | 'anon', note?: string) =>
    site.rpc('suggest_change', { place, changes, ...(note && { note }) }, as)
  const pageOf = async (place: string) => (await site.rpc('business_page', { id_or_slug: place }, 'anon')).body as Row
  const stateOf = async (id: unknown) =>
    (
      await site.database.query<{ status: string }>('select status from public.place_suggestions where id = $1', [id])
    )[0]?.status
  const toldOf = async (person: Person) =>
    (
      await site.database.query<{ kind: string }>(
        'select kind from public.notifications where user_id = $1 order by created_at',
        [person.id],
      )
    ).map(({ kind }) => kind)
  const queued = async (id: unknown) =>
    (
      await site.database.query<{ id: string; status: string }>(
        'select id, status from public.moderation_items where subject_id = $1',
        [id],
      )
    )[0]

  test('two people who agree change a small thing where nobody keeps the place; both are told', async () => {
    const place = await imported()
    const { body: first } = await suggest(place, { phone: '+441130000001' }, people.a)
    expect(await pageOf(place)).toMatchObject({ phone: '+441130000000' })
    expect((await queued(first))?.status).toBe('open')
    const { body: second } = await suggest(place, { phone: '+441130000001' }, people.b)
    expect(await pageOf(place)).toMatchObject({
      phone: '+441130000001',
      facts_known: { phone: { said_as: 'member', said_at: expect.any(String) } },
    })
    expect([await stateOf(first), await stateOf(second)]).toEqual(['accepted', 'accepted'])
    expect((await queued(first))?.status).toBe('withdrawn')
    expect(await toldOf(people.a)).toEqual(['suggestion_taken'])
    // What staff take back is as it was.
    const undone = await site.rpc('decide_suggestion', { suggestion: second, decision: 'undo' }, people.staff)
    expect(undone.body).toBe(true)
    expect(await pageOf(place)).toMatchObject({ phone: '+441130000000' })
    expect(await toldOf(people.b)).toEqual(['suggestion_not_taken'])
  })

  test('a name, a move and a closure need a person of the team', async () => {
    const place = await imported()
    for (const person of [people.a, people.b]) {
      expect((await suggest(place, { name: 'Better Shop' }, person)).status).toBe(200)
      expect((await suggest(place, { closed: '2026-01-05' }, person)).status).toBe(200)
    }
    expect(await pageOf(place)).toMatchObject({ name: expect.stringMatching(/^Shop/), closed_on: null })
    const { body: moved } = await suggest(place, { moved: '5 New Street, York' }, people.a)
    const item = await queued(moved)
    await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, people.staff)
    expect(await pageOf(place)).toMatchObject({ address: '5 New Street, York', latitude: null })
    expect(await toldOf(people.a)).toEqual(['suggestion_taken'])
  })

  test.each([
    [
      'one network',
      () =>
        site.database.query(`insert into private.known_networks (user_id, network) values ($1, 'here'), ($2, 'here')`, [
          people.a.id,
          people.b.id,
        ]),
    ],
    [
      'one mailbox',
      () =>
        site.database.query(
          `update auth.users set email = case id when $1 then 'one.person@gmail.com' else 'oneperson+2@googlemail.com' end
           where id in ($1, $2)`,
          [people.a.id, people.b.id],
        ),
    ],
    [
      'an account of today',
      () => site.database.query('update public.profiles set created_at = now() where id = $1', [people.b.id]),
    ],
    [
      'an address nobody confirmed',
      () => site.database.query('update auth.users set email_confirmed_at = null where id = $1', [people.b.id]),
    ],
  ])('does not take two accounts for two people: %s', async (_, arrange) => {
    const emails = await site.database.query<{ id: string; email: string }>('select id, email from auth.users')
    await arrange()
    const place = await imported()
    for (const person of [people.a, people.b])
      expect((await suggest(place, { phone: '+441130000002' }, person)).status).toBe(200)
    expect(await pageOf(place)).toMatchObject({ phone: '+441130000000' })
    for (const { id, email } of emails)
      await site.database.query('update auth.users set email = $2 where id = $1', [id, email])
  })

  test('says of two who disagree what each says, and takes neither; a decision settles both', async () => {
    const place = await imported()
    const { body: one } = await suggest(place, { address: '2 High Street' }, people.a)
    const { body: other } = await suggest(place, { address: '3 Low Street' }, people.b)
    await suggest(place, { address: '2 high street' }, people.c)
    expect(await pageOf(place)).toMatchObject({ address: '1 Old Road' })
    const item = await queued(one)
    await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, people.staff)
    expect([await stateOf(one), await stateOf(other)]).toEqual(['accepted', 'overtaken'])
    expect(await toldOf(people.c)).toEqual(['suggestion_taken'])
    expect(await toldOf(people.b)).toEqual(['suggestion_not_taken'])
  })

  test('a word about a value that has changed since does not count', async () => {
    const place = await imported()
    await suggest(place, { website: 'https://old.example' }, people.a)
    await site.database.query(`update public.business set website = 'https://own.example' where place_id = $1`, [place])
    await suggest(place, { website: 'https://old.example' }, people.b)
    expect(await pageOf(place)).toMatchObject({ website: 'https://own.example' })
  })

  test('whoever keeps the place is asked first, and staff a week later', async () => {
    const place = await owned()
    const { body: suggestion } = await suggest(place, { phone: '+441130000003' }, people.a)
    await suggest(place, { phone: '+441130000003' }, people.b)
    expect(await pageOf(place)).toMatchObject({ phone: '+441130000000' })
    expect(await queued(suggestion)).toBeUndefined()
    expect(await toldOf(people.owner)).toContain('suggestion_asked')
    const decide = (decision: string, as: Person) => site.rpc('decide_suggestion', { suggestion, decision }, as)
    expect((await decide('accept', people.b)).status).toBe(403)
    const seen = (await site.rpc('suggestions_at', { place }, people.owner)).body as { asked: Row[] }
    expect(seen.asked).toHaveLength(2)
    expect(JSON.stringify(seen)).not.toContain(people.a.id)
    expect(((await site.rpc('suggestions_at', { place }, people.b)).body as { asked: null }).asked).toBeNull()
    await site.database.query(`update public.place_suggestions set created_at = now() - interval '8 days'`)
    expect((await site.rpc('pass_on_suggestions', {}, 'service')).body).toBe(2)
    expect((await queued(suggestion))?.status).toBe('open')
    expect((await decide('accept', people.owner)).body).toBe(true)
    expect(await pageOf(place)).toMatchObject({ phone: '+441130000003', facts_known: { phone: { said_as: 'owner' } } })
    expect((await queued(suggestion))?.status).toBe('approved')
    expect((await decide('undo', people.owner)).body).toBe(true)
    expect(await pageOf(place)).toMatchObject({ phone: '+441130000000' })
    // Once its keeper declined, the same word from somebody else is for staff.
    const { body: again } = await suggest(place, { phone: '+441130000003' }, people.c)
    expect((await queued(again))?.status).toBe('open')
  })

  test('staff read suggested hours as hours, beside those that stood there', async () => {
    const place = await imported()
    const hours = { mon: [['09:00', '17:00']] }
    const { body: id } = await suggest(place, { hours }, people.fresh)
    const [{ preview } = { preview: null }] = await site.database.query<{ preview: Row }>(
      'select private.preview_place_change($1) as preview',
      [id],
    )
    expect(preview).toMatchObject({ week: { was: null, to: hours }, details: { say_yes: 1 } })
    expect(preview?.details).not.toHaveProperty('hours')
  })

  test('refuses what cannot be, links, the owner, hidden places and a flood', async () => {
    const place = await imported()
    const status = async (changes: Row, note?: string) => (await suggest(place, changes, people.a, note)).status
    expect(await status({ phone: '123' })).toBe(400)
    expect(await status({ phone: '+441130000009', website: '' })).toBe(400)
    expect(await status({ owner_id: people.a.id })).toBe(400)
    expect(await status({ halal_level: 4 })).toBe(400)
    expect(await status({ address: 'Buy at www.coins.example' })).toBe(400)
    expect(await status({ name: 'Visit coins.com' })).toBe(400)
    expect(await status({ closed: '2999-01-01' })).toBe(400)
    expect(await status({ closed: '2026-02-31' })).toBe(400)
    expect(await status({ hours: { mon: [['9', '25']] } })).toBe(400)
    expect(await status({ website: 'javascript:alert(1)' })).toBe(400)
    expect(await status({ phone: '+441130000000' })).toBe(400)
    expect(await status({ wudu: true }, 'See https://coins.example')).toBe(400)
    expect((await suggest(place, { wudu: true }, 'anon')).status).toBe(401)
    expect((await suggest(await owned(), { phone: '' }, people.owner)).status).toBe(403)
    await site.database.query(`update public.business set status = 'hidden' where place_id = $1`, [place])
    expect(await status({ wudu: true })).toBe(404)
    for (let n = 0; n < 20; n++)
      await site.database.query(
        'insert into public.place_suggestions (place_id, author_id, changes) values ($1, $2, $3)',
        [await imported(), people.c.id, { phone: '' }],
      )
    expect((await suggest(await imported(), { wudu: true }, people.c)).status).toBe(429)
    // Correcting oneself is one word, not two.
    const mine = await imported()
    const { body: one } = await suggest(mine, { address: '7 Seventh Street' }, people.b)
    expect((await suggest(mine, { address: '8 Eighth Street' }, people.b)).body).toBe(one)
  })

  test('a correction outlives a source that goes on saying the old, and gives way to news', async () => {
    const place = await imported()
    for (const person of [people.a, people.b]) await suggest(place, { phone: '+441130000004' }, person)
    const importOf = async (phone: string) => {
      await site.database.query(
        'update public.business set phone = $2, import_id = gen_random_uuid() where place_id = $1',
        [place, phone],
      )
      return (await pageOf(place)).phone
    }
    expect(await importOf('+441130000000')).toBe('+441130000004')
    expect(await importOf('+441130000005')).toBe('+441130000005')
  })
})
