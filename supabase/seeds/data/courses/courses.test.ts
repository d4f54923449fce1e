// Holds our courses to their promises: real lessons, sources named, figures as the site reckons with them, questions that can be read.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseMarkdown } from '#app/core/contributions/markdown.ts'
import { findMethod, METHOD_IDS } from '#app/core/prayer/methods.ts'
import { timetable } from '#app/core/prayer/timetable.ts'
import { NISAB_WEIGHTS } from '#app/core/zakaat/nisab.ts'
import { readQuestions } from '#app/features/courses/question-text.ts'
import { rightNeeded } from '#app/features/courses/rules.ts'
import { sampleCourses } from './courses.ts'

/** As /api/prayer-times was specified. */
const SPECIFIED = { method: 2, school: 1 } as const

const lessons = sampleCourses.flatMap((course) => course.lessons.map((lesson) => ({ course, lesson })))
const bodyOf = (slug: string, course = 'how-prayer-times-are-computed') => {
  const found = lessons.find((one) => one.course.slug === course && one.lesson.slug === slug)?.lesson
  return found && 'body' in found ? found.body : ''
}

test('four courses in English, one of them in Arabic lesson by lesson', () => {
  expect(sampleCourses.filter(({ language }) => language === 'en')).toHaveLength(4)
  const slugsIn = (language: string) =>
    sampleCourses
      .find((course) => course.work === 'how-prayer-times-are-computed' && course.language === language)
      ?.lessons.map(({ slug }) => slug)
  expect(slugsIn('ar')).toEqual(slugsIn('en'))
})

test.each(lessons.map(({ course, lesson }) => [`${course.slug}/${lesson.slug}`, course, lesson] as const))(
  '%s is a whole lesson',
  (_, course, lesson) => {
    if ('kind' in lesson) {
      expect(existsSync(`public${lesson.address}`)).toBe(true)
      expect(lesson.body).toMatch(/\*\*(Sources|المصادر)\.\*\*/)
      return
    }
    if ('body' in lesson) {
      const words = lesson.body.split(/\s+/).length
      // Arabic says the same in fewer words.
      expect(words).toBeGreaterThanOrEqual(course.language === 'ar' ? 150 : 200)
      expect(words).toBeLessThanOrEqual(500)
      expect(lesson.body).toMatch(/\*\*(Sources|المصادر)\.\*\*/)
      expect(parseMarkdown(lesson.body).length).toBeGreaterThan(3)
      return
    }
    const read = readQuestions(lesson.questions)
    expect(read).not.toHaveProperty('wrong')
    const count = 'questions' in read ? read.questions.length : 0
    expect(count).toBeGreaterThanOrEqual(4)
    expect(rightNeeded(count, lesson.passMark)).toBeGreaterThan(count / 2)
  },
)

test('the angles in the lesson are those the site reckons with', () => {
  const said = bodyOf('fajr-isha-and-the-methods')
  const method = (key: string) => findMethod(METHOD_IDS.find((id) => findMethod(id).key === key) ?? 2)
  const angles = (key: string) => {
    const { fajrAngle, isha } = method(key)
    return [fajrAngle, 'angle' in isha ? isha.angle : isha.minutes]
  }
  expect(said).toContain(`Muslim World League**: Fajr ${angles('mwl')[0]}°, Isha ${angles('mwl')[1]}°`)
  for (const [name, key] of [
    ['(ISNA)', 'isna'],
    ['Authority of Survey', 'egypt'],
    ['Karachi', 'karachi'],
    ['Diyanet, Turkey', 'turkey'],
    ['France', 'france'],
    ['Kemenag, Indonesia', 'kemenag'],
  ] as const)
    expect(said).toContain(`${name}**: ${angles(key)[0]}° and ${angles(key)[1]}°`)
  expect(angles('jakim')).toEqual(angles('kemenag'))
  const makkah = method('umm-al-qura')
  expect(said).toContain(`Fajr ${makkah.fajrAngle}°, Isha **${angles('umm-al-qura')[1]} minutes after Maghrib**`)
  expect(Number(angles('umm-al-qura')[1]) + (makkah.ramadanIsha ?? 0)).toBe(120)
})

test('the minutes added to noon and sunset are those of every method that adds some', () => {
  const WORDS: Record<number, string> = { 3: 'three', 5: 'five', 7: 'seven' }
  const NAMES: Record<string, string> = {
    turkey: 'Turkey',
    morocco: 'Morocco',
    portugal: 'Lisbon',
    moonsighting: 'the Moonsighting Committee',
    dubai: 'Dubai',
    jordan: 'Jordan',
  }
  const sentences = bodyOf('noon-sunrise-sunset').split(/[:.,] (?=in our list|Turkey|Jordan|and )/)
  const tells = (key: string, minutes: number) =>
    sentences.some((part) => part.includes(NAMES[key] ?? key) && part.includes(WORDS[minutes] ?? String(minutes)))
  for (const id of METHOD_IDS) {
    const { key, offsets, maghrib } = findMethod(id)
    const evening = offsets?.maghrib ?? (maghrib && 'minutes' in maghrib ? maghrib.minutes : 0)
    if (offsets?.dhuhr) expect(tells(key, offsets.dhuhr), `${key} at noon`).toBe(true)
    if (evening) expect(tells(key, evening), `${key} at sunset`).toBe(true)
    if (maghrib && 'angle' in maghrib) expect(bodyOf('noon-sunrise-sunset')).toContain(`${maghrib.angle}°`)
  }
})

test('the two positions on Asr lie as far apart in London as the lesson says', () => {
  const london = { lat: 51.507, lng: -0.128, timeZone: 'UTC' }
  const minutes = (day: string, school: 0 | 1) => {
    const [hour = 0, minute = 0] = (timetable(london, { ...SPECIFIED, school }, day, 1)[0]?.asr ?? '')
      .split(':')
      .map(Number)
    return hour * 60 + minute
  }
  const apart = (day: string) => minutes(day, 1) - minutes(day, 0)
  expect(bodyOf('asr-and-the-shadow')).toContain(
    'about half an hour in London in December, and an hour and a quarter in June',
  )
  expect(Math.abs(apart('2026-12-15') - 30)).toBeLessThan(5)
  expect(Math.abs(apart('2026-06-15') - 75)).toBeLessThan(5)
})

test('a course that counts its lessons counts right', () => {
  const zakaat = sampleCourses.find(({ slug }) => slug === 'zakaat-step-by-step')
  const texts = zakaat?.lessons.filter((lesson) => 'body' in lesson).length
  expect(zakaat?.about).toContain('Five short lessons and two quizzes')
  expect([texts, (zakaat?.lessons.length ?? 0) - (texts ?? 0)]).toEqual([5, 2])
})

test('the weights of the nisab are those of the calculator', () => {
  const said = bodyOf('nisab', 'zakaat-step-by-step')
  const grams = (milligrams: bigint) => Number(milligrams) / 1000
  for (const { gold, silver } of Object.values(NISAB_WEIGHTS))
    expect(said).toContain(`**${grams(gold)} g of gold, ${grams(silver)} g of silver**`)
})
