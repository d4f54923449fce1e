// Answering: how long it takes, what waits, and what a team has saved to answer with.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Answers = { kind: string; answered: number; waiting: number; minutes: number | null }[]

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let helper: Person
  let visitor: Person
  let account = ''
  let business = { id: '', place_id: '' }

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('answers-owner')
    helper = await site.signUp('answers-helper')
    visitor = await site.signUp('answers-visitor')
    const one = async <T>(sql: string, values: unknown[]) => (await site.database.query(sql, values))[0] as T
    account = (
      await one<{ id: string }>('insert into public.business_accounts (owner_id) values ($1) returning id', [owner.id])
    ).id
    await site.database.query(
      `insert into public.businesses (name, owner_id, business_account_id, status) values ('Answers', $1, $2, 'published')`,
      [owner.id, account],
    )
    business = await one('select id, place_id from public.businesses where owner_id = $1', [owner.id])
    await site.database.query(
      `insert into public.business_team (business_id, user_id, role) values ($1, $2, 'helper')`,
      [business.id, helper.id],
    )
    await site.rpc('set_membership_plan', { business_id: account, plan_type: 'premium' }, 'service')
  })
  afterAll(() => site?.close())

  test('half of the answers came faster; what was answered long ago is over, and what is done does not wait', async () => {
    const thread = async (messages: [sender: 'visitor' | 'business', minutesAgo: number][], isDone = false) => {
      const member = await site.signUp('answers-asker')
      const [row] = await site.database.query<{ id: string }>(
        `insert into public.business_threads (business_id, visitor_id, owner_id, is_done) values ($1, $2, $3, $4) returning id`,
        [business.id, member.id, owner.id, isDone],
      )
      for (const [sender, ago] of messages)
        await site.database.query(
          `insert into public.thread_messages (thread_id, sender, body, created_at)
           values ($1, $2, 'Salam', now() - $3 * interval '1 minute')`,
          [row?.id, sender, ago],
        )
    }
    // Two lines in a row are one question; what follows an answer is another.
    await thread([
      ['visitor', 100],
      ['visitor', 95],
      ['business', 90],
      ['visitor', 50],
      ['business', 20],
    ])
    await thread([
      ['visitor', 100],
      ['business', 70],
    ])
    await thread([['visitor', 10]])
    await thread([['visitor', 10]], true)
    const long = 91 * 24 * 60
    await thread([
      ['visitor', long + 5000],
      ['business', long],
    ])
    await site.database.query(
      `insert into public.reviews (place_id, user_id, rating, text, language, status)
       values ($1, $2, 5, 'Warm bread, kind people, a clean place to pray.', 'en', 'published')`,
      [business.place_id, visitor.id],
    )
    const told = async (as: Person) => (await site.rpc('owner_answers', {}, as)).body as Answers | null
    const expected = [
      { kind: 'reviews', answered: 0, waiting: 1, minutes: null },
      { kind: 'questions', answered: 2, waiting: 1, minutes: 20 },
      { kind: 'messages', answered: 1, waiting: 0, minutes: 30 },
    ]
    expect(await told(owner)).toEqual(expected)
    expect(await told(helper)).toEqual(expected)
    expect(await told(visitor)).toBeNull()
    expect((await site.rpc('owner_answers', {}, 'anon')).status).toBe(401)
  })

  test('the team picks what owners save, thirty at most, and nobody else sees it', async () => {
    const post = (as: Person, title: string, body = 'We open at nine.') =>
      site.call('/rest/v1/saved_replies', { as, method: 'POST', body: { account_id: account, title, body } })
    const desk = async (as: Person) =>
      (await site.rpc('replies_desk', {}, as)).body as { account: string | null; replies: { title: string }[] } | null
    expect((await post(owner, 'Hours')).status).toBe(201)
    expect((await post(helper, 'Mine')).status).toBe(403)
    expect((await post(visitor, 'Mine')).status).toBe(403)
    expect((await post(owner, 'Short', 'No')).status).toBe(400)
    expect(await desk(owner)).toMatchObject({ account, replies: [{ title: 'Hours' }] })
    expect(await desk(helper)).toMatchObject({ account: null, replies: [{ title: 'Hours' }] })
    expect(await desk(visitor)).toBeNull()
    for (let n = 1; n < 30; n++) expect((await post(owner, `Reply ${n}`)).status).toBe(201)
    expect((await post(owner, 'One more')).status).toBe(429)
    // Without the plan they lie there unseen, and come back with it.
    await site.rpc('set_membership_plan', { business_id: account, plan_type: 'basic' }, 'service')
    expect(await desk(owner)).toBeNull()
    await site.rpc('set_membership_plan', { business_id: account, plan_type: 'premium' }, 'service')
    expect((await desk(owner))?.replies).toHaveLength(30)
  })
})
