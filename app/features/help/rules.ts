// The headings of /help, the pages about the site itself, and the pictures there are.
import type { Locale } from '#app/i18n/locales.ts'

export const SECTIONS = ['start', 'directory', 'worship', 'owners', 'account', 'money'] as const
export type Section = (typeof SECTIONS)[number]
/** With the pages about the site, which have addresses of their own. */
export const ALL_SECTIONS = [...SECTIONS, 'site'] as const

export const SITE_PAGES = ['about-us', 'privacy-policy', 'terms-of-service'] as const
export type SitePage = (typeof SITE_PAGES)[number]
export const isSitePage = (id: string): id is SitePage => SITE_PAGES.some((page) => page === id)

/** Where a topic is read. */
export const addressOf = (id: string) => (isSitePage(id) ? `/${id}` : `/help/${id}`)

/** Screenshots under public/help, taken by `npm run help-pictures`. */
export const PICTURES = [
  'athan',
  'automation',
  'courses',
  'events',
  'find-a-mosque',
  'find-halal-food',
  'halal-levels',
  'jobs',
  'list-a-business',
  'posters',
  'prayer-settings',
  'quran-reader',
  'social-directory',
  'store',
  'widgets',
  'zakaat',
] as const
export type Picture = (typeof PICTURES)[number]
export const isPicture = (name: unknown): name is Picture => PICTURES.some((picture) => picture === name)
export const PICTURE_SIZE = { width: 960, height: 600 }
/** The languages pictures are taken in; everyone else sees the English ones. */
export const PICTURE_LANGUAGES = ['en', 'ar'] as const
export function pictureFile(name: Picture, theme: 'light' | 'dark', locale: Locale): string {
  const language = PICTURE_LANGUAGES.find((one) => one === locale) ?? 'en'
  return `${name}-${theme}${language === 'en' ? '' : `-${language}`}.avif`
}

export const LONGEST = { query: 200, question: 300, answer: 40_000, keywords: 1000 }
