// The list of everything this site keeps in the browser, name by name.
import { useI18n } from '#app/i18n/catalogue.ts'
import { Table } from '#app/ui/table.tsx'
import { KEPT } from './kept-in-browser.ts'

export const KEPT_ID = 'kept'

export function KeptList() {
  const words = useI18n().t.help.kept
  return (
    <div className="stack gap-3">
      <h2 className="h3" id={KEPT_ID}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <Table
        caption={words.title}
        rows={KEPT}
        rowKey={({ name }) => name}
        columns={[
          {
            id: 'name',
            header: words.name,
            rowHeader: true,
            cell: ({ name }) => (
              <code dir="ltr" translate="no">
                {name}
              </code>
            ),
          },
          { id: 'why', header: words.why, cell: ({ why }) => words.reasons[why] },
          { id: 'where', header: words.where, cell: ({ where }) => words.wheres[where] },
          { id: 'lasts', header: words.lasts, cell: ({ lasts }) => words.spans[lasts] },
        ]}
      />
    </div>
  )
}
