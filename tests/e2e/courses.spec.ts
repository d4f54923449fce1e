// A course from the catalogue to the certificate, wrong answers first; the Arabic one; and a teacher who publishes.

import type { Page } from '@playwright/test'
import { readQuestions } from '#app/features/courses/question-text.ts'
import en from '#app/i18n/messages/en.ts'
import { zakaatEn } from '#supabase/seeds/data/courses/zakaat-en.ts'
import { drawVideo } from '#tests/fixtures/draw-video.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import {
  expect,
  london,
  loseLine,
  register,
  signIn,
  test,
  violationsOn,
  visit,
  widthAt320,
  withoutPopup,
} from './site-test.ts'

const t = en.courses

// A quiz that is sent half-empty is refused.
test.use({ refusalsExpected: true })

/** Ticks what is right, or for each question the first choice that is not. */
async function answer(page: Page, slug: string, isRight: boolean) {
  const quiz = zakaatEn.lessons.find((lesson) => lesson.slug === slug)
  const read = quiz && 'questions' in quiz ? readQuestions(quiz.questions) : { wrong: 0 }
  for (const { text, choices, right } of 'questions' in read ? read.questions : []) {
    const question = page.getByRole('group', { name: text })
    const wanted = choices.filter((_, n) => right.includes(n) === isRight)
    for (const choice of isRight ? wanted : wanted.slice(0, 1))
      await question.getByLabel(choice, { exact: true }).check()
  }
  await page.getByRole('button', { name: t.quiz.check }).click()
}

test('a learner finds a course, fails, reads why, passes, and is certified for anyone to check', async ({ page }) => {
  test.slow()
  await withoutPopup(page)
  await register(page, 'Amina Learner')
  await visit(page, '/courses')
  await page.getByRole('link', { name: t.topics.money, exact: true }).click()
  await expect(page).toHaveURL('/courses?topic=money')
  await page.getByRole('link', { name: zakaatEn.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zakaatEn.title)
  await page.getByRole('button', { name: t.start }).click()
  const found: string[] = []
  for (const lesson of zakaatEn.lessons) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title)
    if ('body' in lesson) await page.getByRole('button', { name: t.lesson.markRead }).click()
    else if (lesson.slug === 'first-check') {
      // Nothing is said before every question is answered.
      await page.getByRole('button', { name: t.quiz.check }).click()
      await expect(page.getByText(t.errors.unanswered)).toBeVisible()
      await answer(page, lesson.slug, false)
      await expect(page.getByText(t.quiz.wrong).first()).toBeVisible()
      await expect(page.getByText('What you own for your own use does not count.', { exact: false })).toBeVisible()
      found.push(...(await violationsOn(page)))
      await page.getByRole('link', { name: t.quiz.again }).click()
      found.push(...(await violationsOn(page)))
      await answer(page, lesson.slug, true)
      await expect(page.getByText(t.quiz.passed('4', '4'))).toBeVisible()
    } else await answer(page, lesson.slug, true)
    await expect(page.getByText(t.done, { exact: true }).first()).toBeVisible()
    if (lesson.slug === 'nisab') {
      await page.getByLabel(t.lesson.notes).fill('Ask at the mosque which nisab they use.')
      await page.getByRole('button', { name: t.lesson.saveNote }).click()
      await expect(page.getByText(t.lesson.noteSaved)).toBeVisible()
    }
    const next = page.getByRole('navigation', { name: t.contents }).getByRole('link', { name: t.lesson.next })
    if (lesson.slug !== 'final-check') await next.click()
  }
  await page.getByRole('link', { name: t.lesson.toCertificate }).click()
  await page.getByLabel(t.certificate.name).fill('Amina bint Yusuf')
  await page.getByRole('button', { name: t.certificate.make }).click()
  await expect(page.getByText('Amina bint Yusuf')).toBeVisible()
  found.push(...(await violationsOn(page)))
  const number = await page.locator('.courses-certificate bdi.num').innerText()
  // On paper it is one sheet, across.
  const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(pages.map((sides) => sides.map(Math.round))).toEqual([[297, 210]])
  // Somebody else, without an account, types the number.
  await page.context().clearCookies()
  await visit(page, '/certificates')
  await page.getByLabel(t.certificate.number).fill(number.toLowerCase())
  await page.getByRole('button', { name: t.certificate.check }).click()
  await expect(page.getByText(t.certificate.valid)).toBeVisible()
  await expect(page.getByText('Amina bint Yusuf')).toBeVisible()
  found.push(...(await violationsOn(page)))
  expect(found).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the Arabic course, and is asked to sign in where progress is kept', async ({ page }) => {
    await page.goto('/ar/courses?language=ar')
    await page.getByRole('link', { name: 'كيف تُحسب أوقات الصلاة' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('link', { name: 'العصر والظل' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('العصر والظل')
    await expect(page.getByText('فيء الزوال').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'سجّل الدخول ليُحفظ تقدّمك' })).toBeVisible()
    const page404 = await page.request.get('/courses/no-such-course/lesson')
    expect(page404.status()).toBe(404)
    expect((await page.request.get('/certificates/0000-0000-0000-0000')).status()).toBe(404)
  })
})

