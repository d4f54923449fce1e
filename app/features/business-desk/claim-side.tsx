// One claimant's side, with their proof, and the staff's decision.
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { ClaimSides } from './queries.server.ts'

type Props = { claim: ClaimSides['claims'][number]; document: string | undefined }

export function ClaimSide({ claim, document }: Props) {
  const { locale, t } = useI18n()
  const words = t.businessDesk.staffClaims
  const { roles, methods, states } = t.businessDesk.claim
  const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeZone: 'UTC' })
  const canDecide = claim.item_id !== null && claim.item_status === 'open' && !claim.is_mine
  return (
    <article className="own-side" aria-label={claim.claimant}>
      <div className="row between">
        <h3 className="h4">{claim.claimant}</h3>
        <Badge tone={claim.state === 'disputed' ? 'warning' : claim.state === 'verified' ? 'brand' : 'info'}>
          {states[claim.state]}
        </Badge>
      </div>
      <p className="small muted">
        {claim.claimant_email} · {words.memberSince(date.format(new Date(claim.member_since)))}
      </p>
      <p>
        <b className="strong">{claim.business_name}</b> · {roles[claim.role]}
      </p>
      <p>{methods[claim.method].label}</p>
      {claim.evidence && <p className="own-about soft">{claim.evidence}</p>}
      <ul className="stack gap-1 small">
        {claim.code_confirmed_at && <li>{words.codeConfirmed}</li>}
        {claim.vouches.map(({ name, mosque, note }) => (
          <li key={name}>
            {words.vouchedBy(name, mosque ?? '')}
            {note && `: ${note}`}
          </li>
        ))}
      </ul>
      {document && (
        <p>
          <a className="link" href={document} target="_blank" rel="noreferrer">
            {words.openDocument}
          </a>
        </p>
      )}
      {claim.is_mine && <p className="small muted">{words.own}</p>}
      {canDecide && (
        <Form method="post" className="stack gap-3">
          <input type="hidden" name="item" value={claim.item_id ?? ''} />
          <input type="hidden" name="mark" value={claim.mark} />
          <Field id={`note-${claim.id}`} label={words.note} hint={words.noteHint} optional>
            <Textarea name="note" rows={2} maxLength={2000} />
          </Field>
          <div className="own-actions">
            {/* Nothing takes a business back once it has an owner: whoever gives it away says so twice. */}
            <details className="own-edit">
              <summary className="btn btn--sm">{words.approve}</summary>
              <div className="stack gap-3">
                <p className="small">{words.approveText(claim.claimant, claim.business_name)}</p>
                <Button type="submit" name="decision" value="approved" size="sm" variant="outline">
                  {words.approveYes}
                </Button>
              </div>
            </details>
            <Button type="submit" name="decision" value="needs_info" size="sm" variant="outline">
              {words.ask}
            </Button>
            <Button type="submit" name="decision" value="rejected" size="sm" variant="danger">
              {words.reject}
            </Button>
          </div>
        </Form>
      )}
    </article>
  )
}
