// Files in a bucket of S3 or of anything that speaks its protocol, addressed by path.
import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { FileStore } from './file-store.ts'
import { type Credentials, signRequest } from './sign-request.ts'

export type S3Settings = Credentials & { endpoint: string; bucket: string }

export function openFileS3({ endpoint, bucket, ...credentials }: S3Settings): FileStore {
  async function call(method: string, key: string, headers: Record<string, string> = {}, body?: Blob) {
    const url = new URL(`${endpoint}/${bucket}/${key}`)
    const { host: _host, ...signed } = signRequest(method, url, headers, credentials, new Date())
    return fetch(url, { method, headers: signed, ...(body && { body }) })
  }
  async function orFail(response: Response, what: string): Promise<Response> {
    if (response.ok) return response
    const reason = /<Code>([^<]{1,80})/.exec(await response.text())?.[1] ?? ''
    throw new Error(`S3 ${what} failed: ${response.status} ${reason}`.trim())
  }
  return {
    keep: async (key, temporaryPath) => {
      await orFail(await call('PUT', key, {}, await openAsBlob(temporaryPath)), 'upload')
      await rm(temporaryPath, { force: true })
    },
    read: async (key, range) => {
      const response = await call('GET', key, range ? { range: `bytes=${range.start}-${range.end}` } : {})
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      return (await orFail(response, 'download')).body
    },
    copy: async (from, to) => {
      const response = await orFail(await call('PUT', to, { 'x-amz-copy-source': `/${bucket}/${from}` }), 'copy')
      // A copy that fails half-way is reported inside an answer that began with 200.
      const answer = await response.text()
      if (answer.includes('<Error>')) throw new Error('S3 copy failed')
    },
    remove: async (keys) => {
      for (const key of keys) {
        const response = await call('DELETE', key)
        if (response.status === 404) await response.body?.cancel()
        else await (await orFail(response, 'removal')).body?.cancel()
      }
    },
  }
}
