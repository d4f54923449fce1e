// Mosques as people use them: found and filtered, followed, kept by their own people, shown in the hall.
import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import {
  expect,
  london,
  origin,
  rowsOf,
  secrets,
  signIn,
  test,
  violationsOn,
  visit,
  withoutPopup,
} from './site-test.ts'

const words = en.mosques
const told = en.timetable
const PASSWORD = 'Right-1-password'
const MOSQUE = '/mosque/sample-masjid-stratford'
const KEEPER = 'bilal@sample.mahalla.example'
const MEMBER = 'amina@sample.mahalla.example'

test.beforeEach(({ page }) => withoutPopup(page))

const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('search, filter, and a mosque’s own page', async ({ page, context }) => {
  await context.addCookies([london])
  await visit(page, '/mosques')
  await page.getByRole('searchbox', { name: words.list.searchLabel }).fill('sample')
  await page.getByRole('search', { name: words.list.searchLabel }).getByRole('button').click()
  await expect(page).toHaveURL(/search=sample/)
  const list = page.getByRole('list', { name: words.list.results })
  const found = await list.getByRole('listitem').count()
  await page
    .getByRole('navigation', { name: words.list.filters })
    .getByRole('link', { name: words.facilities.wheelchair })
    .click()
  await expect(page).toHaveURL(/with=wheelchair/)
  await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(found)
  await expect(list.getByText(/Iqamah \d\d:\d\d/).first()).toBeVisible()
  await list.getByRole('link', { name: 'Sample Masjid, Stratford' }).click()
  await expect(page).toHaveURL(MOSQUE)
  const table = page.getByRole('table', { name: /^(Today|Tomorrow)$/ })
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(page.getByText(/Isha moves to 20:00/)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.list.catch })).toBeVisible()
  await expect(page.getByText(words.women.openFor.all)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  const calendar = await page.request.get(`${MOSQUE}/calendar.ics`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toMatch(/SUMMARY:Dhuhr iqamah\r\n/)
  await page.getByRole('link', { name: words.today.month }).click()
  await expect(page.getByRole('table')).toContainText('13:15')
})

test('a word that is a far town and a mosque’s name finds the mosque where the town has none', async ({ request }) => {
  const answer = await request.get('/mosques?search=East+London')
  expect(await answer.text()).toContain('href="/mosque/east-london-mosque"')
})

test('my masjid shows its iqamah on the home page, without an account, and follows the account on sign-in', async ({
  page,
  context,
}) => {
  await context.addCookies([london])
  await visit(page, MOSQUE)
  await page.getByRole('button', { name: words.page.makeMine }).click()
  await expect(page.getByRole('button', { name: words.page.isMine })).toHaveAttribute('aria-pressed', 'true')
  await visit(page, '/')
  const strip = page.getByRole('region', { name: words.homeCard.title })
  // On a Friday, and on the evening before, Jumu'ah stands where Dhuhr does.
  await expect(strip).toContainText(/13:15|12:45/)
  await signIn(page, MEMBER)
  await visit(page, MOSQUE)
  await expect(page.getByRole('button', { name: words.page.following })).toBeVisible()
  // Another device knows it after signing in.
  await context.clearCookies()
  await signIn(page, MEMBER)
  await visit(page, '/')
  await expect(page.getByRole('region', { name: words.homeCard.title })).toContainText('Sample Masjid, Stratford')
  await visit(page, MOSQUE)
  await page.getByRole('button', { name: words.announcements.mailStart }).click()
  await expect(page.getByText(words.announcements.mailOn)).toBeVisible()
})

