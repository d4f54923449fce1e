// Draws the media of our own courses into public/course-samples: a day of a stick's shadow as a film with captions, the
// lengths of the madd as a picture, a sheet to print and a sound. `node scripts/build-course-samples.ts`; the files are
// committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '#tests/e2e/browser.ts'
import { writeWebm } from '#tests/fixtures/write-webm.ts'

const folder = join(import.meta.dirname, '..', 'public', 'course-samples')
const write = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes)

const FILM = { width: 640, height: 360, frames: 240, perFrame: 100, whole: 20 }
/** London on the day of equal night, by the sun's own clock: noon is in the middle of the film. */
const LATITUDE = 51.5
const EDGE = 85

async function drawDay(page: Page) {
  const frames = await page.evaluate(
    async ({ width, height, frames: count, perFrame, whole, latitude, edge }) => {
      const drawn: { data: number[]; isKey: boolean }[] = []
      const encoder = new VideoEncoder({
        output: (chunk) => {
          const bytes = new Uint8Array(chunk.byteLength)
          chunk.copyTo(bytes)
          drawn.push({ data: [...bytes], isKey: chunk.type === 'key' })
        },
        error: (problem) => {
          throw problem
        },
      })
      encoder.configure({ codec: 'vp8', width, height, bitrate: 260_000, framerate: 1000 / perFrame })
      const canvas = new OffscreenCanvas(width, height)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      const radians = (degrees: number) => (degrees * Math.PI) / 180
      const sun = (hour: number) => {
        const up = Math.asin(Math.cos(radians(latitude)) * Math.cos(radians(hour)))
        const east = -Math.sin(radians(hour))
        const north = -Math.sin(radians(latitude)) * Math.cos(radians(hour))
        const flat = Math.hypot(east, north)
        return { up, east: east / flat, north: north / flat }
      }
      const stick = 64
      const foot = { x: width / 2, y: 250 }
      const flatness = 0.36
      const atNoon = 1 / Math.tan(sun(0).up)
      for (let n = 0; n < count; n++) {
        const hour = -edge + (2 * edge * n) / (count - 1)
        const { up, east, north } = sun(hour)
        const long = 1 / Math.tan(up)
        const light = Math.min(1, Math.max(0, up / 0.5))
        const sky = pen.createLinearGradient(0, 0, 0, 170)
        sky.addColorStop(0, `hsl(205 60% ${34 + 40 * light}%)`)
        sky.addColorStop(1, `hsl(${32 + 20 * light} ${80 - 40 * light}% ${72 + 16 * light}%)`)
        pen.fillStyle = sky
        pen.fillRect(0, 0, width, 170)
        pen.fillStyle = `hsl(44 ${30 + 12 * light}% ${58 + 22 * light}%)`
        pen.fillRect(0, 170, width, height - 170)
        // Where the shadow ends when the afternoon prayer begins: one stick, and two, longer than at noon.
        for (const [more, colour] of [
          [1, '#0f6b57'],
          [2, '#a5691c'],
        ] as const) {
          const reached = hour > 0 && long >= atNoon + more
          pen.beginPath()
          pen.ellipse(foot.x, foot.y, (atNoon + more) * stick, (atNoon + more) * stick * flatness, 0, 0, 2 * Math.PI)
          pen.strokeStyle = colour
          pen.lineWidth = reached ? 5 : 2
          pen.setLineDash(reached ? [] : [8, 8])
          pen.stroke()
        }
        pen.setLineDash([])
        // One looks south: the sun goes from left to right, and the shadow falls towards whoever looks.
        const tip = { x: foot.x + east * long * stick, y: foot.y - north * long * stick * flatness }
        pen.strokeStyle = 'rgb(40 34 20 / 0.55)'
        pen.lineWidth = 9
        pen.lineCap = 'round'
        pen.beginPath()
        pen.moveTo(foot.x, foot.y)
        pen.lineTo(tip.x, tip.y)
        pen.stroke()
        pen.strokeStyle = '#4a3216'
        pen.lineWidth = 8
        pen.beginPath()
        pen.moveTo(foot.x, foot.y)
        pen.lineTo(foot.x, foot.y - stick)
        pen.stroke()
        pen.fillStyle = '#f4b73b'
        pen.beginPath()
        pen.arc(width / 2 + (hour / edge) * 280, 165 - (up / sun(0).up) * 130, 17, 0, 2 * Math.PI)
        pen.fill()
        const minutes = Math.round((12 + hour / 15) * 60)
        const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
        pen.fillStyle = '#1d2a26'
        pen.font = '600 24px sans-serif'
        pen.fillText(clock, 20, height - 22)
        pen.textAlign = 'right'
        pen.fillText(`${long.toFixed(1)} ×`, width - 20, height - 22)
        pen.textAlign = 'left'
        const frame = new VideoFrame(canvas, { timestamp: n * perFrame * 1000, duration: perFrame * 1000 })
        encoder.encode(frame, { keyFrame: n % whole === 0 })
        frame.close()
        if (n % 20 === 0) await encoder.flush()
      }
      await encoder.flush()
      return drawn
    },
    { ...FILM, latitude: LATITUDE, edge: EDGE },
  )
  return writeWebm(
    frames.map(({ data, isKey }) => ({ data: Buffer.from(data), isKey })),
    FILM,
  )
}

