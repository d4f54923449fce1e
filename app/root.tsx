// The document around every page, and what every page may know: visitor, place, settings.
import { lazy, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunction } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import type { PrayerRootData } from '#app/core/visitor/next-prayer-note.tsx'
import { notePrayers } from '#app/core/visitor/note-prayers.server.ts'
import { findPlace } from '#app/core/visitor/request-place.server.ts'
import { AuthSync } from './core/auth/auth-sync.tsx'
import { readSession } from './core/auth/session.server.ts'
import { brandSheetPath } from './core/brand/brand.ts'
import { callSite } from './core/brand/name.ts'
import { leadToHelp } from './core/care/lead-to-help.server.ts'
import type { CategoryRootData } from './core/categories/category-icon.tsx'
import { changedIcons } from './core/categories/tree.ts'
import { settleDrafts } from './core/drafts/device-draft.ts'
import { DraftKeeper } from './core/drafts/draft-keeper.tsx'
import { sendOnce } from './core/drafts/send-once.server.ts'
import { cityIn } from './core/places/name-place.server.ts'
import { isKnown } from './core/places/place.ts'
import { forgetAtSignOut } from './core/pocket/forget-at-sign-out.ts'
import { visitorsLine } from './core/pocket/visitors-line.ts'
import { choiceOf } from './core/prayer/prayer-choice.ts'
import { keepFirstTouch } from './core/request/first-touch.ts'
import { stayOnLostLine } from './core/request/lost-line.ts'
import { useNonce } from './core/request/nonce.ts'
import { type RootData, useRootData } from './core/request/root-data.ts'
import { startScript } from './core/request/scripts-after-paint.ts'
import { servicesContext } from './core/request/services.ts'
import { TakeAlong } from './core/saves/take-along.tsx'
import { useI18n } from './i18n/catalogue.ts'
import { direction, localeOf, withoutLocale } from './i18n/locales.ts'
import { themeScript } from './layouts/frame/theme.ts'
import { firstFont } from './ui/fonts.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const place = findPlace(request, services)
  const now = new Date()
  // The frame stands while the backend is away: it then shows nobody.
  const session = await readSession(services)
  const user = session.state === 'signedIn' ? session.user : null
  return {
    user: user && { id: user.id, email: user.email, displayName: user.displayName, roles: user.roles },
    inbox: user?.inbox ?? null,
    place: isKnown(place) ? { ...place, city: cityIn(localeOf(url.pathname), place.city, place.countryCode) } : place,
    config: services.config,
    today: now.toISOString().slice(0, 10),
    path: withoutLocale(url.pathname),
    prayerNote: isKnown(place)
      ? await notePrayers(services, place, now, choiceOf(request.headers.get('cookie'), place.countryCode, place))
      : null,
    categoryIcons: changedIcons(),
  } satisfies RootData & PrayerRootData & CategoryRootData
}

export const middleware: Route.MiddlewareFunction[] = [leadToHelp, sendOnce]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  forgetAtSignOut,
  settleDrafts,
  stayOnLostLine(visitorsLine),
]

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

/**
 * Moving between pages changes neither visitor nor place; forms and the place picker may. A refused form changes nothing:
 * asking again would only keep its button waiting while people already read what to put right.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, actionStatus, defaultShouldRevalidate }) =>
  formMethod && formMethod !== 'GET' && (actionStatus ?? 200) < 400 ? true : defaultShouldRevalidate

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  const nonce = useNonce()
  const brand = useRootData()?.config.brand
  if (brand) callSite(brand.name)
  const sheet = brand && brandSheetPath(brand)
  return (
    <html lang={locale} dir={direction(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Style sheets first: the first paint waits for them. */}
        <Links />
        {sheet && <link rel="stylesheet" href={sheet} />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1411" />
        <script nonce={nonce} suppressHydrationWarning>
          {themeScript}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {startScript + keepFirstTouch}
        </script>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={locale === 'en' ? '/manifest.webmanifest' : `/${locale}/manifest.webmanifest`} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={firstFont(locale)} />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {/* First: forms of the page that keep a draft of their own have to know which the account holds. */}
      <DraftKeeper />
      <Outlet />
      <AuthSync userId={loaderData.user?.id ?? null} />
      <TakeAlong userId={loaderData.user?.id ?? null} />
    </>
  )
}

// Rarely shown, so not part of every first load. Without a Suspense of its own: the server waits for it, and visitors
// without scripts see it.
export const ErrorBoundary = lazy(async () => ({ default: (await import('./core/errors/route-error.tsx')).RouteError }))
