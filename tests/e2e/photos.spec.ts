// A member shows a place, staff look first, then everyone sees it; the owner looks after the photos.
import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import en from '#app/i18n/messages/en.ts'
import { expect, origin, rowsOf, secrets, signIn, test, visit, withoutPopup } from './site-test.ts'

const PASSWORD = 'Right-1-password'
const t = en.photos

test.beforeEach(({ page }) => withoutPopup(page))

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer()
const fileOf = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(background),
})

const service = () =>
  createClient(origin, secrets().serviceRoleKey, { auth: { persistSession: false, autoRefreshToken: false } })

/** A business of its own for each test; owned by whoever is named. */
async function makeBusiness(name: string, ownerId: string | null): Promise<{ path: string; placeId: string }> {
  const db = service()
  const table = ownerId ? 'businesses' : 'business'
  const account = ownerId
    ? await db.from('business_accounts').upsert({ owner_id: ownerId }, { onConflict: 'owner_id' }).select('id').single()
    : null
  const row: Record<string, unknown> = {
    name,
    city: 'Leeds',
    ...(account?.data
      ? { owner_id: ownerId, business_account_id: account.data.id, status: 'published' }
      : { source: 'test', source_id: crypto.randomUUID() }),
  }
  const { data, error } = await db.from(table).insert(row).select('id').single()
  if (error) throw new Error(error.message)
  const [{ place_id: placeId } = {}] = await rowsOf(`${table}?id=eq.${data.id}&select=place_id`)
  const [unified] = await rowsOf(`business_unified?id=eq.${placeId}&select=slug`)
  return { path: `/business/${unified?.slug}`, placeId: String(placeId) }
}

