// The poll of a new topic: one answer a line, so that it needs no script.
import { useI18n } from '#app/i18n/catalogue.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Poll } from './contribution.ts'

type Props = { poll: Poll | null; values: Record<string, string> | undefined; error: string | undefined }

const DAYS = [1, 3, 7, 30] as const

export function PollFields({ poll, values, error }: Props) {
  const words = useI18n().t.contributions.poll
  // Once somebody has voted, the answers stay as they are.
  if (poll && poll.voters > 0) return <p className="hint">{words.begun}</p>
  const typed = values?.poll_options ?? poll?.options.map(({ text }) => text).join('\n') ?? ''
  return (
    <details className="quiet-details" open={typed !== '' || error !== undefined}>
      <summary>{words.add}</summary>
      <div className="stack gap-4 pt-2">
        <Field id="contribution-poll_options" label={words.options} hint={words.optionsHint} error={error}>
          <Textarea name="poll_options" rows={4} maxLength={2000} dir="auto" defaultValue={typed} />
        </Field>
        <Checkbox
          name="poll_several"
          label={words.several}
          defaultChecked={values ? values.poll_several === 'on' : (poll?.takes_several ?? false)}
        />
        <Field label={words.ends}>
          <Select name="poll_days" defaultValue={values?.poll_days ?? ''}>
            <option value="">{words.open}</option>
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {words.days(days)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </details>
  )
}
