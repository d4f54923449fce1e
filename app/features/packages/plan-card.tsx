// One plan: its name, price, what it gives and the one thing that can be done with it now.
import type { ReactNode } from 'react'
import type { PlanType } from '#app/core/auth/membership.ts'
import { annualSaving, formatPrice, isSold, type Price, soldLines } from '#app/core/auth/plans.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { type Cycle, type Step, wishPath } from './rules.ts'

/** Whose lines a plan has besides its own: they are named in one line. */
const BELOW = { basic: null, premium: 'basic', enterprise: 'premium' } as const satisfies Record<
  PlanType,
  PlanType | null
>

type Props = { plan: PlanType; cycle: Cycle; price: Price; step: Step; isFree: boolean }

export function PlanCard({ plan, cycle, price, step, isFree }: Props) {
  const { locale, t } = useI18n()
  const words = t.packages
  const name = t.auth.dashboard.owner.planNames[plan]
  const below = BELOW[plan]
  const isBest = plan === 'premium'
  const isPresent = step === 'current' || step === 'yearly' || step === 'monthly'
  const write = (cents: number) => formatPrice(locale, cents, price.currency)
  return (
    <section
      className={joinClasses('panel packages-card', isBest && 'packages-card--best')}
      aria-labelledby={`plan-${plan}`}
    >
      <div className="row row--wrap gap-2">
        <h2 className="h3 grow" id={`plan-${plan}`}>
          {name}
        </h2>
        {isPresent && <Badge tone="brand">{words.current}</Badge>}
        {isBest && !isPresent && <Badge tone="gold">{words.popular}</Badge>}
      </div>
      <p className="soft">{words.for[plan]}</p>
      <div>
        <p>
          <span className="packages-price">{write(price[cycle])}</span>{' '}
          <span className="muted">{cycle === 'annual' && plan !== 'basic' ? words.aYear : words.aMonth}</span>
        </p>
        <p className="small muted">
          {plan === 'basic'
            ? words.freeForever
            : cycle === 'annual'
              ? words.saves(write(annualSaving(price)))
              : words.orYear(write(price.annual), write(annualSaving(price)))}
        </p>
      </div>
      <ul className="packages-lines">
        {below && <Line>{words.everythingIn(t.auth.dashboard.owner.planNames[below])}</Line>}
        {soldLines
          .filter((line) => isSold(line, plan) && !(below && isSold(line, below)))
          .map((line) => (
            <Line key={line}>{words.lines[line]}</Line>
          ))}
      </ul>
      <div className="mt-auto">
        <PlanButton plan={plan} cycle={cycle} step={step} name={name} isFree={isFree} />
      </div>
    </section>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li>
      <Check className="i i--sm text-brand-ink" />
      <span>{children}</span>
    </li>
  )
}

type ButtonProps = Omit<Props, 'price'> & { name: string }

function PlanButton({ plan, cycle, step, name, isFree }: ButtonProps) {
  const words = useI18n().t.packages
  if (step === 'current' || step === 'none') return null
  if (step === 'cancel')
    return (
      <Button to="/packages?cancel=1#plan" variant="outline" block>
        {words.buttons.cancel(name)}
      </Button>
    )
  if (plan === 'basic')
    return (
      <Button to="/business-register" variant="outline" block>
        {words.listFree}
      </Button>
    )
  return (
    <div className="stack gap-2">
      <Button to={wishPath(plan, cycle)} variant={plan === 'premium' ? 'primary' : 'outline'} block>
        {words.buttons[step](name)}
      </Button>
      {step !== 'start' && !isFree && <p className="tiny muted text-center">{words.steps[step]}</p>}
    </div>
  )
}
