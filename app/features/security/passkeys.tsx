// The passkeys someone has, each with the way to remove it, and adding one. Removing works without scripts and asks once more.
import { type SubmitEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { FactorIcon } from './factor-icon.tsx'
import type { Passkey } from './passkey-commands.server.ts'
import { freeName } from './rules.ts'
import type { SecurityErrorKey } from './schema.ts'

function PasskeyItem({ passkey: { id, name, added, used } }: { passkey: Passkey }) {
  const { t: all, locale } = useI18n()
  const { passkeys: t, list } = all.security
  const shown = name || t.one
  return (
    <li className="row items-start gap-3 px-5 py-4" data-passkey={id}>
      <FactorIcon type="webauthn" />
      <div className="min-w-0 grow">
        <p>
          <b className="break-words" dir="auto">
            {shown}
          </b>
        </p>
        <p className="small muted">
          {list.added(writeDate(locale, added))}
          {used && <> · {t.used(writeDate(locale, used))}</>}
        </p>
        <details className="pt-2">
          <summary className="link small" aria-label={list.removeThis(shown)}>
            {list.remove}
          </summary>
          <Form method="post" className="stack gap-3 pt-3">
            <input type="hidden" name="intent" value="removePasskey" />
            <input type="hidden" name="passkey" value={id} />
            <p>{t.really}</p>
            <div>
              <Button type="submit" variant="danger" size="sm">
                {list.yes}
              </Button>
            </div>
          </Form>
        </details>
      </div>
    </li>
  )
}

function AddPasskey({ suggestedName }: { suggestedName: string }) {
  const t = useT().security
  const navigate = useNavigate()
  const isReady = useScript()
  const [state, setState] = useState<'idle' | 'busy' | 'unsupported' | SecurityErrorKey>('idle')

  async function register(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (!name) return setState('nameRequired')
    const [{ canUseKeys }, { registerPasskey }] = await Promise.all([
      import('./browser-key.ts'),
      import('./passkey.ts'),
    ])
    if (!canUseKeys()) return setState('unsupported')
    setState('busy')
    const result = await registerPasskey(name.slice(0, 60)).catch(() => 'passkeyFailed' as const)
    setState(result === 'ok' ? 'idle' : result)
    if (result === 'ok') await navigate('?passkey=added')
  }

  const problem =
    state === 'unsupported'
      ? t.passkeys.unsupported
      : state === 'idle' || state === 'busy' || state === 'nameRequired'
        ? null
        : t.errors[state]
  return (
    <form className="panel stack gap-4" onSubmit={register} noValidate>
      <noscript>
        <p className="muted">{t.passkeys.needsScript}</p>
      </noscript>
      {problem && (
        <Alert tone={state === 'unsupported' ? 'warning' : 'danger'} announce>
          {problem}
        </Alert>
      )}
      {isReady && (
        <>
          <Field
            id="passkey-name"
            label={t.add.name}
            hint={t.add.nameHint}
            error={state === 'nameRequired' ? t.errors.nameRequired : undefined}
            required
          >
            <Input key={suggestedName} name="name" maxLength={60} autoComplete="off" defaultValue={suggestedName} />
          </Field>
          <div>
            <Button type="submit" variant="outline" busy={state === 'busy'}>
              {t.passkeys.add}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useT().security.passkeys
  return (
    <section aria-labelledby="passkeys" className="stack gap-3">
      <h2 className="h3" id="passkeys">
        {t.title}
      </h2>
      <p className="soft">{t.text}</p>
      {passkeys.length > 0 && (
        <ul className="panel panel--flush divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey
        suggestedName={freeName(
          t.one,
          passkeys.map(({ name }) => name),
        )}
      />
    </section>
  )
}
