import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepWebLog } from './core/errors/web-log.ts'
import { I18nContext, loadBrowserMessages } from './i18n/catalogue.ts'
import { localeOf } from './i18n/locales.ts'

// While developing, the console's lines must lead to where they were written.
if (import.meta.env.PROD) keepWebLog()

async function start() {
  const locale = localeOf(location.pathname)
  const t = await loadBrowserMessages(locale)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nContext value={{ locale, t }}>
          <HydratedRouter />
        </I18nContext>
      </StrictMode>,
    )
  })
}

start().catch(async (error: unknown) => {
  const { showStartupFailure } = await import('./core/errors/startup-failure.ts')
  showStartupFailure(error)
})
