// The ownership of a listing: proving a claim, rivals, vouching, handing over, the record of changes, closing.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let amina: Person
  let bilal: Person
  let imam: Person
  let teacher: Person
  let staff: Person
  let imports = 0

  beforeAll(async () => {
    site = await open()
    amina = await site.signUp('amina')
    bilal = await site.signUp('bilal')
    imam = await site.signUp('imam')
    teacher = await site.signUp('teacher')
    staff = await site.signUp('staff')
    await site.grantRole(staff, 'staff')
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.script(
      `delete from public.claims; delete from public.businesses; delete from public.business; delete from public.mosque;
       delete from public.ownership_notices; delete from public.moderation_items; delete from public.business_accounts;
       delete from public.audit_log; delete from private.letter_drafts; delete from public.outbox;`,
    )
  })

  async function importBusiness(name = 'Al Noor', email: string | null = 'hello@alnoor.example'): Promise<string> {
    const [row] = await site.database.query<{ place_id: string }>(
      `with made as (
         insert into public.business (source, source_id, name, city, phone, email, description, rating, services, facts)
         values ('test', $1, $2, 'Leeds', '+441130000000', $3, 'Bread', 4.5, '{bread}', '{"parking": true}') returning id
       ) select id as place_id from made`,
      [String(++imports), name, email],
    )
    const [place] = await site.database.query<{ place_id: string }>(
      'select place_id from public.business where id = $1',
      [row?.place_id],
    )
    return place?.place_id ?? ''
  }
  async function importMosque(...admins: Person[]): Promise<string> {
    await site.database.query(
      `insert into public.mosque (source, source_id, name, city) values ('test', $1, $2, 'Leeds')`,
      [String(++imports), `Mosque ${imports}`],
    )
    const [mosque] = await site.database.query<{ place_id: string }>(
      'select place_id from public.mosque where source_id = $1',
      [String(imports)],
    )
    for (const admin of admins)
      await site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [
        mosque?.place_id,
        admin.id,
      ])
    return mosque?.place_id ?? ''
  }
  const claim = (place: string, as: Person | 'anon', more: object = {}) =>
    site.rpc(
      'open_claim',
      { place, business_name: 'Al Noor', claimant_role: 'owner', method: 'email_code', ...more },
      as,
    )
  const claimId = async (place: string, as: Person, more: object = {}) =>
    ((await claim(place, as, more)).body as { id: string }).id
  /** A code is owed, and its letter is written with this one. */
  const issue = async (id: string, claimant: Person, code: string) => {
    const issued = await site.rpc('issue_claim_code', { claim: id, claimant: claimant.id, language: 'en' }, 'service')
    await site.writeLetters('code', sha256(`${id}:${code}`))
    return issued.body
  }
  const enter = async (id: string, code: string, as: Person) =>
    (await site.rpc('enter_claim_code', { claim: id, code }, as)).body
  const stateOf = async (id: string) =>
    (await site.database.query<{ state: string }>('select state from public.claims where id = $1', [id]))[0]?.state
  const ownerOf = async (place: string) =>
    (
      await site.database.query<{ owner_id: string | null }>(
        'select owner_id from public.businesses where place_id = $1',
        [place],
      )
    )[0]?.owner_id
  const toldTo = async (person: Person) =>
    (
      await site.database.query<{ kind: string }>(
        'select kind from public.ownership_notices where user_id = $1 order by id',
        [person.id],
      )
    ).map(({ kind }) => kind)
  const decide = async (id: string, decision: string, as: Person = staff) => {
    const [item] = await site.database.query<{ id: string }>(
      `select id from public.moderation_items where subject_id = $1 order by opened_at desc limit 1`,
      [id],
    )
    return site.rpc('decide_moderation', { item_id: item?.id, decision, note: 'Seen' }, as)
  }

  test('a right code gives an imported listing to the claimant, with its values, place and address', async () => {
    const place = await importBusiness()
    const before = await site.rpc('find_business', { id_or_slug: place }, 'anon')
    const id = await claimId(place, amina)
    expect(await issue(id, amina, '123456')).toBe('sent')
    expect(await site.database.query(`select to_address from public.outbox where kind = 'code'`)).toEqual([
      { to_address: 'hello@alnoor.example' },
    ])
    expect(await enter(id, '123456', amina)).toBe('verified')
    expect(await ownerOf(place)).toBe(amina.id)
    const after = await site.rpc('find_business', { id_or_slug: place }, 'anon')
    const { slug, rating, services, facts, description } = before.body as Record<string, unknown>
    expect(after.body).toMatchObject({ slug, rating, services, facts, description, source_table: 'businesses' })
    expect(await toldTo(amina)).toEqual(['claim_verified'])
    const [account] = await site.database.query('select name from public.business_accounts where owner_id = $1', [
      amina.id,
    ])
    expect(account).toEqual({ name: 'Al Noor' })
  })

  test('five wrong codes block the code; the right one no longer helps', async () => {
    const id = await claimId(await importBusiness(), amina)
    await issue(id, amina, '123456')
    const answers: unknown[] = []
    for (let i = 0; i < 5; i++) answers.push(await enter(id, '000000', amina))
    expect(answers).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'blocked'])
    expect(await enter(id, '123456', amina)).toBe('blocked')
    expect(await stateOf(id)).toBe('pending')
  })

  test('a code holds for fifteen minutes, is sent once a minute and five times a day', async () => {
    const id = await claimId(await importBusiness(), amina)
    await issue(id, amina, '111111')
    expect(await issue(id, amina, '222222')).toBe('too_soon')
    await site.database.query(`update public.claim_codes set expires_at = now() - interval '1 second'`)
    expect(await enter(id, '111111', amina)).toBe('expired')
    for (let sends = 2; sends <= 5; sends++) {
      await site.database.query(`update public.claim_codes set sent_at = now() - interval '2 minutes'`)
      expect(await issue(id, amina, '222222')).toBe('sent')
    }
    await site.database.query(`update public.claim_codes set sent_at = now() - interval '2 minutes'`)
    expect(await issue(id, amina, '333333')).toBe('too_many')
  })

  test('nobody uses the claim or the code of another, and visitors cannot claim', async () => {
    const place = await importBusiness()
    const id = await claimId(place, amina)
    await issue(id, amina, '123456')
    expect(await enter(id, '123456', bilal)).toBe('none')
    expect(await issue(id, bilal, '123456')).toBe('no_claim')
    expect((await site.rpc('withdraw_claim', { claim: id }, bilal)).body).toBe(false)
    expect((await claim(place, 'anon')).status).toBe(401)
    expect((await site.rpc('issue_claim_code', { claim: id, claimant: amina.id, language: 'en' }, amina)).status).toBe(
      403,
    )
  })

  test('refuses what is not possible', async () => {
    const place = await importBusiness('No Mail', null)
    for (const [more, message] of [
      [{}, 'no_address'],
      [{ method: 'document' }, 'evidence_missing'],
      [{ method: 'mosque_vouch' }, 'mosque_missing'],
      [{ method: 'mosque_vouch', mosques: [place] }, 'mosque_missing'],
      [{ method: 'document', document_path: `${bilal.id}/paper.pdf` }, 'This document is not yours'],
    ] as const) {
      const answer = await claim(place, amina, more)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.body).toMatchObject({ message })
    }
    expect((await claim(crypto.randomUUID(), amina)).body).toMatchObject({ message: 'There is no such listing' })
  })

  test('two claimants are in dispute: a code is one proof, staff decide, the other stays open', async () => {
    const place = await importBusiness()
    const first = await claimId(place, amina)
    const second = await claimId(place, bilal, { method: 'document', evidence: 'The lease is in my name.' })
    expect([await stateOf(first), await stateOf(second)]).toEqual(['disputed', 'disputed'])
    await issue(first, amina, '123456')
    expect(await enter(first, '123456', amina)).toBe('recorded')
    expect(await ownerOf(place)).toBeUndefined()
    const sides = (await site.rpc('claims_to_decide', {}, staff)).body as { claims: object[] }[]
    expect(sides).toHaveLength(1)
    expect(sides[0]?.claims).toHaveLength(2)
    expect((await site.rpc('claims_to_decide', {}, amina)).status).toBe(403)
    expect((await decide(second, 'approved')).status).toBe(200)
    expect(await ownerOf(place)).toBe(bilal.id)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['disputed', 'verified'])
  })

  describe('the quick ways', () => {
    async function withSite(website = 'https://www.alnoor.example/home'): Promise<string> {
      const place = await importBusiness()
      await site.database.query('update public.business set website = $2 where place_id = $1', [place, website])
      return place
    }
    const options = async (place: string, as: Person) =>
      (await site.rpc('claim_options', { place }, as)).body as Record<string, unknown>
    const call = async (id: string, as: Person, code: string) =>
      (
        await site.rpc(
          'issue_claim_call',
          { claim: id, claimant: as.id, code_hash: sha256(`${id}:${code}`) },
          'service',
        )
      ).body as { outcome: string; phone?: string }

    test('a code goes to the listed number, seen by nobody, and few times', async () => {
      const place = await withSite()
      expect(await options(place, amina)).toMatchObject({ masked_phone: '+44 ••• •• 00', domain: 'alnoor.example' })
      const id = await claimId(place, amina, { method: 'phone_code' })
      expect(
        (await site.rpc('issue_claim_call', { claim: id, claimant: amina.id, code_hash: sha256('x') }, amina)).status,
      ).toBe(403)
      expect(await call(id, amina, '123456')).toMatchObject({ outcome: 'sent', phone: '+441130000000' })
      expect(await call(id, amina, '123457')).toEqual({ outcome: 'too_soon' })
      for (let n = 0; n < 4; n++) expect(await enter(id, '000000', amina)).toBe('wrong')
      expect(await enter(id, '000000', amina)).toBe('blocked')
      expect(await enter(id, '123456', amina)).toBe('blocked')
      // Another account at the same place does not begin anew.
      await site.database.query(`update public.claim_codes set sent_at = now() - interval '2 minutes', sends = 8`)
      const other = await claimId(place, bilal, { method: 'phone_code' })
      expect(await call(other, bilal, '123456')).toEqual({ outcome: 'too_many' })
    })

    test('the right code makes the claimant the owner, and a rival who comes between is looked at by staff', async () => {
      const place = await withSite()
      const id = await claimId(place, amina, { method: 'phone_code' })
      await call(id, amina, '123456')
      await claimId(place, bilal, { method: 'phone_code' })
      expect(await enter(id, '123456', amina)).toBe('recorded')
      expect(await ownerOf(place)).toBeUndefined()
      const free = await importBusiness('Al Badr')
      const own = await claimId(free, amina, { method: 'phone_code' })
      await call(own, amina, '654321')
      expect(await enter(own, '654321', amina)).toBe('verified')
      expect(await ownerOf(free)).toBe(amina.id)
    })

    test('no number and no site that was written lately, or by whoever claims', async () => {
      const place = await withSite()
      await site.database.query(
        `insert into public.fact_statements (place_id, fact, said_as) values ($1, 'phone', 'member'), ($1, 'website', 'member')`,
        [place],
      )
      expect(await options(place, amina)).toMatchObject({ masked_phone: null, domain: null })
      expect((await claim(place, amina, { method: 'phone_code' })).body).toMatchObject({ message: 'no_address' })
      expect((await claim(place, amina, { method: 'site_proof' })).body).toMatchObject({ message: 'no_address' })
      await site.database.query(`update public.fact_statements set said_at = now() - interval '31 days'`)
      await site.database.query(
        `insert into public.place_suggestions (place_id, author_id, changes, status, decided_at)
         values ($1, $2, '{"phone": "+441130000000"}', 'accepted', now() - interval '1 year')`,
        [place, amina.id],
      )
      expect(await options(place, amina)).toMatchObject({ masked_phone: null, domain: 'alnoor.example' })
      expect(await options(place, bilal)).toMatchObject({ masked_phone: '+44 ••• •• 00' })
    })

    test('a code goes to a mailbox at the listed site, never at one that many share', async () => {
      const place = await withSite()
      expect((await claim(place, amina, { method: 'domain_code', mailbox: 'a@evil.example,b' })).status).toBe(400)
      const id = await claimId(place, amina, { method: 'domain_code', mailbox: 'Info' })
      await site.rpc('issue_claim_code', { claim: id, claimant: amina.id, language: 'en' }, 'service')
      const [owed] = await site.database.query<{ to: string }>(
        `select material ->> 'to_address' as to from private.letter_drafts where about = 'code'`,
      )
      expect(owed?.to).toBe('info@alnoor.example')
      for (const shared of [
        'https://facebook.com/alnoor',
        'https://alnoor.wixsite.com',
        'https://sites.google.com/x',
        'http://10.0.0.1/',
      ])
        expect(await options(await withSite(shared), amina)).toMatchObject({ domain: null })
    })

    test('a site that shows the token proves it, while it is the one that is listed', async () => {
      const place = await withSite()
      const id = await claimId(place, amina, { method: 'site_proof' })
      const look = async () =>
        (await site.rpc('begin_site_look', { claim: id, claimant: amina.id }, 'service')).body as {
          outcome: string
          website: string
        }
      const { website, ...begun } = await look()
      expect(begun).toMatchObject({ outcome: 'look', token: expect.stringMatching(/^[0-9a-f]{64}$/) })
      expect(await look()).toEqual({ outcome: 'too_soon' })
      expect((await options(place, bilal)).claim).toBeNull()
      const note = async (at: string) => (await site.rpc('note_site_proof', { claim: id, website: at }, 'service')).body
      expect(await note('https://other.example')).toBe('none')
      expect(await note(website)).toBe('verified')
      expect(await ownerOf(place)).toBe(amina.id)
    })
  })

  test('whoever listed a place themselves can prove that it is theirs, but not by an address they wrote', async () => {
    await site.database.query(
      `insert into public.businesses (owner_id, status, name, city, email)
       values ($1, 'published', 'Amina Tailoring', 'Leeds', 'amina@tailoring.example')`,
      [amina.id],
    )
    const [shop] = await site.database.query<{ place_id: string }>(
      `select place_id from public.businesses where name = 'Amina Tailoring'`,
    )
    const place = shop?.place_id ?? ''
    expect((await site.rpc('claim_options', { place }, amina)).body).toMatchObject({
      is_mine: false,
      has_owner: false,
      masked_email: null,
    })
    expect((await claim(place, amina)).body).toMatchObject({ message: 'no_address' })
    const asked = { place, business_name: 'Amina Tailoring', claimant_role: 'owner', method: 'staff_visit' }
    const opened = await site.rpc('open_claim', { ...asked, evidence: 'Come by any morning.' }, amina)
    expect(opened.body).toMatchObject({ state: 'pending' })
    await decide((opened.body as { id: string }).id, 'approved')
    expect(await ownerOf(place)).toBe(amina.id)
    expect((await site.rpc('claim_options', { place }, amina)).body).toMatchObject({ is_mine: true })
    expect((await claim(place, amina)).body).toMatchObject({ message: 'already_yours' })
  })

  test('a claim against an owner is in dispute, the owner is told, and loses the listing only by a decision', async () => {
    const place = await importBusiness()
    const first = await claimId(place, amina)
    await issue(first, amina, '123456')
    await enter(first, '123456', amina)
    const second = await claimId(place, bilal)
    expect(await stateOf(second)).toBe('disputed')
    expect(await toldTo(amina)).toContain('owner_challenged')
    expect((await claim(place, amina)).body).toMatchObject({ message: 'already_yours' })
    await decide(second, 'approved')
    expect(await ownerOf(place)).toBe(bilal.id)
    expect(await stateOf(first)).toBe('revoked')
    expect(await toldTo(amina)).toContain('owner_changed')
    // Taken back: nobody owns it, and the listing is still there.
    await decide(second, 'rejected')
    expect(await ownerOf(place)).toBeNull()
    expect(await stateOf(second)).toBe('revoked')
    expect((await site.rpc('find_business', { id_or_slug: place }, 'anon')).body).not.toBeNull()
  })

  test('a verified claim leaves another person’s draft alone', async () => {
    const place = await importBusiness()
    const [account] = await site.database.query<{ id: string }>(
      'insert into public.business_accounts (owner_id) values ($1) returning id',
      [bilal.id],
    )
    await site.database.query(
      `insert into public.businesses (name, city, phone, owner_id, business_account_id) values ('Al Noor', 'Leeds', '+441130000000', $1, $2)`,
      [bilal.id, account?.id],
    )
    const id = await claimId(place, amina)
    await issue(id, amina, '123456')
    expect(await enter(id, '123456', amina)).toBe('verified')
    const rows = await site.database.query(
      'select status, owner_id, place_id = $1 as is_there from public.businesses order by status',
      [place],
    )
    expect(rows).toEqual([
      { status: 'draft', owner_id: bilal.id, is_there: false },
      { status: 'published', owner_id: amina.id, is_there: true },
    ])
  })

  test('staff ask for more, the claimant answers, staff do not decide about their own', async () => {
    const place = await importBusiness()
    const id = await claimId(place, amina, { method: 'document', evidence: 'I have the licence.' })
    await decide(id, 'needs_info')
    expect(await stateOf(id)).toBe('needs_info')
    expect(await toldTo(amina)).toEqual(['claim_needs_info'])
    await claim(place, amina, { method: 'document', evidence: 'Licence number 12345.' })
    expect(await stateOf(id)).toBe('pending')
    const own = await claimId(await importBusiness('Staff Cafe'), staff, {
      method: 'document',
      evidence: 'It is mine, see.',
    })
    expect((await decide(own, 'approved')).status).toBe(403)
  })

  test('two who speak for the mosque verify a claim; a word taken back opens it again', async () => {
    const place = await importBusiness()
    const mosque = await importMosque(imam, teacher)
    const id = await claimId(place, amina, { method: 'mosque_vouch', mosques: [mosque] })
    expect(await toldTo(imam)).toEqual(['vouch_asked'])
    expect((await site.rpc('vouch_for_claim', { claim: id }, bilal)).status).toBe(403)
    expect((await site.rpc('vouch_for_claim', { claim: id }, imam)).body).toBe('recorded')
    expect((await site.rpc('vouch_for_claim', { claim: id }, imam)).body).toBe('recorded')
    expect(await stateOf(id)).toBe('pending')
    expect((await site.rpc('vouch_for_claim', { claim: id }, teacher)).body).toBe('verified')
    expect(await ownerOf(place)).toBe(amina.id)
    expect((await site.rpc('revoke_vouch', { claim: id }, imam)).body).toBe(true)
    expect(await stateOf(id)).toBe('disputed')
    expect(await ownerOf(place)).toBe(amina.id)
    await decide(id, 'rejected')
    expect(await ownerOf(place)).toBeNull()
  })

  test('claimants may not vouch for themselves', async () => {
    const mosque = await importMosque(amina, imam)
    const id = await claimId(await importBusiness(), amina, { method: 'mosque_vouch', mosques: [mosque] })
    expect((await site.rpc('vouch_for_claim', { claim: id }, amina)).status).toBe(403)
  })

  /** An offer, and its letter with this token. */
  const offerBusiness = async (business: string, to_email: string, token: string, as: Person) => {
    const offered = await site.rpc('offer_transfer', { business, to_email }, as)
    await site.writeLetters('offer', sha256(token))
    return offered
  }

  async function own(person: Person, name = 'Al Noor') {
    const place = await importBusiness(name)
    const id = await claimId(place, person)
    await issue(id, person, '123456')
    await enter(id, '123456', person)
    const [row] = await site.database.query<{ id: string }>('select id from public.businesses where place_id = $1', [
      place,
    ])
    return { place, business: row?.id ?? '' }
  }

  test('a business is handed over by token, once, and only by its owner', async () => {
    const { place, business } = await own(amina)
    const offer = (as: Person, to_email = 'bilal@example.com') => offerBusiness(business, to_email, 'secret', as)
    expect((await offer(bilal)).status).toBe(403)
    expect((await offer(amina, 'nobody')).body).toMatchObject({ message: 'email' })
    expect((await offer(amina)).status).toBe(200)
    expect((await site.rpc('find_transfer', { token: 'wrong' }, 'anon')).body).toBeNull()
    expect((await site.rpc('find_transfer', { token: 'secret' }, 'anon')).body).toMatchObject({
      name: 'Al Noor',
      state: 'pending',
    })
    expect((await site.rpc('accept_transfer', { token: 'secret' }, amina)).body).toBe('own')
    expect((await site.rpc('accept_transfer', { token: 'secret' }, 'anon')).status).toBe(401)
    expect((await site.rpc('accept_transfer', { token: 'secret' }, bilal)).body).toBe('accepted')
    expect(await ownerOf(place)).toBe(bilal.id)
    expect((await site.rpc('accept_transfer', { token: 'secret' }, imam)).body).toBe('expired')
    expect(await toldTo(amina)).toContain('transfer_accepted')
    expect(await toldTo(bilal)).toContain('transfer_received')
    // The former owner can no longer change anything.
    const change = await site.call(`/rest/v1/businesses?id=eq.${business}`, {
      as: amina,
      method: 'PATCH',
      body: { city: 'York' },
    })
    expect(change.status).toBeLessThan(300)
    expect((await site.rpc('listing_history', { place }, amina)).status).toBe(403)
  })

  test('an offer ends after a week, when declined, and when another is made', async () => {
    const { business } = await own(amina)
    const offer = (token: string) => offerBusiness(business, 'bilal@example.com', token, amina)
    await offer('one')
    await offer('two')
    expect((await site.rpc('accept_transfer', { token: 'one' }, bilal)).body).toBe('expired')
    await site.database.query(`update public.business_transfers set expires_at = now() - interval '1 second'`)
    expect((await site.rpc('find_transfer', { token: 'two' }, bilal)).body).toMatchObject({ state: 'expired' })
    expect((await site.rpc('accept_transfer', { token: 'two' }, bilal)).body).toBe('expired')
    await offer('three')
    expect((await site.rpc('decline_transfer', { token: 'three' }, 'anon')).body).toBe(true)
    expect((await site.rpc('accept_transfer', { token: 'three' }, bilal)).body).toBe('expired')
    expect(await toldTo(amina)).toContain('transfer_declined')
  })

  test('the record of changes says who, when and what; one change can be set back', async () => {
    const { place, business } = await own(amina)
    const patch = (body: object) =>
      site.call(`/rest/v1/businesses?id=eq.${business}`, { as: amina, method: 'PATCH', body })
    await patch({ phone: '+441130000001', description: 'Cakes' })
    await patch({ city: 'Bradford' })
    type Entry = {
      id: number
      actor_kind: string
      changes: { field: string; old: unknown; new: unknown }[]
      can_undo: boolean
    }
    const history = async (as: Person) => (await site.rpc('listing_history', { place }, as)).body as Entry[]
    const [, second] = await history(amina)
    expect(second).toMatchObject({
      actor_kind: 'you',
      can_undo: true,
      changes: [
        { field: 'description', old: 'Bread', new: 'Cakes' },
        { field: 'phone', old: '+441130000000', new: '+441130000001' },
      ],
    })
    expect((await history(staff))[0]).toMatchObject({ actor_kind: 'owner', actor_name: expect.any(String) })
    expect((await site.rpc('listing_history', { place }, bilal)).status).toBe(403)
    expect((await site.rpc('undo_listing_change', { entry: second?.id }, bilal)).status).toBe(403)
    expect((await site.rpc('undo_listing_change', { entry: second?.id }, amina)).body).toBe(true)
    const [row] = await site.database.query('select phone, description, city from public.businesses where id = $1', [
      business,
    ])
    expect(row).toEqual({ phone: '+441130000000', description: 'Bread', city: 'Bradford' })
    expect(await history(amina)).toHaveLength(4)
  })

  test('the owner closes and reopens; strangers cannot', async () => {
    const { place } = await own(amina)
    const other = await importBusiness('New Noor')
    const close = (as: Person, more: object = {}) =>
      site.rpc('close_listing', { place, closed_on: '2026-11-01', reason: 'Retired', ...more }, as)
    expect((await close(bilal)).body).toBe(false)
    expect((await close(amina, { closed_on: '2999-01-01' })).body).toMatchObject({ message: 'closed_on' })
    expect((await close(amina, { moved_to: place })).body).toMatchObject({ message: 'moved_to' })
    expect((await close(amina, { moved_to: other })).body).toBe(true)
    expect((await site.rpc('find_business', { id_or_slug: place }, 'anon')).body).toMatchObject({
      closed_on: '2026-11-01',
      closed_reason: 'Retired',
      moved_to: other,
    })
    expect((await site.rpc('reopen_listing', { place }, bilal)).body).toBe(false)
    expect((await site.rpc('reopen_listing', { place }, amina)).body).toBe(true)
    expect((await site.rpc('find_business', { id_or_slug: place }, 'anon')).body).toMatchObject({ closed_on: null })
    expect((await site.rpc('close_listing', { place: other, closed_on: '2026-11-01' }, staff)).body).toBe(true)
  })

  test('the public face shows published businesses, without the address for codes', async () => {
    const { place } = await own(amina)
    const [account] = await site.database.query<{ id: string }>(
      'select id from public.business_accounts where owner_id = $1',
      [amina.id],
    )
    const face = (await site.rpc('business_profile', { account: account?.id }, 'anon')).body as { businesses: object[] }
    expect(face.businesses).toEqual([expect.objectContaining({ id: place, name: 'Al Noor' })])
    expect(face.businesses[0]).not.toHaveProperty('email')
    expect((await site.rpc('profile_of_place', { place }, 'anon')).body).toEqual({ id: account?.id, name: 'Al Noor' })
    await site.database.query(`update public.businesses set status = 'hidden'`)
    expect((await site.rpc('business_profile', { account: account?.id }, 'anon')).body).toBeNull()
  })

  test('claims follow merged places', async () => {
    const place = await importBusiness('Noor Cakes')
    const id = await claimId(place, amina, { method: 'document', evidence: 'It is mine, see.' })
    await site.database.query(
      `insert into public.businesses (name, city, phone, status) values ('Noor Bread', 'Leeds', '+441130000000', 'published')`,
    )
    await site.database.query(`update public.businesses set name = 'Noor Cakes'`)
    const [kept] = await site.database.query<{ place_id: string }>('select place_id from public.businesses')
    const [claimed] = await site.database.query<{ place_id: string }>(
      'select place_id from public.claims where id = $1',
      [id],
    )
    expect(kept?.place_id).not.toBe(place)
    expect(claimed).toEqual(kept)
    expect(await site.database.query('select id from public.business_unified')).toEqual([{ id: kept?.place_id }])
  })

  test('documents are forgotten ninety days after the decision', async () => {
    const place = await importBusiness()
    const [lease] = await site.database.query<{ name: string }>(
      `insert into storage.objects (bucket_id, name, owner_id)
       values ('claim-documents', gen_random_uuid() || '.pdf', $1) returning name`,
      [amina.id],
    )
    const path = lease?.name ?? ''
    const stolen = await claim(place, bilal, { method: 'document', evidence: 'See the lease.', document_path: path })
    expect(stolen.status).toBe(403)
    const id = await claimId(place, amina, { method: 'document', evidence: 'See the lease.', document_path: path })
    await decide(id, 'rejected')
    expect((await site.rpc('claim_documents_to_purge', {}, 'service')).body).toEqual([])
    const later = { today: new Date(Date.now() + 92 * 86_400_000).toISOString().slice(0, 10) }
    expect((await site.rpc('claim_documents_to_purge', later, 'service')).body).toEqual([path])
    await site.rpc('forget_claim_documents', { paths: [path], ...later }, 'service')
    const [row] = await site.database.query('select document_path, evidence from public.claims where id = $1', [id])
    expect(row).toEqual({ document_path: null, evidence: null })
  })

  test('letters are handed out once, to people with an address', async () => {
    const { place } = await own(amina)
    const letters = (await site.rpc('take_ownership_notices', {}, 'service')).body as object[]
    expect(letters).toEqual([
      expect.objectContaining({ kind: 'claim_verified', to_address: amina.email, language: 'en', name: 'Al Noor' }),
    ])
    expect((await site.rpc('take_ownership_notices', {}, 'service')).body).toEqual([])
    expect(place).not.toBe('')
  })

  async function register(person: Person, columns: object = {}): Promise<{ id: string; place_id: string }> {
    await site.database.query('insert into public.business_accounts (owner_id) values ($1) on conflict do nothing', [
      person.id,
    ])
    const { status, body } = await site.call('/rest/v1/businesses', {
      as: person,
      method: 'POST',
      headers: { Prefer: 'return=representation' },
      body: {
        name: 'Amina’s',
        city: 'Leeds',
        phone: '+441130000000',
        status: 'published',
        business_account_id: (
          await site.database.query<{ id: string }>('select id from public.business_accounts where owner_id = $1', [
            person.id,
          ])
        )[0]?.id,
        ...columns,
      },
    })
    expect(status, JSON.stringify(body)).toBe(201)
    const [{ id } = { id: '' }] = body as { id: string }[]
    const [row] = await site.database.query<{ place_id: string }>(
      'select place_id from public.businesses where id = $1',
      [id],
    )
    return { id, place_id: row?.place_id ?? '' }
  }
  const patch = (as: Person, id: string, body: object) =>
    site.call(`/rest/v1/businesses?id=eq.${id}`, { as, method: 'PATCH', body })
  const lastEntry = async () =>
    (
      await site.database.query<{ id: number }>(
        `select max(id)::int as id from public.audit_log where action = 'update'`,
      )
    )[0]?.id
  const offer = (as: Person, business: string, token: string) => offerBusiness(business, 'next@test.example', token, as)
  const ownerOfRow = async (id: string) =>
    (
      await site.database.query<{ owner_id: string | null }>('select owner_id from public.businesses where id = $1', [
        id,
      ])
    )[0]?.owner_id

  test('an undo cannot put a row at another’s place; its refusal is that of the edit', async () => {
    const shop = await register(amina)
    const mine = await register(bilal, { phone: '+441130000009' })
    expect((await patch(bilal, mine.id, { name: 'Foo' })).status).toBe(204)
    const renamed = await lastEntry()
    expect((await patch(bilal, mine.id, { phone: '+441130000000' })).status).toBe(204)
    const undone = await site.rpc('undo_listing_change', { entry: renamed }, bilal)
    const edited = await patch(bilal, mine.id, { name: 'Amina’s' })
    expect(undone).toMatchObject({ status: 409, body: { code: '23505' } })
    expect(undone.body).toEqual(edited.body)
    const places = await site.database.query('select place_id from public.businesses order by created_at')
    expect(new Set(places.map(({ place_id }) => place_id)).size).toBe(2)
    expect(await ownerOf(shop.place_id)).toBe(amina.id)
    expect((await site.rpc('claim_options', { place: shop.place_id }, bilal)).body).toMatchObject({ is_mine: false })
    expect((await site.rpc('place_photos', { place: shop.place_id }, bilal)).body).toMatchObject({ mayManage: false })
  })

  test('a transfer hands over the row that was offered and no other', async () => {
    const shop = await register(amina)
    const mine = await register(bilal, { name: 'Bilal’s' })
    const other = await register(bilal, { name: 'Bilal’s second' })
    await offer(bilal, mine.id, 'token')
    expect((await site.rpc('accept_transfer', { token: 'token' }, teacher)).body).toBe('accepted')
    expect(await ownerOfRow(mine.id)).toBe(teacher.id)
    expect(await ownerOfRow(other.id)).toBe(bilal.id)
    expect(await ownerOfRow(shop.id)).toBe(amina.id)
    expect(await toldTo(bilal)).toEqual(['transfer_started', 'transfer_accepted'])
  })

  test('a draft is at nobody’s place and keeps nobody out, nor does what is hidden', async () => {
    await register(bilal, { status: 'draft' })
    const shop = await register(amina)
    expect(await ownerOf(shop.place_id)).toBe(amina.id)
    const hidden = await register(bilal, { name: 'Hidden' })
    await patch(bilal, hidden.id, { status: 'hidden' })
    await register(amina, { name: 'Hidden' })
    // What was shown once comes back at its own place.
    expect((await patch(bilal, hidden.id, { status: 'published' })).status).toBe(204)
    expect(await ownerOf(hidden.place_id)).toBe(bilal.id)
    // A draft that would stand at another's place is refused when it is published.
    const [draft] = await site.database.query<{ id: string }>(`select id from public.businesses where status = 'draft'`)
    expect((await patch(bilal, draft?.id ?? '', { status: 'published' })).status).toBe(409)
  })

  test('a row cannot take the id of a place', async () => {
    const shop = await register(amina)
    const mine = await register(bilal, { id: shop.place_id, name: 'Elsewhere' })
    expect(mine.id).not.toBe(shop.place_id)
  })

  test('whoever staff take a listing from is told', async () => {
    const shop = await register(amina)
    const { status } = await patch(staff, shop.id, { owner_id: bilal.id, business_account_id: null })
    expect(status).toBe(204)
    expect(await toldTo(amina)).toEqual(['owner_changed'])
    // Leaving for good is no change of hands.
    const leaving = await site.signUp('leaving')
    const theirs = await register(leaving, { name: 'Leaving' })
    await site.database.query('delete from auth.users where id = $1', [leaving.id])
    expect(await ownerOfRow(theirs.id)).toBeNull()
  })

  test('a frozen listing keeps owner and name and is not deleted, until who froze it or staff lift it', async () => {
    const { id, place_id } = await register(amina)
    await offer(amina, id, 'token')
    expect((await site.rpc('freeze_listing', { business: id }, bilal)).status).toBe(403)
    expect((await site.rpc('freeze_listing', { business: id }, amina)).body).toBe(true)
    expect((await site.rpc('accept_transfer', { token: 'token' }, bilal)).body).toBe('frozen')
    expect((await offer(amina, id, 'again')).status).toBe(423)
    expect(await patch(amina, id, { name: 'Another' })).toMatchObject({
      status: 423,
      body: { message: 'frozen' },
    })
    expect((await patch(amina, id, { description: 'Still ours' })).status).toBe(204)
    expect((await site.call(`/rest/v1/businesses?id=eq.${id}`, { as: amina, method: 'DELETE' })).status).toBe(423)
    expect((await patch(staff, id, { owner_id: bilal.id })).status).toBe(423)
    const claimed = await claimId(place_id, bilal, { method: 'document', evidence: 'I have the licence.' })
    expect((await decide(claimed, 'approved')).status).toBe(423)
    expect(await ownerOfRow(id)).toBe(amina.id)
    expect((await site.rpc('lift_freeze', { business: id }, bilal)).status).toBe(403)
    expect((await site.rpc('lift_freeze', { business: id }, amina)).body).toBe(true)
    expect((await patch(amina, id, { name: 'Another' })).status).toBe(204)
  })

  test('a letter freezes once, for whoever lost the listing; the new owner cannot lift it', async () => {
    const { id } = await register(amina)
    await offer(amina, id, 'token')
    await site.rpc('accept_transfer', { token: 'token' }, bilal)
    await site.database.query(`delete from public.ownership_notices where kind <> 'transfer_accepted'`)
    await site.writeLetters('ownership', sha256('secret'))
    expect((await site.rpc('find_freeze', { token: 'secret' }, 'anon')).body).toMatchObject({ is_frozen: false })
    expect((await site.rpc('freeze_by_letter', { token: 'wrong' }, 'anon')).body).toBe('expired')
    expect((await site.rpc('freeze_by_letter', { token: 'secret' }, 'anon')).body).toBe('frozen')
    expect((await site.rpc('freeze_by_letter', { token: 'secret' }, 'anon')).body).toBe('expired')
    expect(await site.rpc('lift_freeze', { business: id }, bilal)).toMatchObject({
      status: 403,
      body: { message: 'frozen_by_other' },
    })
    expect((await site.rpc('listing_freeze', { business: id }, bilal)).body).toMatchObject({ may_lift: false })
    expect((await offer(bilal, id, 'further')).status).toBe(423)
    const [item] = await site.database.query(
      `select reason from public.moderation_items where subject_kind = 'listing' and status = 'open'
       and summary like 'Frozen%' or reason = 'automatic'`,
    )
    expect(item).toEqual({ reason: 'automatic' })
    expect((await site.rpc('lift_freeze', { business: id }, staff)).body).toBe(true)
  })

  test('a letter’s token ends after thirty days', async () => {
    const { id } = await register(amina)
    await offer(amina, id, 'token')
    await site.database.query(
      `update public.ownership_notices set freeze_hash = $1, created_at = now() - interval '31 days'`,
      [sha256('secret')],
    )
    expect((await site.rpc('find_freeze', { token: 'secret' }, 'anon')).body).toBeNull()
    expect((await site.rpc('freeze_by_letter', { token: 'secret' }, 'anon')).body).toBe('expired')
  })

  test('a claim to one import is none to another, whatever open data calls them later', async () => {
    const place = await importBusiness('Al Noor', 'own@mail.example')
    const victim = await importBusiness('Victim', 'victim@mail.example')
    const id = await claimId(place, bilal)
    await issue(id, bilal, '123456')
    await site.database.query(`update public.business set name = 'Victim' where name = 'Al Noor'`)
    expect(await enter(id, '123456', bilal)).toBe('verified')
    expect(await ownerOf(place)).toBe(bilal.id)
    expect(await ownerOf(victim)).toBeUndefined()
    expect((await site.rpc('claim_options', { place: victim }, bilal)).body).toMatchObject({ is_mine: false })
  })
})
