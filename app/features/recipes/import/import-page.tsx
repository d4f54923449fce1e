// The page that takes an address or a text and makes a draft of it.
import { Form, useNavigation } from 'react-router'
import { useDeviceDraft } from '#app/core/drafts/use-device-draft.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import '#app/ui/styles/work.css'

export function ImportPage({ state }: { state: Refusal | undefined }) {
  const t = useT()
  const words = t.recipes.importing
  const errors = { ...t.ui.refusals, ...t.contributions.errors, ...t.recipes.errors }
  const form = useDeviceDraft('recipes:import')
  const busy = useNavigation().formData !== undefined
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      back={{ to: '/community/recipes/new', label: t.community.sections.recipes.write }}
      errors={summaryOf(errors, state, 'import-')}
    >
      <Form ref={form} method="post" className="stack gap-5" noValidate data-draft="own">
        <input type="hidden" name="once" />
        <Field
          id="import-address"
          label={words.address}
          hint={words.addressHint}
          error={errorAt(errors, state, 'address')}
        >
          <Input
            name="address"
            type="url"
            inputMode="url"
            dir="ltr"
            maxLength={2000}
            defaultValue={state?.values.address ?? ''}
          />
        </Field>
        <Field id="import-text" label={words.text} hint={words.textHint} error={errorAt(errors, state, 'text')}>
          <Textarea name="text" rows={10} dir="auto" maxLength={40_000} defaultValue={state?.values.text ?? ''} />
        </Field>
        <p className="small soft">{words.rights}</p>
        <p>
          <Button type="submit" size="lg" busy={busy}>
            {words.read}
          </Button>
        </p>
      </Form>
    </FormPage>
  )
}
