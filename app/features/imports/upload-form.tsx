// Choosing a file. Posted as a whole document, so that the browser streams it from disk.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

export function UploadForm({ answer }: { answer: Refusal | undefined }) {
  const t = useT()
  const { upload: words } = t.imports
  const errors = { ...t.ui.refusals, ...words.errors }
  const failure = errorAt(errors, answer, 'file') ?? errorAt(errors, answer, 'form')
  return (
    <div className="stack max-w-2xl gap-6">
      {failure && (
        <Alert tone="danger" announce>
          {failure}
        </Alert>
      )}
      <Form method="post" encType="multipart/form-data" reloadDocument className="panel stack gap-4">
        <Field label={words.file} hint={words.fileHint} required error={failure}>
          <Input type="file" name="file" accept=".csv,.tsv,.txt,.json,.geojson,.geojsonl,.ndjson,.pbf" />
        </Field>
        <div>
          <Button type="submit">{words.submit}</Button>
        </div>
      </Form>
    </div>
  )
}
