// Photos of places: who may add, what waits, what staff decide, which one stands for the place.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Item = { id: string }
type Photos = {
  photos: { id: string; status: string; isCover: boolean; isOfReview: boolean; credit: string | null }[]
  mayManage: boolean
  allowance: number | null
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let member: Person
  let staff: Person
  let account: string

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('owner')
    member = await site.signUp('member')
    staff = await site.signUp('staff')
    await site.grantRole(staff, 'staff')
    const [row] = await site.database.query<Item>(
      'insert into public.business_accounts (owner_id) values ($1) returning id',
      [owner.id],
    )
    account = row?.id ?? ''
  })
  afterAll(() => site?.close())

  let names = 0
  async function makePlace(columns: { name?: string; image?: string } = {}): Promise<string> {
    const [business] = await site.database.query<Item>(
      `insert into public.businesses (name, city, status, image, owner_id, business_account_id)
       values ($1, 'Leeds', 'published', $2, $3, $4) returning id`,
      [columns.name ?? `Place ${++names}`, columns.image ?? null, owner.id, account],
    )
    // The place is given after the row is there.
    const [row] = await site.database.query<{ place_id: string }>(
      'select place_id from public.businesses where id = $1',
      [business?.id],
    )
    return row?.place_id ?? ''
  }
  const insert = (place: string, as: Caller, more = {}) =>
    site.call('/rest/v1/photos', {
      as,
      method: 'POST',
      body: { place_id: place, width: 1200, height: 900, ...more },
      headers: { Prefer: 'return=representation' },
    })
  async function add(place: string, as: Caller, more = {}): Promise<string> {
    const { status, body } = await insert(place, as, more)
    expect(status, JSON.stringify(body)).toBe(201)
    const [{ id } = { id: '' }] = body as Item[]
    await site.database.query('select public.finish_photo($1)', [id])
    return id
  }
  const see = async (place: string, as: Caller) => (await site.rpc('place_photos', { place }, as)).body as Photos
  const statusOf = async (id: string) =>
    (await site.database.query<{ status: string }>('select status from public.photos where id = $1', [id]))[0]?.status
  const imageOf = async (place: string) =>
    (await site.database.query('select image from public.business_unified where id = $1', [place]))[0]?.image
  const decide = async (photo: string, decision: string, as: Caller = staff) => {
    const [item] = await site.database.query<Item>(
      `select id from public.moderation_items where subject_kind = 'photo' and subject_id = $1 and status <> 'withdrawn'
       order by opened_at desc limit 1`,
      [photo],
    )
    return site.rpc('decide_moderation', { item_id: item?.id, decision }, as)
  }

  test('a member’s photo waits for staff, then everyone sees it with their name', async () => {
    const place = await makePlace()
    const photo = await add(place, member, { caption: 'The counter' })
    expect(await statusOf(photo)).toBe('pending')
    expect((await see(place, 'anon')).photos).toEqual([])
    expect((await see(place, member)).photos).toMatchObject([{ id: photo, status: 'pending' }])
    expect((await decide(photo, 'approved', member)).status).toBeGreaterThanOrEqual(400)
    expect((await decide(photo, 'approved')).status).toBe(200)
    expect((await see(place, 'anon')).photos).toMatchObject([{ id: photo, status: 'published', credit: 'member' }])
    expect(await imageOf(place)).toBe(`/photos/${photo}/640.webp`)
  })

  test('a refused photo is seen by its member alone; the decision can be taken back', async () => {
    const place = await makePlace()
    const photo = await add(place, member)
    await decide(photo, 'rejected')
    expect((await see(place, owner)).photos).toEqual([])
    expect((await see(place, member)).photos).toMatchObject([{ status: 'rejected' }])
    await decide(photo, 'open')
    expect(await statusOf(photo)).toBe('pending')
  })

  test('photos by the owner and by staff are shown at once', async () => {
    const place = await makePlace()
    for (const person of [owner, staff]) expect(await statusOf(await add(place, person))).toBe('published')
    expect(await see(place, owner)).toMatchObject({ mayManage: true })
    expect(await see(place, member)).toMatchObject({ mayManage: false })
  })

  test('nobody decides for themselves what a photo is', async () => {
    const place = await makePlace()
    for (const more of [
      { status: 'published' },
      { is_cover: true },
      { is_owner_photo: true },
      { uploaded_by: owner.id },
    ]) {
      const { status } = await insert(place, member, more)
      expect([401, 403], JSON.stringify(more)).toContain(status)
    }
    expect((await insert(place, member, { caption: 'x'.repeat(201) })).status).toBe(400)
    expect((await insert(place, member, { width: 0 })).status).toBe(400)
    expect((await insert(crypto.randomUUID(), member)).status).toBeGreaterThanOrEqual(400)
    expect((await site.rpc('finish_photo', { photo: crypto.randomUUID() }, member)).status).toBeGreaterThanOrEqual(400)
  })

  test('ten per person and place, also when they come at once', async () => {
    const place = await makePlace()
    const answers = await Promise.all(Array.from({ length: 13 }, () => insert(place, member)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { status, body } of refused) {
      expect(status).toBe(403)
      expect(body).toMatchObject({ message: expect.stringContaining('photo_limit') })
    }
    expect((await see(place, member)).allowance).toBe(0)
    expect((await see(place, staff)).allowance).toBe(60)
    expect((await see(place, 'anon')).allowance).toBeNull()
  })

  test('the owner puts them in order, writes captions and chooses the cover; others do not', async () => {
    const place = await makePlace()
    const [a, b, c] = [await add(place, owner), await add(place, owner), await add(place, owner)]
    const order = async () => (await see(place, 'anon')).photos.map(({ id }) => id)
    expect(await order()).toEqual([a, b, c])
    expect(await imageOf(place)).toBe(`/photos/${a}/640.webp`)
    expect((await site.rpc('choose_cover', { photo: c }, owner)).status).toBeLessThan(300)
    expect(await order()).toEqual([c, a, b])
    expect(await imageOf(place)).toBe(`/photos/${c}/640.webp`)
    await site.rpc('move_photo', { photo: b, step: -1 }, staff)
    expect(await order()).toEqual([c, b, a])
    await site.rpc('move_photo', { photo: b, step: -1 }, owner)
    expect((await site.rpc('move_photo', { photo: b, step: 7 }, owner)).status).toBe(400)
    await site.rpc('caption_photo', { photo: a, caption: '  The oven ' }, owner)
    expect(await site.database.query('select caption from public.photos where id = $1', [a])).toEqual([
      { caption: 'The oven' },
    ])
    expect((await site.rpc('caption_photo', { photo: a, caption: 'x'.repeat(201) }, owner)).status).toBe(400)
    for (const [name, more] of [
      ['choose_cover', {}],
      ['move_photo', { step: 1 }],
      ['caption_photo', { caption: 'no' }],
      ['remove_photo', {}],
    ] as const)
      expect((await site.rpc(name, { photo: a, ...more }, member)).status, name).toBe(403)
  })

  test('a removed cover makes room for the next photo, and the last for the place’s own picture', async () => {
    const place = await makePlace({ image: 'https://images.example/own.jpg' })
    const [a, b] = [await add(place, owner), await add(place, owner)]
    expect(await imageOf(place)).toBe('https://images.example/own.jpg')
    await site.rpc('choose_cover', { photo: a }, owner)
    expect(await imageOf(place)).toBe(`/photos/${a}/640.webp`)
    await site.rpc('remove_photo', { photo: a }, owner)
    expect(await statusOf(a)).toBe('removed')
    await site.rpc('remove_photo', { photo: b }, owner)
    expect(await imageOf(place)).toBe('https://images.example/own.jpg')
    expect((await site.rpc('remove_photo', { photo: b }, owner)).status).toBeGreaterThanOrEqual(400)
  })

  test('members take back their own, and nothing is left to decide', async () => {
    const place = await makePlace()
    const photo = await add(place, member)
    await site.rpc('remove_photo', { photo }, member)
    const items = await site.database.query('select status from public.moderation_items where subject_id = $1', [photo])
    expect(items).toEqual([{ status: 'withdrawn' }])
  })

  test('a report opens an item; refusing takes the photo down', async () => {
    const place = await makePlace()
    const photo = await add(place, owner)
    const report = await site.call('/rest/v1/reports', {
      as: member,
      method: 'POST',
      body: { subject_kind: 'photo', subject_id: photo, place_id: place, reason: 'privacy' },
    })
    expect(report.status).toBe(201)
    expect((await decide(photo, 'rejected')).status).toBe(200)
    expect((await see(place, 'anon')).photos).toEqual([])
    expect(await imageOf(place)).toBeNull()
    await decide(photo, 'open')
    expect(await statusOf(photo)).toBe('published')
  })

  describe('of a review', () => {
    const write = async (place: string, person: Person, status = 'published') => {
      const [row] = await site.database.query<Item>(
        `insert into public.reviews (place_id, user_id, rating, text, language, status)
         values ($1, $2, 5, 'Kind people and bread that is still warm.', 'en', $3) returning id`,
        [place, person.id, status],
      )
      return row?.id ?? ''
    }
    const addTo = async (review: string, as: Caller, more = {}) => {
      const { status, body } = await site.call('/rest/v1/photos', {
        as,
        method: 'POST',
        body: { review_id: review, width: 1200, height: 900, ...more },
        headers: { Prefer: 'return=representation' },
      })
      const [{ id } = { id: '' }] = status === 201 ? (body as Item[]) : []
      if (id) await site.database.query('select public.finish_photo($1)', [id])
      return { status, id }
    }
    const shown = async (place: string, as: Caller) =>
      ((await site.rpc('reviews_page', { place, sort: 'photos' }, as)).body as { reviews: Shown[] }).reviews
    type Shown = { id: string; photos: { id: string; status: string }[] }

    test('up to four, by its author alone, at the place the review is about', async () => {
      const place = await makePlace()
      const review = await write(place, member)
      for (const as of [staff, owner, 'anon'] as const)
        expect((await addTo(review, as)).status).toBeGreaterThanOrEqual(400)
      const other = await makePlace()
      const { id } = await addTo(review, member, { place_id: other })
      expect(await site.database.query('select place_id from public.photos where id = $1', [id])).toEqual([
        { place_id: place },
      ])
      for (let i = 0; i < 3; i++) expect((await addTo(review, member)).status).toBe(201)
      expect((await addTo(review, member)).status).toBe(403)
      expect((await addTo(crypto.randomUUID(), member)).status).toBe(403)
    })

    test('waits for staff, is seen where its review is, and such reviews come first', async () => {
      const place = await makePlace()
      const review = await write(place, member)
      const other = await site.signUp('later')
      await site.database.query(`update public.reviews set created_at = now() - interval '2 days' where id = $1`, [
        review,
      ])
      const plain = await write(place, other)
      const { id } = await addTo(review, member)
      expect((await shown(place, 'anon')).map((one) => one.id)).toEqual([plain, review])
      expect((await shown(place, member)).find((one) => one.id === review)?.photos).toMatchObject([
        { status: 'pending' },
      ])
      await decide(id, 'approved')
      expect((await shown(place, 'anon')).map((one) => one.id)).toEqual([review, plain])
      expect((await see(place, 'anon')).photos).toMatchObject([{ id, isOfReview: true }])
      expect(await imageOf(place)).toBeNull()
      const maySee = async () =>
        (await site.database.query<{ may: boolean }>('select private.may_see_photo($1) as may', [id]))[0]?.may
      expect(await maySee()).toBe(true)
      await site.database.query(`update public.reviews set status = 'removed' where id = $1`, [review])
      expect(await maySee()).toBe(false)
      expect((await see(place, 'anon')).photos).toEqual([])
    })

    test('the owner hides one until staff have decided, once; whoever added it takes it down', async () => {
      const place = await makePlace()
      const review = await write(place, member)
      const { id } = await addTo(review, member)
      await decide(id, 'approved')
      const remove = (as: Caller) => site.rpc('remove_photo', { photo: id }, as)
      expect((await remove(owner)).status).toBeLessThan(300)
      expect(await statusOf(id)).toBe('pending')
      expect((await shown(place, 'anon'))[0]?.photos).toEqual([])
      await decide(id, 'approved')
      expect(await statusOf(id)).toBe('published')
      expect((await remove(owner)).status).toBe(403)
      expect((await remove(member)).status).toBeLessThan(300)
      expect(await statusOf(id)).toBe('removed')
    })
  })

  test('when places become one, photos move; the place that stays keeps its cover', async () => {
    const stays = await makePlace({ name: 'Stays' })
    await site.database.query(
      `insert into public.business (source, source_id, name, city) values ('test', 'goes', 'Goes', 'Leeds')`,
    )
    const [goes] = await site.database.query<Item>(`select place_id as id from public.business where name = 'Goes'`)
    const [cover, moved] = [await add(stays, owner), await add(goes?.id ?? '', staff)]
    await site.database.query(`update public.businesses set name = 'Goes' where name = 'Stays'`)
    const { photos } = await see(stays, 'anon')
    expect(photos.map(({ id }) => id).sort()).toEqual([cover, moved].sort())
    expect(photos.filter(({ isCover }) => isCover).map(({ id }) => id)).toEqual([cover])
    expect(await imageOf(stays)).toBe(`/photos/${cover}/640.webp`)
  })

  test('of oneself: one each, seen once the team has looked, and only by one’s own hand', async () => {
    const portrait = async (as: Caller, more = {}) =>
      site.call('/rest/v1/photos', {
        as,
        method: 'POST',
        body: { is_portrait: true, width: 800, height: 800, ...more },
        headers: { Prefer: 'return=representation' },
      })
    const sent = async (as: Caller) => {
      const { status, body } = await portrait(as)
      expect(status, JSON.stringify(body)).toBe(201)
      const [{ id } = { id: '' }] = body as Item[]
      await site.database.query('select public.finish_photo($1)', [id])
      return id
    }
    const mine = async () => (await site.rpc('my_person', {}, member)).body as { handle: string; photo: string | null }
    const shown = async () =>
      (await site.rpc('person_page', { handle: (await mine()).handle }, 'anon')).body as { photo: string | null }

    for (const more of [{ place_id: await makePlace() }, { uploaded_by: owner.id }, { status: 'published' }])
      expect((await portrait(member, more)).status, JSON.stringify(more)).toBeGreaterThanOrEqual(400)
    expect((await portrait('anon')).status).toBe(401)

    const first = await sent(member)
    expect(await mine()).toMatchObject({ photo: null, photo_waits: first })
    expect((await shown()).photo).toBeNull()
    const second = await sent(member)
    expect(await statusOf(first)).toBe('removed')
    expect((await decide(second, 'approved')).status).toBe(200)
    expect((await shown()).photo).toBe(second)

    const third = await sent(member)
    expect((await shown()).photo).toBe(second)
    await decide(third, 'approved')
    expect([(await shown()).photo, await statusOf(second)]).toEqual([third, 'removed'])
    expect((await site.rpc('remove_photo', { photo: third }, owner)).status).toBeGreaterThanOrEqual(400)
    expect((await site.rpc('remove_photo', { photo: third }, member)).status).toBeLessThan(300)
    expect((await shown()).photo).toBeNull()

    for (let n = 0; n < 7; n++) await sent(member)
    expect(await portrait(member)).toMatchObject({ status: 403, body: { message: 'photo_limit' } })
  })

  test('files nobody needs are found', async () => {
    const place = await makePlace()
    const kept = await add(place, owner)
    const gone = await add(place, owner)
    for (const id of [kept, gone, 'no-uuid'])
      await site.database.query(
        `insert into storage.objects (bucket_id, name, version, created_at)
         values ('photos', $1, gen_random_uuid()::text, now() - interval '2 hours')`,
        [`${id}/320.webp`],
      )
    await site.rpc('remove_photo', { photo: gone }, owner)
    const { body } = await site.rpc('photo_files_to_remove', { max_results: 10 }, 'service')
    expect((body as { path: string }[]).map(({ path }) => path).sort()).toEqual(
      [`${gone}/320.webp`, 'no-uuid/320.webp'].sort(),
    )
    expect((await site.rpc('photo_files_to_remove', { max_results: 10 }, staff)).status).toBeGreaterThanOrEqual(400)
  })
})
