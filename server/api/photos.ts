// POST /api/photos: pictures for a place (fields `place`, `photos`, `caption`), sent by a page that shows how far along
// it is. Without JavaScript the same form is posted to the page itself.
import type { Context } from 'hono'
import { findUser } from '#app/core/auth/session.server.ts'
import { addPhotos } from '#app/core/media/commands.server.ts'
import { isChosen } from '#app/core/media/image-rules.ts'
import { type RequestEnv, type Site, servicesFor } from '../http/request-services.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const photos = (site: Site) => async (c: Context<RequestEnv>) => {
  const { services, finish } = servicesFor(site, c)
  // Before the body is read: only people with an account may make us hold pictures in memory.
  if (!(await findUser(services))) return finish(c.json({ error: 'Sign in first' }, 401))
  const form = await c.req.raw.formData().catch(() => null)
  const place = form?.get('place')
  const files = form?.getAll('photos').filter(isChosen) ?? []
  if (!form || typeof place !== 'string' || !UUID.test(place) || files.length === 0)
    return finish(c.json({ error: 'Send a place and photos' }, 400))
  const caption = form.get('caption')
  const added = await addPhotos(services, { place_id: place }, files, typeof caption === 'string' ? caption : '')
  if (added.some(({ ok }) => ok)) return finish(c.json({ photos: added }, 200))
  const isTooMuch = added.every((photo) => !photo.ok && photo.problem === 'tooMany')
  return finish(isTooMuch ? c.json({ photos: added }, 429, { 'Retry-After': '60' }) : c.json({ photos: added }, 422))
}
