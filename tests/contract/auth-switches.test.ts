// An operator's switches for sign-in: people without an account, sign-up, apps that links in mail lead back to by PKCE.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendKinds, PASSWORD, type TestBackend } from '#tests/fixtures/backend.ts'

const APP = 'mahalla://callback'

function clientOf(site: TestBackend, flowType: 'implicit' | 'pkce' = 'implicit') {
  const kept = new Map<string, string>()
  return createClient(site.url, site.backend.anonKey, {
    auth: {
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      flowType,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  })
}

describe.each(backendKinds)('on $name', ({ open }) => {
  describe('where apps may sign people in without an account', () => {
    let site: TestBackend
    beforeAll(async () => {
      site = await open({ waysIn: { anonymousUsers: true } })
    })
    afterAll(() => site?.close())

    test('someone stays unknown, and becomes a member with an address, with everything they had', async () => {
      const { auth } = clientOf(site)
      const begun = await auth.signInAnonymously({ options: { data: { display_name: 'Guest' } } })
      expect(begun.error).toBeNull()
      expect(begun.data.user).toMatchObject({ is_anonymous: true, role: 'authenticated' })
      const id = begun.data.user?.id
      expect((await auth.getClaims()).data?.claims).toMatchObject({
        is_anonymous: true,
        amr: [{ method: 'anonymous' }],
      })
      expect((await auth.updateUser({ password: PASSWORD })).error).toMatchObject({ status: 422 })
      expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({ status: 403 })
      const changed = await auth.updateUser({ email: `guest-${id}@test.example`, password: PASSWORD })
      expect(changed.error).toBeNull()
      expect(changed.data.user).toMatchObject({ id, is_anonymous: false, user_metadata: { display_name: 'Guest' } })
      const again = await clientOf(site).auth.signInWithPassword({
        email: `guest-${id}@test.example`,
        password: PASSWORD,
      })
      expect(again.data.user).toMatchObject({
        id,
        is_anonymous: false,
        identities: [{ provider: 'email' }],
        app_metadata: { provider: 'email' },
      })
    })
  })

  describe('where nobody may open an account by themselves', () => {
    let site: TestBackend
    beforeAll(async () => {
      site = await open({ waysIn: { signUp: false, anonymousUsers: true } })
    })
    afterAll(() => site?.close())

    test('sign-up is refused, whatever way it is asked for; who is made or invited gets in', async () => {
      const { auth } = clientOf(site)
      const refused = { status: 422, code: 'signup_disabled' }
      const email = 'new@test.example'
      expect((await auth.signUp({ email, password: PASSWORD })).error).toMatchObject(refused)
      expect((await auth.signUp({ phone: '+447700900123', password: PASSWORD })).error).toMatchObject(refused)
      expect((await auth.signInAnonymously()).error).toMatchObject(refused)
      // Says nothing about who has an account, and makes none.
      expect((await auth.signInWithOtp({ email })).error).toBeNull()
      await site.backend.settled()
      expect(await site.database.query('select from auth.users where email = $1', [email])).toEqual([])
      expect(await (await fetch(`${site.url}/auth/v1/settings`)).json()).toMatchObject({ disable_signup: true })
      const made = await site.call('/auth/v1/admin/users', {
        as: 'service',
        method: 'POST',
        body: { email, password: PASSWORD, email_confirm: true },
      })
      expect(made.status).toBe(200)
      expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    })
  })

  describe('links by mail, asked for by an app', () => {
    let site: TestBackend
    const mails: { to: string; text: string; redirectTo: string | null }[] = []
    beforeAll(async () => {
      site = await open({
        sendMail: async ({ to, text = '', redirectTo }) => {
          mails.push({ to, text, redirectTo })
        },
        waysIn: { redirectUrls: [APP] },
      })
    })
    afterAll(() => site?.close())

    const linkTo = async (to: string) => {
      await site.backend.settled()
      const link = /https?:\/\/\S+/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[0] ?? ''
      return new URL(link)
    }
    const follow = async (link: URL) => {
      const answer = await fetch(`${site.url}${link.pathname}${link.search}`, { redirect: 'manual' })
      return new URL(answer.headers.get('location') ?? '')
    }
    type Auth = ReturnType<typeof clientOf>['auth']

    test.each<[string, string, (auth: Auth, email: string) => Promise<{ error: unknown }>]>([
      [
        'a sign-up',
        'email/signup',
        (auth, email) => auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: APP } }),
      ],
      [
        'a link to sign in',
        'magiclink',
        (auth, email) => auth.signInWithOtp({ email, options: { emailRedirectTo: APP } }),
      ],
      ['a recovery', 'recovery', (auth, email) => auth.resetPasswordForEmail(email, { redirectTo: APP })],
    ])('%s comes back with a code that only the app which asked can use, once', async (what, method, begin) => {
      const email = `pkce-${method.replace('/', '-')}@test.example`
      if (what !== 'a sign-up')
        await site.call('/auth/v1/admin/users', { as: 'service', method: 'POST', body: { email, email_confirm: true } })
      const { auth } = clientOf(site, 'pkce')
      expect((await begin(auth, email)).error).toBeNull()
      const link = await linkTo(email)
      expect(link.searchParams.get('token')).toMatch(/^pkce_/)
      const back = await follow(link)
      expect(`${back.protocol}//${back.host}`).toBe(APP)
      expect(back.hash).toBe('')
      const code = back.searchParams.get('code') ?? ''
      const other = clientOf(site, 'pkce').auth
      await other.resetPasswordForEmail(`nobody-${email}`)
      expect((await other.exchangeCodeForSession(code)).error).toMatchObject({ code: 'bad_code_verifier' })
      const { data, error } = await auth.exchangeCodeForSession(code)
      expect(error).toBeNull()
      expect(data.user?.email).toBe(email)
      expect((await auth.getClaims()).data?.claims.amr).toMatchObject([{ method }])
      expect((await other.exchangeCodeForSession(code)).error).not.toBeNull()
      const spent = await follow(link)
      expect(spent.searchParams.get('error_code')).toBe('otp_expired')
      expect(spent.searchParams.get('code')).toBeNull()
    })

    test('leads nowhere but to this site and the apps that are named', async () => {
      const email = 'elsewhere@test.example'
      await site.call('/auth/v1/admin/users', { as: 'service', method: 'POST', body: { email, email_confirm: true } })
      const back = []
      for (const target of ['https://evil.example/', 'mahalla://callback/more', `${APP}?state=1`]) {
        await site.database.query('delete from private.sign_in_tries')
        await clientOf(site).auth.signInWithOtp({ email, options: { emailRedirectTo: target } })
        back.push((await linkTo(email)).searchParams.get('redirect_to'))
      }
      expect(back).toEqual(['http://127.0.0.1', 'http://127.0.0.1', `${APP}?state=1`])
    })
  })
})
