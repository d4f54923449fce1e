// The page for members who may not run a campaign yet: it tells who may, and how to become one.
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { OwnOrganiser } from './campaign.ts'
import '#app/core/contributions/contributions.css'

type Props = { crumbs: readonly Crumb[]; organisers: readonly OwnOrganiser[] }

export function NoOrganiser({ crumbs, organisers }: Props) {
  const t = useT()
  const words = t.giving.form
  return (
    <div className="page section">
      <div className="contribution-page stack gap-6">
        <BreadcrumbTrail crumbs={crumbs} />
        <header className="stack gap-2">
          <h1 className="title">{t.community.sections['giving-back'].write}</h1>
          <p className="lead">{words.noOrganiser}</p>
        </header>
        {organisers
          .filter(({ state }) => state === 'review')
          .map(({ id, name }) => (
            <Alert key={id}>{words.waiting(name)}</Alert>
          ))}
        <p>{words.noOrganiserText}</p>
        <p className="row row--wrap gap-3">
          <Button to="/community/giving-back?show=group">{words.registerGroup}</Button>
          <Button to="/community/giving-back" variant="outline">
            {t.giving.tabs.campaigns}
          </Button>
        </p>
      </div>
    </div>
  )
}
