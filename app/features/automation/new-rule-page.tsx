// A rule from the beginning.
import { Form, useNavigation } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { NoPlace } from './no-place.tsx'
import type { Draft, OwnPlace } from './rule.ts'
import { PREFIX, RuleFields } from './rule-form.tsx'

type Props = { draft: Draft; places: readonly OwnPlace[]; state: Refusal | undefined }

export function NewRulePage({ draft, places, state }: Props) {
  const { t } = useI18n()
  const words = t.automation.form
  const busy = useNavigation().formData !== undefined
  return (
    <FormPage
      title={words.new}
      lead={words.newLead}
      back={{ to: '/automation', label: words.back }}
      errors={summaryOf({ ...t.ui.refusals, ...t.automation.errors }, state, PREFIX)}
    >
      {places.length === 0 ? (
        <NoPlace />
      ) : (
        <Form method="post" className="automation-form stack gap-6" noValidate>
          <RuleFields draft={draft} places={places} state={state} />
          <div>
            <Button type="submit" size="lg" busy={busy}>
              {words.create}
            </Button>
          </div>
        </Form>
      )}
    </FormPage>
  )
}
