// An owner's bands, and the way to another.
import { href, Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Sparkles } from '#app/ui/icons.ts'
import { Table } from '#app/ui/table.tsx'
import { BAND_TONE } from './band.ts'
import type { Band } from './bands.server.ts'

export function BandsPage({ bands, isOpen }: { bands: Band[]; isOpen: boolean }) {
  const t = useT()
  const words = t.bands
  return (
    <div className="page section stack gap-8">
      <header className="stack gap-3 max-w-3xl">
        <p>
          <Link className="link link--alone" to="/dashboard">
            {t.team.back}
          </Link>
        </p>
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {isOpen ? (
          <p>
            <Button to="/dashboard/sponsorship/new">{words.book}</Button>
          </p>
        ) : (
          <Closed />
        )}
      </header>
      {bands.length === 0 ? (
        isOpen && (
          <EmptyState icon={Sparkles} title={words.none}>
            {words.noneText}
          </EmptyState>
        )
      ) : (
        <Table
          caption={words.title}
          rows={bands}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'band',
              header: words.table.band,
              rowHeader: true,
              cell: ({ id, title, placement, town }) => (
                <>
                  <Link className="link" to={href('/dashboard/sponsorship/:id', { id })}>
                    <bdi>{title}</bdi>
                  </Link>
                  <span className="small muted block">
                    {t.sponsorship.placements[placement].title}, <bdi>{town}</bdi>
                  </span>
                </>
              ),
            },
            { id: 'days', header: words.table.days, cell: ({ from, to }) => words.span(from, to) },
            { id: 'price', header: words.table.price, align: 'end', cell: ({ price }) => <bdi>{price}</bdi> },
            { id: 'seen', header: words.table.seen, align: 'end', cell: ({ seen }) => seen },
            {
              id: 'state',
              header: words.table.state,
              cell: ({ state }) => <Badge tone={BAND_TONE[state]}>{words.states[state]}</Badge>,
            },
          ]}
        />
      )}
    </div>
  )
}

/** Nobody can book yet: there is no price, or no way to pay it. */
export function Closed() {
  const t = useT()
  return (
    <p className="panel soft">
      {t.bands.closed}{' '}
      <Link className="link" to="/sponsorship">
        {t.sponsorship.title}
      </Link>
    </p>
  )
}
