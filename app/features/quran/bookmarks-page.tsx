// Marked verses: the account's, rendered on the server, or those this browser keeps, whose texts are asked for.

import { useEffect } from 'react'
import { Form, Link } from 'react-router'
import { versePath } from '#app/core/quran/numbering.ts'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useAsking } from '#app/core/request/use-sending.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Bookmark } from '#app/ui/icons.ts'
import type { ShortVerse } from './queries.server.ts'
import { endOfAyah, NO_BREAK } from './rules.ts'
import { currentShelf, markedVerses, setShelf, toggleMark } from './shelf.ts'
import { useShelf, useShelfSync } from './use-shelf.ts'

import './quran.css'

export type BookmarksData = { verses: ShortVerse[]; language: { code: string; direction: 'ltr' | 'rtl' } | null }

export function BookmarksPage({ kept, crumbs }: { kept: BookmarksData; crumbs: readonly Crumb[] }) {
  const { locale, t } = useI18n()
  const words = t.quran.bookmarks
  const user = useRootData()?.user ?? null
  useShelfSync()
  const shelf = useShelf()
  const { data, load } = useAsking<{ kept: BookmarksData }>()
  const numbers = markedVerses(shelf)
  const wanted = numbers.join(',')

  useEffect(() => {
    if (!wanted) return
    const ask = () => void load(`/quran/bookmarks?${new URLSearchParams({ v: wanted })}`)
    ask()
    // What was asked into a dead line is asked once more.
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [wanted, load])

  // Until this browser's own list is known, what the account has; a mark taken back goes at once.
  const texts = new Map([...kept.verses, ...(data?.kept.verses ?? [])].map((verse) => [verse.number, verse]))
  const isKnown = shelf.owner !== null || numbers.length > 0 || user === null
  const shown = isKnown ? numbers.flatMap((number) => texts.get(number) ?? []) : kept.verses
  const language = data?.kept.language ?? kept.language

  return (
    <div className="page quran-results pb-16">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="stack gap-2 pt-2 pb-4">
        <h1 className="title">{words.title}</h1>
        <p className="soft">
          {words.lead} {user ? words.account : words.here}{' '}
          {!user && (
            <Link className="link" to="/login?next=/quran/bookmarks">
              {words.signIn}
            </Link>
          )}
        </p>
        {!user && (
          <noscript>
            <p className="soft">{words.noScript}</p>
          </noscript>
        )}
      </header>
      {shown.length === 0 && numbers.length === 0 && (
        <EmptyState icon={Bookmark} title={words.none} action={<Button to="/quran">{words.read}</Button>}>
          {words.noneText}
        </EmptyState>
      )}
      <ul>
        {shown.map(({ number, surah, ayah, name, text, translations }) => (
          <li key={number} className="quran-found">
            <div className="row between gap-3">
              <Link className="link strong" to={versePath({ surah, ayah })}>
                {name} <span className="num">{writeVerse(locale, { surah, ayah })}</span>
              </Link>
              <Form method="post" action="/quran/bookmarks">
                <input type="hidden" name="verse" value={number} />
                <Button
                  type="submit"
                  variant="ghost"
                  size="sm"
                  aria-label={t.quran.verse.unmark(writeVerse(locale, { surah, ayah }))}
                  onClick={(event) => {
                    event.preventDefault()
                    setShelf(toggleMark(currentShelf(), number, new Date().toISOString()))
                  }}
                >
                  {words.remove}
                </Button>
              </Form>
            </div>
            <p className="quran-found__ar" lang="ar" dir="rtl">
              {text + NO_BREAK + endOfAyah(ayah)}
            </p>
            {language && translations[0] && (
              <p className="soft" lang={language.code} dir={language.direction}>
                {translations[0]}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
