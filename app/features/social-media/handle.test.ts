import { expect, test } from 'vitest'
import { type Platform, platforms } from '#app/core/social/social-icon.tsx'
import { typedHandles } from '#tests/fixtures/social-handles.ts'
import { isHandle, profileAddress, readHandle } from './handle.ts'
import { accountsJsonLd } from './json-ld.ts'
import { readSocialFilter, socialAddress } from './social-filter.ts'

test.each(typedHandles)('%s: %j is %j', (platform, typed, handle) => {
  expect(readHandle(platform, typed)).toBe(handle)
})

const HOSTS: Record<Platform, string> = {
  instagram: 'www.instagram.com',
  youtube: 'www.youtube.com',
  tiktok: 'www.tiktok.com',
  twitter: 'x.com',
  linkedin: 'www.linkedin.com',
}

test('an address is made only from a handle, leads to its platform, and is read back as the same handle', () => {
  for (const [platform, , handle] of typedHandles) {
    if (handle === null) continue
    const address = new URL(profileAddress(platform, handle) ?? '')
    expect(address).toMatchObject({ protocol: 'https:', host: HOSTS[platform], search: '', hash: '', username: '' })
    expect(readHandle(platform, address.href)).toBe(handle)
  }
  for (const platform of platforms)
    for (const wrong of ['', '../x', '@evil.example', 'sample~x', 'a b', 'x?y', 'x#y', 'x%2e', 'X'])
      expect([wrong, profileAddress(platform, wrong), isHandle(platform, wrong)]).toEqual([wrong, null, false])
})

test('search engines are told real accounts at their own addresses, and of samples nothing', () => {
  const sample = { platform: 'twitter' as const, handle: 'sample~moon', name: 'Moon', is_sample: true }
  expect(accountsJsonLd([sample])).toEqual([])
  const real = { platform: 'twitter' as const, handle: 'moon_watch', name: 'Moon Watch', is_sample: false }
  expect(accountsJsonLd([sample, real])).toMatchObject([
    { '@type': 'ItemList', itemListElement: [{ name: 'Moon Watch', url: 'https://x.com/moon_watch' }] },
  ])
})

test('the choice stands in the address; words nobody knows are as good as none', () => {
  const filter = readSocialFilter(
    '/social-media/tiktok',
    new URLSearchParams('q=dua&topic=food&language=en&country=GB'),
  )
  expect(filter).toMatchObject({ platform: 'tiktok', words: 'dua', topic: 'food', language: 'en', country: 'GB' })
  expect(socialAddress(filter)).toBe('/social-media/tiktok?q=dua&language=en&topic=food&country=GB')
  expect(socialAddress(filter, { platform: null, words: '' })).toBe('/social-media?language=en&topic=food&country=GB')
  const odd = readSocialFilter('/social-media', new URLSearchParams("topic=x&language=EN'&country=ZZ&after=1~x"))
  expect(odd).toEqual({ platform: null, words: '', topic: null, language: null, country: null, after: null })
})
