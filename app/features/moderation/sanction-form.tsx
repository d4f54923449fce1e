// The form of a sanction on the person behind a post: earlier ones, and a warning, silence or suspension with its reason.
import { Form } from 'react-router'
import { SANCTION_REASONS } from '#app/core/moderation/kinds.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { QueueItem } from './rules.ts'

type Props = { item: QueueItem; action: string; state: Refusal | undefined }

const KINDS = ['warning', 'silence', 'suspension'] as const
const DAYS = [1, 3, 7, 30, 90, 365] as const

export function SanctionForm({ item, action, state }: Props) {
  const { locale, t } = useI18n()
  const words = t.moderation.sanctions
  const { cannedOptions } = t.moderation.queue
  const error = errorAt({ ...t.ui.refusals, ...t.moderation.queue.errors, ...words.errors }, state, 'sanction')
  if (!item.may_sanction && item.sanctions.length === 0) return null
  return (
    <details className="quiet-details" open={error !== undefined}>
      <summary>
        {words.title}
        {item.sanctions.length > 0 && ` (${words.before(item.sanctions.length)})`}
      </summary>
      <div className="stack gap-4 pt-2">
        {item.sanctions.length > 0 && (
          <ul className="stack gap-2">
            {item.sanctions.map((one) => (
              <li key={one.id} className="row row--wrap gap-2 small">
                <b className="strong">{words.kinds[one.kind]}</b>
                <span>{writeDate(locale, one.given_at)}</span>
                {one.canned && <span>{lookUp(cannedOptions, one.canned) ?? one.canned}</span>}
                {one.note && <q dir="auto">{one.note}</q>}
                {one.ends_at && one.holds && <span>{words.until(writeDate(locale, one.ends_at))}</span>}
                {!one.holds && <span className="muted">{words.over}</span>}
                {one.holds && item.may_sanction && (
                  <Form method="post" action={action}>
                    <input type="hidden" name="item" value={item.id} />
                    <input type="hidden" name="sanction" value={one.id} />
                    <Button type="submit" size="sm" variant="ghost" name="intent" value="lift">
                      {words.lift}
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        )}
        {item.may_sanction && (
          <Form method="post" action={action} className="stack gap-3" noValidate>
            <input type="hidden" name="item" value={item.id} />
            {error && (
              <Alert tone="danger" announce>
                {error}
              </Alert>
            )}
            <p className="small soft">{words.lead}</p>
            <div className="row row--wrap gap-3">
              <Field label={words.kind}>
                <Select name="kind" defaultValue={state?.values.kind ?? 'warning'}>
                  {KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {words.kinds[kind]}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={words.length} hint={words.lengthHint}>
                <Select name="days" defaultValue={state?.values.days ?? '3'}>
                  {DAYS.map((days) => (
                    <option key={days} value={days}>
                      {words.days(days)}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            <Field label={t.moderation.queue.canned}>
              <Select name="canned" defaultValue={state?.values.canned ?? ''}>
                <option value="">{t.moderation.queue.noCanned}</option>
                {SANCTION_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {cannedOptions[reason]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={words.note} hint={words.noteHint} optional>
              <Textarea name="note" rows={2} maxLength={2000} dir="auto" defaultValue={state?.values.note} />
            </Field>
            <Button type="submit" variant="danger" size="sm" className="self-start" name="intent" value="sanction">
              {words.give}
            </Button>
          </Form>
        )}
      </div>
    </details>
  )
}
