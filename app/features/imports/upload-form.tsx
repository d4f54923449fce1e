// Choosing a file. Posted as a whole document, so that the browser streams it from disk.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { UploadResult } from './commands.server.ts'

type Failure = Extract<UploadResult, { ok: false }>['reason']

export function UploadForm({ failure }: { failure: Failure | undefined }) {
  const { upload: words } = useT().imports
  return (
    <div className="stack max-w-2xl gap-6">
      {failure && (
        <Alert tone="danger" announce>
          {words.errors[failure]}
        </Alert>
      )}
      <Form method="post" encType="multipart/form-data" reloadDocument className="panel stack gap-4">
        <Field label={words.file} hint={words.fileHint} required error={failure && words.errors[failure]}>
          <Input type="file" name="file" accept=".csv,.tsv,.txt,.json,.geojson,.geojsonl,.ndjson,.pbf" />
        </Field>
        <div>
          <Button type="submit">{words.submit}</Button>
        </div>
      </Form>
    </div>
  )
}
