// The operator's explanations beside a verse: each word with its meaning, and commentaries, each with its author.
import type { Explanation } from '#app/core/quran/explanations.server.ts'
import { useT } from '#app/i18n/catalogue.ts'

export function VerseExplanations({ explanations }: { explanations: readonly Explanation[] }) {
  const words = useT().quran.explanations
  return explanations.map((one, order) => (
    <details className="quran-explained" key={`${one.kind} ${one.language} ${one.title}`} open={order === 0}>
      <summary className="quran-explained__head">
        <bdi>{one.kind === 'words' ? words.wordByWord : one.title}</bdi>
        <bdi className="quran-explained__by">{one.kind === 'words' ? one.title : one.author}</bdi>
      </summary>
      {one.kind === 'words' ? (
        <dl className="quran-words" dir="rtl">
          {one.words.map(({ at, arabic, meaning }) => (
            <div key={at}>
              <dt className="quran-words__word" lang="ar">
                {arabic}
              </dt>
              <dd className="quran-words__meaning" lang={one.language} dir={one.direction}>
                {meaning}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className="stack gap-3" lang={one.language} dir={one.direction}>
          {one.passage.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <p className="quran-explained__source">
        {one.source === null ? (
          words.by(one.author)
        ) : (
          <a href={one.source} rel="noreferrer">
            {words.by(one.author)}
          </a>
        )}
        {one.terms !== null && ` · ${one.terms}`}
      </p>
    </details>
  ))
}
