// Rows and columns. On a phone each row is a block with the headers beside its cells, or the table scrolls in its own box.
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Column<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end' | undefined
  /** The column that names its row. */
  rowHeader?: boolean | undefined
}

type Props<Row> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Stays a table on a phone too: for what is compared down its columns. */
  staysWide?: boolean | undefined
  className?: string | undefined
}

/** Where the table is wider than its box, the box takes the focus, so that arrow keys can scroll it. */
function focusWhenScrollable(box: HTMLElement | null) {
  if (!box) return
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  observer.observe(box)
  return () => observer.disconnect()
}

export function Table<Row>({ caption, columns, rows, rowKey, staysWide = false, className }: Props<Row>) {
  return (
    <section className={joinClasses('table-wrap', className)} aria-label={caption} ref={focusWhenScrollable}>
      <table className={joinClasses('table', !staysWide && 'table--stacks')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.align === 'end' ? 'end' : undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) =>
                column.rowHeader ? (
                  <th key={column.id} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={column.align === 'end' ? 'end' : undefined}>
                    {staysWide ? (
                      column.cell(row)
                    ) : (
                      <>
                        <span className="table__label" aria-hidden>
                          {column.header}
                        </span>
                        <div className="table__cell">{column.cell(row)}</div>
                      </>
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
