// Approve, ask or reject, with a reason from the list and a note; or take a decision back.
import { Form, useNavigation } from 'react-router'
import { cannedFor } from '#app/core/moderation/kinds.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { isWithAuthor, type QueueItem, verdictsOf } from './rules.ts'

type Props = { item: QueueItem; action: string; state: Refusal | undefined }

export function DecisionForm({ item, action, state }: Props) {
  const t = useT()
  const words = t.moderation.queue
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, state, field)
  const busy = useNavigation().formData?.get('item') === item.id
  const values = state?.values ?? {}
  if (item.status === 'withdrawn') return null
  if (item.is_involved) return <Alert tone="warning">{words.involved}</Alert>
  const { yes, no } = words.verdicts[verdictsOf(item)]
  const hidden = (
    <>
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="seen" value={item.status} />
      <input type="hidden" name="mark" value={item.mark ?? ''} />
    </>
  )
  if (item.status === 'approved' || item.status === 'rejected')
    return (
      <Form method="post" action={action} className="queue-decide">
        {hidden}
        <Button type="submit" variant="outline" name="decision" value="open" className="self-start" busy={busy}>
          {words.undo}
        </Button>
      </Form>
    )
  return (
    <Form method="post" action={action} className="queue-decide" aria-label={words.decideTitle} noValidate>
      {hidden}
      {error('form') && (
        <Alert tone="danger" announce>
          {error('form')}
        </Alert>
      )}
      {item.is_again && <Alert tone="warning">{words.again}</Alert>}
      <Field id="canned" label={words.canned} error={error('canned')}>
        <Select name="canned" defaultValue={values.canned ?? ''} data-triage="reason">
          <option value="">{words.noCanned}</option>
          {cannedFor(item.kind).map((reason) => (
            <option key={reason} value={reason}>
              {words.cannedOptions[reason]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="note" label={words.note} hint={words.noteHint} error={error('note')} optional>
        <Textarea name="note" rows={3} maxLength={2000} dir="auto" defaultValue={values.note} />
      </Field>
      <div className="row row--wrap">
        {!isWithAuthor(item) && (
          <Button type="submit" name="decision" value="approved" data-triage="approve" busy={busy}>
            {yes}
          </Button>
        )}
        {item.kind !== 'sanction' && (
          <Button type="submit" variant="outline" name="decision" value="needs_info">
            {words.needsInfo}
          </Button>
        )}
        <Button type="submit" variant="danger" name="decision" value="rejected">
          {no}
        </Button>
      </div>
    </Form>
  )
}
