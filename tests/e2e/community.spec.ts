// The community's journeys: a topic from the first word to the answer, two browsers side by side, an idea, the wall, without
// scripts, and in Arabic.
import type { Browser, WebSocketRoute } from '@playwright/test'
import { community as ar } from '#app/i18n/messages/ar/community.ts'
import en from '#app/i18n/messages/en.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import {
  answerToForm,
  expect,
  hydrated,
  loseLine,
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

const { contributions: t, community: c, education, gaza, giving, ideas, moderation: m, recipes } = en
const STAFF = 'elif@sample.mahalla.example'
const OWNER = 'yusuf@sample.mahalla.example'

type Page = Awaited<ReturnType<Browser['newPage']>>

/** The line of the live channels, in the test's hand. */
async function holdLine(page: Page) {
  const lines = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/realtime\/v1/, async (line) => {
    if (isCut) await line.close()
    else {
      lines.add(line)
      line.connectToServer()
    }
  })
  return {
    cut: async () => {
      isCut = true
      for (const line of lines) await line.close()
    },
    mend: () => {
      isCut = false
    },
  }
}

async function as(browser: Browser, email: string, run: (page: Page) => Promise<void>) {
  const page = await browser.newPage()
  await withoutPopup(page)
  await signIn(page, email)
  await run(page)
  await page.close()
}

/** The number at the bell. */
async function unreadOn(page: Page): Promise<number> {
  const numbers = await page.locator('.nav-inbox__count').allTextContents()
  return Number(numbers[0] ?? 0)
}

async function approve(staff: Page, text: string) {
  await openInQueue(staff, text)
  const { waiting, public: shown } = m.queue.verdicts
  await staff.getByRole('button', { name: new RegExp(`^(${waiting.yes}|${shown.yes})$`) }).click()
  await expect(staff.getByText(m.queue.decided.approved ?? '')).toBeVisible()
}

test.beforeEach(({ page }) => withoutPopup(page))

