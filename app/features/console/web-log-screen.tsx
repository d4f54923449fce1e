// The latest entries of the web log, by kind and address.
import '#app/ui/styles/work.css'
import './console.css'
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { CircleCheck } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from './moment.tsx'
import { OlderPages } from './older-pages.tsx'
import type { WebLogPage } from './queries.server.ts'
import { queryOf, type readWebLogQuestion, WEB_LOG_KINDS, writeMs } from './rules.ts'

type Props = { page: WebLogPage; question: ReturnType<typeof readWebLogQuestion> }

const TONE = { failed: 'danger', missing: 'neutral', refused: 'warning', slow: 'info', note: 'neutral' } as const

export function WebLogScreen({ page, question: { kind, path, before } }: Props) {
  const { locale, t } = useI18n()
  const words = t.console.webLog
  const last = page.entries.at(-1)
  return (
    <>
      <Form method="get" className="filter-row" key={`${kind} ${path}`}>
        <Field id="kind" label={words.kind}>
          <Select name="kind" defaultValue={kind ?? ''}>
            <option value="">{t.console.all}</option>
            {WEB_LOG_KINDS.map((each) => (
              <option key={each} value={each}>
                {`${words.kinds[each]} (${formatNumber(locale, page.numbers[each] ?? 0)})`}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="path" label={words.path}>
          <Input name="path" maxLength={200} dir="ltr" defaultValue={path} />
        </Field>
        <Button type="submit">{t.console.show}</Button>
      </Form>
      {page.entries.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t.console.nothing} />
      ) : (
        <Table
          caption={t.console.nav.webLog}
          rows={page.entries}
          rowKey={({ id }) => id}
          columns={[
            { id: 'when', header: words.when, cell: ({ at }) => <Moment at={at} /> },
            {
              id: 'kind',
              header: words.kind,
              cell: (entry) => <Badge tone={TONE[entry.kind]}>{words.kinds[entry.kind]}</Badge>,
            },
            {
              id: 'address',
              header: words.address,
              rowHeader: true,
              cell: (entry) => (
                <div className="console-path" dir="ltr">
                  {entry.path}
                  {entry.text && <span className="small muted block">{entry.text}</span>}
                </div>
              ),
            },
            { id: 'answer', header: words.answer, align: 'end', cell: ({ status }) => status ?? '–' },
            {
              id: 'took',
              header: words.took,
              align: 'end',
              cell: ({ ms }) => (ms === null ? '–' : writeMs(locale, ms)),
            },
          ]}
        />
      )}
      <OlderPages
        older={page.has_more && last ? queryOf({ kind, path, before: last.id }) : null}
        newest={before === null ? null : queryOf({ kind, path }) || '?'}
      />
    </>
  )
}
