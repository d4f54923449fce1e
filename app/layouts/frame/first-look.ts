// The first look at the site, before the page's scripts are asked for: it is counted, and they are asked for at once
// where the frame has something to say. Its own small file, which the document's head fetches (core/request/scripts-after-paint.ts).
import { isVisitorCounted } from '#app/core/analytics/counted.ts'
import { noteFirstView } from '#app/core/analytics/first-view.ts'
import { describeView } from '#app/core/analytics/rules.ts'
import { sendCount } from '#app/core/analytics/send-count.ts'
import { LOOKED_KEY } from '#app/core/request/first-look.ts'
import { mayLocateUnasked } from '#app/core/visitor/locate-unasked.ts'
import { HOME_DELAY_MS } from '#app/features/signup-popup/rules.ts'
import { localeOf, withoutLocale } from '#app/i18n/locales.ts'
import { offeredLocale } from './language-offer-rules.ts'

/** `routeId` and `tracking` as the server knows them; `begin` asks for the scripts. */
export async function lookFirst({ routeId = '', tracking }: DOMStringMap, begin: () => void): Promise<void> {
  const { pathname, search } = location
  const path = withoutLocale(pathname)
  sessionStorage.setItem(LOOKED_KEY, path)
  if (isVisitorCounted({ config: { tracking: tracking !== undefined }, user: null })) {
    noteFirstView(pathname)
    const { title, referrer } = document
    sendCount(describeView({ path, routeId, url: pathname, search, title, referrer }))
  }
  // Clocks on the page count minutes, and the frame has its own things to bring up.
  setTimeout(begin, HOME_DELAY_MS)
  const page = localeOf(pathname)
  if (offeredLocale({ page, path, wanted: navigator.languages, cookies: document.cookie })) begin()
  else if (await mayLocateUnasked()) begin()
}
