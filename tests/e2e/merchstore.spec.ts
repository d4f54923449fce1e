// From the shelf to the mosque: somebody orders, staff pack it and take the money, the buyer sees it. Here no mail is sent, so
// only members hold something; how guests order is in tests/contract/store.test.ts.
import sharp from 'sharp'
import en from '#app/i18n/messages/en.ts'
import { expect, london, register, signIn, test, violationsOn, visit, widthAt320, withoutPopup } from './site-test.ts'

// Browsers log each form that is refused.
test.use({ refusalsExpected: true })

const { merchstore: t, packages } = en

test('an order, collected and paid at a mosque', async ({ page, browser }) => {
  test.slow()
  await withoutPopup(page)
  await page.context().addCookies([london])
  await visit(page, '/merchstore')
  await page.getByRole('link', { name: 'Olive wood tasbih' }).click()
  await page.getByRole('radio', { name: /^99/ }).check()
  await page.getByLabel(t.product.quantity).selectOption('2')
  await page.getByRole('button', { name: t.product.add }).click()
  await expect(page.getByText(t.basket.added)).toBeVisible()
  await expect(page.getByText('$44.00').first()).toBeVisible()
  expect(await violationsOn(page, { frame: false })).toEqual([])

  await page.getByRole('link', { name: t.basket.checkout }).click()
  await expect(page.getByText(t.checkout.ways.none)).toBeVisible()
  // The mosque nearest to where one is stands first, and is chosen.
  const points = page.getByRole('group', { name: t.checkout.pickup }).getByRole('radio')
  await expect(points.first()).toBeChecked()
  await expect(page.getByRole('radio', { name: /London/ }).first()).toBeChecked()
  // A stranger's word holds nothing.
  await expect(page.getByText(t.checkout.signInText)).toBeVisible()
  await expect(page.getByLabel(t.checkout.email, { exact: true })).toHaveCount(0)
  await register(page, 'Maryam Test')
  await visit(page, '/merchstore/checkout')
  await page.getByRole('button', { name: t.checkout.choosePickup }).click()
  await page.getByLabel(t.checkout.name, { exact: true }).fill('Maryam Test')
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await page.getByRole('button', { name: t.checkout.order.none }).click()
  await expect(page.getByText(t.order.ways.none('$44.00'))).toBeVisible()
  expect(await violationsOn(page, { frame: false })).toEqual([])
  const link = page.url()
  const reference = (await page.getByRole('heading', { level: 1 }).textContent())?.split(' ').at(-1) ?? ''

  const staff = await browser.newPage()
  await withoutPopup(staff)
  await signIn(staff, 'elif@sample.mahalla.example')
  await visit(staff, '/dashboard/staff/orders')
  const card = staff.getByRole('article', { name: reference })
  for (const step of ['packed', 'ready'] as const) {
    await card.getByRole('button', { name: t.desk.steps[step] }).click()
    await expect(card.getByText(t.order.states[step], { exact: true })).toBeVisible()
  }
  await card.getByRole('button', { name: t.desk.confirm }).click()
  await card.getByRole('button', { name: t.desk.steps.done }).click()
  await expect(card).toHaveCount(0)
  await staff.close()

  await visit(page, new URL(link).pathname)
  await expect(page.getByText(t.order.states.done).first()).toBeVisible()
  await page.getByRole('link', { name: packages.invoice.kinds.invoice }).click()
  await expect(page.getByText('2 × Olive wood tasbih · 99')).toBeVisible()
  // The basket was emptied by the order.
  await visit(page, '/merchstore/cart')
  await expect(page.getByText(t.basket.empty)).toBeVisible()
})

