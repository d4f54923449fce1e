import { expect, test } from 'vitest'
import { sponsorForms } from './sponsor-schema.ts'

const form = { name: 'Wasl', tier: 'lead', position: '1', active: 'on' }
const errorsOf = (changes: Record<string, string>) =>
  sponsorForms.save.safeParse({ ...form, ...changes }).error?.issues.map(({ path }) => path[0]) ?? []

test('reads a sponsor: a line in some languages, a logo of ours, a website by https', () => {
  expect(
    sponsorForms.save.parse({
      ...form,
      'line.en': 'Salam',
      logo_url: '/logos/a.svg',
      website_url: 'https://a.example',
    }),
  ).toMatchObject({ line: { en: 'Salam' }, logo_url: '/logos/a.svg', website_url: 'https://a.example', active: true })
  expect(sponsorForms.save.parse(form)).toMatchObject({ line: null, logo_url: null, website_url: null })
})

test.each([
  [{ website_url: 'javascript:alert(1)' }, 'website_url'],
  [{ website_url: 'http://a.example' }, 'website_url'],
  [{ website_url: '/packages' }, 'website_url'],
  [{ logo_url: 'https://tracker.example/a.gif' }, 'logo_url'],
  [{ logo_url: '//tracker.example/a.gif' }, 'logo_url'],
  [{ name: ' ' }, 'name'],
  [{ 'line.fr': 'Bonjour' }, 'line'],
  [{ shown_from: '2027-02-01', shown_until: '2027-01-01' }, 'shown_until'],
] as [Record<string, string>, string][])('refuses %j', (changes, field) => {
  expect(errorsOf(changes)).toEqual([field])
})
