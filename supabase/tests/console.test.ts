// The superadmin's desk, by the ways anyone could take: roles, sessions, locks, erasure, the record of it all, mail, jobs,
// settings, prices, the web log and health. Everyone but a superadmin is refused each of them.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serviceClient } from '#server/backend/service-client.ts'
import { createJobRecords } from '#server/jobs/job-records.ts'
import { type Caller, PASSWORD, type Person, type TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const NOBODY = '7f5f8f7e-0000-4000-8000-000000000000'
const reason = 'Asked for by mail'

/** Every function of the desk, with what it is called with. */
const DESK: Record<string, object> = {
  find_people: {},
  person_file: { person: NOBODY },
  set_role: { person: NOBODY, role: 'staff', granted: true, reason },
  end_sessions: { person: NOBODY, reason },
  lock_account: { person: NOBODY, reason },
  unlock_account: { person: NOBODY, reason },
  erase_account: { person: NOBODY, reason },
  keep_account: { person: NOBODY, reason },
  find_changes: {},
  mail_desk: {},
  retry_mail: { mail: 1 },
  drop_mail: { mail: 1 },
  job_desk: {},
  ask_for_job: { name: 'send-outbox' },
  settings_desk: {},
  set_site_setting: { name: 'sign_up', value: false },
  plan_desk: {},
  set_plan_price: { plan: 'premium', monthly: 100, annual: 1000, reason },
  web_log_page: {},
  site_health: {},
  console_facts: {},
  setup_facts: {},
  begin_sample_removal: {},
  sample_counts: {},
  begin_desk_work: { work: 'try_mail' },
}
const FOR_THE_PROCESS: Record<string, object> = {
  register_jobs: { known: [] },
  finish_job: { name: 'x', started_at: '2026-01-01', ms: 1, error: null, next_at: null },
  take_asked_job: { name: 'x' },
  asked_jobs: {},
  site_settings: {},
  keep_web_log: { entries: [] },
  note_export: {},
  make_superadmin: { email: 'nobody@example.org' },
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let boss: Person
  let member: Person
  let owner: Person
  let staff: Person

  beforeAll(async () => {
    site = await open()
    boss = await site.signUp('boss', { display_name: 'Khadija Boss' })
    member = await site.signUp('member', { display_name: 'Amina Member' })
    owner = await site.signUp('owner')
    staff = await site.signUp('staff')
    await site.grantRole(boss, 'superadmin')
    await site.grantRole(staff, 'staff')
    await site.database.query('insert into public.business_accounts (owner_id) values ($1)', [owner.id])
  })
  afterAll(() => site?.close())

  const done = async (name: string, parameters: object, as: Caller = boss) => {
    const answer = await site.rpc(name, parameters, as)
    expect(answer, name).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) })
    return answer.body
  }
  const changes = async (parameters: object) =>
    ((await done('find_changes', parameters)) as { changes: Record<string, unknown>[] }).changes
  const signIn = async ({ email }: Person) =>
    site.call('/auth/v1/token?grant_type=password', { as: 'anon', method: 'POST', body: { email, password: PASSWORD } })
  const reads = async (as: Person) => (await site.call('/rest/v1/profiles?select=id', { as })).status

  test.each(Object.entries(DESK))('%s is refused to everyone but superadmins', async (name, parameters) => {
    for (const as of ['anon', member, owner, staff] as const)
      expect([401, 403], `${name} as ${typeof as === 'string' ? as : as.email}`).toContain(
        (await site.rpc(name, parameters, as)).status,
      )
  })

  test.each(Object.entries(FOR_THE_PROCESS))('%s is for the process alone', async (name, parameters) => {
    for (const as of ['anon', member, staff, boss] as const)
      expect([401, 403]).toContain((await site.rpc(name, parameters, as)).status)
  })

  test('a superadmin with a second factor they did not show is refused, and told why', async () => {
    await site.database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), $1, 'totp', 'verified')`,
      [boss.id],
    )
    try {
      const answer = await site.rpc('lock_account', { person: member.id, reason }, boss)
      expect(answer).toMatchObject({ status: 403, body: { message: 'second_factor_required' } })
    } finally {
      await site.database.query('delete from auth.mfa_factors where user_id = $1', [boss.id])
    }
  })

  test('people are found by a part of the name, the beginning of the address, and what they are', async () => {
    const found = async (parameters: object) =>
      ((await done('find_people', parameters)) as { people: { id: string }[] }).people.map(({ id }) => id)
    expect(await found({ wanted: 'mina mem' })).toEqual([member.id])
    expect(await found({ wanted: member.email.toUpperCase() })).toEqual([member.id])
    expect(await found({ wanted: member.id })).toEqual([member.id])
    expect(await found({ wanted: '%' })).toEqual([])
    expect(await found({ kind: 'staff' })).toEqual([staff.id])
    const all = await found({})
    const first = (await done('find_people', { max_results: 2 })) as {
      people: { id: string; joined_at: string }[]
      has_more: boolean
    }
    expect(first).toMatchObject({ has_more: true })
    const last = first.people[1]
    expect([
      ...first.people.map(({ id }) => id),
      ...(await found({ before: last?.joined_at, before_id: last?.id })),
    ]).toEqual(all)
  })

  test('a role is given and taken with a reason, and both are found in the record', async () => {
    expect(
      (await site.rpc('set_role', { person: member.id, role: 'staff', granted: true, reason: ' ' }, boss)).status,
    ).toBe(400)
    await done('set_role', { person: member.id, role: 'staff', granted: true, reason: 'Joins the team' })
    expect(await done('person_file', { person: member.id })).toMatchObject({
      roles: [{ role: 'staff', by: 'Khadija Boss' }],
    })
    await done('set_role', { person: member.id, role: 'staff', granted: false, reason: 'Leaves the team' })
    expect(await done('person_file', { person: member.id })).toMatchObject({ roles: [] })
    expect(await changes({ who: boss.email, what: 'user_roles', which: member.id })).toMatchObject([
      { action: 'delete', reason: 'Leaves the team', actor_name: 'Khadija Boss', about: 'Amina Member' },
      { action: 'insert', reason: 'Joins the team' },
    ])
    expect(await changes({ what: 'user_roles', how: 'insert', which: member.id })).toHaveLength(1)
    expect(await changes({ who: staff.email, what: 'user_roles' })).toEqual([])
    expect(await changes({ which: member.id, until: '2020-01-01' })).toEqual([])
  })

  test('a reason belongs to one change: the next one of the same connection has none', async () => {
    await done('set_role', { person: member.id, role: 'affiliate', granted: true, reason })
    await site.database.query(`delete from public.user_roles where user_id = $1`, [member.id])
    expect(await changes({ what: 'user_roles', which: `${member.id}/affiliate` })).toMatchObject([
      { action: 'delete', reason: null },
      { action: 'insert', reason },
    ])
  })

  test('the last superadmin stays one, and nobody drops their own role by a slip', async () => {
    const drop = (sure: boolean) =>
      site.rpc('set_role', { person: boss.id, role: 'superadmin', granted: false, reason, sure }, boss)
    expect(await drop(true)).toMatchObject({ body: { code: '55000', message: 'last_superadmin' } })
    const other = await site.signUp('other')
    await done('set_role', { person: other.id, role: 'superadmin', granted: true, reason })
    expect(await drop(false)).toMatchObject({ body: { code: '55000', message: 'sure' } })
    // One who is locked out could not run the site.
    await done('lock_account', { person: other.id, reason })
    expect(await drop(true)).toMatchObject({ body: { code: '55000', message: 'last_superadmin' } })
    await done('set_role', { person: other.id, role: 'superadmin', granted: false, reason })
    for (const name of ['lock_account', 'erase_account', 'end_sessions'])
      expect(await site.rpc(name, { person: boss.id, reason }, boss)).toMatchObject({
        body: { code: '55000', message: 'yourself' },
      })
  })

  test('two superadmins who lock each other at once are not both out', async () => {
    for (let round = 0; round < 3; round++) {
      const pair = [await site.signUp(`first-${round}`), await site.signUp(`second-${round}`)] as const
      for (const { id } of pair) await done('set_role', { person: id, role: 'superadmin', granted: true, reason })
      const answers = await Promise.all([
        site.rpc('lock_account', { person: pair[1].id, reason }, pair[0]),
        site.rpc('lock_account', { person: pair[0].id, reason }, pair[1]),
      ])
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
      const locked = await site.database.query(
        'select id from public.profiles where id = any ($1) and locked_at is not null',
        [pair.map(({ id }) => id)],
      )
      expect(locked).toHaveLength(1)
      for (const { id } of pair) await done('set_role', { person: id, role: 'superadmin', granted: false, reason })
    }
  })

  test('a locked member is out at once on every surface, by no way in again, until they are let in', async () => {
    const person = await site.signUp('locked')
    const nodes = [site, ...(site.openAnother ? [await site.openAnother()] : [])]
    expect(await reads(person)).toBe(200)
    await done('lock_account', { person: person.id, reason: 'Threats in messages' })
    // Writing is refused by the database itself, before any process has heard of it.
    await site.database.transaction(async (tx) => {
      await tx.query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', $1, true)`,
        [person.id],
      )
      expect(await tx.query('select private.is_member() as yes')).toEqual([{ yes: false }])
    })
    for (const node of nodes) {
      const status = async (path: string, method = 'GET') => (await node.call(path, { as: person, method })).status
      await vi.waitFor(async () => expect(await status('/rest/v1/profiles?select=id')).toBe(401))
      expect(await status('/auth/v1/user')).toBe(403)
      expect([400, 401, 403]).toContain(await status('/storage/v1/bucket'))
      expect(await status('/realtime/v1/api/broadcast', 'POST')).toBe(401)
      expect((await node.rpc('react', {}, person)).status).toBe(401)
    }
    await nodes[1]?.close()
    expect(await signIn(person)).toMatchObject({ status: 400, body: { error_code: 'user_banned' } })
    expect(await done('find_people', { kind: 'locked', wanted: person.email })).toMatchObject({
      people: [{ id: person.id }],
    })
    expect(await done('person_file', { person: person.id })).toMatchObject({
      locked_reason: 'Threats in messages',
      sessions: [],
    })
    expect(await changes({ what: 'accounts', how: 'lock', which: person.id })).toMatchObject([
      { reason: 'Threats in messages' },
    ])
    await done('unlock_account', { person: person.id, reason: 'Cleared up' })
    expect((await signIn(person)).status).toBe(200)
  })

  test('one session ends and the others go on', async () => {
    const person = await site.signUp('two')
    const { access_token: token } = (await signIn(person)).body as { access_token: string }
    const second = { ...person, token }
    const id = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id
    const { sessions } = (await done('person_file', { person: person.id })) as { sessions: { id: string }[] }
    expect(sessions).toHaveLength(2)
    expect(await done('end_sessions', { person: person.id, of_session: id, reason })).toBe(1)
    await vi.waitFor(async () => expect(await reads(second)).toBe(401))
    expect(await reads(person)).toBe(200)
    expect(await done('end_sessions', { person: person.id, reason })).toBe(1)
    await vi.waitFor(async () => expect(await reads(person)).toBe(401))
  })

  test('an open channel of a locked member is shut', async () => {
    const person = await site.signUp('listening')
    const socket = new WebSocket(
      `${site.url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${site.backend.anonKey}&vsn=1.0.0`,
    )
    const heard: { event: string; payload: { status?: string } }[] = []
    socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))))
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
    socket.send(
      JSON.stringify({
        topic: 'realtime:room',
        event: 'phx_join',
        ref: '1',
        join_ref: '1',
        payload: { config: {}, access_token: person.token },
      }),
    )
    await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ event: 'phx_reply' })))
    await done('lock_account', { person: person.id, reason })
    await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ event: 'phx_close' })), {
      timeout: 20_000,
    })
    socket.close()
  })

  test('an erasure takes the way members take themselves, and can be called off', async () => {
    const person = await site.signUp('erased')
    await done('erase_account', { person: person.id, reason: 'Written request' })
    await vi.waitFor(async () => expect(await reads(person)).toBe(401))
    const [row] = await site.database.query<{ days: number }>(
      `select round(extract(epoch from leaves_at - now()) / 86400)::int as days from public.profiles where id = $1`,
      [person.id],
    )
    expect(row).toEqual({ days: 7 })
    await done('keep_account', { person: person.id, reason: 'Taken back' })
    expect(await done('person_file', { person: person.id })).toMatchObject({ leaves_at: null })
    await done('erase_account', { person: person.id, reason: `Asked for by ${person.email}` })
    await site.database.query(`update public.profiles set leaves_at = now() where id = $1`, [person.id])
    expect(await site.rpc('keep_account', { person: person.id, reason }, boss)).toMatchObject({
      body: { code: '55000', message: 'too_late' },
    })
    expect(await done('carry_out_leaving', { member: person.id }, 'service')).toBe(true)
    // The record keeps what was done, and no word of theirs in the reason.
    expect(await changes({ what: 'accounts', which: 'former' })).toContainEqual(
      expect.objectContaining({ action: 'erase', reason: 'Asked for by …' }),
    )
  })

  test('what holds a member holds an erasure too', async () => {
    const person = await site.signUp('giver')
    await site.database.query(
      `insert into public.gifts (purpose_id, amount_cents, currency, cycle, name, email, user_id, provider, subscription_ref)
       select id, 500, 'USD', 'monthly', 'Giver', $2, $1, 'stripe', 'sub_console' from public.gift_purposes limit 1`,
      [person.id, person.email],
    )
    expect(await site.rpc('erase_account', { person: person.id, reason }, boss)).toMatchObject({
      body: { code: '55000', message: 'gift_renews' },
    })
  })

  test('mail that failed is sent again or dropped; a link that was given up is not sent again, nor read', async () => {
    const add = async (kind: string, status: string, text: string) => {
      const [row] = await site.database.query<{ id: number }>(
        `insert into public.outbox (to_address, subject, body_text, kind, status, attempts, last_error)
         values ('a@test.example', 'Salam', $3, $1, $2, 5, 'refused') returning id::int as id`,
        [kind, status, text],
      )
      return row?.id ?? 0
    }
    const stateOf = async (id: number) =>
      (await site.database.query('select status, attempts from public.outbox where id = $1', [id]))[0]
    const failed = await add('general', 'failed', 'Words')
    await done('retry_mail', { mail: failed })
    expect(await stateOf(failed)).toEqual({ status: 'queued', attempts: 0 })
    await done('drop_mail', { mail: failed })
    expect(await done('claim_outbox', {}, 'service')).toEqual([])
    expect(await changes({ what: 'outbox', which: String(failed) })).toMatchObject([
      { action: 'drop' },
      { action: 'retry' },
    ])
    const link = await add('auth:recovery', 'queued', 'https://site.example/secret')
    const { mails } = (await done('mail_desk', { state: 'queued' })) as {
      mails: { id: number; body_text: string | null }[]
    }
    expect(mails.find(({ id }) => id === link)).toMatchObject({ body_text: null })
    await done('drop_mail', { mail: link })
    expect(await site.rpc('retry_mail', { mail: link }, boss)).toMatchObject({
      body: { code: '55000', message: 'not_to_send' },
    })
    expect(await site.rpc('drop_mail', { mail: link }, boss)).toMatchObject({ body: { message: 'not_to_drop' } })
    expect((await site.rpc('drop_mail', { mail: 999_999 }, boss)).status).toBe(404)
  })

  test('runs of jobs are kept, ten of each, and one that is asked for runs once', async () => {
    const job = { name: 'a-job', schedule: '0 3 * * *' }
    const service = serviceClient(site.backend)
    const told: string[] = []
    const records = createJobRecords({ service, log: (event) => told.push(event) })
    await records.register([job])
    for (let run = 0; run < 12; run++)
      await records.keep(job, async () => {
        if (run === 11) throw new Error('The disk is full')
      })
    expect(told).toEqual(['job failed'])
    const [kept] = (await done('job_desk', {})) as { runs: { error: string | null; ms: number }[]; next_at: string }[]
    expect(kept).toMatchObject({ name: 'a-job', schedule: '0 3 * * *', failed_at: expect.any(String) })
    expect(kept?.runs).toHaveLength(10)
    expect(kept?.runs.map(({ error }) => error).slice(0, 2)).toEqual(['The disk is full', null])
    expect(Date.parse(kept?.next_at ?? '')).toBeGreaterThan(Date.now())

    const heard: string[] = []
    site.backend.onChange(({ schema, table, key }) => heard.push(`${schema}.${table} ${key.name}`))
    await done('ask_for_job', { name: 'a-job' })
    await vi.waitFor(() => expect(heard).toContain('private.jobs a-job'))
    expect(await records.asked([job, { name: 'other', schedule: '* * * * *' }])).toEqual([job])
    expect((await Promise.all([1, 2, 3].map(() => records.take(job)))).filter(Boolean)).toHaveLength(1)
    expect(await changes({ what: 'jobs' })).toMatchObject([{ action: 'run', entity_id: 'a-job' }])
    expect((await site.rpc('ask_for_job', { name: 'no-job' }, boss)).status).toBe(404)
    await records.register([])
    expect(await done('job_desk', {})).toEqual([])
  })

  test('settings are checked, remembered and put back', async () => {
    const wrong: [string, unknown][] = [
      ['sign_up', 'yes'],
      ['export_max_rows', 0],
      ['export_max_rows', 1.5],
      ['operator', ' '],
      ['staff_second_factor', false],
      ['badge_key', 'x'],
    ]
    for (const [name, value] of wrong)
      expect((await site.rpc('set_site_setting', { name, value }, boss)).status, `${name} ${value}`).toBe(400)
    await done('set_site_setting', { name: 'sign_up', value: false })
    await done('set_site_setting', { name: 'sign_up', value: false })
    await done('set_site_setting', { name: 'operator', value: 'Masjid Trust' })
    expect(await done('site_settings', {}, 'service')).toEqual({ sign_up: false, operator: 'Masjid Trust' })
    await done('set_site_setting', { name: 'sign_up', value: null })
    expect(await done('settings_desk', {})).toMatchObject({
      set: { operator: 'Masjid Trust' },
      history: [
        { name: 'sign_up', before: false, after: null, by: 'Khadija Boss' },
        { name: 'operator', before: null, after: 'Masjid Trust' },
        { name: 'sign_up', before: null, after: false },
      ],
    })
  })

  test('sections and the look of the site are settings of their own, each checked', async () => {
    const colour = { light: '#0d5a42' }
    for (const [name, value] of [
      ['sections_off', []],
      ['sections_off', 'jobs'],
      ['sections_off', ['jobs; drop']],
      ['brand', { light: 'red' }],
      ['brand', { name: 'x' }],
      ['brand', { logo: 'https://elsewhere.example/x.png' }],
      ['brand', { more: 1 }],
    ] as const)
      expect((await site.rpc('set_site_setting', { name, value }, boss)).status, JSON.stringify(value)).toBe(400)
    await done('set_site_setting', { name: 'sections_off', value: ['forum'] })
    const logo = `data:image/webp;base64,${'A'.repeat(60)}`
    await done('set_site_setting', { name: 'brand', value: { ...colour, logo } })
    // The mark that is kept is not sent again.
    await done('set_site_setting', { name: 'brand', value: { name: 'Noor', logo: 'keep' } })
    expect(await done('site_settings', {}, 'service')).toMatchObject({
      sections_off: ['forum'],
      brand: { name: 'Noor', logo },
    })
    expect(await done('settings_desk', {})).not.toMatchObject({ set: { brand: expect.anything() } })
    await done('set_site_setting', { name: 'brand', value: null })
  })

  test('a section of the community that is off shows nothing to guests, and all of it when it is on again', async () => {
    await site.database.query(
      `insert into public.contributions (section, slug, title, body, language, state, author_id, published_at)
       values ('forum', 'is-it-there', 'Is it there?', 'A question about nothing.', 'en', 'published', $1, now())`,
      [member.id],
    )
    const seen = async () => {
      const page = await done('contribution_page', { section: 'forum', slug: 'is-it-there' }, 'anon')
      const list = (await done('community_list', { section: 'forum' }, 'anon')) as { items: { slug: string }[] }
      const hub = (await done('community_hub', {}, 'anon')) as { sections: Record<string, object[]> }
      return [page !== null, list.items.some(({ slug }) => slug === 'is-it-there'), 'forum' in hub.sections]
    }
    await done('set_site_setting', { name: 'sections_off', value: ['forum'] })
    expect(await seen()).toEqual([false, false, false])
    await done('set_site_setting', { name: 'sections_off', value: ['community'] })
    expect(await seen()).toEqual([false, false, false])
    await done('set_site_setting', { name: 'sections_off', value: null })
    expect(await seen()).toEqual([true, true, true])
  })

  test('what the process is told to do is written down first, and a backup of everyone’s data above all', async () => {
    expect((await site.rpc('begin_desk_work', { work: 'anything' }, boss)).status).toBe(400)
    await done('begin_desk_work', { work: 'download', about: 'mahalla-20261119T022000Z.tar.gz' })
    expect((await changes({ what: 'backups' }))[0]).toMatchObject({
      entity_id: 'mahalla-20261119T022000Z.tar.gz',
      actor_name: 'Khadija Boss',
      after: { work: 'download' },
    })
  })

  test('keys are changed and accounts opened for a reason that stays, and whose account it is stands elsewhere', async () => {
    for (const work of ['rotate_keys', 'revoke_keys', 'open_account']) {
      expect((await site.rpc('begin_desk_work', { work }, boss)).status, work).toBe(400)
      await done('begin_desk_work', { work, reason: 'Once a year' })
    }
    for (const work of ['rotate_keys', 'revoke_keys'])
      expect((await changes({ what: 'signing_keys', which: work }))[0]).toMatchObject({ reason: 'Once a year' })
    expect((await changes({ what: 'accounts', which: 'open_account' }))[0]).toMatchObject({
      entity_id: 'open_account',
      reason: 'Once a year',
    })
    await done('begin_desk_work', { work: 'drill', about: 'mahalla-20261119T022000Z.tar.gz' })
    expect((await changes({ what: 'backups' }))[0]).toMatchObject({ after: { work: 'drill' } })
  })

  test('a price changes for those who come, with its history; not to nonsense', async () => {
    for (const [plan, monthly, annual] of [
      ['basic', 100, 1000],
      ['premium', 1, 1],
      ['premium', 1000, 12_001],
      ['premium', 1000, 999],
    ])
      expect((await site.rpc('set_plan_price', { plan, monthly, annual, reason }, boss)).status).toBe(400)
    const costs = { plan: 'premium', monthly: 2100, annual: 21_000, reason: 'Costs went up' }
    await done('set_plan_price', costs)
    expect((await site.rpc('set_plan_price', costs, boss)).body).toMatchObject({ message: 'same_price' })
    expect(await done('plan_desk', {})).toMatchObject({
      plans: [{ plan_type: 'basic' }, { plan_type: 'premium', monthly_cents: 2100 }, { plan_type: 'enterprise' }],
      history: [
        { plan: 'premium', before: { monthly_cents: 1999 }, after: { monthly_cents: 2100 }, reason: 'Costs went up' },
      ],
    })
  })

  test('the web log keeps a thousand entries, and is read by kind and path', async () => {
    const entry = (n: number) => ({
      at: new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString(),
      kind: n % 2 ? 'missing' : 'failed',
      path: `/page_${n}`,
      status: n % 2 ? 404 : 500,
      ms: n,
      text: '',
    })
    for (const start of [0, 500, 1000])
      await done('keep_web_log', { entries: Array.from({ length: 500 }, (_, n) => entry(start + n)) }, 'service')
    const [{ number }] = (await site.database.query('select count(*)::int as number from private.web_log')) as [
      { number: number },
    ]
    expect(number).toBe(1000)
    type Page = { entries: { id: number; path: string }[]; has_more: boolean; numbers: object }
    const page = (await done('web_log_page', { wanted_kind: 'missing', max_results: 3 })) as Page
    expect(page.entries.map(({ path }) => path)).toEqual(['/page_1499', '/page_1497', '/page_1495'])
    expect(page).toMatchObject({ has_more: true, numbers: { failed: 500, missing: 500 } })
    expect(await done('web_log_page', { wanted_path: 'page_777' })).toMatchObject({ entries: [{ path: '/page_777' }] })
    expect(await done('web_log_page', { wanted_path: 'page%777' })).toMatchObject({ entries: [] })
  })

  test('the set-up list counts what is real, and who is alone', async () => {
    const before = (await done('setup_facts', {})) as { mosques: number }
    expect(before).toMatchObject({ superadmins: 1, team: 2, samples: 0, is_sample: false, test_mail: null })
    await site.database.query(
      `insert into public.mosques (name, city, country_code, status, is_sample)
       values ('Real', 'Leeds', 'GB', 'published', false), ('Drawn', 'Leeds', 'GB', 'published', true)`,
    )
    await site.database.query(
      `insert into public.outbox (to_address, subject, body_text, kind, status, last_error)
       values ('boss@example.org', 'Test', 'Test', 'setup:test', 'failed', 'refused')`,
    )
    expect(await done('setup_facts', {})).toMatchObject({
      mosques: before.mosques + 1,
      samples: 1,
      test_mail: { status: 'failed', error: 'refused' },
    })
    await site.database.query(`delete from public.mosques where name in ('Real', 'Drawn')`)
  })

  test('the sample is removed by a superadmin who is none of it', async () => {
    await done('begin_sample_removal', {})
    await done('begin_sample_removal', { of_part: 'jobs' })
    const [{ email } = { email: '' }] = await site.database.query<{ email: string }>(
      'select email from auth.users where id = $1',
      [boss.id],
    )
    await site.database.query('update auth.users set email = $2 where id = $1', [boss.id, 'x@sample.mahalla.example'])
    expect(await site.rpc('begin_sample_removal', {}, boss)).toMatchObject({ body: { message: 'own_sample' } })
    await site.database.query('update auth.users set email = $2 where id = $1', [boss.id, email])
  })

  test('the command line makes a superadmin of an account that is there and open', async () => {
    const make = (who: string) => site.rpc('make_superadmin', { email: who }, 'service')
    expect(await make('nobody@example.org')).toMatchObject({ body: { message: 'missing' } })
    expect(await make(` ${staff.email.toUpperCase()} `)).toMatchObject({ status: 200, body: true })
    expect(await make(staff.email)).toMatchObject({ status: 200, body: false })
    expect(await changes({ what: 'user_roles', how: 'insert', which: staff.id })).toMatchObject([
      { reason: 'npm run admin', actor: null },
      {},
    ])
    await done('set_role', { person: staff.id, role: 'superadmin', granted: false, reason })
    await done('lock_account', { person: member.id, reason })
    expect(await make(member.email)).toMatchObject({ body: { message: 'locked' } })
    await done('unlock_account', { person: member.id, reason })
  })

  test('health names size, version, queues and the last export', async () => {
    await done('note_export', {}, 'service')
    expect(await done('site_health', {})).toMatchObject({
      database: {
        bytes: expect.any(Number),
        connections: expect.any(Number),
        version: expect.any(String),
        migration: expect.any(String),
      },
      last_export: expect.any(String),
      queues: ['mail', 'moderation', 'automation', 'imports', 'leaving'].map((name) => ({
        name,
        depth: expect.any(Number),
      })),
    })
    expect(await done('console_facts', {})).toMatchObject({ people: expect.any(Number), settings: 1 })
  })
})
