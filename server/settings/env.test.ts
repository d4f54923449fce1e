import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { selfSigned } from '#tests/fixtures/certificate.ts'
import { readEnv, SETTINGS } from './env.ts'
import { SettingError } from './setting.ts'

const read = (source: NodeJS.ProcessEnv) => readEnv(source, 'production')

test('has a default for everything', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    seed: 'sample',
    databaseUrl: null,
    hosted: null,
    smtpUrl: null,
    tracking: true,
    offline: true,
  })
})

test('a site with an address of its own asks its superadmins for a second factor, a look round at home asks nobody', () => {
  const ruleOf = (SITE_URL?: string, STAFF_SECOND_FACTOR?: string) =>
    read({ SITE_URL, STAFF_SECOND_FACTOR }).secondFactorRule
  expect(ruleOf()).toBe('optional')
  for (const home of [
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://mahalla.localhost',
  ])
    expect(ruleOf(home), home).toBe('optional')
  for (const site of ['https://www.mahalla.example', 'http://192.168.1.7', 'https://localhost.example'])
    expect(ruleOf(site), site).toBe('superadmins')
  expect(ruleOf('https://www.mahalla.example', 'optional')).toBe('optional')
  expect(ruleOf('http://localhost:3000', 'required')).toBe('required')
})

test('Supabase’s own sizes are the default limits', () => {
  expect(read({}).limits).toMatchObject({
    emailsPerHour: 30,
    signInsPer5Min: 30,
    refreshesPer5Min: 150,
    verificationsPer5Min: 30,
  })
})

test('a forced location that is no pair of numbers never stops the start', () => {
  expect(read({ FORCE_LOCATION: 'somewhere' }).forceLocation).toBe('somewhere')
})

test('a map style may load from its own origin and those listed beside it', () => {
  expect(read({}).mapStyle).toBeNull()
  const MAP_STYLE_URL = 'https://tiles.example/styles/liberty'
  const MAP_ORIGINS = 'https://fonts.example/x https://tiles.example'
  expect(read({ MAP_STYLE_URL, MAP_ORIGINS }).mapStyle).toEqual({
    url: MAP_STYLE_URL,
    origins: ['https://tiles.example', 'https://fonts.example'],
  })
})

test('ratings of a maps places service need its key; its address has a default', () => {
  expect(read({ PLACES_API_URL: 'http://127.0.0.1:9' }).placesApi).toBeNull()
  expect(read({ PLACES_API_KEY: 'k' }).placesApi).toEqual({
    key: 'k',
    url: 'https://maps.googleapis.com/maps/api/place',
  })
})

