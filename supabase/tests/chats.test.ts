// From the assistant to a person and back, unanswered questions, and searches that found nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const newToken = () => `${crypto.randomUUID()}${crypto.randomUUID()}`

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let staff: Person
  let member: Person

  beforeAll(async () => {
    site = await open()
    staff = await site.signUp('chat-staff')
    await site.grantRole(staff, 'staff')
    member = await site.signUp('chat-member')
  })
  afterAll(() => site.close())

  const asked = [{ sender: 'visitor', body: 'Where is my listing?' }]
  const tryToBegin = (token: string, more: object = {}) =>
    site.rpc('open_chat', { token, language: 'en', said: asked, ...more }, 'anon')
  const begin = async (token: string, more: object = {}) =>
    (await tryToBegin(token, more)).body as { state: string; topic: string }
  const read = async (token: string) =>
    (await site.rpc('read_chat', { token }, 'anon')).body as {
      state: string
      messages: { sender: string; body: string }[]
    } | null
  const say = (token: string, body: string) => site.rpc('write_in_chat', { token, body }, 'anon')
  const chatId = async (topic: string) => {
    const [row] = await site.database.query<{ id: string }>('select id from public.chats where topic = $1', [topic])
    return row?.id
  }

  test('a visitor asks, staff answer, the visitor reads, staff close', async () => {
    const token = newToken()
    const begun = await begin(token)
    expect(begun.state).toBe('waiting')
    const chat = await chatId(begun.topic)
    expect((await site.rpc('answer_chat', { chat, body: 'Salam, it is being reviewed.' }, staff)).status).toBeLessThan(
      300,
    )
    const told = await read(token)
    expect(told?.state).toBe('assigned')
    expect(told?.messages.map(({ sender }) => sender)).toEqual(['visitor', 'staff'])
    expect((await say(token, 'Thank you')).status).toBe(200)
    await site.database.query(`update public.chats set state = 'closed' where topic = $1`, [begun.topic])
    const late = await say(token, 'One more')
    expect(late.status).toBeGreaterThanOrEqual(400)
    expect((await read(token))?.messages.at(-1)?.body).toBe('Thank you')
  })

  test('without the secret nobody reads, writes or answers', async () => {
    const begun = await begin(newToken())
    const chat = await chatId(begun.topic)
    expect(await read(newToken())).toBeNull()
    expect((await say(newToken(), 'x')).status).toBeGreaterThanOrEqual(400)
    expect((await site.rpc('answer_chat', { chat, body: 'I am staff' }, member)).status).toBeGreaterThanOrEqual(400)
    expect((await site.rpc('answer_chat', { chat, body: 'I am staff' }, 'anon')).status).toBe(401)
    expect((await tryToBegin('short')).status).toBe(400)
    const [kept] = await site.database.query<{ n: number }>(
      `select count(*)::int as n from public.chat_messages where chat_id = $1 and sender = 'staff'`,
      [chat],
    )
    expect(kept?.n).toBe(0)
  })

  test('a flood is refused, and a visitor cannot speak as staff', async () => {
    const token = newToken()
    await begin(token, { said: [{ sender: 'staff', body: 'Fake' }] })
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await say(token, `line ${i}`)).status)
    expect(statuses.at(-1)).toBe(429)
    const told = await read(token)
    expect(new Set(told?.messages.map(({ sender }) => sender))).toEqual(new Set(['visitor']))
  })

  test('who has gone gets the answer by mail, once; who is there does not', async () => {
    const [here, gone] = [newToken(), newToken()]
    const first = await begin(here, { email: 'here@test.example' })
    const second = await begin(gone, { email: 'gone@test.example' })
    for (const { topic } of [first, second])
      await site.rpc('answer_chat', { chat: await chatId(topic), body: 'Salam' }, staff)
    await site.database.query(
      `update public.chats set visitor_seen_at = now() - interval '5 minutes' where topic = $1`,
      [second.topic],
    )
    await read(here)
    const take = async () =>
      (
        await site.database.query<{ taken: { to_address: string; question: string }[] }>(
          'select public.take_chat_answers() as taken',
        )
      )[0]?.taken ?? []
    const letters = await take()
    expect(letters.map(({ to_address }) => to_address)).toEqual(['gone@test.example'])
    expect(letters[0]?.question).toBe('Where is my listing?')
    expect(await take()).toEqual([])
  })

  test('an unanswered question is counted once in one spelling, without who asked', async () => {
    for (const question of ['Do you have Čoffee maps?', 'do you have coffee MAPS'])
      await site.rpc('note_unanswered', { question, language: 'en' }, 'anon')
    const rows = await site.database.query<{ times: number }>(
      `select times from public.unanswered_questions where question_folded like '%coffee maps%'`,
    )
    expect(rows).toEqual([{ times: 2 }])
    expect((await site.rpc('note_unanswered', { question: '\u202e  ', language: 'en' }, 'anon')).status).toBeLessThan(
      500,
    )
  })

  test('conversations end after ninety days', async () => {
    const token = newToken()
    const begun = await begin(token)
    await site.database.query(`update public.chats set last_at = now() - interval '91 days' where topic = $1`, [
      begun.topic,
    ])
    await site.database.query('select public.forget_old_chats()')
    expect(await read(token)).toBeNull()
  })
})
