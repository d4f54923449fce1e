import type { Page } from '@playwright/test'
import { type WorkedCase, workedCases } from '#tests/fixtures/zakaat-cases.ts'
import { expect, test, visit, withoutPopup } from './site-test.ts'

test.beforeEach(({ page }) => withoutPopup(page))

/** "£137.51" and "١٣٧٫٥١ UK£" alike: how a language writes an amount is its own, the digits are ours. */
function digitsIn(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/\D/g, '')
}

async function expectAmount(page: Page, id: string, amount: string | null) {
  const shown = page.getByTestId(id)
  await expect.poll(async () => digitsIn(await shown.innerText())).toBe(amount === null ? '' : digitsIn(amount))
}

async function typeCase(page: Page, sum: WorkedCase) {
  await page.locator('#zk-currency').selectOption(sum.currency)
  await page.locator('#zk-prices-gold').fill(sum.gold)
  await page.locator('#zk-prices-silver').fill(sum.silver)
  // By value: the labels are in the language of the page.
  if (sum.weights) await page.locator('input[name="weights"]').nth(1).check()
  if (sum.year) await page.locator('#prices .zk-seg label').nth(1).click()
  for (const [field, amount] of Object.entries(sum.amounts)) await page.locator(`#zk-amounts-${field}`).fill(amount)
  for (const [i, piece] of (sum.metals ?? []).entries()) {
    await page.locator('#metals .btn').click()
    const row = page.locator('#metals fieldset').nth(i)
    await row.locator('select').nth(0).selectOption(piece.metal)
    await row.locator('select').nth(1).selectOption(piece.purity)
    await row.locator(`#zk-metals-${i}-grams`).fill(piece.grams)
    if (piece.isWorn) await row.locator('input[type="checkbox"]').check()
  }
  if (sum.longTerm) {
    await page.locator('#zk-longTerm-value').fill(sum.longTerm.value)
    await page.locator('#zk-longTerm-share').fill(sum.longTerm.share)
  }
  if (sum.debtsDue) await page.locator('#zk-debtsDue').fill(sum.debtsDue)
  if (sum.instalments) {
    await page.locator('#zk-instalments-monthly').fill(sum.instalments.monthly)
    await page.locator('#zk-instalments-left').fill(sum.instalments.left)
    await page.locator('input[name="instalments"]').nth(['none', 'year', 'all'].indexOf(sum.instalments.choice)).check()
  }
}

async function expectOutcome(page: Page, { expected }: WorkedCase) {
  await expectAmount(page, 'net', expected.net)
  await expectAmount(page, 'nisab-gold', expected.nisab.gold)
  await expectAmount(page, 'nisab-silver', expected.nisab.silver)
  await expectAmount(page, 'due-gold-counted', expected.due.gold)
  await expectAmount(page, 'due-silver-counted', expected.due.silver)
  if (!expected.dueWithoutWorn) return
  await expectAmount(page, 'due-gold-exempt', expected.dueWithoutWorn.gold)
  await expectAmount(page, 'due-silver-exempt', expected.dueWithoutWorn.silver)
}

// How sums are reckoned is the subject of rules.test.ts: these two use every field of the form.
for (const sum of workedCases.filter(({ metals, longTerm }) => metals || longTerm)) {
  test(`worked case: ${sum.name}`, async ({ page }) => {
    await visit(page, '/zakaat')
    await typeCase(page, sum)
    await expectOutcome(page, sum)
  })
}

test('in Arabic, with Arabic digits, and without a connection', async ({ page, context }) => {
  const [sum] = workedCases
  if (!sum) throw new Error('No worked case')
  await visit(page, '/ar/zakaat')
  await expect(page.getByTestId('due')).toBeVisible()
  await context.setOffline(true)
  const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  const amounts = Object.fromEntries(Object.entries(sum.amounts).map(([field, amount]) => [field, arabic(amount)]))
  await typeCase(page, { ...sum, amounts, silver: arabic(sum.silver).replace('.', '٫') })
  await expectOutcome(page, sum)
})

test('what was typed is kept only when asked, comes back from its file, and can be cleared', async ({ page }) => {
  const cash = page.locator('#zk-amounts-cash')
  await visit(page, '/zakaat')
  await cash.fill('123.45')
  await visit(page, '/zakaat')
  await expect(cash).toHaveValue('')
  await cash.fill('123.45')
  await page.getByLabel('Keep what I typed on this device').check()
  await visit(page, '/zakaat')
  await expect(cash).toHaveValue('123.45')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a file' }).click()
  const file = await (await saving).path()
  await page.getByRole('button', { name: 'Clear everything' }).click()
  await expect(cash).toHaveValue('')
  await page.locator('#keep input[type="file"]').setInputFiles(file)
  await expect(cash).toHaveValue('123.45')
  await visit(page, '/zakaat')
  await expect(cash).toHaveValue('')

  const notOurs = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') }
  await page.locator('#keep input[type="file"]').setInputFiles(notOurs)
  await expect(page.getByText('This is not a file saved here.')).toBeVisible()
})

test('a currency without a price asks for one', async ({ page }) => {
  await visit(page, '/zakaat')
  await page.locator('#zk-currency').selectOption('XOF')
  await expect(page.getByTestId('due')).toContainText('Needs a price')
  await page.locator('#zk-prices-silver').fill('900')
  await page.locator('#zk-amounts-cash').fill('1000000')
  // 612.36 × 900 = 551,124; a fortieth of a million is 25,000.
  await expectAmount(page, 'due', '25000')
})

test('without scripts there is a worksheet for a pen', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/zakaat')
  await expect(page.getByRole('link', { name: 'Go to the worksheet' })).toBeVisible()
  await expect(page.locator('#worksheet')).toBeVisible()
  await expect(page.locator('#zk-currency')).toBeHidden()
  await context.close()
})
