// For staff: bands that are paid for and wait to be read, and what became of the others.
import type { ReactNode } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Table } from '#app/ui/table.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { BAND_TONE, LONGEST_BAND } from './band.ts'
import type { Band } from './bands.server.ts'

type Props = {
  waiting: Band[]
  others: Band[]
  preview: (band: Band) => ReactNode
  refusal: Refusal | undefined
}

export function BandsDesk({ waiting, others, preview, refusal }: Props) {
  const t = useT()
  const words = t.bands
  return (
    <>
      <section className="stack gap-4" aria-labelledby="bands">
        <h2 className="h3" id="bands">
          {words.desk.title}
        </h2>
        {waiting.length === 0 && <p className="soft">{words.desk.none}</p>}
        {waiting.map((band) => (
          <BandToRead
            key={band.id}
            band={band}
            preview={preview(band)}
            refusal={refusal?.values.booking === band.id ? refusal : undefined}
          />
        ))}
      </section>
      {others.length > 0 && (
        <details>
          <summary className="btn btn--line">{words.desk.all}</summary>
          <Table
            className="mt-4"
            caption={words.desk.all}
            rows={others}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'band',
                header: words.table.band,
                rowHeader: true,
                cell: ({ title, line }) => (
                  <>
                    <bdi>{title}</bdi>
                    <span className="small muted block">{line}</span>
                  </>
                ),
              },
              { id: 'price', header: words.table.price, align: 'end', cell: ({ price }) => <bdi>{price}</bdi> },
              {
                id: 'state',
                header: words.table.state,
                cell: ({ state, owed, provider, invoices }) => (
                  <>
                    <Badge tone={BAND_TONE[state]}>{words.states[state]}</Badge>
                    {owed && provider === 'manual' && invoices[0] && (
                      <Link
                        className="link small block"
                        to={`/dashboard/staff/money/invoices?${new URLSearchParams({ search: invoices[0].number })}`}
                      >
                        {words.desk.owed(owed)}
                      </Link>
                    )}
                  </>
                ),
              },
              { id: 'seen', header: words.table.seen, align: 'end', cell: ({ seen }) => seen },
            ]}
          />
        </details>
      )}
    </>
  )
}

function BandToRead({ band, preview, refusal }: { band: Band; preview: ReactNode; refusal: Refusal | undefined }) {
  const t = useT()
  const words = t.bands
  const busy = useNavigation().formData?.get('booking') === band.id
  const titleId = `band-${band.id}`
  return (
    <article className="panel stack gap-4" aria-labelledby={titleId}>
      <div className="panel__head">
        <h3 className="h3" id={titleId}>
          {band.place ? (
            <Link className="link" to={href('/business/:id', { id: band.place.slug ?? '' })}>
              <bdi>{band.place.name}</bdi>
            </Link>
          ) : (
            <bdi>{band.title}</bdi>
          )}
        </h3>
        <strong>
          <bdi>{band.price}</bdi>
        </strong>
      </div>
      <p className="small muted">{band.line}</p>
      {preview}
      {band.isOwn ? (
        <p className="soft">{words.desk.own}</p>
      ) : (
        <Form method="post" className="stack gap-4" noValidate>
          <input type="hidden" name="booking" value={band.id} />
          <Field
            id={`note-${band.id}`}
            label={words.desk.note}
            hint={words.desk.noteHint}
            error={errorAt({ ...t.ui.refusals, ...words.errors }, refusal, 'note')}
            optional
          >
            <Textarea
              name="note"
              rows={2}
              dir="auto"
              maxLength={LONGEST_BAND.note}
              defaultValue={refusal?.values.note}
            />
          </Field>
          <div className="row row--wrap gap-3">
            <Button type="submit" name="intent" value="accept" busy={busy}>
              {words.desk.accept}
            </Button>
            <Button type="submit" name="intent" value="refuse" variant="outline" busy={busy}>
              {words.desk.refuse}
            </Button>
          </div>
        </Form>
      )}
    </article>
  )
}