test('plans are paid for by card once both keys are there, by transfer when chosen, else not at all', () => {
  expect(read({}).payments).toEqual({ provider: 'none' })
  expect(read({ PAYMENTS: 'manual' }).payments).toEqual({ provider: 'manual' })
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const card = {
    provider: 'stripe',
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    connectSecret: null,
    apiUrl: 'https://api.stripe.com',
    taxes: 'table',
  }
  expect(read(keys).payments).toEqual(card)
  expect(read({ ...keys, STRIPE_TAX: 'on' }).payments).toEqual({ ...card, taxes: 'provider' })
  expect(read(keys).giving.toCampaigns).toBe(false)
  const connected = { ...keys, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' }
  expect(read(connected).payments).toEqual({ ...card, connectSecret: 'whsec_2' })
  expect(read(connected).giving.toCampaigns).toBe(true)
  expect(read({ ...connected, PAYMENTS: 'manual' }).giving.toCampaigns).toBe(false)
  expect(() => read({ ...keys, STRIPE_TAX: 'yes' })).toThrow('STRIPE_TAX must be on or off')
  expect(read({ ...keys, PAYMENTS: 'manual' }).payments).toEqual({ provider: 'manual' })
  expect(read({ INVOICE_ISSUER: 'Mahalla Ltd\\n1 High Street' }).invoices.issuer).toBe('Mahalla Ltd\n1 High Street')
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk' }, 'Payments by card need both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'],
  [{ PAYMENTS: 'cash' }, 'PAYMENTS must be none, manual or stripe, not "cash".'],
  [{ MAP_STYLE_URL: 'liberty' }, 'MAP_STYLE_URL must be a http:// or https:// address.'],
  [
    { MAP_ORIGINS: 'fonts.example' },
    'MAP_ORIGINS must be http:// or https:// addresses with spaces between, not "fonts.example".',
  ],
  [{ STAFF_SECOND_FACTOR: 'on' }, 'STAFF_SECOND_FACTOR must be optional, superadmins or required, not "on".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, not "80.5".'],
  [{ TRACKING: 'maybe' }, 'TRACKING must be on or off, not "maybe".'],
  [{ SITE_URL: 'mahalla.example' }, 'SITE_URL must be a http:// or https:// address.'],
  [
    { SUPABASE_URL: 'https://x.example' },
    'Missing required environment variables: SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY',
  ],
  [
    { SUPABASE_ANON_KEY: 'a', SUPABASE_SERVICE_ROLE_KEY: 'b' },
    'Missing required environment variables: SUPABASE_URL is not defined.',
  ],
  [
    { SUPABASE_URL: 'x', SUPABASE_ANON_KEY: 'a', SUPABASE_SERVICE_ROLE_KEY: 'b' },
    'Invalid SUPABASE_URL format: it must be an http or https URL.',
  ],
])('refuses %j', (source, message) => {
  expect(() => read(source)).toThrow(new SettingError(message))
})

test('offers what is free to republish always, and the other translations unless told', () => {
  expect(read({}).quranEditions).toContain('en')
  expect(read({ QURAN_EDITIONS: 'none' }).quranEditions).toEqual(['id', 'zh'])
  expect(read({ QURAN_EDITIONS: 'fr, transliteration' }).quranEditions).toEqual(['fr', 'id', 'zh', 'transliteration'])
  expect(() => read({ QURAN_EDITIONS: 'klingon' })).toThrow(SettingError)
})

test('a recitation needs an address that names the verse', () => {
  expect(read({}).recitation).toBeNull()
  const QURAN_AUDIO_URL = 'https://audio.example/hafs/{surah}{ayah}.mp3'
  expect(read({ QURAN_AUDIO_URL, QURAN_RECITER: 'Someone' }).recitation).toEqual({
    url: QURAN_AUDIO_URL,
    origin: 'https://audio.example',
    reciter: 'Someone',
  })
  expect(() => read({ QURAN_AUDIO_URL: 'https://audio.example/all.mp3' })).toThrow(SettingError)
})

test('every setting is documented, and every documented setting is known', () => {
  const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')
  expect([...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)).toEqual([...SETTINGS])
})

test('the contact form writes to the sender of our mails unless told otherwise', () => {
  expect(read({}).contactEmail).toBe('salam@mahalla.example')
  expect(read({ MAIL_FROM: 'plain@test.example' }).contactEmail).toBe('plain@test.example')
  expect(read({ CONTACT_EMAIL: 'office@test.example' }).contactEmail).toBe('office@test.example')
})

test('other sign-in services are read, and what is wrong with them said', () => {
  expect(read({})).toMatchObject({ oidcProviders: [], github: null, web3Chains: [], manualLinking: true })
  const good = { id: 'masjid-id', issuer: 'https://id.example', client_ids: ['a', 'b'], client_secret: 's' }
  expect(read({ AUTH_OIDC_PROVIDERS: JSON.stringify([good]) }).oidcProviders).toEqual([
    {
      id: 'masjid-id',
      name: 'masjid-id',
      issuer: 'https://id.example',
      clientIds: ['a', 'b'],
      clientSecret: 's',
      scopes: ['openid', 'email', 'profile'],
    },
  ])
  for (const bad of [
    '{',
    '{}',
    '[1]',
    JSON.stringify([{ ...good, id: 'Email' }]),
    JSON.stringify([{ ...good, id: 'email' }]),
    JSON.stringify([{ ...good, issuer: 'id.example' }]),
    JSON.stringify([{ ...good, client_ids: [] }]),
    JSON.stringify([good, good]),
  ])
    expect(() => read({ AUTH_OIDC_PROVIDERS: bad }), bad).toThrow(SettingError)
  expect(read({ AUTH_WEB3: 'solana, ethereum' }).web3Chains).toEqual(['ethereum', 'solana'])
  expect(() => read({ AUTH_WEB3: 'dogecoin' })).toThrow(SettingError)
  expect(() => read({ AUTH_GITHUB_CLIENT_ID: 'x' })).toThrow(SettingError)
})

test('organisations are read from their metadata or from its three parts, and what is wrong with them said', () => {
  const certificate = selfSigned('id.school.example', generateKeyPairSync('rsa', { modulusLength: 2048 }))
  const parts = {
    issuer: 'urn:school',
    entry_point: 'https://id.school.example/saml?a=1&b=2',
    certificates: [certificate],
  }
  const metadata = `<md:EntityDescriptor entityID='urn:school'><!-- <IDPSSODescriptor> --><md:IDPSSODescriptor>
    <md:KeyDescriptor use="encryption"><ds:X509Certificate>AAAA</ds:X509Certificate></md:KeyDescriptor>
    <md:KeyDescriptor><ds:X509Certificate>
      ${certificate.replace(/.{64}/g, '$&\n')}
    </ds:X509Certificate></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://post.example"/>
    <md:SingleSignOnService Location="https://id.school.example/saml?a=1&amp;b=2"
      Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"/></md:IDPSSODescriptor></md:EntityDescriptor>`
  const good = { id: '6F0B9D0E-52C3-4B0E-8F3F-6A3F1F1C7A10', domains: ['School.example'], ...parts }
  const readSaml = (...list: unknown[]) => read({ AUTH_SAML_PROVIDERS: JSON.stringify(list) }).samlProviders
  const [found] = readSaml(good)
  expect(found).toEqual({
    id: '6f0b9d0e-52c3-4b0e-8f3f-6a3f1f1c7a10',
    name: 'school.example',
    domains: ['school.example'],
    issuer: 'urn:school',
    entryPoint: 'https://id.school.example/saml?a=1&b=2',
    certificates: [expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n/)],
    idpInitiated: false,
  })
  const { issuer: _, entry_point: __, certificates: ___, ...bare } = good
  expect(readSaml({ ...bare, metadata })).toEqual([found])
  expect(read({}).samlProviders).toEqual([])
  for (const [bad, says] of [
    [[1], 'must be an object'],
    [[{ ...good, id: 'school' }], 'id must be a UUID'],
    [[{ ...good, domains: [] }], 'needs domains'],
    [[{ ...good, domains: ['@school'] }], 'needs domains'],
    [[bare], 'needs metadata'],
    [[{ ...bare, metadata: '<html>' }], 'no EntityDescriptor'],
    [[{ ...bare, metadata: metadata.replace('HTTP-Redirect', 'SOAP') }], 'no SingleSignOnService'],
    [[{ ...bare, metadata: metadata.replace('<md:KeyDescriptor>', '<md:KeyDescriptor use="encryption">') }], 'signing'],
    [[{ ...good, entry_point: 'id.school.example' }], 'https address'],
    [[{ ...good, certificates: ['AAAA'] }], 'X.509'],
    [[{ ...good, idp_initiated: 'yes' }], 'true or false'],
    [[good, good], 'id twice'],
    [[good, { ...good, id: crypto.randomUUID() }], 'domain twice'],
    [[good, { ...good, id: crypto.randomUUID(), domains: ['b.example'] }], 'issuer twice'],
  ] as const)
    expect(() => readSaml(...bad), says).toThrow(says)
  expect(() => read({ AUTH_SAML_PROVIDERS: '{}' })).toThrow(SettingError)
})

