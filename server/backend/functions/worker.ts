// The thread a function lives in: the few parts of Deno that functions use, over Node. It keeps a runaway function from
// the site's own thread and memory; it is no sandbox against a hostile author, because functions are part of this site.
import { registerHooks } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { judgeImport } from './import-rules.ts'
import type { FromWorker, ToWorker, WireRequest, WorkerData } from './protocol.ts'

const { entry, folder, packages, backendUrl } = workerData as WorkerData
const port = parentPort
if (!port) throw new Error('This file runs in a worker thread')
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)
const explain = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

registerHooks({
  resolve: (specifier, context, next) => {
    const importer = context.parentURL
    if (!importer?.startsWith(new URL(`file://${folder}/`).href)) return next(specifier, context)
    const verdict = judgeImport(specifier, importer, folder)
    if (verdict.kind === 'refused') throw new Error(verdict.message)
    if (verdict.kind === 'package') return next(verdict.specifier, { ...context, parentURL: packages })
    return next(verdict.kind === 'file' ? verdict.url : specifier, context)
  },
})

type Handler = (request: Request, info: object) => Response | Promise<Response>
let handler: Handler | null = null

function serve(first: Handler | { handler?: Handler }, second?: Handler) {
  const found = typeof first === 'function' ? first : (second ?? first.handler)
  if (typeof found !== 'function') throw new TypeError('Deno.serve needs a handler')
  if (handler) throw new Error('Deno.serve was called twice')
  handler = found
  const finished = new Promise<void>(() => {})
  return { finished, addr: { transport: 'tcp', hostname: '0.0.0.0', port: 0 }, shutdown: async () => {} }
}

let background = 0
function waitUntil(work: Promise<unknown>) {
  send({ type: 'background', running: ++background })
  const done = () => send({ type: 'background', running: --background })
  void Promise.resolve(work).then(done, (error) => {
    console.error(`in the background: ${explain(error)}`)
    done()
  })
}

// The thread's environment holds only what this function was given.
const env = {
  get: (name: string) => process.env[name],
  has: (name: string) => process.env[name] !== undefined,
  toObject: () => ({ ...process.env }),
}
Object.assign(globalThis, {
  Deno: { serve, env, version: { deno: '2', v8: process.versions.v8, typescript: '' } },
  EdgeRuntime: { waitUntil },
})

const waiting = new Map<number, { resolve: (response: Response) => void; reject: (error: Error) => void }>()
let asked = 0
const fetchOutside = globalThis.fetch

/** Calls to the backend stay in the process, whatever address the site is known by outside. */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  if (new URL(request.url).origin !== new URL(backendUrl).origin) return fetchOutside(request)
  request.signal.throwIfAborted()
  const id = ++asked
  const body = request.body ? await request.arrayBuffer() : null
  const wire: WireRequest = { url: request.url, method: request.method, headers: [...request.headers], body }
  return new Promise<Response>((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true })
    send({ type: 'fetch', id, ...wire }, body ? [body] : [])
  })
}

const bodies = new Map<number, ReadableStreamDefaultReader<Uint8Array>>()

async function answer(id: number, { url, method, headers, body }: WireRequest) {
  try {
    if (!handler) throw new Error('Deno.serve was not called')
    const request = new Request(url, { method, headers, body: method === 'GET' ? null : body })
    const info = { remoteAddr: { transport: 'tcp', hostname: '', port: 0 }, completed: Promise.resolve() }
    const response = await handler(request, info)
    if (!(response instanceof Response)) throw new TypeError('The handler did not return a Response')
    if (response.body) bodies.set(id, response.body.getReader())
    send({
      type: 'response',
      id,
      status: response.status,
      headers: [...response.headers],
      hasBody: response.body !== null,
    })
  } catch (error) {
    send({ type: 'threw', id, message: explain(error) })
  }
}

async function pull(id: number) {
  const reader = bodies.get(id)
  if (!reader) return
  try {
    const { done, value } = await reader.read()
    // A copy: the function may go on using its buffer.
    if (!done) return send({ type: 'chunk', id, bytes: new Uint8Array(value) })
    bodies.delete(id)
    send({ type: 'end', id })
  } catch (error) {
    bodies.delete(id)
    send({ type: 'broken', id, message: explain(error) })
  }
}

port.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'request':
      return void answer(message.id, message)
    case 'pull':
      return void pull(message.id)
    case 'cancel':
      void bodies
        .get(message.id)
        ?.cancel()
        .catch(() => {})
      bodies.delete(message.id)
      return
    case 'fetched': {
      const { status, headers, body } = message
      waiting.get(message.id)?.resolve(new Response(body, { status, headers }))
      waiting.delete(message.id)
      return
    }
    case 'not-fetched':
      waiting.get(message.id)?.reject(new TypeError(message.message))
      waiting.delete(message.id)
  }
})

try {
  await import(entry)
  if (!handler) throw new Error('The function does not call Deno.serve')
  send({ type: 'ready' })
} catch (error) {
  send({ type: 'not-ready', message: explain(error) })
}
