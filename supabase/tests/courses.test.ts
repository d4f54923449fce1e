// Courses: what is done, graded and certified is what the learner did; nobody does it for another, reads the answers before
// answering, or forges the proof. Courses change under their learners, and nothing they did is lost.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Lesson = { id: string; kind: string; questions: { text: string; choices: string[] }[] }
type Page = {
  id: string
  version: number
  contents: { slug: string; done: boolean }[]
  mine: { done: number; total: number; completed_at: string | null; has_changed: boolean } | null
  certificate: { number: string } | null
  said: { text: string; rating: number }[]
  my_review: { status: string } | null
  rating: number | null
}
type Graded = { score: number; passed: boolean; result: { is_right: boolean; right: number[]; why: string }[] }

const SECRET = 'Because the shadow says so'
const reading = { slug: 'reading', kind: 'text', title: 'Reading', body: 'Words enough to be a lesson.', minutes: 4 }
const talk = { slug: 'talk', kind: 'audio', title: 'A talk', address: '/sounds/talk.mp3', seconds: 600, minutes: 10 }
const quiz = {
  slug: 'quiz',
  kind: 'quiz',
  title: 'Questions',
  minutes: 3,
  pass_mark: 100,
  questions: [
    { text: 'Which one?', choices: ['This', 'That'], right: [1], why: SECRET },
    { text: 'Which ones?', choices: ['A', 'B', 'C'], right: [0, 2], many: true, why: `${SECRET}, too` },
  ],
}
const content = (change: object = {}) => ({
  language: 'en',
  level: 'beginner',
  topic: 'worship',
  title: 'How the shadow tells the time',
  summary: 'A short course about shadows and hours.',
  teacher: 'Amina Teacher',
  lessons: [reading, talk, quiz],
  ...change,
})

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let teacher: Person
  let learner: Person
  let other: Person
  let staff: Person

  beforeAll(async () => {
    site = await open()
    teacher = await site.signUp('Amina Teacher')
    learner = await site.signUp('Bilal Learner')
    other = await site.signUp('Nadia Other')
    staff = await site.signUp('Staff One')
    await site.grantRole(staff, 'staff')
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    await site.database.query(
      `update public.profiles set created_at = now() - interval '60 days' where id = any($1::uuid[])`,
      [[teacher.id, learner.id]],
    )
    await site.database.script('alter table public.profiles enable trigger guard_profile')
    await site.database.query(
      `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, created_at)
       select 'forum', 'earlier-' || p || n, p, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome',
         now() - interval '9 days', now() - interval '9 days'
       from generate_series(1, 21) as n, unnest($1::uuid[]) as p`,
      [[teacher.id, learner.id]],
    )
  })
  afterAll(() => site?.close())

  let made = 0
  /** A published course: its id, address and lessons by their kind. */
  async function publish(change: object = {}) {
    const saved = await site.rpc('save_course', { content: content({ title: `Shadows ${++made}`, ...change }) }, staff)
    const { id } = saved.body as { id: string }
    expect((await site.rpc('publish_course', { course: id }, staff)).body).toBe('published')
    return { id, slug: `shadows-${made}`, ...(await lessonsOf(id)) }
  }
  async function lessonsOf(course: string) {
    const { body } = await site.call(`/rest/v1/course_lessons?course_id=eq.${course}&select=id,kind,questions`, {
      as: 'anon',
    })
    const of = (kind: string) => (body as Lesson[]).find((lesson) => lesson.kind === kind)?.id ?? ''
    return { text: of('text'), audio: of('audio'), quiz: of('quiz') }
  }
  const change = async (course: string, next: object) => {
    expect((await site.rpc('save_course', { course, content: content(next) }, staff)).status).toBe(200)
    expect((await site.rpc('publish_course', { course }, staff)).status).toBe(200)
  }
  const page = async (slug: string, as: Caller = 'anon') =>
    (await site.rpc('course_page', { course: slug }, as)).body as Page
  const answer = (lesson: string, answers: unknown, as: Caller = learner) =>
    site.rpc('answer_quiz', { lesson, answers }, as)
  const RIGHT = [[1], [2, 0]]
  async function finish(course: { text: string; audio: string; quiz: string }, as: Person) {
    await site.rpc('mark_lesson', { lesson: course.text }, as)
    await site.rpc('mark_lesson', { lesson: course.audio }, as)
    await answer(course.quiz, RIGHT, as)
  }

  test('a learner opens, reads, listens, fails, passes, and gets a certificate that anyone can check', async () => {
    const course = await publish()
    expect((await site.rpc('enrol', { course: course.id }, learner)).status).toBe(204)
    expect((await page(course.slug, learner)).mine).toMatchObject({ done: 0, total: 3, completed_at: null })
    await site.rpc('mark_lesson', { lesson: course.text }, learner)
    // To ten seconds; nine tenths are the whole.
    expect((await site.rpc('keep_lesson_place', { lesson: course.audio, seconds: 127 }, learner)).body).toBe(false)
    const lesson = (await site.rpc('lesson_page', { course: course.slug, lesson: 'talk' }, learner)).body
    expect(lesson).toMatchObject({ position: 120 })
    expect((await site.rpc('keep_lesson_place', { lesson: course.audio, seconds: 541 }, learner)).body).toBe(true)
    const wrong = (await answer(course.quiz, [[1], [0]])).body as Graded
    expect(wrong).toMatchObject({ score: 1, passed: false })
    expect(wrong.result[1]).toMatchObject({ is_right: false, right: [0, 2], why: `${SECRET}, too` })
    expect((await site.rpc('issue_certificate', { course: course.id, learner: 'Bilal' }, learner)).status).toBe(403)
    expect((await answer(course.quiz, RIGHT)).body).toMatchObject({ score: 2, passed: true })
    expect((await page(course.slug, learner)).mine).toMatchObject({ done: 3, total: 3 })
    const issue = () => site.rpc('issue_certificate', { course: course.id, learner: ' Bilal  Learner ' }, learner)
    // Two presses at once are one certificate.
    const numbers = (await Promise.all([issue(), issue(), issue()])).map(({ body }) => body)
    expect(new Set(numbers).size).toBe(1)
    const number = String(numbers[0])
    expect(number).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/)
    const checked = await site.rpc('check_certificate', { number: ` ${number.toLowerCase()} ` }, 'anon')
    expect(checked.body).toMatchObject({ learner: 'Bilal Learner', lessons: 3, minutes: 17, slug: course.slug })
    expect(JSON.stringify(checked.body)).not.toContain(learner.id)
    expect((await site.rpc('check_certificate', { number: '0000-0000-0000-0000' }, 'anon')).body).toBeNull()
    // The name stays; the course may go on.
    await site.rpc('issue_certificate', { course: course.id, learner: 'Somebody Else' }, learner)
    await change(course.id, { title: 'Renamed', lessons: [reading, { ...reading, slug: 'more' }] })
    expect((await site.rpc('check_certificate', { number }, 'anon')).body).toMatchObject({
      learner: 'Bilal Learner',
      title: `Shadows ${made}`,
    })
  })

  test('what is right is nowhere to be read before answering', async () => {
    const course = await publish()
    const everywhere = [
      'course_lessons?select=*',
      'courses?select=*,course_lessons(*)',
      'courses?select=*,course_versions(*)',
      'course_versions?select=*',
      'quiz_attempts?select=*',
      'lesson_keys?select=*',
    ]
    for (const as of ['anon', other, teacher] as const) {
      for (const path of everywhere) {
        const { body } = await site.call(`/rest/v1/${path}`, { as })
        expect(JSON.stringify(body), `${path} as ${JSON.stringify(as)}`).not.toContain(SECRET)
        expect(JSON.stringify(body)).not.toContain('"right"')
      }
      for (const [name, args] of [
        ['course_page', { course: course.slug }],
        ['lesson_page', { course: course.slug, lesson: 'quiz' }],
        ['course_draft', { course: course.id }],
        ['my_courses', {}],
      ] as const)
        expect(JSON.stringify((await site.rpc(name, args, as)).body)).not.toContain(SECRET)
    }
    for (const answers of [
      [],
      null,
      'x',
      {},
      [[]],
      [[], []],
      [[1]],
      [[1], []],
      [[1], [9]],
      [[1], [-1]],
      [[0, 1], [0]],
    ]) {
      const { status, body } = await answer(course.quiz, answers, other)
      expect([status, JSON.stringify(body)], JSON.stringify(answers)).toEqual([
        400,
        expect.not.stringContaining(SECRET),
      ])
    }
    expect((await answer(course.quiz, RIGHT, 'anon')).status).toBe(401)
    expect((await answer(course.text, RIGHT, other)).status).toBe(404)
  })

  test('nobody completes for another, past a quiz, or with rows of their own', async () => {
    const course = await publish()
    expect((await site.rpc('mark_lesson', { lesson: course.quiz }, other)).status).toBe(403)
    expect((await site.rpc('keep_lesson_place', { lesson: course.quiz, seconds: 999 }, other)).status).toBe(400)
    expect((await site.rpc('keep_lesson_place', { lesson: course.audio, seconds: -5 }, other)).status).toBe(400)
    for (const name of ['mark_lesson', 'keep_lesson_place'])
      expect(
        (await site.rpc(name, { lesson: course.audio, ...(name !== 'mark_lesson' && { seconds: 1 }) }, 'anon')).status,
      ).toBe(401)
    // The functions take no person, and the tables no rows.
    expect((await site.rpc('mark_lesson', { lesson: course.text, member: other.id }, learner)).status).toBe(404)
    const row = { lesson_id: course.quiz, course_id: course.id, user_id: learner.id, done_at: 'now', done_by: 'passed' }
    expect((await site.call('/rest/v1/lesson_progress', { as: learner, method: 'POST', body: row })).status).toBe(403)
    for (const name of ['mark_done', 'publish_course', 'settle_enrolments', 'enrol'])
      expect((await site.call(`/rest/v1/rpc/private.${name}`, { as: learner, method: 'POST', body: {} })).status).toBe(
        404,
      )
    await finish(course, learner)
    expect((await page(course.slug, other)).mine).toBeNull()
    expect((await site.rpc('issue_certificate', { course: course.id, learner: 'Nadia' }, other)).status).toBe(403)
    for (const name of ['', 'x', 'Ring 07700 900123', 'www.buy.example', 'n'.repeat(81)])
      expect((await site.rpc('issue_certificate', { course: course.id, learner: name }, learner)).status).toBe(400)
  })

  test('notes are their learner’s alone', async () => {
    const course = await publish()
    const note = (as: Person, body: object) => site.call('/rest/v1/course_notes', { as, method: 'POST', body })
    expect((await note(learner, { lesson_id: course.text, text: 'Private thought' })).status).toBe(201)
    expect((await note(other, { lesson_id: course.text, user_id: learner.id, text: 'Forged' })).status).toBe(403)
    for (const as of [other, staff, teacher])
      expect((await site.call('/rest/v1/course_notes?select=*', { as })).body).not.toContainEqual(
        expect.objectContaining({ text: 'Private thought' }),
      )
    const seen = await site.rpc('lesson_page', { course: course.slug, lesson: 'reading' }, learner)
    expect(seen.body).toMatchObject({ note: 'Private thought' })
  })

  test('progress recounts when lessons change, and nothing that was done is lost', async () => {
    const course = await publish()
    await site.rpc('mark_lesson', { lesson: course.text }, learner)
    await site.rpc('mark_lesson', { lesson: course.audio }, learner)
    expect((await page(course.slug, learner)).mine).toMatchObject({ done: 2, total: 3, has_changed: false })
    // A lesson more, and one without which the course is finished. Who learns is told until they go on.
    await change(course.id, { lessons: [reading, talk, quiz, { ...reading, slug: 'more' }] })
    expect((await page(course.slug, learner)).mine).toMatchObject({ done: 2, total: 4, has_changed: true })
    await site.rpc('mark_lesson', { lesson: course.text, done: false }, learner)
    await site.rpc('mark_lesson', { lesson: course.text }, learner)
    expect((await page(course.slug, learner)).mine).toMatchObject({ done: 2, total: 4, has_changed: false })
    await change(course.id, { lessons: [talk, { ...reading, title: 'Reworded' }] })
    const now = await page(course.slug, learner)
    expect(now.contents.map(({ slug, done }) => [slug, done])).toEqual([
      ['talk', true],
      ['reading', true],
    ])
    expect(now.mine?.completed_at).not.toBeNull()
    // What was left out and came back is as it was; who had finished stays so.
    await change(course.id, { lessons: [talk, reading, quiz] })
    const back = await page(course.slug, learner)
    expect(back.mine).toMatchObject({ done: 2, total: 3, completed_at: now.mine?.completed_at })
    expect((await answer(course.quiz, [[0], [0]])).status).toBe(200)
    // Another question makes the attempt at the old one a thing of the past.
    const [first, ...rest] = quiz.questions
    await change(course.id, { lessons: [{ ...quiz, questions: [{ ...first, text: 'Which one now?' }, ...rest] }] })
    const again = (await site.rpc('lesson_page', { course: course.slug, lesson: 'quiz' }, learner)).body
    expect(again).toMatchObject({ attempt: null, attempts: 1 })
    // What is not required does not count.
    await change(course.id, { lessons: [reading, { ...quiz, required: false }] })
    expect((await page(course.slug, learner)).mine).toMatchObject({ done: 1, total: 1 })
  })

  test('drafts are their teachers’; members of trust submit, staff decide, and publish', async () => {
    expect((await site.rpc('save_course', { content: content() }, other)).status).toBe(403)
    expect((await site.rpc('save_course', { content: content() }, 'anon')).status).toBe(401)
    const { id } = (await site.rpc('save_course', { content: content({ title: 'By a member' }) }, teacher)).body as {
      id: string
    }
    for (const as of [other, learner] as const) {
      expect((await site.rpc('course_draft', { course: id }, as)).body).toBeNull()
      expect((await site.rpc('save_course', { course: id, content: content() }, as)).status).toBe(403)
      expect((await site.rpc('publish_course', { course: id }, as)).status).toBe(403)
      expect((await site.rpc('restore_course', { course: id, number: 1 }, as)).status).toBe(403)
    }
    expect((await site.rpc('enrol', { course: id }, learner)).status).toBe(404)
    expect((await site.rpc('publish_course', { course: id }, teacher)).body).toBe('submitted')
    expect(await page('by-a-member')).toBeNull()
    const decide = async (decision: string) => {
      const [item] = await site.database.query<{ id: string }>(
        `select id from public.moderation_items where subject_kind = 'course' and subject_id = $1 order by opened_at desc limit 1`,
        [id],
      )
      return site.rpc('decide_moderation', { item_id: item?.id, decision }, staff)
    }
    expect((await decide('approved')).status).toBe(200)
    expect(await page('by-a-member')).toMatchObject({ version: 1 })
    // A new draft is not on the site until it is decided; the old wording is.
    await site.rpc('save_course', { course: id, content: content({ title: 'By a member, again' }) }, teacher)
    expect(await page('by-a-member')).toMatchObject({ version: 1, title: 'By a member' })
    await site.rpc('publish_course', { course: id }, teacher)
    expect((await decide('rejected')).status).toBe(200)
    expect(await page('by-a-member')).toMatchObject({ version: 1, title: 'By a member' })
    await site.rpc('restore_course', { course: id, number: 1 }, teacher)
    expect((await site.rpc('course_draft', { course: id }, teacher)).body).toMatchObject({
      draft_state: 'draft',
      content: { title: 'By a member' },
    })
    // Two editors: the second one's older copy does not overwrite the first one's words.
    const late = { course: id, content: content(), seen: '2026-01-01T00:00:00Z' }
    expect((await site.rpc('save_course', late, teacher)).body).toMatchObject({ code: '55000', message: 'conflict' })
  })

  test('whoever asked and was approved may write; so may who speaks for a mosque, on its behalf and on no other', async () => {
    const asks = await site.signUp('Yusuf Asks')
    const words = 'I teach children to read on Saturdays, and would write that down.'
    expect((await site.rpc('ask_to_teach', { words: 'Please.' }, asks)).status).toBe(400)
    expect((await site.rpc('ask_to_teach', { words }, 'anon')).status).toBe(401)
    expect((await site.rpc('ask_to_teach', { words }, asks)).body).toBe('asked')
    expect((await site.rpc('save_course', { content: content() }, asks)).status).toBe(403)
    const [item] = await site.database.query<{ id: string }>(
      `select m.id from public.moderation_items as m join public.teaching_requests as r on r.id = m.subject_id
       where m.subject_kind = 'teaching_request' and r.user_id = $1`,
      [asks.id],
    )
    expect((await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, asks)).status).toBe(403)
    expect((await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, staff)).status).toBe(200)
    const mine = (await site.rpc('save_course', { content: content() }, asks)).body as { id: string }
    expect(mine.id).toMatch(/^[0-9a-f-]{36}$/)
    await site.database.query(`insert into public.mosques (name, city) values ('Masjid of the test', 'Leeds')`)
    const [mosque] = await site.database.query<{ id: string }>(
      'select id from public.mosque_unified order by id limit 1',
    )
    if (!mosque) throw new Error('No mosque')
    const imam = await site.signUp('Imam Ilyas')
    await site.database.query(`insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)`, [
      mosque.id,
      imam.id,
    ])
    const named = { content: content({ title: 'From the mosque', place: mosque.id }) }
    expect((await site.rpc('save_course', { ...named }, asks)).body).toMatchObject({ message: 'place' })
    const { id } = (await site.rpc('save_course', named, imam)).body as { id: string }
    // What members write is looked at first; then the place stands on it.
    expect((await site.rpc('publish_course', { course: id }, imam)).body).toBe('submitted')
    expect((await site.rpc('publish_course', { course: id }, staff)).body).toBe('published')
    expect(await page('from-the-mosque')).toMatchObject({ place: { verified: true } })
    // Files are for the course's own teachers.
    expect((await site.rpc('take_course_file', { course: id }, imam)).body).toMatch(new RegExp(`^${id}/[0-9a-f-]{36}$`))
    expect((await site.rpc('take_course_file', { course: id }, asks)).status).toBe(403)
  })

  test('under a lesson one asks and is answered; what was removed is gone, and nobody speaks for another', async () => {
    const course = await publish()
    const ask = (as: Caller, words: string, answers?: string) =>
      site.rpc('remark_on_lesson', { lesson: course.text, words, ...(answers && { answers }) }, as)
    const talk = async (as: Caller = 'anon') =>
      (
        (await site.rpc('lesson_page', { course: course.slug, lesson: 'reading' }, as)).body as {
          talk: { id: string; text: string; answers: string | null; mine: boolean; teaches: boolean; waits: boolean }[]
        }
      ).talk
    expect((await ask('anon', 'Why is that so?')).status).toBe(401)
    expect((await ask(learner, 'x')).status).toBe(400)
    expect((await ask(learner, 'Why is the shadow never gone?')).body).toBe('published')
    const [question] = await talk(learner)
    expect(question).toMatchObject({ mine: true, teaches: false, answers: null })
    expect((await ask(staff, 'Because you live far from the equator.', question?.id)).body).toBe('published')
    const [, answer] = await talk()
    expect(answer).toMatchObject({ answers: question?.id, teaches: true, mine: false })
    // An answer is not answered, and a thread of another lesson not at all.
    expect((await ask(learner, 'And further south?', answer?.id)).status).toBe(404)
    const told = await site.database.query<{ user_id: string }>(
      `select user_id from public.notifications where path = '/courses/' || $1 || '/reading#talk' order by created_at`,
      [course.slug],
    )
    expect(told.map(({ user_id }) => user_id)).toEqual([staff.id, learner.id])
    expect((await site.rpc('withdraw_course_remark', { remark: question?.id }, other)).status).toBe(403)
    // Links of newcomers wait; only they see them.
    expect((await ask(other, 'See www.buy.example for more')).body).toBe('pending')
    expect(await talk()).toHaveLength(2)
    expect((await talk(other)).filter(({ waits }) => waits)).toHaveLength(1)
    expect((await site.rpc('withdraw_course_remark', { remark: question?.id }, learner)).status).toBe(204)
    expect(await talk()).toHaveLength(0)
  })

  test('what is no course is refused', async () => {
    const [question] = quiz.questions
    for (const lessons of [
      'x',
      [{ ...reading, kind: 'game' }],
      [{ ...reading, slug: '../x' }],
      [{ ...reading, slug: 'certificate' }],
      [{ ...talk, address: 'javascript:alert(1)' }],
      [{ ...talk, address: '//evil.example/x.mp3' }],
      [{ ...talk, address: 'https://user@evil.example/' }],
      [{ ...talk, captions: 'https://evil.example/x.vtt' }],
      [{ ...talk, seconds: '1e9' }],
      [{ ...reading, minutes: 0 }],
      [{ ...quiz, questions: [{ ...question, right: [2] }] }],
      [{ ...quiz, questions: [{ ...question, right: [] }] }],
      [{ ...quiz, questions: [{ ...question, choices: ['One'] }] }],
      [{ ...quiz, questions: [{ ...question, why: '' }] }],
      [{ ...quiz, questions: Array.from({ length: 31 }, () => question) }],
      Array.from({ length: 61 }, (_, n) => ({ ...reading, slug: `r-${n}` })),
    ])
      expect(
        (await site.rpc('save_course', { content: content({ lessons }) }, staff)).status,
        JSON.stringify(lessons),
      ).toBe(400)
    expect((await site.rpc('save_course', { content: content({ lessons: [reading, reading] }) }, staff)).status).toBe(
      409,
    )
    // A draft may have gaps; what is published has none.
    for (const gap of [{ lessons: [] }, { summary: '' }, { teacher: '' }, { lessons: [{ ...quiz, questions: [] }] }]) {
      const { body } = await site.rpc('save_course', { content: content(gap) }, staff)
      expect((await site.rpc('publish_course', { course: (body as { id: string }).id }, staff)).status).toBe(400)
    }
  })

  test('reviews are of those who learned, through the queue, and counted when they are shown', async () => {
    const course = await publish()
    const say = (as: Caller, more: object = {}) =>
      site.rpc('review_course', { course: course.id, rating: 4, words: 'Clear, short and to the point.', ...more }, as)
    expect((await say('anon')).status).toBe(401)
    expect((await say(learner)).status).toBe(403)
    await site.rpc('mark_lesson', { lesson: course.text }, learner)
    await site.rpc('mark_lesson', { lesson: course.text }, other)
    expect((await say(learner, { rating: 6 })).status).toBe(400)
    expect((await say(learner, { words: 'Short.' })).status).toBe(400)
    expect((await say(learner)).body).toBe('published')
    expect((await say(other, { rating: 1 })).body).toBe('pending')
    expect(await page(course.slug)).toMatchObject({ rating: 4, said: [{ rating: 4 }] })
    expect(JSON.stringify(await page(course.slug))).not.toContain(learner.id)
    const [item] = await site.database.query<{ id: string }>(
      `select m.id from public.moderation_items as m join public.course_reviews as r on r.id = m.subject_id
       where m.subject_kind = 'course_review' and r.course_id = $1`,
      [course.id],
    )
    expect((await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, staff)).status).toBe(200)
    expect(await page(course.slug)).toMatchObject({ rating: 2.5 })
    expect((await site.rpc('review_course', { course: course.id }, learner)).body).toBe('gone')
    expect(await page(course.slug)).toMatchObject({ rating: 1, said: [{ rating: 1 }] })
  })

  test('the catalogue finds by language, level, topic, length and words', async () => {
    await publish({ title: 'Zakaat for shops', topic: 'money', level: 'advanced', language: 'fr' })
    const titles = async (args: object) =>
      ((await site.rpc('course_list', args, 'anon')).body as { items: { title: string }[] }).items.map((c) => c.title)
    for (const args of [
      { languages: ['fr'] },
      { topic: 'money' },
      { level: 'advanced' },
      { words: 'zakaat sho' },
      { longest: 17, topic: 'money' },
    ])
      expect(await titles(args), JSON.stringify(args)).toEqual(['Zakaat for shops'])
    expect(await titles({ topic: 'money', longest: 16 })).toEqual([])
    expect(await titles({ words: `'); drop table courses; --` })).toEqual([])
    expect(await titles({ skip: 2_000_000_000 })).toEqual([])
  })

  describe('groups', () => {
    type Group = {
      id: string
      taken: number
      is_in: boolean
      link: string | null
      updated_at: string
      dates: { id: string; starts_at: string; recording: string | null; lesson: string | null }[]
      learners?: { name: string }[]
    }
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const evening = (change: object = {}) => ({
      title: 'Thursday evenings',
      place: 'Leeds Grand Mosque',
      link: 'https://meet.example/room',
      seats: 1,
      time_zone: 'Europe/London',
      starts_at: `${inDays(3)}T19:00`,
      times: 3,
      every_days: 7,
      minutes: 90,
      ...change,
    })
    const save = (course: string, change: object = {}, as: Caller = staff) =>
      site.rpc('save_group', { course, content: evening(change) }, as)
    const groupsFor = async (slug: string, as: Caller) =>
      (await site.rpc('course_groups', { course: slug }, as)).body as Group[]
    const desk = async (course: string) =>
      ((await site.rpc('group_desk', { course }, staff)).body as { groups: Group[] }).groups
    const toldOf = (kind: string, person: Person) =>
      site.database.query('select title, path, mail from public.notifications where kind = $1 and user_id = $2', [
        kind,
        person.id,
      ])

    test('a group is joined by as many as have a seat; its link is for those who are in it', async () => {
      const { id: course, slug } = await publish()
      const { status, body: group } = await save(course)
      expect(status).toBe(200)
      const [shown] = await groupsFor(slug, 'anon')
      expect(shown).toMatchObject({ id: group, taken: 0, is_in: false, link: null })
      // Without a place it meets online only.
      const away = (await save(course, { place: ' ' })).body
      expect((await groupsFor(slug, 'anon')).find(({ id }) => id === away)).toMatchObject({
        place: '',
        is_online: true,
      })
      await site.rpc('cancel_group', { which: away }, staff)
      // Weekly at the same hour of the clock, each about the lesson of its turn.
      expect(shown?.dates.map(({ lesson }) => lesson)).toEqual(['reading', 'talk', 'quiz'])
      const hours = shown?.dates.map(({ starts_at }) =>
        new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' }).format(new Date(starts_at)),
      )
      expect(hours).toEqual(['19:00', '19:00', '19:00'])

      const joined = await Promise.all([learner, other].map((who) => site.rpc('join_group', { which: group }, who)))
      expect(joined.map(({ status: answer }) => answer).toSorted()).toEqual([204, 423])
      const inside = joined[0]?.status === 204 ? learner : other
      const outside = inside === learner ? other : learner
      expect((await site.rpc('join_group', { which: group }, inside)).status).toBe(204)
      expect(await groupsFor(slug, inside)).toMatchObject([
        { is_in: true, taken: 1, link: 'https://meet.example/room' },
      ])
      expect(await groupsFor(slug, outside)).toMatchObject([{ is_in: false, taken: 1, link: null }])
      expect((await site.rpc('join_group', { which: group }, 'anon')).status).toBe(401)
      expect((await desk(course))[0]?.learners).toHaveLength(1)

      expect((await site.rpc('join_group', { which: group, leave: true }, inside)).status).toBe(204)
      expect((await site.rpc('join_group', { which: group }, outside)).status).toBe(204)
    })

    test('only its teachers plan it, and only what can be planned', async () => {
      const { id: course } = await publish()
      for (const [change, word] of [
        [{ starts_at: '2020-01-01T19:00' }, 'starts_at'],
        [{ starts_at: 'soon' }, 'starts_at'],
        [{ starts_at: '2027-02-31T19:00' }, 'starts_at'],
        [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
        [{ times: 31 }, 'times'],
        [{ every_days: 0 }, 'times'],
      ] as const)
        expect((await save(course, change)).body, JSON.stringify(change)).toMatchObject({ message: word })
      const nowhere = { place: '', link: '' }
      for (const change of [{ title: ' ' }, { link: 'javascript:alert(1)' }, { seats: 0 }, { minutes: 5 }, nowhere])
        expect((await save(course, change)).status, JSON.stringify(change)).toBe(400)
      expect(await desk(course)).toEqual([])
      for (const as of ['anon', learner, other] as Caller[]) {
        expect([401, 404]).toContain((await save(course, {}, as)).status)
        expect([401, 404]).toContain((await site.rpc('group_desk', { course }, as)).status)
      }
      const group = (await save(course)).body as string
      const date = (await desk(course))[0]?.dates[0]?.id
      for (const as of ['anon', learner] as Caller[])
        for (const [name, args] of [
          ['set_group_date', { date, content: { state: 'cancelled', minutes: 60 } }],
          ['cancel_group', { which: group }],
          ['remind_of_groups', {}],
        ] as const)
          expect([401, 403, 404], name).toContain((await site.rpc(name, args, as)).status)
      // What somebody else has changed meanwhile is not overwritten.
      const change = { course, which: group, content: evening({ title: 'Fridays' }), seen: '2020-01-01T00:00:00Z' }
      expect((await site.rpc('save_group', change, staff)).status).toBe(423)
    })

    test('who is in it hears the day before, once, and of every change; a recording is for the group', async () => {
      const { id: course, slug } = await publish()
      const group = (await save(course, { seats: null, starts_at: `${inDays(2)}T19:00` })).body as string
      await site.rpc('join_group', { which: group }, learner)
      const [first, second] = (await desk(course))[0]?.dates ?? []
      await site.database.query(
        `update public.course_group_dates set starts_at = now() + interval '20 hours' where id = $1`,
        [first?.id],
      )
      const before = await toldOf('event_soon', learner)
      await site.rpc('remind_of_groups', {}, 'service')
      await site.rpc('remind_of_groups', {}, 'service')
      const told = await toldOf('event_soon', learner)
      expect(told).toHaveLength(before.length + 1)
      expect(told.at(-1)).toMatchObject({ path: `/courses/${slug}`, mail: 'now' })
      expect(await toldOf('event_soon', other)).toEqual([])

      const set = (date: string | undefined, change: object) =>
        site.rpc(
          'set_group_date',
          { date, content: { minutes: 90, lesson: 'talk', state: 'planned', ...change } },
          staff,
        )
      expect((await set(second?.id, { starts_at: `${inDays(20)}T18:30` })).status).toBe(204)
      expect(await toldOf('event_changed', learner)).toMatchObject([{ path: `/courses/${slug}`, mail: 'now' }])
      // Moved once more: the newest notice stands, and after five letters in a day it waits for the digest.
      await site.database.query('update public.notifications set mailed_at = now() where user_id = $1', [learner.id])
      for (const hour of [19, 20, 21, 22, 23]) {
        expect((await set(second?.id, { starts_at: `${inDays(20)}T${hour}:30` })).status).toBe(204)
        await site.database.query(
          `update public.notifications set mailed_at = now() where user_id = $1 and mail = 'now'`,
          [learner.id],
        )
      }
      expect((await toldOf('event_changed', learner)).map(({ mail }) => mail).sort()).toEqual([
        'digest',
        ...Array(5).fill('now'),
      ])
      const changes = 6
      // The day is over: its recording is put up, its time stays, and nobody is told of a change.
      await site.database.query(
        `update public.course_group_dates set starts_at = now() - interval '1 day' where id = $1`,
        [first?.id],
      )
      expect(
        (await set(first?.id, { recording: 'https://recordings.example/1', starts_at: `${inDays(9)}T10:00` })).status,
      ).toBe(204)
      expect((await set(first?.id, { recording: 'http://plain.example/1' })).status).toBe(400)
      expect(await toldOf('event_changed', learner)).toHaveLength(changes)
      const recordingFor = async (as: Caller) =>
        (await groupsFor(slug, as))[0]?.dates.find(({ id }) => id === first?.id)?.recording
      expect(await recordingFor(learner)).toBe('https://recordings.example/1')
      expect(await recordingFor('anon')).toBeNull()

      expect((await site.rpc('cancel_group', { which: group }, staff)).status).toBe(204)
      expect((await site.rpc('cancel_group', { which: group }, staff)).status).toBe(204)
      expect(await toldOf('event_changed', learner)).toHaveLength(changes)
      expect(await groupsFor(slug, 'anon')).toEqual([])
      expect(await groupsFor(slug, learner)).toMatchObject([{ state: 'cancelled' }])
      expect((await site.rpc('join_group', { which: group }, other)).status).toBe(423)
    })
  })
})
