// Signing in on the site with another service, as a browser without JavaScript does it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIssuer } from '#tests/fixtures/oidc-issuer.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

let site: RunningSite
let issuer: Awaited<ReturnType<typeof openIssuer>>

beforeAll(async () => {
  issuer = await openIssuer()
  const { clientIds, clientSecret, ...provider } = issuer.provider
  site = await startSite({
    AUTH_OIDC_PROVIDERS: JSON.stringify([
      { ...provider, scopes: 'openid email', client_ids: clientIds, client_secret: clientSecret },
    ]),
  })
})
afterAll(async () => {
  await site?.stop()
  await issuer?.close()
})

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
