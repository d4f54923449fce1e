// The site with everything an operator can set up: mail over real SMTP, SMS, another service, an organisation. Through
// supabase-js and through the site's own forms, as a browser without JavaScript uses them.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import en from '#app/i18n/messages/en.ts'
import { openIdentityProvider } from '#tests/fixtures/identity-provider.ts'
import { linkIn, openMailbox } from '#tests/fixtures/mailbox.ts'
import { openIssuer } from '#tests/fixtures/oidc-issuer.ts'
import { postForm } from '#tests/fixtures/post-form.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { openSmsGateway } from '#tests/fixtures/sms-gateway.ts'

const PASSWORD = 'Right-1-password'
let site: RunningSite
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let gateway: Awaited<ReturnType<typeof openSmsGateway>>
let issuer: Awaited<ReturnType<typeof openIssuer>>
let school: Awaited<ReturnType<typeof openIdentityProvider>>

beforeAll(async () => {
  ;[mailbox, gateway, issuer, school] = await Promise.all([
    openMailbox(),
    openSmsGateway(),
    openIssuer(),
    openIdentityProvider(),
  ])
  const { clientIds, clientSecret, ...provider } = issuer.provider
  site = await startSite({
    SMTP_URL: mailbox.url,
    SMS_WEBHOOK_URL: gateway.url,
    AUTH_OIDC_PROVIDERS: JSON.stringify([
      { ...provider, scopes: 'openid email', client_ids: clientIds, client_secret: clientSecret },
    ]),
    AUTH_SAML_PROVIDERS: JSON.stringify([
      {
        id: '6f0b9d0e-52c3-4b0e-8f3f-6a3f1f1c7a10',
        name: 'Example School',
        domains: ['school.example'],
        metadata: school.metadata,
      },
    ]),
    AUTH_LIMIT_SIGN_INS_PER_5_MIN: '1000',
    AUTH_LIMIT_VERIFICATIONS_PER_5_MIN: '1000',
  })
})
afterAll(async () => {
  await site?.stop()
  await Promise.all([mailbox?.close(), gateway?.close(), issuer?.close(), school?.close()])
})

const client = ({ url, anonKey }: RunningSite = site) =>
  createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })

