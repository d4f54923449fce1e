// axe on every address of the site map: in English, light, with a place chosen, coming by a link from another page; in
// Arabic, dark, without a place, each a document of its own, but for those that are one page with different words.
// Screens that need an account are the subject of staff-a11y.spec.ts and of the journeys.
import type { Page } from '@playwright/test'
import siteMap from '../../app/routes.ts'
import { expect, follow, hydrated, london, test, violationsOn, visit, withoutPopup } from './site-test.ts'

type Entry = { path?: string | undefined; index?: boolean | undefined; file: string; children?: Entry[] | undefined }
type Address = { path: string; file: string }

function addresses(entries: readonly Entry[], base = ''): Address[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const own = index ? base || '/' : path ? `${base}/${path}` : base
    return children ? addresses(children, own) : index || path ? [{ path: own, file }] : []
  })
}

/** Real words for the parameters. */
const EXAMPLES: Record<string, string> = {
  '/business/:id': '/business/mend-my-phone-peckham',
  '/business/:id/halal': '/business/saffron-stone/halal',
  '/business/:id/photos': '/business/saffron-stone/photos',
  '/business/:id/claim': '/business/saffron-stone/claim',
  '/business/:id/history': '/business/saffron-stone/history',
  '/business/:id/transfer': '/business/saffron-stone/transfer',
  '/business/:id/close': '/business/saffron-stone/close',
  '/business-freeze': '/business-freeze?done',
  '/business-register/:step': '/business-register/business',
  '/business/:id/reviews': '/business/mend-my-phone-peckham/reviews',
  '/mosque/:id': '/mosque/east-london-mosque',
  '/mosque/:id/display': '/mosque/east-london-mosque/display',
  '/mosque/:id/month': '/mosque/east-london-mosque/month',
  '/mosque/:id/suggest': '/mosque/east-london-mosque/suggest',
  '/mosque/:id/announce': '/mosque/east-london-mosque/announce',
  '/mosque/:id/claim': '/mosque/east-london-mosque/claim',
  '/mosque/:id/edit': '/mosque/east-london-mosque/edit',
  '/mosque/:id/history': '/mosque/east-london-mosque/history',
  '/quran/:surah': '/quran/112',
  '/quran/:surah/:ayah': '/quran/2/255',
  '/quran/juz/:n': '/quran/juz/2',
  '/quran/page/:n': '/quran/page/50',
  '/courses/:courseId': '/courses/how-prayer-times-are-computed',
  '/courses/:courseId/certificate': '/courses/zakaat-step-by-step/certificate',
  '/courses/:courseId/:lesson': '/courses/how-prayer-times-are-computed-ar/asr-and-the-shadow',
  '/help/:id': '/help/find-halal-food',
  '/community/events/:slug': '/community/events/neighbours-potluck-after-maghrib',
  '/community/events/:slug/edit': '/community/events/neighbours-potluck-after-maghrib/edit',
  '/community/events/:slug/guests': '/community/events/neighbours-potluck-after-maghrib/guests',
  '/community/forum/:slug': '/community/forum/how-did-you-ask-for-a-prayer-room-at-work',
  '/community/forum/:slug/edit': '/community/forum/how-did-you-ask-for-a-prayer-room-at-work/edit',
  '/community/gaza/:slug': '/community/gaza/1748db44af4f',
  '/community/ideas/:slug': '/community/ideas/a-halal-butcher-in-north-leeds',
  '/community/ideas/:slug/edit': '/community/ideas/a-halal-butcher-in-north-leeds/edit',
  '/community/giving-back/:slug': '/community/giving-back/hot-meals-for-our-street-this-winter',
  '/community/giving-back/:slug/edit': '/community/giving-back/hot-meals-for-our-street-this-winter/edit',
  '/community/education/:slug': '/community/education/wudu-step-by-step',
  '/community/education/:slug/edit': '/community/education/wudu-step-by-step/edit',
  '/community/reviews/:slug': '/community/reviews/prayer-times-on-the-map',
  '/community/reviews/:slug/edit': '/community/reviews/prayer-times-on-the-map/edit',
  '/community/recipes/:slug': '/community/recipes/date-maamoul-for-eid-morning',
  '/community/recipes/:slug/cook': '/community/recipes/date-maamoul-for-eid-morning/cook',
  '/community/recipes/:slug/edit': '/community/recipes/date-maamoul-for-eid-morning/edit',
  '/jobs/:slug': '/jobs/chef-de-partie-hyderabadi-kitchen-london',
  '/jobs/:slug/edit': '/jobs/chef-de-partie-hyderabadi-kitchen-london/edit',
  '/jobs/:slug/apply': '/jobs/chef-de-partie-hyderabadi-kitchen-london/apply',
  '/jobs/:slug/applicants': '/jobs/chef-de-partie-hyderabadi-kitchen-london/applicants',
  '/automation/:id': `/automation/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`,
  '/social-media/account/:id': '/social-media/account/59108c46-0c4f-74cd-5e0c-ad9bdc4661d2',
  '/social-media/code/:token': `/social-media/code/${'0'.repeat(64)}`,
  '/people/:handle': '/people/hamza-p',
  '/donate/stop/:code': '/donate',
  '/merchstore/:product': '/merchstore/sample-tea-mug',
  '/partners/verify/:code': '/partners/verify/no-badge-of-ours',
  '/:country/:category': '/united-kingdom/restaurants',
  '/:country/:city/:category': '/united-kingdom/london/restaurants',
  '/:country/:city/:category/:subcategory': '/united-kingdom/london/restaurants/south-asian',
}
/**
 * Not documents: feeds, downloads, and addresses that only take posts. /design is for developers, dashboards only ask a
 * visitor to sign in. An offer, an owner's profile, a shared list, an order and a certificate need a token or an id of their own:
 * claim.spec.ts, business.spec.ts, merchstore.spec.ts and courses.spec.ts look at them.
 */
