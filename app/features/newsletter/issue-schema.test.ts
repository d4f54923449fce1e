import { expect, test } from 'vitest'
import { faultsIn, issueForms } from './issue-schema.ts'

const form = {
  subject: 'Salam',
  language: 'en',
  languages: 'en,ar',
  topic: '',
  seen: 'x',
  'kind.0': 'text',
  'text.0': 'Hello\r\n\r\nyou\u0000',
  'kind.1': 'button',
  'text.1': 'Go',
  'href.1': '/packages',
}

test('a newsletter is read with its blocks in order, without control signs', () => {
  expect(issueForms.save.parse(form)).toMatchObject({
    languages: ['en', 'ar'],
    topic: null,
    blocks: [
      { kind: 'text', text: 'Hello\n\nyou', href: '' },
      { kind: 'button', text: 'Go', href: '/packages' },
    ],
  })
})

test.each(['Salam\r\nBcc: everyone@example.com', 'Salam\nX: y', 'Salam\u0000', '   ', 'x'.repeat(151)])(
  'a subject is one line: not %j',
  (subject) => {
    const issues = issueForms.save.safeParse({ ...form, subject }).error?.issues ?? []
    expect(issues.map(({ path }) => path[0])).toContain('subject')
    expect(issueForms.begin.safeParse({ subject, language: 'en' }).success).toBe(false)
  },
)

test('a newsletter is for somebody, and in a language of ours', () => {
  expect(issueForms.save.safeParse({ ...form, languages: '' }).success).toBe(false)
  expect(issueForms.save.safeParse({ ...form, language: 'de' }).success).toBe(false)
  expect(issueForms.save.safeParse({ ...form, 'kind.0': 'script' }).success).toBe(false)
})

test('faults are told beside their block', () => {
  expect(
    faultsIn([
      { kind: 'heading', text: 'x'.repeat(201), href: '' },
      { kind: 'button', text: 'Go', href: 'javascript:alert(1)' },
    ]),
  ).toEqual({ 'text.0': ['tooLong'], 'href.1': ['href_button'] })
})
