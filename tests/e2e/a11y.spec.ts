// axe on every address of the site map, in English and Arabic, in both themes for a few.
import siteMap from '../../app/routes.ts'
import { expect, test, violationsOn, visit, withoutPopup } from './site-test.ts'

type Entry = { path?: string | undefined; index?: boolean | undefined; children?: Entry[] | undefined }

function addresses(entries: readonly Entry[], base = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = index ? base || '/' : path ? `${base}/${path}` : base
    return [...(children ? addresses(children, own) : index || path ? [own] : [])]
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
  '/quran/:surah': '/quran/18',
  '/quran/:surah/:ayah': '/quran/2/255',
  '/quran/juz/:n': '/quran/juz/29',
  '/quran/page/:n': '/quran/page/50',
  '/courses/:courseId': '/courses/first',
  '/:country/:category': '/united-kingdom/restaurants',
  '/:country/:city/:category': '/united-kingdom/london/restaurants',
  '/:country/:city/:category/:subcategory': '/united-kingdom/london/restaurants/south-asian',
}
/**
 * Not documents: feeds, downloads, and addresses that only take posts. /design is for developers. An offer and an owner's
 * profile need a token or an id of their own: claim.spec.ts looks at them.
 */
const NOT_PAGES =
  /\.(txt|xml|csv|ics|json|webmanifest)$|^\/(logout|design|all-records\/export|business-transfer|business-profile\/:id|business-register\/(keep|similar)|quran\/(settings|shelf))$|\*/

const pages = [...new Set(addresses(siteMap as Entry[]))]
  .filter((path) => !NOT_PAGES.test(path))
  .map((path) => EXAMPLES[path] ?? path)

test.beforeEach(({ page }) => withoutPopup(page))

const GROUP = 8
for (let start = 0; start < pages.length; start += GROUP) {
  const group = pages.slice(start, start + GROUP)
  for (const prefix of ['', '/ar']) {
    test(`no violation ${prefix || 'in English'}: ${group.join(' ')}`, async ({ page }) => {
      test.slow()
      const found: string[] = []
      for (const path of group) {
        const address = prefix && path === '/' ? prefix : prefix + path
        const response = await visit(page, address)
        if (response?.status() !== 200) found.push(`${address}: status ${response?.status()}`)
        found.push(...(await violationsOn(page)))
      }
      expect(found).toEqual([])
    })
  }
}

test('no violation in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/', '/ar', '/login', '/businesses']) {
    await visit(page, path)
    expect(await violationsOn(page)).toEqual([])
  }
})
