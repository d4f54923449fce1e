// The page of the partners: their names, what being one means, and the way in.
import './partners.css'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Check } from '#app/ui/icons.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ApplicationForm } from './application-form.tsx'
import { type BadgeCode, OwnApplications } from './own-applications.tsx'
import type { OwnApplication, ShownPartner } from './queries.server.ts'

type Props = {
  partners: ShownPartner[]
  own: (OwnApplication & { html: BadgeCode | null })[]
  contact: { name: string; email: string } | null
  state: Outcome<unknown> | undefined
}

export function PartnersPage({ partners, own, contact, state }: Props) {
  const words = useT().partners
  return (
    <div className="page section stack gap-10">
      <header className="stack gap-3 max-w-3xl">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {own.length > 0 && <OwnApplications applications={own} />}
      <section className="stack gap-4" aria-labelledby="partners-list">
        <SectionHeading id="partners-list" title={words.list} />
        {partners.length === 0 ? (
          <p className="panel soft">{words.none}</p>
        ) : (
          <ul className="partners-grid">
            {partners.map((partner) => (
              <li key={partner.id}>
                <PartnerTile partner={partner} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="grid gap-6 md:grid-cols-2">
        <Card as="section" title={words.what}>
          <ul className="stack gap-3">
            {words.points.map((point) => (
              <li key={point} className="row gap-3 items-start">
                <Check className="i i--sm text-brand-ink flex-none mt-1" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </Card>
        <Card as="section" title={words.badge}>
          <p>{words.badgeText}</p>
        </Card>
      </div>
      <div className="max-w-3xl">
        {state?.ok ? (
          <Alert tone="success" title={words.sent} announce>
            {words.sentText}
          </Alert>
        ) : (
          <ApplicationForm contact={contact} state={state} />
        )}
      </div>
    </div>
  )
}

function PartnerTile({ partner: { name, about, logo, website, isSample } }: { partner: ShownPartner }) {
  const t = useT()
  return (
    <article className="panel partners-tile">
      <img className="h-10 w-auto max-w-32 object-contain" src={logo} alt="" width="40" height="40" loading="lazy" />
      <h3 className="strong">
        <bdi>{name}</bdi> {isSample && <Badge>{t.listings.sample}</Badge>}
      </h3>
      {about && (
        <p className="small soft" dir="auto">
          {about}
        </p>
      )}
      {website && (
        <a className="link small" href={website.to} rel="noopener" dir="ltr" aria-label={`${name}: ${website.host}`}>
          {website.host}
        </a>
      )}
    </article>
  )
}
