// Work: who may post for whom, what is found, who reads an application and its file, what ends and what is forgotten, and
// those who try to get around it.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { injections } from '#tests/fixtures/injections.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import { insertBusiness } from './matrix/shape.ts'

type Saved = { id: string; slug: string; state: string }
type List = { items: { slug: string; distance: number }[]; total: number; near: number; elsewhere: number }
type Letter = { kind: string; to_address: string; title: string; state: string | null; person: string | null }

const LEEDS = { lat: 53.8, lng: -1.55, country: 'GB' }
const PDF = Buffer.from('%PDF-1.7\n%%EOF')

const BUCKET = 'job-applications'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let boss: Person
  let seeker: Person
  let other: Person
  let rival: Person
  let staff: Person
  let place: string
  let made = 0

  beforeAll(async () => {
    site = await open()
    boss = await site.signUp('Bilal Boss')
    seeker = await site.signUp('Safiya Seeker')
    other = await site.signUp('Omar Other')
    rival = await site.signUp('Rania Rival')
    staff = await site.signUp('Staff One')
    await site.grantRole(staff, 'staff')
    place = await ownedPlace(boss, 'Noor Bakery')
    await ownedPlace(rival, 'Rival Bakery')
  })
  // Twenty are open at once at most.
  beforeEach(async () => {
    await site.database.query(
      `update public.jobs set state = 'withdrawn' where state in ('review', 'returned', 'hidden', 'published')`,
    )
  })
  afterAll(() => site?.close())

  async function ownedPlace(owner: Person, name: string): Promise<string> {
    const [account] = await site.database.query<{ id: string }>(
      'insert into public.business_accounts (owner_id) values ($1) returning id',
      [owner.id],
    )
    await site.database.query(
      `insert into public.businesses (name, city, country_code, status, owner_id, business_account_id)
       values ($1, 'Leeds', 'GB', 'published', $2, $3)`,
      [name, owner.id, account?.id],
    )
    const [row] = await site.database.query<{ place_id: string }>(
      'select place_id from public.businesses where owner_id = $1',
      [owner.id],
    )
    return row?.place_id ?? ''
  }

  const INPUT = {
    body: 'Early mornings, warm bread, and a kind team. We train you, and you need no papers for it.',
    language: 'en',
    kind: 'full_time',
    workplace: 'on_site',
    city: 'Leeds',
    country_code: 'GB',
    latitude: 53.8,
    longitude: -1.55,
    pay_min: 12,
    pay_max: 14,
    pay_currency: 'GBP',
    pay_period: 'hour',
    faith: ['jumuah_off', 'prayer_breaks'],
    days: 30,
  }
  const save = (as: Caller, input: object = {}, job?: string) =>
    site.rpc(
      'save_job',
      { input: { ...INPUT, title: `Baker number ${++made}`, place_id: place, ...input }, ...(job && { job }) },
      as,
    )
  const decide = async (job: string, decision: string, as = staff) => {
    const [item] = await site.database.query<{ id: string }>(
      `select id from public.moderation_items where subject_id = $1 and status = 'open'`,
      [job],
    )
    return site.rpc('decide_moderation', { item_id: item?.id, decision }, as)
  }
  /** A post that is open. Those of earlier tests do not count against the day. */
  async function openJob(input: object = {}, as = boss): Promise<Saved> {
    await site.database.query(`update public.jobs set created_at = created_at - interval '2 days'`)
    const { body } = await save(as, input)
    expect(body).toMatchObject({ state: 'review' })
    const saved = body as Saved
    expect((await decide(saved.id, 'approved')).status).toBe(200)
    return saved
  }
  const page = async (slug: string, as: Caller = 'anon') =>
    (await site.rpc('job_page', { slug }, as)).body as Record<string, unknown> | null
  const list = async (filter: object = {}) =>
    (await site.rpc('jobs_list', { filter, max_results: 100 }, 'anon')).body as List
  const slugs = async (filter: object = {}) => (await list(filter)).items.map(({ slug }) => slug)
  const LETTER = {
    name: 'Safiya Seeker',
    email: 'safiya@example.com',
    letter: 'I bake at home since I was ten and could start on Monday.',
  }
  const apply = (job: string, as: Caller = seeker, input: object = {}) =>
    site.rpc('apply_for_job', { job, input: { ...LETTER, ...input } }, as)
  const storageAs = (as: Caller) =>
    createClient(site.url, as === 'service' ? site.backend.serviceRoleKey : site.backend.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(typeof as === 'object' && { global: { headers: { Authorization: `Bearer ${as.token}` } } }),
    }).storage.from(BUCKET)
  /** An application with its file, as the site's form makes it. */
  async function applyWithFile(job: string, as = seeker) {
    const { id, file_path: path } = (await apply(job, as, { file_name: 'my cv', file_ending: 'pdf' })).body as {
      id: string
      file_path: string
    }
    expect((await storageAs('service').upload(path, PDF, { contentType: 'application/pdf' })).error).toBeNull()
    await site.rpc('finish_application', { application: id, is_kept: true }, 'service')
    return { id, path }
  }

  test('a post waits for staff, is public with its employer named, and never says who wrote it', async () => {
    const saved = (await save(boss)).body as Saved
    expect(saved.state).toBe('review')
    expect(await page(saved.slug)).toBeNull()
    expect(await page(saved.slug, seeker)).toBeNull()
    expect(await page(saved.slug, boss)).toMatchObject({ state: 'review', is_mine: true })
    expect((await decide(saved.id, 'approved', boss)).status).toBe(403)
    await decide(saved.id, 'approved')
    const shown = await page(saved.slug)
    expect(shown).toMatchObject({
      state: 'published',
      is_over: false,
      is_mine: false,
      application: null,
      employer: { kind: 'business', name: 'Noor Bakery' },
    })
    expect(JSON.stringify(shown)).not.toContain(boss.id)
    expect(await slugs({ words: 'early noor' })).toEqual([saved.slug])
    expect(await slugs({ words: 'early rival' })).toEqual([])
  })

  test('an employer asks up to five questions; each is answered, kept as it was asked, and gone with the application', async () => {
    const asked = ['Do you have a driving licence?', ' When could you  start? ', '', 'a', 'b', 'c', 'd']
    const { id, slug } = await openJob({ questions: asked })
    expect((await page(slug))?.questions).toEqual([
      'Do you have a driving licence?',
      'When could you start?',
      ...['a', 'b', 'c'],
    ])
    const answers = ['Yes', 'Monday', '1', '2', '3']
    const refused = await apply(id, seeker, { answers: ['Yes', ' '] })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('answer_missing')])
    const sent = (await apply(id, seeker, { answers })).body as { id: string }
    await save(boss, { title: 'Baker of the morning', questions: ['Who are you?'] }, id)
    const told = asked.slice(0, 1).map((question) => ({ question, answer: 'Yes' }))
    const [applicant] = (await site.rpc('job_applicants', { job: id }, boss)).body as { answers: object[] }[]
    expect(applicant?.answers).toHaveLength(5)
    expect(applicant?.answers.slice(0, 1)).toEqual(told)
    await site.rpc('withdraw_application', { application: sent.id }, seeker)
    const [kept] = await site.database.query<{ answers: object[] }>(
      'select answers from public.job_applications where id = $1',
      [sent.id],
    )
    expect(kept?.answers).toEqual([])
  })

  test('nobody posts for a place that is not theirs, changes another’s post or moves one to another employer', async () => {
    expect((await save('anon')).status).toBe(401)
    expect((await save(other)).status).toBe(403)
    expect((await save(rival)).status).toBe(403)
    const { id, slug } = await openJob()
    for (const as of [other, rival, staff]) {
      expect((await save(as, {}, id)).status).toBe(403)
      expect((await site.rpc('close_job', { job: id, how: 'filled' }, as)).status).toBe(403)
      expect((await site.rpc('renew_job', { job: id, days: 60 }, as)).status).toBe(403)
      expect((await site.rpc('job_applicants', { job: id }, as)).status).toBe(403)
    }
    await save(boss, { place_id: null, employer_name: 'Somebody else' }, id)
    expect(await page(slug, boss)).toMatchObject({ employer: { name: 'Noor Bakery' } })
  })

  test('what is no post is refused, and leaves nothing', async () => {
    const before = await site.database.query('select id from public.jobs')
    for (const input of [
      { pay_min: null, pay_max: null },
      { pay_min: 15, pay_max: 14 },
      { pay_min: -1 },
      { pay_min: 'NaN', pay_max: 'NaN' },
      { pay_max: 'Infinity' },
      { pay_currency: 'pounds' },
      { pay_period: 'moon' },
      { kind: 'slavery' },
      { workplace: 'moon' },
      { city: null },
      { country_code: 'XXX' },
      { faith: ['anything'] },
      { title: 'Hi' },
      { body: 'Short.' },
      { language: 'xx' },
      { apply_to: 'javascript:alert(1)' },
      { apply_to: 'a@b.c?bcc=all@example.com' },
      { place_id: null },
      { place_id: null, employer_name: ' ' },
      { latitude: 900 },
    ])
      expect((await save(boss, input)).status, JSON.stringify(input)).toBe(400)
    expect(await site.database.query('select id from public.jobs')).toHaveLength(before.length)
    const volunteer = await openJob({ kind: 'volunteer', workplace: 'remote', city: null, days: 9999 })
    const [row] = await site.database.query('select open_days, pay_min from public.jobs where id = $1', [volunteer.id])
    expect(row).toEqual({ open_days: 60, pay_min: null })
  })

  test('five posts a day, also when they are sent at once', async () => {
    await site.database.query(`update public.jobs set created_at = created_at - interval '2 days'`)
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(boss)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  })

  test('near first; remote work of one’s country after; every filter holds', async () => {
    const word = `Zebra${made}`
    const near = await openJob({ title: `${word} near`, faith: ['hijab_welcome'] })
    const remote = await openJob({ title: `${word} remote`, workplace: 'remote', city: null, latitude: null })
    const far = await openJob({
      title: `${word} far`,
      city: 'London',
      latitude: 51.5,
      longitude: -0.13,
      pay_min: 60000,
      pay_max: 70000,
      pay_period: 'year',
    })
    const filter = { words: word, ...LEEDS }
    expect(await list(filter)).toMatchObject({
      total: 2,
      near: 2,
      elsewhere: 1,
      items: [{ slug: near.slug }, { slug: remote.slug }],
    })
    expect(await slugs({ ...filter, reach: 'any' })).toEqual([near.slug, remote.slug, far.slug])
    expect(await slugs({ ...filter, country: 'FR', radius: 10 })).toEqual([near.slug])
    // Nothing near: everything, the nearest first.
    expect((await slugs({ words: word, lat: 51.6, lng: -3.3, country: 'FR' }))[0]).toBe(far.slug)
    expect(await slugs({ ...filter, workplace: 'remote' })).toEqual([remote.slug])
    expect(await slugs({ ...filter, faith: ['hijab_welcome'] })).toEqual([near.slug])
    expect(await slugs({ ...filter, reach: 'any', currency: 'GBP', pay_year: 65000 })).toEqual([far.slug])
    expect(await slugs({ ...filter, currency: 'EUR', pay_year: 1 })).toEqual([])
    expect(await slugs({ words: word, kind: 'volunteer' })).toEqual([])
    expect((await slugs({ place, words: word })).toSorted()).toEqual([near.slug, remote.slug, far.slug].toSorted())
    expect(await slugs({ place: crypto.randomUUID(), words: word })).toEqual([])
    for (const odd of [{ lat: 'x' }, { place: 'x' }])
      expect((await site.rpc('jobs_list', { filter: odd }, 'anon')).status).toBe(400)
    // What a place offers goes with the place.
    await site.database.query(`update public.businesses set status = 'hidden' where place_id = $1`, [place])
    expect(await slugs({ words: word })).toEqual([])
    expect(await page(near.slug)).toBeNull()
    await site.database.query(`update public.businesses set status = 'published' where place_id = $1`, [place])
  })

  test('an application and its file are read by its sender and that employer, by no way and by nobody else', async () => {
    const job = await openJob()
    const sibling = await openJob({ place_id: null, employer_name: 'A household' }, rival)
    const { id, path } = await applyWithFile(job.id)
    await applyWithFile(sibling.id, other)
    expect((await site.rpc('job_applicants', { job: job.id }, boss)).body).toMatchObject([
      { id, name: 'Safiya Seeker', file_name: 'my cv.pdf', state: 'new' },
    ])
    expect(JSON.stringify((await site.rpc('job_applicants', { job: job.id }, boss)).body)).not.toContain(seeker.id)
    const download = async (as: Caller) => (await storageAs(as).download(path)).data !== null
    expect([await download(seeker), await download(boss)]).toEqual([true, true])
    // Not even those two make a link that opens for whoever has it, list the folder, or copy the file out of it.
    for (const as of [seeker, boss, other, rival, staff, 'anon'] as const) {
      const files = storageAs(as)
      expect((await files.createSignedUrl(path, 60)).data, 'sign').toBeNull()
      expect((await files.createSignedUrls([path], 60)).data?.[0]?.signedUrl ?? null, 'sign many').toBeNull()
      expect((await files.list(id)).data ?? []).toEqual([])
      expect((await files.copy(path, `${id}/copy.pdf`)).error).not.toBeNull()
      expect((await files.upload(`${id}/mine.pdf`, PDF, { contentType: 'application/pdf' })).error).not.toBeNull()
      await files.remove([path])
    }
    for (const as of [other, rival, staff, 'anon'] as const) {
      expect(await download(as)).toBe(false)
      for (const way of ['', 'authenticated/', 'public/', 'info/', 'info/authenticated/'])
        expect((await site.call(`/storage/v1/object/${way}${BUCKET}/${path}`, { as })).status, way).toBe(400)
      for (const way of ['render/image/authenticated', 's3'])
        expect((await site.call(`/storage/v1/${way}/${BUCKET}/${path}`, { as })).status, way).toBe(400)
      const rows = await site.call(`/rest/v1/job_applications?id=eq.${id}`, { as })
      expect(as === 'anon' ? rows.status : rows.body).toEqual(as === 'anon' ? 401 : [])
      if (as === 'anon') {
        expect((await site.rpc('application_file', { application: id }, as)).status).toBe(401)
        continue
      }
      expect((await site.rpc('application_file', { application: id }, as)).body).toBeNull()
      expect((await site.rpc('job_applicants', { job: job.id }, as)).status).toBe(403)
      expect((await site.rpc('answer_application', { application: id, answer: 'hired' }, as)).status).toBe(403)
      expect((await site.rpc('withdraw_application', { application: id }, as)).status).toBe(403)
      expect(JSON.stringify((await site.rpc('my_applications', {}, as)).body)).not.toContain(id)
      expect((await site.rpc('finish_application', { application: id, is_kept: false }, as)).status).toBe(403)
    }
    expect(await page(job.slug, staff)).toMatchObject({ application: null })
    // By way of the post's own row, what is embedded is the sender's alone too.
    const embedded = await site.call(`/rest/v1/jobs?id=eq.${job.id}&select=id,job_applications(name)`, { as: boss })
    expect(embedded.body).toEqual([{ id: job.id, job_applications: [] }])
    expect(await download(boss)).toBe(true)
  })

  test('nothing of applications and alerts goes out on the change feed', async () => {
    const watched = await site.database.query(
      `select tgname from pg_trigger where tgrelid in ('public.job_applications'::regclass, 'public.search_alerts'::regclass)
         and tgname like 'announce%'`,
    )
    expect(watched).toEqual([])
  })

  test('who keeps the place reads what was sent to it: the new owner, and no longer the old one', async () => {
    const job = await openJob()
    const { path } = await applyWithFile(job.id)
    await site.database.query(`update public.businesses set owner_id = $2 where place_id = $1`, [place, rival.id])
    try {
      expect((await site.rpc('job_applicants', { job: job.id }, boss)).status).toBe(403)
      expect((await storageAs(boss).download(path)).data).toBeNull()
      expect((await site.rpc('job_applicants', { job: job.id }, rival)).body).toHaveLength(1)
    } finally {
      await site.database.query(`update public.businesses set owner_id = $2 where place_id = $1`, [place, boss.id])
    }
  })

  test('one application each, to open posts of others only, twenty a day', async () => {
    const job = await openJob()
    expect((await apply(job.id, 'anon')).status).toBe(401)
    expect((await apply(job.id, boss)).status).toBe(403)
    for (const input of [
      { name: ' ' },
      { email: 'nobody' },
      { letter: 'Hello.' },
      { letter: 'x'.repeat(5001) },
      { file_ending: 'exe', file_name: 'cv' },
      { file_ending: '../x', file_name: 'cv' },
    ])
      expect((await apply(job.id, seeker, input)).status, JSON.stringify(input)).toBe(400)
    const both = await Promise.all([apply(job.id), apply(job.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const outside = await openJob({ apply_to: 'https://jobs.example.com/baker' })
    expect((await apply(outside.id)).status).toBe(403)
    const ended = await openJob()
    await site.database.query(`update public.jobs set expires_at = now() - interval '1 minute' where id = $1`, [
      ended.id,
    ])
    expect((await apply(ended.id)).status).toBe(404)
    const filled = await openJob()
    await site.rpc('close_job', { job: filled.id, how: 'filled' }, boss)
    expect((await apply(filled.id)).status).toBe(404)
    await site.database.query(
      `insert into public.jobs (slug, author_id, employer_name, title, body, language, kind, workplace, country_code, open_days, state, published_at, expires_at)
       select 'many-' || n, $1, 'A household', title, body, language, 'volunteer', 'remote', 'GB', 30, 'published', now(), now() + interval '9 days'
       from public.jobs, generate_series(1, 21) as n where id = $2`,
      [boss.id, job.id],
    )
    const many = await site.database.query<{ id: string }>(`select id from public.jobs where slug like 'many-%'`)
    const statuses: number[] = []
    for (const { id } of many) statuses.push((await apply(id, other)).status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1)
    const [sent] = await site.database.query<{ n: number }>(
      'select count(*)::int as n from public.job_applications where applicant_id = $1',
      [other.id],
    )
    expect(sent?.n).toBe(20)
  })

  test('the employer answers, the applicant is told once of what stands; who withdraws leaves nothing to read', async () => {
    const job = await openJob()
    const letters = async () =>
      (
        (await site.rpc('claim_job_letters', { settle_seconds: 0, max_results: 200 }, 'service')).body as Letter[]
      ).filter(({ title }) => title === `Baker number ${made}`)
    const { id, path } = await applyWithFile(job.id)
    expect(await letters()).toMatchObject([{ kind: 'application', to_address: boss.email, person: 'Safiya Seeker' }])
    expect(await letters()).toEqual([])
    await site.rpc('answer_application', { application: id, answer: 'seen' }, boss)
    await site.rpc('answer_application', { application: id, answer: 'shortlisted' }, boss)
    expect(await letters()).toMatchObject([{ kind: 'answer', to_address: seeker.email, state: 'shortlisted' }])
    expect(await letters()).toEqual([])
    expect((await site.rpc('answer_application', { application: id, answer: 'new' }, boss)).status).toBe(400)
    expect((await site.rpc('my_applications', {}, seeker)).body).toContainEqual(
      expect.objectContaining({ id, state: 'shortlisted' }),
    )
    await site.rpc('withdraw_application', { application: id }, seeker)
    expect((await site.rpc('job_applicants', { job: job.id }, boss)).body).toEqual([])
    expect((await storageAs(boss).download(path)).data).toBeNull()
    const [left] = await site.database.query(
      'select name, email, letter, phone from public.job_applications where id = $1',
      [id],
    )
    expect(left).toEqual({ name: '', email: '', letter: '', phone: null })
    expect((await site.rpc('unattached_application_files', {}, 'service')).body).toContain(path)
    // A change of mind is a new letter in the same place, and the employer is not written to twice.
    expect((await apply(job.id)).status).toBe(200)
    expect(await letters()).toEqual([])
    expect((await site.rpc('claim_job_letters', {}, boss)).status).toBe(403)
  })

  test('a post ends by itself and can be renewed for sixty days at most; its keepers are asked five days before', async () => {
    const job = await openJob()
    await site.database.query(
      `update public.jobs set published_at = now() - interval '40 days', expires_at = now() + interval '2 days' where id = $1`,
      [job.id],
    )
    const ending = async () =>
      (
        (await site.rpc('claim_job_letters', { settle_seconds: 0 }, 'service')).body as (Letter & { slug: string })[]
      ).filter(({ kind, slug }) => kind === 'ending' && slug === job.slug)
    expect(await ending()).toHaveLength(1)
    expect(await ending()).toHaveLength(0)
    await site.database.query(`update public.jobs set expires_at = now() - interval '1 second' where id = $1`, [job.id])
    expect(await slugs()).not.toContain(job.slug)
    const over = await page(job.slug)
    expect(over).toMatchObject({ is_over: true, title: `Baker number ${made}` })
    expect(over).not.toHaveProperty('body')
    expect((await site.rpc('job_addresses', {}, 'anon')).body).not.toContainEqual(
      expect.objectContaining({ slug: job.slug }),
    )
    await site.rpc('renew_job', { job: job.id, days: 5000 }, boss)
    const [row] = await site.database.query<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from public.jobs where id = $1`,
      [job.id],
    )
    expect(row?.days).toBe(60)
    expect(await slugs()).toContain(job.slug)
    // Asking for less takes nothing away while it is open; once it was closed, less is what one gets.
    const renewed = async (days: number) => {
      const until = (await site.rpc('renew_job', { job: job.id, days }, boss)).body
      return Math.round((Date.parse(String(until)) - Date.now()) / 86_400_000)
    }
    expect(await renewed(5)).toBe(60)
    await site.rpc('close_job', { job: job.id, how: 'filled' }, boss)
    expect(await renewed(5)).toBe(5)
  })

  test('what people sent is gone after 180 days, with its file', async () => {
    const job = await openJob()
    const old = await applyWithFile(job.id)
    const young = await applyWithFile(job.id, rival)
    await site.database.query(
      `update public.job_applications set created_at = now() - interval '181 days' where id = $1`,
      [old.id],
    )
    expect((await site.rpc('forget_old_applications', {}, 'service')).body).toBe(1)
    const files = (await site.rpc('unattached_application_files', {}, 'service')).body
    expect(files).toContain(old.path)
    expect(files).not.toContain(young.path)
    expect((await storageAs(seeker).download(old.path)).data).toBeNull()
    expect((await site.rpc('forget_old_applications', {}, boss)).status).toBe(403)
  })

  test('staff send back, take down and put back; three reports that weigh hide', async () => {
    await openJob()
    const waiting = (await save(boss)).body as Saved
    await decide(waiting.id, 'needs_info')
    expect(await page(waiting.slug, boss)).toMatchObject({ state: 'returned' })
    expect(((await save(boss, {}, waiting.id)).body as Saved).state).toBe('review')
    await decide(waiting.id, 'approved')
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    await site.database.query(`update public.profiles set created_at = now() - interval '60 days'`)
    await site.database.script('alter table public.profiles enable trigger guard_profile')
    const report = (as: Person) =>
      site.call('/rest/v1/reports', {
        as,
        method: 'POST',
        body: { subject_kind: 'job', subject_id: waiting.id, reason: 'spam' },
      })
    expect((await report(boss)).status).toBe(403)
    for (const as of [seeker, other, rival]) expect((await report(as)).status).toBe(201)
    expect(await page(waiting.slug)).toBeNull()
    await decide(waiting.id, 'rejected')
    expect(await page(waiting.slug, boss)).toMatchObject({ state: 'removed' })
    expect((await save(boss, {}, waiting.id)).status).toBe(403)
    expect((await site.rpc('renew_job', { job: waiting.id }, boss)).status).toBe(403)
  })

  test('a link of one’s own is looked at before anyone is sent there', async () => {
    const job = await openJob()
    await save(boss, { apply_to: 'https://elsewhere.example/apply' }, job.id)
    expect(await page(job.slug)).toBeNull()
    await decide(job.id, 'approved')
    expect(await page(job.slug)).toMatchObject({ apply_to: 'https://elsewhere.example/apply' })
  })

  test('an alert tells each new find once, and ends by its link alone', async () => {
    const word = `Lantern${made}`
    const alert = (as: Caller, search: string) =>
      site.rpc(
        'save_alert',
        { about: 'jobs', filter: { words: search }, address: `/jobs?search=${search}`, name: search },
        as,
      )
    expect((await alert('anon', word)).status).toBe(401)
    expect(
      (await site.rpc('save_alert', { about: 'jobs', filter: {}, address: '//evil.example', name: 'x' }, seeker))
        .status,
    ).toBe(400)
    expect(
      (await site.rpc('save_alert', { about: 'jobs', filter: { lat: 'x' }, address: '/jobs', name: 'x' }, seeker))
        .status,
    ).toBe(400)
    expect((await alert(seeker, word)).status).toBe(204)
    const job = await openJob({ title: `${word} keeper` })
    type Alerted = { to_address: string; token: string; items: { slug: string }[] }
    const due = async () => {
      await site.database.query(`update public.search_alerts set told_at = told_at - interval '21 hours'`)
      return (await site.rpc('claim_job_alert_letters', {}, 'service')).body as Alerted[]
    }
    const [letter] = await due()
    expect(letter).toMatchObject({ to_address: seeker.email, items: [{ slug: job.slug }] })
    await site.database.query(`update public.jobs set published_at = now() - interval '3 days' where id = $1`, [job.id])
    expect(await due()).toEqual([])
    expect((await site.rpc('stop_alert', { token: 'guess' }, 'anon')).body).toBe(false)
    expect((await site.rpc('stop_alert', { token: letter?.token }, 'anon')).body).toBe(true)
    expect((await site.rpc('my_alerts', { about: 'jobs' }, seeker)).body).toEqual([])
    for (let n = 0; n < 10; n++) expect((await alert(other, `w${n}`)).status).toBe(204)
    expect((await alert(other, 'w10')).status).toBe(429)
  })

  test('two hundred texts that try to be more than text are kept as text', async () => {
    const job = await openJob()
    for (const text of injections.filter((one) => one.trim().length > 1)) {
      await site.rpc(
        'save_job',
        { job: job.id, input: { ...INPUT, title: `Baker ${text}`.slice(0, 120), body: `${INPUT.body}\n\n${text}` } },
        boss,
      )
      const kept = await page(job.slug, boss)
      expect(String(kept?.title)).not.toMatch(/[\n\r]/)
      expect(typeof kept?.body).toBe('string')
    }
  })

  test('places that become one take their posts along', async () => {
    const job = await openJob()
    const target = await insertBusiness(site.database, `Merged ${made}`)
    await site.database.query(`insert into public.place_redirects (kind, old_id, new_id) values ('business', $1, $2)`, [
      place,
      target,
    ])
    expect(await page(job.slug)).toMatchObject({ employer: { name: `Merged ${made}` } })
  })
})
