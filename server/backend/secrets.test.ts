import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SettingError } from '../settings/setting.ts'
import { loadSecrets, secretsFile } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'mahalla-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const good = {
  jwtSecret: 'x'.repeat(48),
  anonKey: 'sb_publishable_a',
  serviceRoleKey: 'sb_secret_b',
  samplePassword: 'Salam-1',
}

test('keys are made once, for their owner only, and found again', () => {
  const made = loadSecrets(join(folder, 'new'))
  expect(statSync(secretsFile(join(folder, 'new'))).mode & 0o777).toBe(0o600)
  expect(loadSecrets(join(folder, 'new'))).toEqual(made)
})

test.each<[string, string, string]>([
  ['half of a file', '{"jwtSecret": "abc', 'is not JSON'],
  ['an empty file', '', 'is not JSON'],
  ['a list', '[]', 'is not a JSON object'],
  ['a number', '7', 'is not a JSON object'],
  ['a key that is missing', JSON.stringify({ ...good, anonKey: undefined }), 'lacks anonKey'],
  ['a key that is no text', JSON.stringify({ ...good, serviceRoleKey: 5 }), 'lacks serviceRoleKey'],
  ['a short secret', JSON.stringify({ ...good, jwtSecret: 'abcde' }), 'its jwtSecret must have at least 32 characters'],
  [
    'one key for everyone',
    JSON.stringify({ ...good, serviceRoleKey: good.anonKey }),
    'its anonKey and serviceRoleKey must be different',
  ],
])('%s is refused with the name of the file and what to do', (_name, content, problem) => {
  const path = secretsFile(folder)
  writeFileSync(path, content)
  let said = ''
  try {
    loadSecrets(folder)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError)
    said = error instanceof Error ? error.message : ''
  }
  expect(said).toContain(path)
  expect(said).toContain(problem)
  expect(said).toContain('Put back a copy of it from a backup')
  expect(said).not.toContain('abc')
})

test('keys of the environment take their place', () => {
  writeFileSync(secretsFile(folder), JSON.stringify(good))
  const shared = { jwtSecret: 'y'.repeat(40), anonKey: 'a', serviceRoleKey: 'b' }
  expect(loadSecrets(folder, shared)).toEqual({ ...good, ...shared })
})
