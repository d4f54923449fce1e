// The progress of a claim and its next step, with the field for the code where one was sent.
import { Form, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { ClaimOptions, OwnClaim } from './queries.server.ts'
import { deskErrors } from './rules.ts'

type Props = { claim: OwnClaim; options: ClaimOptions; state: Refusal | null }

const TONE = {
  pending: 'info',
  verified: 'brand',
  needs_info: 'warning',
  rejected: 'danger',
  disputed: 'warning',
  revoked: 'danger',
  withdrawn: 'neutral',
} as const

export const isOpenClaim = ({ state }: OwnClaim) => ['pending', 'needs_info', 'disputed'].includes(state)

/** Where the code went, as far as the claimant may see it. */
function addressOf({ method, mailbox }: OwnClaim, options: ClaimOptions): string | null {
  if (method === 'phone_code') return options.masked_phone
  if (method === 'email_code') return options.masked_email
  return method === 'domain_code' && options.domain && mailbox ? `${mailbox}@${options.domain}` : null
}

export function ClaimProgress({ claim, options, state }: Props) {
  const { locale, t } = useI18n()
  const words = t.businessDesk.claim
  const isBusy = useNavigation().state === 'submitting'
  const isWaiting = isOpenClaim(claim) && !claim.code_confirmed
  const address = isWaiting ? addressOf(claim, options) : null
  const next = () => {
    if (claim.state === 'disputed') return claim.code_confirmed ? words.next.disputedConfirmed : words.next.disputed
    if (claim.state === 'pending') {
      const step = words.next[claim.method]
      return typeof step === 'string' ? step : step(formatNumber(locale, claim.vouches))
    }
    return claim.state === 'withdrawn' ? words.withdrawn : words.next[claim.state]
  }
  return (
    <section className="panel stack gap-5" aria-labelledby="claim-state">
      <div className="panel__head">
        <h2 className="h4" id="claim-state">
          {words.methods[claim.method].label}
        </h2>
        <Badge tone={TONE[claim.state]}>{words.states[claim.state]}</Badge>
      </div>
      <p>{next()}</p>
      {claim.note && (
        <p className="soft">
          <b className="strong">{words.noteFromStaff}:</b> {claim.note}
        </p>
      )}
      {isWaiting && claim.site_token && options.domain && (
        <SiteProof claim={claim.id} token={claim.site_token} domain={options.domain} />
      )}
      {address && (
        <>
          <Form method="post" className="stack gap-4" noValidate>
            <input type="hidden" name="intent" value="code" />
            <input type="hidden" name="claim" value={claim.id} />
            <Field
              id="code"
              label={words.code}
              hint={
                words.codeHint(address) +
                (claim.tries_left !== null && claim.tries_left < 5
                  ? ` ${words.triesLeft(Math.max(0, claim.tries_left))}`
                  : '')
              }
              error={errorAt(deskErrors(t), state, 'code')}
              className="max-w-72"
            >
              <Input
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                dir="ltr"
                className="num"
              />
            </Field>
            <div>
              <Button type="submit" busy={isBusy}>
                {words.enter}
              </Button>
            </div>
          </Form>
          <Form method="post">
            <input type="hidden" name="intent" value="resend" />
            <input type="hidden" name="claim" value={claim.id} />
            <button type="submit" className="link">
              {words.resend}
            </button>
          </Form>
        </>
      )}
      {isOpenClaim(claim) && (
        <Form method="post">
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="claim" value={claim.id} />
          <button type="submit" className="link">
            {words.withdraw}
          </button>
        </Form>
      )}
    </section>
  )
}

/** What to put on the site: either is enough. */
function SiteProof({ claim, token, domain }: { claim: string; token: string; domain: string }) {
  const words = useI18n().t.businessDesk.claim.site
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className="stack gap-4">
      <div className="stack gap-2">
        <p className="strong">{words.file}</p>
        <p className="soft">{words.fileText}</p>
        <pre className="own-code" dir="ltr">{`https://${domain}/.well-known/mahalla.txt\n\n${token}`}</pre>
      </div>
      <div className="stack gap-2">
        <p className="strong">{words.tag}</p>
        <p className="soft">{words.tagText}</p>
        <pre className="own-code" dir="ltr">{`<meta name="mahalla-site-verification" content="${token}">`}</pre>
      </div>
      <Form method="post">
        <input type="hidden" name="intent" value="look" />
        <input type="hidden" name="claim" value={claim} />
        <Button type="submit" busy={isBusy}>
          {words.look}
        </Button>
      </Form>
    </div>
  )
}
