// Letters that are owed: the mark that somebody was told and the letter itself are one. Whatever fails between the mark and the
// outbox, each letter arrives, and once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceClient } from '#server/backend/service-client.ts'
import { sendCertificateReminders } from '#server/jobs/refresh-halal-levels.ts'
import { seeOff } from '#server/jobs/see-members-off.ts'
import { sendContactAnswers } from '#server/mail/contact.ts'
import { sendInvoiceLetters } from '#server/mail/invoice.ts'
import { createMailer, type NewMail } from '#server/mail/mailer.ts'
import { createNewsletterTask } from '#server/mail/newsletter.ts'
import { sendOrderLetters } from '#server/mail/order.ts'
import { createOwnershipTasks, sendOwnershipLetters } from '#server/mail/ownership.ts'
import { sendTeamInvitations } from '#server/mail/team.ts'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

const siteUrl = 'https://mahalla.example'
const ABOUTS = [
  ...['order', 'invoice', 'gift', 'membership', 'contact', 'chat', 'application', 'ownership'],
  ...[
    'decision',
    'job',
    'job_alert',
    'place_alert',
    'leaving',
    'left',
    'announcement',
    'mosque_ask',
    'news',
    'digest',
    'trial',
    'certificate',
  ],
  ...['code', 'offer', 'invitation'],
]

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let member: Person
  let staff: Person

  beforeAll(async () => {
    site = await open()
    member = await site.signUp('member')
    staff = await site.signUp('staff')
    await site.grantRole(staff, 'staff')
  })
  afterAll(() => site?.close())
  beforeEach(() => site.database.script('delete from public.outbox; delete from private.letter_drafts'))

  const tools = () => {
    const mailer = createMailer({ env: { smtpUrl: null, mailFrom: '' }, siteUrl, say: () => {} })
    mailer.attach(site.backend)
    return { service: serviceClient(site.backend), mailer }
  }
  /** The minute in which whoever took a letter may still be writing it is over. */
  const waitAMinute = () =>
    site.database.query(`update private.letter_drafts set taken_at = now() - interval '2 minutes'`)
  const owed = () => site.database.query('select about from private.letter_drafts order by id')
  const outbox = async () =>
    (
      await site.database.query<{ line: string }>(
        `select kind || ' to ' || to_address || ' ' || status as line from public.outbox order by id`,
      )
    ).map(({ line }) => line)

  /** An order with no letter sent yet. */
  const order = async (email: string) => {
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.store_orders (key, visitor, status, confirmed_at, delivery, address, country_code, name, email, provider, goods_cents, postage_cents,
         tax_cents, total_cents, currency)
       values (gen_random_uuid(), repeat('a', 64), 'new', now(), 'post', '1 High Street, Leeds', 'GB', 'Maryam', $1, 'manual', 1200, 0, 0, 1200, 'USD') returning id`,
      [email],
    )
    await site.database.query(
      `insert into public.store_order_lines (order_id, sku, title, name, quantity, price_cents)
       values ($1, 'mug', '{"en": "Mug"}', '{"en": "Green"}', 1, 1200)`,
      [row?.id],
    )
    return row?.id ?? ''
  }

  test('a process that ends after the mark loses no letter about an order', async () => {
    await order('one@test.example')
    // Taken, and then the process is gone.
    const { data } = await tools().service.rpc('take_letters', { about: 'order' })
    expect(data).toMatchObject({ new: 1, letters: [{ material: { email: 'one@test.example', step: 'new' } }] })
    expect(await site.database.query('select 1 from public.store_order_steps where told_at is null')).toEqual([])
    expect(await outbox()).toEqual([])
    // Whoever comes meanwhile leaves it to the first; a minute later it is theirs.
    await sendOrderLetters(tools(), siteUrl)
    expect(await outbox()).toEqual([])
    await waitAMinute()
    await sendOrderLetters(tools(), siteUrl)
    expect(await outbox()).toEqual(['order:new to one@test.example kept'])
    expect(await owed()).toEqual([])
    await sendOrderLetters(tools(), siteUrl)
    expect(await outbox()).toHaveLength(1)
  })

  test('an outbox that refuses keeps it owed, and one bad letter does not hold up the others', async () => {
    await order('two@test.example')
    await order('three@test.example')
    const { service, mailer } = tools()
    const post = async (letter: number, mail: NewMail) => {
      if (mail.to === 'two@test.example') throw new Error('The line is down')
      await mailer.post(letter, mail)
    }
    await expect(sendOrderLetters({ service, mailer: { post } }, siteUrl)).rejects.toThrow('The line is down')
    expect(await outbox()).toEqual(['order:new to three@test.example kept'])
    await site.database.query(
      `insert into private.letter_drafts (about, material) values ('order', '{"email": "broken@test.example"}')`,
    )
    await waitAMinute()
    await expect(sendOrderLetters(tools(), siteUrl)).rejects.toThrow()
    expect(await outbox()).toEqual(['order:new to three@test.example kept', 'order:new to two@test.example kept'])
    expect(await owed()).toHaveLength(1)
  })

  test('a row the outbox cannot take undoes the writing with it', async () => {
    await order('four@test.example')
    const { service } = tools()
    const { data } = await service.rpc('take_letters', { about: 'order' })
    const [letter] = (data as { letters: { id: number }[] }).letters
    const mail = { to_address: 'x', subject: 's', body_text: 't', kind: 'order:new', status: 'queued' }
    expect((await service.rpc('put_letter', { letter: letter?.id ?? 0, mail })).error).not.toBeNull()
    expect(await owed()).toHaveLength(1)
    const good = { ...mail, to_address: 'four@test.example' }
    const both = await Promise.all([1, 2].map(() => service.rpc('put_letter', { letter: letter?.id ?? 0, mail: good })))
    expect(both.map(({ data: isPut }) => isPut).toSorted()).toEqual([false, true])
    expect(await outbox()).toEqual(['order:new to four@test.example queued'])
  })

  test('answers and invoices are owed the same way', async () => {
    const [message] = await site.database.query<{ id: string }>(
      `insert into public.contact_messages (name, email, subject, message, language)
       values ('Amina', 'amina@test.example', 'Hours', 'When are you open?', 'ar') returning id`,
    )
    await site.database.query(
      `insert into public.contact_answers (message_id, author_id, body) values ($1, $2, 'From nine to five.')`,
      [message?.id, staff.id],
    )
    const [account] = await site.database.query<{ id: string }>(
      'insert into public.business_accounts (owner_id) values ($1) returning id',
      [member.id],
    )
    await site.database.query(
      `insert into public.invoices (number, business_id, issuer, buyer, lines, net_cents, tax_cents, total_cents, currency, issued_on)
       values ('INV-TEST-1', $1, '{}', '{}', '[]', 100, 0, 100, 'USD', '2026-11-17')`,
      [account?.id],
    )
    const down = {
      service: tools().service,
      mailer: {
        post: async () => {
          throw new Error('The line is down')
        },
      },
    }
    await expect(sendContactAnswers(down, siteUrl)).rejects.toThrow('The line is down')
    await expect(sendInvoiceLetters(down, siteUrl)).rejects.toThrow('The line is down')
    expect(await outbox()).toEqual([])
    await waitAMinute()
    await sendContactAnswers(tools(), siteUrl)
    await sendInvoiceLetters(tools(), siteUrl)
    expect(await outbox()).toEqual([
      'contact:answer to amina@test.example kept',
      `billing:invoice to ${member.email} kept`,
    ])
  })

  test('whoever has left hears of it even when the process ended right after, and their address is kept no longer', async () => {
    const leaver = await site.signUp('goes')
    await site.rpc('ask_to_leave', {}, leaver)
    await seeOff({ ...tools(), siteUrl })
    await site.database.query(`update public.profiles set leaves_at = now() - interval '1 second' where id = $1`, [
      leaver.id,
    ])
    expect((await site.rpc('carry_out_leaving', { member: leaver.id }, 'service')).body).toBe(true)
    expect(await outbox()).not.toContain(`account:left to ${leaver.email} kept`)
    await seeOff({ ...tools(), siteUrl })
    await seeOff({ ...tools(), siteUrl })
    expect((await outbox()).filter((line) => line.startsWith('account:left'))).toEqual([
      `account:left to ${leaver.email} kept`,
    ])
    expect(await owed()).toEqual([])
  })

  test('a reminder of a certificate comes once, also when its writing failed the first time', async () => {
    const [business] = await site.database.query<{ id: string }>(
      `insert into public.businesses (owner_id, name, city, status) values ($1, 'Reminded Kitchen', 'Leeds', 'published') returning id`,
      [member.id],
    )
    await site.database.query(
      `insert into public.halal_evidence (place_id, kind, said_as, certifier_name, status, issued_on, expires_on)
       select place_id, 'certificate', 'owner', 'A board', 'accepted', private.today() - 300, private.today() + 20
       from public.businesses where id = $1`,
      [business?.id],
    )
    const { service, mailer } = tools()
    const post = async (letter: number, mail: NewMail) => {
      await mailer.post(letter, mail)
      throw new Error('The process ends')
    }
    await expect(sendCertificateReminders({ service, mailer: { post } }, siteUrl)).rejects.toThrow('The process ends')
    await waitAMinute()
    await sendCertificateReminders(tools(), siteUrl)
    expect(await outbox()).toEqual([`certificate:reminder to ${member.email} kept`])
    expect(await owed()).toEqual([])
  })

  test('who subscribes while the outbox refuses is not told that a letter is on its way', async () => {
    const { mailer } = tools()
    const subscribe = createNewsletterTask({ backend: site.backend, mailer, siteUrl })
    await site.database.script(
      `alter table public.outbox add constraint refuses_for_a_while check (kind <> 'newsletter:confirm') not valid`,
    )
    await expect(subscribe('reader@test.example', 'tr')).rejects.toThrow()
    await site.database.script('alter table public.outbox drop constraint refuses_for_a_while')
    expect(await subscribe('reader@test.example', 'tr')).toBe('sent')
    expect(await subscribe('reader@test.example', 'tr')).toBe('too_soon')
    expect(await outbox()).toEqual(['newsletter:confirm to reader@test.example kept'])
  })

  describe('a letter with a key', () => {
    let business: string
    beforeEach(async () => {
      await site.database.script('delete from public.businesses')
      const [made] = await site.database.query<{ id: string }>(
        `insert into public.businesses (owner_id, name, city, status) values ($1, 'Al Noor', 'Leeds', 'published') returning id`,
        [member.id],
      )
      business = made?.id ?? ''
    })
    const down = () => ({
      service: tools().service,
      mailer: {
        post: async () => {
          throw new Error('The line is down')
        },
      },
    })
    /** What stands in the letter: the token of its link, or its code. */
    const keyIn = async (kind: string) => {
      const rows = await site.database.query<{ body_text: string }>(
        'select body_text from public.outbox where kind = $1 order by id desc',
        [kind],
      )
      return (
        /token=(\S+)|^(\d{6})$/m
          .exec(rows[0]?.body_text ?? '')
          ?.slice(1)
          .find(Boolean) ?? ''
      )
    }

    test('a claim’s code that could not be written counts as not sent, comes later, and holds from then', async () => {
      const claimant = await site.signUp('claimant')
      await site.database.script(
        `insert into public.business (source, source_id, name, city, email)
         values ('test', 'code', 'Al Hilal', 'Leeds', 'hello@alhilal.example')`,
      )
      const [listed] = await site.database.query<{ place_id: string }>(
        `select place_id from public.business where source_id = 'code'`,
      )
      const claim = (
        (
          await site.rpc(
            'open_claim',
            { place: listed?.place_id, business_name: 'Al Hilal', claimant_role: 'owner', method: 'email_code' },
            claimant,
          )
        ).body as { id: string }
      ).id
      const noWays = { sendSms: null, canCall: false, siteShows: async () => false, log: () => {} }
      await expect(
        createOwnershipTasks(down(), siteUrl, noWays).sendClaimCode(claim, claimant.id, 'tr'),
      ).rejects.toThrow()
      expect(await site.database.query('select 1 from public.claim_codes')).toEqual([])
      const { sendClaimCode } = createOwnershipTasks(tools(), siteUrl, noWays)
      // Asked again, it is the same that is owed; whoever took it may still be writing.
      expect(await sendClaimCode(claim, claimant.id, 'tr')).toBe('sent')
      expect(await outbox()).toEqual([])
      await waitAMinute()
      await sendOwnershipLetters(tools(), siteUrl)
      expect(await outbox()).toEqual(['ownership:code to hello@alhilal.example kept'])
      expect(await sendClaimCode(claim, claimant.id, 'tr')).toBe('too_soon')
      const code = await keyIn('ownership:code')
      expect((await site.rpc('enter_claim_code', { claim, code }, claimant)).body).toBe('verified')
    })

    test('an offer opens with the letter that arrived, and without one not at all', async () => {
      await site.rpc('offer_transfer', { business, to_email: 'next@test.example', language: 'ar' }, member)
      await expect(sendOwnershipLetters(down(), siteUrl)).rejects.toThrow('The line is down')
      expect(await site.database.query('select token_hash from public.business_transfers')).toEqual([
        { token_hash: null },
      ])
      expect((await site.rpc('find_transfer', { token: '' }, 'anon')).body).toBeNull()
      await waitAMinute()
      await Promise.all([1, 2].map(() => sendOwnershipLetters(tools(), siteUrl)))
      expect((await outbox()).toSorted()).toEqual([
        'ownership:transfer to next@test.example kept',
        `ownership:transfer_started to ${member.email} kept`,
      ])
      const token = await keyIn('ownership:transfer')
      expect((await site.rpc('find_transfer', { token }, 'anon')).body).toMatchObject({ state: 'pending' })
      // The owner's letter was written at the second try, and its link freezes too.
      const freeze = await keyIn('ownership:transfer_started')
      expect((await site.rpc('find_freeze', { token: freeze }, 'anon')).body).toMatchObject({ is_frozen: false })
    })

    test('an invitation is owed as well, in the language of whoever invites', async () => {
      await site.rpc(
        'invite_to_team',
        { business, email: 'Helper@test.example', role: 'helper', language: 'fr' },
        member,
      )
      await expect(sendTeamInvitations(down(), siteUrl)).rejects.toThrow('The line is down')
      await waitAMinute()
      await sendTeamInvitations(tools(), siteUrl)
      await sendTeamInvitations(tools(), siteUrl)
      expect(await outbox()).toEqual(['team:invitation to helper@test.example kept'])
      const token = await keyIn('team:invitation')
      expect((await site.rpc('find_invitation', { token }, 'anon')).body).toMatchObject({ state: 'pending' })
      const [row] = await site.database.query<{ body_text: string }>('select body_text from public.outbox')
      expect(row?.body_text).toContain('/fr/team-invitation?token=')
    })

    test('what was withdrawn before it was written is not sent', async () => {
      const invited = await site.rpc(
        'invite_to_team',
        { business, email: 'gone@test.example', role: 'manager', language: 'x'.repeat(10_000) },
        member,
      )
      const offered = await site.rpc('offer_transfer', { business, to_email: 'gone@test.example' }, member)
      expect(
        await site.database.query(`select distinct material ->> 'language' as language from private.letter_drafts`),
      ).toEqual([{ language: 'en' }])
      await site.rpc('revoke_invitation', { invitation: invited.body }, member)
      await site.rpc('cancel_transfer', { transfer: offered.body }, member)
      await sendOwnershipLetters(tools(), siteUrl)
      await sendTeamInvitations(tools(), siteUrl)
      expect(await outbox()).toEqual([`ownership:transfer_started to ${member.email} kept`])
      expect(await owed()).toEqual([])
    })
  })

  test('every kind can be taken, an unknown one cannot, and by nobody but the process', async () => {
    const { service } = tools()
    for (const about of ABOUTS) {
      const { data, error } = await service.rpc('take_letters', { about })
      expect([about, error?.message]).toEqual([about, undefined])
      expect(data, about).toMatchObject({ letters: expect.any(Array) })
    }
    expect((await service.rpc('take_letters', { about: 'nothing' })).error?.code).toBe('22023')
    for (const as of ['anon', member, staff] as Caller[])
      for (const [name, args] of [
        ['take_letters', { about: 'order' }],
        ['put_letter', { letter: 1, mail: {} }],
      ] as const)
        expect([401, 403], name).toContain((await site.rpc(name, args, as)).status)
  })

  test('whoever leaves takes along what was not written yet', async () => {
    const leaver = await site.signUp('leaver')
    await site.database.query(
      `insert into private.letter_drafts (about, material)
       select 'news', jsonb_build_object('to_address', a) from unnest($1::text[]) as a`,
      [[leaver.email.toUpperCase(), 'stays@test.example']],
    )
    await site.database.query('delete from auth.users where id = $1', [leaver.id])
    expect(await site.database.query(`select material ->> 'to_address' as who from private.letter_drafts`)).toEqual([
      { who: 'stays@test.example' },
    ])
  })
})
