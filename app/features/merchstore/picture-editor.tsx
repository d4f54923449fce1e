// The staff's form for a photograph: the file, once, and what is to be seen on it.
import { Form, useNavigation } from 'react-router'
import { LanguageSections } from '#app/core/editing/language-sections.tsx'
import { ACCEPT_ATTRIBUTE } from '#app/core/media/image-rules.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { LONGEST_SHELF } from './shelf-schema.ts'
import './merchstore.css'

type Props = {
  /** Null for a new one. */
  image: string | null
  values: Record<string, string>
  refusal: Refusal | undefined
}

export function PictureEditor({ image, values, refusal }: Props) {
  const t = useT()
  const words = t.merchstore.shelf
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...t.photos.problems, ...words.errors }, refusal, field)
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" encType="multipart/form-data" className="stack gap-5" noValidate>
      {image === null ? (
        <Field id="file" label={words.fields.file} hint={words.hints.file} error={error('file')} required>
          <input className="input" type="file" id="file" name="file" accept={ACCEPT_ATTRIBUTE} />
        </Field>
      ) : (
        <img
          className="merchstore-picture merchstore-picture--round merchstore-preview"
          src={image}
          alt=""
          width="320"
          height="240"
        />
      )}
      <LanguageSections
        fields={[{ name: 'alt', label: words.fields.alt, hint: words.hints.alt, most: LONGEST_SHELF.alt }]}
        values={values}
        error={error}
      />
      <p>
        <Button type="submit" busy={busy}>
          {image === null ? words.upload : words.save}
        </Button>
      </p>
    </Form>
  )
}
