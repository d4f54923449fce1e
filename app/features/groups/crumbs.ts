// The trail of groups: they stand in the community.
import { voice } from '#app/core/brand/voice.ts'
import type { Crumb } from '#app/core/seo/rules.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'

export const groupCrumbs = ({ locale, t }: { locale: Locale; t: Messages }, ...further: Crumb[]): Crumb[] => [
  { name: voice[locale].home, path: '/' },
  { name: t.community.title, path: '/community' },
  { name: t.groups.title, path: '/groups' },
  ...further,
]
