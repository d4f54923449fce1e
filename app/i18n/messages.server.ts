// All areas at once: the server has them at hand and never waits.
import type { Messages } from './catalogue.ts'
import { type Locale, localeOf } from './locales.ts'

const load: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('./messages/en.ts'),
  ar: () => import('./messages/ar.ts'),
  ur: () => import('./messages/ur.ts'),
  fr: () => import('./messages/fr.ts'),
  tr: () => import('./messages/tr.ts'),
  id: () => import('./messages/id.ts'),
}

const loaded = new Map<Locale, Promise<Messages>>()
export function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? load[locale]().then((module) => module.default)
  loaded.set(locale, messages)
  return messages
}

/** Language and texts for a loader or action. */
export async function i18nOf(url: URL): Promise<{ locale: Locale; t: Messages }> {
  const locale = localeOf(url.pathname)
  return { locale, t: await loadMessages(locale) }
}
