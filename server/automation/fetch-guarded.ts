// Reads a page of somebody's site: from the open internet only, every redirect looked at again, and no more than is needed.
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { findTarget, type Target } from './address-guard.ts'

const MOST_BYTES = 256 * 1024
const MOST_REDIRECTS = 3
const ANSWER_WITHIN = 10_000

/** The address that was looked at, and no other. */
export const onlyTo =
  ({ address, family }: Target) =>
  (
    _host: string,
    options: { all?: boolean | undefined },
    answer: (error: null, address: string | { address: string; family: number }[], family?: number) => void,
  ) =>
    options.all ? answer(null, [{ address, family }]) : answer(null, address, family)

function get(url: URL, target: Target, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      headers: { 'User-Agent': 'Mahalla', Accept: 'text/html, text/plain', 'Accept-Encoding': 'identity' },
      agent: false,
      signal,
      lookup: onlyTo(target),
    })
    sent.on('error', reject)
    sent.on('response', resolve)
    sent.end()
  })
}

async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response) {
    parts.push(part)
    bytes += part.length
    if (bytes >= MOST_BYTES) break
  }
  response.destroy()
  return Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8')
}

/** A site is the same with and without www. */
const siteOf = (url: URL) => url.hostname.replace(/^www\./, '')

/** The start of a page, or null where there is none to be had. A redirect that leaves the site leads nowhere. */
export async function fetchGuarded(start: URL, isPrivateAllowed: boolean): Promise<string | null> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN)
  let url = start
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const target = await findTarget(url, isPrivateAllowed)
      if (typeof target === 'string') return null
      const response = await get(url, target, signal)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return await readStart(response)
      response.destroy()
      const next = statusCode >= 300 && statusCode < 400 && headers.location ? URL.parse(headers.location, url) : null
      if (!next || siteOf(next) !== siteOf(start)) return null
      url = next
    }
  } catch {
    // No answer is none: who asked is told that nothing was found.
  }
  return null
}
