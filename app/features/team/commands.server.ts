// Taking people in, and out. The database decides who may.
import type * as z from 'zod'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Intent } from '#app/lib/form.server.ts'
import { done, type Outcome, placeAt } from '#app/lib/outcome.ts'
import type { Said } from './rules.ts'
import type { teamForms } from './schema.ts'

/** What belongs beside the address. */
const ABOUT_ADDRESS: readonly unknown[] = ['email', 'ownAddress', 'inTeam']

async function invite(
  services: Services,
  { business, email, role }: z.output<typeof teamForms.invite>,
  locale: Locale,
): Promise<Outcome> {
  const values = { business, email, role }
  const invited = await attempt(
    services,
    services.db().rpc('invite_to_team', { business, email, role, language: locale }),
    { values },
  )
  if (!invited.ok) return ABOUT_ADDRESS.includes(invited.errors.form?.[0]) ? placeAt(invited, 'email', values) : invited
  await services.tasks.sendTeamInvitations()
  return done()
}

/** What was done, or why not. */
export async function changeTeam(
  services: Services,
  form: Intent<typeof teamForms>,
  locale: Locale,
): Promise<Outcome<Said>> {
  const db = services.db()
  switch (form.intent) {
    case 'invite': {
      const invited = await invite(services, form.value, locale)
      return invited.ok ? done('invited') : invited
    }
    case 'revoke':
      return say('revoked', attempt(services, db.rpc('revoke_invitation', form.value), { nothing: 'missing' }))
    case 'change':
      return say('changed', attempt(services, db.rpc('set_team_role', form.value), { nothing: 'notAllowed' }))
    case 'remove':
      return say('removed', attempt(services, db.rpc('leave_team', form.value), { nothing: 'missing' }))
    case 'leave':
      return say('left', attempt(services, db.rpc('leave_team', form.value), { nothing: 'missing' }))
  }
}

async function say(word: Said, write: Promise<Outcome<unknown>>): Promise<Outcome<Said>> {
  const outcome = await write
  return outcome.ok ? done(word) : outcome
}

/** The business one is in now. */
export const acceptInvitation = (services: Services, token: string): Promise<Outcome<string>> =>
  attempt(services, services.db().rpc('accept_invitation', { token }))

export const declineInvitation = (services: Services, token: string) =>
  attempt(services, services.db().rpc('decline_invitation', { token }), { nothing: 'expired' })
