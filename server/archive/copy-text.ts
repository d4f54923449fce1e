// PostgreSQL's COPY text: a line for each row, tabs between values, `\N` for null.

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

export function readCopyLine(line: string): (string | null)[] {
  return line
    .split('\t')
    .map((value) =>
      value === '\\N' ? null : value.replaceAll(/\\(.)/gs, (_all, letter: string) => ESCAPES[letter] ?? letter),
    )
}

/** The same rows with some of their columns only. Says which of the others held anything. */
export function pickColumns(text: string, columns: string[], wanted: string[]): { text: string; lost: Set<string> } {
  const places = wanted.map((column) => columns.indexOf(column))
  const dropped = columns.flatMap((column, at) => (wanted.includes(column) ? [] : [{ column, at }]))
  const lost = new Set<string>()
  const lines = text.split('\n')
  lines.pop()
  const picked = lines.map((line) => {
    const values = line.split('\t')
    for (const { column, at } of dropped) if (values[at] !== '\\N') lost.add(column)
    return `${places.map((at) => values[at]).join('\t')}\n`
  })
  return { text: picked.join(''), lost }
}
