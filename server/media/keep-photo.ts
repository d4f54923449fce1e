// Puts a photo's redrawn files into their buckets. As the service: nobody else may write there, so that what lies in
// them has always been through the site's own hands. The photo's row was made by the visitor, who may therefore add it.
import type { Services } from '#app/core/request/services.ts'
import type { Backend } from '../backend/backend.ts'
import { serviceClient } from '../backend/service-client.ts'

/** The files of one photo never change. */
const CACHE_SECONDS = '31536000'

export function createKeepPhotoTask(backend: Backend): Services['tasks']['keepPhoto'] {
  const service = serviceClient(backend)
  return async (photoId, sizes, original) => {
    const files = [...sizes.map((file) => ({ ...file, bucket: 'photos' })), { ...original, bucket: 'photo-originals' }]
    for (const { bucket, name, type, bytes } of files) {
      const { error } = await service.storage
        .from(bucket)
        .upload(`${photoId}/${name}`, bytes, { contentType: type, cacheControl: CACHE_SECONDS })
      if (error) throw new Error(`${bucket}/${photoId}/${name}: ${error.message}`)
    }
    const { data, error } = await service.rpc('finish_photo', { photo: photoId })
    if (error) throw new Error(`finish_photo: ${error.message}`)
    return data === 'published' ? 'published' : 'pending'
  }
}
