// One partner or application on the staff's screen: what they sent, and the decision.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { PartnerFile } from './queries.server.ts'
import { LONGEST, type PartnerState } from './rules.ts'

/** What can be done at once, and what takes a reason. */
const WAYS = {
  pending: { plain: 'approve', withReason: 'decline' },
  approved: { plain: 'renew', withReason: 'revoke' },
  declined: { plain: 'approve', withReason: null },
  revoked: { plain: 'approve', withReason: null },
} as const
const DECISION = { approve: 'approved', decline: 'declined', revoke: 'revoked', renew: 'renewed' } as const

type Props = { partner: PartnerFile; state: PartnerState; error: string | undefined; note: string | undefined }

export function PartnerCard({ partner, state, error, note }: Props) {
  const t = useT().partners
  const words = t.staff
  const { contact } = partner
  const titleId = `partner-${partner.id}`
  return (
    <article className="panel stack gap-3" aria-labelledby={titleId}>
      <div className="row gap-4">
        {partner.logo && (
          <img className="h-10 w-auto max-w-24 object-contain" src={partner.logo} alt="" width="40" height="40" />
        )}
        <h2 className="h3" id={titleId}>
          <bdi>{partner.name}</bdi>
        </h2>
      </div>
      <p className="small muted row row--wrap gap-x-4 gap-y-1">
        {partner.website && (
          <a className="link break-all" href={partner.website} rel="noopener nofollow" dir="ltr">
            {partner.website}
          </a>
        )}
        {contact && (
          <>
            <bdi>{contact.name}</bdi>
            <a className="link" href={`mailto:${encodeURIComponent(contact.email)}`} dir="ltr">
              {contact.email}
            </a>
          </>
        )}
        <span>{words.applied(partner.applied)}</span>
        {state === 'approved' && <span>{partner.until ? words.until(partner.until) : words.noEnd}</span>}
      </p>
      {partner.about && (
        <p className="strong" dir="auto">
          {partner.about}
        </p>
      )}
      {contact?.message && (
        <p className="whitespace-pre-line break-words" dir="auto">
          {contact.message}
        </p>
      )}
      {contact?.note && (
        <p className="soft whitespace-pre-line" dir="auto">
          <b>{t.note}:</b> {contact.note}
        </p>
      )}
      {contact?.isOwn ? (
        <p className="soft">{words.own}</p>
      ) : (
        <Decision partner={partner} state={state} error={error} note={note} />
      )}
    </article>
  )
}

function Decision({ partner, state, error, note }: Props) {
  const words = useT().partners.staff
  const { plain, withReason } = WAYS[state]
  return (
    <div className="stack gap-2">
      {(plain !== 'renew' || partner.until) && (
        <Form method="post">
          <input type="hidden" name="partner" value={partner.id} />
          <Button type="submit" name="decision" value={DECISION[plain]}>
            {words[plain]}
            <span className="sr-only">: {partner.name}</span>
          </Button>
        </Form>
      )}
      {withReason && (
        <details open={error !== undefined || undefined}>
          <summary className="btn btn--line">
            {words[withReason]}
            <span className="sr-only">: {partner.name}</span>
          </summary>
          <Form method="post" className="stack gap-4 pt-4" noValidate>
            <input type="hidden" name="partner" value={partner.id} />
            <Field id={`note-${partner.id}`} label={words.reason} error={error} required>
              <Textarea name="note" rows={3} maxLength={LONGEST.note} dir="auto" defaultValue={note} />
            </Field>
            <Button type="submit" name="decision" value={DECISION[withReason]} variant="danger" className="self-start">
              {words[withReason]}
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}
