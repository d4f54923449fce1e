// Rules, from a ready-made one to the log: tried on the past, run by a real event, run again; a webhook and its secret.
import { automation as ar } from '#app/i18n/messages/ar/automation.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, origin, rowsOf, secrets, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const t = en.automation
const OWNER = 'yusuf@sample.mahalla.example'

/** A save by somebody who takes part in no other test, as the database sees every save. */
async function saveThePlace() {
  const [place] = await rowsOf('businesses?name=eq.Saffron%20%26%20Stone&select=place_id')
  const [person] = await rowsOf('people?is_sample=is.true&select=user_id&order=handle.desc&limit=1')
  const { serviceRoleKey } = secrets()
  const headers = {
    apikey: serviceRoleKey,
    Authorization: `Bearer ${serviceRoleKey}`,
    'Content-Type': 'application/json',
  }
  const saves = `${origin}/rest/v1/saved_places`
  const before = `place_id=eq.${place?.place_id}&user_id=eq.${person?.user_id}`
  await fetch(`${saves}?${before}`, { method: 'DELETE', headers })
  const answer = await fetch(saves, {
    method: 'POST',
    headers,
    body: JSON.stringify({ place_id: place?.place_id, user_id: person?.user_id }),
  })
  expect(answer.status).toBe(201)
  return String(person?.user_id)
}

test('everyone reads what rules do, and is asked to sign in', async ({ page }) => {
  await withoutPopup(page)
  for (const [path, words] of [
    ['/automation', t],
    ['/ar/automation', ar],
  ] as const) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: words.recipes.welcome.title })).toBeVisible()
    await expect(page.getByRole('link', { name: words.start })).toBeVisible()
    await expect(page.getByRole('button', { name: words.use })).toHaveCount(0)
    expect(await violationsOn(page, { frame: false })).toEqual([])
  }
})

test.describe('an owner', () => {
  test.use({ refusalsExpected: true })

  test('takes a ready-made rule, tries it, points it to a webhook and sees the secret once', async ({ page }) => {
    test.slow()
    await withoutPopup(page)
    await signIn(page, OWNER)
    await visit(page, '/automation')
    expect(await violationsOn(page, { frame: false })).toEqual([])
    await page.getByRole('button', { name: `${t.use}: ${t.recipes.unanswered_review.title}` }).click()
    await expect(page.getByText(t.said.made)).toBeVisible()

    await page.getByRole('button', { name: t.rule.dry.button }).click()
    await expect(page.locator('#dry-run').getByRole('status')).toBeVisible()
    expect(await violationsOn(page, { frame: false })).toEqual([])

    await page.getByRole('radio', { name: t.actions.webhook }).check()
    await page.getByLabel(t.form.url).fill('http://127.0.0.1:8080/hook')
    await page.getByRole('button', { name: t.form.save }).click()
    await expect(page.getByText(t.errors.notHttps).first()).toBeVisible()
    await page.getByLabel(t.form.url).fill('https://127.0.0.1:8443/hook')
    await page.getByRole('button', { name: t.form.save }).click()
    await expect(page.getByText(t.errors.privateAddress).first()).toBeVisible()
    await page.getByLabel(t.form.url).fill('https://1.1.1.1/hook')
    await page.getByRole('button', { name: t.form.save }).click()
    await expect(page.getByText(t.said.saved, { exact: true })).toBeVisible()

    await expect(page.getByText(t.rule.secret.missing)).toBeVisible()
    await page.getByRole('button', { name: t.rule.secret.get }).click()
    await expect(page.getByRole('textbox', { name: t.rule.secret.label })).toHaveValue(/^mahalla_[\w-]{43}$/)
    expect(await violationsOn(page, { frame: false })).toEqual([])
    await visit(page, new URL(page.url()).pathname)
    await expect(page.getByText(t.rule.secret.overlap)).toBeVisible()
    await expect(page.getByLabel(t.rule.secret.label)).toHaveCount(0)

    // Another address has another secret, which nobody has seen.
    await page.getByLabel(t.form.url).fill('https://1.0.0.1/hook')
    await page.getByRole('button', { name: t.form.save }).click()
    await expect(page.getByText(t.rule.secret.missing)).toBeVisible()
    await page.getByRole('button', { name: t.rule.remove.button }).click()
    await expect(page.getByText(t.said.deleted)).toBeVisible()
  })

  test('makes a rule, and finds in its log what happened, and runs it again', async ({ page }) => {
    test.slow()
    await withoutPopup(page)
    await signIn(page, OWNER)
    await visit(page, '/automation/new')
    await page.getByRole('button', { name: t.form.create }).click()
    await expect(page.getByText(t.errors.name).first()).toBeVisible()
    await page.getByLabel(t.form.name, { exact: true }).fill('Somebody likes us')
    await page.getByLabel(t.form.when).selectOption('place_saved')
    // Stars are for reviews.
    await expect(page.getByLabel(t.form.ratingMin)).toBeHidden()
    await page.getByRole('radio', { name: t.actions.notice }).check()
    // A second thing to do, put before the first: it tells the team.
    const action = (n: string) => page.getByRole('group', { name: t.form.actionNumber(n), exact: true })
    await page.getByRole('button', { name: t.form.addAction }).click()
    await expect(action('2')).toBeFocused()
    await action('2').getByRole('radio', { name: t.actions.notice }).check()
    await action('2').getByRole('radio', { name: t.recipients.team }).check()
    await page.getByRole('button', { name: t.form.stepNames.up('2') }).click()
    await expect(action('1').getByRole('radio', { name: t.recipients.team })).toBeChecked()
    await page.getByRole('checkbox', { name: t.form.quietPrayer }).uncheck()
    await page.getByRole('checkbox', { name: t.form.quietNight }).uncheck()
    expect(await violationsOn(page, { frame: false })).toEqual([])
    await page.getByRole('button', { name: t.form.create }).click()
    await expect(page.getByText(t.said.made)).toBeVisible()
    const path = new URL(page.url()).pathname
    await page.getByRole('button', { name: t.rule.test.button }).click()
    await expect(page.locator('#test-event').getByText(t.reasons.tried_notice)).toHaveCount(2)

    const person = await saveThePlace()
    const log = page.locator('.automation-line')
    // Other journeys may save the same place meanwhile: each save is a line, and both things are done in the end.
    const allDone = async () => {
      await visit(page, path)
      const lines = await log.count()
      expect(lines).toBeGreaterThan(0)
      expect(await log.getByText(t.states.done, { exact: true }).count()).toBe(2 * lines)
    }
    await expect(allDone).toPass()
    expect(await page.content()).not.toContain(person)
    await log.first().getByRole('button', { name: t.rule.log.replay }).first().click()
    await expect(page.getByText(t.said.replayed)).toBeVisible()
    await expect(allDone).toPass()
    await page.getByRole('button', { name: t.mine.turnOff }).click()
    await expect(page.getByText(t.said.off)).toBeVisible()
    await page.getByRole('button', { name: t.rule.remove.button }).click()
    await expect(page.getByText(t.said.deleted)).toBeVisible()
  })
})
