import { expect, test } from 'vitest'
import { describeSetup, openParts, type SetupFacts } from './setup.ts'

const now = new Date('2026-11-18T12:00:00Z')
const fresh: SetupFacts = {
  ...{ businesses: 0, mosques: 0, countries: 0, files: 0, file_at_work: null, samples: 400, is_sample: true },
  ...{ superadmins: 0, team: 0, test_mail: null, last_export: null },
}
const bare = { operator: null, mailConfigured: false, payments: 'none', hasMapStyle: false } as const
const states = (facts: Partial<SetupFacts>, config = {}, streets: string[] = []) =>
  describeSetup({ facts: { ...fresh, ...facts }, config: { ...bare, ...config }, streets }, now).states

test('a first start has nearly all of it before it; what a site can do without is up to its operator', () => {
  const setup = describeSetup({ facts: fresh, config: bare, streets: [] }, now)
  expect(openParts(setup)).toEqual(['operator', 'mail', 'places', 'sample', 'staff', 'backup'])
  expect(setup.states).toMatchObject({ streets: 'free', payments: 'free' })
})

test('mail counts once a letter went out, not once a server is named', () => {
  const letter = (status: string) => ({ test_mail: { status, at: now.toISOString(), error: null } })
  expect(states({}, { mailConfigured: true }).mail).toBe('open')
  expect(states(letter('failed'), { mailConfigured: true }).mail).toBe('open')
  expect(states(letter('sent')).mail).toBe('open')
  expect(states(letter('sent'), { mailConfigured: true }).mail).toBe('done')
})

test('one superadmin runs the site, two are a team, and sample accounts are neither', () => {
  expect(states({ superadmins: 0, team: 1 }).staff).toBe('open')
  expect(states({ superadmins: 1, team: 1 }).staff).toBe('free')
  expect(states({ superadmins: 1, team: 2 }).staff).toBe('done')
})

test('a backup counts for a month', () => {
  expect(states({ last_export: '2026-10-20T12:00:00Z' }).backup).toBe('done')
  expect(states({ last_export: '2026-10-18T12:00:00Z' }).backup).toBe('open')
})

test('streets are those that were imported, or those of a style of the operator', () => {
  expect(states({}, {}, ['london']).streets).toBe('done')
  expect(states({}, { hasMapStyle: true }).streets).toBe('done')
})
