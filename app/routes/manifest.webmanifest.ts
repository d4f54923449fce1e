// The site's name and look when someone installs it on their home screen, in the language of the address.
import { withSiteName } from '#app/core/brand/name.ts'
import { voice } from '#app/core/brand/voice.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { isShut } from '#app/core/sections/sections.ts'
import { direction, inLocale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/manifest.webmanifest'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, t } = await i18nOf(url)
  const { shortcuts } = t.pocket
  const to = (path: string) => inLocale(path, locale)
  const { config } = context.get(servicesContext)
  const { tagline } = voice[locale]
  const name = config.brand.name ?? voice[locale].name
  const promotion = withSiteName(voice[locale].promotion, locale)
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
    theme_color: config.brand.light ?? '#0d5a42',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: shortcuts.prayer, url: to('/athan') },
      { name: shortcuts.nearby, url: to('/businesses') },
      { name: shortcuts.quran, url: to('/quran') },
      { name: shortcuts.saved, url: to('/saved/here') },
    ]
      .filter(({ url: page }) => !isShut(config.sectionsOff, page))
      .map((shortcut) => ({
        ...shortcut,
        icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      })),
    screenshots: [
      { src: '/icons/screen-narrow.png', sizes: '780x1688', type: 'image/png', form_factor: 'narrow', label: tagline },
      { src: '/icons/screen-wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide', label: tagline },
    ],
    share_target: {
      action: to('/share'),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          {
            name: 'file',
            accept: ['image/*', 'application/pdf', 'text/csv', 'text/calendar', '.csv', '.xlsx', '.ics', '.pdf'],
          },
        ],
      },
    },
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
