// Forms for the price of post by country, and for the mosques where orders are collected, for staff.
import { Form, href, Link, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Table } from '#app/ui/table.tsx'
import type { DeliveryDesk } from './shelf.server.ts'
import './merchstore.css'

type Props = { desk: DeliveryDesk; refusal: Refusal | undefined }

export function PostageSection({ desk, refusal }: Props) {
  const { t } = useI18n()
  const words = t.merchstore.shelf
  const busy = useNavigation().formData?.get('intent') === 'postage'
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  const typed: Record<string, string | undefined> = refusal?.values ?? {}
  return (
    <section className="stack gap-4" aria-labelledby="postage">
      <h2 className="h3" id="postage">
        {words.postage}
      </h2>
      <p className="soft">{desk.postage.length === 0 ? words.noPostage : words.postageLead}</p>
      {desk.postage.length > 0 && (
        <Table
          caption={words.delivery}
          rows={desk.postage}
          rowKey={({ country_code }) => country_code}
          columns={[
            {
              id: 'country',
              header: words.fields.country,
              rowHeader: true,
              cell: ({ country }) => country ?? words.everywhereElse,
            },
            { id: 'price', header: words.fields.price, align: 'end', cell: ({ price }) => price },
            { id: 'free', header: words.fields.freeFrom, align: 'end', cell: ({ freeFrom }) => freeFrom ?? '–' },
            {
              id: 'remove',
              header: <span className="sr-only">{words.stopPosting}</span>,
              cell: ({ country_code, country }) => (
                <Form method="post">
                  <input type="hidden" name="country_code" value={country_code} />
                  <Button type="submit" name="intent" value="noPostage" variant="ghost" size="sm">
                    {words.stopPosting}
                    <span className="sr-only">: {country ?? words.everywhereElse}</span>
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
      <Form method="post" className="panel stack gap-4" noValidate>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field id="country_code" label={words.fields.country} error={error('country_code')} required>
            <Select name="country_code" defaultValue={typed.country_code ?? ''}>
              <option value="">{words.chooseCountry}</option>
              <option value="*">{words.everywhereElse}</option>
              {desk.countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            id="cents"
            label={`${words.fields.price} (${desk.currency})`}
            hint={words.hints.zero}
            error={error('cents')}
          >
            <Input name="cents" inputMode="decimal" maxLength={12} dir="ltr" defaultValue={typed.cents} />
          </Field>
          <Field
            id="free_from_cents"
            label={`${words.fields.freeFrom} (${desk.currency})`}
            error={error('free_from_cents')}
            optional
          >
            <Input
              name="free_from_cents"
              inputMode="decimal"
              maxLength={12}
              dir="ltr"
              defaultValue={typed.free_from_cents}
            />
          </Field>
        </div>
        <p>
          <Button type="submit" name="intent" value="postage" busy={busy}>
            {words.savePostage}
          </Button>
        </p>
      </Form>
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