/** When a moment of the sun's day is on the screen: `hour` in degrees, noon is none. */
const second = (hour: number) => ((hour + EDGE) / (2 * EDGE)) * ((FILM.frames * FILM.perFrame) / 1000)
/** The hour at which a shadow is so many sticks longer than at noon. */
function hourOf(longer: number): number {
  const phi = (LATITUDE * Math.PI) / 180
  const up = Math.atan(1 / (Math.tan(phi) + longer))
  return (Math.acos(Math.sin(up) / Math.cos(phi)) * 180) / Math.PI
}
const MOMENTS = [-EDGE, -30, -4, 6, hourOf(1) - 2, hourOf(2) - 2, 74, EDGE].map(second)
const CAPTIONS = {
  en: [
    'Just after sunrise the shadow is longer than the field is wide.',
    'The higher the sun climbs, the shorter the shadow.',
    'Noon: the shortest shadow of the day. In London it is still longer than the stick.',
    'Past noon it is time for Dhuhr, and the shadow grows again.',
    'One stick longer than at noon, the green ring: Asr as most schools reckon it.',
    'Two sticks longer, the brown ring: Asr in the Hanafi school.',
    'The shadow runs out of the picture. At sunset it is time for Maghrib.',
  ],
  ar: [
    'بعد الشروق بقليل يكون الظل أطول من عرض الحقل.',
    'كلما ارتفعت الشمس قصر الظل.',
    'الزوال: أقصر ظل في النهار. وفي لندن يبقى أطول من العصا.',
    'إذا زالت الشمس دخل وقت الظهر، وعاد الظل يطول.',
    'زاد الظل على فيء الزوال بطول العصا، عند الحلقة الخضراء: العصر عند الجمهور.',
    'زاد بطول عصوين، عند الحلقة البنية: العصر عند الحنفية.',
    'يخرج الظل من الصورة. وعند الغروب يدخل وقت المغرب.',
  ],
}
const stamp = (at: number) => `00:${at.toFixed(3).padStart(6, '0')}`
const writeCaptions = (lines: readonly string[]) =>
  ['WEBVTT', ...lines.map((line, n) => `${stamp(MOMENTS[n] ?? 0)} --> ${stamp(MOMENTS[n + 1] ?? 0)}\n${line}`)].join(
    '\n\n',
  )

