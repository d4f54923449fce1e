// The questions of a quiz, a plain form; after answering, each with what is right and why.
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { direction, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Check, CircleAlert, CircleCheck, X } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Radio } from '#app/ui/radio.tsx'
import type { Attempt, Lesson } from './course.ts'
import { orderChoices, rightNeeded } from './rules.ts'

type Asked = {
  lesson: Pick<Lesson, 'questions' | 'pass_mark'>
  language: Locale
  /** How often it was answered before: each time the choices stand in another order. */
  attempts: number
  /** What was ticked when the form was refused. */
  ticked?: readonly (readonly number[])[] | undefined
  error?: string | undefined
}

export function QuizForm({ lesson, language, attempts, ticked, error }: Asked) {
  const words = useI18n().t.courses.quiz
  return (
    <Form method="post" className="stack gap-6" noValidate>
      {error && (
        <Alert tone="danger" announce>
          {error}
        </Alert>
      )}
      {lesson.questions.map((question, n) => (
        <fieldset key={question.text} className="courses-question" dir={direction(language)}>
          <legend className="courses-question__text" lang={language}>
            {question.text}
          </legend>
          <p className="small muted">{question.many ? words.many : words.one}</p>
          {orderChoices(question.choices.length, attempts, n).map((choice) => {
            const Choice = question.many ? Checkbox : Radio
            return (
              <Choice
                key={choice}
                name={`q${n}`}
                value={choice}
                defaultChecked={ticked?.[n]?.includes(choice)}
                label={<span lang={language}>{question.choices[choice]}</span>}
              />
            )
          })}
        </fieldset>
      ))}
      <div>
        <Button type="submit" name="intent" value="answer">
          {words.check}
        </Button>
      </div>
    </Form>
  )
}

type Answered = {
  lesson: Pick<Lesson, 'questions' | 'pass_mark'>
  language: Locale
  attempt: Attempt
  retry: string | null
}

export function QuizResult({ lesson, language, attempt, retry }: Answered) {
  const { locale, t } = useI18n()
  const words = t.courses.quiz
  const number = (n: number) => formatNumber(locale, n)
  const needed = rightNeeded(attempt.out_of, lesson.pass_mark)
  return (
    <div className="stack gap-6" id="result">
      <Alert tone={attempt.passed ? 'success' : 'warning'} announce>
        {attempt.passed
          ? words.passed(number(attempt.score), number(attempt.out_of))
          : words.failed(number(attempt.score), number(attempt.out_of), number(needed))}
      </Alert>
      <ol className="stack gap-5">
        {lesson.questions.map((question, n) => {
          const graded = attempt.result[n]
          if (!graded) return null
          return (
            <li key={question.text} className="courses-question" dir={direction(language)}>
              <p className="courses-question__text" lang={language}>
                {question.text}
              </p>
              <p className={joinClasses('row gap-1 strong', graded.is_right ? 'courses-right' : 'courses-wrong')}>
                {graded.is_right ? <CircleCheck className="i i--sm" /> : <CircleAlert className="i i--sm" />}
                {graded.is_right ? words.right : words.wrong}
              </p>
              <ul className="courses-choices">
                {question.choices.map((choice, c) => {
                  const [isYours, isRight] = [graded.given.includes(c), graded.right.includes(c)]
                  const said = [isYours && words.yours, isRight && words.answer].filter(Boolean).join(' · ')
                  return (
                    <li key={choice}>
                      {isRight && <Check className="i i--sm courses-right" />}
                      {isYours && !isRight && <X className="i i--sm courses-wrong" />}
                      <span className={joinClasses('courses-choice', isRight && 'strong')}>
                        <bdi lang={language}>{choice}</bdi>
                        {said && (
                          <span className="small muted">
                            {' '}
                            (<bdi>{said}</bdi>)
                          </span>
                        )}
                      </span>
                    </li>
                  )
                })}
              </ul>
              <p className="courses-why" lang={language}>
                {graded.why}
              </p>
            </li>
          )
        })}
      </ol>
      {retry !== null && (
        <div>
          <Button to={retry} variant={attempt.passed ? 'outline' : 'primary'}>
            {words.again}
          </Button>
        </div>
      )}
    </div>
  )
}
