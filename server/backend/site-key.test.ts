import { expect, test } from 'vitest'
import { newSiteKey, siteKeyOf } from './site-key.ts'

const key = siteKeyOf(newSiteKey())
const said = Buffer.from('a partner')
const code = key.write('badge', said)

test('what we signed is known again, the same each time', () => {
  expect(key.read('badge', code)).toEqual(said)
  expect(key.write('badge', said)).toBe(code)
})

test('any other letter, key, purpose or spelling is not', () => {
  for (let at = 0; at < code.length; at++) {
    const other = code[at] === 'A' ? 'B' : 'A'
    expect(key.read('badge', code.slice(0, at) + other + code.slice(at + 1)), `letter ${at}`).toBeNull()
  }
  expect(siteKeyOf(newSiteKey()).read('badge', code)).toBeNull()
  expect(key.read('gift', code)).toBeNull()
  for (const spelling of [`${code}=`, `${code} `, `${code}\n`, code.slice(0, -1), code + code, '', 'A', '💚'])
    expect(key.read('badge', spelling), spelling).toBeNull()
})
