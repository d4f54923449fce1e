// The filter of the directory, as it stands in the address: the platform as its path, the rest as its query.
import { isCountryCode } from '#app/core/places/countries.ts'
import { type Platform, platforms } from '#app/core/social/social-icon.tsx'
import { addressFilter, type Chosen, cursor, fitting, oneOf, text, word } from '#app/lib/address-filter.ts'
import { TOPICS } from './account.ts'

const LANGUAGE = /^[a-z]{2,3}$/
const CURSOR = /^[01]~[0-9: .+-]{1,40}~[0-9a-f-]{36}$/

const filter = addressFilter({
  words: text('q'),
  language: fitting('language', LANGUAGE),
  topic: oneOf('topic', TOPICS),
  country: word('country', (code) => (isCountryCode(code) ? code : null)),
  after: cursor(CURSOR),
})
export type SocialFilter = Chosen<typeof filter> & { platform: Platform | null }

/** `path` without its language. */
export const readSocialFilter = (path: string, query: URLSearchParams): SocialFilter => ({
  ...filter.read(query),
  platform: platforms.find((platform) => path === `/social-media/${platform}`) ?? null,
})

export const isPlain = (asked: SocialFilter) => filter.isPlain(asked)

export const platformPath = (platform: Platform | null) => (platform ? `/social-media/${platform}` : '/social-media')

export const socialAddress = (asked: SocialFilter, change: Partial<SocialFilter> = {}): string =>
  filter.address(platformPath({ ...asked, ...change }.platform), asked, { after: null, ...change })
