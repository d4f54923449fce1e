// The way in: search, continue, and all surahs or juz.
import { Link } from 'react-router'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { ContinueReading } from './continue-reading.tsx'
import { EditionCredits } from './edition-credits.tsx'
import { FindBox } from './find-box.tsx'
import { PageForm } from './passage-list.tsx'
import type { IndexData } from './queries.server.ts'
import { VerifiedBadge } from './verified-badge.tsx'

import './quran.css'

export type BrowseBy = 'surah' | 'juz' | 'page'
type Props = { index: IndexData; by: BrowseBy; crumbs: readonly Crumb[] }

export function IndexPage({ index, by, crumbs }: Props) {
  const { locale, t } = useI18n()
  const words = t.quran
  const n = (value: number) => formatNumber(locale, value)
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="quran-intro">
        <div className="stack gap-2">
          <div className="row row--wrap gap-3">
            <h1 className="title">{words.title}</h1>
            <VerifiedBadge check={index.check} />
          </div>
          <p className="soft max-w-[40rem] text-lg">{words.lead}</p>
        </div>
        <FindBox id="quran-find" hasButton />
      </header>
      <ContinueReading names={index.surahs.map(({ name }) => name)} />
      <LinkTabs
        label={words.by}
        className="mt-8"
        items={[
          { to: '/quran', label: words.browse.surah, current: by === 'surah' },
          { to: '/quran?by=juz', label: words.browse.juz, current: by === 'juz' },
          { to: '/quran?by=page', label: words.browse.page, current: by === 'page' },
        ]}
      />
      {by === 'surah' && (
        <ol className="quran-tiles" aria-label={words.surahs}>
          {index.surahs.map(({ number, name, meaning, arabic, size, isMeccan }) => (
            <li key={number}>
              <Link className="quran-tile" to={`/quran/${number}`}>
                <span className="quran-no num">{n(number)}</span>
                <span>
                  <b className="strong">{name}</b>
                  {meaning && <span className="small soft block">{meaning}</span>}
                  <span className="tiny muted block">
                    {isMeccan ? words.meccan : words.medinan} · {words.verses(size)}
                  </span>
                </span>
                {locale !== 'ar' && (
                  <bdi lang="ar" dir="rtl">
                    {arabic}
                  </bdi>
                )}
              </Link>
            </li>
          ))}
        </ol>
      )}
      {by === 'juz' && (
        <ol className="quran-tiles" aria-label={words.allJuz}>
          {index.juz.map(({ number, begins }) => (
            <li key={number}>
              <Link className="quran-tile" to={`/quran/juz/${number}`}>
                <span className="quran-no num">{n(number)}</span>
                <span>
                  <b className="strong">{words.juzTitle(n(number))}</b>
                  <span className="small soft block">{words.juzBegins(begins)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      {by === 'page' && (
        <div className="stack gap-5 pt-6">
          <div className="max-w-[20rem]">
            <PageForm />
          </div>
          <ol className="quran-pages">
            {Array.from({ length: 604 }, (_, i) => i + 1).map((page) => (
              <li key={page}>
                <Link to={`/quran/page/${page}`} aria-label={words.pageTitle(n(page))}>
                  {n(page)}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      <EditionCredits editions={[]} hasTransliteration={false} />
    </div>
  )
}
