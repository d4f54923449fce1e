// One part of the profile: what it says now, and the form that changes it behind "Edit". Saves on its own.
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Pencil } from '#app/ui/icons.ts'
import type { Section } from './schema.ts'

type Props = {
  section: Section
  businessId?: string | undefined
  /** What visitors see of it now. */
  values: readonly { term: string; detail: ReactNode }[]
  errors: readonly { fieldId?: string | undefined; message: string }[]
  isSaved: boolean
  children: ReactNode
}

export function EditSection({ section, businessId, values, errors, isSaved, children }: Props) {
  const { businessDesk } = useT()
  const words = businessDesk.profile
  const { state, formData } = useNavigation()
  return (
    <section className="panel stack gap-4" id={section} aria-labelledby={`${section}-title`}>
      <h2 className="h4" id={`${section}-title`}>
        {words.sections[section]}
      </h2>
      {isSaved && (
        <Alert tone="success" announce>
          {words.saved}
        </Alert>
      )}
      <DescriptionList
        items={values.map(({ term, detail }) => ({
          term,
          detail: detail ? <bdi>{detail}</bdi> : <span className="muted">{words.notSet}</span>,
        }))}
      />
      <details className="own-edit" open={errors.length > 0}>
        <summary className="btn btn--soft btn--sm">
          <Pencil className="i i--sm" />
          {words.edit}
          <span className="sr-only">: {words.sections[section]}</span>
        </summary>
        <Form method="post" className="stack gap-5" noValidate>
          <input type="hidden" name="section" value={section} />
          {businessId && <input type="hidden" name="business" value={businessId} />}
          <ErrorSummary errors={errors} />
          {children}
          <div>
            <Button type="submit" busy={state === 'submitting' && formData?.get('section') === section}>
              {words.save}
            </Button>
          </div>
        </Form>
      </details>
    </section>
  )
}
