// `?lang=ar` moves to the language's own address and is remembered; the address keeps everything else.
import type { MiddlewareHandler } from 'hono'
import { inLocale, isLocale } from '#app/i18n/locales.ts'

export const languageRedirect: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url)
  const lang = url.searchParams.get('lang')
  if (lang === null || c.req.method !== 'GET') return next()
  url.searchParams.delete('lang')
  const target = isLocale(lang) ? inLocale(url.pathname, lang) : url.pathname
  // Collapsed slashes: `//host` would leave the site.
  c.header('Location', target.replace(/^\/{2,}/, '/') + url.search)
  if (isLocale(lang)) c.header('Set-Cookie', `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`)
  return c.body(null, 302)
}
