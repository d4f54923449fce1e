import type * as z from 'zod'
import { addPhotos } from '#app/core/media/commands.server.ts'
import { isChosen } from '#app/core/media/image-rules.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import type { personForm } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>

export async function savePerson(
  services: Acting,
  facts: z.output<typeof personForm>,
  values: Record<string, string>,
): Promise<Outcome<unknown>> {
  const saved = await attempt(services, services.db().rpc('save_person', { facts }), { values })
  const isHandle = !saved.ok && saved.errors.form?.some((key) => key.startsWith('handle'))
  return !saved.ok && isHandle ? placeAt(saved, 'handle', values) : saved
}

/** A picture of the member, drawn anew as every photo is. Whom the house does not know yet waits for the team. */
export async function addPortrait(
  services: Parameters<typeof addPhotos>[0],
  posted: FormData | null,
): Promise<Outcome<'published' | 'pending'>> {
  const [file] = posted?.getAll('photos').filter(isChosen) ?? []
  if (!file) return refuse('none', { field: 'photos' })
  const [added] = await addPhotos(services, { is_portrait: true }, [file])
  if (added?.ok) return done(added.status)
  return refuse(added?.problem ?? 'failed', { field: 'photos' })
}

export const removePortrait = (services: Acting, photo: string) =>
  attempt(services, services.db().rpc('remove_photo', { photo }))

export const setBlock = (services: Acting, handle: string, kind: 'mute' | 'block' | null) =>
  attempt(services, services.db().rpc('set_block', { handle, ...(kind && { kind }) }))

export const reportPerson = (services: Acting, handle: string) =>
  attempt(services, services.db().rpc('report_person', { handle, reason: 'other' }))

export const followPerson = (services: Acting, handle: string, wanted: boolean) =>
  attempt(services, services.db().rpc('follow_person', { handle, wanted }))