test('keys for several nodes come all three together', () => {
  const keys = { JWT_SECRET: 'j'.repeat(32), ANON_KEY: 'sb_publishable_a', SERVICE_ROLE_KEY: 'sb_secret_b' }
  expect(read({}).sharedKeys).toBeNull()
  expect(Object.values(read(keys).sharedKeys ?? {})).toEqual(Object.values(keys))
  expect(() => read({ ...keys, ANON_KEY: '' })).toThrow('need all of JWT_SECRET, ANON_KEY and SERVICE_ROLE_KEY')
  expect(() => read({ ...keys, JWT_SECRET: 'short' })).toThrow('JWT_SECRET must have at least 32 characters.')
  expect(() => read({ ...keys, ANON_KEY: keys.SERVICE_ROLE_KEY })).toThrow('must be different')
})

test('any setting may lie in a file of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahalla-env-'))
  const path = join(folder, 'database-url')
  writeFileSync(path, 'postgres://mahalla:secret@127.0.0.1/mahalla\n')
  expect(read({ DATABASE_URL_FILE: path }).databaseUrl).toBe('postgres://mahalla:secret@127.0.0.1/mahalla')
  expect(() => read({ DATABASE_URL_FILE: path, DATABASE_URL: 'postgres://x' })).toThrow(
    'DATABASE_URL and DATABASE_URL_FILE are both set.',
  )
  expect(() => read({ SMTP_URL_FILE: join(folder, 'none') })).toThrow('SMTP_URL_FILE cannot be read')
  rmSync(folder, { recursive: true })
})

test('a database may be several servers, and what it cannot be is said', () => {
  const several = 'postgres://me@a:1,b:2/db?target_session_attrs=read-write'
  expect(read({ DATABASE_URL: several }).databaseUrl).toBe(several)
  expect(() => read({ DATABASE_URL: 'postgres://a:x,b/db' })).toThrow(
    'DATABASE_URL cannot be used: "a:x" is no host and port.',
  )
  const DATABASE_URL = 'postgres://a/db'
  expect(read({ DATABASE_URL }).database).toEqual({ listenUrl: null, readUrls: [], prepares: null, connections: 10 })
  const read2 = 'postgres://b/db postgres://c,d/db'
  expect(read({ DATABASE_URL, DATABASE_READ_URLS: read2 }).database.readUrls).toEqual(read2.split(' '))
  expect(() => read({ DATABASE_READ_URLS: read2 })).toThrow('set that as well')
  expect(() => read({ DATABASE_URL, DATABASE_READ_URLS: 'b/db' })).toThrow('DATABASE_READ_URLS must be a postgres://')
  expect(read({ DATABASE_URL, DATABASE_PREPARED: 'on' }).database.prepares).toBe(true)
})

test('nobody is told anything unless they ask', () => {
  expect(read({}).watching).toEqual({ metrics: null, tracesUrl: null, logsRequests: false, drainSeconds: 0 })
  expect(read({ METRICS_PORT: '9464' }).watching.metrics).toEqual({ port: 9464, host: '127.0.0.1' })
})
