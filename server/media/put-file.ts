// The only door into the buckets. Nobody but the server may write there, so that what lies in them has been through the
// intake, and a name that is made here says nothing about anybody.

import type { Db } from '#app/core/request/services.ts'
import type { CleanFile } from '#app/lib/clean-file.ts'

export async function putFile(
  service: Db,
  bucket: string,
  path: string,
  { type, bytes }: CleanFile,
  cacheControl?: string,
): Promise<string | null> {
  const { error } = await service.storage
    .from(bucket)
    .upload(path, bytes, { contentType: type, ...(cacheControl && { cacheControl }) })
  return error?.message ?? null
}
