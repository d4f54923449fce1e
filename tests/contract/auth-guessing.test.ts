// Guessing one's way in: codes and links, passwords, and accounts that strangers opened with other people's addresses.
// Counts hold for an account wherever the guesses come from, and for all nodes of a site together.
import { createHash } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inNetwork } from '#server/http/network.ts'
import { backendKinds, PASSWORD, PASSWORD_HASH, type Person, type TestBackend } from '#tests/fixtures/backend.ts'

const [STRANGERS, OWN] = ['Strangers-1-password', 'Owners-2-password']

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  const mails: { to: string; text: string }[] = []
  const messages: { to: string; text: string }[] = []

  beforeAll(async () => {
    site = await open({
      sendMail: async ({ to, text = '' }) => {
        mails.push({ to, text })
      },
      sendSms: async (to, text) => {
        messages.push({ to, text })
      },
    })
  })
  afterAll(() => site?.close())

  type Said = { error_code?: string; access_token?: string; user?: { id: string; user_metadata: object } }
  const post = async (path: string, body: unknown, as: Person | 'anon' | 'service' = 'anon') => {
    const answer = await site.call(`/auth/v1/${path}`, { as, method: 'POST', body })
    return { status: answer.status, body: answer.body as Said }
  }
  const mailTo = async (to: string) => {
    await site.backend.settled()
    const text = mails.findLast((mail) => mail.to === to)?.text ?? ''
    const link = URL.parse(/https?:\/\/\S+/.exec(text)?.[0] ?? '')?.searchParams
    return { code: /\b\d{6}\b/.exec(text)?.[0] ?? '', token: link?.get('token') ?? '', type: link?.get('type') ?? '' }
  }
  const add = (email: string) =>
    post('admin/users', { email, email_confirm: true, password_hash: PASSWORD_HASH }, 'service')
  const signUp = (email: string, password: string, name: string) =>
    post('signup', { email, password, data: { display_name: name } })
  const byPassword = async (email: string, password: string) =>
    (await post('token?grant_type=password', { email, password })).status
  const byLink = (token: string, type: string) => post('verify', { type, token_hash: token })
  const later = (seconds: number) =>
    site.database.query(
      `update private.sign_in_tries set next_at = next_at - make_interval(secs => $1),
         forgotten_at = forgotten_at - make_interval(secs => $1)`,
      [seconds],
    )
  const other = (code: string) => (code === '000000' ? '111111' : '000000')

  describe('codes and links', () => {
    test('a link is 256 random bits, and the code beside it does not lead to it', async () => {
      const email = 'links@example.com'
      await add(email)
      await post('recover', { email })
      const { code, token } = await mailTo(email)
      expect(token).toMatch(/^[0-9a-f]{64}$/)
      for (const made of [email + code, code, email.toUpperCase() + code]) {
        const guess = createHash('sha256').update(made).digest('hex')
        expect(guess).not.toBe(token)
        expect((await byLink(guess, 'recovery')).status).toBe(403)
      }
      // Whoever reads the database has neither.
      const rows = await site.database.query(
        `select to_jsonb(c)::text as row from private.one_time_codes as c
         union all select to_jsonb(u)::text from auth.users as u where email = $1`,
        [email],
      )
      const kept = rows.map(({ row }) => row).join()
      expect(rows.length).toBeGreaterThan(1)
      for (const secret of [token, code, createHash('sha256').update(code).digest('hex')])
        expect(kept).not.toContain(secret)
      expect((await byLink(token, 'recovery')).status).toBe(200)
    })

    test('the hash of a link that lies in the database opens nothing', async () => {
      const email = 'hash@example.com'
      await add(email)
      await post('recover', { email })
      await site.backend.settled()
      const [row] = await site.database.query<{ link_hash: string; code_hash: string }>(
        'select c.* from private.one_time_codes as c join auth.users on id = user_id where email = $1',
        [email],
      )
      for (const hash of [row?.link_hash, row?.code_hash])
        expect((await byLink(hash ?? '', 'recovery')).status).toBe(403)
    })

    test('a link opens what it says it is for, and once, however many try at the same moment', async () => {
      const email = 'kinds@example.com'
      await add(email)
      await post('recover', { email })
      const { token } = await mailTo(email)
      for (const type of ['signup', 'invite', 'magiclink', 'email', 'email_change'])
        expect((await byLink(token, type)).status, type).toBe(403)
      const query = new URLSearchParams({ type: 'recovery', token })
      const tries = await Promise.all([
        ...Array.from({ length: 8 }, async () => (await byLink(token, 'recovery')).status === 200),
        ...Array.from({ length: 4 }, async () => {
          const answer = await fetch(`${site.url}/auth/v1/verify?${query}`, { redirect: 'manual' })
          return answer.headers.get('location')?.includes('access_token=') ?? false
        }),
      ])
      expect(tries.filter(Boolean)).toHaveLength(1)
    })

    test('ten wrong codes spoil a code, whichever form they come in; its link still works', async () => {
      const email = 'spoiled@example.com'
      await add(email)
      await post('otp', { email })
      const { code, token } = await mailTo(email)
      const types = ['magiclink', 'email']
      const guesses = Array.from({ length: 12 }, (_, i) =>
        post('verify', { type: types[i % 2], email, token: other(code) }),
      )
      for (const { status } of await Promise.all(guesses)) expect(status).toBe(403)
      expect((await post('verify', { type: 'email', email, token: code })).status).toBe(403)
      expect((await byLink(token, 'magiclink')).status).toBe(200)
    })

    test('a new code does not begin the count anew: after thirty in a day each try waits longer', async () => {
      const email = 'counted@example.com'
      await add(email)
      const statuses = async (address: string) => {
        const seen: number[] = []
        for (let i = 0; i < 31; i++) {
          if (i % 10 === 0 && i < 30) {
            await later(60)
            await post('recover', { email: address })
          }
          const { code } = await mailTo(address)
          const answer = await post('verify', { type: 'recovery', email: address, token: other(code) })
          seen.push(answer.status)
        }
        return seen
      }
      const unknown = await statuses('nobody-counted@example.com')
      expect(unknown).toEqual([...Array(30).fill(403), 429])
      expect(await statuses(email)).toEqual(unknown)
      const { code, token } = await mailTo(email)
      const enter = async () => (await post('verify', { type: 'recovery', email, token: code })).status
      expect(await enter()).toBe(429)
      await later(61)
      expect((await post('verify', { type: 'recovery', email, token: other(code) })).status).toBe(403)
      await later(61)
      expect(await enter()).toBe(429)
      // Never for whoever has the mail.
      expect((await byLink(token, 'recovery')).status).toBe(200)
    })

    test('a code that lets a password be changed is counted like any other', async () => {
      const member = await site.signUp('nonce')
      await site.call('/auth/v1/reauthenticate', { as: member })
      const { code } = await mailTo(member.email)
      const change = async (nonce: string) =>
        (await site.call('/auth/v1/user', { as: member, method: 'PUT', body: { password: OWN, nonce } })).status
      for (const status of await Promise.all(Array.from({ length: 10 }, () => change(other(code)))))
        expect(status).toBe(422)
      expect(await change(code)).toBe(422)
    })

    test('what lies in a mailbox opens nothing once the address or the password has changed', async () => {
      const email = 'moving@example.com'
      const { body } = await add(email)
      const id = (body as { id?: string }).id ?? ''
      await post('recover', { email })
      const old = await mailTo(email)
      await site.call(`/auth/v1/admin/users/${id}`, {
        as: 'service',
        method: 'PUT',
        body: { email: 'moved@example.com' },
      })
      expect((await byLink(old.token, 'recovery')).status).toBe(403)
      await later(60)
      await post('recover', { email: 'moved@example.com' })
      const next = await mailTo('moved@example.com')
      await site.call(`/auth/v1/admin/users/${id}`, { as: 'service', method: 'PUT', body: { password: OWN } })
      expect((await byLink(next.token, 'recovery')).status).toBe(403)
    })

    test('half a proof of a new address stays half, however often one mailbox says yes', async () => {
      const member = await site.signUp('halves')
      const to = 'thief@example.com'
      for (let i = 0; i < 2; i++) {
        await later(60)
        await site.call('/auth/v1/user', { as: member, method: 'PUT', body: { email: to } })
        const { token } = await mailTo(to)
        const half = await byLink(token, 'email_change')
        expect(half.body.access_token).toBeUndefined()
      }
      const [row] = await site.database.query('select email from auth.users where id = $1', [member.id])
      expect(row).toEqual({ email: member.email })
    })
  })

  describe('passwords', () => {
    test('after ten wrong ones a stranger has to wait, on every node; the owner has ways in', async () => {
      const email = 'guessed@example.com'
      await add(email)
      /** As the site passes it on: with the network the visitor comes from. */
      const from = (network: string, path: string, body: object, backend = site.backend) =>
        inNetwork(network, () =>
          backend.fetch(`${site.url}/auth/v1/${path}`, {
            method: 'POST',
            headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
        ).then(({ status }) => status)
      const sign = (network: string, password: string, address = email) =>
        from(network, 'token?grant_type=password', { email: address, password })
      expect(await sign('198.51.100.7', PASSWORD)).toBe(200)

      const guesses = async (address: string) => {
        const seen: number[] = []
        for (let i = 0; i < 11; i++) seen.push(await sign(`203.0.113.${i}`, 'Wrong-1-password', address))
        return seen
      }
      const known = await guesses(email)
      expect(known).toEqual([...Array(10).fill(400), 429])
      expect(await guesses('nobody-guessed@example.com')).toEqual(known)
      expect(await sign('203.0.113.99', PASSWORD)).toBe(429)
      const another = await site.openAnother?.()
      if (another) {
        const body = { email, password: PASSWORD }
        expect(await from('203.0.113.98', 'token?grant_type=password', body, another.backend)).toBe(429)
        await another.close()
      }

      // Where the owner has been before, strangers do not count.
      expect(await sign('198.51.100.7', PASSWORD)).toBe(200)
      // Elsewhere a link by mail lets them in, and makes that place theirs.
      await post('recover', { email })
      const { token } = await mailTo(email)
      expect(await from('192.0.2.1', 'verify', { type: 'recovery', token_hash: token })).toBe(200)
      expect(await sign('192.0.2.1', PASSWORD)).toBe(200)
      expect(await sign('203.0.113.99', PASSWORD)).toBe(429)
      await later(61)
      expect(await sign('203.0.113.99', PASSWORD)).toBe(200)
    })

    test('that an account is shut is told to whoever knows its password only', async () => {
      const email = 'shut@example.com'
      await post(
        'admin/users',
        { email, email_confirm: true, password_hash: PASSWORD_HASH, ban_duration: '1h' },
        'service',
      )
      const code = async (password: string) =>
        (await post('token?grant_type=password', { email, password })).body.error_code
      expect(await code('Wrong-1-password')).toBe('invalid_credentials')
      expect(await code(PASSWORD)).toBe('user_banned')
      for (const path of ['recover', 'otp']) expect((await post(path, { email })).status).toBe(200)
      expect((await mailTo(email)).token).toBe('')
    })

    test('networks people sign in from are not written down', async () => {
      const rows = await site.database.query('select network from private.known_networks')
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toMatch(/198\.51|192\.0\.2/)
    })
  })

  describe('an account a stranger opened with someone else’s address', () => {
    const rowsOf = async (email: string) =>
      (
        await site.database.query(
          `select users.raw_user_meta_data ->> 'display_name' as name, profiles.display_name as shown,
             encrypted_password is not null as "hasPassword"
           from auth.users join public.profiles on profiles.id = users.id where email = $1`,
          [email],
        )
      )[0]
    const anHourLater = () =>
      site.database.query(`update private.one_time_codes set sent_at = sent_at - interval '61 minutes'`)

    test('has nothing of theirs while nobody has proved it', async () => {
      await signUp('early@example.com', STRANGERS, 'Stranger')
      await site.backend.settled()
      expect(await rowsOf('early@example.com')).toEqual({ name: null, shown: 'early', hasPassword: false })
      expect(await byPassword('early@example.com', STRANGERS)).toBe(400)
    })

    test('is the owner’s, with the owner’s password, when they sign up later', async () => {
      const email = 'later@example.com'
      await signUp(email, STRANGERS, 'Stranger')
      await mailTo(email)
      await anHourLater()
      await later(60)
      await signUp(email, OWN, 'Owner')
      const { token, type } = await mailTo(email)
      expect((await byLink(token, type)).body.user?.user_metadata).toMatchObject({ display_name: 'Owner' })
      expect([await byPassword(email, STRANGERS), await byPassword(email, OWN)]).toEqual([400, 200])
      expect(await rowsOf(email)).toEqual({ name: 'Owner', shown: 'Owner', hasPassword: true })
    })

    test.each<[string, string[]]>([
      ['before the owner', [STRANGERS, OWN]],
      ['after the owner', [OWN, STRANGERS]],
      ['around the owner', [STRANGERS, OWN, STRANGERS]],
    ])('keeps nobody’s password when the stranger signs up %s: the owner chooses one', async (name, passwords) => {
      const email = `contested-${name.replaceAll(' ', '-')}@example.com`
      for (const password of passwords) {
        await later(60)
        expect((await signUp(email, password, password)).status).toBe(200)
        await site.backend.settled()
      }
      const { token, type } = await mailTo(email)
      const { body } = await byLink(token, type)
      const owner = { id: body.user?.id ?? '', email, token: body.access_token ?? '' }
      expect((await site.rpc('has_password', {}, owner)).body).toBe(false)
      expect([await byPassword(email, STRANGERS), await byPassword(email, OWN)]).toEqual([400, 400])
      expect(await rowsOf(email)).toMatchObject({ name: null, hasPassword: false })
      await site.call('/auth/v1/user', { as: owner, method: 'PUT', body: { password: OWN } })
      expect([await byPassword(email, STRANGERS), await byPassword(email, OWN)]).toEqual([400, 200])
      expect((await site.rpc('has_password', {}, owner)).body).toBe(true)
    })

    test('is opened with one’s own password by signing up twice, or asking for the mail again', async () => {
      const email = 'twice@example.com'
      for (let i = 0; i < 2; i++) {
        await later(60)
        await signUp(email, OWN, 'Owner')
        await site.backend.settled()
      }
      await later(60)
      await post('resend', { type: 'signup', email })
      const { token, type } = await mailTo(email)
      expect((await byLink(token, type)).status).toBe(200)
      expect(await byPassword(email, OWN)).toBe(200)
      expect(await rowsOf(email)).toMatchObject({ shown: 'Owner' })
    })

    test.each(['otp', 'magiclink', 'recover'])('loses what they set when the owner comes by %s', async (path) => {
      const email = `by-${path}@example.com`
      await signUp(email, STRANGERS, 'Stranger')
      await site.backend.settled()
      // What else a stranger may have left there, by whatever way.
      await site.database.query(
        `with account as (
           update auth.users set encrypted_password = $2, raw_user_meta_data = '{"display_name": "Stranger"}'
           where email = $1 returning id
         ), named as (update public.profiles set display_name = 'Stranger' where id = (select id from account)
         ), session as (insert into auth.sessions (id, user_id, aal) select gen_random_uuid(), id, 'aal1' from account
         ), factor as (insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
           select gen_random_uuid(), id, '', 'totp', 'verified', 'ABCDEFGH' from account)
         insert into auth.identities (id, provider, provider_id, user_id, identity_data)
         select gen_random_uuid(), 'github', $1, id, '{}' from account`,
        [email, PASSWORD_HASH],
      )
      await later(60)
      await post(path, { email })
      const { token, type } = await mailTo(email)
      expect((await byLink(token, type)).status).toBe(200)
      for (const password of [STRANGERS, PASSWORD]) expect(await byPassword(email, password)).toBe(400)
      expect(await rowsOf(email)).toEqual({ name: null, shown: `by-${path}`, hasPassword: false })
      const [left] = await site.database.query(
        `select (select count(*)::int from auth.sessions where user_id = users.id) as sessions,
           (select count(*)::int from auth.mfa_factors where user_id = users.id) as factors,
           (select string_agg(provider, ',') from auth.identities where user_id = users.id) as ways,
           raw_app_meta_data -> 'providers' as providers
         from auth.users where email = $1`,
        [email],
      )
      expect(left).toEqual({ sessions: 1, factors: 0, ways: 'email', providers: ['email'] })
    })

    test('is the invited one’s, with what the invitation says', async () => {
      const email = 'invited@example.com'
      await signUp(email, STRANGERS, 'Stranger')
      await site.backend.settled()
      await post('invite', { email, data: { display_name: 'Guest' } }, 'service')
      const { token, type } = await mailTo(email)
      expect(type).toBe('invite')
      expect((await byLink(token, type)).status).toBe(200)
      expect(await byPassword(email, STRANGERS)).toBe(400)
      expect(await rowsOf(email)).toEqual({ name: 'Guest', shown: 'Guest', hasPassword: false })
    })

    test('comes into force as it waits when the service role vouches for the address', async () => {
      const email = 'vouched@example.com'
      await signUp(email, OWN, 'Owner')
      await site.backend.settled()
      const [user] = await site.database.query<{ id: string }>('select id from auth.users where email = $1', [email])
      await site.call(`/auth/v1/admin/users/${user?.id}`, {
        as: 'service',
        method: 'PUT',
        body: { email_confirm: true },
      })
      expect(await byPassword(email, OWN)).toBe(200)
      expect(await rowsOf(email)).toMatchObject({ name: 'Owner', shown: 'Owner' })
    })

    test('or number: a stranger who signs up beside the owner changes nothing', async () => {
      const phone = '+447700900101'
      const codeFor = async () => {
        await site.backend.settled()
        return /\d{6}/.exec(messages.findLast(({ to }) => to === phone)?.text ?? '')?.[0] ?? ''
      }
      const sign = async (password: string) => (await post('token?grant_type=password', { phone, password })).status
      expect((await post('signup', { phone, password: OWN })).status).toBe(200)
      const code = await codeFor()
      expect((await post('signup', { phone, password: STRANGERS })).status).toBe(429)
      await site.backend.settled()
      expect((await post('verify', { type: 'sms', phone, token: code })).status).toBe(200)
      expect([await sign(STRANGERS), await sign(OWN)]).toEqual([400, 200])
      // Whoever signs up with a number that has an account is led into it by its code, and sets nothing.
      await later(60)
      expect((await post('signup', { phone, password: STRANGERS })).status).toBe(200)
      expect((await post('verify', { type: 'sms', phone, token: await codeFor() })).status).toBe(200)
      expect([await sign(STRANGERS), await sign(OWN)]).toEqual([400, 200])
    })
  })

  test('mail that lets someone in is read by no superadmin, and keeps nothing once it was sent', async () => {
    const boss = await site.signUp('boss')
    await site.grantRole(boss, 'superadmin')
    const body = {
      to_address: 'a@test.example',
      subject: 'x',
      body_text: 'https://…?token=live',
      body_html: '<a>live</a>',
    }
    const ways = ['auth:recovery', 'ownership:transfer', 'ownership:code', 'ownership:owner_changed']
    for (const kind of [...ways, 'contact:answer'])
      await site.call('/rest/v1/outbox', { as: 'service', method: 'POST', body: { ...body, kind } })
    const seen = async () =>
      (
        (await site.call('/rest/v1/outbox?select=kind,body_text,body_html&order=id', { as: boss })).body as {
          kind: string
          body_text: string
        }[]
      ).map(({ kind, body_text: text }) => `${kind} ${text}`)
    expect(await seen()).toEqual(['contact:answer https://…?token=live'])
    const claimed = await site.rpc('claim_outbox', { max_results: 10 }, 'service')
    const mails = claimed.body as { id: number; body_text: string }[]
    expect(mails.every(({ body_text: text }) => text.includes('live'))).toBe(true)
    for (const { id } of mails) await site.rpc('finish_outbox', { id, ok: true }, 'service')
    expect(await seen()).toEqual([...ways.map((kind) => `${kind} `), 'contact:answer https://…?token=live'])
    const kept = await site.database.query(`select body_html from public.outbox where kind <> 'contact:answer'`)
    expect(kept).toEqual(ways.map(() => ({ body_html: null })))
    // One that was never sent is emptied after a day.
    await site.call('/rest/v1/outbox', {
      as: 'service',
      method: 'POST',
      body: { ...body, kind: 'auth:signup', status: 'kept' },
    })
    await site.database.query(`update public.outbox set created_at = now() - interval '25 hours' where status = 'kept'`)
    await site.rpc('clear_sign_in_leftovers', {}, 'service')
    expect(await site.database.query(`select body_text from public.outbox where status = 'kept'`)).toEqual([
      { body_text: '' },
    ])
  })

  test('only the service role clears up, and nobody else sees what is counted', async () => {
    const member = await site.signUp('curious')
    expect((await site.rpc('clear_sign_in_leftovers', {}, member)).status).toBe(403)
    expect((await site.rpc('has_password', {}, 'anon')).status).toBe(401)
    const { error } = await createClient(site.url, site.backend.anonKey)
      .schema('private')
      .from('one_time_codes')
      .select()
    expect(error).not.toBeNull()
  })
})
