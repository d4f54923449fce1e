// Posters: chosen, filled from a record, and printed at the size of their paper with nothing cut off.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { LONGEST, PAPERS, type Paper, readableColour } from '#app/features/templates/rules.ts'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import ur from '#app/i18n/messages/ur.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { expect, newMark, origin, rowsOf, secrets, test, visit, withoutPopup } from './site-test.ts'

const LANGUAGES = { en, ar, ur } as const
type Language = keyof typeof LANGUAGES
const MOSQUE = 'mosque:east-london-mosque'
const EVENT = 'neighbours-potluck-after-maghrib'

const posterAddress = (query: Record<string, string>) => `/templates/poster?${new URLSearchParams(query)}`

/** Parts of the poster that reach over its edge or over the box they stand in. */
const findClipped = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('.templates-sheet')
    if (!sheet) return ['no sheet']
    const edge = sheet.getBoundingClientRect()
    const boxes = [sheet, ...sheet.querySelectorAll('.templates-body, .templates-head, .templates-foot')]
    const over = boxes.filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
    const outside = [...sheet.querySelectorAll('p, h2, td, th, dt, dd, svg, figcaption')].filter((part) => {
      const box = part.getBoundingClientRect()
      return (
        box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - 1 || box.bottom > edge.bottom + 1
      )
    })
    return [...over, ...outside].map((part) => `${part.tagName}.${part.className}: ${part.textContent?.slice(0, 40)}`)
  })

/** Fonts draw their dots and signs as glyphs of their own, which stand for no letter. */
const DRAWN_IN_PARTS = /[أإآؤئةبتثجخذزشضظغفقنيپٹچڈڑژکگںی]/u

/** Each letter as often as it must be there: Arabic is drawn from right to left. */
function lacks(text: string, words: string) {
  const left = [...text.normalize('NFKC')]
  return [...words.normalize('NFKC').replace(/[\s\p{M}’]/gu, '')].filter((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at < 0 && !DRAWN_IN_PARTS.test(letter)
  })
}

async function printed(page: Page, query: Record<string, string>, paper: Paper) {
  await page.goto(posterAddress({ ...query, paper }))
  await page.evaluate(() => document.fonts.ready)
  await page.emulateMedia({ media: 'print' })
  expect(await findClipped(page), JSON.stringify({ ...query, paper })).toEqual([])
  const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  await page.emulateMedia({ media: 'screen' })
  expect(pages, JSON.stringify(query)).toHaveLength(1)
  const [[width, height] = [0, 0]] = pages
  expect(Math.abs(width - PAPERS[paper][0]), `${paper}: ${width} mm wide`).toBeLessThan(0.5)
  expect(Math.abs(height - PAPERS[paper][1]), `${paper}: ${height} mm high`).toBeLessThan(0.5)
  return text
}

for (const language of Object.keys(LANGUAGES) as Language[])
  test(`a month, an invitation and a janazah fit their paper in ${language}`, async ({ page }) => {
    const words = LANGUAGES[language]
    const month = { kind: 'timetable', place: MOSQUE, month: '2026-12', language }
    for (const paper of ['a4', 'a3'] as const) {
      const text = await printed(page, month, paper)
      expect(lacks(text, words.templates.poster.titles.timetable)).toEqual([])
      expect(lacks(text, words.prayer.names.maghrib)).toEqual([])
    }
    for (const paper of ['a4', 'a3'] as const) {
      const text = await printed(page, { kind: 'ramadan', place: MOSQUE, language }, paper)
      expect(lacks(text, words.templates.poster.titles.ramadan)).toEqual([])
    }
    // As many words as the form takes, in letters as wide as they come.
    const longest = (length: number) => `${words.templates.poster.titles.event} `.repeat(length).slice(0, length)
    const full = {
      language,
      place: MOSQUE,
      title: longest(LONGEST.title),
      when: longest(LONGEST.when),
      where: longest(LONGEST.where),
      text: longest(LONGEST.text),
    }
    for (const kind of ['event', 'janazah', 'eid', 'jumuah']) await printed(page, { ...full, kind }, 'a5')
  })

test('hours and code come from a business, in every direction', async ({ page }) => {
  for (const language of Object.keys(LANGUAGES))
    for (const kind of ['hours', 'qr']) {
      const text = await printed(page, { kind, place: 'business:saffron-stone', language }, 'a4')
      expect(lacks(text, 'Saffron'), `${kind} ${language}`).toEqual([])
    }
})

