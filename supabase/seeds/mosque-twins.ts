// While the sample community stands, the same mosques of the open data step back; when it goes, they come forward.
import type { Queries } from '#server/backend/database/database.ts'
import { mosqueTwins } from './data/mosque-twins.ts'

const OPEN_DATA_SOURCE = 'osm'

export async function hideMosqueTwins(db: Queries): Promise<void> {
  await db.query(
    `update public.mosque set status = 'hidden'
     where source = $1 and source_id = any($2) and status = 'published'
       and exists (select from public.mosques as m where m.is_sample)`,
    [OPEN_DATA_SOURCE, Object.values(mosqueTwins)],
  )
}

export async function showMosqueTwins(db: Queries): Promise<void> {
  await db.query(
    `update public.mosque set status = 'published'
     where source = $1 and source_id = any($2) and status = 'hidden' and import_id is not null`,
    [OPEN_DATA_SOURCE, Object.values(mosqueTwins)],
  )
}
