// A room to pray in, from hand to hand: a guest writes one down and is asked to join on the way, somebody else has been there
// too, and from then on it is found by the name of its house.
import en from '#app/i18n/messages/en.ts'
import { expect, newMark, secrets, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const t = en.prayerRooms
const MEMBER = 'amina@sample.mahalla.example'
const STAFF = 'elif@sample.mahalla.example'

test('a guest adds a room, keeps what they wrote, another has been there, and it is found', async ({
  page,
  browser,
  viewport,
}) => {
  const house = `Airport ${newMark()}`
  await page.setViewportSize({ width: 390, height: viewport?.height ?? 800 })
  await withoutPopup(page)
  await visit(page, '/prayer-rooms')
  await page.getByRole('link', { name: t.list.add }).click()
  await expect(page.getByText(t.add.guest)).toBeVisible()
  await page.getByLabel(t.add.host).selectOption('airport')
  await page.getByLabel(t.add.hostName).fill(house)
  await page.getByLabel(t.add.inside).fill('Level 1, beside gate 7')
  await page.getByLabel(t.add.forWhom).selectOption('everyone')
  await page.getByLabel(t.add.wudu).selectOption('yes')
  await page.getByLabel(t.add.opens).selectOption('with_host')
  await page.getByLabel(en.map.picker.latitude).fill('51.5074')
  await page.getByLabel(en.map.picker.longitude).fill('-0.1278')
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await page.getByRole('button', { name: t.add.send }).click()
  await expect(page).toHaveURL('/login?next=%2Fwish')
  await page.getByLabel(en.auth.emailOrPhone).fill(MEMBER)
  await page.getByLabel(en.auth.password, { exact: true }).fill(secrets().samplePassword)
  await page.getByRole('main').getByRole('button', { name: en.auth.login.submit }).click()
  await expect(page.getByText(t.page.said.added)).toBeVisible()
  await expect(page.getByText(t.page.own)).toBeVisible()
  const path = new URL(page.url()).pathname

  const guest = await browser.newPage()
  await withoutPopup(guest)
  expect((await visit(guest, path))?.status()).toBe(404)

  const other = await browser.newPage()
  await withoutPopup(other)
  await signIn(other, STAFF)
  await visit(other, path)
  await other.getByRole('button', { name: t.page.agree }).click()
  await expect(other.getByText(t.page.said.shown)).toBeVisible()

  await visit(guest, `/search?search=${encodeURIComponent(`prayer room ${house}`)}`)
  await expect(guest.getByRole('heading', { level: 2 }).first()).toContainText(en.search.kinds.rooms)
  await guest.getByRole('link', { name: t.defaultName, exact: true }).first().click()
  await expect(guest).toHaveURL(path)
  const facts = guest.getByRole('list').filter({ hasText: t.page.wudu })
  await expect(facts.getByRole('listitem').filter({ hasText: t.page.wudu })).toContainText(t.page.yes)
  await expect(facts.getByRole('listitem').filter({ hasText: t.page.qibla })).toContainText(t.page.unknown)
  await expect(guest.getByText(t.opens.with_host)).toBeVisible()
  expect(await violationsOn(guest, { frame: false })).toEqual([])

  // A member who knows more says so; alone it waits for another.
  await visit(page, `${path}/suggest?field=qibla`)
  await page.getByRole('radio', { name: t.page.yes, exact: true }).check()
  await page.getByRole('button', { name: t.suggest.send }).click()
  await expect(page.getByText(t.page.said.waits)).toBeVisible()
  await other.close()
  await guest.close()
})
