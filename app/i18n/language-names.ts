import type { Locale } from './locales.ts'

/** Each language in its own words, so that whoever needs it can find it. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  ar: 'العربية',
  ur: 'اردو',
  fr: 'Français',
  tr: 'Türkçe',
  id: 'Bahasa Indonesia',
}
