// A file as players ask for it: whole, or the part they name.

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

export function answerParts(file: Blob, asked: string | undefined, headers: Record<string, string>): Response {
  const all = { ...headers, 'Accept-Ranges': 'bytes' }
  const range = readRange(asked, file.size)
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...all, 'Content-Range': `bytes */${file.size}` } })
  if (!range) return new Response(file, { headers: { ...all, 'Content-Length': String(file.size) } })
  const { from, to } = range
  return new Response(file.slice(from, to + 1), {
    status: 206,
    headers: {
      ...all,
      'Content-Range': `bytes ${from}-${to}/${file.size}`,
      'Content-Length': String(to - from + 1),
    },
  })
}
