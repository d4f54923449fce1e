import { attemptAuth } from '#app/core/auth/attempt-auth.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import type { Intent } from '#app/lib/form.server.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { Kind } from './data-rules.ts'
import type { detailsForms } from './schema.ts'

type Changing = Intent<typeof detailsForms>
export type Changed = 'name' | 'email' | 'ended'

/** A new address holds once the letters to both were answered: whoever has the session alone cannot take the account. */
export async function changeDetails(
  services: Services,
  user: { id: string; email: string },
  { intent, value, values }: Changing,
  { locale }: { locale: Locale },
): Promise<Outcome<Changed>> {
  const db = services.db()
  switch (intent) {
    case 'name': {
      const named = db.from('profiles').update({ display_name: value.name }).eq('id', user.id).select('id')
      const kept = await attempt(services, named, { nothing: 'notAllowed', values })
      return kept.ok ? done('name') : kept
    }
    case 'email': {
      if (value.email.toLowerCase() === user.email.toLowerCase()) return refuse('sameEmail', { field: 'email', values })
      if (!services.allow('email')) return refuse('tooMany', { values })
      const emailRedirectTo = services.config.origin + inLocale('/account/details', locale)
      const asked = await attemptAuth(services, db.auth.updateUser({ email: value.email }, { emailRedirectTo }), {
        words: { email_address_invalid: ['email', 'email'] },
      })
      return asked.ok ? done('email') : { ...asked, values }
    }
    case 'end':
    case 'endOthers': {
      const ended = await attempt(services, db.rpc('end_devices', intent === 'end' ? { device: value.device } : {}))
      return ended.ok ? done('ended') : ended
    }
  }
}

type Acting = Pick<Services, 'db' | 'log'>

export const askToLeave = (services: Acting, keeps: Kind[], values: Record<string, string>) =>
  attempt(services, services.db().rpc('ask_to_leave', { keeps }), { values })

export const stay = (services: Acting) => attempt(services, services.db().rpc('stay'))