test('a teacher writes a course, looks at it, and publishes', async ({ page }) => {
  await withoutPopup(page)
  await signIn(page, 'elif@sample.mahalla.example')
  const words = t.desk
  await visit(page, '/dashboard/courses')
  await page.getByRole('link', { name: words.new }).click()
  const title = `Wudu for travellers ${Date.now()}`
  await page.getByLabel(words.courseTitle).fill(title)
  await page.getByLabel(words.summary).fill('How to keep clean and calm on the way.')
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await expect(page.getByText(t.errors.gapLessons)).toBeVisible()
  await page.getByRole('link', { name: words.addLesson }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.newLesson })).toBeVisible()
  await page.getByLabel(words.lessonTitle).fill('Water in a bottle')
  await page
    .getByLabel(words.body, { exact: true })
    .fill('A small bottle is enough when one is careful. General knowledge.')
  await page.getByRole('button', { name: words.save }).click()
  await page.getByRole('link', { name: words.preview }).click()
  await expect(page.getByText(words.previewNote)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Water in a bottle' })).toBeVisible()
  const found = await violationsOn(page)
  await page.getByRole('link', { name: words.backToCourse }).click()
  found.push(...(await violationsOn(page)))
  await page.getByRole('button', { name: words.publish }).click()
  await expect(page.getByText(words.published)).toBeVisible()
  await page.getByRole('link', { name: words.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(found).toEqual([])
})

/** Starts a course with one lesson, and tells its address. The page stands in the editor of the course. */
async function writeCourse(page: Page, title: string, fillLesson: () => Promise<void>): Promise<string> {
  const words = t.desk
  await visit(page, '/dashboard/courses/new')
  await page.getByLabel(words.courseTitle).fill(title)
  await page.getByLabel(words.summary).fill('The first wording of a course for a test.')
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await page.getByRole('link', { name: words.addLesson }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.newLesson })).toBeVisible()
  await fillLesson()
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByRole('link', { name: words.preview })).toBeVisible()
  await page.getByRole('button', { name: words.publish }).click()
  await expect(page.getByText(words.published)).toBeVisible()
  return (await page.getByRole('link', { name: words.open }).getAttribute('href')) ?? ''
}

test('a video goes on where one stopped, to ten seconds, with speed and captions, on a bad line, and stops at prayer time', async ({
  page,
  context,
}) => {
  test.slow()
  await withoutPopup(page)
  await context.addCookies([london])
  await signIn(page, 'elif@sample.mahalla.example')
  const words = t.desk
  const course = await writeCourse(page, `Watching ${Date.now()}`, async () => {
    await page.getByRole('link', { name: t.kinds.video, exact: true }).click()
    await expect(page.getByText(words.kindHints.video)).toBeVisible()
    await page.getByLabel(words.lessonTitle).fill('The moving shadow')
    // A film of one's own, as a phone sends it.
    const buffer = await drawVideo(page, 40)
    await page.getByLabel(words.file).setInputFiles({ name: 'shadow.webm', mimeType: 'video/webm', buffer })
    await page.getByText(words.more, { exact: true }).click()
    await page.getByLabel(words.seconds).fill('40')
    await page.getByLabel(words.captions).fill('/lesson-for-a-test.vtt')
    await page.getByLabel(words.transcript).fill('The shadow moves, and so does the hour.')
  })
  await page.route('**/lesson-for-a-test.vtt', (route) =>
    route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n\n00:00.000 --> 00:40.000\nThe shadow moves.\n' }),
  )
  await visit(page, course)
  await page.getByRole('link', { name: 'The moving shadow' }).click()
  const video = page.locator('video')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The moving shadow')
  const read = (what: 'currentTime' | 'duration' | 'playbackRate' | 'paused') =>
    video.evaluate((player: HTMLVideoElement, name) => player[name], what)
  await expect.poll(() => read('duration')).toBe(40)
  expect(await video.getAttribute('src')).toMatch(/^\/course-files\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webm$/)
  await expect
    .poll(() =>
      video.evaluate((player: HTMLVideoElement) => {
        const [track] = player.textTracks
        return [track?.mode, (track?.cues?.[0] as VTTCue | undefined)?.text]
      }),
    )
    .toEqual(['showing', 'The shadow moves.'])
  await page.getByLabel(t.lesson.speed).selectOption('1.5')
  expect(await read('playbackRate')).toBe(1.5)
  await page.getByText(t.lesson.transcript).click()
  await expect(page.getByText('The shadow moves, and so does the hour.')).toBeVisible()

  // What was sent when the film was opened may be answered only now.
  const kept = page.waitForResponse((response) => /seconds=27\b/.test(response.request().postData() ?? ''))
  await video.evaluate((player: HTMLVideoElement) => {
    player.currentTime = 27
  })
  expect((await kept).ok()).toBe(true)
  await page.clock.install()
  await visit(page, new URL(page.url()).pathname)
  await expect(page.getByText(t.lesson.resume('0:20'))).toBeVisible()
  await expect.poll(() => read('currentTime')).toBeGreaterThanOrEqual(20)
  expect(Number(await read('currentTime'))).toBeLessThan(30)

  // A post that gets lost leaves the recording and a note where they are.
  const note = page.getByLabel(t.lesson.notes)
  await loseLine(page)
  await video.evaluate((player: HTMLVideoElement) => {
    player.currentTime = 35
  })
  await note.fill('Shadows are long in winter.')
  await page.getByRole('button', { name: t.lesson.saveNote }).click()
  await expect(page.getByText(en.ui.refusals.offline)).toBeVisible()
  await expect(note).toHaveValue('Shadows are long in winter.')

  await page.getByLabel(t.lesson.pause).check()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Space')
  await expect.poll(() => read('paused')).toBe(false)
  // Some prayer begins within a day.
  await page.clock.fastForward('24:00:00')
  await expect(page.getByText(/^It is time for/)).toBeVisible()
  expect(await read('paused')).toBe(true)
})

