// Lists of saved places: whose they are, how they are shared, and how sharing ends.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let member: Person
  let stranger: Person
  let place: string

  beforeAll(async () => {
    site = await open()
    member = await site.signUp('keeper')
    stranger = await site.signUp('stranger')
    await site.database.script(
      `insert into public.businesses (status, name, city) values ('published', 'Lantern Tea Room', 'London')`,
    )
    const [row] = await site.database.query<{ place_id: string }>(
      `select place_id from public.businesses where name = 'Lantern Tea Room'`,
    )
    place = row?.place_id ?? ''
  })
  afterAll(() => site?.close())

  const add = (table: string, body: object, as: Person) =>
    site.call(`/rest/v1/${table}`, { as, method: 'POST', body, headers: { Prefer: 'return=representation' } })
  const newList = async (name: string, as = member) => {
    const { status, body } = await add('saved_lists', { user_id: as.id, name }, as)
    expect(status, JSON.stringify(body)).toBe(201)
    return (body as { id: string }[])[0]?.id ?? ''
  }

  test('a saved place is on several lists; what is no longer saved is on none', async () => {
    await add('saved_places', { user_id: member.id, place_id: place }, member)
    const lists = [await newList('Iftar'), await newList('With the children')]
    for (const list_id of lists)
      expect((await add('saved_list_places', { list_id, place_id: place, user_id: member.id }, member)).status).toBe(
        201,
      )
    const page = await site.rpc('saved_page', {}, member)
    expect(page.body).toMatchObject({
      businesses: [{ name: 'Lantern Tea Room', lists: expect.arrayContaining(lists) }],
    })
    await site.call(`/rest/v1/saved_places?place_id=eq.${place}`, { as: member, method: 'DELETE' })
    const left = await site.database.query('select from public.saved_list_places where user_id = $1', [member.id])
    expect(left).toHaveLength(0)
  })

  test('nobody puts anything on a list of someone else, nor a place that is not saved', async () => {
    const list_id = await newList('Mine')
    await add('saved_places', { user_id: stranger.id, place_id: place }, stranger)
    const foreign = await add('saved_list_places', { list_id, place_id: place, user_id: stranger.id }, stranger)
    expect(foreign.status).toBe(409)
    const unsaved = await add('saved_list_places', { list_id, place_id: place, user_id: member.id }, member)
    expect(unsaved.status).toBe(409)
  })

  test('a shared list is read by its link, tells no name and no note, and ends when it is no longer shared', async () => {
    await add('saved_places', { user_id: member.id, place_id: place }, member)
    await site.call(`/rest/v1/saved_places?place_id=eq.${place}`, {
      as: member,
      method: 'PATCH',
      body: { note: 'Ask for the corner table' },
    })
    const list = await newList('Shared')
    await add('saved_list_places', { list_id: list, place_id: place, user_id: member.id }, member)
    expect((await site.rpc('share_list', { list }, stranger)).status).toBe(404)
    const token = String((await site.rpc('share_list', { list }, member)).body)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await site.rpc('share_list', { list }, member)).body).toBe(token)

    const shared = await site.rpc('shared_list', { token }, 'anon')
    expect(shared.body).toMatchObject({ name: 'Shared', businesses: [{ name: 'Lantern Tea Room' }], mosques: [] })
    expect(JSON.stringify(shared.body)).not.toMatch(new RegExp(`corner table|${member.id}|${list}`))

    // Nobody sets a token of their own choice.
    const chosen = await site.call(`/rest/v1/saved_lists?id=eq.${list}`, {
      as: member,
      method: 'PATCH',
      body: { share_token: 'a'.repeat(43) },
    })
    expect(chosen.status).toBe(403)
    expect((await site.rpc('unshare_list', { list }, stranger)).body).toBe(false)
    expect((await site.rpc('unshare_list', { list }, member)).body).toBe(true)
    expect((await site.rpc('shared_list', { token }, 'anon')).body).toBeNull()
    expect((await site.rpc('share_list', { list }, member)).body).not.toBe(token)
  })

  test('fifty lists are the most', async () => {
    const [count] = await site.database.query<{ n: number }>(
      'select count(*)::int as n from public.saved_lists where user_id = $1',
      [member.id],
    )
    for (let n = count?.n ?? 0; n < 50; n++) await newList(`List ${n}`)
    expect((await add('saved_lists', { user_id: member.id, name: 'One more' }, member)).status).toBe(429)
  })

  test('two places that become one keep their list and note', async () => {
    await site.database.script(
      `insert into public.businesses (status, name, city) values ('published', 'Lantern Tea House', 'London')`,
    )
    const [other] = await site.database.query<{ place_id: string }>(
      `select place_id from public.businesses where name = 'Lantern Tea House'`,
    )
    const into = other?.place_id ?? ''
    const [before] = await site.database.query<{ n: number }>(
      'select count(*)::int as n from public.saved_list_places where place_id = $1 and user_id = $2',
      [place, member.id],
    )
    expect(before?.n).toBe(1)
    await site.database.query(`insert into public.place_redirects (kind, old_id, new_id) values ('business', $1, $2)`, [
      place,
      into,
    ])
    const moved = await site.database.query<{ note: string }>(
      `select s.note from public.saved_list_places as p join public.saved_places as s using (user_id, place_id)
       where p.place_id = $1 and p.user_id = $2`,
      [into, member.id],
    )
    expect(moved).toEqual([{ note: 'Ask for the corner table' }])
  })
})
