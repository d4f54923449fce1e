// The plan an owner has: until when, what comes next, and how to stop it in two taps.
import { Form, href, Link } from 'react-router'
import type { PlanType } from '#app/core/auth/membership.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { type Cycle, wishPath } from './rules.ts'
import { CardName, type Yes } from './yes-step.tsx'

export type Present = {
  plan: PlanType
  cycle: Cycle
  isTrial: boolean
  isPaid: boolean
  /** Days, as the visitor's language writes them. */
  ends: string
  days: number
  isCancelled: boolean
  graceUntil: string | null
  next: PlanType | null
  /** Whether something goes on that can be stopped. */
  mayCancel: boolean
  hasPortal: boolean
  hasInvoices: boolean
  card: Yes['card']
  /** What last went back to them. */
  refund: { id: string; sum: string; day: string } | null
  /** The plan is over, and its agreement would charge the card again. */
  isStillCharged: boolean
  /** What waits for a transfer. */
  due: { id: string; number: string; total: string } | null
}

export function PresentPlan({ present, isCancelling }: { present: Present; isCancelling: boolean }) {
  const t = useT()
  const words = t.packages.present
  const names = t.auth.dashboard.owner.planNames
  const name = names[present.plan]
  return (
    <Card as="section" title={present.isTrial ? words.trial : words.title(name)} className="stack gap-4">
      <div id="plan" className="stack gap-3">
        <p>
          {present.plan === 'basic'
            ? words.basic
            : present.isTrial
              ? present.next
                ? words.changesOn(names[present.next], present.ends)
                : words.trialEnds(present.ends, present.days)
              : present.isCancelled
                ? words.endsOn(present.ends)
                : present.next
                  ? words.changesOn(names[present.next], present.ends)
                  : words.renewsOn(present.ends, present.days)}
        </p>
        {present.refund && (
          <Alert tone="info">
            <p>{words.refunded(present.refund.sum, present.refund.day)}</p>
            <p className="mt-2">
              <Link className="link" to={href('/dashboard/invoices/:id', { id: present.refund.id })}>
                {words.creditNote}
              </Link>
            </p>
          </Alert>
        )}
        {present.isStillCharged && <Alert tone="warning">{words.stillCharged}</Alert>}
        {present.card && (
          <p className="small muted">
            {words.card} <CardName card={present.card} />
          </p>
        )}
        {present.due && (
          <Alert tone="info">
            <p>{words.due(present.due.total, present.due.number)}</p>
            <p className="mt-2">
              <Link className="link" to={href('/dashboard/invoices/:id', { id: present.due.id })}>
                {words.howToPay}
              </Link>
            </p>
          </Alert>
        )}
        {present.graceUntil && <Alert tone="warning">{words.late(present.graceUntil)}</Alert>}
        {isCancelling && present.mayCancel ? (
          <Alert tone="warning" title={words.sure(present.isTrial && present.next ? names[present.next] : name)}>
            <p>{present.isStillCharged ? words.stopText : words.sureText(present.ends)}</p>
            <p className="mt-2">{present.isPaid ? words.sureMoney : words.sureNothing}</p>
            <Form method="post" className="row row--wrap gap-3 mt-3">
              <Button type="submit" name="intent" value="cancel" variant="danger">
                {words.yesCancel}
              </Button>
              <Button to="/packages" variant="outline">
                {words.keep}
              </Button>
            </Form>
          </Alert>
        ) : (
          <Form method="post" className="row row--wrap gap-3">
            {present.isPaid && present.isCancelled && (
              <Button to={wishPath(present.plan, present.cycle)}>{words.resume(name)}</Button>
            )}
            {present.mayCancel && (
              <Button to="/packages?cancel=1#plan" variant="outline">
                {present.isStillCharged ? words.stop : words.cancel}
              </Button>
            )}
            {present.hasPortal && (
              <Button type="submit" name="intent" value="portal" variant="outline">
                {words.portal}
              </Button>
            )}
            {present.hasInvoices && (
              <Button to="/dashboard/invoices" variant="outline">
                {words.invoices}
              </Button>
            )}
          </Form>
        )}
      </div>
    </Card>
  )
}
