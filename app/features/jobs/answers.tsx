// The employer's questions and the applicant's answers.
import type { Told } from './job.ts'

export function Answers({ answers }: { answers: readonly Told[] }) {
  if (answers.length === 0) return null
  return (
    <dl className="stack gap-3">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className="small muted" dir="auto">
            {question}
          </dt>
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
