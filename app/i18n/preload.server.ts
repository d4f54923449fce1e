import { preloadModule } from 'react-dom'
import { builtFiles } from '#app/lib/built-files.server.ts'
import type { Locale } from './locales.ts'

/** Called while rendering: puts `<link rel=modulepreload>` for the language's chunk in the document's head. */
export function preloadMessages(locale: Locale) {
  for (const file of builtFiles(`app/i18n/messages/${locale}/first.ts`)) preloadModule(file)
}
