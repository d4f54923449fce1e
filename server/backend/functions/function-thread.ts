// One thread with one function in it: starts, answers calls side by side, and ends when it fails, takes too long, or has
// served long enough.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { FunctionFailure } from './failures.ts'
import type { FromWorker, Headers, ToWorker, WireRequest, WorkerData } from './protocol.ts'

export type ThreadLimits = {
  /** Until the answer begins, and between two pieces of it. */
  timeMs: number
  memoryMb: number
  /** After so many calls a fresh thread takes over. */
  calls: number
  /** Calls under way at once. */
  atOnce: number
  idleMs: number
}

export type Started = { status: number; headers: Headers; body: ReadableStream<Uint8Array> | null }

type Call = {
  answered: (answer: Started) => void
  failed: (failure: FunctionFailure) => void
  stream: ReadableStreamDefaultController<Uint8Array> | null
  pulled: (() => void) | null
  timer: NodeJS.Timeout | undefined
}

type Options = {
  data: WorkerData
  env: Record<string, string>
  limits: ThreadLimits
  backendFetch: typeof fetch
  log: (line: string) => void
  onRetired: () => void
}

export class FunctionThread {
  readonly #worker: Worker
  readonly #options: Options
  readonly #calls = new Map<number, Call>()
  readonly #ready: Promise<void>
  #begin: { resolve: () => void; reject: (failure: FunctionFailure) => void }
  #served = 0
  #background = 0
  #isRetired = false
  #idle: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#ready = promise
    this.#ready.catch(() => {})
    this.#begin = { resolve, reject }
    this.#worker = new Worker(join(projectRoot, 'server/backend/functions/worker.ts'), {
      workerData: options.data,
      env: options.env,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: options.limits.memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    })
    this.#worker.unref()
    this.#worker.on('message', (message: FromWorker) => this.#receive(message))
    this.#worker.on('error', (error: Error & { code?: string }) => {
      options.log(`ended: ${error.stack ?? error.message}`)
      this.#end(new FunctionFailure(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'limit' : 'crash'))
    })
    this.#worker.on('exit', () => this.#end(new FunctionFailure('crash')))
  }

  /** Whether it takes another call. */
  get isOpen() {
    return !this.#isRetired
  }

  async call(request: WireRequest): Promise<Started> {
    if (this.#calls.size >= this.#options.limits.atOnce) throw new FunctionFailure('busy')
    const id = ++this.#served
    clearTimeout(this.#idle)
    const answer = new Promise<Started>((answered, failed) => {
      this.#calls.set(id, { answered, failed, stream: null, pulled: null, timer: undefined })
    })
    // Loading counts as part of the call: a module that never finishes must not hold its callers for ever.
    this.#watch(id)
    if (this.#served >= this.#options.limits.calls) this.#retire()
    this.#ready.then(
      () => this.#send({ type: 'request', id, ...request }, request.body ? [request.body] : []),
      (failure: FunctionFailure) => this.#fail(id, failure),
    )
    return answer
  }

  async stop() {
    this.#retire()
    await this.#worker.terminate()
  }

  #send(message: ToWorker, transfer: ArrayBuffer[] = []) {
    this.#worker.postMessage(message, transfer)
  }

  #watch(id: number) {
    const call = this.#calls.get(id)
    if (!call) return
    clearTimeout(call.timer)
    call.timer = setTimeout(() => {
      this.#options.log(`took longer than ${this.#options.limits.timeMs} ms`)
      // Nothing can be stopped from outside but the whole thread; other calls in it may finish first.
      this.#retire()
      this.#fail(id, new FunctionFailure('timeout'))
    }, this.#options.limits.timeMs)
  }

  #receive(message: FromWorker) {
    if (message.type === 'ready') return this.#begin.resolve()
    if (message.type === 'not-ready') {
      this.#options.log(`did not start: ${message.message}`)
      return this.#end(new FunctionFailure('boot'))
    }
    if (message.type === 'background') {
      this.#background = message.running
      return this.#settle()
    }
    if (message.type === 'fetch') return void this.#fetch(message)
    const call = this.#calls.get(message.id)
    if (!call) return
    switch (message.type) {
      case 'response':
        clearTimeout(call.timer)
        call.answered({
          status: message.status,
          headers: message.headers,
          body: message.hasBody ? this.#stream(message.id, call) : null,
        })
        if (!message.hasBody) this.#finish(message.id)
        return
      case 'chunk':
        clearTimeout(call.timer)
        call.stream?.enqueue(message.bytes)
        call.pulled?.()
        return
      case 'end':
        call.stream?.close()
        call.pulled?.()
        return this.#finish(message.id)
      case 'broken':
        this.#options.log(`broke off: ${message.message}`)
        return this.#fail(message.id, new FunctionFailure('crash'))
      case 'threw':
        this.#options.log(`threw: ${message.message}`)
        return this.#fail(message.id, new FunctionFailure('threw'))
    }
  }

  #stream(id: number, call: Call) {
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          call.stream = controller
        },
        pull: () =>
          new Promise<void>((resolve) => {
            call.pulled = resolve
            this.#watch(id)
            this.#send({ type: 'pull', id })
          }),
        cancel: () => {
          call.stream = null
          this.#send({ type: 'cancel', id })
          this.#finish(id)
        },
      },
      { highWaterMark: 0 },
    )
  }

  async #fetch({ id, url, method, headers, body }: Extract<FromWorker, { type: 'fetch' }>) {
    try {
      const response = await this.#options.backendFetch(url, { method, headers, body })
      const bytes = response.body ? await response.arrayBuffer() : null
      const answer = { status: response.status, headers: [...response.headers], body: bytes }
      this.#send({ type: 'fetched', id, ...answer }, bytes ? [bytes] : [])
    } catch (error) {
      this.#send({ type: 'not-fetched', id, message: error instanceof Error ? error.message : String(error) })
    }
  }

  #fail(id: number, failure: FunctionFailure) {
    const call = this.#calls.get(id)
    call?.failed(failure)
    // Once an answer has begun its status is out: the reader learns of the failure by a broken stream.
    call?.stream?.error(failure)
    call?.pulled?.()
    this.#finish(id)
  }

  #finish(id: number) {
    clearTimeout(this.#calls.get(id)?.timer)
    this.#calls.delete(id)
    this.#settle()
  }

  /** With nothing under way, a retired thread ends and a warm one waits a while. */
  #settle() {
    if (this.#calls.size > 0 || this.#background > 0) return
    if (this.#isRetired) return void this.#worker.terminate()
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#retireAndSettle(), this.#options.limits.idleMs).unref()
  }

  #retireAndSettle() {
    this.#retire()
    this.#settle()
  }

  #retire() {
    if (this.#isRetired) return
    this.#isRetired = true
    clearTimeout(this.#idle)
    this.#options.onRetired()
  }

  #end(failure: FunctionFailure) {
    this.#background = 0
    this.#retire()
    this.#begin.reject(failure)
    for (const id of [...this.#calls.keys()]) this.#fail(id, failure)
    this.#settle()
  }
}
