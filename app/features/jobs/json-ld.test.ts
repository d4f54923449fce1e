import { expect, test } from 'vitest'
import type { Job } from './job.ts'
import { jobJsonLd } from './json-ld.ts'

const job: Job = {
  id: '0d5a42aa-0000-4000-8000-000000000001',
  slug: 'baker-leeds',
  title: 'Baker',
  excerpt: '',
  body: 'Warm **bread**.\n\n<script>alert(1)</script> & a kind team.',
  language: 'en',
  kind: 'full_time',
  workplace: 'on_site',
  city: 'Leeds',
  country_code: 'GB',
  latitude: 53.8,
  longitude: -1.55,
  pay_min: 12,
  pay_max: 14,
  pay_currency: 'GBP',
  pay_period: 'hour',
  faith: ['jumuah_off'],
  state: 'published',
  published_at: '2026-11-01T08:00:00Z',
  expires_at: '2026-12-01T08:00:00Z',
  edited_at: null,
  is_sample: false,
  employer: { kind: 'business', name: 'Noor Bakery', path: '/business/noor-bakery', website: 'https://noor.example' },
  distance: null,
  apply_to: null,
  questions: [],
  open_days: 30,
  is_over: false,
  is_mine: false,
  application: null,
  note: null,
}
const told = (change: Partial<Job> = {}) =>
  jobJsonLd({ ...job, ...change }, { siteUrl: 'https://www.mahalla.example', locale: 'en' })

test('has everything a JobPosting must have, and only text in its description', () => {
  expect(told()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Baker',
    description: '<p>Warm bread.</p><p>&#60;script&#62;alert(1)&#60;/script&#62; &#38; a kind team.</p>',
    url: 'https://www.mahalla.example/jobs/baker-leeds',
    identifier: { '@type': 'PropertyValue', name: 'Noor Bakery', value: job.id },
    datePosted: '2026-11-01T08:00:00Z',
    validThrough: '2026-12-01T08:00:00Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Noor Bakery',
      sameAs: 'https://noor.example',
      url: 'https://www.mahalla.example/business/noor-bakery',
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Leeds', addressCountry: 'GB' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 12, maxValue: 14, unitText: 'HOUR' },
    },
    directApply: true,
    inLanguage: 'en',
  })
})

test('remote work names the country people must be in, and no place', () => {
  const remote = told({ workplace: 'remote', city: null, pay_max: 12 })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'GB' },
    baseSalary: { value: { value: 12 } },
  })
  expect(remote).not.toHaveProperty('jobLocation')
})

test('volunteering has no salary; applying elsewhere is not applying here', () => {
  const volunteer = told({ kind: 'volunteer', pay_min: null, pay_max: null, pay_currency: null, pay_period: null })
  expect(volunteer).toMatchObject({ employmentType: 'VOLUNTEER' })
  expect(volunteer).not.toHaveProperty('baseSalary')
  expect(told({ apply_to: 'https://jobs.example' })).toMatchObject({ directApply: false })
})

test('what nobody can apply to is not told: closed, waiting, samples', () => {
  for (const change of [{ is_over: true }, { state: 'review' as const }, { is_sample: true }, { employer: null }])
    expect(told(change), JSON.stringify(change)).toBeUndefined()
})
