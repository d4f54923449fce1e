// Loads the record and the frame of a staff editor. `new` starts a record; an unknown id answers with a missing page.
import type { RouterContextProvider } from 'react-router'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'

type Args = { context: Readonly<RouterContextProvider>; url: URL; params: { id: string } }

type Editor<File> = {
  find: (services: Services, id: string, locale: Locale) => Promise<File | null>
  /** The title of a record; without one that of the page that starts it. */
  title: (t: Messages, file: File | null, locale: Locale) => string
  lead: (t: Messages) => string
}

export async function loadEditor<File>({ context, url, params }: Args, { find, title, lead }: Editor<File>) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const file = params.id === 'new' ? null : await find(services, params.id, locale)
  if (!file && params.id !== 'new') throw await missingPage(url, services)
  const { siteUrl } = services.config
  const shown = title(t, file, locale)
  return {
    file,
    title: shown,
    isSaved: url.searchParams.has('saved'),
    meta: pageMeta({ url: url.pathname, locale, siteUrl, title: shown, description: lead(t), noindex: true }),
  }
}
