import { expect, test } from 'vitest'
import {
  type CourseDocument,
  freshSlug,
  moveLesson,
  previewLesson,
  type WrittenLesson,
  withLesson,
  withoutLesson,
} from './document.ts'
import { readQuestions, writeQuestions } from './question-text.ts'

const lesson = (slug: string): WrittenLesson => ({
  slug,
  kind: 'text',
  title: slug,
  body: '',
  address: null,
  captions: null,
  transcript: '',
  minutes: 5,
  seconds: 0,
  pass_mark: 70,
  required: true,
  questions: [],
})
const document: CourseDocument = {
  language: 'en',
  level: 'beginner',
  topic: 'worship',
  title: 'T',
  summary: '',
  about: '',
  teacher: '',
  teacher_about: '',
  picture: null,
  place: null,
  lessons: [lesson('a'), lesson('b'), lesson('c')],
}
const slugs = (of: CourseDocument) => of.lessons.map(({ slug }) => slug).join('')

test('lessons are put in, moved and taken out, and nothing moves past the ends', () => {
  expect(slugs(withLesson(document, lesson('x'), 'b'))).toBe('axc')
  expect(slugs(withLesson(document, lesson('x'), null))).toBe('abcx')
  expect(slugs(withoutLesson(document, 'b'))).toBe('ac')
  expect(slugs(moveLesson(document, 'b', -1))).toBe('bac')
  expect(slugs(moveLesson(document, 'a', -1))).toBe('abc')
  expect(slugs(moveLesson(document, 'c', 1))).toBe('abc')
  expect(slugs(moveLesson(document, 'gone', 1))).toBe('abc')
  expect(freshSlug({ lessons: [lesson('lesson-2')] })).toBe('lesson-3')
})

const TYPED = `When does asr begin?
- At noon
+ When the shadow has grown by one length
> Most schools count one length.

Which count?
+ Gold
- A house
+ Silver
> Both are wealth.
> The house is lived in.`

test('questions are read as they are typed, and written back the same', () => {
  const read = readQuestions(`\r\n${TYPED.replaceAll('\n', '\r\n')}\r\n\r\n`)
  expect(read).toMatchObject({
    questions: [
      { right: [1], many: false, why: 'Most schools count one length.' },
      { right: [0, 2], many: true, choices: ['Gold', 'A house', 'Silver'] },
    ],
  })
  expect('questions' in read && writeQuestions(read.questions)).toBe(TYPED)
})

test.each([
  ['nothing is right', 'Which?\n- a\n- b\n> why'],
  ['no reason', 'Which?\n+ a\n- b'],
  ['one choice', 'Which?\n+ a\n> why'],
  ['no question', '+ a\n- b\n> why'],
  ['words after the choices', 'Which?\n+ a\n- b\nmore\n> why'],
])('%s: the teacher is told which question', (_, typed) => {
  expect(readQuestions(`${TYPED}\n\n${typed}`)).toEqual({ wrong: 3 })
})

test('a preview shows a lesson as learners get it: without what is right', () => {
  const read = readQuestions(TYPED)
  const shown = previewLesson({ ...lesson('q'), kind: 'quiz', questions: 'questions' in read ? read.questions : [] })
  expect(JSON.stringify(shown)).not.toMatch(/right|why|Both are wealth/)
})