test('its people change an iqamah rule, see it on record and take it back; a suggestion is accepted', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext()
  const member = await other.newPage()
  await withoutPopup(member)
  await signIn(member, MEMBER)
  await visit(member, `${MOSQUE}/suggest`)
  await member.getByLabel(words.suggest.phone).fill('+44 20 0000 0000')
  await member.getByRole('button', { name: words.suggest.send }).click()
  await expect(member.getByText(words.suggest.sent)).toBeVisible()
  await other.close()

  await signIn(page, KEEPER)
  await visit(page, `${MOSQUE}/edit?part=iqamah`)
  await page.getByLabel(words.edit.iqamah.from, { exact: true }).fill(dateInDays(2))
  await page.getByLabel(words.edit.iqamah.time('Dhuhr')).fill('13:40')
  await page.getByRole('button', { name: words.edit.save }).click()
  await expect(page.getByRole('status').filter({ hasText: words.edit.saved })).toBeVisible()
  await visit(page, MOSQUE)
  await expect(page.getByText(/Dhuhr moves to 13:40/)).toBeVisible()
  await visit(page, `${MOSQUE}/history`)
  await page
    .getByRole('button', { name: /Undo the change/ })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: words.history.undone })).toBeVisible()
  await visit(page, MOSQUE)
  await expect(page.getByText(/Dhuhr moves to 13:40/)).toHaveCount(0)

  await visit(page, `${MOSQUE}/edit?part=suggestions`)
  await expect(page.getByText('+44 20 0000 0000')).toBeVisible()
  await page.getByRole('button', { name: words.edit.suggestions.accept }).click()
  await expect(page.getByRole('status').filter({ hasText: words.edit.suggestions.accepted })).toBeVisible()
  await visit(page, MOSQUE)
  await expect(page.getByRole('link', { name: words.page.call })).toHaveAttribute('href', /440?2000000000|4420/)

  await visit(page, `${MOSQUE}/edit?part=announcements`)
  const title = `Class moved ${Date.now()}`
  await page.getByLabel(words.edit.announcements.title).first().fill(title)
  await page.getByRole('button', { name: words.edit.announcements.publish }).click()
  await expect(page.getByRole('status').filter({ hasText: words.edit.announcements.published })).toBeVisible()
  const entry = page.locator('details').filter({ hasText: title })
  await entry.locator('summary').click()
  await entry.getByLabel(words.edit.announcements.venue).fill('Upper hall')
  await entry.getByRole('button', { name: words.edit.save }).click()
  await expect(page.getByRole('status').filter({ hasText: words.edit.saved })).toBeVisible()
  await visit(page, MOSQUE)
  await expect(page.locator('main')).toContainText(title)
  await expect(page.locator('main')).toContainText('Upper hall')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the display counts on without a network, also after it was switched off and on', async ({ context }) => {
    // A page of its own: without a network browsers log every request that fails.
    const page = await context.newPage()
    await visit(page, `${MOSQUE}/display`)
    const left = page.locator('.mosque-display__left')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('display-1')).keys()).length))
      .toBeGreaterThan(5)
    await context.setOffline(true)
    // In the morning: while people pray there is nothing to count down to. With a network the site's clock would be right.
    await page.clock.install({ time: `${new Date().toISOString().slice(0, 10)}T09:00:00Z` })
    await expect(left).toHaveText(/\d:\d\d$/)
    const before = await left.textContent()
    await expect(page.getByText(words.display.offline)).toBeVisible()
    await expect(left).not.toHaveText(before ?? '')
    await page.reload()
    await expect(page.locator('.mosque-display__times tbody tr')).toHaveCount(5)
    await expect(page.getByText(words.display.offline)).toBeVisible()
    const now = await left.textContent()
    await expect(left).not.toHaveText(now ?? '')
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
  })
})

