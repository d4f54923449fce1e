// Posts similar to the title, shown while it is typed, so that people vote and answer instead of asking twice.
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import type { Similar } from './queries.server.ts'
import { contributionPath, type SectionKey } from './sections.ts'

const PAUSE_MS = 400
const FEWEST_CHARACTERS = 6

export function SimilarOnes({ section, title }: { section: SectionKey; title: string }) {
  const { locale, t } = useI18n()
  const words = t.contributions
  const [found, setFound] = useState<readonly Similar[]>([])
  useEffect(() => {
    if (title.trim().length < FEWEST_CHARACTERS) return setFound([])
    const ended = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ section, title: title.trim() })
        const answer = await fetch(`${inLocale('/community/suggest', locale)}?${query}`, { signal: ended.signal })
        setFound(answer.ok ? ((await answer.json()) as Similar[]) : [])
      } catch {
        // Typed on, or the line is gone.
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [section, title, locale])
  return (
    <div role="status">
      {found.length > 0 && (
        <section className="panel stack gap-2" aria-label={words.form.similar}>
          <h2 className="h4">{words.form.similar}</h2>
          <ul className="stack gap-1">
            {found.map(({ slug, title: said, language, replies_count }) => (
              <li key={slug}>
                <Link className="link" to={contributionPath(section, slug)} target="_blank">
                  <bdi lang={language}>{said}</bdi>
                </Link>{' '}
                <span className="small muted">{words.replies(replies_count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
