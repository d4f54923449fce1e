// Tools for staff to keep a section in order: pin, lock, move, merge.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { lookUp } from '#app/lib/records.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Whole } from './contribution.ts'
import { type PageState, refusalAt } from './form-state.ts'
import { SECTIONS, type SectionKey } from './sections.ts'
import { useErrorWords } from './use-words.ts'

type Props = { section: SectionKey; whole: Whole; action: string; categories: readonly string[]; answer: PageState }

export function StaffTools({ section, whole, action, categories, answer }: Props) {
  const { t } = useI18n()
  const words = t.contributions.tend
  const errors = useErrorWords()
  const refusal = refusalAt(answer, 'page')
  return (
    <details className="quiet-details" open={refusal !== undefined}>
      <summary>{words.title}</summary>
      <div className="stack gap-4">
        <Form method="post" action={action} className="row row--wrap gap-2">
          <input type="hidden" name="intent" value="tend" />
          <Button type="submit" size="sm" variant="outline" name="what" value={whole.is_pinned ? 'unpin' : 'pin'}>
            {whole.is_pinned ? words.unpin : words.pin}
          </Button>
          <Button type="submit" size="sm" variant="outline" name="what" value={whole.is_locked ? 'unlock' : 'lock'}>
            {whole.is_locked ? words.unlock : words.lock}
          </Button>
        </Form>
        {categories.length > 0 && (
          <Form method="post" action={action} className="contribution-search">
            <input type="hidden" name="intent" value="tend" />
            <Field label={words.moveTo} hideLabel>
              <Select name="category" defaultValue={whole.category ?? undefined}>
                {categories.map((category) => (
                  <option key={category} value={category}>
                    {lookUp(t.community.categories, category)}
                  </option>
                ))}
              </Select>
            </Field>
            <Button type="submit" size="sm" variant="outline" name="what" value="move">
              {words.move}
            </Button>
          </Form>
        )}
        {SECTIONS[section].canMerge && (
          <Form method="post" action={action} className="contribution-search">
            <Field label={words.mergeInto} error={errorAt(errors, refusal, 'into') ?? errorAt(errors, refusal, 'form')}>
              <Input name="into" dir="ltr" />
            </Field>
            <Button type="submit" size="sm" variant="danger" name="intent" value="merge">
              {words.merge}
            </Button>
          </Form>
        )}
      </div>
    </details>
  )
}
