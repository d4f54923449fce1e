// Saved replies of a team: the list, and the form for one more.
import { Form } from 'react-router'
import type { PlanType } from '#app/core/auth/membership.ts'
import { SOLD } from '#app/core/auth/plans.ts'
import type { RepliesDesk } from '#app/core/replies/saved-replies.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { LONGEST_MESSAGE, LONGEST_TITLE } from './schema.ts'

const [FIRST_PLAN]: readonly PlanType[] = SOLD.replies

export function SavedReplies({ desk, state }: { desk: RepliesDesk | null; state: Refusal | undefined }) {
  const t = useT()
  const words = t.messages.saved
  const errors = { ...t.ui.refusals, ...t.messages.errors }
  if (!desk)
    return (
      <Card as="section" title={words.title}>
        <div className="stack gap-3">
          <p className="soft">{words.locked(FIRST_PLAN ? t.auth.dashboard.owner.planNames[FIRST_PLAN] : '')}</p>
          <div>
            <Button to="/packages" variant="outline" size="sm">
              {t.analytics.shown.seePlans}
            </Button>
          </div>
        </div>
      </Card>
    )
  return (
    <Card as="section" title={words.title}>
      <div className="stack gap-4">
        <p className="soft">{words.lead}</p>
        {desk.replies.length > 0 && (
          <ul className="stack gap-3">
            {desk.replies.map(({ id, title, body }) => (
              <li key={id} className="row row--wrap gap-3 between">
                <div className="grow basis-64" dir="auto">
                  <p className="strong">{title}</p>
                  <p className="small muted">{body}</p>
                </div>
                {desk.account && (
                  <Form method="post">
                    <input type="hidden" name="reply" value={id} />
                    <Button
                      type="submit"
                      name="intent"
                      value="remove"
                      variant="ghost"
                      size="sm"
                      aria-label={`${words.remove}: ${title}`}
                    >
                      {words.remove}
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        )}
        {desk.account && (
          <details open={state !== undefined}>
            <summary>{words.add}</summary>
            {/* Empty again once it stands above. */}
            <Form method="post" className="stack gap-3 mt-3" noValidate key={desk.replies.length}>
              <input type="hidden" name="account" value={desk.account} />
              <Field id="title" label={words.name} error={errorAt(errors, state, 'title')} required>
                <Input name="title" maxLength={LONGEST_TITLE} dir="auto" defaultValue={state?.values.title} />
              </Field>
              <Field id="body" label={words.text} error={errorAt(errors, state, 'body')} required>
                <Textarea
                  name="body"
                  rows={4}
                  maxLength={LONGEST_MESSAGE}
                  dir="auto"
                  defaultValue={state?.values.body}
                />
              </Field>
              <div>
                <Button type="submit" name="intent" value="save">
                  {words.save}
                </Button>
              </div>
            </Form>
          </details>
        )}
      </div>
    </Card>
  )
}
