import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { findBrowser } from '#tests/e2e/browser.ts'
const base = process.env.BASE!
mkdirSync('/tmp/w/rooms-shots', { recursive: true })
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--enable-unsafe-swiftshader'] })
const [,, name, path, ...modes] = process.argv
for (const mode of modes) {
  const [w, theme, lang] = mode.split('-')
  const ctx = await browser.newContext({ viewport: { width: Number(w), height: 900 }, colorScheme: theme as 'light' })
  const page = await ctx.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)))
  page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)))
  const r = await page.goto(base + (lang === 'en' ? '' : `/${lang}`) + path)
  await page.waitForTimeout(1800)
  console.log(mode, r?.status(), await page.title(), await page.evaluate(() => document.documentElement.scrollWidth + '/' + innerWidth))
  await page.screenshot({ path: `/tmp/w/rooms-shots/${name}-${mode}.png`, fullPage: true })
  await ctx.close()
}
await browser.close()
