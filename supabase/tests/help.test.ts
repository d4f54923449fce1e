// Help topics: what is found by which words, what was said when, and who may say it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedHelpTopics } from '#supabase/seeds/help-topics.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Hit = { id: string; locale: string; rank: number }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let staff: Person
  let member: Person

  beforeAll(async () => {
    site = await open()
    staff = await site.signUp('staff')
    member = await site.signUp('member')
    await site.grantRole(staff, 'staff')
    await seedHelpTopics(site.database)
  })
  afterAll(() => site?.close())

  const search = async (query: string, language: string) =>
    (await site.rpc('search_help', { query, language }, 'anon')).body as Hit[]
  const first = async (query: string, language = 'en') => (await search(query, language))[0]?.id

  test('a question in one’s own words finds its answer, in every language', async () => {
    expect(await first('delete account')).toBe('delete-account')
    expect(await first('how do I delete my account and data')).toBe('delete-account')
    expect(await first('forgot password')).toBe('reset-password')
    expect(await first('mot de passe', 'fr')).toBe('reset-password')
    expect(await first('şifremi unuttum parola', 'tr')).toBe('reset-password')
    expect(await first('أوقات الصلاة', 'ar')).toMatch(/prayer|widgets/)
    expect(await first('زکوٰۃ', 'ur')).toBe('zakaat-calculator')
    expect(await first('masjid', 'id')).toBe('find-a-mosque')
    expect(await first('where is my order')).toBe('store-orders')
    expect(await first('my post was rejected')).toBe('appeal-a-decision')
    expect(await first('أتمتة', 'ar')).toBe('automation-rules')
    expect(await first('vérifier mon compte instagram', 'fr')).toBe('social-directory')
    expect(await first('işletmeye mesaj yazmak', 'tr')).toBe('message-a-business')
  })

  test('accents, case and beginnings of words do not matter, a wrong letter little', async () => {
    expect(await first('ZAKAA')).toBe('zakaat-calculator')
    expect(await first('helal', 'tr')).toBeDefined()
    expect(await first('newsleter')).toBe('newsletter')
  })

  test('the pages about the site are found too', async () => {
    expect((await search('privacy policy', 'en')).map(({ id }) => id)).toContain('privacy-policy')
  })

  test('what nobody wrote about finds nothing, nor does an empty or hostile question', async () => {
    for (const query of ['qqqqzzzz xylophon', '', '   ', `'); drop table help_topics; --`, '& | ! :*', '\\', '%%%%'])
      expect(await search(query, 'en'), query).toEqual([])
    expect((await site.rpc('search_help', { query: 'a'.repeat(5000), language: 'en' }, 'anon')).status).toBe(200)
  })

  test('a language without an answer gets the English one', async () => {
    const topic = { id: 'only-english', locale: 'en', question: 'Where is the marzipan?', answer: 'In the pantry.' }
    expect((await site.call('/rest/v1/help_topics', { as: staff, method: 'POST', body: topic })).status).toBe(201)
    expect(await search('marzipan', 'fr')).toMatchObject([{ id: 'only-english', locale: 'en' }])
    expect((await site.rpc('help_topic', { topic: 'only-english', language: 'ar' }, 'anon')).body).toMatchObject({
      locale: 'en',
      versions: [],
    })
  })

  test('every topic and page is there in six languages', async () => {
    const [row] = await site.database.query(
      `select count(*)::int as incomplete from (
         select id from public.help_topics where id <> 'only-english' group by id having count(*) <> 6
       ) as topics`,
    )
    expect(row).toEqual({ incomplete: 0 })
  })

  const change = (id: string, body: Record<string, unknown>, as: Person) =>
    site.call(`/rest/v1/help_topics?id=eq.${id}&locale=eq.en`, { as, method: 'PATCH', body })

  test('a new wording is kept beside the old, a new place in the list is not', async () => {
    expect((await change('privacy-policy', { answer: 'We keep nothing.' }, staff)).status).toBe(204)
    expect((await change('privacy-policy', { position: 99 }, staff)).status).toBe(204)
    const { body } = await site.call(
      '/rest/v1/help_versions?select=answer&topic_id=eq.privacy-policy&locale=eq.en&order=saved_at',
      { as: 'anon' },
    )
    expect(body).toHaveLength(2)
    expect(body).toMatchObject([{ answer: expect.stringContaining('In short') }, { answer: 'We keep nothing.' }])
    const [entry] = await site.database.query(
      `select actor from public.audit_log where entity = 'help_topics' and entity_id = 'privacy-policy/en'`,
    )
    expect(entry).toEqual({ actor: staff.id })
  })

  test('nobody but staff words a page, and nobody rewrites what it said', async () => {
    await change('terms-of-service', { answer: 'All is mine.' }, member)
    const { body } = await site.rpc('help_topic', { topic: 'terms-of-service', language: 'en' }, 'anon')
    expect(JSON.stringify(body)).not.toContain('All is mine.')
    for (const as of [member, staff]) {
      const path = '/rest/v1/help_versions?topic_id=eq.terms-of-service'
      expect((await site.call(path, { as, method: 'PATCH', body: { answer: 'x' } })).status).toBe(403)
      expect((await site.call(path, { as, method: 'DELETE' })).status).toBe(403)
    }
  })

  test('what is not published is found by nobody', async () => {
    expect((await change('only-english', { published: false }, staff)).status).toBe(204)
    expect(await search('marzipan', 'en')).toEqual([])
    expect((await site.rpc('help_topic', { topic: 'only-english', language: 'en' }, 'anon')).body).toBeNull()
  })
})
