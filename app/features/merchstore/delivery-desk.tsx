// Prices of post by zone, and the mosques where orders are collected, for staff.
import { Form, href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { DeliveryDesk } from './delivery.server.ts'
import './merchstore.css'

export function ZonesSection({ desk }: { desk: DeliveryDesk }) {
  const { shelf: words, sending } = useI18n().t.merchstore
  return (
    <section className="stack gap-4" aria-labelledby="postage">
      <h2 className="h3" id="postage">
        {words.postage}
      </h2>
      <p className="soft">{desk.zones.length === 0 ? words.noPostage : words.postageLead}</p>
      {desk.zones.length > 0 && (
        <ul className="stack gap-3">
          {desk.zones.map(({ id, name, countries, price, freeFrom }) => (
            <li key={id} className="panel stack gap-1">
              <p className="row row--wrap between gap-3">
                <Link className="link strong" to={href('/dashboard/staff/store/zones/:zone', { zone: id })}>
                  <bdi>{name}</bdi>
                </Link>
                <span>
                  {[price ?? sending.free, freeFrom && sending.freeFrom(freeFrom)].filter(Boolean).join(', ')}
                </span>
              </p>
              <p className="small muted">{countries.map((country) => country ?? words.everywhereElse).join(', ')}</p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className="btn" to={href('/dashboard/staff/store/zones/:zone', { zone: 'new' })}>
          {words.addZone}
        </Link>
      </p>
    </section>
  )
}

export function PickupSection({ desk, search }: { desk: DeliveryDesk; search: string }) {
  const { t } = useI18n()
  const words = t.merchstore.shelf
  return (
    <section className="stack gap-4" aria-labelledby="pickup">
      <h2 className="h3" id="pickup">
        {words.pickup}
      </h2>
      <p className="soft">{desk.points.length === 0 ? words.noPickup : words.pickupLead}</p>
      {desk.points.length > 0 && (
        <ul className="stack gap-3">
          {desk.points.map(({ id, name, where, hours, active, isSample }) => (
            <li key={id} className="panel stack gap-1">
              <p className="row row--wrap between gap-3">
                <Link className="link strong" to={href('/dashboard/staff/store/delivery/:place', { place: id })}>
                  <bdi>{name}</bdi>
                </Link>
                <span className="row gap-2">
                  <Badge tone={active ? 'brand' : 'neutral'}>{words.pointStates[active ? 'open' : 'closed']}</Badge>
                  {isSample && <Badge>{t.merchstore.sample}</Badge>}
                </span>
              </p>
              <p className="small muted row row--wrap gap-x-3">
                <bdi>{where}</bdi>
                <bdi>{hours}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form method="get" className="merchstore-line__forms" preventScrollReset>
        <Field id="mosque" label={words.findMosque}>
          <Input name="mosque" type="search" dir="auto" maxLength={100} defaultValue={search} />
        </Field>
        <Button type="submit" variant="outline">
          {words.search}
        </Button>
      </Form>
      <p className="small muted">{words.hints.findMosque}</p>
      {search.length > 1 &&
        (desk.found.length === 0 ? (
          <p role="status">{words.nothingFound}</p>
        ) : (
          <ul className="stack gap-2">
            {desk.found.map(({ id, name, where }) => (
              <li key={id}>
                <Link className="link" to={href('/dashboard/staff/store/delivery/:place', { place: id })}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                <span className="small muted">
                  <bdi>{where}</bdi>
                </span>
              </li>
            ))}
          </ul>
        ))}
    </section>
  )
}
