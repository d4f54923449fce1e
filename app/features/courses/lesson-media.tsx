// The media of a lesson besides its words: a recording, a film elsewhere, a picture or a PDF.
import { hostedVideo } from '#app/core/media/video-host.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Button } from '#app/ui/button.tsx'
import { BookOpen, Download } from '#app/ui/icons.ts'
import type { Lesson } from './course.ts'
import { HostedPlayer } from './hosted-player.tsx'
import { type ComingPrayer, Recording } from './recording.tsx'
import { Transcript } from './transcript.tsx'

type Props = {
  lesson: Lesson
  language: Locale
  position?: number | null
  keeps?: boolean
  prayers?: readonly ComingPrayer[]
}

export function LessonMedia({ lesson, language, position = null, keeps = false, prayers = [] }: Props) {
  const words = useI18n().t.courses.lesson
  const { kind, address, title } = lesson
  if (!address) return null
  const hosted = kind === 'video' ? hostedVideo(address) : null
  if (hosted)
    return (
      <div className="stack gap-3">
        <HostedPlayer key={address} video={hosted} title={title} />
        {lesson.transcript && <Transcript text={lesson.transcript} language={language} />}
      </div>
    )
  if (kind === 'video' || kind === 'audio')
    return <Recording lesson={lesson} language={language} position={position} keeps={keeps} prayers={prayers} />
  if (kind === 'picture')
    return (
      <a href={address} target="_blank" rel="noopener noreferrer" title={words.openPicture}>
        <img
          className="courses-shown"
          src={address}
          alt={lesson.transcript || title}
          lang={language}
          decoding="async"
        />
      </a>
    )
  if (kind !== 'pdf') return null
  return (
    <div className="courses-paper-link">
      <BookOpen className="i i--lg" />
      <span className="strong" lang={language} dir="auto">
        {title}
      </span>
      <span className="row row--wrap gap-3">
        <Button href={address} rel="noopener noreferrer" target="_blank">
          {words.openPdf}
        </Button>
        {address.startsWith('/') && (
          <Button href={address} variant="outline" download>
            <Download className="i i--sm" />
            {words.download}
          </Button>
        )}
      </span>
    </div>
  )
}