/** Forty seconds of silence. */
function silence(): Buffer {
  const samples = 8000 * 40
  const file = Buffer.alloc(44 + samples, 128)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(8000, 24)
  file.writeUInt32LE(8000, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples, 40)
  return file
}

test('a lesson to listen to and one to print are done by keys and by a button', async ({ page }) => {
  await withoutPopup(page)
  await signIn(page, 'elif@sample.mahalla.example')
  const words = t.desk
  const writeMedia = async (title: string, kind: 'audio' | 'pdf', address: string) => {
    await page.getByRole('link', { name: t.kinds[kind], exact: true }).click()
    await expect(page.getByText(words.kindHints[kind])).toBeVisible()
    await page.getByLabel(words.lessonTitle).fill(title)
    await page.getByLabel(words.address).fill(address)
  }
  const course = await writeCourse(page, `Listening ${Date.now()}`, () =>
    writeMedia('The hours read aloud', 'audio', '/lesson-for-a-test.wav'),
  )
  await page.getByRole('link', { name: words.addLesson }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.newLesson })).toBeVisible()
  await writeMedia('A sheet for the wall', 'pdf', '/lesson-for-a-test.pdf')
  await page.getByRole('button', { name: words.save }).click()
  await page.getByRole('button', { name: words.publish }).click()
  await expect(page.getByText(words.published)).toBeVisible()

  await page.route('**/lesson-for-a-test.wav', (route) =>
    route.fulfill({ contentType: 'audio/wav', headers: { 'Accept-Ranges': 'bytes' }, body: silence() }),
  )
  await visit(page, course)
  await page.getByRole('button', { name: t.start }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('The hours read aloud')
  const audio = page.locator('audio')
  const second = () => audio.evaluate((player: HTMLAudioElement) => player.currentTime)
  await expect.poll(() => audio.evaluate((player: HTMLAudioElement) => player.readyState)).toBeGreaterThan(0)
  await title.click()
  await page.keyboard.press('ArrowRight')
  await expect.poll(second).toBe(10)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(second).toBe(0)
  await expect(page.getByText(t.rules.audio)).toBeVisible()
  const found = await violationsOn(page, { frame: false })
  await page.getByRole('button', { name: t.lesson.markDone }).click()
  await expect(page.getByText(t.done, { exact: true }).first()).toBeVisible()
  await title.click()
  await page.keyboard.press('n')
  await expect(title).toHaveText('A sheet for the wall')
  await expect(page.getByRole('link', { name: t.lesson.openPdf })).toHaveAttribute('href', '/lesson-for-a-test.pdf')
  await expect(page.getByText(t.rules.pdf)).toBeVisible()
  found.push(...(await violationsOn(page, { frame: false })))
  await page.getByRole('button', { name: t.lesson.markRead }).click()
  await expect(page.getByRole('link', { name: t.lesson.toCertificate })).toBeVisible()
  expect(found).toEqual([])
})

