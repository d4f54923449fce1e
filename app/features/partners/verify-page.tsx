// The page that verifies a badge: it is ours or not, its partner, and whether it still counts.
import './partners.css'
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { BadgeCheck, TriangleAlert } from '#app/ui/icons.ts'

export type CheckedBadge =
  | { state: 'forged' }
  | {
      state: 'valid' | 'expired' | 'revoked' | 'replaced'
      name: string
      host: string | null
      website: string | null
      since: string | null
      until: string | null
    }

export function VerifyPage({ badge }: { badge: CheckedBadge }) {
  const words = useT().partners.verify
  const isValid = badge.state === 'valid'
  const Mark = isValid ? BadgeCheck : TriangleAlert
  return (
    <div className="page section stack max-w-2xl gap-6">
      <p className="eyebrow">{words.title}</p>
      <article className="panel stack gap-5">
        <div className="row gap-4 items-start">
          <Mark className={isValid ? 'i i--lg text-brand-ink flex-none' : 'i i--lg flex-none'} />
          <div className="stack gap-2">
            <h1 className="h1">{words.states[badge.state]}</h1>
            <p className="lead">{badge.state === 'forged' ? words.text.forged : words.text[badge.state](badge.name)}</p>
          </div>
        </div>
        {badge.state !== 'forged' && <Facts badge={badge} />}
        <p className="small muted">{words.how}</p>
      </article>
      {badge.state !== 'forged' && badge.host && (
        <p className="soft">
          {words.elsewhere}{' '}
          <Link className="link" to="/contact">
            {words.tell}
          </Link>
        </p>
      )}
      <Button to="/partners" variant="outline" className="self-start">
        {words.all}
      </Button>
    </div>
  )
}

function Facts({ badge }: { badge: Exclude<CheckedBadge, { state: 'forged' }> }) {
  const words = useT().partners.verify
  const { name, host, website, since, until } = badge
  return (
    <DescriptionList
      items={[
        { term: words.partner, detail: <bdi>{name}</bdi> },
        ...(host && website
          ? [
              {
                term: words.site,
                detail: (
                  <a className="link" href={website} rel="noopener nofollow" dir="ltr">
                    {host}
                  </a>
                ),
              },
            ]
          : []),
        ...(since ? [{ term: words.since, detail: since }] : []),
        ...(until ? [{ term: words.until, detail: until }] : []),
      ]}
    />
  )
}
