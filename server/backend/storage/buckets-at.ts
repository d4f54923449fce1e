// Answers requests about buckets; null for any other address.
import { createBucket, deleteBucket, emptyBucket, getBucket, listBuckets, updateBucket } from './buckets.ts'
import type { Caller } from './caller.ts'
import { bodyOf, type StorageContext } from './context.ts'

export async function bucketsAt(
  context: StorageContext,
  request: Request,
  path: string,
  caller: () => Caller,
): Promise<Response | null> {
  const { method } = request
  const json = async (value: unknown) => Response.json(await value)
  if (path === 'bucket' || path === 'bucket/') {
    if (method === 'GET') return json(listBuckets(context, caller(), new URL(request.url).searchParams))
    if (method === 'POST') return json(createBucket(context, caller(), await bodyOf(request)))
  }
  if (path.startsWith('bucket/')) {
    const [id = '', action] = path.slice('bucket/'.length).split('/')
    if (method === 'POST' && action === 'empty') return json(emptyBucket(context, caller(), id))
    if (action === undefined) {
      if (method === 'GET') return json(getBucket(context, caller(), id))
      if (method === 'PUT') return json(updateBucket(context, caller(), id, await bodyOf(request)))
      if (method === 'DELETE') return json(deleteBucket(context, caller(), id))
    }
  }
  return null
}
