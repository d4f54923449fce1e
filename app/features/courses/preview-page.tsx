// The draft as learners will see it, all lessons on one page, with the answers of its quizzes. Nothing here counts.
import { href, Link } from 'react-router'
import { MarkdownText } from '#app/core/contributions/markdown-text.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ContentsList } from './contents-list.tsx'
import { type Draft, previewAnswers, previewContents, previewLesson, type WrittenLesson } from './document.ts'
import { LessonMedia } from './lesson-media.tsx'
import { QuizResult } from './quiz-form.tsx'
import './courses.css'
import '#app/core/contributions/contributions.css'

export function PreviewPage({ draft: { id, content } }: { draft: Draft }) {
  const { t } = useI18n()
  const words = t.courses
  return (
    <div className="page section stack gap-6">
      <p>
        <Link className="link link--alone" to={href('/dashboard/courses/:id', { id })}>
          {words.desk.backToCourse}
        </Link>
      </p>
      <Alert title={words.desk.preview}>{words.desk.previewNote}</Alert>
      <header className="courses-head">
        <p className="row row--wrap gap-2">
          <Badge tone="brand">{words.topics[content.topic]}</Badge>
          <Badge>{words.levels[content.level]}</Badge>
        </p>
        <div className="stack gap-3" lang={content.language} dir="auto">
          <h1 className="title">{content.title}</h1>
          <p className="lead">{content.summary}</p>
        </div>
        <p className="soft">{words.by(content.teacher)}</p>
      </header>
      {content.about && <MarkdownText text={content.about} language={content.language} />}
      <ContentsList contents={previewContents(content)} language={content.language} hrefOf={(lesson) => `#${lesson}`} />
      {content.lessons.map((lesson) => (
        <PreviewLesson key={lesson.slug} lesson={lesson} content={content} />
      ))}
    </div>
  )
}

function PreviewLesson({ lesson, content }: { lesson: WrittenLesson; content: Draft['content'] }) {
  const { t } = useI18n()
  const { language } = content
  const shown = previewLesson(lesson)
  return (
    <section className="panel stack gap-4" id={lesson.slug} aria-label={lesson.title}>
      <p className="small muted">{t.courses.kinds[lesson.kind]}</p>
      <h2 className="h3" lang={language} dir="auto">
        {lesson.title}
      </h2>
      <LessonMedia lesson={shown} language={language} />
      {lesson.body && <MarkdownText className="courses-text" text={lesson.body} language={language} />}
      {lesson.kind === 'quiz' && (
        <QuizResult lesson={shown} language={language} attempt={previewAnswers(lesson)} retry={null} />
      )}
    </section>
  )
}
