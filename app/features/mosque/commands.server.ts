// What visitors do on a mosque's page: call it theirs, follow it, and say whether a facility is still there.
import { requireUser } from '#app/core/auth/guards.server.ts'
import { masjidToCookie, NO_MASJID_COOKIE } from '#app/core/mosques/my-masjid.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { readForm } from '#app/lib/form.server.ts'
import { confirmForm, intentForm } from './schema.ts'

export type ErrorKey = keyof Messages['mosques']['errors']

/** What a posted form leads to; `cookie` is to be set. */
export type Outcome =
  | { ok: true; said: 'thanks' | null; cookie?: string }
  | { ok: false; error: ErrorKey; status: number }

const STATUS: Partial<Record<ErrorKey, number>> = {
  signIn: 401,
  notAllowed: 403,
  missing: 404,
  tooMany: 429,
  failed: 503,
}

export const refuse = (error: ErrorKey): Outcome => ({ ok: false, error, status: STATUS[error] ?? 400 })

type Failure = { code?: string | undefined; message: string }

export function readFailure(services: Pick<Services, 'log'>, name: string, { code = '', message }: Failure): ErrorKey {
  if (code === '42501') return 'notAllowed'
  if (code === 'P0002') return 'missing'
  if (code === 'PT429') return 'tooMany'
  // Values of the wrong kind or outside their limits.
  if (code.startsWith('22') || code.startsWith('23')) return 'invalid'
  services.log('command failed', { name, error: message })
  return 'failed'
}

export async function actOnMosque(services: Services, url: URL, place: string, request: Request): Promise<Outcome> {
  const form = await request.formData().catch(() => null)
  const asked = readForm(intentForm, form)
  if (!asked.ok) return refuse('invalid')
  const { intent } = asked.value
  if (!services.allow('write')) return refuse('tooMany')
  switch (intent) {
    case 'mine':
    case 'not-mine':
      return choose(services, place, intent === 'mine')
    case 'confirm': {
      await requireUser(services, url)
      const answer = readForm(confirmForm, form)
      if (!answer.ok) return refuse('invalid')
      const { facility, answer: word } = answer.value
      const { error } = await services.db().rpc('confirm_fact', { place, fact: facility, answer: word === 'yes' })
      return error ? refuse(readFailure(services, 'confirm_fact', error)) : { ok: true, said: 'thanks' }
    }
    default:
      return follow(services, url, place, intent)
  }
}

/** Works without an account; with one, the account remembers it too. */
async function choose(services: Services, place: string, isMine: boolean): Promise<Outcome> {
  const cookie = isMine ? masjidToCookie(place) : NO_MASJID_COOKIE
  if (!services.mayHaveSession) return { ok: true, said: null, cookie }
  const db = services.db()
  const { error } = isMine
    ? await db.rpc('adopt_masjid', { place })
    : await db.from('mosque_follows').update({ is_my_masjid: false }).eq('place_id', place)
  // A session that has run out is no reason not to remember it on this device.
  if (error && error.code !== '42501') services.log('command failed', { name: 'adopt_masjid', error: error.message })
  return { ok: true, said: null, cookie }
}

async function follow(
  services: Services,
  url: URL,
  place: string,
  intent: 'follow' | 'unfollow' | 'mail-on' | 'mail-off',
): Promise<Outcome> {
  const user = await requireUser(services, url)
  const table = services.db().from('mosque_follows')
  const { error } = await (intent === 'unfollow'
    ? table.delete().eq('user_id', user.id).eq('place_id', place)
    : intent === 'follow'
      ? table.upsert({ user_id: user.id, place_id: place }, { ignoreDuplicates: true })
      : table
          .update({ wants_mail: intent === 'mail-on' })
          .eq('user_id', user.id)
          .eq('place_id', place))
  return error ? refuse(readFailure(services, intent, error)) : { ok: true, said: null }
}