describe('mail', () => {
  test('where mail is configured, an address is confirmed by the link in the mail', async () => {
    const email = 'bilal@example.com'
    const registered = await postForm(`${site.url}/register`, {
      displayName: 'Bilal',
      identifier: email,
      password: PASSWORD,
    })
    expect(registered.status).toBe(200)
    const link = linkIn(await mailbox.find(email, 'Confirm my address'), '/auth/confirm')
    const early = await client(site).auth.signInWithPassword({ email, password: PASSWORD })
    expect(early.error).toMatchObject({ code: 'email_not_confirmed' })
    const wrong = await client(site).auth.signInWithPassword({ email, password: 'Wrong-1-password' })
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials' })

    expect((await fetch(link)).status).toBe(200)
    const stillEarly = await client(site).auth.signInWithPassword({ email, password: PASSWORD })
    expect(stillEarly.error).toMatchObject({ code: 'email_not_confirmed' })

    const confirmed = await postForm(link, {})
    expect(confirmed.status).toBe(302)
    const late = await client(site).auth.signInWithPassword({ email, password: PASSWORD })
    expect(late.error).toBeNull()
    expect((await postForm(link, {})).status).toBe(400)
  })

  test('a password is reset by the link in the mail, once', async () => {
    const email = 'bilal@example.com'
    const asked = await postForm(`${site.url}/ar/reset-password`, { email })
    expect(asked.status).toBe(200)
    const link = linkIn(await mailbox.find(email, '/ar/reset-password'), '/ar/reset-password')
    const weak = await postForm(link, { password: 'abc', token_hash: link.searchParams.get('token_hash') ?? '' })
    expect(weak.status).toBe(400)
    const set = await postForm(link, {
      password: 'Another-1-password',
      token_hash: link.searchParams.get('token_hash') ?? '',
    })
    expect(set.status).toBe(302)
    expect((await client(site).auth.signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull()
    expect((await client(site).auth.signInWithPassword({ email, password: 'Another-1-password' })).error).toBeNull()
    const again = await postForm(link, {
      password: 'Third-1-password',
      token_hash: link.searchParams.get('token_hash') ?? '',
    })
    expect(again.status).toBe(400)
  })

  test('asking to reset an unknown address answers the same and sends nothing', async () => {
    const before = mailbox.mails.length
    const response = await postForm(`${site.url}/reset-password`, { email: 'unknown@example.com' })
    expect(response.status).toBe(200)
    expect(mailbox.mails.length).toBe(before)
  })

  test('someone new without a password is asked to choose one when they confirm their address', async () => {
    const email = 'no-password@example.com'
    expect((await client().auth.signInWithOtp({ email })).error).toBeNull()
    const link = linkIn(await mailbox.find(email, 'Confirm my address'), '/auth/confirm')
    const confirmed = await postForm(link, {})
    expect(confirmed.headers.get('location')).toBe('/reset-password')
    const cookie = confirmed.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    expect((await postForm(`${site.url}/reset-password`, { password: PASSWORD }, cookie)).status).toBe(302)
    expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('the forms look the same for an address that has an account and one that has none', async () => {
    const page = async (path: string, identifier: string) => {
      const answer = await postForm(site.url + path, { displayName: 'X', identifier, password: 'Wrong-1-password' })
      const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? ''
      expect(main).toContain('<form')
      return { status: answer.status, html: main.replaceAll(identifier, 'address') }
    }
    for (const path of ['/login', '/ar/login'])
      expect(await page(path, 'no-password@example.com'), path).toEqual(await page(path, 'nobody@example.com'))
    const sent = async (identifier: string) => {
      const form = { displayName: 'X', identifier, password: PASSWORD }
      const answer = await postForm(`${site.url}/register`, form)
      const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? ''
      return { status: answer.status, html: main.replaceAll(identifier, 'address') }
    }
    const known = await sent('no-password@example.com')
    expect(known).toEqual(await sent('nobody@example.com'))
    expect(known.status).toBe(200)
    expect(known.html).toContain('address')
  })

  test('the newsletter is confirmed and left by links in the mail', async () => {
    const email = 'reader@example.com'
    expect((await postForm(`${site.url}/newsletter`, { email })).status).toBeLessThan(400)
    const mail = await mailbox.find(email, '/newsletter/confirm')
    expect(mail.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const status = async () =>
      (
        await createClient(site.url, site.serviceRoleKey)
          .from('newsletter_subscribers')
          .select('status')
          .eq('email', email)
          .single()
      ).data?.status
    expect(await status()).toBe('pending')
    const confirm = linkIn(mail, '/newsletter/confirm')
    expect((await postForm(confirm, { token: confirm.searchParams.get('token') ?? '' })).status).toBe(200)
    expect(await status()).toBe('confirmed')
    const oneClick = await fetch(linkIn(mail, '/newsletter/unsubscribe'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.status).toBe(200)
    expect(await status()).toBe('unsubscribed')
  })

  test('a newsletter for a segment reaches it once, its links lead where it says, and one click leaves it', async () => {
    const service = createClient(site.url, site.serviceRoleKey)
    const reader = (email: string, language: string) => ({
      email,
      language,
      status: 'confirmed',
      confirmed_at: new Date().toISOString(),
    })
    const added = await service
      .from('newsletter_subscribers')
      .insert([reader('french@readers.example', 'fr'), reader('turkish@readers.example', 'tr')])
    expect(added.error).toBeNull()
    const staff = { identifier: 'writer@staff.example', password: PASSWORD }
    const made = await service.auth.admin.createUser({
      email: staff.identifier,
      password: PASSWORD,
      email_confirm: true,
    })
    await service.from('user_roles').insert({ user_id: made.data.user?.id, role: 'staff' })
    await service.from('business').insert({ source: 'test', source_id: 'n1', name: 'Saffron & Stone', city: 'Leeds' })
    const { data: listing } = await service
      .from('business_unified')
      .select('slug')
      .eq('name', 'Saffron & Stone')
      .single()
    const cookie = (await postForm(`${site.url}/login`, staff)).headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const desk = `${site.url}/dashboard/staff/newsletter`
    const begun = await postForm(desk, { subject: 'Des nouvelles', language: 'fr' }, cookie)
    expect(begun.status).toBe(302)
    const address = `${site.url}${begun.headers.get('location')}`
    const seen = async () => {
      const { data } = await service
        .from('newsletter_issues')
        .select('updated_at')
        .eq('subject', 'Des nouvelles')
        .single()
      return String(data?.updated_at)
    }
    const written = {
      subject: 'Des nouvelles',
      language: 'fr',
      languages: 'fr',
      topic: '',
      'kind.0': 'text',
      'text.0': 'Salam <b>à tous</b>',
      'kind.1': 'button',
      'text.1': 'Voir',
      'href.1': 'https://shop.example/offre?a=1&b=2',
      'kind.2': 'listing',
      'href.2': `/business/${listing?.slug}`,
    }
    const post = async (fields: Record<string, string>) =>
      (await postForm(address, { ...fields, seen: await seen() }, cookie)).status
    expect(await post({ ...written, 'href.1': 'javascript:alert(1)', intent: 'save' })).toBe(400)
    expect(await post({ ...written, intent: 'save' })).toBe(302)
    expect(await post({ intent: 'test' })).toBe(302)
    expect((await mailbox.find(staff.identifier, 'Voir')).raw).not.toContain('List-Unsubscribe')
    expect(await post({ intent: 'schedule' })).toBe(302)

    const mail = await mailbox.find('french@readers.example', 'Voir')
    expect(mail.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail.raw).toContain('Salam &#60;b&#62;à tous&#60;/b&#62;')
    expect(mail.raw).toContain('Saffron &#38; Stone')
    expect(mail.raw).not.toContain('shop.example')
    const link = linkIn(mail, '/newsletter/go/')
    const followed = await fetch(link, { redirect: 'manual', headers: { 'User-Agent': 'Mozilla/5.0 Firefox/130.0' } })
    expect([followed.status, followed.headers.get('location')]).toEqual([302, written['href.1']])
    for (const odd of ['/newsletter/go/x/0', `${link.pathname}0`, `${link.pathname}?to=https://evil.example`]) {
      const answer = await fetch(new URL(odd, site.url), { redirect: 'manual', headers: { 'User-Agent': 'curl/8' } })
      expect(answer.headers.get('location') ?? '', odd).not.toContain('evil')
    }
    const { data: clicks } = await service.from('newsletter_clicks').select('block, clicks')
    expect(clicks).toEqual([{ block: 1, clicks: 1 }])
    const oneClick = await fetch(linkIn(mail, '/newsletter/unsubscribe'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.status).toBe(200)
    const { data: left } = await service.from('newsletter_subscribers').select('status').eq('language', 'fr')
    expect(left).toEqual([{ status: 'unsubscribed' }])
    const { data: sent } = await service.from('outbox').select('to_address').eq('kind', 'newsletter:issue')
    expect(sent).toEqual([{ to_address: 'french@readers.example' }])
  })
})

describe('phone numbers', () => {
  test('a number is registered, confirmed by the code and signed in with', async () => {
    const phone = '+447700900001'
    const db = client()
    const registered = await db.auth.signUp({ phone, password: PASSWORD, options: { data: { display_name: 'Bilal' } } })
    expect(registered.error).toBeNull()
    expect(registered.data.session).toBeNull()
    await gateway.codeFor(phone)
    expect((await db.auth.signInWithPassword({ phone, password: PASSWORD })).error).toMatchObject({
      code: 'phone_not_confirmed',
    })

    const confirmed = await db.auth.verifyOtp({ phone, token: await gateway.codeFor(phone), type: 'sms' })
    expect(confirmed.error).toBeNull()
    expect(confirmed.data.user?.phone).toBe('447700900001')
    const profile = await db.from('profiles').select('display_name').single()
    expect(profile.data).toEqual({ display_name: 'Bilal' })

    const signedIn = await db.auth.signInWithPassword({ phone, password: PASSWORD })
    expect(signedIn.error).toBeNull()
    const renewed = await db.auth.refreshSession()
    expect(renewed.error).toBeNull()
    expect((await db.auth.getUser()).data.user?.id).toBe(confirmed.data.user?.id)
    expect((await db.auth.signOut()).error).toBeNull()
  })

  test('a code alone signs in, and makes an account where it may', async () => {
    const phone = '+447700900007'
    const db = client()
    expect((await db.auth.signInWithOtp({ phone, options: { data: { display_name: 'Zayd' } } })).error).toBeNull()
    expect((await db.auth.signInWithOtp({ phone })).error).toMatchObject({ code: 'over_sms_send_rate_limit' })
    const { data, error } = await db.auth.verifyOtp({ phone, token: await gateway.codeFor(phone), type: 'sms' })
    expect(error).toBeNull()
    expect(data.user?.user_metadata.display_name).toBe('Zayd')
  })

  test('a code works once, and ten wrong ones spoil it', async () => {
    const phone = '+447700900002'
    const db = client()
    await db.auth.signUp({ phone, password: PASSWORD })
    const code = await gateway.codeFor(phone)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let i = 0; i < 10; i++)
      expect((await db.auth.verifyOtp({ phone, token: wrong, type: 'sms' })).error).toMatchObject({
        code: 'otp_expired',
      })
    expect((await db.auth.verifyOtp({ phone, token: code, type: 'sms' })).error).toMatchObject({ code: 'otp_expired' })
  })

  test('bad numbers, weak passwords, wrong passwords and taken numbers are refused', async () => {
    const { auth } = client()
    expect((await auth.signUp({ phone: '12', password: PASSWORD })).error).toMatchObject({ code: 'validation_failed' })
    const weak = await auth.signUp({ phone: '+447700900003', password: 'abc' })
    expect(weak.error).toMatchObject({ code: 'weak_password', reasons: ['length', 'characters'] })
    expect(
      (await auth.signInWithPassword({ phone: '+447700900001', password: 'Wrong-1-password' })).error,
    ).toMatchObject({
      code: 'invalid_credentials',
    })
    expect((await auth.signInWithPassword({ phone: '+447700900099', password: PASSWORD })).error).toMatchObject({
      code: 'invalid_credentials',
    })
    expect(gateway.messages.filter(({ to }) => to === '+447700900003')).toEqual([])
  })

  test('a second code within a minute is not sent', async () => {
    const phone = '+447700900004'
    const db = client()
    await db.auth.signUp({ phone, password: PASSWORD })
    expect((await db.auth.signUp({ phone, password: PASSWORD })).error).toMatchObject({
      code: 'over_sms_send_rate_limit',
    })
    expect((await db.auth.resend({ type: 'sms', phone })).error).toMatchObject({ code: 'over_sms_send_rate_limit' })
    await gateway.codeFor(phone)
    expect(gateway.messages.filter(({ to }) => to === phone)).toHaveLength(1)
  })

  test('without a valid key nothing is answered', async () => {
    const response = await fetch(`${site.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone: '+447700900005', password: PASSWORD }),
    })
    expect(response.status).toBe(401)
  })

  test('by the site’s own forms, in Arabic digits too', async () => {
    const registered = await postForm(`${site.url}/ar/register?next=/help`, {
      displayName: 'أمينة',
      identifier: '+٤٤ ٧٧٠٠ ٩٠٠٠٠٦',
      password: PASSWORD,
    })
    expect(registered.status).toBe(302)
    const next = registered.headers.get('location') ?? ''
    expect(next).toBe('/ar/auth/phone?phone=%2B447700900006&next=%2Fhelp')
    expect((await fetch(site.url + next)).status).toBe(200)
    expect((await postForm(site.url + next, { code: '12' })).status).toBe(400)
    const confirmed = await postForm(site.url + next, { code: await gateway.codeFor('+447700900006') })
    expect(confirmed.status).toBe(302)
    expect(confirmed.headers.get('location')).toBe('/ar/help')
    const signedIn = await postForm(`${site.url}/login`, { identifier: '+44 7700 900006', password: PASSWORD })
    expect(signedIn.headers.get('location')).toBe('/')
  })
})

describe('another service', () => {
  /** Follows redirects with a jar of its own, up to an address of the site that is a page. */
  async function browse(start: string) {
    const jar = new Map<string, string>()
    let address = start
    for (let step = 0; step < 10; step++) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const at = pair.indexOf('=')
        if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at))
        else jar.set(pair.slice(0, at), pair.slice(at + 1))
      }
      const to = answer.headers.get('location')
      if (!to) return { address, html: await answer.text(), jar }
      address = new URL(to, address).href
    }
    throw new Error(`Still redirected at ${address}`)
  }

  test('a button leads to the service and back, signed in, in the same language and to the asked page', async () => {
    const login = await (await fetch(`${site.url}/fr/login?next=/help`)).text()
    expect(login).toContain('Continuer avec Masjid ID')
    expect(login).toContain('href="/fr/auth/provider/masjid-id?next=%2Fhelp"')
    issuer.receive({ sub: '1', email: 'safiya@example.com', email_verified: true, name: 'Safiya' })
    const { address, jar } = await browse(`${site.url}/fr/auth/provider/masjid-id?next=/help`)
    expect(address).toBe(`${site.url}/fr/help`)
    expect([...jar.keys()].some((name) => name.startsWith('sb-mahalla-auth'))).toBe(true)
  })

  test('what goes wrong is said on the login page', async () => {
    for (const path of ['/auth/provider/unknown', '/auth/callback', '/auth/callback?code=made-up']) {
      const { address, html } = await browse(site.url + path)
      expect(address, path).toContain('/login?problem=provider')
      expect(html).toContain('That sign-in did not work')
    }
  })

  test('the checks of /auth-test see it', async () => {
    const html = await (await fetch(`${site.url}/auth-test`)).text()
    for (const text of ['Only the service key reaches them.', 'Each one answers.', 'A made-up one is refused.'])
      expect(html).toContain(text)
    expect(html).toContain('Nobody changes them without signing in.')
    expect(html).not.toContain('This part does not answer as it should')
  })
})

describe('an organisation', () => {
  function openBrowser() {
    const jar = new Map<string, string>()
    return {
      jar,
      go: async (address: string, form?: Record<string, string>, origin = site.url) => {
        const answer = await fetch(new URL(address, site.url), {
          redirect: 'manual',
          headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), Origin: origin },
          ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        })
        for (const line of answer.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          const at = pair.indexOf('=')
          if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at))
          else jar.set(pair.slice(0, at), pair.slice(at + 1))
        }
        return { answer, html: await answer.text(), to: answer.headers.get('location') ?? '' }
      },
    }
  }

  test('an address leads to the organisation and back, signed in, in the same language and to the asked page', async () => {
    const { go, jar } = openBrowser()
    expect((await go('/fr/login?next=/help')).html).toContain('Se connecter avec votre organisation')
    const leads = await go('/fr/auth/sso?next=/help', { organisation: ' Safiya@School.example ' })
    expect(leads.answer.status).toBe(200)
    expect(leads.html).toContain('Continuer avec Example School')
    const there = /^0; url=(.+)$/.exec(leads.answer.headers.get('refresh') ?? '')?.[1] ?? ''
    expect(there.startsWith(school.entryPoint)).toBe(true)

    school.receive({ nameId: '1', email: 'safiya@school.example', name: 'Safiya' })
    const page = await (await fetch(there)).text()
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
    const form = { SAMLResponse: field('SAMLResponse'), RelayState: field('RelayState') }
    const back = await go('/auth/v1/sso/saml/acs', form, school.url)
    expect(back.to).toContain('/fr/auth/callback?next=%2Fhelp&code=')
    expect((await go(back.to)).to).toBe('/fr/help')
    expect([...jar.keys()].some((name) => name.startsWith('sb-mahalla-auth'))).toBe(true)
    expect((await go('/login')).to).toBe('/')
  })

  test('an organisation we do not know is said so', async () => {
    const { go } = openBrowser()
    for (const organisation of ['amina@elsewhere.example', '', 'x'.repeat(300)]) {
      const { to } = await go('/auth/sso', { organisation })
      expect(to).toBe('/login?problem=organisation&next=%2F')
      expect((await go(to)).html).toContain(en.auth.errors.organisationUnknown)
    }
    expect((await go('/auth/sso')).html).toContain('href="/login"')
  })

  test('the checks of /auth-test see it', async () => {
    const html = await (await fetch(`${site.url}/auth-test`)).text()
    expect(html).toContain('The way to each one is open.')
    expect(html).not.toContain('This part does not answer as it should')
  })
})
