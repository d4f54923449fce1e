import { describe, expect, test } from 'vitest'
import { contactSchema, normalisePhone, normaliseWebsite, showPhone } from './contact.server.ts'

describe('phone numbers', () => {
  test.each([
    ['020 7946 0018', 'GB', '+442079460018'],
    ['+44 20 7946 0018', 'TR', '+442079460018'],
    ['٠٢٠ ٧٩٤٦ ٠٠١٨', 'GB', '+442079460018'],
    ['0212 555 12 12', 'TR', '+902125551212'],
    ['020 7946', 'GB', null],
    ['12345', 'GB', null],
    ['call me', 'GB', null],
  ])('%s in %s is %s', (typed, country, expected) => {
    expect(normalisePhone(typed, country)).toBe(expected)
  })

  test('are shown as at home in their country, with the code elsewhere', () => {
    expect(showPhone('+442079460018', 'GB')).toBe('020 7946 0018')
    expect(showPhone('+442079460018', 'FR')).toBe('+44 20 7946 0018')
  })
})

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/menu', 'https://www.example.com/menu'],
  ['http://example.com/', 'http://example.com'],
  ['https://مثال.إختبار', 'https://xn--mgbh0fb.xn--kgbechtv'],
  ['javascript:alert(1)', null],
  ['https://user:secret@example.com', null],
  ['nowhere', null],
  ['not a site', null],
])('the website %s becomes %s', (typed, expected) => {
  expect(normaliseWebsite(typed)).toBe(expected)
})

test('an owner may not leave out every way to be reached, and nothing that is none is taken', () => {
  const errorsOf = (form: object, country = 'GB') =>
    contactSchema(country)
      .safeParse(form)
      .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
  expect(errorsOf({ phone: '', email: '', website: '', whatsapp: '' })).toEqual(['phone: contactRequired'])
  expect(errorsOf({ phone: '....', email: 'a@b', website: 'javascript:alert(1)', whatsapp: 'call me' })).toEqual([
    'phone: phoneInvalid',
    'whatsapp: whatsappInvalid',
    'email: emailInvalid',
    'website: websiteInvalid',
  ])
  // Where the country is not known, a number must bring it along.
  expect(errorsOf({ phone: '020 7219 3000' }, '')).toEqual(['phone: phoneInvalid'])
  expect(errorsOf({ phone: '+44 20 7219 3000' }, '')).toBeUndefined()
})
