// Prayer times, the player, the Qibla and the calendars, as a visitor in London sees them.
import { test as base, type Page } from '@playwright/test'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, hydrated, london, rowsOf, signIn, test, visit, withoutPopup } from './site-test.ts'

const words = en.athan

test.beforeEach(async ({ page, context }) => {
  await withoutPopup(page)
  await context.addCookies([london])
})

test('another method changes the times and their explanation', async ({ page }) => {
  await visit(page, '/athan/settings')
  const fajr = page.locator('[data-prayer="fajr"]')
  await expect(fajr).toContainText(en.prayer.why.seasonal.morning)
  const before = await fajr.locator('b').textContent()

  await page.getByLabel(words.settings.method).selectOption({ value: '3' })
  await page.getByLabel(en.prayer.names.isha, { exact: true }).fill('-5')
  await page.getByRole('button', { name: words.settings.save }).click()
  await expect(page.getByText(words.settings.saved)).toBeVisible()
  await expect(fajr).toContainText(en.prayer.why.angle.morning('18'))
  await expect(fajr.locator('b')).not.toHaveText(before ?? '')
  await expect(page.locator('[data-prayer="isha"]')).toContainText(en.prayer.why.ownTakes(5))

  // The whole site follows: the card here and on the home page.
  for (const path of ['/athan', '/']) {
    await visit(page, path)
    await expect(page.getByText('Method: Muslim World League')).toBeVisible()
  }

  await visit(page, '/athan/settings')
  await page.getByRole('button', { name: words.settings.reset }).click()
  await expect(fajr.locator('b')).toHaveText(before ?? '')
})

test.describe('refusals', () => {
  test.use({ refusalsExpected: true })
  test('minutes that cannot be meant are refused by name and nothing changes', async ({ page, context }) => {
    await visit(page, '/athan/settings')
    await page.getByLabel(en.prayer.names.asr, { exact: true }).fill('900')
    await page.getByRole('button', { name: words.settings.save }).click()
    await expect(page.getByRole('alert')).toContainText(words.settings.errors.offset(en.prayer.names.asr))
    expect((await context.cookies()).find(({ name }) => name === 'prayer')).toBeUndefined()
  })
})

test('two methods stand side by side', async ({ page }) => {
  await visit(page, '/athan/settings')
  await page.getByLabel(words.compare.with).selectOption({ label: en.prayer.methods.egypt })
  await page.getByRole('button', { name: words.compare.show, exact: true }).click()
  const table = page.getByRole('table', { name: words.compare.caption(en.prayer.methods.egypt) })
  await expect(table.getByRole('row')).toHaveCount(7)
  await expect(table.getByRole('row', { name: en.prayer.names.fajr })).toContainText('min')
  await expect(table.getByRole('row', { name: en.prayer.names.sunrise })).toContainText(words.compare.same)
})

/** Nothing sounds until it is chosen. */
async function chooseTones(page: Page) {
  for (const name of ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const) {
    const choice = page.getByLabel(words.player.soundFor(en.prayer.names[name]), { exact: true })
    await choice.selectOption(words.player.tone)
  }
}

test('the player is off until it is switched on, and a test can be stopped', async ({ page }) => {
  await visit(page, '/athan')
  const status = page.getByRole('status').filter({ hasText: /./ }).first()
  await expect(status).toHaveText(words.player.notArmed)
  await expect(page.getByLabel(words.player.soundFor(en.prayer.names.fajr), { exact: true })).toHaveValue('none')
  await chooseTones(page)
  await page.getByRole('button', { name: words.player.switchOn }).click()
  await expect(status).toContainText('On. Next call')
  await page.getByRole('button', { name: words.player.test(en.prayer.names.asr) }).click()
  await expect(status).toHaveText(words.player.testing)
  await page.getByRole('button', { name: words.player.stop, exact: true }).click()
  await expect(status).toContainText('On. Next call')
  await page.getByRole('button', { name: words.player.switchOff }).click()
  await expect(status).toHaveText(words.player.notArmed)

  await page.getByLabel(words.player.soundFor(en.prayer.names.fajr), { exact: true }).selectOption(words.player.none)
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel(words.player.soundFor(en.prayer.names.fajr), { exact: true })).toHaveValue('none')
})

