import type { Locale } from '#app/i18n/locales.ts'

const ARABIC_SCRIPT_LOCALES: readonly Locale[] = ['ar', 'ur']

/** Readers of Arabic script see the name as it stands over the door, where it is written in that script. */
export function nameIn(
  locale: Locale,
  { name, local_name }: Readonly<{ name: string; local_name: string }>,
): string | null {
  const isReadable = ARABIC_SCRIPT_LOCALES.includes(locale) && /\p{Script=Arabic}/u.test(local_name)
  return (isReadable ? local_name : name) || local_name || null
}
