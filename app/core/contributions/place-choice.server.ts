// The mosque or business that a form is about: the one in its address, the one kept before, and those found by name.
import { suggest } from '#app/core/listings/queries.server.ts'
import { isUuid } from '#app/core/moderation/kinds.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'

type Reading = Pick<Services, 'db' | 'log'>
type Suggesting = Parameters<typeof suggest>[0]
const SHOWN = 8
const LONGEST = 100

export type ChosenPlace = { id: string; kind: 'mosque' | 'business'; name: string; where: string }

/** Mosques and businesses of similar names; or mosques alone, which are looked for among more. */
async function findPlaces(services: Suggesting, words: string, kind: ChosenPlace['kind'] | null) {
  if (words.length < 2) return []
  const found = await suggest(services, words, kind ? 4 * SHOWN : SHOWN)
  return found
    .filter((one) => kind === null || one.kind === kind)
    .slice(0, SHOWN)
    .map(
      ({ kind, record: { id, name, address, city } }): ChosenPlace => ({
        id,
        kind,
        name,
        where: [address, city].filter(Boolean).join(', '),
      }),
    )
}

export type PlaceGround = ChosenPlace & {
  lat: number | null
  lng: number | null
  country_code: string | null
  time_zone: string | null
  method: number | null
  school: number | null
}

/** A place with what its times are reckoned by; null where there is none of that id. */
export async function loadPlace(services: Reading, id: string): Promise<PlaceGround | null> {
  if (!isUuid(id)) return null
  const shared = 'id, name, address, city, country_code, latitude, longitude, time_zone'
  const db = services.db()
  const [[mosque], [business]] = await Promise.all([
    ask(services, db.from('mosque_unified').select(`${shared}, calculation_method, asr_school`).eq('id', id).limit(1)),
    ask(services, db.from('business_unified').select(shared).eq('id', id).limit(1)),
  ])
  const row = mosque ?? business
  if (!row?.id) return null
  return {
    id: row.id,
    kind: mosque ? 'mosque' : 'business',
    name: row.name ?? '',
    where: [row.address, row.city].filter(Boolean).join(', '),
    lat: row.latitude,
    lng: row.longitude,
    country_code: row.country_code,
    time_zone: row.time_zone,
    method: mosque?.calculation_method ?? null,
    school: mosque?.asr_school ?? null,
  }
}

type Asking = { url: URL; kept: string | null; kind?: ChosenPlace['kind'] }

/** `ground`: the chosen place, with what only the server needs of it. */
export async function loadPlaceChoice(services: Reading & Suggesting, { url, kept, kind }: Asking) {
  const asked = (url.searchParams.get('find') ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST)
  const wanted = url.searchParams.get('place') ?? kept
  const place = wanted === null || wanted === 'none' ? null : await loadPlace(services, wanted)
  const ground = kind && place?.kind !== kind ? null : place
  return {
    ground,
    choice: {
      chosen: ground && { id: ground.id, kind: ground.kind, name: ground.name, where: ground.where },
      asked,
      found: ground ? [] : await findPlaces(services, asked, kind ?? null),
    },
  }
}
