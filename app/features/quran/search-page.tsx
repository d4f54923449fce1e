// Verses that have the words, with the words marked.

import { Form, Link } from 'react-router'
import { findEdition } from '#app/core/quran/editions.ts'
import { versePath } from '#app/core/quran/numbering.ts'
import type { Piece } from '#app/core/quran/search.server.ts'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { BookOpen, Search } from '#app/ui/icons.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { EditionCredits } from './edition-credits.tsx'
import type { SearchData } from './queries.server.ts'
import { endOfAyah, NO_BREAK } from './rules.ts'

import './quran.css'

export function SearchPage({ found, crumbs }: { found: SearchData; crumbs: readonly Crumb[] }) {
  const { locale, t } = useI18n()
  const words = t.quran.search
  const edition = found.edition ? findEdition(found.edition) : null
  const hrefFor = (page: number) => {
    const query = new URLSearchParams({ q: found.query })
    if (found.edition && found.translator) query.set('in', found.edition)
    if (page > 1) query.set('page', String(page))
    return `/quran/search?${query}`
  }
  return (
    <div className="page quran-results pb-16">
      <BreadcrumbTrail crumbs={crumbs} />
      <h1 className="title pt-2 pb-4">{found.query ? words.titleFor(found.query) : words.title}</h1>
      <Form role="search" action="/quran/search" className="quran-find quran-find--wide">
        <label className="sr-only" htmlFor="quran-q">
          {t.quran.find.label}
        </label>
        <span className="with-icon grow">
          <Search className="i" />
          <input
            className="input"
            id="quran-q"
            name="q"
            type="search"
            dir="auto"
            maxLength={120}
            // A new search is a new box: the router keeps the element between pages.
            key={found.query}
            defaultValue={found.query}
            placeholder={t.quran.find.placeholder}
          />
        </span>
        {found.offered.length > 0 && (
          <select className="input" name="in" aria-label={words.inLanguage} defaultValue={found.edition ?? undefined}>
            {found.offered.map(({ id, languageName, translator }) => (
              <option key={id} value={id}>
                {`${languageName} · ${translator}`}
              </option>
            ))}
          </select>
        )}
        <Button type="submit">{t.quran.find.submit}</Button>
      </Form>
      <p className="small muted pt-3">{words.hint}</p>
      {found.surah && (
        <Link className="quran-start mt-5" to={found.surah.path}>
          <BookOpen className="i" />
          <span className="grow">
            <b className="strong">{words.surah(found.surah.name)}</b>
            <span className="small muted block">{found.surah.meaning}</span>
          </span>
          <bdi className="quran-start__ar" lang="ar" dir="rtl">
            {found.surah.heading}
          </bdi>
        </Link>
      )}
      {found.query && (
        <p className="strong pt-6" role="status">
          {found.count > 0 && found.meant !== null && words.meant(found.query, found.meant, words.found(found.count))}
          {found.count > 0 &&
            found.meant === null &&
            `${words.found(found.count)} ${found.translator ? words.inEdition(found.translator) : found.isBySound ? words.bySound : words.inArabic}`}
        </p>
      )}
      {found.query && found.count === 0 && (
        <EmptyState icon={Search} title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      <ol>
        {found.results.map(({ number, surah, ayah, name, arabic, translation }) => (
          <li key={number} className="quran-found">
            <Link className="link strong" to={versePath({ surah, ayah })}>
              {name} <span className="num">{writeVerse(locale, { surah, ayah })}</span>
            </Link>
            <p className="quran-found__ar" lang="ar" dir="rtl">
              <Marked pieces={arabic} />
              {NO_BREAK + endOfAyah(ayah)}
            </p>
            {translation && edition && (
              <p className="soft" lang={edition.language} dir={edition.direction}>
                <Marked pieces={translation} />
              </p>
            )}
          </li>
        ))}
      </ol>
      <Pagination page={found.page} pageCount={found.pageCount} hrefFor={hrefFor} className="pt-8" />
      <EditionCredits editions={edition ? [edition] : []} hasTransliteration={false} />
    </div>
  )
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0
  return pieces.map(({ text, hit }) => {
    const key = at
    at += text.length
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}
