// The last step: how to begin, one look at everything, publish.
import { Link } from 'react-router'
import type { PlanType } from '#app/core/auth/membership.ts'
import { annualSaving, formatPrice, type Prices } from '#app/core/auth/plans.ts'
import type { Typed } from '#app/core/listing-form/choices.ts'
import { PhotoUploadField } from '#app/core/media/photo-upload-field.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Check } from '#app/ui/icons.ts'
import { Radio } from '#app/ui/radio.tsx'
import type { SimilarListing } from './choices.ts'
import { type Step, stepPath } from './rules.ts'
import { SimilarNotice } from './similar-notice.tsx'

export type PlanStepData = {
  mayTry: boolean
  prices: Prices
  /** The plan the account has now. */
  present: PlanType | null
  overview: { step: Step; lines: string[] }[]
}

type Props = PlanStepData & {
  typed: Typed
  errorAt: (field: string) => string | undefined
  /** Where publishing was refused because it is listed already. */
  similar: readonly SimilarListing[] | null
}

const PAID = ['premium', 'enterprise'] as const

export function PlanStep({ prices, typed, errorAt, similar, mayTry, present, overview }: Props) {
  const { locale, t } = useI18n()
  const words = t.registration.plan
  const names = t.auth.dashboard.owner.planNames
  const price = (cents: number) => formatPrice(locale, cents, prices.premium.currency)
  const keepsPlan = !mayTry && present !== null && present !== 'basic'
  return (
    <div className="stack gap-8">
      <SimilarNotice similar={similar ?? []} isAsking={false} />
      <section className="stack gap-3">
        <div>
          <h2 className="h3">{t.registration.photos.title}</h2>
          <p className="hint">{t.registration.photos.lead}</p>
        </div>
        <PhotoUploadField id="photos" />
      </section>
      <FieldGroup id="plan" legend={words.choose} error={errorAt('plan')}>
        {mayTry && (
          <Radio
            framed
            name="plan"
            value="trial"
            defaultChecked={typed.plan !== 'basic'}
            label={
              <span className="row row--wrap gap-2">
                {words.trial} <Badge tone="gold">{words.recommended}</Badge>
              </span>
            }
            hint={
              <>
                {words.trialHint}
                <span className="wiz-gives">
                  {words.trialGives.map((line) => (
                    <span key={line}>
                      <Check className="i i--sm" />
                      {line}
                    </span>
                  ))}
                </span>
              </>
            }
          />
        )}
        <Radio
          framed
          name="plan"
          value="basic"
          defaultChecked={!mayTry || typed.plan === 'basic'}
          label={keepsPlan ? words.keep(names[present]) : words.basic(names.basic, words.month(price(0)))}
          hint={keepsPlan ? words.keepHint : words.basicHint}
        />
        {!mayTry && <p className="hint">{words.trialUsed}</p>}
      </FieldGroup>
      {mayTry && (
        <section className="stack gap-3">
          <h2 className="label">{words.after}</h2>
          <dl className="wiz-plans">
            {PAID.map((plan) => (
              <div key={plan}>
                <dt className="strong">{names[plan]}</dt>
                <dd>
                  {words.month(price(prices[plan].monthly))}
                  <span className="small muted block">
                    {words.orYear(price(prices[plan].annual), price(annualSaving(prices[plan])))}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Card title={words.overview} as="section">
        <dl className="wiz-overview">
          {overview.map(({ step, lines }) => (
            <div key={step}>
              <dt className="small muted">{t.registration.steps[step]}</dt>
              <dd>
                {lines.length === 0 && <span className="muted">{words.skipped}</span>}
                {lines.map((line) => (
                  <span key={line} className="block" dir="auto">
                    {line}
                  </span>
                ))}
              </dd>
              <dd>
                <Link className="link" to={stepPath(step)} aria-label={words.changeStep(t.registration.steps[step])}>
                  {words.change}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="small muted">{words.terms}</p>
    </div>
  )
}
