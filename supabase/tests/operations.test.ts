// Outbox, leases, newsletter, analytics, what visitors may see, and the change feed.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Change } from '#server/backend/backend.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

describe.each(backendKinds)('on $name', ({ name, open }) => {
  let site: TestBackend
  let person: Person
  let staff: Person

  beforeAll(async () => {
    site = await open()
    person = await site.signUp('person')
    staff = await site.signUp('staff')
    await site.grantRole(staff, 'staff')
  })
  afterAll(() => site?.close())

  test('hands each mail to one of several senders', async () => {
    await site.database.script(
      `insert into public.outbox (to_address, subject, body_text)
       select 'a@test.example', 'mail ' || n, 'Salam' from generate_series(1, 20) as n`,
    )
    const batches = await Promise.all(
      Array.from({ length: 8 }, () => site.rpc('claim_outbox', { max_results: 5 }, 'service')),
    )
    const ids = batches.flatMap(({ body }) => (body as { id: number }[]).map(({ id }) => id))
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
    expect((await site.rpc('claim_outbox', { max_results: 5 }, 'service')).body).toEqual([])
  })

  test('tells those who watch how much waits, and nobody else', async () => {
    await site.database.script(
      `delete from public.outbox;
       insert into public.outbox (to_address, subject, body_text, status, created_at)
       select 'a@test.example', 'x', 'Salam', state, now() - interval '2 minutes'
       from unnest(array['queued', 'sending', 'sent', 'failed']) as state`,
    )
    const { body } = await site.rpc('site_queues', {}, 'service')
    const queues = new Map((body as { queue: string }[]).map((one) => [one.queue, one]))
    expect(queues.get('mail')).toMatchObject({ waiting: 2 })
    expect((queues.get('mail') as { oldest_seconds: number } | undefined)?.oldest_seconds).toBeGreaterThanOrEqual(120)
    expect(queues.get('mail_failed')).toMatchObject({ waiting: 1 })
    expect(queues.get('push')).toMatchObject({ waiting: 0, oldest_seconds: 0 })
    expect([...queues.keys()].toSorted()).toEqual([
      'automation',
      'jobs_failing',
      'jobs_late',
      'mail',
      'mail_failed',
      'push',
    ])
    for (const who of ['anon', person, staff] as const)
      expect((await site.rpc('site_queues', {}, who)).status).not.toBe(200)
  })

  test('retries a failed mail later, gives up after five attempts, and remembers why', async () => {
    await site.database.script(
      `delete from public.outbox;
       insert into public.outbox (to_address, subject, body_text) values ('a@test.example', 'x', 'Salam')`,
    )
    for (let attempt = 1; attempt <= 5; attempt++) {
      await site.database.query('update public.outbox set next_attempt_at = now()')
      const { body } = await site.rpc('claim_outbox', { max_results: 1 }, 'service')
      const [mail] = body as { id: number; attempts: number; status: string }[]
      expect(mail).toMatchObject({ attempts: attempt, status: 'sending' })
      await site.rpc('finish_outbox', { id: mail?.id, ok: false, error: `no answer ${attempt}` }, 'service')
      const [row] = await site.database.query(
        'select status, last_error, next_attempt_at > now() as later from public.outbox',
      )
      expect(row).toMatchObject({ status: attempt < 5 ? 'queued' : 'failed', last_error: `no answer ${attempt}` })
      expect((await site.rpc('claim_outbox', {}, 'service')).body).toEqual([])
    }
  })

  test('marks a mail as sent, and gives back one whose sender died', async () => {
    await site.database.script(
      `delete from public.outbox;
       insert into public.outbox (to_address, subject, body_text) values ('a@test.example', 'x', 'Salam')`,
    )
    await site.rpc('claim_outbox', {}, 'service')
    await site.database.query(`update public.outbox set next_attempt_at = now() - interval '1 second'`)
    const { body } = await site.rpc('claim_outbox', {}, 'service')
    const [mail] = body as { id: number }[]
    await site.rpc('finish_outbox', { id: mail?.id, ok: true }, 'service')
    const [row] = await site.database.query('select status, attempts, sent_at is not null as sent from public.outbox')
    expect(row).toEqual({ status: 'sent', attempts: 2, sent: true })
  })

  test('gives a lease to one holder until it ends', async () => {
    const take = async (holder: string, seconds = 60) =>
      (await site.rpc('take_lease', { name: 'job', holder, seconds }, 'service')).body
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((holder) => take(holder)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    const [lease] = await site.database.query<{ holder: string }>('select holder from public.job_leases')
    expect(await take(lease?.holder ?? '')).toBe(true)
    expect(await take('e')).toBe(false)
    await site.database.query(`update public.job_leases set expires_at = now() - interval '1 second'`)
    expect(await take('e')).toBe(true)
  })

  const mail = {
    to_address: 'reader@test.example',
    subject: 's',
    body_text: 't',
    kind: 'newsletter:confirm',
    status: 'kept',
  }

  test('confirms and unsubscribes by the hash of the token, again and again', async () => {
    const request = (email: string, word: string) =>
      site.rpc(
        'newsletter_request',
        { email, language: 'fr', confirm_hash: hash(`c${word}`), unsubscribe_hash: hash(`u${word}`), mail },
        'service',
      )
    const confirm = async (token: string) =>
      (await site.rpc('newsletter_confirm', { token_hash: hash(token) }, 'anon')).body
    const unsubscribe = async (token: string) =>
      (await site.rpc('newsletter_unsubscribe', { token_hash: hash(token) }, 'anon')).body
    const status = async () => (await site.database.query('select email, status from public.newsletter_subscribers'))[0]

    expect((await request(' Amina@Test.Example ', '1')).body).toBe('sent')
    expect(await status()).toEqual({ email: 'amina@test.example', status: 'pending' })
    expect((await request('amina@test.example', '2')).body).toBe('too_soon')
    expect(await confirm('c2')).toBe(false)
    expect(await confirm('c1')).toBe(true)
    expect(await confirm('c1')).toBe(true)
    expect(await status()).toMatchObject({ status: 'confirmed' })
    expect((await request('amina@test.example', '3')).body).toBe('already')
    expect(await unsubscribe('nonsense')).toBe(false)
    expect(await unsubscribe('u1')).toBe(true)
    expect(await unsubscribe('u1')).toBe(true)
    expect(await confirm('c1')).toBe(false)
    expect(await status()).toMatchObject({ status: 'unsubscribed' })
    expect((await request('amina@test.example', '4')).body).toBe('sent')
    expect(await confirm('c4')).toBe(true)
  })

  test('does not confirm a subscription after a week', async () => {
    await site.rpc(
      'newsletter_request',
      {
        email: 'late@test.example',
        language: 'en',
        confirm_hash: hash('late'),
        unsubscribe_hash: hash('late-u'),
        mail,
      },
      'service',
    )
    await site.database.query(
      `update public.newsletter_subscribers set confirm_sent_at = now() - interval '8 days' where email like 'late%'`,
    )
    expect((await site.rpc('newsletter_confirm', { token_hash: hash('late') }, 'anon')).body).toBe(false)
  })

  test('mail, unconfirmed addresses and settled messages are kept as long as the privacy policy says, no longer', async () => {
    await site.database.script(`
      delete from public.outbox;
      insert into public.outbox (to_address, subject, body_text, status, created_at)
      select 'a@test.example', status || ' ' || days, 'Salam', status, now() - make_interval(days => days)
      from unnest(array['sent', 'failed', 'kept', 'dropped', 'queued']) as status, unnest(array[89, 91]) as days;
      delete from public.newsletter_subscribers;
      insert into public.newsletter_subscribers (email, status, confirm_sent_at, unsubscribed_at) values
        ('pending-29@test.example', 'pending', now() - interval '29 days', null),
        ('pending-31@test.example', 'pending', now() - interval '31 days', null),
        ('reader@test.example', 'confirmed', now() - interval '800 days', null),
        ('left-lately@test.example', 'unsubscribed', null, now() - interval '300 days'),
        ('left-long-ago@test.example', 'unsubscribed', null, now() - interval '400 days');
      delete from public.contact_messages;
      insert into public.contact_messages (name, email, subject, message, status, created_at)
      select 'A', 'a@test.example', status || ' ' || days, 'Salam', status, now() - make_interval(days => days)
      from unnest(array['new', 'answered', 'closed']) as status, unnest(array[300, 400]) as days`)
    for (const as of ['anon', person, staff] as const)
      expect((await site.rpc('forget_old_mail', {}, as)).status).toBe(as === 'anon' ? 401 : 403)
    expect((await site.rpc('forget_old_mail', {}, 'service')).status).toBe(204)
    const left = async (column: string, table: string) =>
      (await site.database.query(`select ${column} as what from public.${table} order by 1`)).map(({ what }) => what)
    expect(await left('subject', 'outbox')).toEqual([
      'dropped 89',
      'failed 89',
      'kept 89',
      'queued 89',
      'queued 91',
      'sent 89',
    ])
    expect(await left('email', 'newsletter_subscribers')).toEqual([
      'left-lately@test.example',
      'pending-29@test.example',
      'reader@test.example',
    ])
    expect(await left('subject', 'contact_messages')).toEqual(['answered 300', 'closed 300', 'new 300', 'new 400'])
  })

  test('refuses newsletter requests that do not come from the server', async () => {
    const parameters = {
      email: 'x@test.example',
      language: 'en',
      confirm_hash: hash('a'),
      unsubscribe_hash: hash('b'),
      mail,
    }
    expect((await site.rpc('newsletter_request', parameters, 'anon')).status).toBe(401)
    expect((await site.rpc('newsletter_request', parameters, person)).status).toBe(403)
    const { status } = await site.rpc('newsletter_request', { ...parameters, confirm_hash: 'clear' }, 'service')
    expect(status).toBe(400)
  })

  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
  async function recordView(view: object) {
    const { status } = await site.call('/rest/v1/page_analytics', { as: 'anon', method: 'POST', body: view })
    const [row] = await site.database.query('select * from public.page_analytics order by id desc limit 1')
    return { status, row }
  }

  test('records a page view without its query string', async () => {
    const { status, row } = await recordView({
      url: '/businesses?search=halal&lat=51.50735&lng=-0.12776#map',
      referrer: 'https://example.org/?q=secret',
      user_agent: safari,
      device_type: 'mobile',
    })
    expect(status).toBe(201)
    expect(row).toMatchObject({ url: '/businesses', referrer: 'https://example.org/', user_agent: safari })
  })

  test.each([
    '/mosques',
    '/mosque/east-london',
    '/ar/quran/2/255',
    '/athan',
    '/tr/zakaat',
    '/community/gaza',
    '/ur/community/gaza/wall',
  ])('keeps only the browser family on %s', async (url) => {
    expect((await recordView({ url, user_agent: safari })).row).toMatchObject({ user_agent: 'Safari' })
  })

  test('cuts what is too long and replaces an impossible time', async () => {
    const { row } = await recordView({
      url: `/${'x'.repeat(2000)}`,
      title: 't'.repeat(2000),
      user_agent: 'u'.repeat(2000),
      timestamp: '2001-01-01T00:00:00Z',
    })
    expect(String(row?.url)).toHaveLength(512)
    expect(String(row?.title)).toHaveLength(300)
    expect(String(row?.user_agent)).toHaveLength(512)
    const age = Date.now() - new Date(String(row?.timestamp)).getTime()
    expect(Math.abs(age)).toBeLessThan(3_600_000)
  })

  test.each(['https://evil.example/', '//evil.example', 'businesses', ''])(
    'refuses the page address "%s"',
    async (url) => {
      expect((await recordView({ url })).status).toBe(400)
    },
  )

  test('refuses a promotion event with too much baggage, and dates it itself', async () => {
    const post = (body: object) => site.call('/rest/v1/promo_analytics', { as: 'anon', method: 'POST', body })
    const good = { promotion: 'p', event: 'click', path: '/ar?x=1', created_at: '2001-01-01', meta: { language: 'ar' } }
    expect((await post(good)).status).toBe(201)
    const [row] = await site.database.query(
      `select path, created_at > now() - interval '1 hour' as fresh from public.promo_analytics`,
    )
    expect(row).toEqual({ path: '/ar', fresh: true })
    expect((await post({ ...good, meta: { much: 'x'.repeat(3000) } })).status).toBeGreaterThanOrEqual(400)
    expect((await post({ ...good, event: 'hover' })).status).toBeGreaterThanOrEqual(400)
    expect(await site.database.query('select from public.promo_analytics')).toHaveLength(1)
  })

  test('shows visitors approved partners with a logo only, and no contact details', async () => {
    await site.database.script(`
      insert into public.partners (name, status, logo_url) values
        ('Shown', 'approved', '/logos/a.svg'), ('No logo', 'approved', null), ('Pending', 'pending', '/logos/b.svg');
    `)
    const { body } = await site.call('/rest/v1/partners?select=name', { as: 'anon' })
    expect(body).toEqual([{ name: 'Shown' }])
  })

  test('takes a partner application by one way only, as pending, with its contact', async () => {
    const { status } = await site.call('/rest/v1/partners', {
      as: person,
      method: 'POST',
      body: { name: 'Pushy', status: 'approved', logo_url: '/x.svg' },
    })
    expect(status).toBe(403)
    const application = { name: 'Kind', website_url: 'https://kind.example', logo_url: '', contact_name: 'K' }
    const applied = await site.rpc('apply_as_partner', { ...application, contact_email: 'k@kind.example' }, person)
    expect(applied.status).toBe(200)
    const own = await site.call('/rest/v1/partners?select=name,status&status=eq.pending', { as: person })
    expect(own.body).toEqual([{ name: 'Kind', status: 'pending' }])
    const contacts = await site.call('/rest/v1/partner_contacts?select=contact_email', { as: staff })
    expect(contacts.body).toEqual([{ contact_email: 'k@kind.example' }])
  })

  test('takes three applications a day from a member, also when they come at once', async () => {
    const eager = await site.signUp('eager')
    const application = {
      website_url: 'https://e.example',
      logo_url: '',
      contact_name: 'E',
      contact_email: 'e@e.example',
    }
    const apply = (n: number) => site.rpc('apply_as_partner', { ...application, name: `Eager ${n}` }, eager)
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(apply))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429])
    expect(await site.database.query(`select from public.partners where name like 'Eager %'`)).toHaveLength(3)
    await site.database.query(`update public.partner_contacts set created_at = now() - interval '25 hours'`)
    expect((await apply(7)).status).toBe(200)
  })

  test('notes who decided about a partner', async () => {
    await site.call('/rest/v1/partners?name=eq.Kind', { as: staff, method: 'PATCH', body: { status: 'approved' } })
    const [row] = await site.database.query(
      `select l.actor, p.decided_at is not null as decided
       from public.partners as p join public.audit_log as l on l.entity = 'partners' and l.entity_id = p.id::text
       where p.name = 'Kind' and l.after ->> 'status' = 'approved'`,
    )
    expect(row).toEqual({ actor: staff.id, decided: true })
  })

  test('shows visitors promotions only while they run', async () => {
    await site.database.script(`
      insert into public.promotions (slug, title, body, cta_label, href, status, starts_at, ends_at)
      select slug, '{"en": "T"}', '{"en": "B"}', '{"en": "C"}', '/x', status, now() + starts, now() + ends
      from (values
        ('running', 'live', interval '-1 day', interval '1 day'), ('open', 'live', null, null),
        ('over', 'live', interval '-2 days', interval '-1 day'), ('ahead', 'live', interval '1 day', null),
        ('draft', 'draft', null, null)
      ) as p (slug, status, starts, ends)
    `)
    const { body } = await site.call('/rest/v1/promotions?select=slug&order=slug', { as: 'anon' })
    expect(body).toEqual([{ slug: 'open' }, { slug: 'running' }])
    const promo = (await site.rpc('promotion_at', { placement: 'home' }, staff)).body as { slug: string }
    expect(['open', 'running']).toContain(promo.slug)
  })

  test('announces each changed row by its key, a large change once, and analytics never', async () => {
    const changes: Change[] = []
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    site.backend.onChange((change) => (change.table === 'the end' ? end() : changes.push(change)))
    await site.database.script(`
      insert into public.help_topics (id, locale, question, answer) values ('a', 'en', 'Q?', 'A.'), ('a', 'ar', 'Q?', 'A.');
      update public.help_topics set position = 3 where locale = 'ar';
      delete from public.help_topics where locale = 'en';
      update public.help_topics set position = 4 where locale = 'fr';
      insert into public.page_analytics (url) values ('/');
      insert into public.outbox (to_address, subject, body_text) values ('a@test.example', 'x', 'y');
    `)
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.businesses (name, status) values ('Noted', 'published') returning id`,
    )
    await site.database.script(
      `insert into public.sponsors (name) select 'Sponsor ' || n from generate_series(1, 101) as n;
       select pg_notify('changes', '{"table": "the end"}');`,
    )
    await ended
    const [place] = await site.database.query<{ id: string }>('select id from public.business_unified')
    const change = (table: string, type: string, key: object) => ({ schema: 'public', table, type, key })
    const expected = [
      change('help_topics', 'INSERT', { id: 'a', locale: 'ar' }),
      change('help_topics', 'INSERT', { id: 'a', locale: 'en' }),
      change('help_topics', 'UPDATE', { id: 'a', locale: 'ar' }),
      change('help_topics', 'DELETE', { id: 'a', locale: 'en' }),
      change('businesses', 'INSERT', { id: row?.id }),
      change('business_unified', 'INSERT', { id: place?.id }),
      change('sponsors', 'INSERT', {}),
    ]
    expect(changes).toHaveLength(expected.length)
    for (const wanted of expected) expect(changes).toContainEqual(wanted)
  })

  test('an answer to a message changes its state and is handed out for mailing once', async () => {
    const letter = { name: 'Amina', email: 'Amina@test.example', subject: 'Compte', message: 'Salam', language: 'fr' }
    const { body: message } = await site.rpc(
      'send_contact_message',
      { ...letter, topic: 'account', sender_id: null, recipient: null, mail_status: 'queued' },
      'service',
    )
    const answer = (as: Person, body = ' Wa alaykum as-salam ') =>
      site.rpc('answer_contact_message', { message, body }, as)
    const stateOf = async () =>
      (await site.database.query('select status, topic from public.contact_messages where id = $1', [message]))[0]

    expect((await answer(person)).status).toBeGreaterThanOrEqual(400)
    expect((await answer(staff, ' ')).status).toBeGreaterThanOrEqual(400)
    expect(await stateOf()).toEqual({ status: 'new', topic: 'account' })
    expect((await site.rpc('take_contact_answers', {}, staff)).status).toBeGreaterThanOrEqual(400)
    expect((await site.rpc('take_contact_answers', {}, 'service')).body).toEqual([])

    expect((await answer(staff)).status).toBe(200)
    expect(await stateOf()).toEqual({ status: 'answered', topic: 'account' })
    expect(await site.database.query('select author_id from public.contact_answers')).toEqual([{ author_id: staff.id }])
    expect((await site.rpc('take_contact_answers', {}, 'service')).body).toEqual([
      {
        to_address: 'amina@test.example',
        name: 'Amina',
        subject: 'Compte',
        message: 'Salam',
        language: 'fr',
        answer: 'Wa alaykum as-salam',
      },
    ])
    expect((await site.rpc('take_contact_answers', {}, 'service')).body).toEqual([])
  })

  test('papers that no form was finished with are found after a day', async () => {
    const [place] = await site.database.query<{ id: string }>(
      `insert into public.places (id, kind) values (gen_random_uuid(), 'business') returning id`,
    )
    const folder = person.id
    for (const [bucket, name, age] of [
      ['evidence-documents', 'handed-in.pdf', '2 days'],
      ['evidence-documents', 'left.pdf', '2 days'],
      ['evidence-documents', 'fresh.pdf', '2 hours'],
      ['claim-documents', 'left.pdf', '3 days'],
    ])
      await site.database.query(
        `insert into storage.objects (bucket_id, name, version, created_at)
         values ($1, $2, gen_random_uuid()::text, now() - $3::interval)`,
        [bucket, `${folder}/${name}`, age],
      )
    await site.database.query(
      `insert into public.ownership_statements (place_id, kind, said_by, document)
       values ($1, 'self_declared', $2, $3)`,
      [place?.id, person.id, `evidence-documents/${folder}/handed-in.pdf`],
    )
    expect((await site.rpc('unattached_documents', {}, 'service')).body).toEqual([
      { bucket: 'claim-documents', path: `${folder}/left.pdf` },
      { bucket: 'evidence-documents', path: `${folder}/left.pdf` },
    ])
    expect((await site.rpc('unattached_documents', {}, staff)).status).toBeGreaterThanOrEqual(400)
  })

  // Several nodes can only be on PostgreSQL.
  if (name === 'PostgreSQL')
    test('a node that has just answered closes, though the end of its transaction is still on its way', async () => {
      const node = await site.openAnother?.()
      const key = site.backend.anonKey
      const answer = await node?.backend.fetch('http://127.0.0.1/rest/v1/business_unified?select=id&limit=1', {
        headers: { apikey: key, Authorization: `Bearer ${key}` },
      })
      expect(answer?.status).toBe(200)
      await node?.backend.close()
      await node?.close()
    })
})