async function makeAccount(name: string) {
  const email = `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
  const client = createClient(origin, secrets().anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { display_name: name } },
  })
  if (error || !data.user) throw new Error(error?.message)
  return { email, id: data.user.id, client }
}

test('a review is written with photos; staff look first, then they stand with it for everyone', async ({
  page,
  browser,
}) => {
  const member = await makeAccount('Samira')
  const staff = await makeAccount('Staff')
  await service().from('user_roles').insert({ user_id: staff.id, role: 'staff' })
  const { path, placeId } = await makeBusiness(`Review Bakery ${Date.now()}`, null)
  const { write, photos: words } = en.reviews

  await signIn(page, member.email, PASSWORD)
  await visit(page, `${path}/reviews`)
  await page.locator('.review-stars label').nth(4).click()
  await page
    .getByRole('textbox', { name: new RegExp(`^${write.text}`) })
    .fill('Warm bread, kind people and a quiet corner.')
  await page.getByLabel(t.upload.label, { exact: true }).setInputFiles([await fileOf('bread.jpg', 'peru')])
  await expect(page.getByText(t.upload.chosen(1))).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: write.submit }).click()
  await expect(page).toHaveURL(/done=saved/)
  await expect(page.getByRole('list', { name: words.by(en.reviews.yours) })).toContainText(words.waiting)

  const db = service()
  await db.from('reviews').update({ status: 'published' }).eq('place_id', placeId)
  const [photo] = await rowsOf(`photos?place_id=eq.${placeId}&select=id,status,review_id`)
  expect(photo).toMatchObject({ status: 'pending' })
  const [item] = await rowsOf(`moderation_items?subject_id=eq.${photo?.id}&select=id`)
  const desk = createClient(origin, secrets().anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  await desk.auth.signInWithPassword({ email: staff.email, password: PASSWORD })
  const { error } = await desk.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' })
  expect(error).toBeNull()

  const visitor = await browser.newPage()
  await visitor.goto(`${origin}${path}/reviews`)
  const shown = visitor.getByRole('article').getByRole('list').locator('img').first()
  await expect(shown).toHaveAttribute('src', `/photos/${photo?.id}/320.webp`)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await visitor.close()
})

test('a member’s photo waits for staff and is then seen by everyone', async ({ page, browser }) => {
  const member = await makeAccount('Maryam')
  const staff = await makeAccount('Staff')
  await service().from('user_roles').insert({ user_id: staff.id, role: 'staff' })
  const { path, placeId } = await makeBusiness(`Photo Bakery ${Date.now()}`, null)

  await signIn(page, member.email, PASSWORD)
  await visit(page, `${path}/photos`)
  await expect(page.getByText(t.empty)).toBeVisible()
  await page
    .getByLabel(t.upload.label, { exact: true })
    .setInputFiles([await fileOf('counter.jpg', 'teal'), await fileOf('oven.jpg', 'maroon')])
  await expect(page.getByText(t.upload.chosen(2))).toBeVisible()
  await page.getByLabel(new RegExp(`^${t.upload.caption}`)).fill('The counter')
  await page.getByRole('main').getByRole('button', { name: t.upload.submit }).click()
  await expect(page.getByText(t.upload.pending(2))).toBeVisible()
  await expect(page.getByText(t.waiting)).toHaveCount(2)

  const visitor = await browser.newPage()
  await visitor.goto(`${origin}${path}/photos`)
  await expect(visitor.getByText(t.empty)).toBeVisible()
  const photos = await rowsOf(`photos?place_id=eq.${placeId}&select=id,status&order=position`)
  expect(photos.map(({ status }) => status)).toEqual(['pending', 'pending'])
  expect((await visitor.request.get(`${origin}/photos/${photos[0]?.id}/640.webp`)).status()).toBe(404)

  const items = await rowsOf(`moderation_items?place_id=eq.${placeId}&select=id`)
  for (const { id } of items) {
    const { error } = await staff.client.rpc('decide_moderation', { item_id: id, decision: 'approved' })
    expect(error).toBeNull()
  }
  await visitor.goto(`${origin}${path}/photos`)
  await expect(visitor.locator('.photo-card')).toHaveCount(2)
  await expect(visitor.getByText(t.by('Maryam'))).toHaveCount(2)
  const image = await visitor.request.get(`${origin}/photos/${photos[0]?.id}/640.webp`)
  expect(image.headers()['content-type']).toBe('image/webp')
  expect((await sharp(await image.body()).metadata()).width).toBe(640)

  // The large view: by press, by key, and back.
  await visit(visitor, `${origin}${path}/photos`)
  await visitor.locator('.photo-card a').first().click()
  const large = visitor.getByRole('dialog', { name: /Photos of/ })
  await expect(large).toBeVisible()
  await expect(large.getByText(t.lightbox.position(1, 2))).toBeVisible()
  await visitor.keyboard.press('ArrowRight')
  await expect(large.getByText(t.lightbox.position(2, 2))).toBeVisible()
  await large.getByRole('button', { name: t.lightbox.next }).click()
  await expect(large.getByText(t.lightbox.position(1, 2))).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await visitor.close()
})

test('the owner’s photos are shown at once; the owner orders, captions, chooses the cover and removes', async ({
  page,
}) => {
  const owner = await makeAccount('Yusuf')
  const { path, placeId } = await makeBusiness(`Owner Grill ${Date.now()}`, owner.id)
  await signIn(page, owner.email, PASSWORD)
  await visit(page, `${path}/photos`)
  await page
    .getByLabel(t.upload.label, { exact: true })
    .setInputFiles([await fileOf('a.jpg', 'olive'), await fileOf('b.jpg', 'navy')])
  await page.getByRole('main').getByRole('button', { name: t.upload.submit }).click()
  await expect(page.getByText(t.upload.published(2))).toBeVisible()
  const cards = page.locator('.photo-card')
  await expect(cards).toHaveCount(2)
  const [first, second] = await rowsOf(`photos?place_id=eq.${placeId}&select=id&order=position`)
  await expect(cards.nth(0)).toHaveAttribute('id', `photo-${first?.id}`)

  await cards.nth(1).getByRole('button', { name: t.manage.makeCover }).click()
  await expect(page.getByText(t.manage.done.cover)).toBeVisible()
  await expect(cards.nth(0)).toHaveAttribute('id', `photo-${second?.id}`)
  const [unified] = await rowsOf(`business_unified?id=eq.${placeId}&select=image`)
  expect(unified?.image).toBe(`/photos/${second?.id}/640.webp`)

  await cards.nth(0).getByLabel(t.upload.caption).fill('Over charcoal')
  await cards.nth(0).getByRole('button', { name: t.manage.saveCaption }).click()
  await expect(page.getByText(t.manage.done.caption)).toBeVisible()
  await expect(cards.nth(0).getByText('Over charcoal')).toBeVisible()

  await cards
    .nth(0)
    .getByRole('button', { name: t.manage.removeNamed(1) })
    .click()
  await expect(page.getByText(t.manage.done.remove)).toBeVisible()
  await expect(cards).toHaveCount(1)
  expect((await page.request.get(`/photos/${second?.id}/640.webp`)).status()).toBe(404)
  const { data: left } = await service().storage.from('photos').list(String(second?.id))
  expect(left).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, refusalsExpected: true })

  test('a plain form takes photos and says what is wrong with each', async ({ page }) => {
    const member = await makeAccount('Plain')
    const { path } = await makeBusiness(`Plain Deli ${Date.now()}`, null)
    await signIn(page, member.email, PASSWORD)
    await page.goto(`${path}/photos`)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    await page
      .getByLabel(t.upload.label, { exact: true })
      .setInputFiles([
        await fileOf('good.jpg', 'teal'),
        { name: 'drawing.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(svg) },
      ])
    await page.getByRole('main').getByRole('button', { name: t.upload.submit }).click()
    await expect(page.getByText(t.upload.pending(1))).toBeVisible()
    await expect(page.getByText(t.problemWith('drawing.jpg', t.problems.notAnImage))).toBeVisible()
  })
})

test('a picture of oneself is looked at first and then stands beside the name', async ({ page }) => {
  const member = await makeAccount('Sumayya')
  const staff = await makeAccount('Staff')
  await service().from('user_roles').insert({ user_id: staff.id, role: 'staff' })
  await signIn(page, member.email, PASSWORD)
  await visit(page, '/account/profile')
  await page.getByLabel(en.people.settings.photo.file).setInputFiles(await fileOf('me.jpg', 'olive'))
  await page.getByRole('button', { name: en.people.settings.photo.send }).click()
  await expect(page.getByText(en.people.settings.photo.waiting)).toBeVisible()

  const [{ handle } = {}] = await rowsOf(`people?user_id=eq.${member.id}&select=handle`)
  const [item] = await rowsOf(`moderation_items?author_id=eq.${member.id}&select=id,summary`)
  expect(item?.summary).toBe(`@${handle}`)
  const decided = await staff.client.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' })
  expect(decided.error).toBeNull()

  await visit(page, `/people/${handle}`)
  const shown = page.getByRole('main').locator('.avatar img').first()
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
})
