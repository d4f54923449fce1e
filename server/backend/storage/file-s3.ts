// Files in a bucket of S3 or of anything that speaks its protocol, addressed by path.
import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { FileStore } from './file-store.ts'
import { type Credentials, signRequest } from './sign-request.ts'
import { filesOutOfReach } from './storage-error.ts'

export type S3Settings = Credentials & { endpoint: string; bucket: string }

/** How long S3 may say nothing. */
const LONGEST_SILENCE_MS = 10_000
/** 16 KB a second: an upload slower than that does not move. */
const SLOWEST_BYTES_PER_MS = 16

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const tooLong = setTimeout(() => late.reject(new Error('S3 says nothing')), LONGEST_SILENCE_MS)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(tooLong))
}

/** What stops coming is broken off, so that nobody takes part of a file for all of it. */
function withoutLongSilence(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await inTime(reader.read())
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        controller.error(error)
        await reader.cancel().catch(() => {})
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

export function openFileS3(
  { endpoint, bucket, ...credentials }: S3Settings,
  log: (line: string) => void = () => {},
): FileStore {
  async function call(method: string, key: string, headers: Record<string, string> = {}, body?: Blob) {
    const url = new URL(`${endpoint}/${bucket}/${key}`)
    const { host: _host, ...signed } = signRequest(method, url, headers, credentials, new Date())
    // Time to begin, not to send: a large file may take as long as it needs while it moves.
    const patience = new AbortController()
    const tooLong = setTimeout(() => patience.abort(), LONGEST_SILENCE_MS + (body?.size ?? 0) / SLOWEST_BYTES_PER_MS)
    try {
      // What lies elsewhere is not the operator's bucket, and may be an address only this machine can reach.
      const how = { method, headers: signed, redirect: 'manual', signal: patience.signal } as const
      return await fetch(url, { ...how, ...(body && { body }) })
    } catch (error) {
      throw outOfReach(`${method} failed`, error)
    } finally {
      clearTimeout(tooLong)
    }
  }
  function outOfReach(what: string, cause: unknown) {
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause
    log(`storage: S3 ${what}: ${reason instanceof Error ? reason.message : String(reason)}`)
    return filesOutOfReach()
  }
  async function orFail(response: Response, what: string): Promise<Response> {
    if (response.ok) return response
    const text = await inTime(response.text()).catch(() => '')
    throw outOfReach(`${what} failed`, `${response.status} ${/<Code>([^<]{1,80})/.exec(text)?.[1] ?? ''}`.trim())
  }
  /** Only an answer that came whole says that it is done. */
  async function readAnswer(response: Response, what: string): Promise<string> {
    const answer = await orFail(response, what)
    return inTime(answer.text()).catch((error) => {
      throw outOfReach(`${what} failed`, error)
    })
  }
  return {
    keep: async (key, temporaryPath) => {
      await readAnswer(await call('PUT', key, {}, await openAsBlob(temporaryPath)), 'upload')
      await rm(temporaryPath, { force: true })
    },
    read: async (key, range) => {
      const response = await call('GET', key, range ? { range: `bytes=${range.start}-${range.end}` } : {})
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      const { body } = await orFail(response, 'download')
      return body && withoutLongSilence(body)
    },
    copy: async (from, to) => {
      // A copy that fails half-way is reported inside an answer that began with 200.
      const answer = await readAnswer(await call('PUT', to, { 'x-amz-copy-source': `/${bucket}/${from}` }), 'copy')
      if (answer.includes('<Error>')) throw outOfReach('copy failed', 'half-way')
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
