import { expect, test } from 'vitest'
import { jobAlertLetter, jobLetter } from './job-letters.ts'
import { letterHtml, letterText } from './letter.ts'

const news = {
  kind: 'application',
  language: 'en',
  title: 'Baker',
  slug: 'baker-leeds',
  state: 'new',
  person: 'Aisha',
  ends_at: null,
}
const SITE = 'https://site.example'

test('an employer hears who applied, and no word of the application itself', () => {
  const { subject, letter } = jobLetter(news, SITE)
  expect(subject).toBe('New application: Baker')
  expect(letterText(letter)).toContain('Aisha applied for “Baker”.')
  expect(letter.action?.url).toBe('https://site.example/jobs/baker-leeds/applicants')
})

test('an applicant hears the answer, in their language', () => {
  const answer = { ...news, kind: 'answer', person: 'Noor Bakery' }
  for (const [state, words] of [
    ['seen', 'read your application'],
    ['shortlisted', 'shortlisted you'],
    ['declined', 'chose someone else'],
    ['hired', 'Mabrouk!'],
  ] as const)
    expect(letterText(jobLetter({ ...answer, state }, SITE).letter)).toContain(words)
  const { letter } = jobLetter({ ...answer, state: 'hired', language: 'ar' }, SITE)
  expect(letterText(letter)).toContain('مبروك')
  expect(letter.action?.url).toBe('https://site.example/ar/account/applications')
})

test('a keeper is asked before the end', () => {
  const { letter } = jobLetter({ ...news, kind: 'ending', ends_at: '2026-12-01T00:00:00Z' }, SITE)
  expect(letterText(letter)).toContain('ends on 1 December 2026')
})

test('an alert lists what is new as text and ends with one click', async () => {
  const { subject, letter, headers } = await jobAlertLetter(
    {
      language: 'en',
      token: 'abc_-1',
      name: 'baker\nBcc: all@example.com',
      address: '/jobs?search=baker',
      items: [{ slug: 'baker-leeds', title: '<b>Baker</b>', city: 'Leeds', employer: { name: 'Noor Bakery' } }],
    },
    SITE,
  )
  expect(subject).toBe('New on Mahalla: 1 job')
  expect(letterText(letter)).toContain('<b>Baker</b> · Noor Bakery · Leeds\nhttps://site.example/jobs/baker-leeds')
  expect(letterHtml(letter)).not.toContain('<b>')
  // Words lead there, not bare addresses.
  expect(letterHtml(letter)).toContain('<a href="https://site.example/jobs/baker-leeds"')
  expect(letterHtml(letter)).not.toContain('>https://')
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://site.example/alerts/off?token=abc_-1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
