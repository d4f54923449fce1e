// The step before a plan is chosen: what is charged today, what then, and from when. Nothing is charged without it.
import { Form, useNavigation } from 'react-router'
import { type Messages, useI18n, useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Cycle } from './rules.ts'

export type Yes = {
  plan: 'premium' | 'enterprise'
  cycle: Cycle
  way: 'none' | 'manual' | 'stripe'
  /** Whether it begins on a later day than today. */
  isLater: boolean
  /** Days and sums, as the visitor's language writes them. */
  starts: string
  renews: string
  today: string
  next: string
  credit: string | null
  tax:
    | { kind: 'reversed' | 'provider' }
    | { kind: 'added'; sum: string }
    | { kind: 'included' | 'onTop'; rate: string; sum: string }
    | null
  /** The last day of a trial that runs. */
  trialUntil: string | null
  code: { typed: string; said: 'taken' | 'unknown' | 'used' | 'later' | null; off: string | null }
  card: { brand: string; last4: string } | null
  /** The terms themselves, for the database to compare. */
  seen: string
}

export function YesStep({ yes }: { yes: Yes }) {
  const { t } = useI18n()
  const words = t.packages.agreement
  const busy = useNavigation().state === 'submitting'
  const { way, cycle, isLater } = yes
  const each = cycle === 'annual' ? t.packages.aYear : t.packages.aMonth
  const facts = [
    [words.today, way === 'none' || isLater ? words.nothing : way === 'manual' ? words.invoice(yes.today) : yes.today],
    [
      words.starts,
      way === 'manual' && !isLater ? words.withTransfer : isLater ? words.on(yes.starts) : words.atOnce(yes.starts),
    ],
    [
      words.afterwards,
      way === 'none'
        ? words.free
        : isLater
          ? words.chargedOn(yes.next, each, yes.starts)
          : way === 'manual'
            ? words.invoiced(yes.next, each)
            : words.chargedOn(yes.next, each, yes.renews),
    ],
    ...(yes.trialUntil ? [[words.trial, words.trialKept(yes.trialUntil)] as const] : []),
    ...(way === 'stripe'
      ? [[words.card, yes.card ? <CardName key="card" card={yes.card} /> : words.newCard] as const]
      : []),
    ...(way === 'none' ? [] : [[words.tax, taxOf(yes, words)] as const, [words.refund, words.refundText] as const]),
  ] as const
  return (
    <section className="panel stack gap-4" id="yes" aria-labelledby="yes-title">
      <h2 className="h3" id="yes-title">
        {words.title(t.auth.dashboard.owner.planNames[yes.plan])}
      </h2>
      <dl className="packages-yes">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      {yes.credit && <p className="small muted">{words.credit(yes.credit)}</p>}
      {/* A code counts for what is paid now. */}
      {way !== 'none' && (!isLater || yes.code.said !== null) && <CodeStep yes={yes} />}
      <p className="small muted">{words.ways[way]}</p>
      <Form method="post" action="/packages" className="row row--wrap gap-3">
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="plan" value={yes.plan} />
        <input type="hidden" name="cycle" value={cycle} />
        <input type="hidden" name="seen" value={yes.seen} />
        {yes.code.said === 'taken' && <input type="hidden" name="code" value={yes.code.typed} />}
        <Button type="submit" busy={busy}>
          {way === 'none' || (isLater && way === 'stripe' && yes.card)
            ? words.agree
            : isLater
              ? words[way === 'stripe' ? 'giveCard' : 'agree']
              : way === 'manual'
                ? words.getInvoice
                : yes.card
                  ? words.pay(yes.today)
                  : words.goPay(yes.today)}
        </Button>
        <Button to={`/packages?cycle=${cycle}`} variant="outline">
          {words.back}
        </Button>
      </Form>
    </section>
  )
}

/** The card as people know it: its maker and the last four digits. */
export const CardName = ({ card }: { card: NonNullable<Yes['card']> }) => (
  <bdi dir="ltr" className="capitalize">
    {card.brand} •••• {card.last4}
  </bdi>
)

function taxOf({ tax }: Yes, words: Messages['packages']['agreement']): string {
  if (tax === null) return words.taxes.none
  switch (tax.kind) {
    case 'added':
      return words.taxes.added(tax.sum)
    case 'included':
      return words.taxes.included(tax.rate, tax.sum)
    case 'onTop':
      return words.taxes.onTop(tax.rate, tax.sum)
    default:
      return words.taxes[tax.kind]
  }
}

/** A code is typed and looked up before anything is agreed to: the sums above are those with it. */
function CodeStep({ yes: { plan, cycle, way, code, card } }: { yes: Yes }) {
  const words = useT().packages.agreement
  if (code.said === 'taken')
    return (
      <Alert tone="success" announce>
        {words.codeTaken(code.typed.toUpperCase(), code.off ?? '')}
      </Alert>
    )
  const error = code.said && words.codes[code.said]
  return (
    <details open={code.said !== null} className="packages-code">
      <summary>{words.codeQuestion}</summary>
      <Form method="get" action="/packages#yes" className="row row--wrap gap-3 items-end mt-3">
        <input type="hidden" name="plan" value={plan} />
        <input type="hidden" name="cycle" value={cycle} />
        <Field
          label={words.codeLabel}
          error={error}
          // A card on file is charged without that page.
          hint={way === 'stripe' && !card ? words.codeHint : undefined}
          className="grow basis-64"
        >
          <Input
            name="code"
            dir="ltr"
            maxLength={24}
            defaultValue={code.typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="outline">
          {words.codeCheck}
        </Button>
      </Form>
    </details>
  )
}
