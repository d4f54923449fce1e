import { linkToDocument } from '#app/core/media/keep-document.server.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { DocumentBucket, Services } from '#app/core/request/services.ts'
import { AGES, PAGE_SIZE, type Queue, type QueueFilter, type QueueItem } from './rules.ts'
import { queue, wordsDesk } from './shapes.server.ts'

/** The database answers staff only. */
export async function loadQueue(services: Pick<Services, 'db' | 'log'>, filter: QueueFilter): Promise<Queue> {
  const db = services.db()
  const found = await ask(
    services,
    db.rpc('moderation_queue', {
      state: filter.state,
      min_hours: AGES[filter.age],
      ...(filter.kind !== null && { kind: filter.kind }),
      ...(filter.taken !== 'any' && { taken: filter.taken }),
      max_results: PAGE_SIZE,
      skip_results: (filter.page - 1) * PAGE_SIZE,
    }),
    queue,
  )
  return { ...found, items: await Promise.all(found.items.map((item) => withDocumentLink(services, item))) }
}

/** A paper handed in as proof lies on the web, or in private storage: then its link is made for this visit. */
async function withDocumentLink(services: Pick<Services, 'db' | 'log'>, item: QueueItem): Promise<QueueItem> {
  const { document, ...details } = item.preview?.details ?? {}
  if (typeof document !== 'string') return item
  const [, bucket, path] = /^(evidence-documents|campaign-documents)\/(.+)$/.exec(document) ?? []
  const link = bucket && path ? await linkToDocument(services, bucket as DocumentBucket, path) : document
  return { ...item, preview: { ...item.preview, details, document: link } }
}

export const loadWords = (services: Pick<Services, 'db' | 'log'>) =>
  ask(services, services.db().rpc('moderation_words_desk'), wordsDesk)
