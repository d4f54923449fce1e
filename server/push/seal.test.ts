import { createECDH, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSealed } from '#tests/fixtures/push-receiver.ts'
import { introduce, newPushKey, openKeyOf, sealFor } from './seal.ts'

/** RFC 8291, appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  devicePrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  ownPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('the example of the standard comes out to the bit', () => {
  const own = createECDH('prime256v1')
  own.setPrivateKey(Buffer.from(RFC.ownPrivate, 'base64url'))
  const sealed = sealFor(RFC, RFC.text, { salt: Buffer.from(RFC.salt, 'base64url'), own })
  expect(sealed.toString('base64url')).toBe(RFC.sealed)
})

test('only the device opens it, and no two messages are alike', () => {
  const device = createECDH('prime256v1')
  device.setPrivateKey(Buffer.from(RFC.devicePrivate, 'base64url'))
  const [one, other] = [sealFor(RFC, 'Salam'), sealFor(RFC, 'Salam')]
  expect(one.equals(other)).toBe(false)
  expect(openSealed(one, device, RFC.auth)).toBe('Salam')
  const stranger = createECDH('prime256v1')
  stranger.generateKeys()
  expect(() => openSealed(one, stranger, RFC.auth)).toThrow()
})

test('a key that is no point of the curve is refused', () => {
  expect(() => sealFor({ ...RFC, p256dh: Buffer.alloc(65, 4).toString('base64url') }, 'Salam')).toThrow()
})

test('the introduction names the service, ends within a day, and is signed by the key it shows', () => {
  const key = newPushKey()
  const now = new Date('2026-11-19T12:00:00Z')
  const said = introduce(key, 'https://push.example', 'https://mahalla.example', now)
  const [, head = '', claims = '', signature = '', open] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(said) ?? []
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: now.getTime() / 1000 + 43_200,
    sub: 'https://mahalla.example',
  })
  expect(open).toBe(openKeyOf(key))
  const { d: _, ...shown } = key
  const by = { key: createPublicKey({ key: shown, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url'))).toBe(true)
})