test('a newcomer’s topic stands at once, is read after, and a reply appears in the other browser without a jump', async ({
  page,
  browser,
}) => {
  test.slow()
  const mark = newMark()
  const title = `Where is good bread ${mark}`
  const words = `Near the station, ${mark}, please. **Sourdough** if there is any.`
  const line = await holdLine(page)
  await register(page, 'Sumayya Idris')
  await visit(page, '/community/forum/new')
  await page.getByLabel(t.form.title).fill(title)
  await page.getByLabel(t.form.category).selectOption('halal')
  await page.getByLabel(t.form.body, { exact: true }).fill(words)
  await page.getByLabel(t.form.tags).fill('bread, station')
  // A lost line and a reload take nothing of it.
  await loseLine(page)
  await page.getByRole('button', { name: t.form.publish }).click()
  await expect(page.getByText(en.ui.refusals.offline)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t.form.title)).toHaveValue(title)
  await expect(page.getByLabel(t.form.category)).toHaveValue('halal')
  await expect(page.getByLabel(t.form.body, { exact: true })).toHaveValue(words)
  await expect(page.getByLabel(t.form.tags)).toHaveValue('bread, station')
  await page.getByRole('button', { name: t.form.publish }).click()
  await expect(page.getByText(t.said.published)).toBeVisible()
  const address = new URL(page.url()).pathname

  await as(browser, STAFF, async (staff) => {
    // Staff read one text, and meanwhile its author makes it another: it is that one they are shown before they decide.
    await openInQueue(staff, words)
    await visit(page, `${address}/edit`)
    await page.getByLabel(t.form.body, { exact: true }).fill(`${words} **Rye** too.`)
    await page.getByRole('button', { name: t.form.save }).click()
    await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`))
    await staff.getByRole('button', { name: m.queue.verdicts.public.yes }).click()
    await expect(staff.getByText(en.ui.refusals.changedMeanwhile)).toBeVisible()
    await expect(staff.getByRole('blockquote').getByText('Rye', { exact: true })).toBeVisible()
    await staff.getByRole('button', { name: m.queue.verdicts.public.yes }).click()
    await expect(staff.getByText(m.queue.decided.approved ?? '')).toBeVisible()
    await visit(page, address)
    await hydrated(page)
    // What it said before is folded below.
    await expect(page.locator('.contribution-text').first().locator('strong')).toHaveText(['Sourdough', 'Rye'])
    await expect(page.getByText(t.live.down)).toHaveCount(0)
    await visit(staff, address)
    await hydrated(staff)
    const unread = await unreadOn(page)
    await staff.getByLabel(t.reply.label).fill('At the corner of Mill Lane.')
    await expect(page.getByText(t.live.writing(1))).toBeVisible()
    await loseLine(staff)
    await staff.getByRole('button', { name: t.reply.send }).click()
    // It waits in sight, and goes out once by itself.
    await expect(staff.getByText(en.frame.pocket.kept)).toBeVisible()
    await expect(staff.getByText(en.frame.pocket.waiting(1))).toBeVisible()
    await staff.reload()
    await expect(staff.getByText(en.frame.pocket.sent(1))).toBeVisible()
    await expect(staff.getByRole('textbox', { name: t.reply.label })).toHaveValue('')
    await expect(staff.locator('.contribution-text').getByText('At the corner of Mill Lane.')).toHaveCount(1)
    // The reader is told, and shown when they ask.
    const news = page.getByRole('link', { name: t.live.newReplies(1) })
    await expect(news).toBeVisible()
    await expect(page.getByText('At the corner of Mill Lane.')).toHaveCount(0)
    await expect.poll(() => unreadOn(page)).toBeGreaterThan(unread)
    await news.click()
    await expect(page.getByText('At the corner of Mill Lane.')).toBeVisible()
    // So does the inbox: it says that one came, and shows it when asked.
    await visit(page, '/notifications')
    await hydrated(page)
    await staff.getByRole('textbox', { name: t.reply.label }).fill('They open at seven.')
    await staff.getByRole('button', { name: t.reply.send }).click()
    await page.getByRole('button', { name: en.notifications.newOnes(1) }).click()
    await expect(page.getByRole('button', { name: en.notifications.newOnes(1) })).toHaveCount(0)
    await visit(page, address)
    await hydrated(page)
    // The line breaks: the page says so, and loads when one comes back to it; what came since stands below once it is back.
    await line.cut()
    await expect(page.getByText(t.live.down)).toBeVisible()
    await staff.getByRole('textbox', { name: t.reply.label }).fill('Also beside the mosque.')
    await staff.getByRole('button', { name: t.reply.send }).click()
    // Not the words in the form, which are there before they are sent.
    await expect(staff.getByRole('paragraph').getByText('Also beside the mosque.')).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('Also beside the mosque.')).toBeVisible()
    await expect(page.getByText(t.live.down)).toBeVisible()
    await staff.getByRole('textbox', { name: t.reply.label }).fill('And on Fridays at the market.')
    await staff.getByRole('button', { name: t.reply.send }).click()
    await expect(staff.getByText('And on Fridays at the market.')).toBeVisible()
    line.mend()
    await expect(page.getByText('And on Fridays at the market.')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(t.live.down)).toHaveCount(0)
  })
  await page.getByRole('button', { name: t.solve }).first().click()
  await expect(page.locator('.contribution-reply.is-answer')).toBeVisible()
  await visit(page, '/notifications')
  await expect(page.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible()
})

test('an idea is voted for; the wall takes a message that waits; others see both without reloading', async ({
  page,
  browser,
}) => {
  test.slow()
  const [voter, reader] = [await browser.newPage(), await browser.newPage()]
  for (const [one, path] of [
    [voter, '/community/ideas'],
    [reader, '/community/gaza'],
  ] as const) {
    await withoutPopup(one)
    await visit(one, path)
  }
  await register(page, 'Yusuf Rahman')
  await visit(page, '/community/ideas')
  await hydrated(page)
  const row = page.getByRole('article').filter({ hasText: 'A halal butcher in north Leeds' })
  const seen = voter.getByRole('article').filter({ hasText: 'A halal butcher in north Leeds' }).locator('.num').first()
  const votes = Number(await seen.textContent())
  await row.getByRole('button', { name: ideas.vote }).click()
  await expect(row.getByRole('button', { name: ideas.voted })).toBeVisible()
  await expect(seen).toHaveText(String(votes + 1))
  await voter.close()
  await visit(page, '/community/gaza')
  const mark = newMark()
  await page.getByLabel(gaza.message, { exact: true }).fill(`May Allah give ${mark} ease and safety.`)
  await page.getByLabel(gaza.anonymous).check()
  await page.getByRole('button', { name: gaza.send }).click()
  await expect(page.getByText(gaza.sent)).toBeVisible()
  await expect(page.getByLabel(gaza.message, { exact: true })).toHaveValue('')
  expect(await violationsOn(page)).toEqual([])
  // Its author changes it from the wall while it waits, and takes it down.
  await page.getByRole('region', { name: gaza.waiting }).getByRole('link', { name: t.form.edit }).click()
  await expect(page).toHaveURL(/\/edit$/)
  await expect(page.getByLabel(gaza.anonymous)).toBeChecked()
  await page.getByLabel(gaza.message, { exact: true }).fill(`May Allah give ${mark} bread.`)
  await page.getByRole('button', { name: t.form.save }).click()
  await expect(page.getByRole('heading', { name: `May Allah give ${mark} bread.` })).toBeAttached()
  await as(browser, STAFF, (staff) => approve(staff, `May Allah give ${mark} bread.`))
  await expect(reader.getByText(mark)).toHaveCount(0)
  await reader.getByRole('button', { name: t.live.newOnes(1) }).click()
  await expect(reader.getByText(`May Allah give ${mark} bread.`)).toBeVisible()
  await reader.close()
  await page.getByRole('link', { name: t.form.edit }).click()
  await page.locator('summary', { hasText: t.form.withdraw }).click()
  await page.getByRole('button', { name: t.form.withdraw }).click()
  await expect(page).toHaveURL(/\/community\/gaza$/)
})

test('the hub, a topic and a profile are worth reading signed out, in Arabic too', async ({ page }) => {
  await visit(page, '/community')
  await expect(page.getByRole('heading', { name: c.title, level: 1 })).toBeVisible()
  for (const name of [en.giving.hub, en.recipes.hub, c.hub.wall])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Where do you find halal gelatine in London?' }).first().click()
  await expect(page.getByText(t.answer, { exact: true })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'Dawud T.' }).first().click()
  await expect(page).toHaveURL(/\/people\//)
  expect(await violationsOn(page)).toEqual([])
  await visit(page, '/ar/community')
  await expect(page.getByRole('heading', { name: ar.title, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'كيف تحافظون على العربية مع أطفالكم في الغربة؟' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('.contribution-reply.is-answer')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('one finds a topic, reads its replies and is led to sign in', async ({ page }) => {
    await page.goto('/community/forum')
    await page.getByRole('searchbox', { name: t.list.search(c.sections.forum.name) }).fill('gelatine')
    await page.getByRole('button', { name: t.list.find, exact: true }).last().click()
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Where do you find halal gelatine in London?' })
      .first()
      .click()
    await expect(page.getByRole('article', { name: t.reply.by('Aisha N.') })).toBeVisible()
    await expect(page.getByRole('link', { name: t.reply.signIn })).toBeVisible()
  })

  test('one finds the place to review, and the courses beside the articles', async ({ page }) => {
    await page.goto('/community/reviews')
    await page.getByRole('searchbox', { name: en.reviews.everywhere.find }).fill('Zaytuna')
    await page.getByRole('button', { name: t.list.find, exact: true }).last().click()
    await page
      .getByRole('region', { name: en.reviews.write.action })
      .getByRole('link', { name: 'Zaytuna Table' })
      .click()
    await expect(page).toHaveURL(/\/business\/[^/]+\/reviews$/)
    await page.goto('/community/education')
    await page.getByRole('link', { name: en.education.courses }).click()
    await expect(page.getByRole('heading', { level: 1, name: en.courses.title })).toBeVisible()
  })
})

test('a campaign is checked by staff, and then people pledge and sign up for its shift', async ({ page, browser }) => {
  test.slow()
  const mark = newMark()
  const story = `Sixty plates a week for whoever knocks, ${mark}, all winter long.`
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  await register(page, 'Khadija Noor')
  await visit(page, '/community/giving-back/new')
  await expect(page.getByText(giving.form.noOrganiserText)).toBeVisible()

  await as(browser, OWNER, async (owner) => {
    await visit(owner, '/community/giving-back/new')
    await owner.getByLabel(t.form.title).fill(`Meals for our street ${mark}`)
    await owner.getByLabel(t.form.category).selectOption('food')
    await owner.getByLabel(giving.form.story, { exact: true }).fill(story)
    await owner.getByLabel(giving.form.goal).fill('500')
    await owner.getByLabel(giving.form.starts).fill(day(-1))
    await owner.getByLabel(giving.form.ends).fill(day(40))
    await owner.getByRole('button', { name: t.form.publish }).click()
    await expect(owner.getByText(t.said.waits)).toBeVisible()
    const address = new URL(owner.url()).pathname
    await as(browser, STAFF, (staff) => approve(staff, mark))

    await visit(owner, address)
    await owner.getByText(giving.desk.offer).click()
    await owner.getByLabel(giving.desk.shiftBody).fill(`Peel, chop and stir at the hall, ${mark}.`)
    await owner.getByLabel(giving.desk.shiftDay, { exact: true }).fill(day(6))
    await owner.getByLabel(giving.desk.from, { exact: true }).fill('10:00')
    await owner.getByLabel(giving.desk.to, { exact: true }).fill('12:00')
    await owner.getByLabel(giving.desk.capacity).fill('1')
    await owner.getByRole('button', { name: giving.desk.offerSend }).click()
    await expect(owner.getByText(`at the hall, ${mark}`)).toBeVisible()
    await as(browser, STAFF, (staff) => approve(staff, `Peel, chop and stir at the hall, ${mark}.`))

    await visit(page, address)
    await page.getByLabel(giving.pledge.amount('GBP')).fill('25')
    await page.getByRole('button', { name: giving.pledge.send, exact: true }).click()
    await expect(page.getByText(giving.pledge.mine('£25'))).toBeVisible()
    await expect(page.getByText(giving.goalOf('£25', '£500'))).toBeVisible()
    await page.getByRole('button', { name: giving.shifts.take }).click()
    await expect(page.getByText(giving.shifts.mine)).toBeVisible()
    await expect(page.getByText(giving.shifts.places(0), { exact: true })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })
})

test('a recipe is written, scaled, cooked by a timer that outlives the page, and rated by who made it', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, STAFF)
  const name = `Lentil soup ${newMark()}`
  await visit(page, '/community/recipes/new')
  await page.getByLabel(t.form.title, { exact: true }).fill(name)
  await page.getByLabel(t.form.category, { exact: true }).selectOption('soup')
  await page.getByLabel(recipes.form.introduction).fill('Warm and quick for the evening.')
  await page
    .getByLabel(recipes.form.ingredients, { exact: true })
    .fill('250 g red lentils\n1 tsp vanilla extract\n50 g butter')
  await page.getByLabel(recipes.form.steps).fill('Rinse the lentils.\nSimmer for 20 minutes.')
  await page.getByLabel(recipes.servings, { exact: true }).fill('4')
  await page.getByLabel(recipes.form.cook).fill('20')
  await page.getByLabel(recipes.occasions.iftar).check()
  await page.getByLabel(recipes.allergens.celery, { exact: true }).check()
  await page.reload()
  await expect(page.getByLabel(recipes.form.ingredients, { exact: true })).toHaveValue(/^250 g red lentils\n/)
  await expect(page.getByLabel(recipes.form.cook)).toHaveValue('20')
  await expect(page.getByLabel(recipes.occasions.iftar)).toBeChecked()
  await expect(page.getByLabel(recipes.allergens.celery, { exact: true })).toBeChecked()
  await expect(page.getByText(recipes.form.allergensSeen(recipes.allergens.milk))).toBeVisible()
  await page.getByRole('button', { name: t.form.publish, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const path = new URL(page.url()).pathname
  // The author was asked about the butter, and ticked celery only.
  await expect(page.getByText(`${recipes.mayContain}: ${recipes.allergens.milk}`)).toBeVisible()
  await expect(page.getByText(recipes.doubts.list.vanilla.name, { exact: true })).toBeVisible()
  expect(readPdf(await page.pdf({ preferCSSPageSize: true })).pages).toHaveLength(1)

  await as(browser, OWNER, async (cook) => {
    await visit(cook, path)
    for (let more = 0; more < 4; more++) {
      await cook.getByRole('link', { name: recipes.moreServings }).click()
      await expect(cook.getByText(recipes.serves(5 + more))).toBeVisible()
    }
    await expect(cook.getByText('500 g red lentils')).toBeVisible()
    await cook.getByRole('link', { name: recipes.cookMode }).click()
    await expect(cook.getByRole('link', { name: recipes.next })).toBeVisible()
    // What was chosen for the table holds in the kitchen.
    await cook.getByText(recipes.ingredients, { exact: true }).click()
    await expect(cook.getByText('500 g red lentils')).toBeVisible()
    await cook.getByRole('link', { name: recipes.next }).click()
    await cook.getByRole('button', { name: recipes.timer.start('20 min') }).click()
    await cook.reload()
    await expect(cook.getByRole('timer')).toContainText(/1\d min/)
    await cook.getByRole('link', { name: recipes.made.title }).click()
    await cook.getByLabel(recipes.made.stars('5')).check({ force: true })
    await cook.getByRole('button', { name: recipes.made.send }).click()
    await expect(cook.getByRole('heading', { name: recipes.made.count(1) })).toBeVisible()
    expect(await violationsOn(cook)).toEqual([])
  })
})

test.describe('an article', () => {
  test.use({ refusalsExpected: true })

  test('with its source is read by staff, checked by whom the author asked, and bookmarked', async ({
    page,
    browser,
  }) => {
    test.slow()
    const mark = newMark()
    const [team] = await rowsOf('people?select=handle&handle=like.elif*')
    const text = `Greeting first is the better part, ${mark}. `.repeat(6)
    await register(page, 'Bilal Karim')
    await visit(page, '/community/education/new')
    await page.getByLabel(t.form.title).fill(`Who greets first ${mark}`)
    await page.getByLabel(t.form.category).selectOption('character')
    await page.getByLabel(education.form.text, { exact: true }).fill(text)
    await page.getByLabel(education.form.reviewer).fill(String(team?.handle))
    await page.getByRole('button', { name: t.form.publish }).click()
    await expect(page.getByText(education.errors.sources).first()).toBeVisible()
    await page.getByLabel(education.form.sources).fill('Sahih al-Bukhari 6231')
    await page.getByRole('button', { name: t.form.publish }).click()
    await expect(page.getByText(t.said.waits)).toBeVisible()
    const address = new URL(page.url()).pathname
    await as(browser, STAFF, async (staff) => {
      await approve(staff, mark)
      await visit(staff, address)
      await expect(staff.getByText('Sahih al-Bukhari 6231')).toBeVisible()
      await staff.getByRole('button', { name: education.review.confirm }).click()
      await expect(staff.getByText(education.checkedBy, { exact: true })).toBeVisible()
      await staff.getByRole('button', { name: education.keep }).click()
      await expect(staff.getByRole('button', { name: education.unkeep })).toBeVisible()
      await visit(staff, '/community/education?show=kept')
      await expect(staff.getByRole('link', { name: `Who greets first ${mark}` })).toBeVisible()
      expect(await violationsOn(staff)).toEqual([])
    })
    await visit(page, address)
    await expect(page.getByText(education.checkedBy, { exact: true })).toBeVisible()
  })
})

test('feedback about the site is answered by the team, in public', async ({ page, browser }) => {
  test.slow()
  const mark = newMark()
  const title = `Larger letters ${mark}`
  await register(page, 'Hafsa Lindqvist')
  await visit(page, '/community/reviews?view=feedback')
  await page.getByRole('link', { name: c.sections.reviews.write }).click()
  await page.getByLabel(t.form.title).fill(title)
  await page.getByLabel(t.form.category).selectOption('problem')
  await page.getByLabel(t.form.body, { exact: true }).fill(`The small print is too small for me, ${mark}.`)
  await page.getByRole('button', { name: t.form.publish }).click()
  await expect(page.getByText(t.said.published)).toBeVisible()
  const address = new URL(page.url()).pathname
  await as(browser, STAFF, async (staff) => {
    await approve(staff, mark)
    await visit(staff, address)
    await hydrated(staff)
    await staff.getByLabel(t.reply.label).fill(`Thank you. It is larger now, ${mark}.`)
    const answered = answerToForm(staff)
    await staff.getByRole('button', { name: t.reply.send }).click()
    await answered
    await expect(staff.getByRole('paragraph').getByText(`It is larger now, ${mark}.`)).toBeVisible()
  })
  await visit(page, '/community/reviews?view=feedback')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText(`It is larger now, ${mark}.`)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('words of one language find posts of another; a first topic begins from words, with names, tags and what is alike', async ({
  page,
}) => {
  await visit(page, '/community')
  await page.getByLabel(c.hub.search).fill('إفطار')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/community\/search\?q=/)
  await expect(page.getByRole('link', { name: 'Komşularla iftar: kimler nasıl düzenliyor?' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Forum \d/ })).toBeVisible()

  await signIn(page, OWNER)
  await visit(page, '/community/forum/new?start=where&category=town')
  const title = page.getByLabel(t.form.title)
  await expect(title).toHaveValue(c.starts.where.title)
  await title.fill('How did you ask for a prayer room?')
  await expect(page.getByRole('status').getByRole('link', { name: /prayer room at work/i })).toBeVisible()
  const body = page.getByRole('textbox', { name: t.form.body })
  await body.fill('')
  await body.pressSequentially('Salaam @hamz')
  await page.getByRole('option', { name: /@hamza-p/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect(body).toHaveValue('Salaam @hamza-p ')
  await body.pressSequentially('#bak')
  await page.getByRole('option', { name: '#baking' }).waitFor()
  await page.keyboard.press('Tab')
  await expect(body).toHaveValue('Salaam @hamza-p #baking ')
})
