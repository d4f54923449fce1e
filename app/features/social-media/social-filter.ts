// How the directory stands in the address: the platform as its path, the rest as its query.
import { isCountryCode } from '#app/core/places/countries.ts'
import { type Platform, platforms } from '#app/core/social/social-icon.tsx'
import { TOPICS, type Topic } from './account.ts'

export type SocialFilter = {
  platform: Platform | null
  words: string
  language: string | null
  topic: Topic | null
  country: string | null
  after: string | null
}

const LONGEST_WORDS = 100
const LANGUAGE = /^[a-z]{2,3}$/
const CURSOR = /^[01]~[0-9: .+-]{1,40}~[0-9a-f-]{36}$/

const fitting = (pattern: RegExp, word: string | null) => (word !== null && pattern.test(word) ? word : null)

/** `path` without its language. Words nobody knows are as good as none. */
export function readSocialFilter(path: string, query: URLSearchParams): SocialFilter {
  const country = query.get('country')
  return {
    platform: platforms.find((platform) => path === `/social-media/${platform}`) ?? null,
    words: (query.get('q') ?? '').trim().slice(0, LONGEST_WORDS),
    language: fitting(LANGUAGE, query.get('language')),
    topic: TOPICS.find((topic) => topic === query.get('topic')) ?? null,
    country: isCountryCode(country) ? country : null,
    after: fitting(CURSOR, query.get('after')),
  }
}

export const isPlain = ({ words, language, topic, country, after }: SocialFilter) =>
  words === '' && [language, topic, country, after].every((part) => part === null)

export const platformPath = (platform: Platform | null) => (platform ? `/social-media/${platform}` : '/social-media')

/** A new choice begins at the first page again. */
export function socialAddress(filter: SocialFilter, change: Partial<SocialFilter> = {}): string {
  const { platform, words, language, topic, country, after } = { ...filter, after: null, ...change }
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  if (language) query.set('language', language)
  if (topic) query.set('topic', topic)
  if (country) query.set('country', country)
  if (after) query.set('after', after)
  const text = query.toString()
  return text === '' ? platformPath(platform) : `${platformPath(platform)}?${text}`
}
