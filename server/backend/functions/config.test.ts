import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, parseConfig, readConfig } from './config.ts'

test('reads what the CLI reads, and leaves the other sections alone', () => {
  const { functions, secrets } = parseConfig(`
    project_id = "x"
    [auth]
    additional_redirect_urls = ["http://127.0.0.1:3000/**"]
    [functions.contact]   # open to everyone
    verify_jwt = false
    [functions.reports]
    [functions.old]
    enabled = false
    [edge_runtime.secrets]
    CONTACT_EMAIL = "env(MAIL_TO)"
    [db]
    major_version = 17
  `)
  expect(functions.get('contact')).toEqual({ enabled: true, verifyJwt: false })
  expect(functions.get('reports')).toEqual(DEFAULT_SETTINGS)
  expect(functions.get('old')).toEqual({ enabled: false, verifyJwt: true })
  expect([...secrets]).toEqual([['CONTACT_EMAIL', 'MAIL_TO']])
})

test('a token is asked for unless the file says otherwise', () => {
  expect(DEFAULT_SETTINGS.verifyJwt).toBe(true)
})

test.each([
  ['[functions.a]\nverify_jwt = "no"', 'line 2: verify_jwt must be true or false'],
  ['[functions.a]\nverify_jwt = no', 'line 2: only verify_jwt and enabled are known'],
  ['[functions.a]\nverify_jwd = false', 'line 2: only verify_jwt and enabled are known'],
  ['[edge_runtime.secrets]\nKEY = "hunter2"', 'line 2: a secret must be written as NAME = "env(NAME)"'],
])('refuses %j, saying where', (toml, message) => {
  expect(() => parseConfig(toml)).toThrow(message)
})

test('the functions of the product are open to people without an account', () => {
  const { functions } = readConfig(join(import.meta.dirname, '../../../supabase/config.toml'))
  for (const name of ['contact', 'newsletter-confirm', 'partner-badge'])
    expect(functions.get(name)).toEqual({ enabled: true, verifyJwt: false })
})
