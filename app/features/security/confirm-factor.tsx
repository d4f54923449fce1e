// A new second step counts once its first code was right: the picture and the key for the app, or the SMS, and the code.
import { Form, Link, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CodeField } from './code-field.tsx'
import { inGroups } from './rules.ts'

export type Unconfirmed = { factor: string } & (
  | { type: 'totp'; secret: string; picture: string }
  | { type: 'phone'; phone: string; challenge: string }
)

type Props = { unconfirmed: Unconfirmed; refusal: Refusal | undefined; backTo: string }

export function ConfirmFactor({ unconfirmed, refusal, backTo }: Props) {
  const all = useT()
  const t = all.security
  const busy = useNavigation().state === 'submitting'
  const words = { ...all.ui.refusals, ...t.errors }
  const error = errorAt(words, refusal, 'code') ?? errorAt(words, refusal, 'form')
  const isApp = unconfirmed.type === 'totp'
  return (
    <section aria-labelledby="confirm" className="panel stack gap-5">
      <div className="stack gap-2">
        <h2 className="h3" id="confirm">
          {isApp ? t.confirm.appTitle : t.confirm.phoneTitle}
        </h2>
        <p className="soft">{isApp ? t.confirm.appLead : t.confirm.phoneLead(unconfirmed.phone)}</p>
      </div>
      {isApp && (
        <div className="row row--wrap items-center gap-6">
          <img
            className="size-48 flex-none rounded-card bg-[#fff]"
            src={unconfirmed.picture}
            width={192}
            height={192}
            alt={t.confirm.qr}
          />
          <div className="stack min-w-0 gap-1">
            <p className="soft">{t.confirm.secret}</p>
            <p className="strong break-words" dir="ltr">
              <code data-secret={unconfirmed.secret}>{inGroups(unconfirmed.secret)}</code>
            </p>
          </div>
        </div>
      )}
      <Form method="post" className="stack gap-4" noValidate>
        <ErrorSummary errors={error ? [{ fieldId: 'code', message: error }] : []} title={all.auth.errorSummary} />
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="factor" value={unconfirmed.factor} />
        {isApp ? (
          <>
            <input type="hidden" name="secret" value={unconfirmed.secret} />
            <input type="hidden" name="picture" value={unconfirmed.picture} />
          </>
        ) : (
          <>
            <input type="hidden" name="challenge" value={unconfirmed.challenge} />
            <input type="hidden" name="phone" value={unconfirmed.phone} />
          </>
        )}
        <CodeField error={error} />
        <div className="row row--wrap gap-3">
          <Button type="submit" busy={busy}>
            {t.confirm.submit}
          </Button>
          <Link className="btn btn--ghost" to={backTo} reloadDocument>
            {t.confirm.cancel}
          </Link>
        </div>
      </Form>
    </section>
  )
}
