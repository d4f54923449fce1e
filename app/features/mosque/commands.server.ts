// Commands of visitors on a mosque's page: call it theirs, follow it, confirm a facility, and tell the Friday time.
import { requireUser } from '#app/core/auth/guards.server.ts'
import type { SessionUser } from '#app/core/auth/session.server.ts'
import { masjidToCookie, NO_MASJID_COOKIE } from '#app/core/mosques/my-masjid.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { forms } from './schema.ts'

/** What the page does next; `cookie` is to be set. */
type Next = { said: 'thanks' | 'told' | null; at?: 'facilities' | 'check' | 'jumuah'; cookie?: string }

export async function actOnMosque(
  services: Services,
  url: URL,
  place: string,
  request: Request,
): Promise<Outcome<Next>> {
  const asked = await readIntent(request, forms)
  if (!asked.ok) return asked
  if (!services.allow('write')) return refuse('tooMany')
  const { intent, value, values } = asked.value
  switch (intent) {
    case 'mine':
    case 'not-mine':
      return choose(services, place, intent === 'mine')
    case 'confirm': {
      await requireUser(services, url, values)
      const { facility: fact, answer } = value
      const kept = await attempt(services, services.db().rpc('confirm_fact', { place, fact, answer: answer === 'yes' }))
      return kept.ok ? done({ said: 'thanks', at: fact === 'address' ? 'check' : 'facilities' }) : kept
    }
    case 'tell-jumuah': {
      await requireUser(services, url, values)
      const told = { jumuah: [{ at: value.other || value.common }] }
      const kept = await attempt(services, services.db().rpc('tell_times', { place, told, is_there: true }), { values })
      return kept.ok ? done({ said: 'told', at: 'jumuah' }) : kept
    }
    default:
      return follow(services, await requireUser(services, url, values), place, intent)
  }
}

/** Works without an account; with one, the account remembers it too. */
async function choose(services: Services, place: string, isMine: boolean): Promise<Outcome<Next>> {
  const cookie = isMine ? masjidToCookie(place) : NO_MASJID_COOKIE
  const db = services.db()
  // Refused or not (the session may have run out), it is remembered on this device.
  if (services.mayHaveSession)
    await attempt(
      services,
      isMine
        ? db.rpc('adopt_masjid', { place })
        : db.from('mosque_follows').update({ is_my_masjid: false }).eq('place_id', place),
    )
  return done({ said: null, cookie })
}

async function follow(
  services: Services,
  user: SessionUser,
  place: string,
  intent: 'follow' | 'unfollow' | 'mail-on' | 'mail-off',
): Promise<Outcome<Next>> {
  const table = services.db().from('mosque_follows')
  const mine = { user_id: user.id, place_id: place }
  const kept = await attempt(
    services,
    intent === 'unfollow'
      ? table.delete().match(mine)
      : intent === 'follow'
        ? table.upsert(mine, { ignoreDuplicates: true })
        : table.update({ wants_mail: intent === 'mail-on' }).match(mine),
  )
  return kept.ok ? done({ said: null }) : kept
}
