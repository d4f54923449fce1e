// Rows that are written down together, a moment after they came: no visitor waits for the database, and a busy site costs
// one statement now and then. What cannot be written now is tried again; what never can be does not hold up the rest.

/** `never`: the database refuses these rows, now and later. */
export type Written = 'done' | 'later' | 'never'

export type Batch<Row> = {
  add: (row: Row) => void
  flush: () => Promise<void>
  size: () => number
}

type Options<Row> = {
  write: (rows: Row[]) => Promise<Written>
  /** Rows kept at most while the database is away; the oldest go first. */
  most?: number
  onLost: (count: number) => void
}

const AT_ONCE = 500
const MOST = 100_000

export function createBatch<Row>({ write, most = MOST, onLost }: Options<Row>): Batch<Row> {
  let rows: Row[] = []
  let running: Promise<void> | null = null

  /** Halves what is refused until the row that is to blame stands alone. */
  async function writeAll(part: Row[]): Promise<boolean> {
    const written = await write(part).catch((): Written => 'later')
    if (written === 'done') return true
    if (written === 'later') return false
    if (part.length === 1) {
      onLost(1)
      return true
    }
    const half = Math.ceil(part.length / 2)
    const isFirstDone = await writeAll(part.slice(0, half))
    if (isFirstDone) {
      if (await writeAll(part.slice(half))) return true
      rows = [...part.slice(half), ...rows]
      return true
    }
    return false
  }

  async function drain() {
    while (rows.length > 0) {
      const part = rows.slice(0, AT_ONCE)
      rows = rows.slice(AT_ONCE)
      if (await writeAll(part)) continue
      rows = [...part, ...rows]
      return
    }
  }

  return {
    add: (row) => {
      rows.push(row)
      if (rows.length <= most) return
      const over = rows.length - most
      rows = rows.slice(over)
      onLost(over)
    },
    flush: () => {
      running ??= drain().finally(() => {
        running = null
      })
      return running
    },
    size: () => rows.length,
  }
}
