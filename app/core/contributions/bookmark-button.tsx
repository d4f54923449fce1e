// Keeps something to come back to, with a reminder if one wants it.
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Bookmark } from '#app/ui/icons.ts'
import { Select } from '#app/ui/select.tsx'
import type { Whole } from './contribution.ts'
import { REMINDERS } from './reminders.ts'

export function BookmarkButton({ marks, action }: { marks: Whole['marks']; action: string }) {
  const { locale, t } = useI18n()
  const words = t.contributions.bookmark
  if (marks?.is_kept)
    return (
      <Form method="post" action={action} preventScrollReset>
        <Button type="submit" size="sm" variant="soft" name="intent" value="unbookmark">
          <Bookmark className="i i--sm" />
          {marks.remind_at ? words.keptUntil(writeDate(locale, marks.remind_at)) : words.kept}
        </Button>
      </Form>
    )
  return (
    <details className="contribution-bookmark">
      <summary className="btn btn--ghost btn--sm">
        <Bookmark className="i i--sm" />
        {words.keep}
      </summary>
      <Form method="post" action={action} className="contribution-bookmark__form" preventScrollReset data-draft="off">
        <Field label={words.remind}>
          <Select name="when" defaultValue="never">
            {REMINDERS.map((when) => (
              <option key={when} value={when}>
                {words.when[when]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" size="sm" name="intent" value="bookmark">
          {words.save}
        </Button>
      </Form>
    </details>
  )
}
