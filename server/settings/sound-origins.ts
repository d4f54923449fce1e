// Recordings of the athan and of lessons may lie on other sites. The content security policy names exactly those sites: on every page,
// because a visitor who moves on to such a page keeps the policy of the page they came in by.
import * as z from 'zod'
import { hostedVideo } from '#app/core/media/video-host.ts'
import type { Site } from '../http/request-services.ts'

/** A list from each place that has some. */
const sounds = z.array(z.array(z.object({ address: z.string().nullable() })))
const TABLES = ['athan_sounds', 'course_lessons']

type Follower = Pick<Site, 'sources' | 'pages' | 'log'> & { backend: Pick<Site['backend'], 'onChange'> }

export async function allowSoundOrigins(site: Follower, listSounds: () => Promise<unknown>): Promise<void> {
  const always = site.sources.media
  const learn = async () => {
    try {
      const found = sounds
        .parse(await listSounds())
        .flat()
        .flatMap(({ address }) => originOf(address))
      site.sources.media = [...new Set([...always, ...found])]
    } catch (error) {
      site.log('query failed', { name: 'recordings', error: String(error) })
    }
  }
  site.backend.onChange(({ table }) => {
    // Pages kept meanwhile carry the policy of before.
    if (TABLES.includes(table)) void learn().then(() => site.pages.dropTable(table))
  })
  await learn()
}

function originOf(address: string | null): string[] {
  // A film of a known host is framed from its own player.
  if (hostedVideo(address)) return []
  const url = address === null ? null : URL.parse(address)
  return url?.protocol === 'https:' ? [url.origin] : []
}
