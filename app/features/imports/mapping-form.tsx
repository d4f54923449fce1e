// The form that maps a file's columns to our fields, beside its first rows.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ImportPreview, ImportRow } from './queries.server.ts'
import { IMPORT_FIELDS, LICENCES, TYPED } from './rules.ts'

type Props = { row: ImportRow; preview: ImportPreview; answer: Refusal | undefined }

export function MappingForm({ row, preview, answer }: Props) {
  const t = useT()
  const { preview: words, fields } = t.imports
  const { columns, rows, isOsm } = preview
  const mapping = answer?.values ?? (row.mapping as Record<string, string>)
  // A file's name says nothing of where its rows come from.
  const source = row.file_name.startsWith(`${row.source}.`) ? '' : row.source
  const wrong = errorAt({ ...t.ui.refusals, ...words.errors }, answer, 'mapping')
  return (
    <>
      <section className="stack gap-3" aria-labelledby="preview">
        <h2 id="preview" className="h3">
          {words.title}
        </h2>
        <p>{isOsm ? words.osm : words.lead(rows.length)}</p>
        <Table
          caption={words.caption}
          rows={rows.map((cells, n) => ({ cells, n }))}
          rowKey={({ n }) => n}
          columns={columns.map((name, i) => ({
            id: `${i}`,
            header: <bdi>{name}</bdi>,
            cell: ({ cells }: { cells: string[] }) => <bdi className="block max-w-72 truncate">{cells[i]}</bdi>,
          }))}
        />
      </section>
      <Form method="post" className="panel stack gap-5">
        {wrong && (
          <Alert tone="danger" announce>
            {wrong}
          </Alert>
        )}
        {isOsm ? (
          <input type="hidden" name="isOsm" value="yes" />
        ) : (
          <fieldset className="stack gap-3">
            <legend className="h3">{words.mapping}</legend>
            <p className="hint">{words.mappingHint}</p>
            <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
              {columns.map((name, i) => (
                <div key={name}>
                  <input type="hidden" name={`column.${i}`} value={name} />
                  <Field
                    label={<bdi>{name}</bdi>}
                    hint={rows[0]?.[i] && `${words.example}: ${rows[0][i].slice(0, 60)}`}
                  >
                    <Select name={`field.${i}`} defaultValue={mapping[name] ?? ''}>
                      <option value="">{words.leaveOut}</option>
                      {IMPORT_FIELDS.map((field) => (
                        <option key={field} value={field}>
                          {fields[field]}
                        </option>
                      ))}
                    </Select>
                  </Field>
                </div>
              ))}
            </div>
          </fieldset>
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={words.kind}>
            <Select name="kind" defaultValue={isOsm ? 'both' : row.kind}>
              <option value="business">{words.kinds.business}</option>
              <option value="mosque">{words.kinds.mosque}</option>
              {isOsm && <option value="both">{words.kinds.both}</option>}
            </Select>
          </Field>
          <Field label={words.source} hint={words.sourceHint} required>
            <Input
              name="source"
              defaultValue={answer?.values[TYPED.source] ?? (isOsm ? 'osm' : source)}
              maxLength={60}
            />
          </Field>
          <Field label={words.licence} hint={words.licenceHint} required>
            <Input
              name="licence"
              defaultValue={answer?.values[TYPED.licence] ?? row.licence ?? (isOsm ? LICENCES.osm : '')}
              maxLength={200}
            />
          </Field>
        </div>
        {isOsm && <Checkbox name="takeAll" value="yes" label={words.takeAll} />}
        <div>
          <Button type="submit" name="intent" value="stage">
            {words.submit}
          </Button>
        </div>
      </Form>
    </>
  )
}
