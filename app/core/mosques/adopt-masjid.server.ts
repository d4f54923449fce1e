// After signing in: the mosque chosen on this device becomes the account's, or the account's becomes this device's.
import type { Services } from '#app/core/request/services.ts'
import { masjidFromCookie, masjidToCookie } from './my-masjid.ts'

/** Headers for the answer to a sign-in. Never stands in its way: what fails is logged. */
export async function adoptMasjid(services: Services, request: Request): Promise<Headers> {
  const chosen = masjidFromCookie(request.headers.get('cookie'))
  const { data, error } = await services.db().rpc('adopt_masjid', chosen ? { place: chosen } : {})
  if (error) services.log('command failed', { name: 'adopt_masjid', error: error.message })
  return new Headers(data && data !== chosen ? { 'Set-Cookie': masjidToCookie(data) } : {})
}
