import { expect, test } from 'vitest'
import { UNKNOWN_PLACE } from '#app/core/places/place.ts'
import en from '#app/i18n/messages/en.ts'
import { writePay } from './pay.ts'
import { databaseFilter, gainsByRenewal, isPlain, jobsAddress, readJobFilter, wayToApply } from './rules.ts'
import { applyForm, jobForm } from './schema.ts'

const read = (query: string) => readJobFilter(new URLSearchParams(query))
const LEEDS = { lat: 53.8, lng: -1.55, city: 'Leeds', state: 'England', country: 'United Kingdom', countryCode: 'GB' }

test('one search has one address, and words nobody knows are as good as none', () => {
  const query =
    'search=baker&town=Leeds&radius=10&kind=part_time&workplace=hybrid&pay=15&per=hour&faith=jumuah_off&faith=hijab_welcome&sort=new&page=3'
  const filter = read(query)
  expect(jobsAddress(filter, { page: filter.page })).toBe(
    '/jobs?search=baker&town=Leeds&radius=10&kind=part_time&workplace=hybrid&pay=15&per=hour&faith=jumuah_off&faith=hijab_welcome&sort=new&page=3',
  )
  expect(jobsAddress(filter, { kind: null })).not.toContain('page=')
  const odd = read('radius=7&kind=x&workplace=moon&pay=-1&per=day&faith=all&sort=pay&page=0.5')
  expect(isPlain(odd)).toBe(true)
  expect(isPlain(read('radius=any'))).toBe(false)
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(100)
  expect(read('pay=1e999').pay).toBeNull()
})

test('the database is asked for a year’s pay in the money of the place, and for distances from a known place only', () => {
  expect(databaseFilter(read('pay=15&per=hour&radius=10&faith=no_riba'), LEEDS)).toEqual({
    lat: 53.8,
    lng: -1.55,
    country: 'GB',
    radius: 10,
    pay_year: 31200,
    currency: 'GBP',
    faith: ['no_riba'],
  })
  expect(databaseFilter(read('radius=10&search=baker'), UNKNOWN_PLACE)).toEqual({ words: 'baker' })
  expect(databaseFilter(read('radius=any'), LEEDS)).toMatchObject({ reach: 'any' })
})

test('applying elsewhere is a link of the web or a mail, and nothing else', () => {
  expect(wayToApply(null)).toEqual({ kind: 'form', href: null })
  expect(wayToApply('https://jobs.example/1')).toEqual({ kind: 'web', href: 'https://jobs.example/1' })
  expect(wayToApply('work@shop.example').href).toBe('mailto:work@shop.example')
  expect(wayToApply('javascript:alert(1)').href).toBe('mailto:javascript%3Aalert(1)')
})

test('pay says its money and its period; volunteering says so', () => {
  const pay = { pay_min: 12, pay_max: 14.5, pay_currency: 'GBP', pay_period: 'hour' as const }
  expect(writePay('en', en.jobs, { ...pay, kind: 'part_time' })).toBe('£12.00 – £14.50 an hour')
  expect(writePay('en', en.jobs, { ...pay, pay_max: 15, kind: 'part_time' })).toBe('£12 – £15 an hour')
  expect(
    writePay('en', en.jobs, { ...pay, pay_min: 30000, pay_max: 30000, pay_period: 'year', kind: 'full_time' }),
  ).toMatch(/^£30,000 a year$/)
  const none = { pay_min: null, pay_max: null, pay_currency: null, pay_period: null }
  expect(writePay('en', en.jobs, { ...none, kind: 'volunteer' })).toBe('Volunteering, unpaid')
})

const POST = {
  for: 'self',
  employer_name: 'A household',
  title: 'Help at home',
  body: 'Two mornings a week, in a calm house with three children and a cat.',
  language: 'en',
  kind: 'part_time',
  workplace: 'on_site',
  city: 'Leeds',
  country_code: 'GB',
  pay_min: '12',
  pay_max: '',
  pay_currency: 'GBP',
  pay_period: 'hour',
  faith: 'jumuah_off,prayer_breaks,nonsense',
  apply_to: '',
  days: '30',
}
const problems = (change: object) => {
  const read = jobForm.safeParse({ ...POST, ...change })
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
}

test('a post says what it pays or that it is volunteering, where it is unless remote, and who hires', () => {
  expect(problems({})).toEqual([])
  expect(jobForm.parse(POST).faith).toEqual(['prayer_breaks', 'jumuah_off'])
  expect(problems({ pay_min: '' })).toEqual(['pay_min: payMissing'])
  expect(problems({ pay_min: '', pay_currency: '', kind: 'volunteer' })).toEqual([])
  expect(problems({ pay_max: '11' })).toEqual(['pay_max: payOrder'])
  expect(problems({ city: ' ' })).toEqual(['city: city'])
  expect(problems({ city: '', workplace: 'remote' })).toEqual([])
  expect(problems({ employer_name: '' })).toEqual(['employer_name: employerName'])
  expect(problems({ days: '61' })).toEqual(['days: days'])
  for (const address of ['javascript:alert(1)', 'not an address', 'a@b.c?cc=x@y.z'])
    expect(problems({ apply_to: address })).toEqual(['apply_to: applyTo'])
})

test('an application needs a letter, a way to answer and a yes', () => {
  const sent = {
    name: 'Aisha',
    email: 'aisha@example.com',
    phone: '',
    letter: 'I could start on Monday.',
    consent: 'on',
  }
  expect(applyForm.safeParse(sent).success).toBe(true)
  for (const change of [{ name: 'A' }, { email: 'aisha' }, { letter: 'Hello' }, { consent: undefined }])
    expect(applyForm.safeParse({ ...sent, ...change }).success, JSON.stringify(change)).toBe(false)
})

test('a post is offered a renewal where that gives it time', () => {
  const now = new Date('2026-11-18T12:00:00Z')
  const open = (expires_at: string) => gainsByRenewal({ state: 'published', expires_at }, now)
  expect([open('2026-12-18T11:00:00Z'), open('2026-12-16T11:00:00Z'), open('2026-11-01T00:00:00Z')]).toEqual([
    false,
    true,
    true,
  ])
  expect(gainsByRenewal({ state: 'filled', expires_at: '2027-01-01T00:00:00Z' }, now)).toBe(true)
  expect(gainsByRenewal({ state: 'review', expires_at: null }, now)).toBe(false)
})
