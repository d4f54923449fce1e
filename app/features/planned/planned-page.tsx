// A page whose own screen is still to be built: what it is for, and where to go on from here.

import { Link } from 'react-router'
import type { CoverTint } from '#app/core/media/art/cover-tints.ts'
import { coverUrl } from '#app/core/media/art/cover-url.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { ArrowRight } from '#app/ui/icons.ts'

export type PlannedPageData = {
  crumbs: Crumb[]
  title: string
  lead: string
  about: string
  art: { id: string; tint: CoverTint }
  onward: { to: string; label: string; lead: string }[]
}

export function PlannedPage({ page }: { page: PlannedPageData }) {
  const { planned: t } = useT().pages
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <header className="stack gap-2 pt-2 pb-8">
        <h1 className="title">{page.title}</h1>
        <p className="soft max-w-[46rem] text-lg">{page.lead}</p>
      </header>
      <section className="listing-lead" aria-labelledby="about-page">
        <div className="cover">
          <img src={coverUrl(page.art.id, page.art.tint)} alt="" width={640} height={480} />
        </div>
        <div className="listing-lead__body justify-center md:p-10">
          <h2 className="eyebrow" id="about-page">
            {t.about}
          </h2>
          <div className="text-lg text-ink">{page.about}</div>
        </div>
      </section>
      <nav className="pt-12" aria-labelledby="onward">
        <h2 className="h3 pb-4" id="onward">
          {t.onward}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {page.onward.map(({ to, label, lead }) => (
            <li key={to}>
              <Link className="panel row h-full hover:border-line-strong" to={to}>
                <span className="grow">
                  <span className="h4 block">{label}</span>
                  <span className="small soft block">{lead}</span>
                </span>
                <ArrowRight className="i flip text-brand-ink" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
