// Puts a photo's redrawn files into their buckets. As the service: nobody else may write there, so that what lies in
// them has always been through the site's own hands. The photo's row was made by the visitor, who may therefore add it.
import type { Services } from '#app/core/request/services.ts'
import type { Backend } from '../backend/backend.ts'
import { serviceClient } from '../backend/service-client.ts'
import { putFile } from './put-file.ts'

/** The files of one photo never change. */
const CACHE_SECONDS = '31536000'

export function createKeepPhotoTask(backend: Backend): Services['tasks']['keepPhoto'] {
  const service = serviceClient(backend)
  return async (photoId, sizes, original) => {
    const files = [...sizes, original].map((file) => ({
      file,
      bucket: file === original ? 'photo-originals' : 'photos',
    }))
    for (const { bucket, file } of files) {
      const problem = await putFile(service, bucket, `${photoId}/${file.name}`, file, CACHE_SECONDS)
      if (problem !== null) throw new Error(`${bucket}/${photoId}/${file.name}: ${problem}`)
    }
    const { data, error } = await service.rpc('finish_photo', { photo: photoId })
    if (error) throw new Error(`finish_photo: ${error.message}`)
    return data === 'published' ? 'published' : 'pending'
  }
}
