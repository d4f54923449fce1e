// /functions/v1/{name}: runs supabase/functions/<name>/index.ts, each in a thread of its own that is kept warm.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#app/lib/project-root.server.ts'
import type { Keys } from '../access-token.ts'
import { DEFAULT_SETTINGS, readConfig } from './config.ts'
import { FunctionFailure, failureResponse } from './failures.ts'
import { FunctionThread, type ThreadLimits } from './function-thread.ts'

export const FUNCTION_LIMITS: ThreadLimits = {
  timeMs: 30_000,
  memoryMb: 128,
  calls: 1000,
  atOnce: 100,
  idleMs: 10 * 60_000,
}

export type FunctionsOptions = {
  /** supabase/functions and supabase/config.toml, unless told otherwise. */
  folder?: string
  configPath?: string
  limits?: Partial<ThreadLimits>
  /** Settings that declared secrets are taken from. */
  settings?: Readonly<Record<string, string | undefined>>
}

type Options = FunctionsOptions & {
  backendUrl: string
  keys: Keys
  backendFetch: typeof fetch
  log: (line: string) => void
}

const PATH = /^\/functions\/v1\/([A-Za-z][A-Za-z0-9_-]{0,63})(\/.*)?$/
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function openFunctions({
  folder = join(projectRoot, 'supabase/functions'),
  configPath = join(projectRoot, 'supabase/config.toml'),
  limits,
  settings = {},
  backendUrl,
  keys,
  backendFetch,
  log,
}: Options) {
  const config = readConfig(configPath)
  const threads = new Map<string, FunctionThread>()
  const all = new Set<FunctionThread>()
  const env: Record<string, string> = {
    SUPABASE_URL: backendUrl,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
  }
  for (const [name, setting] of config.secrets) {
    const value = settings[setting]
    if (value !== undefined && value !== '') env[name] = value
  }

  function threadOf(name: string): FunctionThread {
    const warm = threads.get(name)
    if (warm?.isOpen) return warm
    const thread: FunctionThread = new FunctionThread({
      data: {
        entry: pathToFileURL(join(folder, name, 'index.ts')).href,
        folder,
        packages: pathToFileURL(join(projectRoot, 'package.json')).href,
        backendUrl,
      },
      env,
      limits: { ...FUNCTION_LIMITS, ...limits },
      backendFetch,
      log: (line) => log(`function ${name} ${line}`),
      onRetired: () => {
        if (threads.get(name) === thread) threads.delete(name)
        all.delete(thread)
      },
    })
    threads.set(name, thread)
    all.add(thread)
    return thread
  }

  const fetchFunction = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const [, name = '', rest = ''] = PATH.exec(url.pathname) ?? []
    const { enabled, verifyJwt } = config.functions.get(name) ?? DEFAULT_SETTINGS
    if (!name || !enabled || !existsSync(join(folder, name, 'index.ts'))) return failureResponse('unknown')
    if (!METHODS.has(request.method)) return failureResponse('method')
    // As upstream: a browser's question whether it may ask carries no token, and is the function's to answer.
    if (verifyJwt && request.method !== 'OPTIONS') {
      const refusal = checkToken(request.headers.get('authorization'), keys)
      if (refusal) return failureResponse(refusal)
    }
    const headers = new Headers(request.headers)
    // Upstream is another origin than the site. Here the session's cookie would come along, which no function asked for.
    for (const own of ['cookie', 'connection', 'host', 'content-length', 'transfer-encoding']) headers.delete(own)
    try {
      const answer = await threadOf(name).call({
        // As upstream: functions see their own name as the first part of the path.
        url: `${url.origin}/${name}${rest}${url.search}`,
        method: request.method,
        headers: [...headers],
        body: request.body ? await request.arrayBuffer() : null,
      })
      return new Response(answer.body, { status: answer.status, headers: safeHeaders(answer.headers) })
    } catch (error) {
      if (error instanceof FunctionFailure) return failureResponse(error.kind)
      throw error
    }
  }

  return {
    fetch: fetchFunction,
    close: async () => {
      await Promise.all([...all].map((thread) => thread.stop()))
    },
  }
}

function checkToken(authorization: string | null, { readAccess }: Keys): 'noToken' | 'badToken' | null {
  if (!authorization) return 'noToken'
  const [scheme, token, ...more] = authorization.split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token || more.length > 0) return 'badToken'
  return 'why' in readAccess(token, Date.now()) ? 'badToken' : null
}

/** As upstream, functions serve no pages: what calls itself HTML is shown as text. */
function safeHeaders(entries: readonly [string, string][]): Headers {
  const headers = new Headers()
  for (const [name, value] of entries) headers.append(name, value)
  if (/^text\/html\b/i.test(headers.get('content-type') ?? '')) headers.set('content-type', 'text/plain; charset=utf-8')
  return headers
}
