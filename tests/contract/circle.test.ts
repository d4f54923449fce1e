// A closed group over real sockets: its members hear what is new there, and nobody else hears anything, whatever they ask for.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendKinds, type Caller, type Person, type TestBackend } from '#tests/fixtures/backend.ts'
import { settle, subscribe, until } from '#tests/fixtures/realtime-talk.ts'

type Heard = { topic: string; event: string; payload: Record<string, unknown> }

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  const clients: SupabaseClient[] = []
  const people: Record<'owner' | 'member' | 'leaver' | 'stranger' | 'staff', Person> = {} as never
  let slug: string
  let group: string
  let post: { id: string; slug: string }

  const must = async <T>(name: string, args: object, as: Caller): Promise<T> => {
    const { status, body } = await site.rpc(name, args, as)
    expect([name, status < 300, JSON.stringify(body)]).toEqual([name, true, JSON.stringify(body)])
    return body as T
  }
  const circleFor = async (as: Caller) =>
    ((await site.rpc('group_page', { slug }, as)).body as { circle: string | null } | null)?.circle ?? null
  /** Listens on each of the channels; what was refused is among `refused`. */
  async function listenAs(as: Person | 'anon', topics: readonly string[]) {
    const client = createClient(site.url, site.backend.anonKey, {
      ...(typeof as === 'object' ? { accessToken: async () => as.token } : { auth: { persistSession: false } }),
    })
    clients.push(client)
    const heard: Heard[] = []
    const refused: string[] = []
    for (const topic of topics) {
      const channel = client.channel(topic, { config: { private: true } })
      channel.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push({ topic, event, payload }))
      if ((await subscribe(channel)).status !== 'SUBSCRIBED') {
        refused.push(topic)
        await client.removeChannel(channel)
      }
    }
    return { heard, refused }
  }
  const say = (body: string, as: Person) =>
    must<{ number: number }>('save_reply', { contribution: post.id, body, language: 'en' }, as)

  beforeAll(async () => {
    site = await open()
    for (const name of ['owner', 'member', 'leaver', 'stranger', 'staff'] as const) {
      people[name] = await site.signUp(name)
      await must(
        'save_person',
        { facts: { handle: name === 'staff' ? 'circle-house' : `circle-${name}` } },
        people[name],
      )
    }
    await site.grantRole(people.staff, 'staff')
    // Newcomers make no groups.
    await site.database.script(
      `alter table public.profiles disable trigger guard_profile;
       update public.profiles set created_at = now() - interval '90 days';
       alter table public.profiles enable trigger guard_profile;`,
    )
    await site.database.query(
      `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, created_at)
       select 'forum', gen_random_uuid(), $1, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome',
         now() - interval '9 days', now() - interval '9 days' from generate_series(1, 21)`,
      [people.owner.id],
    )
    const input = { name: 'A quiet circle', kind: 'circle', about: 'We read together after Maghrib.', language: 'en' }
    slug = (
      await must<{ slug: string }>(
        'keep_group',
        { input: { ...input, is_private: true, joining: 'invited' } },
        people.owner,
      )
    ).slug
    await site.database.query(`update public.groups set state = 'published' where slug = $1`, [slug])
    for (const name of ['member', 'leaver'] as const) {
      await must('tend_group', { slug, handle: `circle-${name}`, action: 'invite' }, people.owner)
      await must('wish_in_group', { slug, wish: 'join' }, people[name])
    }
    const [row] = await site.database.query<{ id: string }>('select id from public.groups where slug = $1', [slug])
    group = row?.id ?? ''
    post = await must(
      'save_contribution',
      {
        section: 'forum',
        input: {
          title: 'What we read next',
          body: 'Bring a book each, and say why.',
          language: 'en',
          category: 'welcome',
          group: slug,
        },
      },
      people.owner,
    )
  })
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.realtime.disconnect()))
    await site?.close()
  })

  test('members hear it by the key of their page; whoever else listens, wherever, hears nothing', async () => {
    const circle = (await circleFor(people.member)) ?? ''
    expect(circle).toMatch(/^circle:/)
    for (const outside of ['anon', people.stranger, people.staff] as const) expect(await circleFor(outside)).toBeNull()

    const open = [`group:${group}`, `contribution:${post.id}`]
    const wild = ['section:forum', 'circle:', `circle:${group}`, `circle:${crypto.randomUUID()}`, 'circle:%', '*']
    const page = await listenAs('anon', [circle])
    expect(page.refused).toEqual([])
    const app = await listenAs(people.member, [circle, ...open])
    expect(app.refused).toEqual(open)
    const outside = await Promise.all(
      (['anon', people.stranger, people.staff] as const).map((as) => listenAs(as, [...open, ...wild])),
    )
    for (const { refused } of outside) expect(refused).toEqual([...open, ...wild.slice(1)])
    // Somebody who is signed in as a stranger is refused the key itself.
    const told = await listenAs(people.stranger, [circle])
    expect(told.refused).toEqual([circle])

    const { number } = await say('I have one about the stars.', people.member)
    await must('write_group_note', { slug, body: 'We meet an hour later tomorrow.' }, people.owner)
    await must('react', { contribution: post.id, reply: null, wanted: true }, people.leaver)
    await must('tell_writing', { contribution: post.id }, people.leaver)
    for (const { heard } of [page, app]) {
      await until(() => heard.some(({ event }) => event === 'writing'))
      expect(heard).toContainEqual(
        expect.objectContaining({ event: 'reply', payload: expect.objectContaining({ number, about: post.id }) }),
      )
      expect(heard).toContainEqual(
        expect.objectContaining({ event: 'new', payload: expect.objectContaining({ about: group }) }),
      )
      expect(heard.some(({ event }) => event === 'reactions')).toBe(true)
      // Never words, names or who it was.
      expect(JSON.stringify(heard)).not.toMatch(/stars|later|circle-|What we read/)
    }
    await settle()
    for (const { heard } of [...outside, told]) expect(heard).toEqual([])
  })

  test('whoever goes hears that much and nothing more; those who stay have a new key', async () => {
    const before = (await circleFor(people.leaver)) ?? ''
    const gone = await listenAs('anon', [before])
    await must('wish_in_group', { slug, wish: 'leave' }, people.leaver)
    await until(() => gone.heard.some(({ event }) => event === 'renew'))
    const after = (await circleFor(people.member)) ?? ''
    expect(after).not.toBe(before)
    expect(await circleFor(people.leaver)).toBeNull()
    const stays = await listenAs('anon', [after])
    await say('And one about the sea.', people.member)
    await until(() => stays.heard.some(({ event }) => event === 'reply'))
    await settle()
    expect(gone.heard.map(({ event }) => event)).toEqual(['renew'])
    // The old name opens nothing any more, for those who are still in neither.
    expect((await listenAs(people.member, [before])).refused).toEqual([before])
  })
})
