// /about-us: what we hold ourselves to, each point beside the way to check it.
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { parseProse, splitChapters } from './prose.ts'
import { ProseText } from './prose-text.tsx'

type Props = { crumbs: Crumb[]; title: string; text: string; language: string }

export function AboutPage({ crumbs, title, text, language }: Props) {
  const { opening, chapters, closing } = splitChapters(parseProse(text))
  return (
    <div className="page stack gap-8 pb-16" lang={language}>
      <div>
        <BreadcrumbTrail crumbs={crumbs} />
        <h1 className="title pt-2">{title}</h1>
      </div>
      <div className="help-text">
        <ProseText blocks={opening} />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        {chapters.map(({ title: heading, id, blocks }) => (
          <section key={id} className="panel" aria-labelledby={id}>
            <h2 className="h4 pb-3" id={id}>
              {heading}
            </h2>
            <div className="help-text text-base">
              <ProseText blocks={blocks} />
            </div>
          </section>
        ))}
      </div>
      <div className="help-text">
        <ProseText blocks={closing} />
      </div>
    </div>
  )
}
