import { expect, test } from 'vitest'
import { badgeHtml } from './rules.ts'
import { decisionForm } from './schema.ts'

test('a name cannot leave its attribute', () => {
  const code = badgeHtml({
    code: 'abc',
    locale: 'tr',
    name: '"><script>alert(1)</script>',
    label: 'Ortak',
    origin: 'https://site.example',
    verify: 'https://site.example/tr/partners/verify/abc',
  })
  expect(code).toBe(
    '<a href="https://site.example/tr/partners/verify/abc"><img src="https://site.example/embed/partner/abc.svg?lang=tr" alt="Ortak: &#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;" height="40"></a>',
  )
})

test('staff decide about any application, also one whose id was made from a hash', () => {
  const form = { partner: '25958212-37fe-ce09-4f1d-6ababa9ae69e', decision: 'approved' }
  expect(decisionForm.safeParse(form).success).toBe(true)
})
