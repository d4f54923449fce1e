// Table of the records that staff manage for the front page: the name, whether it is shown, and the order.
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Table } from '#app/ui/table.tsx'
import { SHOWN_TONE, type ShownState } from './shown-state.ts'

export type ListedRecord = {
  id: string
  name: string
  about: string
  state: ShownState
  position: number
  isSample: boolean
}

type Props = {
  words: { title: string; name: string; about: string; state: string; sample: string }
  records: readonly ListedRecord[]
  addressOf: (id: string) => string
}

export function RecordsTable({ words, records, addressOf }: Props) {
  const { locale, t } = useI18n()
  return (
    <Table
      caption={words.title}
      rows={records}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: words.name,
          rowHeader: true,
          cell: ({ id, name }) => (
            <Link className="link" to={addressOf(id)}>
              <bdi>{name}</bdi>
            </Link>
          ),
        },
        { id: 'about', header: words.about, cell: ({ about }) => <bdi className="line-clamp-2">{about}</bdi> },
        {
          id: 'state',
          header: words.state,
          cell: ({ state, isSample }) => (
            <span className="row row--wrap gap-2">
              <Badge tone={SHOWN_TONE[state]}>{t.editing.status[state]}</Badge>
              {isSample && <Badge>{words.sample}</Badge>}
            </span>
          ),
        },
        {
          id: 'position',
          header: t.editing.position,
          align: 'end',
          cell: ({ position }) => formatNumber(locale, position),
        },
      ]}
    />
  )
}
