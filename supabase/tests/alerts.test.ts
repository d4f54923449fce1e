// Being told when the first of something is listed: who is asked, who is told, once, and what nobody learns from it.
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let member: Person

  beforeAll(async () => {
    site = await open()
    member = await site.signUp('Maryam Member')
  })
  afterAll(() => site?.close())

  const search = (word: string) => ({
    filter: { query: word },
    address: `/businesses?search=${word}`,
    name: word,
  })

  const request = (email: string, word: string, confirm: string, token: string, as: Caller = 'service') =>
    site.rpc(
      'request_place_alert',
      {
        ...search(word),
        email,
        language: 'en',
        token,
        confirm_hash: hashOf(confirm),
        mail: {
          to_address: email,
          subject: 'x',
          body_text: 'x',
          body_html: 'x',
          kind: 'alert:confirm',
          status: 'kept',
        },
      },
      as,
    )

  const due = async () => {
    await site.database.query(`update public.search_alerts set told_at = told_at - interval '2 hours'`)
    const told = (await site.rpc('claim_place_alert_letters', {}, 'service')).body
    return told as { to_address: string; items: { name: string }[] }[]
  }

  const list = (name: string) =>
    site.database.query(`insert into public.businesses (name, status) values ($1, 'published')`, [name])

  test('an address is told once, after it said so itself; a link of the mail ends it before', async () => {
    const word = `qamar${randomUUID().slice(0, 6)}`
    expect((await request('guest@mail.example', word, 'yes', randomUUID(), 'anon')).status).toBe(401)
    expect((await request('guest@mail.example', word, 'yes', randomUUID())).body).toBe('sent')
    expect((await request('guest@mail.example', word, 'again', randomUUID())).body).toBe('too_soon')
    const ended = randomUUID()
    await request('ended@mail.example', word, 'ended', ended)
    expect((await site.rpc('confirm_alert', { token_hash: hashOf('ended') }, 'anon')).body).toBe(true)
    expect((await site.rpc('stop_alert', { token: ended }, 'anon')).body).toBe(true)
    await list(`${word} Grill`)
    expect(await due()).toEqual([])
    expect((await site.rpc('confirm_alert', { token_hash: hashOf('no') }, 'anon')).body).toBe(false)
    expect((await site.rpc('confirm_alert', { token_hash: hashOf('yes') }, 'anon')).body).toBe(true)
    expect(await due()).toMatchObject([{ to_address: 'guest@mail.example', items: [{ name: `${word} Grill` }] }])
    expect(await due()).toEqual([])
  })

  test('a member waits for ten at most, and only for what can be searched for', async () => {
    const save = (word: string, more: object = {}) =>
      site.rpc('save_alert', { about: 'places', ...search(word), ...more }, member)
    expect((await save('x', { address: 'https://evil.example' })).status).toBe(400)
    expect((await save('x', { filter: { lat: 'x' } })).status).toBe(400)
    for (let n = 0; n < 10; n++) expect((await save(`word${n}`)).status).toBe(204)
    expect((await save('one-more')).status).toBe(429)
    expect((await site.rpc('my_alerts', { about: 'places' }, member)).body).toHaveLength(10)
  })
})
