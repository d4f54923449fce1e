// The words of a recording or a film, behind a line that opens them.
import { useT } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'

export function Transcript({ text, language }: { text: string; language: Locale }) {
  return (
    <details className="quiet-details">
      <summary>{useT().courses.lesson.transcript}</summary>
      <div className="courses-transcript" lang={language} dir="auto">
        {text}
      </div>
    </details>
  )
}
