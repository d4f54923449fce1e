// Suggests an account, and shows the member what they suggested before.
import { Form, href, Link } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { platformNames, platforms } from '#app/core/social/social-icon.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { OwnAccount } from './account.ts'
import { AccountFields, type Choices, useErrors } from './account-fields.tsx'
import { writeHandle } from './handle.ts'

type Props = {
  choices: Choices
  own: readonly OwnAccount[]
  /** The platform the member came from. */
  platform: string | null
  isSent: boolean
  state: Refusal | undefined
}

export function SuggestPage({ choices, own, platform, isSent, state }: Props) {
  const words = useT().socialMedia.suggestion
  const all = useT().socialMedia
  const errors = useErrors()
  const values = state?.values ?? {}
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      back={{ to: '/social-media', label: words.back }}
      said={isSent && !state ? words.sent : null}
      errors={summaryOf(errors, state)}
    >
      <Form method="post" className="stack gap-5" noValidate>
        <Field id="platform" label={all.platforms} error={errorAt(errors, state, 'platform')} required>
          <Select name="platform" defaultValue={values.platform ?? platform ?? ''}>
            <option value="">{words.choose}</option>
            {platforms.map((one) => (
              <option key={one} value={one}>
                {platformNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          id="handle"
          label={words.handle}
          hint={words.handleHint}
          error={errorAt(errors, state, 'handle')}
          required
        >
          <Input name="handle" maxLength={300} dir="ltr" autoCapitalize="none" defaultValue={values.handle} />
        </Field>
        <AccountFields choices={choices} values={values} state={state} />
        <Button type="submit" className="self-start">
          {words.send}
        </Button>
      </Form>
      {own.length > 0 && (
        <Card as="section" title={words.own}>
          <ul className="stack gap-3">
            {own.map((account) => (
              <li key={account.id} className="row row--wrap between gap-2">
                <span>
                  <Link className="link" to={href('/social-media/account/:id', { id: account.id })} dir="auto">
                    {account.name}
                  </Link>{' '}
                  <span className="small muted">
                    {platformNames[account.platform]} ·{' '}
                    <bdi dir="ltr">{writeHandle(account.platform, account.handle)}</bdi>
                  </span>
                </span>
                <Badge tone={account.state === 'published' ? 'brand' : 'neutral'}>{all.states[account.state]}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </FormPage>
  )
}