const font = readFileSync('node_modules/@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2').toString(
  'base64',
)
const ROWS = [
  ['Natural', 'nothing follows', 'قَالَ', '2', 2],
  ['Separated', 'a hamza begins the next word', 'إِنَّآ أَعۡطَيۡنَٰكَ', '4–5', 5],
  ['Joined', 'a hamza in the same word', 'جَآءَ', '4–5', 5],
  ['Before a stop', 'you stop on the letter after it', 'ٱلۡعَٰلَمِينَ', '2, 4, 6', 6],
  ['Necessary', 'a doubled or lasting silent letter', 'ٱلضَّآلِّينَ', '6', 6],
] as const
const STYLE = `<style>
  @font-face { font-family: A; src: url(data:font/woff2;base64,${font}) }
  * { box-sizing: border-box; margin: 0 }
  body { font: 22px/1.35 sans-serif; color: #14231e; background: #fffdf7 }
  .sheet { padding: 36px 40px; width: 1000px }
  h1 { font-size: 34px; margin-bottom: 20px; color: #0b5a49 }
  table { width: 100%; border-collapse: collapse }
  td, th { border-top: 2px solid #d9e4df; padding: 10px 12px; text-align: left; vertical-align: middle }
  th { font-size: 18px; color: #52635c }
  b { display: block; font-size: 24px }
  small { font-size: 18px; color: #52635c }
  .q { font: 40px/1.7 A; text-align: right; white-space: nowrap }
  .n { font-size: 26px; font-weight: 700; color: #0b5a49; white-space: nowrap }
  .bar { display: inline-block; width: 20px; height: 14px; margin-right: 4px; border-radius: 4px; background: #c9973f }
  .box { display: inline-block; width: 26px; height: 26px; margin-right: 10px; border: 2px solid #52635c; border-radius: 6px }
</style>`
const tableOf = (last: (counts: number) => string, head: string) => `<table>
  <tr><th>Madd</th><th class="q" style="font-size:18px;line-height:1.3;font-family:sans-serif">Example</th><th>Counts</th><th>${head}</th></tr>
  ${ROWS.map(
    ([name, why, word, counts, most]) =>
      `<tr><td><b>${name}</b><small>${why}</small></td><td class="q" lang="ar" dir="rtl">${word}</td><td class="n">${counts}</td><td>${last(most)}</td></tr>`,
  ).join('')}</table>`
const repeat = (mark: string, times: number) => mark.repeat(times)

/** A tone as long as so many counts, with a click at each; then a rest. */
function soundOf(counts: readonly number[]): Buffer {
  const rate = 11_025
  const count = 0.62
  const rest = 1.3
  const total = Math.ceil(counts.reduce((sum, n) => sum + n * count + rest, 0.5) * rate)
  const samples = Buffer.alloc(total, 128)
  let at = Math.floor(0.5 * rate)
  for (const n of counts) {
    const length = Math.floor(n * count * rate)
    for (let i = 0; i < length && at + i < total; i++) {
      const time = i / rate
      const edge = Math.min(1, i / 400, (length - i) / 900)
      const since = time % count
      const click = since < 0.03 ? Math.sin(2 * Math.PI * 1400 * since) * (1 - since / 0.03) * 60 : 0
      const tone = (Math.sin(2 * Math.PI * 196 * time) + 0.4 * Math.sin(2 * Math.PI * 392 * time)) * 26 * edge
      samples[at + i] = Math.max(0, Math.min(255, Math.round(128 + tone + click)))
    }
    at += length + Math.floor(rest * rate)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + total, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(total, 40)
  return Buffer.concat([head, samples])
}

mkdirSync(folder, { recursive: true })
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } })
  // Encoders are there on secure pages only.
  await page.route('https://samples.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<p></p>' }))
  await page.goto('https://samples.example/')
  const film = await drawDay(page)
  write('shadow-of-a-day.webm', film)
  write('shadow-of-a-day.en.vtt', writeCaptions(CAPTIONS.en))
  write('shadow-of-a-day.ar.vtt', writeCaptions(CAPTIONS.ar))
  await page.setContent(
    `${STYLE}<div class="sheet"><h1>How long is long?</h1>${tableOf((most) => repeat('<i class="bar"></i>', most), 'At most')}</div>`,
  )
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.locator('.sheet').screenshot()
  write('lengths-of-the-madd.webp', await sharp(shot).webp({ quality: 82 }).toBuffer())
  await page.setContent(
    `${STYLE}<div class="sheet" style="width:auto"><h1>Seven days with the madd</h1>
     <p style="margin-bottom:20px">Read each word aloud with the counts beside it, once a day. Tick a box when it was even. Let a teacher hear you at the end of the week.</p>
     ${tableOf(() => repeat('<i class="box"></i>', 7), 'Days')}
     <p style="margin-top:28px"><small>The counts are those of Hafs from Asim by the way of ash-Shatibiyyah. A count is as long as opening or closing a finger at an even pace.</small></p></div>`,
  )
  await page.evaluate(() => document.fonts.ready)
  write('seven-days-with-the-madd.pdf', await page.pdf({ format: 'A4', landscape: true, printBackground: true }))
  write('two-four-six.wav', soundOf([2, 2, 4, 4, 6, 6]))
} finally {
  await browser.close()
}
