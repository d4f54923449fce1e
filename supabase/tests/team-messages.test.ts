// The team of a business, and what visitors write to it: who comes in, what each may do, and who reads what.
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const newToken = () => randomBytes(32).toString('base64url')

type Business = { id: string; place: string }
type Message = { id: string; sender: string; body: string | null; author: string; is_mine: boolean }
type Thread = {
  messages: Message[]
  visitor: string | null
  is_ended: boolean
  is_done: boolean
  is_closed_by_me: boolean
  is_closed_by_them: boolean
}
type Team = { id: string; role: string; members: { id: string; name: string }[]; invitations: { id: string }[] }[]

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let huda: Person
  let musa: Person
  let zaynab: Person
  let stranger: Person
  let staff: Person
  let shop: Business
  let shops = 0

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('owner', { display_name: 'Yusuf Karim' })
    huda = await site.signUp('huda', { display_name: 'Huda Rahman' })
    musa = await site.signUp('musa', { display_name: 'Musa Demir' })
    zaynab = await site.signUp('zaynab', { display_name: 'Zaynab Idrisi' })
    stranger = await site.signUp('stranger')
    staff = await site.signUp('staff')
    await site.grantRole(staff, 'staff')
    await site.database.script(
      `alter table public.profiles disable trigger guard_profile;
       update public.profiles set created_at = now() - interval '30 days';
       alter table public.profiles enable trigger guard_profile;`,
    )
    await site.database.query('insert into public.business_accounts (owner_id) values ($1)', [owner.id])
  })
  afterAll(() => site?.close())

  async function openShop(keeper: Person = owner): Promise<Business> {
    const [row] = await site.database.query<Business>(
      `insert into public.businesses (name, city, status, owner_id, business_account_id)
       select $1, 'Leeds', 'published', $2, (select id from public.business_accounts where owner_id = $2)
       returning id, place_id as place`,
      [`Al Noor ${++shops}`, keeper.id],
    )
    const [found] = await site.database.query<Business>(
      'select id, place_id as place from public.businesses where id = $1',
      [row?.id],
    )
    if (!found) throw new Error('There is no shop')
    return found
  }
  beforeEach(async () => {
    await site.database.script(
      `delete from public.businesses; delete from public.notifications; delete from public.team_invitations;
       delete from public.moderation_items; delete from public.reports; delete from public.person_blocks;
       delete from private.letter_drafts;`,
    )
    shop = await openShop()
  })

  /** An invitation, and its letter with this token. */
  const invite = async (
    email: string,
    role: string,
    token: string,
    as: Person | 'anon' = owner,
    business = shop.id,
  ) => {
    const invited = await site.rpc('invite_to_team', { business, email, role }, as)
    await site.writeLetters('invitation', sha256(token))
    return invited
  }
  const accept = (token: string, as: Person | 'anon') => site.rpc('accept_invitation', { token }, as)
  async function join(person: Person, role: 'manager' | 'helper') {
    const token = newToken()
    expect((await invite(person.email, role, token)).status).toBe(200)
    expect((await accept(token, person)).status).toBe(200)
  }
  const roleOf = async (person: Person) =>
    (
      await site.database.query<{ role: string }>(
        'select role from public.business_team where business_id = $1 and user_id = $2',
        [shop.id, person.id],
      )
    )[0]?.role
  const teamOf = async (as: Person) => (await site.rpc('team_page', {}, as)).body as Team
  const membershipOf = async (name: string) =>
    (await teamOf(owner))[0]?.members.find((member) => member.name.startsWith(name))?.id ?? ''
  const change = (body: object, as: Person) =>
    site.call(`/rest/v1/businesses?id=eq.${shop.id}`, {
      as,
      method: 'PATCH',
      body,
      headers: { Prefer: 'return=representation' },
    })
  /** What was refused, or changed no row, was not allowed. */
  const isChanged = ({ status, body }: { status: number; body: unknown }) =>
    status === 200 && Array.isArray(body) && body.length === 1

  describe('an invitation', () => {
    test('takes in whoever has proved the invited address, once', async () => {
      const token = newToken()
      expect((await invite(huda.email.toUpperCase(), 'helper', token)).status).toBe(200)
      expect((await accept(token, 'anon')).status).toBe(401)
      expect((await accept(token, stranger)).body).toMatchObject({ message: 'wrong_address' })
      expect(await roleOf(stranger)).toBeUndefined()
      await site.database.query('update auth.users set email_confirmed_at = null where id = $1', [huda.id])
      expect((await accept(token, huda)).body).toMatchObject({ message: 'wrong_address' })
      await site.database.query('update auth.users set email_confirmed_at = now() where id = $1', [huda.id])
      const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token, huda)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await roleOf(huda)).toBe('helper')
      expect((await accept(token, huda)).body).toMatchObject({ message: 'expired' })
    })

    test('is void once it is revoked, replaced, declined, run out or the business has another owner', async () => {
      const isVoid = async (token: string) =>
        expect((await accept(token, huda)).body).toMatchObject({ message: 'expired' })
      const [revoked, replaced, declined, late, handed] = Array.from({ length: 5 }, newToken) as [
        string,
        string,
        string,
        string,
        string,
      ]
      const id = String((await invite(huda.email, 'helper', revoked)).body)
      expect((await site.rpc('revoke_invitation', { invitation: id }, stranger)).body).toBe(false)
      expect((await site.rpc('revoke_invitation', { invitation: id }, owner)).body).toBe(true)
      await isVoid(revoked)
      await invite(huda.email, 'helper', replaced)
      await invite(huda.email, 'manager', declined)
      await isVoid(replaced)
      expect((await site.rpc('decline_invitation', { token: declined }, 'anon')).body).toBe(true)
      await isVoid(declined)
      await invite(huda.email, 'helper', late)
      await site.database.script("update public.team_invitations set expires_at = now() - interval '1 second'")
      expect((await site.rpc('find_invitation', { token: late }, huda)).body).toMatchObject({ state: 'expired' })
      await isVoid(late)
      await invite(huda.email, 'helper', handed)
      await site.database.query('update public.businesses set owner_id = $1 where id = $2', [stranger.id, shop.id])
      await isVoid(handed)
      expect(await roleOf(huda)).toBeUndefined()
    })

    test('is the owner’s to send, and tells no address to whoever holds the link', async () => {
      await join(musa, 'manager')
      for (const other of [musa, stranger, staff])
        expect((await invite(huda.email, 'helper', newToken(), other)).status).toBe(403)
      expect((await invite(huda.email, 'helper', newToken(), 'anon')).status).toBe(401)
      expect((await invite(owner.email, 'helper', newToken())).body).toMatchObject({ message: 'own_address' })
      expect((await invite(musa.email, 'helper', newToken())).body).toMatchObject({ message: 'in_team' })
      expect((await invite('a@b.example\nBcc: x@y.example', 'helper', newToken())).status).toBe(400)
      expect((await invite(huda.email, 'owner', newToken())).status).toBe(400)
      const token = newToken()
      await invite(huda.email, 'helper', token)
      const seen = JSON.stringify((await site.rpc('find_invitation', { token }, 'anon')).body)
      expect(seen).toContain('Yusuf K.')
      expect(seen).not.toContain(huda.email)
      expect(JSON.stringify(await teamOf(musa))).not.toContain('@')
    })

    test('never takes a team past twenty seats, however many are sent at once', async () => {
      await join(huda, 'helper')
      const answers = await Promise.all(
        Array.from({ length: 26 }, (_, i) =>
          site.rpc('invite_to_team', { business: shop.id, email: `guest${i}@team.example`, role: 'helper' }, owner),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
      expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ message: 'team_full' })
      expect((await teamOf(owner))[0]?.invitations).toHaveLength(19)
    })
  })

  describe('a role', () => {
    test('of manager changes the listing in the owner’s name, and nothing that makes it theirs', async () => {
      await join(musa, 'manager')
      expect(isChanged(await change({ description: 'Bread and tea', website: 'https://alnoor.example' }, musa))).toBe(
        true,
      )
      const [fact] = await site.database.query(
        'select said_as from public.fact_statements where place_id = $1 and fact = $2',
        [shop.place, 'website'],
      )
      expect(fact).toEqual({ said_as: 'owner' })
      for (const theft of [
        { owner_id: musa.id },
        { business_account_id: null },
        { status: 'hidden' },
        { closed_on: '2026-01-01' },
        { muslim_owned: true },
        { featured: true },
      ])
        expect(isChanged(await change(theft, musa)), JSON.stringify(theft)).toBe(false)
      const removed = await site.call(`/rest/v1/businesses?id=eq.${shop.id}`, { as: musa, method: 'DELETE' })
      expect(removed.status).toBe(204)
      expect(await site.database.query('select from public.businesses where id = $1', [shop.id])).toHaveLength(1)
      const handOver = { business: shop.id, to_email: musa.email }
      expect((await site.rpc('offer_transfer', handOver, musa)).status).toBe(403)
      expect(
        (await site.rpc('set_ownership', { place: shop.place, is_muslim_owned: true, is_hidden: false }, musa)).status,
      ).toBe(403)
      expect((await site.call('/rest/v1/memberships?select=id', { as: musa })).body).toEqual([])
      // What the owner closed, a manager does not open again by undoing it.
      await site.rpc('close_listing', { place: shop.place, closed_on: '2026-01-01' }, owner)
      const [entry] = await site.database.query<{ id: number }>(
        `select id from public.audit_log where entity = 'businesses' and entity_id = $1 order by id desc limit 1`,
        [shop.id],
      )
      expect((await site.rpc('undo_listing_change', { entry: entry?.id }, musa)).body).toBe(false)
      expect((await site.rpc('undo_listing_change', { entry: entry?.id }, owner)).body).toBe(true)
    })

    test('of helper answers and sees figures, and changes nothing of the listing', async () => {
      await join(huda, 'helper')
      expect(isChanged(await change({ description: 'Mine' }, huda))).toBe(false)
      await site.database.query('insert into public.listing_days (place_id, day, views) values ($1, current_date, 7)', [
        shop.place,
      ])
      const figures = (as: Person) => site.rpc('owner_analytics', {}, as)
      expect(JSON.stringify((await figures(huda)).body)).toContain('"views":7')
      expect((await figures(stranger)).body).toMatchObject({ listings: [] })
      const [review] = await site.database.query<{ id: string }>(
        `insert into public.reviews (place_id, user_id, rating, text, language, status)
         values ($1, $2, 4, 'Friendly people, fair prices, good tea.', 'en', 'published') returning id`,
        [shop.place, zaynab.id],
      )
      const answer = (as: Person) =>
        site.call('/rest/v1/review_replies', {
          as,
          method: 'POST',
          body: { review_id: review?.id, author_id: as.id, text: 'Thank you for coming, see you soon.' },
        })
      expect((await answer(stranger)).status).toBe(403)
      expect((await answer(huda)).status).toBe(201)
    })

    test('makes nobody a guest of the house: the team neither reviews nor confirms it', async () => {
      await join(huda, 'helper')
      const review = {
        place_id: shop.place,
        user_id: huda.id,
        rating: 5,
        text: 'The best of all shops, truly.',
        language: 'en',
      }
      expect((await site.call('/rest/v1/reviews', { as: huda, method: 'POST', body: review })).status).toBe(403)
      expect((await site.rpc('add_halal_evidence', { place: shop.place, kind: 'confirmation' }, huda)).status).toBe(403)
      expect((await site.rpc('confirm_fact', { place: shop.place, fact: 'parking', answer: true }, huda)).status).toBe(
        403,
      )
    })

    test('is given and taken by the owner alone; whoever wants to leaves', async () => {
      await join(huda, 'helper')
      await join(musa, 'manager')
      const member = await membershipOf('Huda')
      for (const other of [huda, musa, stranger]) {
        expect((await site.rpc('set_team_role', { member, role: 'manager' }, other)).body).toBe(false)
        if (other !== huda) expect((await site.rpc('leave_team', { member }, other)).body).toBe(false)
      }
      expect((await site.rpc('set_team_role', { member, role: 'manager' }, owner)).body).toBe(true)
      expect(await roleOf(huda)).toBe('manager')
      expect((await site.rpc('leave_team', { member }, huda)).body).toBe(true)
      expect(await roleOf(huda)).toBeUndefined()
    })

    test('ends with the owner: whoever has the business next begins without a team', async () => {
      await join(huda, 'helper')
      await site.database.query('update public.businesses set owner_id = $1 where id = $2', [stranger.id, shop.id])
      expect(await roleOf(huda)).toBeUndefined()
      expect(await teamOf(huda)).toEqual([])
    })
  })

  const askShop = (body: string, as: Person | 'anon' = zaynab, place = shop.place) =>
    site.rpc('ask_business', { place, body }, as)
  const begin = async (body = 'Are you open on Fridays?') => String((await askShop(body)).body)
  const write = (thread: string, body: string, as: Person) => site.rpc('write_in_thread', { thread, body }, as)
  const look = async (thread: string, as: Person) =>
    (await site.rpc('open_thread', { thread }, as)).body as Thread | null
  const wish = (thread: string, word: string, as: Person) => site.rpc('set_thread', { thread, wish: word }, as)

  describe('a conversation', () => {
    test('is one for each person and business, with names and nothing else of people', async () => {
      await join(huda, 'helper')
      const thread = await begin()
      expect(await begin('And on Eid?')).toBe(thread)
      expect((await write(thread, 'Yes, after Jumu’ah.', huda)).status).toBe(204)
      const seen = await look(thread, zaynab)
      expect(seen?.messages.map(({ sender, author, body }) => [sender, author, body])).toEqual([
        ['visitor', 'Zaynab I.', 'Are you open on Fridays?'],
        ['visitor', 'Zaynab I.', 'And on Eid?'],
        ['business', 'Huda', 'Yes, after Jumu’ah.'],
      ])
      expect(seen?.visitor).toBeNull()
      expect(await look(thread, owner)).toMatchObject({ visitor: 'Zaynab I.' })
      for (const reader of [zaynab, huda, owner]) {
        const page = JSON.stringify(await look(thread, reader))
        for (const person of [zaynab, huda, owner]) {
          expect(page).not.toContain(person.id)
          expect(page).not.toContain(person.email)
        }
      }
      const lists = await Promise.all([
        site.rpc('list_threads', { side: 'visitor' }, zaynab),
        site.rpc('list_threads', { side: 'business' }, huda),
      ])
      for (const { body } of lists) expect(body).toMatchObject({ items: [{ id: thread }], next: null })
      const option = await site.rpc('message_option', { place: shop.place }, zaynab)
      expect(option.body).toEqual({ can_ask: true, thread })
    })

    test('is closed to strangers by its id, whichever way they come', async () => {
      const thread = await begin()
      const message = (await look(thread, zaynab))?.messages[0]?.id
      for (const other of [stranger, staff]) {
        expect(await look(thread, other)).toBeNull()
        expect((await write(thread, 'Hello', other)).status).toBe(404)
        expect((await wish(thread, 'close', other)).status).toBe(404)
        for (const side of ['visitor', 'business'])
          expect((await site.rpc('list_threads', { side, business: shop.id }, other)).body).toMatchObject({ items: [] })
        for (const table of ['business_threads', 'thread_messages'])
          expect((await site.call(`/rest/v1/${table}?select=*`, { as: other })).status).toBe(403)
      }
      const report = { reporter_id: stranger.id, subject_kind: 'message', subject_id: message, reason: 'spam' }
      expect((await site.call('/rest/v1/reports', { as: stranger, method: 'POST', body: report })).body).toMatchObject({
        message: 'nothing',
      })
      expect((await site.rpc('ask_business', { place: shop.place, body: 'Hi' }, 'anon')).status).toBe(401)
    })

    test('is closed at once to whoever is taken out of the team, by function and table', async () => {
      await join(huda, 'manager')
      const thread = await begin()
      expect(await look(thread, huda)).not.toBeNull()
      expect((await site.call(`/rest/v1/businesses?id=eq.${shop.id}&select=id`, { as: huda })).body).toHaveLength(1)
      expect((await site.rpc('leave_team', { member: await membershipOf('Huda') }, owner)).body).toBe(true)
      expect(await look(thread, huda)).toBeNull()
      expect((await write(thread, 'One more thing', huda)).status).toBe(404)
      expect((await site.rpc('list_threads', { side: 'business' }, huda)).body).toMatchObject({ items: [] })
      expect((await site.call(`/rest/v1/businesses?id=eq.${shop.id}&select=id`, { as: huda })).body).toEqual([])
      expect(isChanged(await change({ description: 'Still here' }, huda))).toBe(false)
      expect((await site.rpc('owner_analytics', {}, huda)).body).toMatchObject({ listings: [] })
      expect((await site.rpc('listing_history', { place: shop.place }, huda)).status).toBe(403)
    })

    test('stays with the owner it was begun with; the next one begins anew', async () => {
      const thread = await begin()
      await site.database.query('insert into public.business_accounts (owner_id) values ($1) on conflict do nothing', [
        stranger.id,
      ])
      await site.database.query('update public.businesses set owner_id = $1 where id = $2', [stranger.id, shop.id])
      expect(await look(thread, stranger)).toBeNull()
      expect(await look(thread, owner)).toBeNull()
      expect(await look(thread, zaynab)).toMatchObject({ is_ended: true })
      expect((await write(thread, 'Hello?', zaynab)).body).toMatchObject({ message: 'ended' })
      expect(await begin('Who is there now?')).not.toBe(thread)
    })

    test('takes 1 to 2,000 characters, ten a minute and ten new ones a day, whatever is sent at once', async () => {
      for (const body of ['', '  \n ', 'a'.repeat(2001)])
        expect((await askShop(body)).body).toMatchObject({ message: 'body_length' })
      const others: Business[] = []
      for (let i = 0; i < 12; i++) others.push(await openShop())
      const many = await Promise.all(others.map(({ place }) => askShop('Cheap watches', zaynab, place)))
      expect(many.filter(({ status }) => status === 200)).toHaveLength(10)
      expect(many.filter(({ status }) => status === 429)).toHaveLength(2)
      expect((await askShop('One more')).status).toBe(429)
      const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => askShop(`Question ${i}`, musa)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
      // Whoever came today writes to three.
      const fresh = await site.signUp('fresh')
      const first = await Promise.all(others.slice(0, 5).map(({ place }) => askShop('Salaam', fresh, place)))
      expect(first.filter(({ status }) => status === 200)).toHaveLength(3)
    })

    test('is not for one’s own business, nor for one that is closed or nobody’s', async () => {
      await join(huda, 'helper')
      expect((await askShop('Hello me', huda)).body).toMatchObject({ message: 'own_business' })
      expect((await askShop('Hello me', owner)).status).toBe(403)
      await site.database.query(`update public.businesses set closed_on = current_date where id = $1`, [shop.id])
      expect((await askShop('Anyone?')).status).toBe(404)
    })

    test('can be closed by either side and opened again by that side; blocks hold', async () => {
      const thread = await begin()
      expect((await wish(thread, 'close', zaynab)).status).toBe(204)
      expect((await write(thread, 'Please come back', owner)).body).toMatchObject({ message: 'closed' })
      expect((await wish(thread, 'open', owner)).status).toBe(204)
      expect(await look(thread, owner)).toMatchObject({ is_closed_by_them: true })
      expect((await write(thread, 'One thing yet', zaynab)).status).toBe(204)
      expect((await wish(thread, 'close', owner)).status).toBe(204)
      expect((await write(thread, 'And another', zaynab)).body).toMatchObject({ message: 'closed' })
      expect((await askShop('And another')).body).toMatchObject({ message: 'closed' })
      await wish(thread, 'open', owner)
      await site.database.query(`insert into public.person_blocks (user_id, other_id, kind) values ($1, $2, 'block')`, [
        owner.id,
        zaynab.id,
      ])
      expect((await write(thread, 'Hello?', zaynab)).body).toMatchObject({ message: 'closed' })
    })

    test('is put away by the team and comes back with the next question', async () => {
      const thread = await begin()
      expect((await wish(thread, 'done', zaynab)).status).toBe(403)
      expect((await wish(thread, 'done', owner)).status).toBe(204)
      const waiting = () => site.rpc('list_threads', { side: 'business', done: false }, owner)
      expect((await waiting()).body).toMatchObject({ items: [] })
      await write(thread, 'One thing yet', zaynab)
      expect((await waiting()).body).toMatchObject({ items: [{ id: thread, unread: 2 }] })
    })

    test('sends each person one letter until they have looked, and none to who has', async () => {
      await join(huda, 'helper')
      await site.database.script('delete from public.notifications')
      const thread = await begin()
      await write(thread, 'Hello?', zaynab)
      const letters = async () =>
        (
          (await site.rpc('claim_notification_letters', { mode: 'now', settle_seconds: 0 }, 'service')).body as {
            to_address: string
          }[]
        )
          .map(({ to_address }) => to_address)
          .sort()
      expect(await letters()).toEqual([huda.email, owner.email].sort())
      await write(thread, 'Still there?', zaynab)
      expect(await letters()).toEqual([])
      // One of the team looks, for all of them.
      await look(thread, huda)
      expect((await site.rpc('message_counts', {}, owner)).body).toMatchObject({ business: 0 })
      await write(thread, 'Yes, we are here.', huda)
      expect((await site.rpc('message_counts', {}, zaynab)).body).toMatchObject({ mine: 1 })
      await look(thread, zaynab)
      expect(await letters()).toEqual([])
      await site.rpc('set_notification', { kind: 'message', in_site: true, mail: 'off' }, zaynab)
      await write(thread, 'Anything else?', huda)
      expect(await letters()).toEqual([])
    })

    test('can be reported by either side; what staff remove is read by nobody', async () => {
      const thread = await begin('Rude words')
      const message = (await look(thread, owner))?.messages[0]?.id
      const report = { reporter_id: owner.id, subject_kind: 'message', subject_id: message, reason: 'offensive' }
      expect((await site.call('/rest/v1/reports', { as: owner, method: 'POST', body: report })).status).toBe(201)
      const [item] = await site.database.query<{ id: string; place_id: string }>(
        'select id, place_id from public.moderation_items where subject_id = $1',
        [message],
      )
      expect(item?.place_id).toBe(shop.place)
      expect((await site.rpc('decide_moderation', { item_id: item?.id, decision: 'rejected' }, staff)).status).toBe(200)
      for (const reader of [owner, zaynab])
        expect((await look(thread, reader))?.messages).toMatchObject([{ body: null, is_removed: true }])
      expect(JSON.stringify((await site.rpc('list_threads', { side: 'business' }, owner)).body)).not.toContain('Rude')
    })
  })
})
