// A reader chooses topics, a town and a language.

import { Form, Link } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Choices } from './choices.server.ts'
import { TOPICS } from './topics.ts'

type Props = { token: string; choices: Choices | null; answer: Outcome<unknown> | undefined }

export function ChoicesPage({ token, choices, answer }: Props) {
  const t = useT()
  const words = t.newsletter.choices
  const refusal = answer && !answer.ok ? answer : undefined
  return (
    <div className="page section flex max-w-2xl flex-col items-start gap-5">
      <h1 className="title">{words.title}</h1>
      {answer?.ok && (
        <Alert tone="success" announce>
          {words.saved}
        </Alert>
      )}
      {!choices ? (
        <>
          <p className="alert alert--warning" role="alert">
            {t.frame.newsletter.unknownLink}
          </p>
          <Link className="btn btn--soft" to="/newsletter">
            {t.frame.newsletter.signUpAgain}
          </Link>
        </>
      ) : (
        <Form method="post" className="stack gap-5" noValidate>
          <input type="hidden" name="token" value={token} />
          <FieldGroup legend={words.topics} hint={words.topicsHint}>
            <div className="stack gap-2">
              {TOPICS.map((topic) => (
                <Checkbox
                  key={topic}
                  name="topics"
                  value={topic}
                  label={t.newsletter.topics[topic]}
                  defaultChecked={choices.topics.includes(topic)}
                />
              ))}
            </div>
          </FieldGroup>
          <Field
            id="town"
            label={words.town}
            hint={words.townHint}
            error={errorAt({ ...t.ui.refusals, ...t.newsletter.errors }, refusal, 'town')}
            optional
          >
            <Input name="town" dir="auto" maxLength={200} defaultValue={refusal?.values.town ?? choices.town} />
          </Field>
          <Field id="language" label={words.language}>
            <Select name="language" defaultValue={choices.language}>
              <LanguageOptions />
            </Select>
          </Field>
          <p>
            <Button type="submit">{words.save}</Button>
          </p>
        </Form>
      )}
    </div>
  )
}
