// Name, email, and where one is signed in.
import { Form, Link, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Changed } from './commands.server.ts'
import type { Device } from './queries.server.ts'

type Props = {
  displayName: string
  email: string
  devices: readonly Device[]
  said: Changed | null
  state: Refusal | null
}

export function DetailsPage({ displayName, email, devices, said, state }: Props) {
  const { t } = useI18n()
  const words = t.account.details
  const errors = { ...t.ui.refusals, ...words.errors }
  const isBusy = useNavigation().state === 'submitting'
  return (
    <FormPage
      title={words.title}
      back={{ to: '/account', label: t.account.title }}
      said={said && !state ? words.said[said] : null}
      errors={summaryOf(errors, state)}
    >
      <Form method="post" className="panel stack gap-4" noValidate>
        <input type="hidden" name="intent" value="name" />
        <Field id="name" label={words.name} hint={words.nameHint} error={errorAt(errors, state, 'name')}>
          <Input
            name="name"
            maxLength={80}
            autoComplete="name"
            dir="auto"
            defaultValue={state?.values.name ?? displayName}
          />
        </Field>
        <div>
          <Button type="submit" busy={isBusy}>
            {words.saveName}
          </Button>
        </div>
      </Form>
      <Form method="post" className="panel stack gap-4" noValidate>
        <input type="hidden" name="intent" value="email" />
        <Field id="email" label={words.email} hint={words.emailHint} error={errorAt(errors, state, 'email')}>
          <Input
            name="email"
            type="email"
            maxLength={320}
            autoComplete="email"
            dir="ltr"
            defaultValue={state?.values.email ?? email}
          />
        </Field>
        <div>
          <Button type="submit" busy={isBusy}>
            {words.saveEmail}
          </Button>
        </div>
      </Form>
      <Devices devices={devices} />
      <p>
        <Link className="link" to="/account/security">
          {t.account.openSecurity}
        </Link>
      </p>
    </FormPage>
  )
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const { locale, t } = useI18n()
  const words = t.account.details
  return (
    <section className="panel stack gap-4" aria-labelledby="devices">
      <h2 className="h4" id="devices">
        {words.devices}
      </h2>
      <p className="soft">{words.devicesText}</p>
      <ul className="divide-y divide-line">
        {devices.map(({ id, browser, since, usedAt, isThis }) => (
          <li key={id} className="row row--wrap between gap-3 py-3">
            <span className="min-w-0">
              <b className="strong">
                <bdi>{browser ?? words.unknownBrowser}</bdi>
              </b>{' '}
              {isThis && <Badge tone="brand">{words.thisDevice}</Badge>}
              <span className="small muted block">
                {words.since(writeDate(locale, since), writeDate(locale, usedAt))}
              </span>
            </span>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="intent" value="end" />
                <input type="hidden" name="device" value={id} />
                <Button type="submit" variant="outline" size="sm">
                  {words.end}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post">
          <Button type="submit" name="intent" value="endOthers" variant="outline">
            {words.endOthers}
          </Button>
        </Form>
      )}
    </section>
  )
}
