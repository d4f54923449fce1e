// A group without a listing asks to be confirmed.
import { Form } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { OwnOrganiser } from './campaign.ts'
import { useErrors } from './use-words.ts'

type Props = { groups: readonly OwnOrganiser[]; isSignedIn: boolean; action: string; state: Refusal | undefined }

export function GroupForm({ groups, isSignedIn, action, state }: Props) {
  const t = useT()
  const words = t.giving.group
  const errors = useErrors()
  const error = (field: string) => errorAt(errors, state, field)
  return (
    <section className="contribution-page stack gap-5" aria-labelledby="group">
      <div className="stack gap-2">
        <h2 className="h3" id="group">
          {words.title}
        </h2>
        <p className="soft">{words.lead}</p>
      </div>
      {groups.length > 0 && (
        <div className="panel stack gap-2">
          <h3 className="h4">{words.yours}</h3>
          <ul className="stack gap-2">
            {groups.map(({ id, name, state: is }) => (
              <li key={id} className="row row--wrap gap-2">
                <span dir="auto">{name}</span>
                <Badge tone={is === 'confirmed' ? 'brand' : undefined}>{words.states[is]}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isSignedIn ? (
        <Form method="post" action={action} className="stack gap-4" noValidate>
          <ErrorSummary errors={summaryOf(errors, state, 'group-')} />
          <Field id="group-name" label={words.name} error={error('name')} required>
            <Input name="name" maxLength={120} dir="auto" defaultValue={state?.values.name ?? ''} />
          </Field>
          <Field id="group-about" label={words.about} hint={words.aboutHint} error={error('about')} required>
            <Textarea name="about" rows={5} maxLength={2000} dir="auto" defaultValue={state?.values.about ?? ''} />
          </Field>
          <Field id="group-website" label={words.website} error={error('website')} optional>
            <Input name="website" type="url" maxLength={500} dir="ltr" defaultValue={state?.values.website ?? ''} />
          </Field>
          <p>
            <Button type="submit" name="intent" value="group">
              {words.send}
            </Button>
          </p>
        </Form>
      ) : (
        <p>
          <Button to={`/login?${new URLSearchParams({ next: action })}`}>{t.contributions.reply.signIn}</Button>
        </p>
      )}
    </section>
  )
}
