// Asking in one's own words: suggestions, search, a link for someone else, nothing found, and the assistant with its person.
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, london, loseLine, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const words = en.understanding

test.beforeEach(({ page }) => withoutPopup(page))

for (const [prefix, t, typed, leads] of [
  ['', en, 'butch', /category=grocery&sub=butcher/],
  ['/ar', ar, 'جزار', /\/ar\/businesses\?category=grocery&sub=butcher/],
] as const) {
  test(`typing suggests, and a suggestion leads to results: ${typed}`, async ({ page }) => {
    await visit(page, `${prefix}/mosques`)
    const box = page.getByRole('banner').getByRole('combobox', { name: t.frame.search.label }).first()
    await box.fill(typed)
    const options = page.getByRole('listbox', { name: t.understanding.suggestions.label }).getByRole('option')
    await expect(options.first()).toBeVisible()
    await box.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await box.press('Enter')
    await expect(page).toHaveURL(leads)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
}

test('the page of places suggests cities, and one key chooses', async ({ page }) => {
  await visit(page, '/place?back=/mosques')
  const box = page.getByRole('main').getByRole('combobox')
  await box.pressSequentially('istanb')
  const list = page.getByRole('listbox', { name: words.suggestions.label })
  await expect(list.getByRole('option').first()).toContainText('Istanbul')
  await box.press('ArrowDown')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL('/mosques')
  await expect(page.getByRole('banner')).toContainText('Istanbul')
})

test('words become chips that can be taken away, and a link shows others the same', async ({ page, browser }) => {
  await page.context().addCookies([london])
  await visit(page, '/businesses')
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill('butcher')
  await expect(page).toHaveURL(/search=butcher&near=london-gb/)
  const chips = page.getByRole('navigation', { name: words.understoodAs })
  await expect(chips.getByRole('link').first()).toContainText('butcher', { ignoreCase: true })
  const first = await page.getByRole('main').getByRole('article').first().textContent()

  const other = await browser.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('main').getByRole('article').first()).toContainText((first ?? '').slice(0, 12))
  await other.close()

  await chips.getByRole('link').first().click()
  await expect(page).not.toHaveURL(/search=/)
})

test('nothing found goes on with less', async ({ page }) => {
  await visit(page, '/businesses?search=butcher in London xyzzyqwert')
  const said = words.none.listed('butcher xyzzyqwert', 'London')
  await expect(page.getByRole('heading', { name: said })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: words.knowOne })).toBeVisible()
})

test('a question becomes a card, and the card a page', async ({ page }) => {
  await visit(page, '/mosques')
  await page.getByRole('button', { name: en.assistant.open }).click()
  const box = page.getByRole('textbox', { name: en.assistant.message })
  await box.fill('Qibla direction from New York')
  await box.press('Enter')
  const card = page.getByRole('log').getByRole('link', { name: /New York/ })
  await expect(card).toBeVisible()
  await card.click()
  await expect(page).toHaveURL('/athan/qibla')
})

test('the assistant goes on from what was said, and does nothing before a yes', async ({ page }) => {
  await visit(page, '/mosques')
  await page.getByRole('button', { name: en.assistant.open }).click()
  const box = page.getByRole('textbox', { name: en.assistant.message })
  const log = page.getByRole('log')
  const ask = async (question: string) => {
    await box.fill(question)
    await box.press('Enter')
  }
  await ask('When is Maghrib in Istanbul?')
  await expect(log).toContainText('Maghrib in Istanbul is at')
  await ask('and Isha?')
  await expect(log).toContainText('Isha in Istanbul is at')
  await ask('set my place to Istanbul')
  await expect(log).toContainText(words.answers.sure(words.answers.setPlace('Istanbul')))
  await expect(page.getByRole('banner').getByText('Istanbul')).toHaveCount(0)
  // What is lost on the way is not called done.
  const yes = log.getByRole('button', { name: words.answers.yes, exact: true })
  const restore = await loseLine(page)
  await yes.click()
  await expect(log).toContainText(words.answers.lost)
  await expect(log.getByText(words.answers.done, { exact: true })).toHaveCount(0)
  await restore()
  await yes.click()
  await expect(log).toContainText(words.answers.done)
  await expect(page.getByRole('banner')).toContainText('Istanbul')
  await ask('follow East London Mosque')
  await yes.click()
  await expect(page).toHaveURL(/\/login/)
  // Who signs in has it done there: it is not asked once more.
  await visit(page, '/mosques')
  await page.getByRole('button', { name: en.assistant.open }).click()
  await expect(log).toContainText('follow East London Mosque')
  await expect(yes).toHaveCount(0)
})

