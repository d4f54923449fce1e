// A file another app shared: it lies on this device alone until somebody puts it where it belongs.
const CACHE = 'mahalla-shared'
const KEY = '/share?kept'

export async function readSharedFile(): Promise<File | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(KEY)
    if (!kept) return null
    const name = decodeURIComponent(kept.headers.get('x-name') ?? '') || 'file'
    return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' })
  } catch {
    return null
  }
}

export const forgetSharedFile = async (): Promise<void> => {
  await caches.delete(CACHE).catch(() => false)
}
