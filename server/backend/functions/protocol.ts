// Messages between the process and the thread of a function. Bodies of answers go piece by piece, each asked for, so that a
// slow reader holds the function back instead of filling memory.

export type Headers = [name: string, value: string][]
export type WireRequest = { url: string; method: string; headers: Headers; body: ArrayBuffer | null }
export type WireResponse = { status: number; headers: Headers; body: ArrayBuffer | null }

export type ToWorker =
  | ({ type: 'request'; id: number } & WireRequest)
  | { type: 'pull'; id: number }
  | { type: 'cancel'; id: number }
  | ({ type: 'fetched'; id: number } & WireResponse)
  | { type: 'not-fetched'; id: number; message: string }

export type FromWorker =
  | { type: 'ready' }
  | { type: 'not-ready'; message: string }
  | { type: 'response'; id: number; status: number; headers: Headers; hasBody: boolean }
  | { type: 'chunk'; id: number; bytes: Uint8Array }
  | { type: 'end'; id: number }
  | { type: 'broken'; id: number; message: string }
  | { type: 'threw'; id: number; message: string }
  /** A call to the backend, answered without a socket. */
  | ({ type: 'fetch'; id: number } & WireRequest)
  /** Work that goes on after the answer. */
  | { type: 'background'; running: number }

export type WorkerData = { entry: string; folder: string; packages: string; backendUrl: string }
