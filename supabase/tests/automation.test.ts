// Automation: what happens makes one run for each rule it concerns, none is lost while a receiver is away, nobody reads what
// is not theirs, and plans carry what their table says.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carryOut, layRuns } from '#server/automation/carry-out.ts'
import { createWebhooks } from '#server/automation/webhooks.ts'
import { serviceClient } from '#server/backend/service-client.ts'
import { newSiteKey, siteKeyOf } from '#server/backend/site-key.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Page = { runs: { id: string; event_id: string; state: string; reason: string | null; attempts: number }[] }
type DryRun = { total: number; acting: number; items: { misfit: string | null }[] }

const HOUR = 3_600_000
const RULE = { name: 'Tell me', trigger: 'review_published', action: 'notice', quiet_prayer: false, quiet_night: false }

/** A receiver that can be switched off, and what it took. */
async function openReceiver() {
  const taken: { event: string; body: string }[] = []
  const state = { isUp: true, tries: 0 }
  const server = createServer((request, response) => {
    state.tries++
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      if (state.isUp) taken.push({ event: String(request.headers['mahalla-event']), body })
      response.writeHead(state.isUp ? 204 : 503).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return { taken, state, url, close: () => new Promise((resolve) => server.close(resolve)) }
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let stranger: Person
  let place: string
  let receiver: Awaited<ReturnType<typeof openReceiver>>
  let context: Parameters<typeof carryOut>[0]
  let people = 0

  beforeAll(async () => {
    site = await open()
    receiver = await openReceiver()
    const key = siteKeyOf(newSiteKey())
    context = {
      service: serviceClient(site.backend),
      webhooks: createWebhooks({ siteKey: async () => key, isPrivateAllowed: true }),
      siteUrl: 'https://site.example',
      log: () => {},
    }
    owner = await site.signUp('Owner')
    stranger = await site.signUp('Stranger')
    place = await keptBusiness(owner, 'Noor Grill')
    await keptBusiness(stranger, 'Other Grill')
  })
  afterAll(async () => {
    await receiver?.close()
    await site?.close()
  })

  async function keptBusiness(person: Person, name: string): Promise<string> {
    const [account] = await site.database.query<{ id: string }>(
      'insert into public.business_accounts (owner_id) values ($1) returning id',
      [person.id],
    )
    await site.database.query(
      `insert into public.businesses (name, city, country_code, status, owner_id, business_account_id)
       values ($1, 'Leeds', 'GB', 'published', $2, $3)`,
      [name, person.id, account?.id],
    )
    const [row] = await site.database.query<{ place_id: string }>(
      'select place_id from public.businesses where owner_id = $1',
      [person.id],
    )
    return row?.place_id ?? ''
  }

  const save = (input: object, as: Person = owner, rule?: string) =>
    site.rpc('save_automation', { input: { ...RULE, ...input }, ...(rule && { rule }) }, as)
  async function made(input: object, as: Person = owner): Promise<string> {
    const { status, body } = await save(input, as)
    expect(status, JSON.stringify(body)).toBe(200)
    return String(body)
  }
  const clear = () => site.database.query('delete from public.automation_rules')
  const page = async (rule: string) => (await site.rpc('automation_page', { rule }, owner)).body as Page
  const states = async (rule: string) => (await page(rule)).runs.map(({ state, reason }) => reason ?? state)

  async function review(rating = 5, language = 'en'): Promise<string> {
    const author = await site.signUp(`Author ${++people}`)
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.reviews (place_id, user_id, rating, text, language, status)
       values ($1, $2, $3, 'Warm bread, kind people, a place to pray.', $4, 'published') returning id`,
      [place, author.id, rating, language],
    )
    return row?.id ?? ''
  }
  const inbox = () =>
    site.database.query<{ title: string; mail: string; path: string }>(
      `select title, mail, path from public.notifications where user_id = $1 and kind = 'automation' order by created_at`,
      [owner.id],
    )

  test('a receiver that is away for an hour gets every event once when it is back, and none is lost', async () => {
    await clear()
    const rule = await made({ action: 'webhook', url: receiver.url })
    receiver.state.isUp = false
    for (let n = 0; n < 5; n++) await review()
    const start = Date.now() + 1000
    for (let minute = 0; minute <= 60; minute++) await carryOut(context, new Date(start + minute * 60_000))
    expect(receiver.taken).toEqual([])
    expect(receiver.state.tries).toBeGreaterThan(5)
    // Each try stands in the owner's log with what was sent and what was answered.
    const shown = (await site.rpc('automation_page', { rule }, owner)).body as {
      runs: { tries: { detail: string; exchange: { request: string; status: number } }[] }[]
    }
    expect(shown.runs[0]?.tries[0]).toMatchObject({ detail: '503', exchange: { status: 503 } })
    expect(shown.runs[0]?.tries[0]?.exchange.request).toContain('"type":"review_published"')
    expect(await states(rule)).toEqual(Array(5).fill('503'))

    receiver.state.isUp = true
    for (let hour = 1; hour <= 40; hour++) await carryOut(context, new Date(start + hour * HOUR))
    const ids = (await page(rule)).runs.map(({ event_id }) => event_id)
    expect(new Set(ids).size).toBe(5)
    expect(receiver.taken.map(({ event }) => event).toSorted()).toEqual(ids.toSorted())
    for (const { event, body } of receiver.taken)
      expect(JSON.parse(body)).toMatchObject({ id: event, data: { rating: 5 } })
    expect(await states(rule)).toEqual(Array(5).fill('done'))

    // Replayed by hand it comes once more, under the same id.
    const [run] = (await page(rule)).runs
    expect((await site.rpc('replay_automation', { run: run?.id }, stranger)).status).toBe(404)
    expect((await site.rpc('replay_automation', { run: run?.id }, owner)).status).toBe(204)
    await carryOut(context, new Date(Date.now() + 1000))
    expect(receiver.taken.filter(({ event }) => event === run?.event_id)).toHaveLength(2)
  })

  test('one that never answers is given up after more than a day, and can be replayed', async () => {
    await clear()
    const rule = await made({ action: 'webhook', url: receiver.url })
    receiver.state.isUp = false
    await review()
    const start = Date.now() + 1000
    for (let hour = 0; hour <= 24; hour++) await carryOut(context, new Date(start + hour * HOUR))
    expect(await states(rule)).toEqual(['503'])
    expect((await page(rule)).runs[0]?.state).toBe('waiting')
    for (let hour = 25; hour <= 120; hour++) await carryOut(context, new Date(start + hour * HOUR))
    expect((await page(rule)).runs[0]?.state).toBe('failed')
    receiver.state.isUp = true
  })

  test('two nodes do not do the same twice, and a node that dies gives back what it held', async () => {
    await clear()
    const rule = await made({})
    await review()
    const moment = new Date(Date.now() + 1000).toISOString()
    const claim = async (at: string) =>
      (await site.rpc('claim_automation_runs', { moment: at }, 'service')).body as object[]
    const [first] = await claim(moment)
    expect(first).toMatchObject({ rule_id: rule, attempt: 1 })
    expect(await claim(moment)).toEqual([])
    const later = new Date(Date.parse(moment) + 10 * 60_000).toISOString()
    const [again] = (await claim(later)) as { id: string; attempt: number }[]
    expect(again).toMatchObject({ attempt: 2 })
    const finish = async (attempt: number) =>
      (await site.rpc('finish_automation_run', { run: again?.id, attempt, outcome: 'done' }, 'service')).body
    // The one that was thought dead no longer decides.
    expect(await finish(1)).toBe(false)
    expect(await finish(2)).toBe(true)
  })

  test('what was rolled back is not told; what is published twice is told once', async () => {
    await clear()
    const rule = await made({})
    const id = await review()
    await site.database.query(`update public.reviews set status = 'removed' where id = $1`, [id])
    await site.database.query(`update public.reviews set status = 'published' where id = $1`, [id])
    expect(await states(rule)).toEqual(['waiting'])
    await expect(
      site.database.query(`insert into public.reviews (place_id, user_id, rating, text, language, status)
        values ('${place}', '${owner.id}', 9, 'Warm bread, kind people, a place to pray.', 'en', 'published')`),
    ).rejects.toThrow()
    expect(await states(rule)).toEqual(['waiting'])
  })

  test('conditions are asked when it is due: stars, language, town, unanswered', async () => {
    await clear()
    const rule = await made({
      action: 'mail',
      delay_minutes: 2880,
      conditions: { rating_max: 3, language: 'en', town: 'LEEDS', unanswered: 'true' },
    })
    await review(5)
    await review(2, 'fr')
    const answered = await review(1)
    await review(3)
    await carryOut(context, new Date(Date.now() + 24 * HOUR))
    expect(await states(rule)).toEqual(Array(4).fill('waiting'))
    await site.database.query(
      `insert into public.review_replies (review_id, author_id, text) values ($1, $2, 'JazakAllah khair')`,
      [answered, owner.id],
    )
    const before = (await inbox()).length
    await carryOut(context, new Date(Date.now() + 49 * HOUR))
    expect((await states(rule)).toSorted()).toEqual(['answered', 'done', 'language', 'rating'])
    const told = (await inbox()).slice(before)
    expect(told).toEqual([
      {
        title: 'New review of Noor Grill: 3 of 5 stars',
        mail: 'now',
        path: expect.stringMatching(/^\/business\/.+\/reviews$/),
      },
    ])

    const dry = (await site.rpc('automation_dry_run', { rule }, owner)).body as DryRun
    expect(dry.total).toBeGreaterThanOrEqual(4)
    expect(dry.acting).toBe(0)
    expect(new Set(dry.items.map(({ misfit }) => misfit))).toEqual(new Set(['later']))
    await save({ conditions: { rating_min: 5 } }, owner, rule)
    const now = (await site.rpc('automation_dry_run', { rule }, owner)).body as DryRun
    expect(now.acting).toBeGreaterThan(0)
    expect(now.items.filter(({ misfit }) => misfit === 'rating')).toHaveLength(3)
    expect((await site.rpc('automation_dry_run', { rule }, stranger)).status).toBe(404)
  })

  test('a visitor’s question that nobody answered is told once, and names nobody', async () => {
    await clear()
    const rule = await made({
      trigger: 'message_received',
      action: 'mail',
      delay_minutes: 1440,
      conditions: { unanswered: true },
    })
    const asks = async (name: string, ...lines: string[]) => {
      const visitor = await site.signUp(name)
      let thread = ''
      for (const body of lines) {
        const asked = await site.rpc('ask_business', { place, body }, visitor)
        expect(asked.status, JSON.stringify(asked.body)).toBe(200)
        thread = String(asked.body)
      }
      return { visitor, thread }
    }
    const waiting = await asks('Waiting', 'Do you deliver?', 'To Bradford, I mean.')
    const served = await asks('Served', 'Are you open on Eid?')
    const settled = await asks('Settled', 'Thank you for the cake.')
    expect(await states(rule)).toEqual(Array(3).fill('waiting'))
    expect((await site.rpc('write_in_thread', { thread: served.thread, body: 'Yes, from noon.' }, owner)).status).toBe(
      204,
    )
    expect((await site.rpc('set_thread', { thread: settled.thread, wish: 'done' }, owner)).status).toBe(204)
    await carryOut(context, new Date(Date.now() + 23 * HOUR))
    expect(await states(rule)).toEqual(Array(3).fill('waiting'))
    const before = (await inbox()).length
    await carryOut(context, new Date(Date.now() + 25 * HOUR))
    expect((await states(rule)).toSorted()).toEqual(['answered', 'answered', 'done'])
    expect((await inbox()).slice(before)).toEqual([
      {
        title: 'A visitor’s message to Noor Grill is waiting for an answer',
        mail: 'now',
        path: `/dashboard/messages/${waiting.thread}`,
      },
    ])
    const said = JSON.stringify((await site.rpc('automation_page', { rule }, owner)).body)
    for (const { visitor } of [waiting, served, settled]) expect(said).not.toContain(visitor.id)
    // After an answer the next question is a new one.
    await site.rpc('write_in_thread', { thread: served.thread, body: 'And until when?' }, served.visitor)
    expect((await states(rule)).filter((state) => state === 'waiting')).toHaveLength(1)
    const dry = (await site.rpc('automation_dry_run', { rule }, owner)).body as DryRun
    expect(dry.total).toBe(4)
  })

  test('the owner of another place hears nothing of it', async () => {
    await clear()
    await made({ trigger: 'message_received' }, stranger)
    const visitor = await site.signUp('Passer-by')
    expect((await site.rpc('ask_business', { place, body: 'Salaam, do you cater?' }, visitor)).status).toBe(200)
    const [row] = await site.database.query('select count(*)::int as n from public.automation_runs')
    expect(row).toEqual({ n: 0 })
  })

  test('waits while it is quiet, and whoever stopped these mails gets none', async () => {
    await clear()
    const rule = await made({ action: 'mail', quiet_night: true })
    await review()
    const tomorrow = new Date(Date.now() + 24 * HOUR).toISOString().slice(0, 10)
    await carryOut(context, new Date(`${tomorrow}T23:30:00Z`))
    expect(await states(rule)).toEqual(['quiet'])
    await site.rpc('set_notification', { kind: 'automation', in_site: true, mail: 'off' }, owner)
    const before = (await inbox()).length
    await carryOut(context, new Date(Date.parse(`${tomorrow}T23:30:00Z`) + 12 * HOUR))
    expect(await states(rule)).toEqual(['done'])
    expect((await inbox()).slice(before).map(({ mail }) => mail)).toEqual(['off'])
  })

  test('followers of a mosque hear from it by mail only when they asked for mail', async () => {
    await clear()
    await site.database.query(
      `insert into public.mosques (name, city, country_code, status, latitude, longitude) values ('Masjid Noor', 'Leeds', 'GB', 'published', 53.8, -1.55)`,
    )
    const [mosque] = await site.database.query<{ place_id: string }>(
      `select place_id from public.mosques where name = 'Masjid Noor'`,
    )
    await site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [
      mosque?.place_id,
      owner.id,
    ])
    await made({ trigger: 'place_followed', recipient: 'person', action: 'mail' })
    const mails = async (wants: boolean) => {
      const follower = await site.signUp(`Follower ${wants}`)
      await site.database.query(
        'insert into public.mosque_follows (user_id, place_id, wants_mail) values ($1, $2, $3)',
        [follower.id, mosque?.place_id, wants],
      )
      await carryOut(context, new Date(Date.now() + 1000))
      return site.database.query<{ mail: string }>(
        `select mail from public.notifications where user_id = $1 and kind = 'place_letter'`,
        [follower.id],
      )
    }
    expect(await mails(true)).toEqual([{ mail: 'now' }])
    expect(await mails(false)).toEqual([{ mail: 'off' }])
    await site.database.query('delete from public.mosque_admins where user_id = $1', [owner.id])
  })

  test('what comes with time comes once: a certificate, hours nobody confirmed, Ramadan', async () => {
    await clear()
    await site.database.query(
      `insert into public.halal_evidence (place_id, kind, said_by, said_as, certifier_name, issued_on, expires_on, status)
       values ($1, 'certificate', $2, 'owner', 'HMC', current_date - 100, current_date + 20, 'accepted')`,
      [place, owner.id],
    )
    await site.database.query(
      `insert into public.fact_statements (place_id, fact, said_as, said_at) values ($1, 'hours', 'owner', now() - interval '7 months')
       on conflict (place_id, fact) do update set said_at = excluded.said_at`,
      [place],
    )
    const certificate = await made({ trigger: 'certificate_expiring', setting: 30 })
    const early = await made({ trigger: 'certificate_expiring', setting: 10 })
    const hours = await made({ trigger: 'hours_stale', setting: 6 })
    const ramadan = await made({ trigger: 'ramadan_near', setting: 14 })
    for (let n = 0; n < 2; n++) await layRuns(context)
    expect(await states(certificate)).toEqual(['waiting'])
    expect(await states(early)).toEqual([])
    expect(await states(hours)).toEqual(['waiting'])
    expect(await states(ramadan)).toEqual([])
    // 1 Ramadan 1448 is 8 February 2027.
    await layRuns(context, new Date('2027-02-01T12:00:00Z'))
    expect(await states(ramadan)).toEqual(['waiting'])
  })

  test('a save is told without a person, once, however often it is taken back', async () => {
    await clear()
    const rule = await made({ trigger: 'place_saved', action: 'webhook', url: receiver.url })
    for (let n = 0; n < 3; n++) {
      await site.call('/rest/v1/saved_places', {
        as: stranger,
        method: 'POST',
        body: { user_id: stranger.id, place_id: place },
      })
      await site.call(`/rest/v1/saved_places?place_id=eq.${place}`, { as: stranger, method: 'DELETE' })
    }
    const before = receiver.taken.length
    await carryOut(context, new Date(Date.now() + 1000))
    expect(receiver.taken.slice(before)).toHaveLength(1)
    const seen = JSON.stringify([receiver.taken.slice(before), await page(rule)])
    expect(seen).not.toContain(stranger.id)
    expect(seen).not.toContain('Stranger')
  })

  test('owners see, change, switch, rotate, replay and delete only theirs; others are told there is none', async () => {
    await clear()
    const rule = await made({ action: 'webhook', url: receiver.url })
    for (const [name, more] of [
      ['automation_page', {}],
      ['automation_dry_run', {}],
      ['switch_automation', { is_on: false }],
      ['rotate_automation_secret', {}],
      ['delete_automation', {}],
    ] as const) {
      expect((await site.rpc(name, { rule, ...more }, stranger)).status, name).toBe(404)
      expect([401, 403], name).toContain((await site.rpc(name, { rule, ...more }, 'anon')).status)
    }
    expect((await save({}, stranger, rule)).status).toBe(404)
    expect((await save({ place_id: place }, stranger)).status).toBe(403)
    const nobody = await site.signUp('Nobody')
    expect((await save({}, nobody)).status).toBe(403)
    for (const name of ['claim_automation_runs', 'lay_automation_runs', 'finish_automation_run'])
      expect([401, 403, 404], name).toContain((await site.rpc(name, {}, owner)).status)
    expect((await site.rpc('rotate_automation_secret', { rule }, owner)).body).toBe(2)
  })

  test('another address takes another secret, which nobody has seen, and what waits still goes out', async () => {
    await clear()
    const rule = await made({ action: 'webhook', url: receiver.url })
    const rotatedAt = async () =>
      ((await site.rpc('automation_page', { rule }, owner)).body as { rotated_at: unknown }).rotated_at
    expect((await site.rpc('rotate_automation_secret', { rule }, owner)).body).toBe(2)
    expect(await rotatedAt()).not.toBeNull()
    await save({ action: 'webhook', url: `${receiver.url}/other` }, owner, rule)
    expect(await rotatedAt()).toBeNull()
    await review()
    await carryOut(context, new Date(Date.now() + 1000))
    expect(await states(rule)).toEqual(['done'])
    expect((await site.rpc('rotate_automation_secret', { rule }, owner)).body).toBe(4)
  })

  type Kept = { actions: { id: string; action: string; url: string | null; signs_as: string; rotated_at: unknown }[] }
  const actionsOf = async (rule: string) => ((await site.rpc('automation_page', { rule }, owner)).body as Kept).actions
  const hook = { action: 'webhook', url: '' }
  const line = { action: 'notice', recipient: 'me' }

  test('several actions of one event: each has its own tries, and one that fails hides and repeats none', async () => {
    await clear()
    const rule = await made({
      actions: [
        { ...line, action: 'mail' },
        { ...hook, url: receiver.url },
        { ...line, recipient: 'team' },
      ],
    })
    expect((await actionsOf(rule)).map(({ action }) => action)).toEqual(['mail', 'webhook', 'notice'])
    const before = (await inbox()).length
    receiver.state.isUp = false
    await review()
    const start = Date.now() + 1000
    await carryOut(context, new Date(start))
    expect(await states(rule)).toEqual(['done', '503', 'done'])
    expect((await inbox()).length).toBe(before + 2)
    receiver.state.isUp = true
    const taken = receiver.taken.length
    await carryOut(context, new Date(start + HOUR))
    expect(await states(rule)).toEqual(['done', 'done', 'done'])
    expect(receiver.taken.length).toBe(taken + 1)
    expect((await inbox()).length).toBe(before + 2)
    const { runs } = (await site.rpc('automation_page', { rule }, owner)).body as {
      runs: { event_id: string; action_id: string; tries: { exchange: { request: string } }[] }[]
    }
    expect(new Set(runs.map(({ event_id }) => event_id)).size).toBe(1)
    expect(runs.map(({ tries }) => tries.length)).toEqual([1, 2, 1])
    for (const { exchange } of runs.flatMap(({ tries }) => tries)) expect(exchange.request).toContain('Noor Grill')
    expect((await site.rpc('automation_desk', {}, owner)).body).toMatchObject({ used: { rules: 1, webhooks: 1 } })
  })

  test('actions change places and go without another’s log or secret; a node of 1.0 changes the one it knows', async () => {
    await clear()
    const rule = await made({ actions: [line, { ...hook, url: receiver.url }, { ...line, recipient: 'team' }] })
    await review()
    await carryOut(context, new Date(Date.now() + 1000))
    const [first, second, third] = await actionsOf(rule)
    expect((await site.rpc('rotate_automation_secret', { rule: second?.id }, stranger)).status).toBe(404)
    expect((await site.rpc('rotate_automation_secret', { rule: second?.id }, owner)).body).toBe(2)

    await save({ actions: [third, second, first] }, owner, rule)
    expect((await actionsOf(rule)).map(({ id }) => id)).toEqual([third?.id, second?.id, first?.id])
    // The one that is kept with the rule goes, and the rule stays where it is.
    await save({ actions: [second, third] }, owner, rule)
    const [hooked, told] = await actionsOf(rule)
    expect(hooked).toMatchObject({ id: rule, action: 'webhook', url: receiver.url, signs_as: second?.id })
    expect(hooked?.rotated_at).not.toBeNull()
    expect(told?.id).toBe(third?.id)
    expect(await states(rule)).toEqual(['done', 'done'])

    // What 1.0 sends names one action.
    await save({ action: 'webhook', url: receiver.url, name: 'Renamed' }, owner, rule)
    expect((await actionsOf(rule)).map(({ id }) => id)).toEqual([rule, third?.id])
    await site.rpc('switch_automation', { rule, is_on: false }, owner)
    await review()
    expect((await page(rule)).runs).toHaveLength(2)
    await site.rpc('delete_automation', { rule }, owner)
    expect(await site.database.query('select id from public.automation_rules')).toEqual([])
  })

  test('no more than five actions, none of somebody else’s, webhooks counted one by one; a try reaches its owner alone', async () => {
    await clear()
    const theirs = await made({}, stranger)
    for (const actions of [[], Array(6).fill(line), 'all', [{ action: 'call' }]])
      expect((await save({ actions })).status, JSON.stringify(actions)).toBe(400)
    const two = Array(2).fill({ ...hook, url: receiver.url })
    expect((await save({ actions: two })).body).toMatchObject({ message: 'too_many_webhooks' })
    const rule = await made({
      actions: [
        { ...line, id: theirs },
        { ...line, recipient: 'team' },
      ],
    })
    expect((await actionsOf(rule)).map(({ id }) => id)).not.toContain(theirs)
    for (let n = 0; n < 4; n++) await made({})
    expect((await save({})).body).toMatchObject({ message: 'too_many_rules' })

    const before = (await inbox()).length
    const [, team] = await actionsOf(rule)
    const tried = { action: team?.id, title: 'A test', path: `/automation/${rule}` }
    expect([401, 403, 404]).toContain((await site.rpc('try_automation', tried, owner)).status)
    expect((await site.rpc('try_automation', tried, 'service')).body).toBe(team?.id)
    expect((await inbox()).slice(before)).toMatchObject([{ title: 'A test', mail: 'off' }])
  })

  test('what waits is dropped when its rule listens to something else', async () => {
    await clear()
    const rule = await made({ delay_minutes: 60 })
    await review()
    await save({ delay_minutes: 5 }, owner, rule)
    expect(await states(rule)).toEqual(['waiting'])
    await save({ trigger: 'place_saved' }, owner, rule)
    expect(await states(rule)).toEqual(['changed'])
  })

  test('who no longer keeps the place is told nothing more of it', async () => {
    await clear()
    const rule = await made({})
    await review()
    await site.database.query('update public.businesses set owner_id = $2 where place_id = $1', [place, stranger.id])
    await carryOut(context, new Date(Date.now() + 1000))
    expect(await states(rule)).toEqual(['not_yours'])
    await site.database.query('update public.businesses set owner_id = $2 where place_id = $1', [place, owner.id])
  })

  test('a plan carries what its table says, whatever is asked at once, and a smaller one rests the newest', async () => {
    await clear()
    const answers = await Promise.all(Array.from({ length: 8 }, () => save({})))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    await clear()
    await made({ action: 'webhook', url: receiver.url })
    expect((await save({ action: 'webhook', url: receiver.url })).body).toMatchObject({ message: 'too_many_webhooks' })

    await clear()
    const [account] = await site.database.query<{ id: string }>(
      'select id from public.business_accounts where owner_id = $1',
      [owner.id],
    )
    await site.rpc('set_membership_plan', { business_id: account?.id, plan_type: 'premium' }, 'service')
    const rules: string[] = []
    for (let n = 0; n < 6; n++) rules.push(await made({}))
    await site.rpc('set_membership_plan', { business_id: account?.id, plan_type: 'basic' }, 'service')
    await review()
    const counts = await Promise.all(rules.map(async (rule) => (await page(rule)).runs.length))
    expect(counts).toEqual([1, 1, 1, 1, 1, 0])
  })

  test('odd input is refused: where it goes, what it waits for, whom it writes to', async () => {
    await clear()
    for (const input of [
      { action: 'webhook' },
      { action: 'webhook', url: 'javascript:alert(1)' },
      { action: 'webhook', url: 'file:///etc/passwd' },
      { url: receiver.url },
      { trigger: 'anything' },
      { trigger: 'hours_stale' },
      { delay_minutes: -1 },
      { delay_minutes: 999999 },
      { conditions: { rating_min: 4, rating_max: 2 } },
      { conditions: { rating_min: 'many' } },
      { conditions: { language: 'xx' } },
      { recipient: 'person' },
      { recipient: 'everyone' },
      { name: ' ' },
    ])
      expect((await save(input)).status, JSON.stringify(input)).toBe(400)
  })
})
