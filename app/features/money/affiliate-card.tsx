// One affiliate or application: who, what they wrote, what they brought, and the decision.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import type { MoneyAffiliate } from './queries.server.ts'
import type { AffiliateState } from './rules.ts'

const WAYS = {
  pending: ['approve', 'decline'],
  approved: ['pause'],
  paused: ['approve', 'decline'],
  declined: ['approve'],
} as const
const DECISION = { approve: 'approved', decline: 'declined', pause: 'paused' } as const

export function AffiliateCard({ person, state }: { person: MoneyAffiliate; state: AffiliateState }) {
  const t = useT().money
  const words = t.affiliates
  const titleId = `affiliate-${person.id}`
  return (
    <article className="panel stack gap-3" aria-labelledby={titleId}>
      <h2 className="h3" id={titleId}>
        <bdi>{person.name}</bdi>
      </h2>
      <p className="small muted row row--wrap gap-x-4 gap-y-1">
        <a className="link break-all" href={`mailto:${encodeURIComponent(person.email)}`} dir="ltr">
          {person.email}
        </a>
        {person.website && (
          <a className="link break-all" href={person.website} rel="noopener nofollow" dir="ltr">
            {person.website}
          </a>
        )}
        <span>{words.applied(person.date)}</span>
        {state !== 'pending' && <span>{words.figures(person.clicks, person.referrals)}</span>}
      </p>
      <p className="whitespace-pre-line break-words" dir="auto">
        {person.about}
      </p>
      {person.isOwn ? (
        <p className="soft">{t.own}</p>
      ) : (
        <Form method="post" className="row row--wrap gap-3">
          <input type="hidden" name="intent" value="decide" />
          <input type="hidden" name="person" value={person.id} />
          {WAYS[state].map((way) => (
            <Button
              key={way}
              type="submit"
              name="decision"
              value={DECISION[way]}
              variant={way === 'approve' ? 'primary' : 'outline'}
            >
              {words[way]}
              <span className="sr-only">: {person.name}</span>
            </Button>
          ))}
          {state === 'pending' && <p className="small muted self-center">{words.terms}</p>}
        </Form>
      )}
    </article>
  )
}
