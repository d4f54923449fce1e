// Work, from the post to the answer: an owner posts, staff approve, somebody applies with a file, the owner downloads it and
// shortlists, the applicant sees it; then it is closed.
import type { Browser } from '@playwright/test'
import { jobs as ar } from '#app/i18n/messages/ar/jobs.ts'
import en from '#app/i18n/messages/en.ts'
import {
  expect,
  newMark,
  openInQueue,
  origin,
  register,
  secrets,
  signIn,
  test,
  violationsOn,
  visit,
  withoutPopup,
} from './site-test.ts'

const { jobs: t, moderation: m } = en
const OWNER = 'yusuf@sample.mahalla.example'
const STAFF = 'elif@sample.mahalla.example'
const PDF = { name: 'my cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
const PROGRAM = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a document') }

type Page = Awaited<ReturnType<Browser['newPage']>>

async function as(browser: Browser, email: string): Promise<Page> {
  const page = await browser.newPage()
  await withoutPopup(page)
  await signIn(page, email)
  return page
}

const wordsOf = (title: string) => `${title}: fold dough with us from six in the morning. We train you, kindly.`

async function post(owner: Page, title: string) {
  await visit(owner, '/jobs/new')
  await owner.getByRole('radio', { name: /Saffron & Stone/ }).check()
  await owner.getByLabel(t.form.title, { exact: true }).fill(title)
  await owner.getByLabel(t.form.kind, { exact: true }).selectOption('part_time')
  await owner.getByLabel(t.form.city, { exact: true }).fill('London')
  await owner.getByLabel(t.form.country).selectOption('GB')
  await owner.getByRole('checkbox', { name: t.faith.jumuah_off }).check()
  await owner.getByLabel(t.form.body, { exact: true }).fill(wordsOf(title))
  await owner.getByRole('button', { name: t.form.submit }).click()
  // What it pays is not optional.
  await expect(owner.getByText(t.errors.payMissing).first()).toBeVisible()
  await owner.getByLabel(t.form.min, { exact: true }).fill('13')
  // The place it is for says in which money.
  await expect(owner.getByLabel(t.form.currency, { exact: true })).toHaveValue('GBP')
  await owner.getByLabel(t.form.period, { exact: true }).selectOption('hour')
  expect(await violationsOn(owner, { frame: false })).toEqual([])
  await owner.getByRole('button', { name: t.form.submit }).click()
  await expect(owner.getByText(t.posts.said.sent)).toBeVisible()
}

async function approve(staff: Page, title: string) {
  await openInQueue(staff, wordsOf(title))
  await staff.getByRole('button', { name: m.queue.verdicts.waiting.yes }).click()
  await expect(staff.getByText(m.queue.decided.approved ?? '')).toBeVisible()
}

/** Its last day was yesterday. */
async function end(title: string) {
  const { serviceRoleKey } = secrets()
  const answer = await fetch(`${origin}/rest/v1/jobs?${new URLSearchParams({ title: `eq.${title}` })}`, {
    method: 'PATCH',
    headers: {
      apikey: serviceRoleKey,
      Authorization: `Bearer ${serviceRoleKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ expires_at: new Date(Date.now() - 86_400_000) }),
  })
  expect(answer.status).toBe(204)
}

async function apply(applicant: Page, title: string) {
  await visit(applicant, '/jobs?radius=any')
  await applicant.getByRole('searchbox', { name: t.search.words }).fill(title)
  await applicant.getByRole('button', { name: t.search.show }).click()
  await applicant.getByRole('link', { name: title }).click()
  await expect(applicant.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(applicant.locator('.jobs-faith')).toContainText(t.faith.jumuah_off)
  const [told] = await applicant
    .locator('script[type="application/ld+json"]')
    .allTextContents()
    .then((all) => all.filter((text) => text.includes('JobPosting')))
  expect(JSON.parse(told ?? '{}')).toMatchObject({ title, employmentType: 'PART_TIME', directApply: true })
  await applicant.getByRole('link', { name: t.page.apply, exact: true }).click()
  await applicant.getByLabel(t.apply.letter).fill('I fold dough at home and could start on Monday, in sha Allah.')
  await applicant.getByLabel(t.apply.file, { exact: false }).setInputFiles(PROGRAM)
  await applicant.getByRole('checkbox', { name: t.apply.consent }).check()
  await applicant.getByRole('button', { name: t.apply.submit }).click()
  await expect(applicant.getByText(t.errors.document).first()).toBeVisible()
  expect(await violationsOn(applicant, { frame: false })).toEqual([])
  await applicant.getByLabel(t.apply.file, { exact: false }).setInputFiles(PDF)
  await applicant.getByRole('checkbox', { name: t.apply.consent }).check()
  await applicant.getByRole('button', { name: t.apply.submit }).click()
  await expect(applicant.getByText(t.sent.said.applied)).toBeVisible()
}

test.describe('a job', () => {
  // The first file is refused, the closed post answers 410.
  test.use({ refusalsExpected: true })

  test('is posted, approved, applied for with a file, answered and closed', async ({ page, browser }) => {
    test.slow()
    const title = `Dough folder ${newMark()}`
    const owner = await as(browser, OWNER)
    await post(owner, title)
    const staff = await as(browser, STAFF)
    await approve(staff, title)

    await withoutPopup(page)
    await register(page, 'Safiya Idris')
    await apply(page, title)

    await visit(owner, '/account/jobs')
    await owner
      .getByRole('article', { name: title })
      .getByRole('link', { name: t.posts.applicants(1) })
      .click()
    const card = owner.getByRole('article', { name: 'Safiya Idris' })
    const link = card.getByRole('link', { name: t.applicants.file })
    const file = await owner.request.get((await link.getAttribute('href')) ?? '')
    expect(file.status()).toBe(200)
    expect(await file.body()).toEqual(PDF.buffer)
    expect(file.headers()['content-disposition']).toContain('my%20cv.pdf')
    // Staff are nobody here, and neither is a visitor.
    expect((await staff.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(404)
    expect(await violationsOn(owner, { frame: false })).toEqual([])
    await card.getByRole('button', { name: t.applicants.answers.shortlisted }).click()
    await expect(owner.getByText(t.applicants.said)).toBeVisible()

    await visit(page, '/account/applications')
    await expect(page.getByRole('article', { name: title })).toContainText(t.states.shortlisted)
    expect(await violationsOn(page, { frame: false })).toEqual([])
    const address = (await page.getByRole('link', { name: title }).getAttribute('href')) ?? ''

    await visit(owner, '/account/jobs')
    await owner.getByRole('article', { name: title }).getByRole('button', { name: t.posts.fill }).click()
    await expect(owner.getByText(t.posts.said.closed)).toBeVisible()
    const closed = await visit(page, address)
    expect(closed?.status()).toBe(410)
    await expect(page.getByRole('heading', { name: t.over.title, level: 1 })).toBeVisible()
    expect(await page.content()).not.toContain('JobPosting')
    await owner.getByRole('article', { name: title }).getByRole('button', { name: t.posts.renew }).click()
    await expect(owner.getByText(t.posts.said.renewed)).toBeVisible()
    expect((await visit(page, address))?.status()).toBe(200)

    // Its day comes: nobody finds it, and its owner renews it where they read that it ended.
    await end(title)
    expect((await visit(page, address))?.status()).toBe(410)
    await visit(owner, address)
    await expect(owner.getByText(t.own.states.expired)).toBeVisible()
    expect(await violationsOn(owner, { frame: false })).toEqual([])
    await owner.getByRole('button', { name: t.posts.renew }).click()
    await expect(owner.getByText(t.posts.said.renewed)).toBeVisible()
    expect((await visit(page, address))?.status()).toBe(200)
    await visit(page, '/account/applications')
    await page.getByRole('article', { name: title }).getByText(t.sent.withdraw).first().click()
    await page.getByRole('button', { name: t.sent.withdraw }).click()
    await expect(page.getByText(t.sent.said.withdrawn)).toBeVisible()
  })
})

test('jobs are found signed out, in Arabic too, and a search is saved', async ({ page }) => {
  await withoutPopup(page)
  await visit(page, '/ar/jobs?radius=any&faith=women_only')
  await expect(page.getByRole('heading', { name: ar.heading, level: 1 })).toBeVisible()
  await expect(page.locator('.jobs-card')).toHaveCount(2)
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await register(page, 'Maryam Said')
  await visit(page, '/jobs?search=nurse&radius=any')
  await page.getByRole('button', { name: t.alert.save }).click()
  await expect(page.getByText(t.sent.said.alert)).toBeVisible()
  await page.getByRole('button', { name: `${t.sent.deleteAlert}: nurse` }).click()
  await expect(page.getByText(t.sent.said.alertGone)).toBeVisible()
})
