// Files people upload are taken apart here, apart from the site, in a thread that may be ended at any moment.
import { parentPort, workerData } from 'node:worker_threads'
import { readPdf } from './read-pdf.ts'
import { readXlsx } from './read-xlsx.ts'

const { kind, bytes }: { kind: 'pdf' | 'xlsx'; bytes: Uint8Array } = workerData
parentPort?.postMessage(kind === 'pdf' ? await readPdf(bytes) : readXlsx(bytes))
