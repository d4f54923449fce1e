// The guide to services: needs of a life, each with those who offer it near the visitor.
import './location-pages.css'
import { Link } from 'react-router'
import { CategoryIcon } from '#app/core/categories/category-icon.tsx'
import { SearchForm } from '#app/core/listings/search-form.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { MapPin } from '#app/ui/icons.ts'
import { AddYours } from './add-yours.tsx'
import type { ServiceGroup } from './rules.ts'

export type ServicesPageData = {
  crumbs: Crumb[]
  /** The visitor's place; null when it is unknown. */
  place: string | null
  groups: { id: ServiceGroup['id']; icon: string; links: ServiceLink[] }[]
}

type ServiceLink = { name: string; count: number; to: string }

export function ServicesPage({ page }: { page: ServicesPageData }) {
  const { frame, locationPages } = useT()
  const t = locationPages.services
  const { search } = frame
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <header className="loc__head">
        <h1 className="title">{t.title}</h1>
        <p className="soft max-w-[46rem] text-lg">{t.lead}</p>
        <p className="row row--wrap small muted gap-2">
          <MapPin className="i i--sm" />
          {page.place ? t.near(page.place) : t.anywhere}
          {!page.place && (
            <Link className="link" to="/place">
              {t.setPlace}
            </Link>
          )}
        </p>
        <SearchForm
          query=""
          words={{ searchLabel: search.label, searchPlaceholder: search.placeholder, search: search.submit }}
        />
      </header>
      <div className="loc-services">
        {page.groups.map(({ id, icon, links }) => (
          <section key={id} className="loc-services__group" aria-labelledby={`services-${id}`}>
            <div className="loc-services__head">
              <span>
                <CategoryIcon category={icon} className="i" />
              </span>
              <h2 className="h4" id={`services-${id}`}>
                {t.groups[id].title}
              </h2>
              <p>{t.groups[id].text}</p>
            </div>
            <ServiceLinks links={links} />
          </section>
        ))}
      </div>
      <AddYours title={t.missing.title} text={t.missing.text} />
    </div>
  )
}

/** What is there as a list; what nobody offers yet in one line below it. */
function ServiceLinks({ links }: { links: readonly ServiceLink[] }) {
  const t = useT().locationPages.services
  const listed = links.filter(({ count }) => count > 0)
  const missing = links.filter(({ count }) => count === 0)
  return (
    <>
      {listed.length > 0 && (
        <ul className="loc-services__links">
          {listed.map(({ name, count, to }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
              <span className="small muted num">{t.listed(count)}</span>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <div className="loc-services__missing">
          <p className="small muted">{t.none}</p>
          <ul>
            {missing.map(({ name, to }) => (
              <li key={to}>
                <Link className="link" to={to}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
