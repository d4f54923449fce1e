// Saving a place and taking it back, notes, and lists. Policies let everyone reach their own shelf only.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Intent } from '#app/lib/form.server.ts'
import { done, type Outcome } from '#app/lib/outcome.ts'
import type { Heart, shelfForms } from './schema.ts'

/** Twice is as good as once. A place that is gone cannot be saved, and nothing happens. */
export async function pressHeart(
  services: Services,
  userId: string,
  { save, remove }: Pick<Heart, 'save' | 'remove'>,
): Promise<Outcome<unknown>> {
  const places = services.db().from('saved_places')
  const kept = await attempt(
    services,
    save === undefined
      ? places
          .delete()
          .eq('user_id', userId)
          .eq('place_id', remove ?? '')
      : places.upsert({ user_id: userId, place_id: save }, { ignoreDuplicates: true }),
  )
  return !kept.ok && kept.errors.form?.includes('missing') ? done() : kept
}

/** Does what one of the forms of the shelf asks. A new list is told by its id. */
export async function changeShelf(
  services: Services,
  userId: string,
  { intent, value, values }: Intent<typeof shelfForms>,
): Promise<Outcome<unknown>> {
  const db = services.db()
  const lists = db.from('saved_lists')
  switch (intent) {
    case 'note': {
      const note = value.note === '' ? null : value.note
      const saved = db.from('saved_places').update({ note }).eq('user_id', userId).eq('place_id', value.place)
      return attempt(services, saved.select('place_id'), { nothing: 'missing', values })
    }
    case 'lists':
      return setLists(services, userId, value.place, value.lists)
    case 'create':
      return attempt(services, lists.insert({ user_id: userId, name: value.name }).select('id').single(), { values })
    case 'rename':
      return attempt(services, lists.update({ name: value.name }).eq('id', value.list).select('id'), {
        nothing: 'missing',
        values,
      })
    case 'remove':
      return attempt(services, lists.delete().eq('id', value.list).select('id'), { nothing: 'missing' })
    case 'share':
      return attempt(services, db.rpc('share_list', { list: value.list }))
    case 'unshare':
      return attempt(services, db.rpc('unshare_list', { list: value.list }), { nothing: 'missing' })
  }
}

/** Saves a place, if it is not yet, and puts it on the lists that are ticked and on a new one. */
export async function putOnLists(
  services: Services,
  userId: string,
  place: string,
  { lists, name }: { lists: string[]; name: string },
): Promise<Outcome<unknown>> {
  const saved = await pressHeart(services, userId, { save: place })
  if (!saved.ok) return saved
  if (name === '') return setLists(services, userId, place, lists)
  const made = await attempt(
    services,
    services.db().from('saved_lists').insert({ user_id: userId, name }).select('id').single(),
    { values: { name } },
  )
  return made.ok ? setLists(services, userId, place, [...lists, made.value.id]) : made
}

/** Puts a saved place on these lists and takes it off all others. */
async function setLists(services: Services, user: string, place: string, wanted: string[]): Promise<Outcome<unknown>> {
  const rows = services.db().from('saved_list_places')
  const others = rows.delete().eq('user_id', user).eq('place_id', place)
  const taken = await attempt(
    services,
    wanted.length > 0 ? others.not('list_id', 'in', `(${wanted.join(',')})`) : others,
  )
  if (!taken.ok || wanted.length === 0) return taken
  return attempt(
    services,
    services
      .db()
      .from('saved_list_places')
      .upsert(
        wanted.map((list_id) => ({ list_id, place_id: place, user_id: user })),
        { ignoreDuplicates: true },
      ),
  )
}
