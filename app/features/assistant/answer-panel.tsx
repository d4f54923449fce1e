// An answer of the assistant on a page: what it says, and the records behind it.
import { Link } from 'react-router'
import { LinkedWords } from '#app/core/understanding/linked-words.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Answer } from './answer.ts'

export function AnswerPanel({ answer }: { answer: Pick<Answer, 'response' | 'cards'> }) {
  const { assistant: t } = useT()
  return (
    <section className="panel stack gap-3" aria-label={t.assistant}>
      <p dir="auto">
        <LinkedWords text={answer.response} known={answer.cards} />
      </p>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {answer.cards.map(({ title, lines, to }) => (
          <li key={to + title}>
            <Link className="panel stack gap-1 hover:border-line-strong" to={to}>
              <span className="strong">
                <bdi>{title}</bdi>
              </span>
              {lines.map((line) => (
                <span key={line} className="small soft">
                  <bdi>{line}</bdi>
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
