// Signing in on the site through an organisation, as a browser without JavaScript does it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIdentityProvider } from '#tests/fixtures/identity-provider.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

let site: RunningSite
let school: Awaited<ReturnType<typeof openIdentityProvider>>

beforeAll(async () => {
  school = await openIdentityProvider()
  site = await startSite({
    AUTH_SAML_PROVIDERS: JSON.stringify([
      {
        id: '6f0b9d0e-52c3-4b0e-8f3f-6a3f1f1c7a10',
        name: 'Example School',
        domains: ['school.example'],
        metadata: school.metadata,
      },
    ]),
  })
})
afterAll(async () => {
  await site?.stop()
  await school?.close()
})

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
    expect((await go(to)).html).toContain('We do not know this organisation.')
  }
  expect((await go('/auth/sso')).html).toContain('href="/login"')
})

test('the checks of /auth-test see it', async () => {
  const html = await (await fetch(`${site.url}/auth-test`)).text()
  expect(html).toContain('The way to each one is open.')
  expect(html).not.toContain('This part does not answer as it should')
})
