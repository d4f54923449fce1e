// A file as players ask for it: whole, or the part they name.

/** How long a file is, and any of its bytes, the last among them. */
export type Parts = { size: number; read: (from: number, to: number) => BodyInit | Promise<BodyInit> }

export const partsOf = (file: Blob): Parts => ({ size: file.size, read: (from, to) => file.slice(from, to + 1) })

/** The first and last byte asked for; null for the whole file, 'unsatisfiable' beyond its end. */
export function readRange(
  header: string | undefined,
  size: number,
): { from: number; to: number } | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const from = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const to = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return from <= to && from < size ? { from, to } : 'unsatisfiable'
}

export async function answerParts(
  { size, read }: Parts,
  asked: string | undefined,
  headers: Record<string, string>,
): Promise<Response> {
  const all = { ...headers, 'Accept-Ranges': 'bytes' }
  const range = readRange(asked, size)
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...all, 'Content-Range': `bytes */${size}` } })
  const { from, to } = range ?? { from: 0, to: size - 1 }
  return new Response(await read(from, to), {
    status: range ? 206 : 200,
    headers: {
      ...all,
      'Content-Length': String(to - from + 1),
      ...(range && { 'Content-Range': `bytes ${from}-${to}/${size}` }),
    },
  })
}
