// Every address of the site map that anyone may open: axe finds nothing, the page says what it is and nothing has to be
// scrolled sideways at 320 px. In English, light, with a place chosen, coming by a link from another page; in Arabic,
// dark, without a place, each a document of its own. Axe looks at every other page in English on a wide screen, at the rest
// in Arabic on a phone: what a page is made of is the same in both, and its colours are the tokens', which tokens.test.ts
// compares. What stands behind a guard is the subject of guarded-a11y.spec.ts. Those of the specification are pages of their
// own, too.
import type { Page } from '@playwright/test'
import { EXAMPLES } from '#tests/fixtures/example-addresses.ts'
import { sameAs, specifiedAddresses } from '#tests/fixtures/specified-addresses.ts'
import { addresses } from './addresses.ts'
import { expect, follow, hydrated, london, PHONE, phoneFaultsOn, test, visit, withoutPopup } from './site-test.ts'

/**
 * Not documents: feeds, downloads, and addresses that only take posts. /design is for developers. An offer, an owner's
 * profile, a shared list, an order, an invitation, one to a group, a prayer room and a certificate need a token or an id of their
 * own: claim.spec.ts, business.spec.ts, merchstore.spec.ts, groups.spec.ts, prayer-rooms.spec.ts and courses.spec.ts look at
 * them.
 */
const NOT_PAGES =
  /\.(txt|xml|csv|ics|json|zip|webmanifest)$|^\/(logout|design|signup-popup|r\/:code|newsletter\/go\/.+|all-records\/export|business-transfer|team-invitation|business-profile\/:id|community\/marks|community\/suggest|drafts|list\/:token|join\/:code|groups\/join\/:key|prayer-room\/:id|business-register\/(keep|similar)|quran\/(settings|shelf)|certificates\/:number|merchstore\/orders\/.+)$|\*/

const pages = addresses
  .filter(({ path, isGuarded }) => !isGuarded && !NOT_PAGES.test(path))
  .map(({ path }) => EXAMPLES[path] ?? path)

/** One test for all of them would keep one worker busy to the end. */
const GROUP = 8
const groups = Array.from({ length: Math.ceil(pages.length / GROUP) }, (_, at) =>
  pages.slice(at * GROUP, (at + 1) * GROUP),
)
/** With two at the head of each group, one of each language. */
function looksAt(path: string, language: 'en' | 'ar') {
  const at = pages.indexOf(path) % GROUP
  return { axe: at % 2 === (language === 'en' ? 0 : 1), frame: at < 2, wide: language === 'en' }
}
/** Asked by what they do, not by where they stand on the map. */
const isSentToLogin = (page: Page, path: string) =>
  path !== '/login' && /^(\/ar)?\/login$/.test(new URL(page.url()).pathname)

/** What is wrong with the page as it stands. The frame is the same everywhere: once in each group is enough. */
async function faultsOf(page: Page, looks: Parameters<typeof phoneFaultsOn>[1]): Promise<string[]> {
  const said = await page.locator('h1').allInnerTexts()
  return [
    ...(said.filter((text) => text.trim()).length === 1 ? [] : [`${page.url()} first headings: ${said.join(', ')}`]),
    ...(await phoneFaultsOn(page, looks)),
  ]
}

test.use({ viewport: PHONE })

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
        if (!isSentToLogin(page, path)) found.push(...(await faultsOf(page, looksAt(path, 'en'))))
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
        found.push(...(await faultsOf(page, looksAt(path, 'ar'))))
      }
      expect(found).toEqual([])
    })
})

/** What pages say that are not there yet. */
const NOT_YET = /lorem ipsum|coming soon|under construction|placeholder|work in progress|قيد الإنشاء|سيتوفر قريبًا/i
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const partOf = (html: string, tag: string) =>
  wordsOf(new RegExp(`<${tag}\\b[^>]*>[\\s\\S]*?</${tag}>`).exec(html)?.[0] ?? '')

/** More words than a name and a sentence about it. */
const FEWEST_APART = 12
const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}’]{3,}/gu))

/** How many words stand on one of two pages and not on the other. */
function apart(one: string, other: string): number {
  const [first, second] = [wordsIn(one), wordsIn(other)]
  return [...first].filter((word) => !second.has(word)).length + [...second].filter((word) => !first.has(word)).length
}

for (const prefix of ['', '/ar'])
  test(`every address of the specification's route table is a real page with content of its own: ${prefix || '/en'}`, async ({
    request,
  }) => {
    const guarded = new Set(addresses.filter(({ isGuarded }) => isGuarded).map(({ path }) => path))
    const found: string[] = []
    const titles = new Map<string, string>()
    const said = new Map<string, string>()
    // An owner's profile needs an id that no sample has from the start: business.spec.ts opens one.
    for (const path of specifiedAddresses.filter((address) => address !== '/business-profile/:id')) {
      const address = prefix + (EXAMPLES[path] ?? path)
      const answer = await request.get(
        address === '/ar/' ? '/ar' : address,
        guarded.has(path) ? { maxRedirects: 0 } : {},
      )
      if (guarded.has(path)) {
        const to = answer.headers().location ?? ''
        if (!to.startsWith(`${prefix}/login?next=`)) found.push(`${address}: ${answer.status()} ${to}`)
        continue
      }
      const html = await answer.text()
      const [title, heading, main] = ['title', 'h1', 'main'].map((tag) => partOf(html, tag))
      if (answer.status() !== 200 || !heading) found.push(`${address}: ${answer.status()} without a heading`)
      // The shortest says that one is signed out, and what to do next.
      if ((main?.length ?? 0) < 100) found.push(`${address} says only: ${main}`)
      if (NOT_YET.test(main ?? '')) found.push(`${address}: ${NOT_YET.exec(main ?? '')?.[0]}`)
      const other = titles.get(title ?? '')
      if (other && sameAs[path] !== other) found.push(`${address} has the title of ${other}: ${title}`)
      if (!other) titles.set(title ?? '', path)
      said.set(path, main ?? '')
    }
    // Pages that only stand there say the same, with another name above it.
    for (const [path, text] of said)
      for (const [other, words] of said)
        if (path < other && (sameAs[path] ?? path) !== (sameAs[other] ?? other) && apart(text, words) < FEWEST_APART)
          found.push(`${path} says what ${other} says`)
    expect(found).toEqual([])
  })
