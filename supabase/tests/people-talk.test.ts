// Messages between members, by consent; and following a person.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Thread = {
  is_request: boolean
  waits: boolean
  is_closed: boolean
  person: { handle: string } | null
  messages: { id: string; body: string; is_mine: boolean }[]
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  const people = {} as Record<'amina' | 'bilal' | 'carim' | 'newcomer' | 'staff', Person>

  beforeAll(async () => {
    site = await open()
    for (const name of ['amina', 'bilal', 'carim', 'newcomer', 'staff'] as const) {
      people[name] = await site.signUp(`Someone ${name}`)
      const handle = name === 'staff' ? 'talk-house' : `talk-${name}`
      expect((await site.rpc('save_person', { facts: { handle } }, people[name])).status).toBeLessThan(300)
    }
    await site.grantRole(people.staff, 'staff')
    await site.database.script(
      `alter table public.profiles disable trigger guard_profile;
       update public.profiles set created_at = now() - interval '90 days' where display_name is distinct from 'Someone newcomer';
       alter table public.profiles enable trigger guard_profile;`,
    )
    await site.database.query(
      `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, created_at)
       select 'forum', gen_random_uuid(), $1, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome',
         now() - interval '9 days', now() - interval '9 days' from generate_series(1, 21)`,
      [people.amina.id],
    )
  })
  afterAll(() => site?.close())

  const write = (from: Person, handle: string, body: string) => site.rpc('write_to_person', { handle, body }, from)
  const openThread = async (thread: string, as: Person) =>
    (await site.rpc('open_person_thread', { thread }, as)).body as Thread | null
  const rows = async (as: Person) =>
    ((await site.rpc('list_person_threads', {}, as)).body as { items: { id: string; unread: number }[] }).items

  test('a first message waits, alone, until it is answered', async () => {
    const { amina, bilal, carim, staff } = people
    const thread = (await write(amina, 'talk-bilal', 'Salaam, I read your recipe.')).body as string
    expect((await write(amina, 'talk-bilal', 'Are you there?')).body).toMatchObject({ message: 'waits' })
    expect((await rows(bilal))[0]).toMatchObject({ id: thread, unread: 1 })
    expect((await site.rpc('message_counts', {}, bilal)).body).toMatchObject({ people: 1 })
    expect(await openThread(thread, bilal)).toMatchObject({ is_request: true, waits: false })
    expect(await openThread(thread, amina)).toMatchObject({ is_request: false, waits: true })
    expect((await site.rpc('message_counts', {}, bilal)).body).toMatchObject({ people: 0 })
    for (const other of [carim, staff]) {
      expect(await openThread(thread, other)).toBeNull()
      expect((await site.rpc('write_to_member', { thread, body: 'Me too' }, other)).status).toBe(404)
      expect((await site.rpc('set_person_thread', { thread, wish: 'accept' }, other)).status).toBe(404)
    }
    expect((await site.rpc('set_person_thread', { thread, wish: 'accept' }, amina)).status).toBe(403)
    expect((await site.rpc('write_to_member', { thread, body: 'Wa alaykum salaam' }, bilal)).status).toBeLessThan(300)
    expect((await write(amina, 'talk-bilal', 'How long does it bake?')).body).toBe(thread)
    expect(await openThread(thread, amina)).toMatchObject({ waits: false, is_request: false })
  })

  test('neither the notice nor its letter says what was written', async () => {
    const kept = await site.database.query<{ kind: string; row: string }>(
      `select kind, to_jsonb(n)::text as row from public.notifications as n where path like '/messages/with/%'`,
    )
    expect(kept.map(({ kind }) => kind)).toContain('person_asked')
    expect(JSON.stringify(kept)).not.toMatch(/recipe|bake/)
  })

  test('what is declined is gone for one, and waits for the other', async () => {
    const { bilal, carim } = people
    const thread = (await write(carim, 'talk-bilal', 'Salaam, a question.')).body as string
    expect((await site.rpc('set_person_thread', { thread, wish: 'decline' }, bilal)).status).toBeLessThan(300)
    expect((await rows(bilal)).map(({ id }) => id)).not.toContain(thread)
    expect(await openThread(thread, carim)).toMatchObject({ waits: true })
    expect((await write(carim, 'talk-bilal', 'Hello?')).body).toMatchObject({ message: 'waits' })
  })

  test('a newcomer sends few first messages, and no links in them', async () => {
    const { newcomer } = people
    expect((await write(newcomer, 'talk-amina', 'See https://shop.example now')).body).toMatchObject({
      message: 'no_links',
    })
    for (const handle of ['talk-amina', 'talk-bilal', 'talk-carim'])
      expect((await write(newcomer, handle, 'Salaam, I am new here.')).status).toBeLessThan(300)
    expect((await write(newcomer, 'talk-house', 'Salaam, I am new here.')).body).toMatchObject({
      message: 'too_many_people',
    })
  })

  test('a report opens one message to the team; the two alone can make it', async () => {
    const { amina, bilal, carim, staff } = people
    const thread = (await write(amina, 'talk-bilal', 'One more thing.')).body as string
    const subject_id = (await openThread(thread, bilal))?.messages.findLast(({ is_mine }) => !is_mine)?.id
    const report = (as: Person) =>
      site.call('/rest/v1/reports', {
        as,
        method: 'POST',
        body: { subject_kind: 'person_message', subject_id, reason: 'offensive' },
      })
    expect((await report(carim)).status).toBe(404)
    expect((await report(amina)).status).toBe(403)
    expect((await report(bilal)).status).toBe(201)
    const [item] = await site.database.query<{ id: string }>(
      `select id from public.moderation_items where subject_id = $1 and status = 'open'`,
      [subject_id],
    )
    expect((await site.rpc('decide_moderation', { item_id: item?.id, decision: 'rejected' }, staff)).status).toBe(200)
    expect((await openThread(thread, bilal))?.messages.find(({ id }) => id === subject_id)).toMatchObject({
      body: null,
    })
  })

  test('a block closes it both ways, and ends following', async () => {
    const { amina, bilal } = people
    expect((await site.rpc('follow_person', { handle: 'talk-bilal' }, amina)).status).toBeLessThan(300)
    const thread = (await write(amina, 'talk-bilal', 'Before the block.')).body as string
    await site.rpc('set_block', { handle: 'talk-amina', kind: 'block' }, bilal)
    expect((await write(amina, 'talk-bilal', 'After it.')).status).toBe(404)
    expect((await site.rpc('write_to_member', { thread, body: 'After it.' }, amina)).body).toMatchObject({
      message: 'closed',
    })
    expect((await site.rpc('write_to_member', { thread, body: 'After it.' }, bilal)).body).toMatchObject({
      message: 'closed',
    })
    expect(await openThread(thread, amina)).toMatchObject({ is_closed: true, person: null })
    expect(await site.database.query('select 1 from public.person_follows where user_id = $1', [amina.id])).toEqual([])
    expect((await site.rpc('follow_person', { handle: 'talk-bilal' }, amina)).status).toBe(404)
    await site.rpc('set_block', { handle: 'talk-amina' }, bilal)
  })

  test('who follows is told of, and hears what is public alone', async () => {
    const { amina: follower, carim: followed } = people
    expect((await site.rpc('follow_person', { handle: 'talk-carim' }, follower)).status).toBeLessThan(300)
    const kinds = async (as: Person) =>
      (
        await site.database.query<{ kind: string }>('select kind from public.notifications where user_id = $1', [as.id])
      ).map(({ kind }) => kind)
    expect(await kinds(followed)).toContain('followed')
    const input = { title: 'Bread in our town', body: 'Where is the best bread?', language: 'en', category: 'halal' }
    const { slug } = (
      await site.rpc(
        'keep_group',
        {
          input: {
            name: 'Bakers',
            kind: 'other',
            about: 'We bake together.',
            language: 'en',
            joining: 'invited',
            is_private: true,
          },
        },
        followed,
      )
    ).body as { slug: string }
    await site.rpc('save_contribution', { section: 'forum', input: { ...input, group: slug } }, followed)
    expect(await kinds(follower)).not.toContain('followed_post')
    await site.rpc('save_contribution', { section: 'forum', input }, followed)
    expect(await kinds(follower)).toContain('followed_post')
    expect((await site.rpc('follow_person', { handle: 'talk-carim', wanted: false }, follower)).status).toBeLessThan(
      300,
    )
    expect(await site.database.query('select 1 from public.person_follows where user_id = $1', [follower.id])).toEqual(
      [],
    )
  })

  test('with an account its conversations are gone', async () => {
    await site.database.query('delete from auth.users where id = $1', [people.bilal.id])
    expect(await rows(people.amina)).toHaveLength(1)
    expect(
      await site.database.query('select 1 from public.person_messages where author_id = $1', [people.bilal.id]),
    ).toEqual([])
  })
})
