// Recitation with sound that is really played: the site is told of an address on loopback, as an operator would.
import type { Page } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { openSoundServer } from '#tests/fixtures/sound-server.ts'
import { expect, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const words = en.quran

let sound: Awaited<ReturnType<typeof openSoundServer>>
let site: RunningSite

/** One site and one source of sound for all: one after the other. */
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  sound = await openSoundServer()
  site = await startSite({ QURAN_AUDIO_URL: sound.template, QURAN_RECITER: 'A reciter' })
})
test.afterAll(async () => {
  await site?.stop()
  await sound?.close()
})

type Heard = { element?: HTMLMediaElement; verses: string[]; actions: Map<string, () => void> }
type Listening = Window & { heard: Heard }

/** Keeps what is played, which verse is lit at the moment its sound begins, and what the system's controls would call. */
async function listen(page: Page) {
  await withoutPopup(page)
  sound.set({ isMissing: false, delay: 0 })
  await page.addInitScript(() => {
    const heard: Heard = { verses: [], actions: new Map() }
    Object.assign(window, { heard })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      if (heard.element !== this) {
        heard.element = this
        this.addEventListener('timeupdate', () => {
          const lit = document.querySelector('.quran-ayah.is-on')?.getAttribute('aria-label') ?? ''
          const file = this.src.slice(this.src.lastIndexOf('/'))
          const seen = `${file} ${lit}`
          if (this.currentTime > 0.3 && heard.verses.at(-1) !== seen) heard.verses.push(seen)
        })
        this.addEventListener('ended', () => heard.verses.push('end'))
      }
      return play.call(this)
    }
    const { mediaSession } = navigator
    const set = mediaSession.setActionHandler.bind(mediaSession)
    mediaSession.setActionHandler = (action, handler) => {
      if (handler) heard.actions.set(action, () => handler({ action }))
      else heard.actions.delete(action)
      set(action, handler)
    }
  })
}

const heardOn = (page: Page) => page.evaluate(() => (window as unknown as Listening).heard.verses)
const lit = (page: Page, verse: string) => page.getByRole('article', { name: words.verse.of(verse), exact: true })
const press = (page: Page, action: string) =>
  page.evaluate((name) => (window as unknown as Listening).heard.actions.get(name)?.(), action)
const rateOf = (page: Page) => page.evaluate(() => (window as unknown as Listening).heard.element?.playbackRate)

test('verse after verse is played to the end, and the one that is heard is the one that is lit', async ({ page }) => {
  await listen(page)
  await visit(page, `${site.url}/quran/112`)
  await page.getByRole('button', { name: words.toolbar.listen }).click()
  const player = page.getByRole('region', { name: words.player.label })
  await expect(player).toContainText(words.player.by('A reciter'))
  expect(await violationsOn(page)).toEqual([])
  await expect.poll(async () => (await heardOn(page)).filter((entry) => entry === 'end').length).toBe(4)
  expect((await heardOn(page)).filter((entry) => entry !== 'end')).toEqual(
    [1, 2, 3, 4].map((ayah) => `/11200${ayah}.wav ${words.verse.of(`112:${ayah}`)}`),
  )
  // After the last it waits, and begins again when asked to.
  await player.getByRole('button', { name: words.player.play, exact: true }).click()
  await expect(player.getByRole('button', { name: words.player.pause, exact: true })).toBeVisible()
  await player.getByRole('button', { name: words.player.close }).click()
  await expect(player).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as Listening).heard.element?.paused)).toBe(true)
})

test('a verse is repeated until one has had enough, then the whole passage is', async ({ page }) => {
  await listen(page)
  await visit(page, `${site.url}/quran/112`)
  await page.getByRole('button', { name: words.toolbar.listen }).click()
  const player = page.getByRole('region', { name: words.player.label })
  await player.getByRole('button', { name: words.player.repeat.off }).click()
  const first = `/112001.wav ${words.verse.of('112:1')}`
  await expect.poll(async () => (await heardOn(page)).slice(0, 5)).toEqual([first, 'end', first, 'end', first])
  await player.getByRole('button', { name: words.player.repeat.verse }).click()
  await player.getByRole('button', { name: words.player.next }).click()
  await player.getByRole('button', { name: words.player.next }).click()
  await player.getByRole('button', { name: words.player.next }).click()
  await expect(lit(page, '112:4')).toHaveClass(/is-on/)
  // The end of the passage leads to its beginning.
  await expect(lit(page, '112:1')).toHaveClass(/is-on/)
  await expect(player).toContainText(words.player.at('1', '4'))
})

