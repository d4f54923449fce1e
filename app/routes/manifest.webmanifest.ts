// What the site is called and looks like when someone keeps it on their home screen, in the language of the address.
import { voice } from '#app/core/seo/voice.ts'
import { direction, inLocale, localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/manifest.webmanifest'

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const { name, tagline, promotion } = voice[locale]
  const manifest = {
    id: inLocale('/', locale),
    name: `${name} – ${tagline}`,
    short_name: name,
    description: promotion,
    lang: locale,
    dir: direction(locale),
    start_url: inLocale('/', locale),
    scope: '/',
    display: 'standalone',
    // The light page and the deep green of the look; a manifest knows no dark theme.
    background_color: '#fbf9f4',
    theme_color: '#0d5a42',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