/** As the service: a place of this name with a certificate that staff accepted. */
async function certify(name: string) {
  const { serviceRoleKey: key } = secrets()
  const add = async (table: string, row: object) => {
    const answer = await fetch(`${origin}/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(row),
    })
    expect(answer.status, await answer.text()).toBe(201)
  }
  await add('businesses', { name, city: 'Leeds', status: 'published', business_category: 'restaurants' })
  const [place] = await rowsOf(`business_unified?name=eq.${encodeURIComponent(name)}&select=id,slug`)
  await add('halal_evidence', {
    place_id: place?.id,
    kind: 'certificate',
    said_as: 'staff',
    certifier_name: 'Halal Board',
    certificate_number: 'HB-4711',
    issued_on: '2026-01-01',
    expires_on: new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10),
    status: 'accepted',
  })
  return `business:${place?.slug}`
}

test.describe('refusals', () => {
  test.use({ refusalsExpected: true })

  test('no halal poster hangs where nothing is proved; with a certificate it names issuer, number and end', async ({
    page,
  }) => {
    for (const place of ['business:mend-my-phone-peckham', 'business:saffron-stone', '']) {
      const answer = await page.goto(posterAddress({ kind: 'halal', place }))
      expect(answer?.status(), place).toBe(404)
      await expect(page.locator('.templates-sheet')).toHaveCount(0)
    }
    const place = await certify(`Certified ${newMark()}`)
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const text = await printed(page, { kind: 'halal', place, language }, 'a4')
      for (const words of ['Halal Board', 'HB-4711', LANGUAGES[language].templates.poster.validUntil])
        expect(lacks(text, words), `${words} ${language}`).toEqual([])
    }
  })
})

test('an event’s poster is filled from the event: its name, its day, its place', async ({ page }) => {
  const [event] = await rowsOf(`contributions?slug=eq.${EVENT}&select=id,title`)
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const query = { kind: 'event', place: `event:${event?.id}`, language }
    const text = await printed(page, query, 'a4')
    expect(lacks(text, String(event?.title)), language).toEqual([])
    expect(lacks(text, LANGUAGES[language].templates.poster.when), language).toEqual([])
    await expect(page.getByRole('term')).toHaveCount(2)
  }
  await visit(page, `/templates?kind=event&place=event:${crypto.randomUUID()}`)
  await expect(page.getByText(en.templates.missing.gone)).toBeVisible()
})

test('a visitor finds a mosque, sees its month and makes it their own', async ({ page }) => {
  const t = en.templates
  await withoutPopup(page)
  await visit(page, '/templates')
  // Without a place there is nothing a month could be filled from.
  await expect(page.getByRole('link', { name: t.kinds.timetable })).toHaveCount(0)
  await page.getByLabel(t.place).fill('East London')
  await page.getByRole('button', { name: t.find, exact: true }).click()
  await page.getByRole('link', { name: /East London Mosque/ }).click()
  await page.getByRole('link', { name: t.kinds.timetable }).click()
  const sheet = page.getByRole('article', { name: t.preview })
  await expect(sheet.getByRole('row')).not.toHaveCount(0)
  await page.getByRole('combobox', { name: t.language }).selectOption('ar')
  await expect(sheet).toHaveAttribute('dir', 'rtl')
  await expect(sheet.getByRole('heading', { name: ar.templates.poster.titles.timetable })).toBeVisible()
  await page.getByRole('combobox', { name: t.kind, exact: true }).selectOption('event')
  await page.getByLabel(t.titles.title).fill('Iftar')
  await expect(sheet.getByRole('heading', { name: 'Iftar' })).toBeVisible()
  await page.getByText(t.ownLook).click()
  await page.getByRole('checkbox', { name: t.ownColour }).check()
  await page.getByLabel(t.ownColour, { exact: true }).last().fill('#ffee00')
  // A yellow that could not be read is darkened.
  const shown = () => sheet.evaluate((part: HTMLElement) => part.style.getPropertyValue('--poster'))
  await expect.poll(shown).toBe(readableColour('#ffee00'))
  // The logo stays on the device, and stands on the sheet that is printed too.
  const logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0d5a42' } })
    .png()
    .toBuffer()
  await page
    .getByLabel(t.logo, { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await expect(sheet.locator('.templates-logo')).toHaveAttribute('src', /^data:image\/png/)
  await page.goto(posterAddress({ kind: 'eid' }))
  await expect(page.locator('.templates-logo')).toHaveAttribute('src', /^data:image\/png/)
})
