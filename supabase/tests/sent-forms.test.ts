// Forms go through once, and what one has not read yet is told: rules of the database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const DIGEST = 'd'.repeat(64)
const OTHER_DIGEST = 'e'.repeat(64)

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let amina: Person
  let bilal: Person

  beforeAll(async () => {
    site = await open()
    amina = await site.signUp('amina')
    bilal = await site.signUp('bilal')
  })
  afterAll(() => site?.close())

  test('the same key with the same words leads where the first one led, for its member alone', async () => {
    const once = crypto.randomUUID()
    const begin = async (as: Person, digest = DIGEST) => (await site.rpc('begin_sending', { once, digest }, as)).body
    const end = (as: Person, led_to?: string) =>
      site.rpc('end_sending', { once, digest: DIGEST, ...(led_to && { led_to }) }, as)
    const wasSent = async (as: Person) => (await site.rpc('was_sent', { once }, as)).body

    expect(await begin(amina)).toBeNull()
    expect(await begin(amina)).toEqual({ led_to: null })
    expect(await wasSent(amina)).toBe(false)
    await end(amina)
    expect(await begin(amina)).toBeNull()
    await end(amina, '/jobs/baker')
    expect(await begin(amina)).toEqual({ led_to: '/jobs/baker' })
    expect(await begin(amina, OTHER_DIGEST)).toBeNull()
    expect(await wasSent(amina)).toBe(true)
    expect(await wasSent(bilal)).toBe(false)
    expect(await begin(bilal)).toBeNull()
    expect((await site.rpc('begin_sending', { once, digest: DIGEST }, 'anon')).status).toBe(401)
  })

  test('what never came to an end may be sent again, and all is forgotten after ninety days', async () => {
    const once = crypto.randomUUID()
    const begin = async () => (await site.rpc('begin_sending', { once, digest: DIGEST }, amina)).body
    const age = (time: string) =>
      site.database.query(`update private.sent_forms set began_at = now() - $2::interval where once = $1`, [once, time])
    await begin()
    await age('2 minutes')
    expect(await begin()).toBeNull()
    expect(await begin()).toEqual({ led_to: null })
    await age('91 days')
    await site.rpc('expire_form_drafts', {}, 'service')
    expect(await site.database.query('select from private.sent_forms where once = $1', [once])).toEqual([])
  })

  test('what others began is new until it is opened, and unread again with a reply', async () => {
    const [topic] = await site.database.query<{ id: string }>(
      `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, last_number)
       values ('forum', 'bread-at-dawn', $1, 'Bread at dawn', 'Who bakes?', 'en', 'published', 'halal', now(), 0) returning id`,
      [bilal.id],
    )
    const mark = (read_number: number) => site.rpc('mark_contribution', { contribution: topic?.id, read_number }, amina)
    const reply = (number: number) =>
      site.database.query('update public.contributions set last_number = $2 where id = $1', [topic?.id, number])
    const slugs = async (as: Person) => {
      const { body } = await site.rpc('whats_new', {}, as)
      const { unread, fresh } = body as Record<'unread' | 'fresh', { slug: string }[]>
      return { unread: unread.map(({ slug }) => slug), fresh: fresh.map(({ slug }) => slug) }
    }
    expect(await slugs(amina)).toEqual({ unread: [], fresh: ['bread-at-dawn'] })
    expect(await slugs(bilal)).toEqual({ unread: [], fresh: [] })
    await reply(1)
    await mark(1)
    expect(await slugs(amina)).toEqual({ unread: [], fresh: [] })
    await reply(3)
    expect(await slugs(amina)).toEqual({ unread: ['bread-at-dawn'], fresh: [] })
    expect((await site.rpc('whats_new', {}, 'anon')).status).toBe(401)
  })
})
