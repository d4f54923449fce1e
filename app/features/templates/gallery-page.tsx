// /templates: every poster that fits, filled at once from one's own place or a chosen one. Each is the sheet itself, small.
import { Form, Link } from 'react-router'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Whose } from './gallery.server.ts'
import type { SetName } from './gallery.ts'
import type { Poster } from './poster.ts'
import { PosterSheet } from './poster-sheet.tsx'
import type { Kind } from './rules.ts'
import '#app/ui/styles/work.css'

export type GalleryData = {
  crumbs: Crumb[]
  /** Whose posters these are; empty where no place is chosen. */
  name: string
  whose: Whose | 'chosen'
  sets: { set: SetName; sheets: { kind: Kind; poster: Poster; query: string }[] }[]
  search: string
  matches: { place: string; name: string; where: string }[]
}

export function GalleryPage({ data: { crumbs, name, whose, sets, search, matches } }: { data: GalleryData }) {
  const t = useT().templates
  return (
    <div className="page stack gap-6 pb-16">
      <div>
        <BreadcrumbTrail crumbs={crumbs} />
        <header className="stack gap-2 pt-2">
          <h1 className="title">{t.title}</h1>
          <p className="soft max-w-[46rem] text-lg">{t.lead}</p>
        </header>
      </div>
      <div className="stack gap-3 max-w-2xl">
        <Form method="get" action="/templates" role="search">
          <Field label={t.place} hint={name ? t.gallery.from[whose](name) : t.gallery.choose}>
            <div className="row gap-2">
              <Input
                key={search}
                name="q"
                type="search"
                maxLength={100}
                defaultValue={search}
                dir="auto"
                className="grow"
              />
              <Button type="submit" variant="outline">
                {t.find}
              </Button>
            </div>
          </Field>
        </Form>
        {matches.length > 0 && (
          <ul className="panel panel--flush divide-y divide-line" aria-label={t.matches}>
            {matches.map(({ place, name: found, where }) => (
              <li key={place}>
                <Link
                  className="block px-5 py-3 hover:text-brand-ink"
                  to={`/templates?${new URLSearchParams({ place })}`}
                  preventScrollReset
                >
                  <b>{found}</b> <span className="small muted">{where}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {search !== '' && matches.length === 0 && <Alert>{t.gallery.none}</Alert>}
      </div>
      <div className="templates-sets">
        {sets.map(({ set, sheets }) => (
          <section key={set} className="stack gap-4" aria-labelledby={`set-${set}`}>
            <h2 className="h3" id={`set-${set}`}>
              {t.gallery.sets[set]}
            </h2>
            <ul className="templates-gallery">
              {sheets.map(({ kind, poster, query }) => (
                <li key={kind} className="templates-tile">
                  {/* The drawing is to look at: its words are read where the poster is made. */}
                  <div inert aria-hidden="true">
                    <PosterSheet poster={poster} colour="green" own={null} />
                  </div>
                  <Link className="templates-tile__link strong" to={`/templates?${query}`}>
                    {t.kinds[kind]}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
