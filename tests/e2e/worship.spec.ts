// Times as people meet them: on the narrowest phone in every language, and with a clock that goes on.
import { PLACE_COOKIE, placeToCookie } from '#app/core/places/place.ts'
import { inLocale, locales } from '#app/i18n/locales.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, london, signIn, test, visit, withoutPopup } from './site-test.ts'

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
  `${MOSQUE}/month`,
  `${MOSQUE}/suggest`,
  '/quran',
  '/quran/2/255',
  '/zakaat',
]

test.beforeEach(({ page }) => withoutPopup(page))

test.describe('a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('no page of worship scrolls sideways, in any language', async ({ page, context }) => {
    await context.addCookies([london])
    await signIn(page, 'amina@sample.mahalla.example')
    const wide: string[] = []
    for (const locale of locales) {
      for (const path of PAGES) {
        await page.goto(inLocale(path, locale))
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > 320) wide.push(`${inLocale(path, locale)} ${width}`)
      }
    }
    expect(wide).toEqual([])
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
  await expect(page.getByText('Calculated by Umm al-Qura, usual in Saudi Arabia')).toBeVisible()
  await expect(page.getByText(en.mosques.jumuah.none)).toBeVisible()
  await visit(page, '/athan')
  await expect(page.getByText('Umm al-Qura, usual in Saudi Arabia · change')).toBeVisible()
})

/** Somewhere it is morning now, so that the prayers of a whole day lie ahead. */
function morningPlace(now: Date) {
  const eastward = ((9 - now.getUTCHours() + 36) % 24) - 12
  return cookieOf('Morning', 15, Math.max(-170, Math.min(170, eastward * 15)), '')
}

test('as the clock goes on, card and navigation name the same next prayer, and never one that is over', async ({
  page,
  context,
}) => {
  await context.addCookies([morningPlace(new Date())])
  await page.clock.install()
  await visit(page, '/athan')
  const card = page.locator('.prayer .is-next')
  const note = page.locator('.nav__next[data-next]')
  const seen: string[] = []
  for (let hour = 0; hour < 9; hour++) {
    await expect
      .poll(async () => (await note.textContent())?.includes((await card.locator('b').innerText()).trim()))
      .toBe(true)
    const name = await card.locator('span').first().innerText()
    await expect(note).toContainText(name)
    if (seen.at(-1) !== name) seen.push(name)
    await page.clock.fastForward('01:00:00')
  }
  expect(seen.length).toBeGreaterThan(1)
  expect(new Set(seen).size).toBe(seen.length)
})
