// The privacy policy and the terms: contents beside the text, and every version that was ever in force.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import '#app/ui/styles/detail.css'
import { parseProse, splitChapters } from './prose.ts'
import { ProseText } from './prose-text.tsx'

export type LegalText = {
  path: string
  title: string
  text: string
  language: string
  /** From when these words apply. */
  since: string
  isOlder: boolean
  versions: string[]
}

type Props = {
  crumbs: Crumb[]
  page: LegalText
  /** What the code itself knows, below the words. */
  also?: { id: string; title: string; shown: ReactNode } | undefined
}

export function LegalPage({ crumbs, page, also }: Props) {
  const { locale, t } = useI18n()
  const words = t.help.site
  const blocks = parseProse(page.text)
  const { chapters } = splitChapters(blocks)
  const date = writeDate(locale, page.since)
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="stack gap-2 pt-2 pb-6">
        <h1 className="title" lang={page.language}>
          {page.title}
        </h1>
        <p className="small muted">{words.versionOf(date)}</p>
      </header>
      <div className="stack gap-4 pb-6">
        {page.isOlder && (
          <Alert tone="warning">
            {words.older(date)}{' '}
            <Link className="link" to={page.path}>
              {words.toCurrent}
            </Link>
          </Alert>
        )}
        {locale !== 'en' && (
          <Alert>
            {words.binding}{' '}
            <a className="link" href={inLocale(page.path, 'en')} lang="en" hrefLang="en">
              {words.readEnglish}
            </a>
          </Alert>
        )}
      </div>
      <div className="detail">
        <article className="help-text" lang={page.language}>
          <ProseText blocks={blocks} />
          {also && (
            <div lang={locale} className="pt-6">
              {also.shown}
            </div>
          )}
        </article>
        <div className="detail__side">
          <nav className="panel stack gap-2" aria-labelledby="contents">
            <h2 className="h4" id="contents">
              {words.contents}
            </h2>
            <ul className="stack gap-1" lang={page.language}>
              {chapters.map(({ id, title }) => (
                <li key={id}>
                  <a className="link" href={`#${id}`}>
                    {title}
                  </a>
                </li>
              ))}
              {also && (
                <li lang={locale}>
                  <a className="link" href={`#${also.id}`}>
                    {also.title}
                  </a>
                </li>
              )}
            </ul>
          </nav>
          <nav className="panel stack gap-2" aria-labelledby="versions">
            <h2 className="h4" id="versions">
              {words.earlier}
            </h2>
            <ul className="stack gap-1">
              {page.versions.map((at, n) => (
                <li key={at}>
                  <Link
                    className="link"
                    to={n === 0 ? page.path : `${page.path}?${new URLSearchParams({ version: at })}`}
                  >
                    {writeDate(locale, at)}
                  </Link>{' '}
                  {n === 0 && <span className="small muted">({words.current})</span>}
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </div>
  )
}
