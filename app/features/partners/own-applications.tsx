// A member's applications: where each stands, and the badge of one that was taken in.
import { href } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import type { OwnApplication } from './queries.server.ts'

/** What goes on the partner's site, in the language they chose for it. */
export type BadgeCode = { html: string; locale: Locale }

type Application = OwnApplication & { html: BadgeCode | null }

const TONE = { pending: 'neutral', approved: 'brand', declined: 'warning', revoked: 'danger' } as const

export function OwnApplications({ applications }: { applications: Application[] }) {
  const words = useI18n().t.partners
  return (
    <Card as="section" title={words.mine}>
      <ul className="stack gap-8">
        {applications.map((application) => (
          <li key={application.id} className="stack gap-3">
            <div className="row row--wrap gap-3">
              <h3 className="h4">
                <bdi>{application.name}</bdi>
              </h3>
              <Badge tone={TONE[application.state]}>{words.states[application.state]}</Badge>
            </div>
            {application.note && (
              <p className="whitespace-pre-line" dir="auto">
                <b>{words.note}:</b> {application.note}
              </p>
            )}
            {application.badge && application.html && (
              <BadgeTools application={application} code={application.badge.code} written={application.html} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function BadgeTools({ application, code, written }: { application: Application; code: string; written: BadgeCode }) {
  const words = useI18n().t.partners
  return (
    <>
      {application.until && (
        <p className={application.isOver ? 'strong' : 'soft'}>
          {application.isOver ? words.over(application.until) : words.until(application.until)}
        </p>
      )}
      <img
        className="partners-badge self-start"
        src={`/embed/partner/${code}.svg?lang=${written.locale}`}
        alt={`${words.label}: ${application.name}`}
        height="40"
      />
      <LinkTabs
        label={words.codeLanguage}
        items={locales.map((locale) => ({
          to: `/partners?badge=${locale}`,
          label: <span lang={locale}>{languageNames[locale]}</span>,
          current: locale === written.locale,
        }))}
      />
      <CopyField label={words.code} hint={words.codeHint} text={written.html} />
      <Button to={href('/partners/verify/:code', { code })} variant="outline" className="self-start">
        {words.check}
      </Button>
    </>
  )
}