const NOT_PAGES =
  /\.(txt|xml|csv|ics|json|zip|webmanifest)$|^\/(logout|design|r\/:code|newsletter\/go\/.+|dashboard.*|all-records\/export|business-transfer|business-profile\/:id|saved\/shelf|community\/marks|list\/:token|business-register\/(keep|similar)|quran\/(settings|shelf)|certificates\/:number|merchstore\/orders\/.+|jobs\/applications\/:id\/file)$|\*/

const pages = [...new Set(addresses(siteMap as Entry[]).map(({ path }) => path))]
  .filter((path) => !NOT_PAGES.test(path))
  .map((path) => EXAMPLES[path] ?? path)

/** One test for all of them would keep one worker busy to the end. */
const GROUP = 8
const groups = Array.from({ length: Math.ceil(pages.length / GROUP) }, (_, at) =>
  pages.slice(at * GROUP, (at + 1) * GROUP),
)
const isSentToLogin = (page: Page, path: string) =>
  path !== '/login' && /^(\/ar)?\/login$/.test(new URL(page.url()).pathname)

test.describe('in English', () => {
  test.use({ colorScheme: 'light' })

  for (const group of groups)
    test(`no violation: ${group.join(' ')}`, async ({ page, context }) => {
      await context.addCookies([london])
      await withoutPopup(page)
      await visit(page, '/attributions')
      const found: string[] = []
      for (const path of group) {
        await follow(page, path)
        if (isSentToLogin(page, path)) continue
        found.push(...(await violationsOn(page, { frame: path === group[0] })))
      }
      expect(found).toEqual([])
    })
})

test.describe('in Arabic', () => {
  test.use({ colorScheme: 'dark' })

  for (const group of groups)
    test(`no violation: ${group.join(' ')}`, async ({ page }) => {
      await withoutPopup(page)
      const found: string[] = []
      for (const path of group) {
        const address = path === '/' ? '/ar' : `/ar${path}`
        const response = await page.goto(address)
        if (response?.status() !== 200) found.push(`${address}: status ${response?.status()}`)
        if (isSentToLogin(page, path)) continue
        await hydrated(page)
        // The frame is the same everywhere: once in each group is enough.
        found.push(...(await violationsOn(page, { frame: path === group[0] })))
      }
      expect(found).toEqual([])
    })
})

for (const locale of ['', '/ur'])
  test(`nothing has to be scrolled sideways at 320 px: ${locale || '/'}`, async ({ page, context }) => {
    test.slow()
    await context.addCookies([london])
    await withoutPopup(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await visit(page, `${locale}/attributions`)
    const wide: string[] = []
    for (const path of pages) {
      await follow(page, path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) wide.push(`${path}: ${width}`)
    }
    expect(wide).toEqual([])
  })
