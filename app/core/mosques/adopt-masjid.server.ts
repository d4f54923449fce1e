// After signing in: the mosque chosen on this device becomes the account's, or the account's becomes this device's.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { masjidFromCookie, masjidToCookie } from './my-masjid.ts'

/** Headers for the answer to a sign-in. Never stands in its way: what fails is logged. */
export async function adoptMasjid(services: Services, request: Request): Promise<Headers> {
  const chosen = masjidFromCookie(request.headers.get('cookie'))
  const adopted = await attempt(services, services.db().rpc('adopt_masjid', chosen ? { place: chosen } : {}))
  const place = adopted.ok ? adopted.value : null
  return new Headers(place && place !== chosen ? { 'Set-Cookie': masjidToCookie(place) } : {})
}
