// A spreadsheet or a PDF as rows of cells: one at a time, in a thread with little memory and little time.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#app/lib/project-root.server.ts'

export type DocumentRows = string[][] | 'unreadable' | 'busy'

const MOST_SECONDS = 15
const MOST_MEGABYTES = 192
/** Who comes while so many wait is asked to come again. */
const MOST_WAITING = 4

const ZIP = Buffer.from('504b0304', 'hex')
const PDF = Buffer.from('%PDF-')

function kindOf(bytes: Uint8Array): 'pdf' | 'xlsx' | null {
  const head = Buffer.from(bytes.subarray(0, 1024))
  if (head.subarray(0, 4).equals(ZIP)) return 'xlsx'
  return head.includes(PDF) ? 'pdf' : null
}

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

function readApart(kind: 'pdf' | 'xlsx', bytes: Uint8Array): Promise<DocumentRows> {
  const worker = new Worker(join(projectRoot, 'server/timetables/reading-thread.ts'), {
    workerData: { kind, bytes },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    env: {},
    stdout: true,
    stderr: true,
  })
  const { promise, resolve } = Promise.withResolvers<DocumentRows>()
  const clock = setTimeout(() => resolve('unreadable'), MOST_SECONDS * 1000)
  worker.on('message', (rows: string[][]) => resolve(rows))
  worker.on('error', () => resolve('unreadable'))
  worker.on('exit', () => resolve('unreadable'))
  return promise.finally(() => {
    clearTimeout(clock)
    return worker.terminate()
  })
}

/** Null where it is neither. */
export async function readDocument(bytes: Uint8Array): Promise<DocumentRows | null> {
  const kind = kindOf(bytes)
  if (!kind) return null
  if (waiting >= MOST_WAITING) return 'busy'
  waiting++
  const turn = last.then(() => readApart(kind, bytes))
  last = turn.catch(() => {})
  return turn.finally(() => {
    waiting--
  })
}
