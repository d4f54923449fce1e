// The store of uploaded bytes. A key is written once and never changed; who may see it is decided elsewhere.

export type ByteRange = { start: number; end: number }

export type FileStore = {
  /** Takes over a finished temporary file. All of it is there afterwards, or nothing. */
  keep: (key: string, temporaryPath: string) => Promise<void>
  /** Null when there is no such file. */
  read: (key: string, range: ByteRange | null) => Promise<ReadableStream<Uint8Array> | null>
  copy: (from: string, to: string) => Promise<void>
  /** What is not there counts as removed. */
  remove: (keys: readonly string[]) => Promise<void>
}