test('the speed holds from verse to verse, and the sound goes by it', async ({ page }) => {
  await listen(page)
  await visit(page, `${site.url}/quran/112`)
  await page.getByRole('button', { name: words.toolbar.listen }).click()
  const player = page.getByRole('region', { name: words.player.label })
  await player.getByRole('button', { name: words.player.repeat.off }).click()
  await player.getByRole('button', { name: words.player.repeat.verse }).click()
  await player.getByRole('button', { name: words.player.speed('1') }).click()
  await player.getByRole('button', { name: words.player.speed('1.25') }).click()
  await expect(player.getByRole('button', { name: words.player.speed('1.5') })).toBeVisible()
  expect(await rateOf(page)).toBe(1.5)
  await expect(lit(page, '112:3')).toHaveClass(/is-on/)
  expect(await rateOf(page)).toBe(1.5)
  // How far the sound went in how long, within verses.
  const pace = await page.evaluate(async () => {
    const { element } = (window as unknown as Listening).heard
    if (!element) throw new Error('nothing is played')
    const looks: { src: string; place: number; at: number }[] = []
    const look = () => looks.push({ src: element.src, place: element.currentTime, at: performance.now() / 1000 })
    element.addEventListener('timeupdate', look)
    await new Promise((done) => setTimeout(done, 2500))
    element.removeEventListener('timeupdate', look)
    let moved = 0
    let took = 0
    for (const [i, to] of looks.entries()) {
      const from = looks[i - 1]
      if (!from || from.src !== to.src || to.place <= from.place) continue
      moved += to.place - from.place
      took += to.at - from.at
    }
    return moved / took
  })
  expect(pace).toBeGreaterThan(1.2)
  expect(pace).toBeLessThan(1.8)
})

test('it goes on while another page is in front, and the keys of the system steer it', async ({ page, context }) => {
  await listen(page)
  await visit(page, `${site.url}/quran/112`)
  await page.getByRole('button', { name: words.toolbar.listen }).click()
  const player = page.getByRole('region', { name: words.player.label })
  await expect(player.getByRole('button', { name: words.player.pause, exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${site.url}/quran`)
  await other.bringToFront()
  await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(2)
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing')
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artist)).toBe('A reciter')
  await press(page, 'pause')
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused')
  await press(page, 'play')
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing')
  const before = await page.evaluate(() => (window as unknown as Listening).heard.element?.src)
  await press(page, 'previoustrack')
  await expect.poll(() => page.evaluate(() => (window as unknown as Listening).heard.element?.src)).not.toBe(before)
  await other.close()
})

test('paused before the sound has come, it is paused and not broken', async ({ page }) => {
  await listen(page)
  await visit(page, `${site.url}/quran/112`)
  sound.set({ delay: 2000 })
  await page.getByRole('button', { name: words.toolbar.listen }).click()
  const player = page.getByRole('region', { name: words.player.label })
  await player.getByRole('button', { name: words.player.pause, exact: true }).click()
  await expect(player.getByRole('button', { name: words.player.play, exact: true })).toBeVisible()
  await expect(player.getByRole('alert')).toHaveCount(0)
  await player.getByRole('button', { name: words.player.play, exact: true }).click()
  await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(0)
})

test.describe('an address that has nothing', () => {
  test.use({ refusalsExpected: true })
  test('is said, and can be tried again', async ({ page }) => {
    await listen(page)
    await visit(page, `${site.url}/quran/112`)
    sound.set({ isMissing: true })
    await page.getByRole('button', { name: words.toolbar.listen }).click()
    const player = page.getByRole('region', { name: words.player.label })
    await expect(player.getByRole('alert')).toContainText(words.player.failed)
    sound.set({ isMissing: false })
    await player.getByRole('button', { name: words.player.retry }).click()
    await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(0)
    await expect(player.getByRole('alert')).toHaveCount(0)
  })
})
