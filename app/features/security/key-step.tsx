// The second step with a security key: the browser asks the key, so scripts are needed.
import { useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'

export function KeyStep({ factorId, next }: { factorId: string; next: string }) {
  const { t: all, locale } = useI18n()
  const t = all.security
  const isReady = useScript()
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'unsupported'>('idle')

  async function present() {
    const [{ canUseKeys }, { presentKey }] = await Promise.all([
      import('./browser-key.ts'),
      import('./security-key.ts'),
    ])
    if (!canUseKeys()) return setState('unsupported')
    setState('busy')
    const isRight = await presentKey(factorId).catch(() => false)
    if (!isRight) return setState('failed')
    // A new document: everything on the page was written for someone who had not signed in.
    location.assign(inLocale(next, locale))
  }

  return (
    <div className="stack gap-4">
      <noscript>
        <p className="muted">{t.key.needsScript}</p>
      </noscript>
      {(state === 'failed' || state === 'unsupported') && (
        <Alert tone={state === 'failed' ? 'danger' : 'warning'} announce>
          {t.key[state]}
        </Alert>
      )}
      {isReady && (
        <Button size="lg" block busy={state === 'busy'} onClick={present}>
          {t.step.useKey}
        </Button>
      )}
    </div>
  )
}