test('the call comes when its time comes', async ({ page }) => {
  await visit(page, '/athan')
  const [time = ''] =
    /\d\d:\d\d/.exec((await page.locator('.prayer-times .is-next').innerText()).replace(/\s+/g, ' ')) ?? []
  expect(time).not.toBe('')
  // The page's own clock is set shortly before the next prayer of London.
  const zone = { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  let moment = Math.ceil(Date.now() / 60_000) * 60_000
  while (new Intl.DateTimeFormat('en-GB', zone).format(moment) !== time) moment += 60_000
  await page.clock.install({ time: moment - 5000 })
  await visit(page, '/athan')
  await chooseTones(page)
  await page.getByRole('button', { name: words.player.switchOn }).click()
  await page.clock.runFor(7000)
  await expect(page.getByText(/^Calling to /)).toBeVisible()
})

/** The public service's double, and a site that answers nothing that has to do with prayer times. */
async function silenceSite(page: Page, { isServiceUp = true } = {}) {
  const asked: string[] = []
  for (const path of ['**/healthz', '**/api/prayer-times*', '**/api/prayer-times/**'])
    await page.route(path, (route) => route.fulfill({ status: 503 }))
  await page.route('https://api.aladhan.com/**', (route) => {
    asked.push(route.request().url())
    if (!isServiceUp) return route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } })
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: {
        code: 200,
        status: 'OK',
        data: {
          timings: { Fajr: '05:01 (GMT)', Dhuhr: '12:02', Asr: '15:03', Maghrib: '17:04', Isha: '19:05' },
          date: { readable: '20 Nov 2026' },
          meta: { timezone: 'Europe/London' },
        },
      },
    })
  })
  return asked
}

// Refused requests are what this is about, and browsers call each one an error.
base(
  'where the site falls silent, card and player go on with the public service and keep what it said',
  async ({ page, context }) => {
    await context.addCookies([london])
    await withoutPopup(page)
    const later = async (page: Page, minutes = 50) => {
      await visit(page, '/athan')
      await chooseTones(page)
      // A second page finds the player armed, as it was left.
      if (minutes === 50) await page.getByRole('button', { name: words.player.switchOn }).click()
      // Two days on, before noon in London: beyond every time the page was sent.
      await page.clock.setSystemTime(new Date(Date.now() + 2 * 86_400_000).setUTCHours(10, minutes, 0, 0))
      await page.clock.runFor(61_000)
      await expect(page.locator('.prayer-times li')).toHaveText([/05:01/, /12:02/, /15:03/, /17:04/, /19:05/])
      await expect(page.locator('.prayer-times .is-next')).toContainText(/Dhuhr|Jumu’ah/)
      await expect(page.getByText(en.prayer.carriedOn)).toBeVisible()
    }
    await page.clock.install()
    const asked = await silenceSite(page)
    await later(page)
    expect(asked[0]).toMatch(/\/v1\/timings\/\d\d-\d\d-\d{4}\?latitude=51\.510&longitude=-0\.130&method=15&school=1$/)
    // The player wants three days, the card two of them; ten minutes later nothing is asked for again.
    await expect.poll(() => new Set(asked).size).toBe(3)
    const before = asked.length
    await page.clock.runFor(10 * 60_000)
    expect(asked).toHaveLength(before)

    const second = await context.newPage()
    await second.clock.install()
    const askedAgain = await silenceSite(second, { isServiceUp: false })
    await later(second, 80)
    expect(askedAgain).toEqual([])
  },
)

test('the Qibla of London is 119° and the sun helps to find it', async ({ page, context }) => {
  await context.grantPermissions(['accelerometer', 'gyroscope', 'magnetometer'])
  await visit(page, '/athan/qibla')
  await expect(page.getByRole('img', { name: words.qibla.rose('119') })).toBeVisible()
  await expect(page.getByText(words.qibla.bearing('119', 'east-south-east'), { exact: true })).toBeVisible()
  await expect(page.getByText(/face the sun|back to the sun|sun stands/i).first()).toBeVisible()
  await page.getByRole('button', { name: words.qibla.compass.start }).click()
  await expect(page.getByText(words.qibla.compass.waiting)).toBeVisible()
  // A phone turned to the south has the Qibla 61° to its left.
  await page.evaluate(() =>
    window.dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', { alpha: 180, absolute: true })),
  )
  await expect(page.getByText(words.qibla.compass.left('61'))).toBeVisible()
})

test('the month has a row for each day, a feed and its neighbours', async ({ page, request }) => {
  await visit(page, '/athan/month?month=2027-02')
  await expect(page.getByRole('heading', { name: words.month.heading('February 2027', 'London') })).toBeVisible()
  await expect(page.locator('.prayer-month tbody tr')).toHaveCount(28)
  await page.getByRole('link', { name: words.month.next }).click()
  await expect(page.locator('.prayer-month tbody tr')).toHaveCount(31)

  const address = await page.getByLabel(words.calendar.address).inputValue()
  const feed = await request.get(new URL(address).pathname + new URL(address).search)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Fajr\r\n[\s\S]*END:VCALENDAR\r\n$/)
})

