// The words of an answer, with the links in them.
import { Link } from 'react-router'
import { splitLinks } from '#app/lib/site-links.ts'

export function AnswerWords({ text, onFollow }: { text: string; onFollow?: (() => void) | undefined }) {
  return splitLinks(text).map(({ text: words, to, start }) =>
    to ? (
      <Link key={start} className="link" to={to} onClick={onFollow}>
        {words}
      </Link>
    ) : (
      words
    ),
  )
}
