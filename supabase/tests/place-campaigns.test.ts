// Codes of posters and links: who has them, where they lead, and who is counted.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRecorder } from '#server/analytics/recorder.ts'
import { serviceClient } from '#server/backend/service-client.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Desk = {
  listings: { id: string; may_write: boolean }[]
  campaigns: { code: string; name: string; is_over: boolean; week: number; month: number; whole: number }[]
} | null

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let helper: Person
  let stranger: Person
  let account = ''
  let shop = { id: '', place_id: '', slug: '' }

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('campaigns-owner')
    helper = await site.signUp('campaigns-helper')
    stranger = await site.signUp('campaigns-stranger')
    const one = async <T>(sql: string, values: unknown[]) => (await site.database.query(sql, values))[0] as T
    account = (
      await one<{ id: string }>('insert into public.business_accounts (owner_id) values ($1) returning id', [owner.id])
    ).id
    await site.database.query(
      `insert into public.businesses (name, owner_id, business_account_id, status) values ('Campaigns', $1, $2, 'published')`,
      [owner.id, account],
    )
    shop = await one('select id, place_id, slug from public.businesses where owner_id = $1', [owner.id])
    await site.database.query(
      `insert into public.business_team (business_id, user_id, role) values ($1, $2, 'helper')`,
      [shop.id, helper.id],
    )
    await setPlan('premium')
  })
  afterAll(() => site?.close())

  const setPlan = (plan_type: string) => site.rpc('set_membership_plan', { business_id: account, plan_type }, 'service')
  const begin = (as: Person, name: string) =>
    site.call('/rest/v1/place_campaigns', { as, method: 'POST', body: { place_id: shop.place_id, name } })
  const desk = async (as: Person) => (await site.rpc('campaigns_desk', {}, as)).body as Desk
  const codeOf = async (name: string) =>
    (await desk(owner))?.campaigns.find((campaign) => campaign.name === name)?.code ?? ''
  const set = (as: Person, code: string, body: object) =>
    site.call(`/rest/v1/place_campaigns?code=eq.${code}`, { as, method: 'PATCH', body })

  test('each visitor counts once a day for a code, and whoever keeps the listing never', async () => {
    expect((await begin(owner, 'In the window')).status).toBe(201)
    const code = await codeOf('In the window')
    const recorder = createRecorder({ service: serviceClient(site.backend), log: () => {} })
    const now = new Date()
    const longAgo = new Date(now.getTime() - 10 * 86_400_000)
    for (const visit of ['a', 'a', 'b']) recorder.addFollowed(visit, code, null, now)
    recorder.addFollowed('c', code, stranger.id, now)
    recorder.addFollowed('d', code, owner.id, now)
    recorder.addFollowed('e', code, helper.id, now)
    // A code that is none counts nothing and holds up nothing.
    recorder.addFollowed('f', '0123456789', null, now)
    recorder.addFollowed('a', code, null, longAgo)
    await recorder.stop()
    expect((await desk(helper))?.campaigns).toMatchObject([{ name: 'In the window', week: 3, month: 4, whole: 4 }])
  })

  test('a code leads to the page of its listing, in every plan and for everyone', async () => {
    const code = await codeOf('In the window')
    const follow = async (asked: string) => (await site.rpc('follow_campaign', { code: asked }, 'anon')).body
    expect(await follow(code)).toBe(shop.slug)
    expect(await follow('0123456789')).toBeNull()
    await setPlan('basic')
    expect(await follow(code)).toBe(shop.slug)
    // Without the plan it lies there unseen, and comes back with it.
    expect(await desk(owner)).toBeNull()
    expect((await begin(owner, 'Another')).status).toBe(403)
    await setPlan('premium')
    expect((await desk(owner))?.campaigns).toHaveLength(1)
  })

  test('owners begin and end them, helpers read them, and nobody else sees them', async () => {
    const code = await codeOf('In the window')
    expect((await begin(helper, 'Mine')).status).toBe(403)
    expect((await begin(stranger, 'Mine')).status).toBe(403)
    expect((await begin(owner, '  ')).status).toBe(400)
    expect(await desk(helper)).toMatchObject({ listings: [{ may_write: false }], campaigns: [{ code }] })
    expect(await desk(stranger)).toBeNull()
    await set(helper, code, { is_over: true })
    expect((await desk(owner))?.campaigns[0]?.is_over).toBe(false)
    expect((await set(owner, code, { is_over: true })).status).toBe(204)
    expect((await desk(owner))?.campaigns[0]?.is_over).toBe(true)
    // Neither where it leads nor what it is called is theirs to change, nor is a printed code theirs to take away.
    for (const body of [{ name: 'Other' }, { place_id: shop.place_id }, { code: 'aaaaaaaaaa' }])
      expect((await set(owner, code, body)).status).toBe(403)
    const removed = await site.call(`/rest/v1/place_campaigns?code=eq.${code}`, { as: owner, method: 'DELETE' })
    expect(removed.status).toBe(403)
  })

  test('twenty run at once and not one more, also not by beginning one again', async () => {
    const ended = await codeOf('In the window')
    const answers = await Promise.all(Array.from({ length: 21 }, (_, n) => begin(owner, `Leaflet ${n}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await set(owner, ended, { is_over: false })).status).toBe(429)
  })
})