test('in Arabic everything runs from right to left, with Arabic names and digits', async ({ page }) => {
  await visit(page, '/ar/athan')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('.prayer-times')).toContainText(ar.prayer.names.fajr)
  await expect(page.locator('.prayer-times')).toContainText(/[٠-٩]{2}:[٠-٩]{2}/)
  await visit(page, '/ar/athan/hijri?month=1448-09')
  await expect(page.getByRole('heading', { name: 'رمضان ١٤٤٨ هـ' })).toBeVisible()
})

test('what staff note about a month shows at once, and can be taken back', async ({ page }) => {
  await signIn(page, 'elif@sample.mahalla.example')
  await visit(page, '/dashboard/staff/hijri')
  const screen = words.staff.hijri
  await page.getByLabel(screen.country).selectOption('GB')
  await page.getByLabel(screen.month).selectOption('9')
  await page.getByLabel(screen.year).fill('1448')
  await page.getByLabel(screen.begins).fill('2027-02-09')
  await page.getByLabel(screen.by).fill('Council of the Moon')
  await page.getByRole('button', { name: screen.add }).click()
  await expect(page.getByText(screen.saved)).toBeVisible()

  await visit(page, '/athan/hijri?month=1448-09')
  await expect(page.getByText(words.hijri.basis.announced('Council of the Moon'))).toBeVisible()
  await expect(page.locator('.athan-hijri td:not(.is-empty)').first().locator('time')).toHaveAttribute(
    'datetime',
    '2027-02-09',
  )

  await visit(page, '/dashboard/staff/hijri')
  await page.getByRole('button', { name: /^Remove Ramadan 1448/ }).click()
  await expect(page.getByText(screen.removed)).toBeVisible()
  expect(await rowsOf('hijri_sightings?select=id')).toEqual([])
})

test.describe('sounds', () => {
  test.use({ refusalsExpected: true })
  test('a superadmin adds a recording by its content, and visitors can choose it', async ({ page, request }) => {
    await signIn(page, 'khadija@sample.mahalla.example')
    await visit(page, '/dashboard/staff/athan')
    const screen = words.staff.sounds
    const fill = async (name: string, buffer: Buffer) => {
      await page.getByLabel(screen.name).fill('Call of the morning')
      await page.getByLabel(screen.licence, { exact: true }).fill('CC0 1.0')
      await page.getByLabel(screen.source).fill('https://sounds.example/call')
      await page.getByLabel(screen.file).setInputFiles({ name, mimeType: 'audio/mpeg', buffer })
      await page.getByRole('button', { name: screen.add }).click()
    }
    await fill('call.mp3', Buffer.from('<!doctype html><script>1</script>'))
    await expect(page.getByRole('alert')).toContainText(screen.errors.notSound)
    await fill('call.mp3', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(400)]))
    await expect(page.getByText(screen.added)).toBeVisible()

    await visit(page, '/athan')
    await page
      .getByLabel(words.player.soundFor(en.prayer.names.fajr), { exact: true })
      .selectOption('Call of the morning')
    const src = await page.locator('.athan-player__sounds audio').getAttribute('src')
    const part = await request.get(src ?? '', { headers: { Range: 'bytes=0-2' } })
    expect(part.status()).toBe(206)
    expect(await part.text()).toBe('ID3')

    await visit(page, '/dashboard/staff/athan')
    await page.getByRole('button', { name: screen.of(screen.remove, 'Call of the morning') }).click()
    await expect(page.getByText(screen.changed)).toBeVisible()
    expect((await request.get(src ?? '')).status()).toBe(404)
  })
})

const plain = base.extend({ javaScriptEnabled: false })

plain.describe('without JavaScript', () => {
  plain.beforeEach(({ context }) => context.addCookies([london]))

  plain('times, words, Qibla, calendars and settings work', async ({ page }) => {
    await page.goto('/athan')
    await expect(page.locator('.prayer-times li')).toHaveCount(6)
    await expect(page.getByText(words.words.lines.sleep)).toBeVisible()
    await page.goto('/athan/qibla')
    await expect(page.getByRole('img', { name: words.qibla.rose('119') })).toBeVisible()
    await page.goto('/athan/hijri')
    await expect(page.locator('.athan-hijri td.is-today')).toHaveCount(1)
    await page.goto('/athan/settings')
    await page.getByLabel(words.settings.method).selectOption({ value: '4' })
    await page.getByRole('button', { name: words.settings.save }).click()
    await expect(page.getByText(words.settings.saved)).toBeVisible()
    await page.goto('/athan/month')
    await expect(page.getByText('Method: Umm al-Qura')).toBeVisible()
  })

  plain('without a place it asks for one and still teaches the words', async ({ page, context }) => {
    await context.clearCookies()
    await page.goto('/athan')
    await expect(page.getByRole('heading', { name: en.places.requiredForPrayerTimes })).toBeVisible()
    await expect(page.getByText(words.words.lines.unity, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: words.placeNeeded.choose })).toBeVisible()
  })
})