test('a member finds their orders again', async ({ page }) => {
  await withoutPopup(page)
  await register(page, 'Maryam Test')
  await visit(page, '/account/orders')
  await expect(page.getByText(t.own.none)).toBeVisible()
  await visit(page, '/merchstore/sample-tea-mug')
  await page.getByRole('button', { name: t.product.add }).click()
  await page.getByRole('link', { name: t.basket.checkout }).click()
  await page.getByRole('button', { name: t.checkout.choosePickup }).click()
  await page.getByLabel(t.checkout.name, { exact: true }).fill('Maryam Test')
  await page.getByRole('button', { name: t.checkout.order.none }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('S-')
  const reference = (await title.textContent())?.split(' ').at(-1) ?? ''
  await visit(page, '/merchstore')
  await page.getByRole('link', { name: t.own.see }).click()
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await page.getByRole('link', { name: reference }).click()
  await expect(title).toContainText(reference)
  // Cancelling asks once.
  const cancel = page.getByRole('button', { name: t.order.cancel })
  await expect(cancel).toBeHidden()
  await page.locator('summary', { hasText: t.order.cancel }).click()
  await cancel.click()
  await expect(page.getByText(t.order.cancelledUnpaid)).toBeVisible()
})

test('staff put something new on the shelf, photograph it, count it, and take it off again', async ({
  page,
  browser,
}) => {
  test.slow()
  const words = t.shelf
  const name = `Lamp ${Date.now()}`
  const slug = name.toLowerCase().replace(' ', '-')
  await withoutPopup(page)
  await signIn(page, 'elif@sample.mahalla.example')
  await visit(page, '/dashboard/staff/store')
  const found = await violationsOn(page)
  await page.getByRole('link', { name: words.add }).click()
  await page.getByLabel(words.fields.title, { exact: true }).fill(name)
  await page.getByLabel(words.fields.text, { exact: true }).fill('A small lamp for reading at night.')
  await page.getByLabel(words.fields.slug, { exact: true }).fill(slug)
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByText(words.noVariants)).toBeVisible()
  const editor = new URL(page.url()).pathname

  await page.getByRole('link', { name: words.addVariant }).click()
  await page.getByLabel(words.fields.name, { exact: true }).fill('Brass')
  await page.getByLabel(words.fields.price).fill('18,50')
  await page.getByLabel(words.fields.sku).fill(slug)
  await page.getByLabel(words.stock, { exact: true }).fill('2')
  found.push(...(await violationsOn(page)))
  await page.getByRole('button', { name: words.save, exact: true }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Brass' })
  await expect(card.getByText('$18.50')).toBeVisible()

  await visit(page, '/dashboard/staff/store/codes')
  const code = `LAMP${Date.now() % 1_000_000}`
  await page.getByLabel(t.codes.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: t.codes.make }).click()
  await expect(page.getByText(t.codes.errors.percentOrSum).first()).toBeVisible()
  await page.getByLabel(t.codes.percent).fill('50')
  await page.getByRole('button', { name: t.codes.make }).click()
  const made = page.getByRole('listitem').filter({ hasText: code })
  await expect(made).toContainText(t.codes.used('0'))
  found.push(...(await violationsOn(page)))

  // A buyer takes one, at half the price, while staff count ten more.
  const buyer = await browser.newPage()
  await withoutPopup(buyer)
  await register(buyer, 'Maryam Test')
  await visit(buyer, `/merchstore/${slug}`)
  await buyer.getByRole('button', { name: t.product.add }).click()
  const typed = buyer.getByLabel(packages.agreement.codeLabel)
  await typed.fill('NOSUCHCODE')
  await buyer.getByRole('button', { name: t.basket.useCode }).click()
  await expect(buyer.getByText(t.errors.codeUnknown).first()).toBeVisible()
  await typed.fill(code.toLowerCase())
  await buyer.getByRole('button', { name: t.basket.useCode }).click()
  await expect(buyer.getByText(packages.invoice.discount(code))).toBeVisible()
  expect(await violationsOn(buyer, { frame: false })).toEqual([])
  await buyer.getByRole('link', { name: t.basket.checkout }).click()
  await buyer.getByRole('button', { name: t.checkout.choosePickup }).click()
  await buyer.getByLabel(t.checkout.name, { exact: true }).fill('Maryam Test')
  await buyer.getByRole('button', { name: t.checkout.order.none }).click()
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText('S-')
  await expect(buyer.getByText('-$9.25')).toBeVisible()
  await page.reload()
  await expect(made).toContainText(t.codes.used('1'))
  await made.getByRole('button', { name: t.codes.end }).click()
  await expect(made).toContainText(t.codes.states.ended)
  await visit(page, editor)
  await card.getByLabel(words.difference).fill('10')
  await card.getByRole('button', { name: words.changeStock }).click()
  await expect(card.getByText(`${words.stock}: 11`)).toBeVisible()
  await expect(card.getByText(`${words.held}: 1`)).toBeVisible()

  for (const [at, alt] of ['A brass lamp, lit', 'The lamp beside a book'].entries()) {
    await page.getByRole('link', { name: words.addPicture }).click()
    await page.getByLabel(words.fields.file, { exact: true }).setInputFiles({
      name: 'lamp.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: at ? '#4a3320' : '#b5862f' } })
        .png()
        .toBuffer(),
    })
    if (at === 0) {
      await page.getByRole('button', { name: words.upload }).click()
      await expect(page.getByText(words.errors.alt).first()).toBeVisible()
      found.push(...(await violationsOn(page)))
      await page.getByLabel(words.fields.file, { exact: true }).setInputFiles({
        name: 'lamp.png',
        mimeType: 'image/png',
        buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b5862f' } })
          .png()
          .toBuffer(),
      })
    }
    await page.getByLabel(words.fields.alt, { exact: true }).fill(alt)
    await page.getByRole('button', { name: words.upload }).click()
    await expect(page.getByRole('link', { name: alt })).toBeVisible()
  }
  await page.getByRole('button', { name: words.earlier('The lamp beside a book') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: words.onCards })).toContainText('The lamp beside a book')
  // The buyer looks at one after the other, by the keyboard.
  await visit(buyer, `/merchstore/${slug}`)
  await expect(buyer.getByRole('img', { name: 'The lamp beside a book' })).toBeVisible()
  await expect(buyer.getByRole('img', { name: 'A brass lamp, lit' })).toHaveCount(0)
  await buyer.getByRole('radio', { name: t.product.picture(1, 'The lamp beside a book') }).focus()
  await buyer.keyboard.press('ArrowRight')
  const shown = buyer.getByRole('img', { name: 'A brass lamp, lit' })
  await expect(shown).toBeVisible()
  expect(await violationsOn(buyer, { frame: false })).toEqual([])
  await expect(shown).toHaveAttribute('src', /^\/store-pictures\/[0-9a-f-]{36}\.webp$/)
  const picture = (await shown.getAttribute('src')) ?? ''
  const seen = await buyer.request.get(picture)
  expect([seen.status(), seen.headers()['content-type']]).toEqual([200, 'image/webp'])

  await page.getByRole('checkbox', { name: words.fields.active }).uncheck()
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByRole('link', { name: words.seeInStore })).toHaveCount(0)
  expect((await buyer.request.get(`/merchstore/${slug}`)).status()).toBe(404)
  expect((await buyer.request.get(picture)).status()).toBe(404)
  await buyer.close()

  await visit(page, '/dashboard/staff/store/delivery?mosque=london')
  await page.getByRole('link', { name: words.addZone }).click()
  await page.getByLabel(words.fields.zone, { exact: true }).fill('Islands')
  await page.getByLabel(words.fields.price).fill('7.25')
  await page.getByRole('button', { name: words.savePostage }).click()
  await expect(page.getByText(words.errors.countries).first()).toBeVisible()
  for (const country of ['Iceland', 'Malta']) await page.getByRole('checkbox', { name: country, exact: true }).check()
  found.push(...(await violationsOn(page)))
  await page.getByRole('button', { name: words.savePostage }).click()
  const zone = page.getByRole('listitem').filter({ hasText: 'Islands' })
  await expect(zone).toContainText('Iceland, Malta')
  await expect(zone).toContainText('$7.25')
  found.push(...(await violationsOn(page)))
  await zone.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Islands' })).toBeVisible()
  expect(await widthAt320(page)).toBeLessThanOrEqual(320)
  await page.locator('summary', { hasText: words.stopPosting }).click()
  await page.getByRole('button', { name: words.stopPosting }).click()
  await expect(zone).toHaveCount(0)
  expect(found).toEqual([])
  for (const path of [
    '/dashboard/staff/store',
    editor,
    '/dashboard/staff/store/delivery',
    '/dashboard/staff/store/codes',
  ]) {
    await visit(page, `/ar${path}`)
    expect(await widthAt320(page), path).toBeLessThanOrEqual(320)
  }
})
