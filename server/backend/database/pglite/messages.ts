// Messages between the site and the thread of the embedded database.
import type { StopWords } from './deadline.ts'

/** `values`: one statement with parameters. Without them a script of any number of statements. */
export type Statement = { text: string; values?: readonly unknown[]; blob?: Blob }

export type Answer = {
  rows: Record<string, unknown>[]
  fields: { name: string; dataTypeID: number }[]
  affectedRows?: number
  blob?: Blob
}

/** Where the database lies (null: in memory), and what it starts from if it is new. */
export type Place = { folder: string | null; loadDataDir?: Blob }

export type Ask =
  | { id: number; open: Place; deadline: SharedArrayBuffer }
  /** One after the other; the first that fails ends it. The answer is that of the last. `session`: on whose behalf. */
  | { id: number; statements: Statement[]; session: number }
  | { id: number; listen: string }
  | { id: number; close: true }

export type Reply =
  | { id: number; answer: Answer }
  | { id: number; failure: { message: string; [field: string]: unknown } }
  | { channel: string; payload: string }
  | { stopWords: StopWords }
  /** The database cannot be trusted any more: the thread ends after this. */
  | { broken: string }

/** Values of these types come as text: parsing what arrives is cheaper than copying it from thread to thread. */
export const JSON_TYPES = new Set([114, 3802])
