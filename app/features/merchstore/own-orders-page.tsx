// A member's orders, the newest first.
import { href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { ShoppingBag } from '#app/ui/icons.ts'
import type { OwnOrder } from './queries.server.ts'
import { STORE_PATH } from './rules.ts'

export function OwnOrdersPage({ orders }: { orders: readonly OwnOrder[] }) {
  const { locale, t } = useI18n()
  const words = t.merchstore.own
  return (
    <FormPage title={words.title} lead={words.lead} back={{ to: STORE_PATH, label: t.merchstore.title }} errors={[]}>
      {orders.length === 0 ? (
        <EmptyState icon={ShoppingBag} title={words.none} action={<Button to={STORE_PATH}>{words.toStore}</Button>} />
      ) : (
        <ul className="stack gap-4">
          {orders.map(({ code, reference, status, total, created_at, things }) => (
            <li key={reference} className="panel stack gap-2">
              <div className="row row--wrap between gap-2">
                <Link className="link strong" to={href('/merchstore/orders/:token', { token: code })}>
                  {t.merchstore.order.title} <bdi dir="ltr">{reference}</bdi>
                </Link>
                <Badge tone={status === 'cancelled' || status === 'refunded' ? 'neutral' : 'brand'}>
                  {t.merchstore.order.states[status]}
                </Badge>
              </div>
              <ul>
                {things.map(({ name, quantity }) => (
                  <li key={name}>
                    <span className="num">{quantity} ×</span> <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
              <p className="small muted row row--wrap gap-3">
                <span suppressHydrationWarning>{writeDate(locale, created_at)}</span>
                <span className="num">{total}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </FormPage>
  )
}
