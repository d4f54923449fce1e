// A security key is set up by the browser, so this form works with scripts only, and says so.
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

export function KeyRegistration({ heading, suggestedName }: { heading: ReactNode; suggestedName: string }) {
  const t = useT().security
  const navigate = useNavigate()
  const isReady = useScript()
  const [state, setState] = useState<'idle' | 'busy' | 'nameTaken' | 'nameRequired' | 'failed' | 'unsupported'>('idle')

  async function register(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (!name) return setState('nameRequired')
    const [{ canUseKeys }, { registerKey }] = await Promise.all([
      import('./browser-key.ts'),
      import('./security-key.ts'),
    ])
    if (!canUseKeys()) return setState('unsupported')
    setState('busy')
    const result = await registerKey(name.slice(0, 60)).catch(() => 'failed' as const)
    setState(result === 'ok' ? 'idle' : result)
    const next = new URLSearchParams(location.search).get('next')
    if (result === 'ok') await navigate(`?${new URLSearchParams({ done: '1', ...(next && { next }) })}`)
  }

  const nameError = state === 'nameTaken' || state === 'nameRequired' ? t.errors[state] : undefined
  return (
    <form className="panel stack gap-4" onSubmit={register} noValidate>
      {heading}
      <noscript>
        <p className="muted">{t.key.needsScript}</p>
      </noscript>
      {state === 'failed' && (
        <Alert tone="danger" announce>
          {t.key.failed}
        </Alert>
      )}
      {state === 'unsupported' && (
        <Alert tone="warning" announce>
          {t.key.unsupported}
        </Alert>
      )}
      {isReady && (
        <>
          <Field id="key-name" label={t.add.name} hint={t.add.nameHint} error={nameError} required>
            <Input key={suggestedName} name="name" maxLength={60} autoComplete="off" defaultValue={suggestedName} />
          </Field>
          <div>
            <Button type="submit" variant="outline" busy={state === 'busy'}>
              {t.add.key.submit}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
