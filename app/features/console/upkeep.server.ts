// Work that a superadmin gives the process, said and written down by the database before it is done: backups and their
// restore, the keys that sign sessions, an account for somebody.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Intent } from '#app/lib/form.server.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { accountForms, backupForms, keyForms } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>

type Work =
  | 'try_mail'
  | 'try_payments'
  | 'back_up'
  | 'download'
  | 'drill'
  | 'check'
  | 'rotate_keys'
  | 'revoke_keys'
  | 'open_account'

/** The database says first whether this visitor may, and writes it down. */
export const beginWork = (
  services: Acting,
  work: Work,
  { about, reason, values }: { about?: string; reason?: string; values?: Record<string, string> } = {},
) =>
  attempt(
    services,
    services.db().rpc('begin_desk_work', { work, ...(about && { about }), ...(reason && { reason }) }),
    {
      values: values ?? {},
    },
  )

export async function actOnBackups(
  services: Acting & Pick<Services, 'tasks'>,
  form: Intent<typeof backupForms>,
): Promise<Outcome<'begun' | 'drilling'>> {
  if (form.intent === 'backUp') {
    const allowed = await beginWork(services, 'back_up')
    if (!allowed.ok) return allowed
    services.tasks.backups.begin()
    return done('begun')
  }
  const { file } = form.value
  const allowed = await beginWork(services, 'drill', { about: file })
  if (!allowed.ok) return allowed
  return (await services.tasks.backups.beginDrill(file)) ? done('drilling') : refuse('missing')
}

export async function changeKeys(
  services: Acting & Pick<Services, 'tasks'>,
  { intent, value: { reason }, values }: Intent<typeof keyForms>,
): Promise<Outcome<unknown>> {
  const isRevoking = intent === 'revoke'
  const allowed = await beginWork(services, isRevoking ? 'revoke_keys' : 'rotate_keys', { reason, values })
  if (allowed.ok) services.tasks.keys.rotate(isRevoking)
  return allowed
}

/** Whose account was opened. The role is given by the superadmin themselves, as on the person's page. */
export async function openAccount(
  services: Acting & Pick<Services, 'tasks'>,
  { value: { email, role, reason }, values }: Intent<typeof accountForms>,
): Promise<Outcome<string>> {
  const allowed = await beginWork(services, 'open_account', { reason, values })
  if (!allowed.ok) return allowed
  const person = await services.tasks.openAccount(email)
  if (person === 'there') return refuse('accountThere', { field: 'email', values })
  if (person === 'failed') return refuse('failed', { values })
  if (role === null) return done(person)
  const given = await attempt(services, services.db().rpc('set_role', { person, reason, role, granted: true }), {
    values,
  })
  return given.ok ? done(person) : given
}
