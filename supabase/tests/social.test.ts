// The social directory: one row each, in a fair order, shown to be somebody's by a code others saw, and those who try to get
// around it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHandle } from '#app/features/social-media/handle.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import { typedHandles } from '#tests/fixtures/social-handles.ts'

type Saved = { id: string; state: string }
type Card = { id: string; handle: string; name: string; is_verified: boolean }
type List = { items: Card[]; next: string | null; platforms: Record<string, number> }
type Page = { state: string; may_edit: boolean; is_mine: boolean; verification: { code: string; token: string } | null }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let amina: Person
  let bilal: Person
  let known: Person[]
  let fresh: Person
  let staff: Person
  let made = 0

  beforeAll(async () => {
    site = await open()
    amina = await site.signUp('Amina')
    bilal = await site.signUp('Bilal')
    known = [await site.signUp('Known One'), await site.signUp('Known Two')]
    fresh = await site.signUp('Fresh')
    staff = await site.signUp('Staff One')
    await site.grantRole(staff, 'staff')
    // guard_profile keeps created_at: set past it.
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    await site.database.query(
      `update public.profiles set created_at = now() - interval '60 days' where id = any($1::uuid[])`,
      [[amina.id, ...known.map(({ id }) => id)]],
    )
    await site.database.script('alter table public.profiles enable trigger guard_profile')
    for (const person of [amina, ...known])
      await site.database.query(
        `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, created_at)
         select 'forum', $1 || n, $2, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome',
           now() - interval '9 days', now() - interval '9 days'
         from generate_series(1, 21) as n`,
        [`earlier-${person.id}-`, person.id],
      )
  })
  afterAll(() => site?.close())

  const ENTRY = { name: 'Halal Suppers', about: 'Weeknight dinners in half an hour.', language: 'en', topic: 'food' }
  const save = (as: Person | 'anon', input: object = {}, account?: string) =>
    site.rpc(
      'save_social_account',
      {
        input: { platform: 'instagram', handle: `account_${++made}`, ...ENTRY, ...input },
        ...(account && { account }),
      },
      as,
    )
  const itemOf = async (kind: string, subject: string) =>
    (
      await site.database.query<{ id: string }>(
        `select id from public.moderation_items where subject_kind = $1 and subject_id = $2 order by opened_at desc limit 1`,
        [kind, subject],
      )
    )[0]?.id ?? ''
  const decide = async (kind: string, subject: string, decision: string, as = staff) =>
    site.rpc('decide_moderation', { item_id: await itemOf(kind, subject), decision }, as)
  const listed = async (input: object = {}, as = bilal) => {
    const { id } = (await save(as, input)).body as Saved
    expect((await decide('social_account', id, 'approved')).status).toBe(200)
    return id
  }
  const list = async (args: object = {}) =>
    (await site.rpc('social_list', { max_results: 50, ...args }, 'anon')).body as List
  const ids = async (args: object = {}) => (await list(args)).items.map(({ id }) => id)
  const page = async (account: string, as: Person) =>
    (await site.rpc('social_account_page', { account }, as)).body as Page | null
  const codeOf = async (account: string, as: Person) => {
    expect((await site.rpc('start_social_verification', { account }, as)).status).toBe(204)
    const verification = (await page(account, as))?.verification
    if (!verification) throw new Error('No code')
    const opened = await site.rpc('social_code_page', { token: verification.token }, as)
    expect(opened.body).toMatchObject({ code: verification.code, state: 'open', is_own: true })
    const [row] = await site.database.query<{ id: string }>(
      'select id from public.social_verifications where code = $1',
      [verification.code],
    )
    return { ...verification, id: row?.id ?? '' }
  }
  const confirm = (token: string, as: Person | 'anon') => site.rpc('confirm_social_code', { token }, as)
  /** So that the day's measure of one test is not another's. */
  const tomorrow = () =>
    site.database.query(`update public.social_accounts set created_at = created_at - interval '2 days'`)

  test('samples are shown until somebody real is there', async () => {
    await site.database.query('delete from public.social_accounts')
    await site.database.query(
      `insert into public.social_accounts (platform, handle, name, about, language, topic, country_code, state, is_sample, published_at)
       values ('tiktok', 'sample~kitchen', 'Sample kitchen', 'Shows what an entry looks like.', 'tr', 'food', 'TR', 'published', true, now())`,
    )
    expect(await list()).toMatchObject({ items: [{ is_sample: true }], platforms: { tiktok: 1 }, languages: ['tr'] })
    const real = await listed({}, amina)
    const { items, ...rest } = await list()
    expect(items.map(({ id }) => id)).toEqual([real])
    expect(rest).not.toMatchObject({ platforms: { tiktok: 1 } })
    expect(rest).not.toMatchObject({ countries: ['TR'] })
    await site.database.query('delete from public.social_accounts')
  })

  test('places whose own page is an account are listed with it; other sites, samples and what is hidden are not', async () => {
    await site.database.script(
      `insert into public.business (source, source_id, name, city, country_code, website) values
         ('osm', 'on-1', 'Grill on a platform', 'Leeds', 'GB', 'https://www.instagram.com/grill.leeds/'),
         ('osm', 'on-2', 'Grill with a site', 'Leeds', 'GB', 'https://grill.example/instagram.com/x'),
         ('osm', 'on-3', 'Grill elsewhere', 'Leeds', 'GB', 'https://notinstagram.com/grill');
       insert into public.mosque (source, source_id, name, city, country_code, website)
         values ('osm', 'on-4', 'Mosque on a platform', 'Leeds', 'GB', 'https://www.youtube.com/@mosque-leeds')`,
    )
    const rows = async () =>
      (await site.rpc('place_accounts', {}, 'anon')).body as { name: string; kind: string; is_kept: boolean }[]
    const names = async () => (await rows()).map(({ name }) => name)
    expect(await names()).toEqual(['Grill on a platform', 'Mosque on a platform'])
    // Nobody is asked whether it is theirs once somebody keeps the place.
    await site.database.query(
      `insert into public.mosque_admins (mosque_id, user_id) select id, $1 from public.mosque_unified where name = 'Mosque on a platform'`,
      [amina.id],
    )
    expect((await rows()).map(({ is_kept }) => is_kept)).toEqual([false, true])
    await site.database.query(`update public.business_unified set is_sample = true where name = 'Grill on a platform'`)
    expect(await names()).toEqual(['Mosque on a platform'])
  })

  test('the grammar of handles is the same here and in the form', async () => {
    for (const [platform, typed, handle] of typedHandles)
      for (const word of [typed, typed.toLowerCase(), handle ?? '']) {
        const [row] = await site.database.query<{ ok: boolean }>('select private.is_social_handle($1, $2) as ok', [
          platform,
          word,
        ])
        expect([platform, word, row?.ok]).toEqual([platform, word, isHandle(platform, word)])
      }
  })

  test('a suggestion waits for staff, then stands in the list, once for each platform and handle', async () => {
    const suggested = (await save(bilal, { handle: 'Moon.Watch' })).body as Saved
    expect(suggested.state).toBe('review')
    expect(await ids()).not.toContain(suggested.id)
    expect(await page(suggested.id, fresh)).toBeNull()
    expect(await page(suggested.id, bilal)).toMatchObject({ state: 'review', may_edit: true })
    expect((await save(fresh, { handle: 'moon.watch' })).status).toBe(409)
    await decide('social_account', suggested.id, 'approved')
    expect((await list({ words: 'moon' })).items).toMatchObject([{ handle: 'moon.watch', is_verified: false }])
    expect((await save(fresh, { handle: 'MOON.WATCH' })).status).toBe(409)
    expect((await save(fresh, { platform: 'tiktok', handle: 'moon.watch' })).status).toBe(200)
    expect(JSON.stringify(await list())).not.toContain(bilal.id)
    // It is public now: not the suggester's to change any more.
    expect((await save(bilal, { name: 'Mine' }, suggested.id)).status).toBe(403)
    await decide('social_account', suggested.id, 'rejected')
    expect(await ids()).not.toContain(suggested.id)
    expect((await save(fresh, { handle: 'moon.watch' })).status).toBe(200)
    await tomorrow()
  })

  test('filters hold together; verified ones come first, then the newest; pages go on by cursor', async () => {
    const old = await listed({ topic: 'travel', language: 'ur', country: 'PK' })
    const young = await listed({ topic: 'travel', language: 'ur', country: 'GB' })
    expect(await ids({ topic: 'travel', language: 'ur' })).toEqual([young, old])
    expect(await ids({ topic: 'travel', country: 'PK' })).toEqual([old])
    expect(await ids({ topic: 'travel', platform: 'youtube' })).toEqual([])
    const { id } = await codeOf(old, amina)
    await decide('social_verification', id, 'approved')
    expect(await ids({ topic: 'travel' })).toEqual([old, young])
    const first = await list({ topic: 'travel', max_results: 1 })
    expect(await ids({ topic: 'travel', max_results: 1, after: first.next })).toEqual([young])
    expect(await ids({ topic: 'travel', after: "1~x'; drop table~y" })).toEqual([old, young])
    await tomorrow()
  })

  test('one of staff or two members known well make it somebody’s; nobody else, nobody twice, never oneself', async () => {
    const account = await listed()
    const { token, code, id } = await codeOf(account, amina)
    expect(code).toMatch(/^mahalla-[0-9a-f]{10}$/)
    const [one, two] = known as [Person, Person]
    expect((await confirm(token, 'anon')).status).toBe(401)
    expect((await confirm(token, amina)).status).toBe(403)
    expect((await confirm(token, fresh)).status).toBe(403)
    expect((await confirm('0'.repeat(64), one)).status).toBe(404)
    await Promise.all([confirm(token, one), confirm(token, one), confirm(token, one)])
    expect((await page(account, amina))?.is_mine).toBe(false)
    // The code and the link are for its member alone; others who ask get one of their own.
    expect((await page(account, bilal))?.verification).toBeNull()
    const rival = await codeOf(account, bilal)
    expect(rival.code).not.toBe(code)
    expect((await confirm(token, two)).body).toMatchObject({ is_verified: true })
    expect(await page(account, amina)).toMatchObject({ is_mine: true, may_edit: true })
    expect((await confirm(rival.token, staff)).status).toBe(423)
    expect((await site.rpc('start_social_verification', { account }, bilal)).status).toBe(423)
    const [item] = await site.database.query(
      `select status, author_id from public.moderation_items where subject_id = $1`,
      [id],
    )
    expect(item).toEqual({ status: 'approved', author_id: amina.id })
    const other = await listed()
    expect((await confirm((await codeOf(other, amina)).token, staff)).body).toMatchObject({ is_verified: true })
    const late = await codeOf(await listed(), amina)
    await site.database.query(`update public.social_verifications set expires_at = now() where token = $1`, [
      late.token,
    ])
    expect((await confirm(late.token, staff)).status).toBe(423)
    // Staff do not decide about a code of their own.
    const own = await codeOf(await listed(), staff)
    expect((await decide('social_verification', own.id, 'approved')).status).toBe(403)
    expect((await confirm(own.token, staff)).status).toBe(403)
    await tomorrow()
  })

  test('a decision that staff take back takes the mark with it', async () => {
    const account = await listed()
    const { id } = await codeOf(account, bilal)
    await decide('social_verification', id, 'approved')
    await decide('social_verification', id, 'rejected')
    expect((await list()).items.find((one) => one.id === account)?.is_verified).toBe(false)
    expect((await save(bilal, {}, account)).status).toBe(403)
    await tomorrow()
  })

  test('the keeper edits and withdraws it, nobody brings it back, and neither is a way around the team', async () => {
    const account = await listed({ handle: 'kept_one' })
    const { id } = await codeOf(account, amina)
    await decide('social_verification', id, 'approved')
    expect((await save(bilal, { name: 'Stolen' }, account)).status).toBe(403)
    expect((await save(amina, { name: 'My own words', handle: 'another_one' }, account)).body).toMatchObject({
      state: 'published',
    })
    expect((await list({ words: 'own words' })).items).toMatchObject([{ handle: 'kept_one', is_verified: true }])
    expect((await save(amina, { about: 'Ring 07700 900123 for cheap meat today.' }, account)).body).toMatchObject({
      state: 'review',
    })
    expect(await ids()).not.toContain(account)
    await decide('social_account', account, 'approved')
    const withdraw = (as: Person | 'anon') => site.rpc('withdraw_social_account', { account }, as)
    expect([(await withdraw('anon')).status, (await withdraw(bilal)).status]).toEqual([401, 403])
    expect((await withdraw(amina)).status).toBe(204)
    expect(await ids()).not.toContain(account)
    expect((await save(bilal, { handle: 'kept_one' })).status).toBe(423)
    // Out and in again is no way past the team.
    expect((await save(amina, {}, account)).body).toMatchObject({ state: 'review' })
    await tomorrow()
  })

  test('what is no entry is refused, and a name cannot wear our mark or another’s letters', async () => {
    for (const wrong of [
      { platform: 'myspace' },
      { handle: 'https://evil.example' },
      { handle: 'hаlal' },
      { handle: 'sample~x' },
      { handle: null },
      { name: 'x' },
      { name: 'x'.repeat(200), topic: 'nothing' },
      { name: 'Hаlal Suppers' },
      { about: 'short' },
      { about: 'x'.repeat(401) },
      { language: 'english' },
      { topic: 'gambling' },
      { country: 'gb' },
    ])
      expect([wrong, (await save(fresh, wrong)).status]).toEqual([wrong, 400])
    const account = await listed({ name: '  Amina\u202e Cooks \u2705\u2714\ufe0f\u200b ' })
    expect((await list()).items.find(({ id }) => id === account)?.name).toBe('Amina Cooks')
    expect((await save('anon')).status).toBe(401)
    await tomorrow()
    const eleven = []
    for (let n = 0; n < 11; n++) eleven.push((await save(fresh)).status)
    expect(eleven).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    // A sample names nobody: its handle is one that no platform gives out.
    const sample = `insert into public.social_accounts (platform, handle, name, about, language, topic, is_sample)
      values ('twitter', $1, 'Sample', 'An account of the sample.', 'en', 'food', true)`
    await expect(site.database.query(sample, ['moon'])).rejects.toThrow()
  })

  test('three reports that weigh hide it until staff decide', async () => {
    const account = await listed()
    for (const reporter of [amina, ...known])
      await site.call('/rest/v1/reports', {
        as: reporter,
        method: 'POST',
        body: { reporter_id: reporter.id, subject_kind: 'social_account', subject_id: account, reason: 'spam' },
      })
    expect(await ids()).not.toContain(account)
    await decide('social_account', account, 'approved')
    expect(await ids()).toContain(account)
  })
})
