// One band for its owner: where it stands with us, how it looks, how often it was seen, its invoices.
import type { ReactNode } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { Table } from '#app/ui/table.tsx'
import { BAND_TONE, BANDS_PATH, mayTakeBack } from './band.ts'
import type { Band } from './bands.server.ts'

type Props = { band: Band; said: string | null; preview: ReactNode; refusal: Refusal | undefined }

export function BandPage({ band, said, preview, refusal }: Props) {
  const t = useT()
  const words = t.bands
  const due = band.invoices.find(({ kind }) => kind === 'invoice')
  const busy = useNavigation().state !== 'idle'
  const mayPay = band.state === 'unpaid'
  return (
    <FormPage
      title={band.title}
      back={{ to: BANDS_PATH, label: words.back }}
      said={said}
      errors={summaryOf({ ...t.ui.refusals, ...words.errors }, refusal)}
      wide
    >
      <section className="panel stack gap-3" aria-labelledby="state">
        <div className="row row--wrap gap-3">
          <h2 className="h3" id="state">
            {band.line}
          </h2>
          <Badge tone={BAND_TONE[band.state]}>{words.states[band.state]}</Badge>
        </div>
        <p className="soft">
          {band.explained ?? (band.state === 'cancelled' ? '' : words.explained[band.state])}{' '}
          {band.owed ? words.goesBack(band.owed) : band.returned && words.wentBack(band.returned)}
        </p>
        {band.note && (
          <p>
            <span className="strong">{words.note}:</span> <bdi>{band.note}</bdi>
          </p>
        )}
        <div className="row row--wrap gap-3">
          {mayPay && band.provider === 'stripe' && (
            <Form method="post">
              <Button type="submit" name="intent" value="pay" busy={busy}>
                {words.payNow(band.price)}
              </Button>
            </Form>
          )}
          {mayPay && band.provider === 'manual' && due && (
            <Button to={href('/dashboard/invoices/:id', { id: due.id })}>{words.toInvoice}</Button>
          )}
          {mayTakeBack(band.state) && (
            <details>
              <summary className="btn btn--line">{words.cancel}</summary>
              <Form method="post" className="stack gap-3 pt-4">
                <p>{words.cancelSure}</p>
                <Button type="submit" name="intent" value="cancel" variant="outline" busy={busy} className="self-start">
                  {words.cancel}
                </Button>
              </Form>
            </details>
          )}
        </div>
      </section>
      <section className="stack gap-3" aria-labelledby="preview">
        <h2 className="h3" id="preview">
          {words.preview}
        </h2>
        {preview}
      </section>
      <Report band={band} />
      {band.invoices.length > 0 && (
        <section className="stack gap-3" aria-labelledby="invoices">
          <h2 className="h3" id="invoices">
            {words.invoices}
          </h2>
          <ul className="row row--wrap gap-4">
            {band.invoices.map(({ id, number, kind }) => (
              <li key={id}>
                <Link className="link" to={href('/dashboard/invoices/:id', { id })}>
                  {t.packages.invoice.kinds[kind]} <span dir="ltr">{number}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormPage>
  )
}

function Report({ band }: { band: Band }) {
  const words = useT().bands
  if (band.days.length === 0 && band.state !== 'showing' && band.state !== 'over') return null
  return (
    <section className="stack gap-3" aria-labelledby="report">
      <h2 className="h3" id="report">
        {words.report}
      </h2>
      {band.days.length === 0 ? (
        <p className="soft">{words.noReport}</p>
      ) : (
        <>
          <div className="grid grid-cols-2 gap-4 max-w-xl">
            <StatTile label={words.table.seen} value={band.seen} />
            <StatTile label={words.table.followed} value={band.followed} />
          </div>
          <Table
            caption={words.report}
            rows={band.days}
            rowKey={({ day }) => day}
            staysWide
            columns={[
              { id: 'day', header: words.table.day, rowHeader: true, cell: ({ day }) => day },
              { id: 'seen', header: words.table.seen, align: 'end', cell: ({ seen }) => seen },
              { id: 'followed', header: words.table.followed, align: 'end', cell: ({ followed }) => followed },
            ]}
          />
        </>
      )}
      <p className="small muted">{words.rule}</p>
    </section>
  )
}
