// The state of an idea and its reason; the owners' offers; and the forms of the team and of owners.
import { Form, href, Link } from 'react-router'
import type { Whole } from '#app/core/contributions/contribution.ts'
import { useLiveCount } from '#app/core/contributions/use-live-count.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { IdeaFacts, OwnBusiness } from './queries.server.ts'
import { STATUSES } from './rules.ts'
import { StatusBadge } from './status-badge.tsx'

export function IdeaStanding({ whole }: { whole: Whole<IdeaFacts> }) {
  const words = useT().ideas
  const { status, reason } = whole.facts
  // The button beside it counts so too.
  const wants = useLiveCount({ topic: `contribution:${whole.id}`, id: whole.id }, whole.reactions_count)
  return (
    <div className="stack gap-2">
      <p className="row row--wrap gap-2">
        <StatusBadge status={status} />
        <span className="small muted">{words.wants(wants)}</span>
      </p>
      {reason && (
        <p className="contribution-quote" dir="auto">
          {reason}
        </p>
      )}
    </div>
  )
}

type Props = { whole: Whole<IdeaFacts>; action: string; businesses: readonly OwnBusiness[]; state: Refusal | undefined }

export function IdeaForms({ whole, action, businesses, state }: Props) {
  const t = useT()
  const words = t.ideas
  const errors = { ...t.ui.refusals, ...t.contributions.errors, ...words.errors }
  const { offers, status, reason } = whole.facts
  return (
    <>
      {offers.length > 0 && (
        <section className="panel stack gap-3" aria-label={words.offers}>
          <h2 className="h4">{words.offers}</h2>
          {offers.map((offer) => (
            <p key={offer.slug} dir="auto">
              <Link className="link strong" to={href('/business/:id', { id: offer.slug })}>
                {offer.name}
              </Link>{' '}
              {offer.words}
            </p>
          ))}
        </section>
      )}
      {whole.category === 'town' && businesses.length > 0 && (
        <details className="quiet-details">
          <summary>{words.offer}</summary>
          <Form method="post" action={action} className="stack gap-3">
            <Field label={words.offerPlace}>
              <Select name="place">
                {businesses.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              label={words.offerWords}
              hint={words.offerHint}
              error={errorAt(errors, state, 'words') ?? errorAt(errors, state, 'form')}
              required
            >
              <Textarea name="words" rows={3} maxLength={500} dir="auto" defaultValue={state?.values.words} />
            </Field>
            <p>
              <Button type="submit" size="sm" name="intent" value="offer">
                {words.offerSend}
              </Button>
            </p>
          </Form>
        </details>
      )}
      {whole.may.tend && (
        <details className="quiet-details">
          <summary>{words.setStatus}</summary>
          <Form method="post" action={action} className="stack gap-3">
            <Field label={words.setStatus} hideLabel>
              <Select name="status" defaultValue={status}>
                {(['open', ...STATUSES] as const).map((one) => (
                  <option key={one} value={one}>
                    {words.statuses[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={words.reason} error={errorAt(errors, state, 'reason') ?? errorAt(errors, state, 'form')}>
              <Textarea name="reason" rows={3} maxLength={1000} dir="auto" defaultValue={reason ?? ''} />
            </Field>
            <p>
              <Button type="submit" size="sm" name="intent" value="status">
                {words.saveStatus}
              </Button>
            </p>
          </Form>
        </details>
      )}
    </>
  )
}