test('what was published before comes back as a draft, and learners see none of it until it is published', async ({
  page,
}) => {
  await withoutPopup(page)
  await signIn(page, 'elif@sample.mahalla.example')
  const words = t.desk
  const course = await writeCourse(page, `Versions ${Date.now()}`, async () => {
    await page.getByLabel(words.lessonTitle).fill('One lesson')
    await page.getByLabel(words.body, { exact: true }).fill('Words enough for one lesson. General knowledge.')
  })
  const summary = page.getByLabel(words.summary)
  await summary.fill('The second wording of a course for a test.')
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await page.getByRole('button', { name: words.publish }).click()
  await expect(page.getByText(words.published)).toBeVisible()
  await page.getByText(words.versions).click()
  await page.getByRole('button', { name: words.restore }).last().click()
  await expect(page.getByText(words.restored)).toBeVisible()
  await expect(summary).toHaveValue('The first wording of a course for a test.')
  const editor = page.url()
  await page.getByRole('link', { name: words.preview }).click()
  await expect(page.getByText('The first wording of a course for a test.')).toBeVisible()
  await visit(page, course)
  await expect(page.getByText('The second wording of a course for a test.')).toBeVisible()
  await visit(page, new URL(editor).pathname)
  await page.getByRole('button', { name: words.publish }).click()
  await expect(page.getByText(words.published)).toBeVisible()
  await visit(page, course)
  await expect(page.getByText('The first wording of a course for a test.')).toBeVisible()
})

test('a teacher plans a group, a learner joins it, and the recording is for those who came', async ({
  page,
  browser,
}) => {
  test.slow()
  await withoutPopup(page)
  await signIn(page, 'elif@sample.mahalla.example')
  const words = t.groups
  const course = await writeCourse(page, `Together ${Date.now()}`, async () => {
    await page.getByLabel(t.desk.lessonTitle).fill('One lesson')
    await page.getByLabel(t.desk.body, { exact: true }).fill('Words enough for one lesson. General knowledge.')
  })
  await page.getByRole('link', { name: words.manage }).click()
  await page.getByLabel(words.fields.title).fill('Thursday evenings')
  await page.getByLabel(words.fields.place).fill('Leeds Grand Mosque')
  await page.getByLabel(words.fields.link).fill('https://meet.example/room')
  await page.getByLabel(words.fields.seats).fill('8')
  const first = page.getByLabel(words.fields.starts_at)
  await first.fill('2020-01-02T19:00')
  // Nothing says where this teacher is: no clock is chosen for them.
  await expect(page.getByLabel(words.fields.time_zone)).toHaveValue('')
  await page.getByLabel(words.fields.time_zone).selectOption('Europe/London')
  await page.getByLabel(words.fields.times).fill('3')
  await page.getByRole('button', { name: words.create }).click()
  await expect(page.getByText(words.errors.starts_at).first()).toBeVisible()
  const found = await violationsOn(page)
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await first.fill(`${day}T19:00`)
  await page.getByRole('button', { name: words.create }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  const desk = new URL(page.url()).pathname
  const meeting = page.getByRole('main').locator('details').first()
  await meeting.locator('summary').click()
  await meeting.getByLabel(words.fields.recording).fill('https://recordings.example/first')
  await meeting.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.recording, { exact: true })).toBeVisible()
  found.push(...(await violationsOn(page)))

  const learner = await browser.newPage()
  await withoutPopup(learner)
  await visit(learner, course)
  await expect(learner.getByText('https://meet.example/room')).toHaveCount(0)
  await expect(learner.getByRole('link', { name: words.recording })).toHaveCount(0)
  await register(learner, 'Hamza Learner')
  await visit(learner, course)
  await learner.getByRole('button', { name: words.join }).click()
  await expect(learner.getByText(words.isIn)).toBeVisible()
  await expect(learner.getByRole('link', { name: words.meet })).toHaveAttribute('href', 'https://meet.example/room')
  await expect(learner.getByRole('link', { name: words.recording })).toHaveCount(1)
  found.push(...(await violationsOn(learner)))
  await visit(learner, `/ar${course}`)
  await expect(learner.getByRole('heading', { name: 'تعلّموا معًا' })).toBeVisible()
  expect(await widthAt320(learner)).toBeLessThanOrEqual(320)
  await learner.close()

  await visit(page, desk)
  await expect(page.getByText('Hamza', { exact: false }).first()).toBeVisible()
  // Cancelling asks once.
  await expect(page.getByRole('button', { name: words.cancel })).toBeHidden()
  await page.locator('summary', { hasText: words.cancel }).click()
  await page.getByRole('button', { name: words.cancel }).click()
  await expect(page.getByText(words.cancelled, { exact: true }).first()).toBeVisible()
  expect(found).toEqual([])
})
