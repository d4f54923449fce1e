// The team's answer, beside the feedback it answers.
import { AuthorName } from '#app/core/contributions/author-line.tsx'
import { plainText } from '#app/core/contributions/markdown.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Answer } from './feedback.ts'
import '#app/core/contributions/contributions.css'

export function FeedbackAnswer({ answer: { author, text, language } }: { answer: Answer }) {
  return (
    <div className="contribution-quote stack gap-1">
      <p className="small strong">{useT().reviews.everywhere.answered}</p>
      <p lang={language} dir="auto">
        {plainText(text, 300)}
      </p>
      <p className="contribution-meta">
        <AuthorName author={author} />
      </p>
    </div>
  )
}