test('in Arabic the page runs from right to left', async ({ page }) => {
  await visit(page, `/ar${MOSQUE}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  // After the last prayer of the day the table is tomorrow's; of a Friday it has Jumu'ah in it.
  const table = page.getByRole('table', {
    name: new RegExp(`${ar.mosques.today.title}|${ar.mosques.display.tomorrow}`),
  })
  await expect(table).toContainText(/١:١٥|١٢:٤٥/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('mosques are found, filtered and read, and one becomes mine', async ({ page }) => {
    await page.goto('/mosques?search=sample')
    await page.getByRole('link', { name: words.facilities.parking }).click()
    await expect(page).toHaveURL(/with=parking/)
    await page.getByRole('link', { name: 'Sample Masjid, Sparkbrook' }).click()
    // On a Friday, and on the evening before, the second row is Jumu'ah.
    await expect(page.getByRole('table')).toContainText(/13:15|13:30/)
    await page.getByRole('button', { name: words.page.makeMine }).click()
    await expect(page.getByRole('button', { name: words.page.isMine })).toBeVisible()
  })
})

test.describe('a whole timetable', () => {
  /** A mosque nobody else's test looks at, in Leeds. */
  async function makeMosque(keeper: string): Promise<{ path: string }> {
    const db = createClient(origin, secrets().serviceRoleKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const name = `Timetable Mosque ${Date.now()}${Math.floor(Math.random() * 1e6)}`
    const { data, error } = await db
      .from('mosques')
      .insert({
        name,
        city: 'Leeds',
        country: 'United Kingdom',
        latitude: 53.81,
        longitude: -1.56,
        status: 'published',
      })
      .select('id')
      .single()
    if (error) throw new Error(error.message)
    // The place is given after the row is there.
    const [{ place_id: place } = {}] = await rowsOf(`mosques?id=eq.${data.id}&select=place_id`)
    await db.from('mosque_admins').insert({ mosque_id: place, user_id: keeper })
    const [unified] = await rowsOf(`mosque_unified?id=eq.${place}&select=slug`)
    return { path: `/mosque/${unified?.slug}` }
  }

  async function makeAccount(name: string) {
    const email = `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
    const client = createClient(origin, secrets().anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
    const { data, error } = await client.auth.signUp({ email, password: PASSWORD })
    if (error || !data.user) throw new Error(error?.message)
    return { email, id: data.user.id }
  }

  /** A month as a mosque would paste it: Asr of one day is hours before it begins. */
  const table = () =>
    [
      'Date\tFajr Iqamah\tDhuhr Iqamah\tAsr Iqamah\tMaghrib Iqamah\tIsha Iqamah',
      ...Array.from({ length: 28 }, (_, i) => {
        const [year, month, day] = dateInDays(i + 1).split('-')
        return [`${day}/${month}/${year}`, '+20', '13:15', i === 9 ? '10:45' : '+15', '+5', '+10'].join('\t')
      }),
    ].join('\n')

  const board = () =>
    sharp({ create: { width: 900, height: 700, channels: 3, background: 'ivory' } })
      .jpeg()
      .toBuffer()

  test('is pasted, looked over, kept with a photo of the noticeboard, and shown on the page', async ({ page }) => {
    const keeper = await makeAccount('imam')
    const { path } = await makeMosque(keeper.id)
    await signIn(page, keeper.email, PASSWORD)
    await visit(page, `${path}/tell`)
    await page.getByLabel(told.paste, { exact: true }).fill(table())
    await page.getByRole('button', { name: told.read }).click()
    await expect(page.getByRole('heading', { name: told.rules })).toBeVisible()
    // What cannot be meant is named, and marked on its day.
    await expect(page.getByRole('alert').or(page.locator('.alert')).filter({ hasText: '10:45' }).first()).toBeVisible()
    await expect(page.locator('.desk-doubt')).toHaveCount(1)
    expect(await violationsOn(page)).toEqual([])
    await page
      .getByLabel(told.board.label)
      .setInputFiles([{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await board() }])
    await page.getByRole('button', { name: told.keep }).click()
    await expect(page.getByText(told.kept)).toBeVisible()
    await expect(page.getByText(told.board.published)).toBeVisible()
    await visit(page, `${path}/month`)
    await expect(page.getByRole('table')).toContainText('13:15')
    await visit(page, path)
    await expect(page.getByRole('img', { name: /noticeboard/ })).toBeVisible()
    await expect(page.getByText(told.board.byMosque, { exact: true })).toBeVisible()
  })

  test('a worshipper’s photo waits until the mosque says that it is theirs', async ({ page, browser }) => {
    const [keeper, member] = [await makeAccount('imam'), await makeAccount('member')]
    const { path } = await makeMosque(keeper.id)
    await signIn(page, member.email, PASSWORD)
    await visit(page, `${path}/tell`)
    await page.getByLabel(words.prayers.dhuhr, { exact: true }).fill('13:15')
    await page
      .getByLabel(told.board.label)
      .setInputFiles([{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await board() }])
    await page.getByLabel(told.there).check()
    await page.getByRole('button', { name: told.send }).click()
    await expect(page.getByText(told.board.pending)).toBeVisible()
    await expect(page.getByText(told.board.waits)).toBeVisible()
    await visit(page, path)
    await expect(page.getByRole('img', { name: /noticeboard/ })).toHaveCount(0)

    const other = await browser.newContext()
    const imam = await other.newPage()
    await withoutPopup(imam)
    await signIn(imam, keeper.email, PASSWORD)
    await visit(imam, `${path}/tell`)
    await imam.getByRole('button', { name: told.board.accept }).click()
    await expect(imam.getByText(en.photos.manage.done.accept)).toBeVisible()
    await other.close()
    await visit(page, path)
    await expect(page.getByRole('img', { name: /noticeboard/ })).toBeVisible()
    await expect(page.getByText(told.board.byWorshipper)).toBeVisible()
  })
})
