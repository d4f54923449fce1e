// Takes the pictures of the help articles from the product itself, in both themes, in English and Arabic, into public/help.
// `npm run help-pictures` starts the built site with the sample community, takes them and ends it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { PICTURE_LANGUAGES, PICTURE_SIZE, PICTURES, type Picture, pictureFile } from '#app/features/help/rules.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { findBrowser } from '#tests/e2e/browser.ts'
import { fillFolder, startSite } from '#tests/fixtures/site.ts'

const ADDRESSES: Record<Picture, string> = {
  athan: '/athan',
  automation: '/automation',
  courses: '/courses',
  events: '/community/events',
  'find-a-mosque': '/mosques',
  'find-halal-food': '/businesses?category=restaurants',
  'halal-levels': '/business/saffron-stone/halal',
  jobs: '/jobs',
  'list-a-business': '/business-register/business',
  posters: '/templates',
  'prayer-settings': '/athan/settings',
  'quran-reader': '/quran/112',
  'social-directory': '/social-media',
  store: '/merchstore',
  widgets: '/widgets',
  zakaat: '/zakaat',
}
const folder = join(import.meta.dirname, '..', 'public', 'help')

async function takeSet(browser: Browser, url: string, theme: 'light' | 'dark', locale: Locale) {
  const context = await browser.newContext({
    // A reader of that language: others are offered theirs.
    locale: locale === 'en' ? 'en-GB' : locale,
    viewport: PICTURE_SIZE,
    deviceScaleFactor: 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const name of PICTURES) {
    await page.goto(url + inLocale(ADDRESSES[name], locale), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    // What floats above every page is in no article's way. Last, because a page that wakes up puts back what it lacks.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('dialog, .chat-btn, .toasts')) part.remove()
    })
    const file = pictureFile(name, theme, locale)
    const picture = await sharp(await page.screenshot())
      .avif({ quality: 42, effort: 6 })
      .toBuffer()
    writeFileSync(join(folder, file), picture)
    console.log(`${file} ${picture.length}`)
  }
  await context.close()
}

/** The address of a site that runs already may be given; otherwise one is started and ended. */
async function openSite(given: string | undefined) {
  if (given) return { url: given, stop: async () => 0 }
  await fillFolder()
  return startSite({ SEED: 'sample', OPEN_DATA: 'off', FORCE_LOCATION: '51.5074,-0.1278' })
}

mkdirSync(folder, { recursive: true })
const site = await openSite(process.argv[2])
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--enable-unsafe-swiftshader'] })
try {
  for (const locale of PICTURE_LANGUAGES)
    for (const theme of ['light', 'dark'] as const) await takeSet(browser, site.url, theme, locale)
} finally {
  await browser.close()
  await site.stop()
}
