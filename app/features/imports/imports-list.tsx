// All imports, newest first.
import { href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { regionName } from '#app/lib/region-name.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Store } from '#app/ui/icons.ts'
import { Table } from '#app/ui/table.tsx'
import { ImportStateBadge } from './import-state.tsx'
import type { ImportRow } from './queries.server.ts'

type Props = {
  imports: ImportRow[]
  /** The street maps there are, by their names. */
  streets: readonly string[]
}

export function ImportsList({ imports, streets }: Props) {
  const { locale, t } = useI18n()
  const words = t.imports
  const number = (n: number) => formatNumber(locale, n)
  const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <div className="stack gap-6">
      <div>
        <Button to="/dashboard/staff/imports/new">{words.newImport}</Button>
      </div>
      {imports.length === 0 ? (
        <div className="panel">
          <EmptyState icon={Store} title={words.empty}>
            {words.emptyHint}
          </EmptyState>
        </div>
      ) : (
        <Table
          caption={words.list.caption}
          rows={imports}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'file',
              header: words.list.file,
              rowHeader: true,
              cell: (row) => (
                <Link className="link" to={href('/dashboard/staff/imports/:id', { id: row.id })}>
                  <bdi>{row.file_name}</bdi>
                </Link>
              ),
            },
            {
              id: 'state',
              header: words.list.state,
              cell: (row) => (
                <>
                  <ImportStateBadge state={row.state} />
                  {row.format === 'pbf' && streets.includes(regionName(row.file_name)) && (
                    <span className="small muted"> {words.list.withStreets}</span>
                  )}
                </>
              ),
            },
            { id: 'source', header: words.list.source, cell: (row) => <bdi>{row.source}</bdi> },
            { id: 'rows', header: words.list.rows, align: 'end', cell: (row) => number(row.read_count) },
            {
              id: 'result',
              header: words.list.result,
              align: 'end',
              cell: (row) => `${number(row.new_count)} / ${number(row.changed_count)} / ${number(row.same_count)}`,
            },
            { id: 'refused', header: words.list.refused, align: 'end', cell: (row) => number(row.refused_count) },
            {
              id: 'started',
              header: words.list.started,
              cell: (row) => <time dateTime={row.created_at}>{date.format(new Date(row.created_at))}</time>,
            },
          ]}
        />
      )}
    </div>
  )
}
