// Reads a page of somebody's site: from the open internet only, every redirect looked at again, and no more than is needed.
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { findTarget, type Refused, type Target } from './address-guard.ts'

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

async function readStart(response: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response) {
    parts.push(part)
    bytes += part.length
    if (bytes >= most) break
  }
  response.destroy()
  return Buffer.concat(parts).subarray(0, most)
}

/** A site is the same with and without www. */
const siteOf = (url: URL) => url.hostname.replace(/^www\./, '')

type Answered = { url: URL; headers: IncomingHttpHeaders; body: Buffer }
type Reach = { isPrivateAllowed: boolean; most: number; staysOnSite: boolean }

/** Null where there is nothing to be had; a word where the address itself is refused, the first or one it leads to. */
async function follow(start: URL, { isPrivateAllowed, most, staysOnSite }: Reach): Promise<Answered | Refused | null> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN)
  let url = start
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const target = await findTarget(url, isPrivateAllowed)
      if (typeof target === 'string') return target
      const response = await get(url, target, signal)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return { url, headers, body: await readStart(response, most) }
      response.destroy()
      const next = statusCode >= 300 && statusCode < 400 && headers.location ? URL.parse(headers.location, url) : null
      if (!next || (staysOnSite && siteOf(next) !== siteOf(start))) return null
      url = next
    }
  } catch {
    // No answer is none: who asked is told that nothing was found.
  }
  return null
}

/** The start of a page, or null where there is none to be had. A redirect that leaves the site leads nowhere. */
export async function fetchGuarded(start: URL, isPrivateAllowed: boolean): Promise<string | null> {
  const answer = await follow(start, { isPrivateAllowed, most: MOST_BYTES, staysOnSite: true })
  return answer === null || typeof answer === 'string' ? null : answer.body.toString('utf8')
}

const MOST_OF_A_PAGE = 2 * 1024 * 1024
export type PageRead = { page: string; url: string } | { refused: Refused | 'no_page' }

/** In the alphabet the page names, in its head or in itself; most name none and mean UTF-8. */
function decoded(body: Buffer, type: string): string {
  const named =
    /charset=["']?([\w-]{1,30})/i.exec(type)?.[1] ??
    /<meta[^<>]{0,200}charset=["']?([\w-]{1,30})/i.exec(body.subarray(0, 2048).toString('latin1'))?.[1]
  try {
    return new TextDecoder(named ?? 'utf-8').decode(body)
  } catch {
    return body.toString('utf8')
  }
}

/** A page that somebody names, wherever it moved meanwhile. What is listed with http is asked with https. */
export async function readPage(address: string, isPrivateAllowed: boolean): Promise<PageRead> {
  const start = URL.parse(isPrivateAllowed ? address : address.replace(/^http:/i, 'https:'))
  if (!start) return { refused: 'unknown_host' }
  const answer = await follow(start, { isPrivateAllowed, most: MOST_OF_A_PAGE, staysOnSite: false })
  if (typeof answer === 'string') return { refused: answer }
  const type = answer?.headers['content-type'] ?? ''
  const packed = answer?.headers['content-encoding'] ?? 'identity'
  if (answer === null || !/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type) || packed !== 'identity')
    return { refused: 'no_page' }
  return { page: decoded(answer.body, type), url: answer.url.href }
}
