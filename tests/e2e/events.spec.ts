// An event from its plan to its cancelled day: the host, the team and two guests, each in a browser of their own; the calendar
// and the list without scripts.
import type { Browser, Page } from '@playwright/test'
import { addDays, calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { events as ar } from '#app/i18n/messages/ar/events.ts'
import en from '#app/i18n/messages/en.ts'
import {
  expect,
  hydrated,
  newMark,
  openInQueue,
  register,
  rowsOf,
  signIn,
  test,
  violationsOn,
  visit,
  withoutPopup,
} from './site-test.ts'

const { contributions: t, events: e, moderation: m } = en
const STAFF = 'elif@sample.mahalla.example'

async function openPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await withoutPopup(page)
  return page
}

const inDays = (days: number) => writeIsoDay(addDays(calendarDayAt(new Date(), 'Europe/London'), days))

test('an event is planned, approved, filled, waited for and called off', async ({ page, browser }) => {
  test.slow()
  await withoutPopup(page)
  const mark = newMark()
  const title = `Tea and tajweed ${mark}`
  await register(page, 'Halima Host')
  await visit(page, '/community/events/new')
  await page.getByLabel(t.form.title).fill(title)
  await page.getByLabel(e.form.details, { exact: true }).fill(`Bring a cup (${mark}). We read for an hour.`)
  await page.getByLabel(e.form.firstDay, { exact: true }).fill(inDays(6))
  await page.getByLabel(e.form.anchor, { exact: true }).selectOption('maghrib')
  await page.getByLabel(e.form.minutes, { exact: true }).fill('20')
  await page.getByLabel(e.form.repeat, { exact: true }).selectOption('weekly')
  await page.getByLabel(e.form.capacity).fill('1')
  // Looking for the place keeps what was typed.
  await page.getByLabel(e.form.place).fill('Masjid Stratford')
  await page.getByRole('main').getByRole('button', { name: t.form.place.find, exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Stratford/ })
    .first()
    .click()
  await expect(page.getByText(/^At .*Stratford/)).toBeVisible()
  await expect(page.getByLabel(t.form.title)).toHaveValue(title)
  // So does a reload, with the place, the day and the time.
  await page.reload()
  await expect(page.getByText(/^At .*Stratford/)).toBeVisible()
  await expect(page.getByLabel(e.form.capacity)).toHaveValue('1')
  await expect(page.getByLabel(t.form.title)).toHaveValue(title)
  await expect(page.getByLabel(e.form.firstDay, { exact: true })).toHaveValue(inDays(6))
  await expect(page.getByLabel(e.form.anchor, { exact: true })).toHaveValue('maghrib')
  await expect(page.getByLabel(e.form.minutes, { exact: true })).toHaveValue('20')
  await expect(page.getByLabel(e.form.repeat, { exact: true })).toHaveValue('weekly')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: t.form.publish }).click()
  await expect(page.getByText(t.said.published)).toBeVisible()
  const address = new URL(page.url()).pathname

  const staff = await openPage(browser)
  await signIn(staff, STAFF)
  await openInQueue(staff, `Bring a cup (${mark})`)
  await staff.getByRole('button', { name: m.queue.verdicts.public.yes }).click()
  await expect(staff.getByText(m.queue.decided.approved ?? '')).toBeVisible()
  await staff.context().close()

  const [first, second] = [await openPage(browser), await openPage(browser)]
  await register(first, 'Fatih First')
  await register(second, 'Sana Second')
  await visit(second, address)
  await expect(second.getByText(/20 minutes after Maghrib at .*Stratford/)).toBeVisible()
  await expect(second.getByText(e.answer.nobody)).toBeVisible()
  await expect(second.getByText(t.live.down)).toHaveCount(0)
  await visit(first, address)
  await first.getByRole('button', { name: e.answer.yes }).click()
  await expect(first.getByText(e.answer.mine.going(0))).toBeVisible()
  // The other sees the seat go, without having done anything.
  await expect(second.getByText(e.answer.full)).toBeVisible()
  await second.getByRole('button', { name: e.answer.wait }).click()
  await expect(second.getByText(e.answer.mine.waiting('1'))).toBeVisible()
  expect(await violationsOn(second)).toEqual([])
  await first.getByRole('button', { name: e.answer.no }).click()
  await expect(first.getByText(e.answer.mine.going(0))).toHaveCount(0)
  // Told on the page, because they wait.
  await expect(second.getByText(e.answer.mine.going(0))).toBeVisible()
  await first.context().close()

  await visit(page, address)
  await page.getByRole('link', { name: e.host.guests }).click()
  await page.getByRole('button', { name: `${e.guests.checkIn} Sana` }).click()
  await expect(page.getByText(e.guests.here('1', '1'))).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: e.guests.back }).click()
  await page.getByText(e.host.change).click()
  await page.getByLabel(e.host.note).last().fill('The boiler is broken')
  await page.getByRole('button', { name: e.host.cancel, exact: true }).click()
  await expect(page.getByText(e.notice.cancelled)).toBeVisible()
  await second.getByRole('button', { name: e.notice.show }).click()
  await expect(second.getByText(e.notice.changed)).toHaveCount(0)
  await visit(second, '/notifications')
  await second
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await second.context().close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('one finds an event by town, reads when and where it is, and turns the pages of the calendar', async ({
    page,
  }) => {
    await page.goto('/community/events')
    await page.getByLabel(e.filter.town, { exact: true }).fill('Leeds')
    await page.getByRole('button', { name: e.filter.show }).click()
    await expect(page.getByRole('link', { name: 'Neighbours’ potluck after Maghrib' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Football for children' }).first().click()
    await expect(page.getByText('Every week on', { exact: false })).toBeVisible()
    await expect(page.getByRole('link', { name: e.answer.signIn })).toBeVisible()
    await page.goto('/community/events/neighbours-potluck-after-maghrib')
    await expect(page.locator('.map-place')).toContainText('Sample Masjid, Stratford')
    // To subscribe to: of one event, of a town, of a mosque.
    const [mosque] = await rowsOf('mosque_unified?select=id&name=eq.Sample Masjid, Stratford')
    const [football, potluck] = ['SUMMARY:Football for children', 'SUMMARY:Neighbours’ potluck after Maghrib']
    for (const [path, has, lacks] of [
      ['/community/events/football-for-children/calendar.ics', football, potluck],
      ['/community-events/calendar.ics?city=Leeds&country=GB', football, potluck],
      [`/community-events/calendar.ics?place=${mosque?.id}`, potluck, football],
    ] as const) {
      const calendar = await (await page.request.get(path)).text()
      expect(calendar).toContain(has)
      expect(calendar).not.toContain(lacks)
    }
    expect((await page.request.get('/community-events/calendar.ics?city=Nowhere&country=GB')).status()).toBe(404)
    await page.goto('/community-events')
    await expect(page.getByRole('table')).toBeVisible()
    const month = await page.getByRole('heading', { level: 2 }).first().textContent()
    await page.getByRole('link', { name: e.calendar.after, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(month ?? '')
    await page.getByRole('link', { name: e.calendar.views.week }).click()
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/community-events')
    await expect(page.getByRole('table')).toBeHidden()
  })
})

test('the calendar in Arabic runs from right to left and has no violation', async ({ page }) => {
  await withoutPopup(page)
  await page.goto('/ar/community-events')
  await hydrated(page)
  // Where nobody chose, a wide screen shows the month, and says so.
  await expect(page.locator('.seg a[aria-current]').filter({ visible: true })).toHaveText(ar.calendar.views.month)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
