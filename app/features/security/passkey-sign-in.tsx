// Signing in with a passkey: the browser asks the device, so the button is there with scripts only. Whoever has none signs
// in with the form beside it.
import { useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'

type State = 'idle' | 'busy' | 'signInFailed' | 'unsupported'

export function PasskeySignIn({ next }: { next: string }) {
  const { t: all, locale } = useI18n()
  const t = all.security.passkeys
  const isReady = useScript()
  const [state, setState] = useState<State>('idle')

  async function present() {
    const [{ canUseKeys }, { presentPasskey }] = await Promise.all([import('./browser-key.ts'), import('./passkey.ts')])
    if (!canUseKeys()) return setState('unsupported')
    setState('busy')
    const opened = await presentPasskey().catch(() => null)
    if (!opened) return setState('signInFailed')
    // A new document: everything on the page was written for someone who had not signed in.
    const step = `/login/second-step?${new URLSearchParams({ next })}`
    location.assign(inLocale(opened.needsSecondStep ? step : next, locale))
  }

  if (!isReady) return null
  return (
    <div className="stack gap-4">
      <p className="muted text-center">{all.auth.login.or}</p>
      {(state === 'signInFailed' || state === 'unsupported') && (
        <Alert tone={state === 'signInFailed' ? 'danger' : 'warning'} announce>
          {t[state]}
        </Alert>
      )}
      <Button variant="outline" size="lg" block busy={state === 'busy'} onClick={present}>
        {t.signIn}
      </Button>
    </div>
  )
}
