import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { KINDS, MAILS } from './rules.ts'

type Acting = Pick<Services, 'db' | 'log'>

export const readAll = (services: Acting) => attempt(services, services.db().rpc('read_notifications'))

export async function saveSettings(services: Acting, chosen: Record<string, unknown>): Promise<Outcome<unknown>> {
  for (const kind of KINDS) {
    const mail = wordIn(MAILS, chosen[`mail_${kind}`])
    // Whoever is not of the team is not asked about its kinds.
    if (!mail) continue
    const setting = { kind, in_site: chosen[`site_${kind}`] === 'on', mail }
    const saved = await attempt(services, services.db().rpc('set_notification', setting))
    if (!saved.ok) return saved
  }
  return done()
}

export const stopMail = (services: Acting, key: string, kind: string | undefined) =>
  attempt(services, services.db().rpc('stop_notification_mail', { key, ...(kind && { kind }) }), { nothing: 'missing' })
