// The page for an address that leads nowhere: a search, the nearest matches, and places to start from.

import { Link } from 'react-router'
import { SearchForm } from '#app/core/listings/search-form.tsx'
import { useOpen } from '#app/core/request/use-open.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { ArrowRight, ChevronRight, Landmark, Store } from '#app/ui/icons.ts'
import type { NearMatch } from './near-match.ts'

type Props = {
  /** What the address was about; the general words when it is not known. */
  title?: string
  query?: string
  matches?: readonly NearMatch[]
}

export function NotFound({ title, query = '', matches = [] }: Props) {
  const t = useT().errors.notFound
  const isOpen = useOpen()
  const kindWord = { business: t.kindBusiness, mosque: t.kindMosque, page: '' }
  const starts = [
    ['/', t.links.home],
    ['/businesses', t.links.businesses],
    ['/mosques', t.links.mosques],
    ['/community', t.links.community],
    ['/help', t.links.help],
  ] as const
  return (
    <div className="page section">
      <div className="stack mx-auto max-w-[44rem] gap-8">
        <header className="stack gap-3">
          <h1 className="title">{title ?? t.title}</h1>
          <p className="soft text-lg">{t.lead}</p>
        </header>
        <SearchForm query={query} words={t} />
        {matches.length > 0 && (
          <section className="stack gap-3" aria-labelledby="near-matches">
            <h2 className="h3" id="near-matches">
              {t.nearest}
            </h2>
            <ul className="panel panel--flush divide-y divide-line">
              {matches.map(({ kind, path, name, location }) => (
                <li key={path}>
                  <Link className="row min-h-14 px-5 py-3 hover:bg-surface-2" to={path}>
                    {kind === 'page' ? (
                      <ArrowRight className="i flip text-brand-ink" aria-hidden="true" />
                    ) : kind === 'mosque' ? (
                      <Landmark className="i text-brand-ink" aria-hidden="true" />
                    ) : (
                      <Store className="i text-brand-ink" aria-hidden="true" />
                    )}
                    <span className="grow">
                      <bdi className="strong">{name}</bdi>
                      <span className="small muted block">
                        {[kindWord[kind], location].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                    <ChevronRight className="i i--sm flip muted" aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <nav className="stack gap-3" aria-labelledby="start-pages">
          <h2 className="h3" id="start-pages">
            {t.start}
          </h2>
          <ul className="row row--wrap">
            {starts
              .filter(([to]) => isOpen(to))
              .map(([to, label]) => (
                <li key={to}>
                  <Link className="btn btn--line" to={to}>
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
