// Categories, or the parts of one, as staff see them.
import { href, Link } from 'react-router'
import { NamedCategoryIcon } from '#app/core/categories/category-icon.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ListedCategory } from './queries.server.ts'

type Props = { caption: string; categories: readonly ListedCategory[]; isOfParts?: boolean }

export function CategoriesTable({ caption, categories, isOfParts = false }: Props) {
  const { locale, t } = useI18n()
  const words = t.categories
  const write = (n: number) => formatNumber(locale, n)
  return (
    <Table
      caption={caption}
      rows={categories}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: words.table.name,
          rowHeader: true,
          cell: ({ id, name, icon, isRetired }) => (
            <span className="row gap-2">
              {!isOfParts && <NamedCategoryIcon name={icon} className="i i--sm" />}
              <Link className="link" to={href('/dashboard/staff/categories/:id', { id })}>
                <bdi>{name}</bdi>
              </Link>
              {isRetired && <Badge>{words.retired}</Badge>}
            </span>
          ),
        },
        ...(isOfParts
          ? []
          : [
              {
                id: 'parts',
                header: words.table.parts,
                align: 'end' as const,
                cell: ({ parts }: ListedCategory) => write(parts),
              },
            ]),
        { id: 'words', header: words.table.words, align: 'end', cell: (row) => write(row.words) },
        { id: 'listings', header: words.table.listings, align: 'end', cell: ({ listings }) => write(listings) },
      ]}
    />
  )
}
