// Taking one's data away, and leaving: nothing is forgotten in the export, nothing is left after the last day.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceClient } from '#server/backend/service-client.ts'
import { seeOff } from '#server/jobs/see-members-off.ts'
import { createMailer } from '#server/mail/mailer.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

const KINDS = ['contributions', 'replies', 'reviews', 'photos']

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let other: Person
  let business: string

  beforeAll(async () => {
    site = await open()
    other = await site.signUp('Harun Yildiz')
    await values(
      `insert into public.business (source, source_id, name, city, phone)
       values ('test', 'leaving', 'Noor Bakery', 'Leeds', '+44 113 4960000') returning id`,
    )
    ;[business = ''] = await values(`select place_id from public.business where source_id = 'leaving'`)
  })
  afterAll(() => site?.close())

  const values = async (sql: string, given: unknown[] = []) =>
    (await site.database.query<Record<string, string>>(sql, given)).map((row) => String(Object.values(row)[0]))

  /** Somebody who left a trace wherever members do. */
  async function makeMember() {
    const word = crypto.randomUUID().slice(0, 8)
    // Nobody else's: every trace that is found is of this member.
    const name = `Zubaydah Qanitah${word}`
    const member = await site.signUp(name)
    const { id, email } = member
    await site.rpc('my_person', {}, member)
    const add = (sql: string, ...given: unknown[]) => values(sql, given)
    const contribution = (author: string, slug: string) =>
      add(
        `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at)
         values ('forum', $1, $2, 'A question of mine', 'Where do you buy bread?', 'en', 'published', 'town', now()) returning id`,
        slug,
        author,
      )
    const [alone = ''] = await contribution(id, `alone-${word}`)
    const [answered = ''] = await contribution(id, `answered-${word}`)
    const [theirs = ''] = await contribution(other.id, `theirs-${word}`)
    const reply = (to: string, author: string) =>
      add(
        `insert into public.replies (contribution_id, number, author_id, body, language, state, published_at)
         select $1::uuid, coalesce(max(number), 0) + 1, $2::uuid, 'At the corner.', 'en', 'published', now()
         from public.replies where contribution_id = $1::uuid returning id`,
        to,
        author,
      )
    const [answer = ''] = await reply(answered, other.id)
    const [own = ''] = await reply(theirs, id)
    await add(`insert into public.reply_versions (reply_id, body) values ($1, 'Around the corner.') returning id`, own)
    const [review = ''] = await add(
      `insert into public.reviews (place_id, user_id, rating, text, language, status)
       values ($1, $2, 5, 'Warm bread and a kind welcome.', 'en', 'published') returning id`,
      business,
      id,
    )
    const [photo = ''] = await add(
      `insert into public.photos (place_id, uploaded_by, width, height, status, stored_at) values ($1, $2, 800, 600, 'published', now()) returning id`,
      business,
      id,
    )
    await add(`insert into public.saved_places (user_id, place_id) values ($1, $2) returning place_id`, id, business)
    await add(
      `insert into public.person_blocks (user_id, other_id, kind) values ($1, $2, 'mute') returning kind`,
      id,
      other.id,
    )
    await add(
      `insert into public.contact_messages (name, email, subject, message, user_id) values ($1, $2, 'Salaam', 'A question', $3) returning id`,
      name,
      email,
      id,
    )
    await add(`insert into public.newsletter_subscribers (email) values ($1) returning email`, email)
    await add(
      `insert into public.outbox (to_address, subject, body_text) values ($1, 'News', 'Salaam') returning id`,
      email,
    )
    const [purpose = ''] = await add('select id from public.gift_purposes limit 1')
    await add(
      `insert into public.gifts (purpose_id, amount_cents, currency, cycle, name, email, user_id, provider)
       values ($1, 500, 'EUR', 'once', $2, $3, $4, 'manual') returning id`,
      purpose,
      name,
      email,
      id,
    )
    await add(
      `insert into public.store_orders (key, visitor, status, delivery, address, country_code, name, email, user_id, provider,
         goods_cents, postage_cents, tax_cents, total_cents, currency)
       values (gen_random_uuid(), repeat('a', 64), 'new', 'post', $1::text, 'GB', 'The neighbour of ' || $1::text, $2, $3, 'manual',
         500, 0, 0, 500, 'EUR') returning id`,
      name,
      email,
      id,
    )
    await add(`insert into public.business_accounts (owner_id, name) values ($1, 'Noor') returning id`, id)
    await add(
      `insert into public.businesses (owner_id, name, city, email, status) values ($1, $2, 'Leeds', $3, 'published') returning id`,
      id,
      `Zaytun ${word}`,
      email,
    )
    await add(
      `insert into public.halal_evidence (place_id, kind, said_by, said_as, statement, document)
       values ($1, 'confirmation', $2::uuid, 'member', 'I asked', 'evidence-documents/a.pdf') returning id`,
      business,
      id,
    )
    await add(
      `insert into public.audit_log (actor, action, entity, entity_id, after)
       values ($1::uuid, 'insert', 'user_roles', $1::uuid || '/affiliate', jsonb_build_object('user_id', $1::uuid, 'name', $2::text)) returning id`,
      id,
      name,
    )
    await add(`insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1) returning id`, id)
    return { member, name, alone, answered, theirs, answer, own, review, photo }
  }

  const leaveAs = async ({ id }: Person) => {
    await site.database.query(`update public.profiles set leaves_at = now() - interval '1 minute' where id = $1`, [id])
    return site.rpc('carry_out_leaving', { member: id }, 'service')
  }

  /** The word that it is done, until it is written. */
  const farewell = ['private.letter_drafts']

  /** Every table that holds one of the words in any of its columns. */
  async function tablesWith(words: string[]) {
    const tables = await values(
      `select c.oid::regclass::text from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth', 'storage', 'realtime') order by 1`,
    )
    const found: string[] = []
    for (const table of tables) {
      const [number] = await values(
        `select count(*) from ${table} as t where exists (select from unnest($1::text[]) as w where strpos(lower(t::text), lower(w)) > 0)`,
        [words],
      )
      if (number !== '0') found.push(table)
    }
    return found
  }

  test('every column that points at people is taken away or left out for a reason', async () => {
    const columns = await values(
      `select distinct n.nspname || '.' || c.relname || '.' || a.attname
       from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
       join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'private', 'auth') and (
         a.attname = 'user_id' or exists (
           select from pg_constraint as k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any (k.conkey)
             and k.confrelid in ('auth.users'::regclass, 'public.affiliates'::regclass)
         )
       ) order by 1`,
    )
    const known = await values(`select place || '.' || point from private.personal_rows`)
    expect(columns.filter((column) => !known.includes(column))).toEqual([])
  })

  test('the list names tables and columns that exist', async () => {
    const gone = await values(
      `select r.place || '.' || r.point from private.personal_rows as r
       where not exists (
         select from pg_attribute as a where a.attrelid = to_regclass(r.place) and a.attname = r.point and not a.attisdropped
       )`,
    )
    expect(gone).toEqual([])
  })

  test('everybody takes away what is theirs, all of it, and nothing of others', async () => {
    const { member, own } = await makeMember()
    const { status, body } = await site.rpc('my_data_parts', {}, member)
    expect(status).toBe(200)
    const parts = body as { part: string; place: string; number: number }[]
    const places = parts.map(({ place }) => place)
    for (const place of ['auth.users', 'auth.sessions', 'public.profiles', 'public.contributions', 'public.replies'])
      expect(places).toContain(place)
    for (const place of [
      'public.reply_versions',
      'public.reviews',
      'public.saved_places',
      'public.gifts',
      'public.store_orders',
      'public.store_order_steps',
      'public.newsletter_subscribers',
    ])
      expect(places).toContain(place)
    const all: Record<string, Record<string, unknown>[]> = {}
    for (const { place, number } of parts) {
      const rows = (await site.rpc('my_data', { place }, member)).body as Record<string, unknown>[]
      expect(rows.length, place).toBe(number)
      all[place] = rows
    }
    expect(all['public.replies']?.map(({ id }) => id)).toEqual([own])
    expect(all['auth.users']).toEqual([expect.objectContaining({ email: member.email })])
    const [{ handle = '' } = {}] = await site.database.query<{ handle: string }>(
      'select handle from public.people where user_id = $1',
      [other.id],
    )
    expect(all['public.person_blocks']).toEqual([expect.objectContaining({ kind: 'mute', handle: handle || null })])
    const text = JSON.stringify(all)
    expect(text).not.toContain(other.id)
    expect(text).not.toMatch(/encrypted_password|refresh_token|"secret"/)
  })

  test('strangers, visitors and invented tables get nothing', async () => {
    const { member } = await makeMember()
    expect((await site.rpc('my_data_parts', {}, 'anon')).status).toBe(401)
    expect((await site.rpc('my_data', { place: 'public.reviews' }, 'anon')).status).toBe(401)
    const theirs = (await site.rpc('my_data', { place: 'public.reviews' }, other)).body
    expect(theirs).toEqual([])
    for (const place of [
      'private.one_time_codes',
      'public.audit_log',
      'pg_catalog.pg_authid',
      'public.reviews; select 1',
      '',
    ])
      expect((await site.rpc('my_data', { place }, member)).status, place).toBe(404)
    for (const name of ['due_leavings', 'claim_leaving_letters'])
      expect((await site.rpc(name, {}, member)).status, name).toBe(403)
    expect((await site.rpc('carry_out_leaving', { member: other.id }, member)).status).toBe(403)
    expect((await site.rpc('leaving_files', { member: other.id }, member)).status).toBe(403)
  })

  test('who has a second factor shows it first', async () => {
    const { member } = await makeMember()
    await site.database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), $1, 'totp', 'verified')`,
      [member.id],
    )
    for (const [name, given] of [
      ['my_data_parts', {}],
      ['my_data', { place: 'public.reviews' }],
      ['my_files', {}],
      ['ask_to_leave', {}],
      ['stay', {}],
    ] as const)
      expect(await site.rpc(name, given, member), name).toMatchObject({
        status: 403,
        body: { message: 'second_factor_required' },
      })
  })

  test('seven days to change one’s mind: locked, other sessions ended, and open again', async () => {
    const { member } = await makeMember()
    const asked = await site.rpc('ask_to_leave', { keeps: ['reviews'] }, member)
    expect(asked.status).toBe(200)
    const days = (Date.parse(String(asked.body)) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
    expect(await values('select count(*) from auth.sessions where user_id = $1', [member.id])).toEqual(['1'])
    const save = () => site.rpc('save_person', { facts: { bio: 'Still here' } }, member)
    expect(await save()).toMatchObject({ status: 403, body: { message: 'members_only' } })
    // Nor does the profile itself let them hurry it, or slip out of it.
    for (const leaves_at of [null, '2020-01-01T00:00:00Z'])
      await site.call(`/rest/v1/profiles?id=eq.${member.id}`, { as: member, method: 'PATCH', body: { leaves_at } })
    expect((await site.rpc('my_leaving', {}, member)).body).toMatchObject({
      leaves_at: expect.any(String),
      keeps: ['reviews'],
    })
    expect((await site.rpc('due_leavings', {}, 'service')).body).toEqual([])
    expect(await site.rpc('carry_out_leaving', { member: member.id }, 'service')).toMatchObject({ body: false })
    const again = await site.rpc('ask_to_leave', { keeps: [] }, member)
    expect(again.body).toBe(asked.body)
    const letters = () => site.rpc('claim_leaving_letters', {}, 'service')
    expect((await letters()).body).toEqual([expect.objectContaining({ to_address: member.email })])
    expect((await letters()).body).toEqual([])
    expect((await site.rpc('stay', {}, member)).status).toBe(204)
    expect((await save()).status).toBe(204)
    expect((await site.rpc('my_leaving', {}, member)).body).toMatchObject({ leaves_at: null })
  })

  test('nobody leaves while things they paid for are still to come', async () => {
    const { member } = await makeMember()
    const set = (status: string) =>
      site.database.query('update public.store_orders set status = $2 where user_id = $1', [member.id, status])
    await set('packed')
    expect(await site.rpc('ask_to_leave', {}, member)).toMatchObject({ body: { message: 'order_open' } })
    await set('sent')
    expect((await site.rpc('ask_to_leave', {}, member)).status).toBe(200)
    // Nor does the last day come before an order that was paid for since.
    await set('ready')
    expect((await leaveAs(member)).body).toBe(false)
    expect((await site.rpc('due_leavings', {}, 'service')).body).toEqual([])
    expect((await site.rpc('leaving_files', { member: member.id }, 'service')).body).toEqual([])
    expect((await site.rpc('stay', {}, member)).status).toBe(204)
  })

  test('nobody leaves while money goes on being taken, and kinds are known ones', async () => {
    const { member } = await makeMember()
    expect((await site.rpc('ask_to_leave', { keeps: ['everything'] }, member)).status).toBe(400)
    await site.database.query(
      `insert into public.subscriptions (ref, business_id, status, as_of, event_id)
       select 'sub_' || a.id, a.id, 'active', now(), 'evt' from public.business_accounts as a where a.owner_id = $1`,
      [member.id],
    )
    expect(await site.rpc('ask_to_leave', {}, member)).toMatchObject({ body: { message: 'plan_renews' } })
    await site.database.query(
      `update public.subscriptions set cancel_at_end = true where business_id in (select id from public.business_accounts where owner_id = $1)`,
      [member.id],
    )
    expect((await site.rpc('ask_to_leave', {}, member)).status).toBe(200)
  })

  test('after it no row of any table holds their id, address or name', async () => {
    const { member, name, alone, answered, answer, own, review, photo } = await makeMember()
    const words = [member.id, member.email, name]
    expect((await tablesWith(words)).length).toBeGreaterThan(15)
    expect((await leaveAs(member)).body).toBe(true)
    expect(await tablesWith(words)).toEqual(farewell)
    const left = await values(
      `select id from public.contributions where id = any($1::uuid[])
       union all select id from public.replies where id = any($1::uuid[])
       union all select id from public.reviews where id = any($1::uuid[])
       union all select id from public.photos where id = any($1::uuid[])`,
      [[alone, answered, answer, own, review, photo]],
    )
    // What others answered keeps its place, with nothing in it; the answer is theirs.
    expect(left.toSorted()).toEqual([answered, answer].toSorted())
    expect(await values('select title || body from public.contributions where id = $1', [answered])).toEqual(['…'])
    expect(await values('select count(*) from public.gifts where user_id is null and amount_cents = 500')).not.toEqual([
      '0',
    ])
  })

  test('what was to stay stays, under nobody’s name', async () => {
    const { member, name, alone, answered, own, review, photo } = await makeMember()
    await site.database.query('update public.profiles set leaving_keeps = $2 where id = $1', [member.id, KINDS])
    expect((await leaveAs(member)).body).toBe(true)
    expect(await tablesWith([member.id, member.email, name])).toEqual(farewell)
    const left = await values(
      `select id from public.contributions where id = any($1::uuid[]) and author_id is null
       union all select id from public.replies where id = any($1::uuid[]) and author_id is null
       union all select id from public.reviews where id = any($1::uuid[]) and user_id is null
       union all select id from public.photos where id = any($1::uuid[]) and uploaded_by is null`,
      [[alone, answered, own, review, photo]],
    )
    expect(left.toSorted()).toEqual([alone, answered, own, review, photo].toSorted())
    const page = (await site.rpc('reviews_page', { place: business }, 'anon')).body as {
      reviews: { author: string | null; is_mine: boolean }[]
    }
    expect(page.reviews).toContainEqual(expect.objectContaining({ author: null, is_mine: false }))
  })

  describe('the job', () => {
    const siteUrl = 'https://mahalla.example'
    const run = () => {
      const mailer = createMailer({ env: { smtpUrl: null, mailFrom: '' }, siteUrl, say: () => {} })
      mailer.attach(site.backend)
      return seeOff({ service: serviceClient(site.backend), siteUrl, mailer })
    }
    const lettersTo = ({ email }: Person) =>
      values(`select kind from public.outbox where to_address = $1 and kind like 'account:%' order by id`, [email])
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40)])

    /** The files of a photo, a paper, and a paper of somebody else. */
    async function storeFiles(member: Person, photo: string) {
      const storage = serviceClient(site.backend).storage
      const paths = [
        ['photos', `${photo}/800.jpg`],
        ['photo-originals', `${photo}/original.jpg`],
        ['evidence-documents', `${member.id}/halal.jpg`],
        ['evidence-documents', `${other.id}/${member.id}.jpg`],
      ] as const
      for (const [bucket, path] of paths)
        expect((await storage.from(bucket).upload(path, bytes, { contentType: 'image/jpeg' })).error, path).toBeNull()
      // Uploaded by their members themselves: that is who they belong to.
      await site.database.query(
        `update storage.objects set owner_id = split_part(name, '/', 1) where bucket_id = 'evidence-documents'
         and split_part(name, '/', 1) = any($1)`,
        [[member.id, other.id]],
      )
      return async () => {
        const left: string[] = []
        for (const [bucket, path] of paths) if (!(await storage.from(bucket).download(path)).error) left.push(bucket)
        return left
      }
    }

    test('says when, takes files and rows on the day, and says that it is done', async () => {
      const { member, photo, name } = await makeMember()
      const filesLeft = await storeFiles(member, photo)
      expect((await site.rpc('my_files', {}, member)).body).toEqual([
        expect.objectContaining({ bucket: 'evidence-documents', path: `${member.id}/halal.jpg` }),
        expect.objectContaining({ bucket: 'photo-originals', path: `${photo}/original.jpg`, size: bytes.length }),
      ])
      await site.rpc('ask_to_leave', {}, member)
      await run()
      await run()
      expect(await lettersTo(member)).toEqual(['account:leaving'])
      expect((await filesLeft()).length).toBe(4)
      await site.database.query(`update public.profiles set leaves_at = now() - interval '1 second' where id = $1`, [
        member.id,
      ])
      expect(await site.rpc('stay', {}, member)).toMatchObject({ body: { message: 'too_late' } })
      await run()
      expect(await filesLeft()).toEqual(['evidence-documents'])
      expect(await lettersTo(member)).toEqual(['account:left'])
      await site.database.query(`delete from public.outbox where kind = 'account:left'`)
      await serviceClient(site.backend)
        .storage.from('evidence-documents')
        .remove([`${other.id}/${member.id}.jpg`])
      expect(await tablesWith([member.id, member.email, name])).toEqual([])
    })

    test('who was erased by our team is not told that they asked for it', async () => {
      const superadmin = await site.signUp('superadmin')
      await site.grantRole(superadmin, 'superadmin')
      const [erased, asking] = [await site.signUp('erased'), await site.signUp('asking')]
      for (const person of [erased.id, asking.id]) {
        if (person === asking.id) await site.rpc('ask_to_leave', {}, asking)
        expect((await site.rpc('erase_account', { person, reason: 'by letter' }, superadmin)).status).toBe(200)
      }
      await run()
      const textTo = async ({ email }: Person) =>
        (
          await values(`select body_text from public.outbox where to_address = $1 and kind = 'account:leaving'`, [
            email,
          ])
        ).join()
      expect(await textTo(erased)).toMatch(/Our team has decided to delete .*\/contact/s)
      expect(await textTo(erased)).not.toMatch(/You asked us|keep it/)
      expect(await textTo(asking)).toMatch(/You asked us to delete/)
      await site.rpc('keep_account', { person: erased.id, reason: 'a mistake' }, superadmin)
      expect(await values('select leaving_by_team::text from public.profiles where id = $1', [erased.id])).toEqual([
        'false',
      ])
    })

    test('photos that stay keep their files, and a picture of oneself never stays', async () => {
      const { member, photo } = await makeMember()
      await site.database.query(
        `insert into public.photos (is_portrait, uploaded_by, width, height, status, stored_at)
         values (true, $1, 800, 800, 'published', now())`,
        [member.id],
      )
      const filesLeft = await storeFiles(member, photo)
      await site.rpc('ask_to_leave', { keeps: ['photos'] }, member)
      await site.database.query(`update public.profiles set leaves_at = now() - interval '1 second' where id = $1`, [
        member.id,
      ])
      await run()
      expect(await filesLeft()).toEqual(['photos', 'photo-originals', 'evidence-documents'])
      expect(await values('select count(*) from public.photos where is_portrait')).toEqual(['0'])
      expect(await lettersTo(member)).toEqual(['account:left'])
    })
  })
})
