// Times as people meet them: on the narrowest phone, and by whose word they are.
import { PLACE_COOKIE, placeToCookie } from '#app/core/places/place.ts'
import { inLocale } from '#app/i18n/locales.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, follow, london, signIn, test, visit, withoutPopup } from './site-test.ts'

const MOSQUE = '/mosque/sample-masjid-stratford'
const PAGES = [
  '/athan',
  '/athan/month',
  '/athan/month?ramadan=1448',
  '/athan/hijri',
  '/athan/qibla',
  '/athan/settings',
  '/mosques',
  MOSQUE,
  '/mosque/masjid-al-haram',
  '/mosque/masjid-al-haram/claim',
  `${MOSQUE}/month`,
  `${MOSQUE}/month?ramadan=1448`,
  `${MOSQUE}/suggest`,
  `${MOSQUE}/edit`,
  `${MOSQUE}/edit?part=facilities`,
  `${MOSQUE}/edit?part=occasions`,
  `${MOSQUE}/history`,
  `${MOSQUE}/announce`,
  '/quran',
  '/quran/2/255',
  '/quran/search?q=mercy',
  '/quran/juz/30',
  '/quran/page/42',
  '/quran/bookmarks',
  '/quran/plan',
  '/zakaat',
  `${MOSQUE}/display`,
]

test.beforeEach(({ page }) => withoutPopup(page))

test.describe('a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  // In English and Arabic a11y.spec.ts looks at every page; these have the longest words and the tallest lines.
  for (const locale of ['fr', 'tr', 'ur'] as const)
    test(`no page of worship scrolls sideways: ${locale}`, async ({ page, context }) => {
      await context.addCookies([london])
      // Of its people: the pages to change and announce something are theirs.
      await signIn(page, 'bilal@sample.mahalla.example')
      const wide: string[] = []
      await visit(page, inLocale('/zakaat', locale))
      for (const path of PAGES) {
        await follow(page, path)
        const [width, here] = await page.evaluate(
          () => [document.documentElement.scrollWidth, location.pathname] as const,
        )
        if (width > 320) wide.push(`${path} ${width}`)
        // A page that sends one elsewhere would be no test of itself.
        if (!inLocale(path, locale).startsWith(here)) wide.push(`${path} led to ${here}`)
      }
      expect(wide).toEqual([])
    })

  test('the times of a month stand on one line each', async ({ page, context }) => {
    await context.addCookies([london])
    for (const path of ['/athan/month', `/tr${MOSQUE}/month`]) {
      await visit(page, path)
      const broken = await page.locator('.prayer-month tbody td').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const time = document.createRange()
          if (cell.firstChild) time.selectNodeContents(cell.firstChild)
          return time.getClientRects().length === 1 ? [] : [cell.textContent]
        }),
      )
      expect(broken, path).toEqual([])
      // The day stays in sight while the rest moves: its row is a row there too.
      const lines = await page
        .locator('.prayer-month tbody tr')
        .nth(1)
        .locator('th, td')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBlockStartWidth))
      expect(new Set(lines), path).toEqual(new Set(['1px']))
    }
  })

  test('number and drawings of a verse stand on one line', async ({ page }) => {
    await visit(page, '/quran/112')
    const side = page.locator('.quran-ayah__side').first()
    const mark = side.locator('.quran-act--mark')
    const middleOf = async (part: typeof side) => {
      const box = await part.boundingBox()
      return box ? box.y + box.height / 2 : null
    }
    expect(await middleOf(side.locator('.quran-ayah__no'))).toBeCloseTo((await middleOf(mark)) ?? 0, 0)
    // The words of the button take no room: its drawing stands in its middle.
    await expect(mark).toHaveCSS('grid-template-rows', '18px 0px')
  })

  test('the head of a mosque fades upwards in either direction of writing', async ({ page }) => {
    const fades = []
    for (const locale of ['en', 'ar'] as const) {
      await page.goto(inLocale(MOSQUE, locale))
      fades.push(
        await page.locator('.mosque-banner').evaluate((head) => getComputedStyle(head, '::before').backgroundImage),
      )
    }
    expect(fades[0]).toContain('linear-gradient')
    expect(fades[1]).toBe(fades[0])
  })
})

test('a Ramadan is printed on one sheet', async ({ page, context }) => {
  await context.addCookies([london])
  for (const path of ['/athan/month?ramadan=1448', `${MOSQUE}/month?ramadan=1448`, `/ur${MOSQUE}/month?ramadan=1448`]) {
    await visit(page, path)
    const sheets = await page.pdf({
      format: 'A4',
      margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
    })
    expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1)
  }
})

for (const width of [768, 1280])
  test(`yes, no and unknown stand in their own row at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'bilal@sample.mahalla.example')
    for (const path of [`${MOSQUE}/suggest`, `${MOSQUE}/edit?part=facilities`]) {
      await visit(page, path)
      const outside = await page.locator('.desk-fact').evaluateAll((facts) => {
        const boxOf = (element: Element) => element.getBoundingClientRect()
        const isIn = (inner: DOMRect, outer: DOMRect) =>
          inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1
        return facts.flatMap((fact) =>
          [...fact.querySelectorAll('label')]
            .filter((label) => !isIn(boxOf(label), boxOf(fact)) || boxOf(fact).right > innerWidth)
            .map((label) => label.textContent),
        )
      })
      expect(outside, path).toEqual([])
      expect(await page.locator('.desk-fact').count()).toBeGreaterThan(5)
    }
  })

const cookieOf = (name: string, lat: number, lng: number, countryCode: string) => ({
  ...london,
  name: PLACE_COOKIE,
  value: placeToCookie({ lat, lng, city: name, state: '', country: name, countryCode }),
})

test('a mosque that told nothing shows no athan, goes by its country and says so; so does the card', async ({
  page,
  context,
}) => {
  await context.addCookies([cookieOf('Makkah', 21.42, 39.83, 'SA')])
  await visit(page, '/mosque/masjid-al-haram')
  const table = page.getByRole('table', { name: en.mosques.today.title })
  await expect(table.getByRole('columnheader', { name: en.mosques.today.adhan })).toHaveCount(0)
  await expect(page.getByText(en.mosques.today.unknown)).toBeVisible()
  await expect(page.getByText('Calculated with the Umm al-Qura method, usual in Saudi Arabia')).toBeVisible()
  await expect(page.getByText(en.mosques.jumuah.none)).toBeVisible()
  await visit(page, '/athan')
  await expect(page.getByText('Umm al-Qura, usual in Saudi Arabia · change')).toBeVisible()
})
