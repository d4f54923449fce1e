// multipart/form-data as a stream: a file in it is handed on chunk by chunk, never held as a whole.
import { invalidRequest } from './storage-error.ts'

export type Part = {
  name: string
  fileName: string | null
  type: string | null
  /** To be read to its end before the next part is asked for. */
  body: AsyncIterable<Uint8Array>
}

const LONGEST_HEADERS = 8 * 1024
const MOST_PARTS = 20
const CRLF2 = Buffer.from('\r\n\r\n')

export function boundaryOf(contentType: string): string | null {
  const found = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i.exec(contentType)
  return found?.[1] ?? found?.[2] ?? null
}

const parameter = (headers: string, name: string) =>
  new RegExp(`^content-disposition:.*?[;\\s]${name}="((?:[^"\\\\]|\\\\.)*)"`, 'im').exec(headers)?.[1] ?? null

export async function* readMultipart(source: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const chunks = source[Symbol.asyncIterator]()
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter has no line before it.
  let buffer: Buffer = Buffer.from('\r\n')

  async function more(): Promise<void> {
    const { done, value } = await chunks.next()
    if (done) throw invalidRequest('The form ends too early')
    buffer = Buffer.concat([buffer, value])
  }
  async function atLeast(length: number): Promise<void> {
    while (buffer.length < length) await more()
  }
  async function* until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = buffer.indexOf(mark)
      if (at >= 0) {
        const last = buffer.subarray(0, at)
        buffer = buffer.subarray(at + mark.length)
        if (last.length > 0) yield last
        return
      }
      const sure = buffer.length - mark.length + 1
      if (sure > 0) {
        const ready = buffer.subarray(0, sure)
        buffer = buffer.subarray(sure)
        yield ready
      }
      await more()
    }
  }

  for await (const _preamble of until(delimiter));
  for (let count = 0; ; count++) {
    await atLeast(2)
    if (buffer.toString('latin1', 0, 2) === '--') {
      // Read to the end: a connection with unread bytes is torn down before the answer is out.
      while (!(await chunks.next()).done);
      return
    }
    if (count === MOST_PARTS) throw invalidRequest('The form has too many parts')
    let headers = ''
    for await (const chunk of until(CRLF2)) {
      headers += Buffer.from(chunk).toString('utf8')
      if (headers.length > LONGEST_HEADERS) throw invalidRequest('The form has a part with overlong headers')
    }
    const body = until(delimiter)
    yield {
      name: parameter(headers, 'name') ?? '',
      fileName: parameter(headers, 'filename'),
      type: /^content-type:\s*([^\r\n]+)/im.exec(headers)?.[1]?.trim() ?? null,
      body,
    }
    for await (const _rest of body);
  }
}

export async function readField({ body }: Part, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit) throw invalidRequest('A field of the form is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