test('every kind of question is answered with the record it comes from', async ({ request }) => {
  const answers = [
    ['jobs in London', /^\/jobs\/[a-z0-9-]+$/],
    ['driver jobs', /^\/jobs\/driver/],
    ['events in London', /^\/community\/events\/[a-z0-9-]+$/],
    ['courses', /^\/courses\/[a-z0-9-]+$/],
    ['biryani recipe', /^\/community\/recipes\/.*biryani/],
    ['how do I list my business?', /^\/help\//],
    ['opening hours of Zamalek Oven', /^\/business\/zamalek-oven$/],
    ['save Zamalek Oven', /^\/business\/zamalek-oven$/],
    ['follow East London Mosque', /^\/mosque\/east-london-mosque$/],
    ['where is Saffron & Stone', /^\/business\/saffron-stone$/],
    ['phone number of Mend My Phone Peckham', /^\/business\/mend-my-phone/],
    ['nisab', /^\/zakaat$/],
  ] as const
  for (const [message, leads] of answers) {
    const { cards } = await (await request.post('/api/chat', { data: { message, model: 'm' } })).json()
    expect(cards[0]?.to, message).toMatch(leads)
  }
  const after = async (said: string, message: string) =>
    (await (await request.post('/api/chat', { data: { message, model: 'm', history: [said] } })).json()).response
  const response = await after('butchers in London', 'closer')
  expect(response).toContain(words.answers.closest('London').slice(0, -1))
  expect(response).toContain('category=grocery&sub=butcher&near=london-gb')
  // What is asked after a place by its name is not answered with its address once more.
  expect(await after('where is Mend My Phone Peckham', 'open now')).toContain('open=now')
})

test('a kind of place in a city leads from elsewhere to its page, and cards say why they are there', async ({
  page,
}) => {
  const search = '/businesses?category=grocery&sub=butcher&near=birmingham-gb'
  await page.goto(search)
  await expect(page).toHaveURL('/united-kingdom/birmingham/grocery/halal-butchers')
  await visit(page, '/businesses?search=butcher in Birmingham')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(words.why.kind('Halal butchers'))
  // Who chooses on the site goes on choosing.
  await page.evaluate((to) => window.location.assign(to), search)
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await expect(page).toHaveURL(search)
})

/** Each search of the site, with a sentence for it and what must be read from that. */
const SECTIONS = [
  ['/mosques', 'search', 'mosques in London with parking', ['London', en.mosques.facilities.parking]],
  ['/jobs', 'search', 'part-time jobs in London', ['London', en.jobs.kinds.part_time]],
  ['/community/events', 'search', 'events for families in London', ['London', en.events.audiences.family]],
  ['/community/recipes', 'q', 'quick recipe for iftar', [en.recipes.occasions.iftar]],
] as const

for (const [path, field, sentence, read] of SECTIONS) {
  test(`${path} is asked in one’s own words, and never ends empty`, async ({ page }) => {
    await visit(page, `${path}?${new URLSearchParams({ [field]: sentence })}`)
    const chips = page.getByRole('navigation', { name: words.understoodAs })
    for (const label of read) await expect(chips.getByRole('link', { name: label })).toBeVisible()
    const [first] = read
    await chips.getByRole('link', { name: first }).click()
    await expect(chips.getByRole('link', { name: first })).toHaveCount(0)
    await expect(page).not.toHaveURL(new RegExp(first))
    expect(await violationsOn(page, { frame: false })).toEqual([])

    await visit(page, `${path}?${new URLSearchParams({ [field]: 'xqzzvy wqpfft' })}`)
    await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
}

test('work and events are asked for in Arabic, and a link opens the same place for anyone', async ({
  page,
  browser,
}) => {
  await visit(page, '/ar/jobs?search=وظائف عن بعد في لندن')
  const chips = page.getByRole('navigation', { name: ar.understanding.understoodAs })
  await expect(chips.getByRole('link', { name: ar.jobs.workplaces.remote })).toBeVisible()
  await expect(chips.getByRole('link', { name: 'لندن' })).toBeVisible()

  await page.context().addCookies([london])
  await visit(page, '/jobs')
  const link = await page
    .getByRole('link', { name: en.jobs.elsewhere(2) })
    .or(page.locator('a[href*="near="]'))
    .first()
  const to = await link.getAttribute('href')
  expect(to).toContain('near=london-gb')
  const stranger = await browser.newPage()
  await visit(stranger, new URL('/community/events?near=london-gb', page.url()).href)
  await expect(stranger.getByRole('link', { name: en.events.filter.near('London') })).toHaveAttribute(
    'href',
    /near=anywhere/,
  )
  await stranger.close()
})

for (const [prefix, t] of [
  ['', en],
  ['/ar', ar],
] as const) {
  test(`a visitor is passed on to staff, and both read each other: ${prefix || '/en'}`, async ({ page, browser }) => {
    test.slow()
    const question = prefix ? `أين ذهبت مسودتي ${Date.now()}` : `Where did my draft go ${Date.now()}`
    await visit(page, `${prefix}/mosques`)
    await page.getByRole('button', { name: t.assistant.open }).click()
    const box = page.getByRole('textbox', { name: t.assistant.message })
    await box.fill(question)
    await box.press('Enter')
    await page.getByRole('button', { name: t.understanding.answers.askPerson }).click()
    await page.getByRole('button', { name: t.understanding.answers.sendOn }).click()
    await expect(page.getByRole('log')).toContainText(t.understanding.answers.waiting)

    const answered = prefix ? 'وعليكم السلام، تجدها في حسابك.' : 'Salam, it is in your account.'
    const desk = await browser.newPage()
    await signIn(desk, 'elif@sample.mahalla.example')
    await visit(desk, '/dashboard/staff/chats')
    const chat = desk.getByRole('article').filter({ hasText: question })
    await chat.getByLabel(en.chats.answer).fill(answered)
    await chat.getByRole('button', { name: en.chats.send }).click()
    await expect(page.getByRole('log')).toContainText(answered)

    const thanks = prefix ? 'جزاكم الله خيرًا' : 'JazakAllah khair'
    await box.fill(thanks)
    await box.press('Enter')
    await expect(desk.getByRole('article').filter({ hasText: question })).toContainText(thanks)
    await desk.close()
  })
}
