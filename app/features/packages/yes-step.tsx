// The step before a plan is chosen: what is charged today, what then, and from when. Nothing is charged without it.
import { Form, useNavigation } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
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
  ]
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
      <p className="small muted">{words.ways[way]}</p>
      <Form method="post" action="/packages" className="row row--wrap gap-3">
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="plan" value={yes.plan} />
        <input type="hidden" name="cycle" value={cycle} />
        <input type="hidden" name="seen" value={yes.seen} />
        <Button type="submit" busy={busy}>
          {way === 'none' || isLater ? words.agree : way === 'manual' ? words.getInvoice : words.pay(yes.today)}
        </Button>
        <Button to={`/packages?cycle=${cycle}`} variant="outline">
          {words.back}
        </Button>
      </Form>
    </section>
  )
}
