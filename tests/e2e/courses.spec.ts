// A course from the catalogue to the certificate, wrong answers first; the Arabic one; and a teacher who publishes.

import type { Page } from '@playwright/test'
import { readQuestions } from '#app/features/courses/question-text.ts'
import en from '#app/i18n/messages/en.ts'
import { zakaatEn } from '#supabase/seeds/data/courses/zakaat-en.ts'
import { expect, register, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

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
      await expect(page.getByText('What serves your own use does not count.', { exact: false })).toBeVisible()
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
