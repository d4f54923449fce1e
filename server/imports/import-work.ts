// What the steps of an import share: the row they work on, how they ask the database, and how they are stopped.

export type ImportRow = {
  id: string
  kind: string
  file_name: string
  file_size: number
  format: string | null
  options: unknown
  mapping: unknown
  state: string
  updated_at: string
}

/** A function of the database, asked as the service. */
export type Call = (name: string, args: Record<string, unknown>) => Promise<unknown>

/** How far reading is, from 0 to 1; and how many rows are in place. */
export type OnProgress = (step: 'reading' | 'merging', done: number) => void

export type Work = { renew: () => Promise<void>; withReport: boolean; batchSize?: number | undefined }

/** The process is ending: no failure, the import goes on at the next start. */
export class Stopped extends Error {}

/** Somebody else is at work on the import. */
export class ImportBusy extends Error {}
