// The author of a review, of a photo or the owner of a listing is nobody else's to read: no id links what one person did.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let fatima: Person
  let owner: Person
  let other: Person
  let staff: Person
  let place: string

  beforeAll(async () => {
    site = await open()
    fatima = await site.signUp('Fatima', { display_name: 'Fatima Al-Zahra Benslimane' })
    owner = await site.signUp('Owner', { display_name: 'Yusuf Karim' })
    other = await site.signUp('Other')
    staff = await site.signUp('Staff')
    await site.grantRole(staff, 'staff')
    await site.database.query(
      `with account as (insert into public.business_accounts (owner_id) values ($1) returning id)
       insert into public.businesses (name, city, status, owner_id, business_account_id)
       select 'Al Noor', 'Leeds', 'published', $1, id from account`,
      [owner.id],
    )
    const [row] = await site.database.query<{ place_id: string }>('select place_id from public.businesses')
    place = row?.place_id ?? ''
    await site.database.query(
      `insert into public.reviews (id, place_id, user_id, rating, text, language, status)
       values (gen_random_uuid(), $1, $2, 5, 'Friendly people, fair prices, good tea.', 'en', 'published')`,
      [place, fatima.id],
    )
    await site.database.query(
      `insert into public.review_replies (review_id, author_id, text) select id, $1, 'Thank you for coming.' from public.reviews`,
      [owner.id],
    )
    await site.database.query(
      `insert into public.photos (place_id, uploaded_by, width, height, status, stored_at)
       values ($1, $2, 800, 600, 'published', now())`,
      [place, fatima.id],
    )
    await site.database.script(`insert into public.mosque (source, source_id, name) values ('osm', '7', 'Masjid')`)
    await site.database.query(
      `insert into public.mosque_announcements (place_id, author_id, title, status, published_at)
       select place_id, $1, 'A class for beginners', 'published', now() from public.mosque`,
      [fatima.id],
    )
    const application = {
      website_url: '',
      logo_url: '/logos/a.svg',
      contact_name: 'F',
      contact_email: 'f@test.example',
    }
    await site.rpc('apply_as_partner', { ...application, name: 'Partner' }, fatima)
    await site.call('/rest/v1/partners?name=eq.Partner', { as: staff, method: 'PATCH', body: { status: 'approved' } })
    await site.database.script(
      `insert into public.business (source, source_id, name) values ('osm', '1', 'Imported');
       insert into private.imported_originals (row_id, raw) select id, '{"operator:phone": "0123"}' from public.business`,
    )
  })
  afterAll(() => site?.close())

  const read = (path: string, as: Caller) => site.call(`/rest/v1/${path}`, { as })

  test.each([
    'reviews?select=id,user_id',
    'reviews?user_id=not.is.null&select=id',
    'reviews?select=*',
    'photos?select=id,uploaded_by',
    'photos?select=*',
    'review_replies?select=review_id,author_id',
    'businesses?select=id,owner_id',
    'mosque_announcements?select=*',
    'mosque_announcements?select=id,author_id',
    'partners?select=*',
    'partners?select=*,partner_contacts(*)',
    'businesses?select=*',
    'business_unified?select=id,reviews(user_id)',
    'places?select=id,reviews(user_id),photos(uploaded_by),businesses(owner_id)',
  ])('%s names nobody to visitors and other members', async (path) => {
    const names = [fatima.id, owner.id]
    for (const caller of ['anon', other] as const) {
      const { status, body } = await read(path, caller)
      for (const id of names) expect(JSON.stringify(body), `${status}`).not.toContain(id)
    }
    // Nor the reviewer to the owner of the place.
    expect(JSON.stringify((await read(path, owner)).body)).not.toContain(fatima.id)
  })

  test('pages give short names, and no ids of people', async () => {
    const reviews = await site.rpc('reviews_page', { place }, 'anon')
    expect(reviews.body).toMatchObject({
      reviews: [{ author: 'Fatima B.', is_mine: false, reply: { author: 'Yusuf K.' } }],
    })
    const photos = await site.rpc('place_photos', { place }, 'anon')
    expect(photos.body).toMatchObject({ photos: [{ credit: 'Fatima B.', isMine: false }] })
    const page = await site.rpc('business_page', { id_or_slug: 'al-noor' }, 'anon')
    expect(page.body).toMatchObject({ name: 'Al Noor', is_claimed: true })
    for (const { body } of [reviews, photos, page])
      for (const { id } of [fatima, owner]) expect(JSON.stringify(body)).not.toContain(id)
  })

  test('people still read and change their own, and staff see whose it is', async () => {
    expect((await read('reviews?select=user_id', fatima)).body).toEqual([{ user_id: fatima.id }])
    expect((await read('photos?select=uploaded_by', fatima)).body).toEqual([{ uploaded_by: fatima.id }])
    expect((await read('businesses?select=owner_id', owner)).body).toEqual([{ owner_id: owner.id }])
    const changed = await site.call(`/rest/v1/reviews?place_id=eq.${place}`, {
      as: fatima,
      method: 'PATCH',
      body: { rating: 4 },
      headers: { Prefer: 'return=representation' },
    })
    expect(changed.body).toMatchObject([{ rating: 4 }])
    const answered = await site.call('/rest/v1/review_replies?review_id=not.is.null&select=text', {
      as: owner,
      method: 'PATCH',
      body: { text: 'Thank you, come again.' },
      headers: { Prefer: 'return=representation' },
    })
    expect(answered.body).toEqual([{ text: 'Thank you, come again.' }])
    for (const path of ['reviews?select=user_id', 'photos?select=uploaded_by'])
      expect(JSON.stringify((await read(path, staff)).body)).toContain(fatima.id)
  })

  test('what a source says beyond our columns stays out of the directory', async () => {
    for (const caller of ['anon', other, 'service'] as const) {
      const { body } = await read('business?select=*', caller)
      expect(body).toMatchObject([{ name: 'Imported' }])
      expect(JSON.stringify(body)).not.toContain('0123')
    }
  })

  test('when a row was made and changed is the database’s to say, wherever members write', async () => {
    // Tables in which some policy lets more than staff write.
    const columns = await site.database.query<{ name: string }>(
      `select c.relname || '.' || a.attname as name
       from pg_class as c join pg_attribute as a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and a.attname in ('created_at', 'updated_at')
         and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
           or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
         and exists (
           select from pg_policy as p
           where p.polrelid = c.oid and p.polcmd in ('a', 'w', '*')
             and coalesce(pg_get_expr(p.polwithcheck, p.polrelid), pg_get_expr(p.polqual, p.polrelid)) !~ 'is_staff|has_role'
         )
       order by 1`,
    )
    // Each of these has a trigger that sets it; promo_analytics is a visitor's note that nothing is decided by.
    expect(columns.map(({ name }) => name)).toEqual([
      'business_accounts.created_at',
      'business_accounts.updated_at',
      'businesses.created_at',
      'businesses.updated_at',
      'form_drafts.updated_at',
      'iqamah_rules.created_at',
      'iqamah_rules.updated_at',
      'jumuah_sessions.created_at',
      'jumuah_sessions.updated_at',
      'mosque.created_at',
      'mosque.updated_at',
      'mosque_occasions.created_at',
      'mosque_occasions.updated_at',
      'mosques.created_at',
      'mosques.updated_at',
      'profiles.created_at',
      'profiles.updated_at',
      'promo_analytics.created_at',
    ])
    const then = '2999-01-01T00:00:00+00:00'
    const dated = { created_at: then, updated_at: then }
    await site.call('/rest/v1/business_accounts', { as: other, method: 'POST', body: { name: 'Other', ...dated } })
    const [account] = await site.database.query<{ id: string }>(
      'select id from public.business_accounts where owner_id = $1',
      [other.id],
    )
    const added = { name: 'Dated', business_account_id: account?.id, ...dated }
    expect((await site.call('/rest/v1/businesses', { as: other, method: 'POST', body: added })).status).toBe(201)
    await site.call('/rest/v1/businesses?name=eq.Dated', { as: other, method: 'PATCH', body: dated })
    await site.call(`/rest/v1/profiles?id=eq.${other.id}`, { as: other, method: 'PATCH', body: dated })
    for (const [table, key] of [
      ['business_accounts', 'owner_id'],
      ['businesses', 'owner_id'],
      ['profiles', 'id'],
    ])
      expect(
        await site.database.query(
          `select created_at < $2 and updated_at < $2 as is_earlier from public.${table} where ${key} = $1`,
          [other.id, then],
        ),
      ).toEqual([{ is_earlier: true }])
    for (const [table, body] of [
      ['saved_places', { user_id: other.id, place_id: place, created_at: then }],
      ['reports', { subject_kind: 'listing', subject_id: place, reason: 'spam', created_at: then }],
    ] as const)
      expect((await site.call(`/rest/v1/${table}`, { as: other, method: 'POST', body })).status, table).toBe(403)
  })
})
