// Writes the committed art: mask tiles, hero, promotion picture, favicon and, with a browser, icons and social
// images. Run `node scripts/build-art.ts`; set CHROMIUM_PATH to a Chromium program to make the PNG files too.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { type CoverKind, cover, traceArch } from '#app/core/media/art/cover.ts'
import type { CoverTint } from '#app/core/media/art/cover-tints.ts'
import { drawHero } from '#app/core/media/art/hero.ts'
import { LOGO_MARK_PATH, LOGO_NICHE_PATH, LOGO_STAR_PATH } from '#app/core/media/art/logo-mark.ts'
import { drawMaskTile } from '#app/core/media/art/pattern-svg.ts'
import type { Fold } from '#app/core/media/art/star-pattern.ts'
import { readPng, writePalettePng } from './palette-png.ts'

const publicFolder = join(import.meta.dirname, '..', 'public')

function save(path: string, content: string | Uint8Array): void {
  const file = join(publicFolder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  console.log(`${path} ${content.length}`)
}

const BRAND = '#0d5a42'
const PAPER = '#fbf9f4'
const GOLD = '#edcb86'

function saveDrawings(): void {
  save('art/tile-8.svg', drawMaskTile(8, 22, 1, true))
  save('art/tile-10.svg', drawMaskTile(10, 20, 1, true))
  save('art/tile-12.svg', drawMaskTile(12, 16, 1, true))
  save('art/edge-8.svg', drawMaskTile(8, 6.6, 0.9, false))
  save('art/hero.svg', drawHero('wide'))
  save('art/hero-narrow.svg', drawHero('narrow'))
  save('art/promo.svg', cover('promo', 'travel', { kind: 'screen', fold: 10, arch: false, width: 900, height: 520 }))
  save(
    'favicon.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${BRAND}" d="${LOGO_STAR_PATH}"/><path fill="${PAPER}" d="${LOGO_NICHE_PATH}"/></svg>\n`,
  )
}

// `size` is the mark's share of the side: maskable icons must keep it inside the middle four fifths.
function drawIcon(side: number, size: number): string {
  const edge = (side * (1 - size)) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}" style="display:block">` +
    '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#0f6a4e"/><stop offset="1" stop-color="#072c22"/></linearGradient></defs>' +
    `<rect width="${side}" height="${side}" fill="url(#g)"/>` +
    `<path transform="translate(${edge} ${edge}) scale(${(side * size) / 32})" fill="${PAPER}" fill-rule="evenodd" d="${LOGO_MARK_PATH}"/></svg>`
  )
}

type SocialImage = { name: string; label: string; art: string }

function listSocialImages(): SocialImage[] {
  const draw = (name: string, tint: CoverTint, kind: CoverKind, fold: Fold) =>
    cover(`social-${name}`, tint, { width: 520, height: 600, kind, fold, arch: false })
  return [
    { name: 'default', label: '', art: draw('default', 'mosque', 'screen', 8) },
    { name: 'mosque', label: 'Mosques and prayer times', art: draw('mosque', 'mosque', 'screen', 10) },
    { name: 'business', label: 'Muslim-owned businesses', art: draw('business', 'food', 'zellige', 8) },
    { name: 'article', label: 'From the neighbourhood', art: draw('article', 'education', 'carved', 8) },
    { name: 'organization', label: 'Community organisations', art: draw('organization', 'finance', 'zellige', 10) },
    { name: 'place', label: 'Places near you', art: draw('place', 'travel', 'zellige', 12) },
  ]
}

// The art fills an arched opening beside the name: a plain ground keeps the palette, and so the file, small.
function drawSocialPage({ label, art }: SocialImage, font: string): string {
  // Grain is lovely on screen but cannot be squeezed into a small palette file.
  const still = art.replaceAll(/<rect [^>]*filter="url\(#[^"]*\)"[^>]*\/>/g, '')
  const arch = (half: number, top: number) => traceArch(false, 880, half, top, 640)
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font}); font-weight: 300 900 }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; background: #0a3f30; color: #f8f3e6; font-family: Figtree }
.art, .frame { position: absolute; inset: 0 }
.art { clip-path: path('${arch(216, 92)}') }
.art svg { position: absolute; inset: 60px auto auto 620px }
.text { position: absolute; inset: 0 auto 0 80px; display: flex; flex-direction: column; justify-content: center }
.mark { width: 112px; height: 112px; color: ${GOLD}; margin-bottom: 30px }
h1 { font-size: 108px; line-height: 1; font-weight: 650; letter-spacing: -.035em }
.tagline { font-size: 40px; line-height: 1.25; margin-top: 20px; color: #c6d8cd; font-weight: 450 }
.label { font-size: 28px; margin-top: 36px; padding-top: 26px; border-top: 2px solid #2f5c4f; color: ${GOLD}; font-weight: 550; width: 440px }
</style><svg class="frame" width="1200" height="630"><path d="${arch(262, 34)}" fill="#083528"/><path d="${arch(248, 52)}" fill="none" stroke="#e3c07c" stroke-width="3"/><path d="${arch(232, 72)}" fill="#052219"/></svg><div class="art">${still}</div><svg class="frame" width="1200" height="630"><path d="${arch(216, 92)}" fill="none" stroke="#03140f" stroke-width="6"/></svg><div class="text"><svg class="mark" viewBox="0 0 32 32"><path fill="currentColor" fill-rule="evenodd" d="${LOGO_MARK_PATH}"/></svg><h1>Mahalla</h1><p class="tagline">for Muslims, by Muslims</p>${label && `<p class="label">${label}</p>`}</div>`
}

async function takePicture(browser: Browser, html: string, width: number, height: number): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return picture
}

async function savePictures(executablePath: string): Promise<void> {
  const require = createRequire(import.meta.url)
  const font = readFileSync(
    require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  ).toString('base64')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'],
  })
  try {
    const icons: [name: string, side: number, size: number][] = [
      ['icon-192', 192, 0.78],
      ['icon-512', 512, 0.78],
      ['icon-maskable-512', 512, 0.6],
      ['apple-touch-icon', 180, 0.74],
    ]
    for (const [name, side, size] of icons) {
      const html = `<!doctype html><style>body { margin: 0 }</style>${drawIcon(side, size)}`
      save(`icons/${name}.png`, writePalettePng(readPng(await takePicture(browser, html, side, side)), 3))
    }
    for (const image of listSocialImages()) {
      const picture = await takePicture(browser, drawSocialPage(image, font), 1200, 630)
      save(`og/${image.name}.png`, writePalettePng(readPng(picture), 2, 144))
    }
  } finally {
    await browser.close()
  }
}

saveDrawings()
const chromiumPath = process.env.CHROMIUM_PATH
if (chromiumPath) await savePictures(chromiumPath)
else console.log('CHROMIUM_PATH is not set: icons and social images were left as they are')
