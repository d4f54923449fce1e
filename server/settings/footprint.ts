// Keeps the process small. The rest is in how it is started: `npm start` and deploy/ return freed memory at once (MALLOC_…),
// and keep the youngest objects in a small space (--max-semi-space-size).
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 would let what is no longer used pile up to several times of what is. */
export const tidyOften = () => setFlagsFromString('--heap-growing-percent=30')

/** When a start is over and the first who waited for it are served. */
const LATER_MS = 1500

/** Once: what was only needed for a start would lie about until something else makes V8 look. */
export const clearUpLater = () => void setTimeout(clearUp, LATER_MS).unref()

function clearUp() {
  setFlagsFromString('--expose-gc')
  try {
    // Another thread may be at the same, and switch it off at this moment.
    runInNewContext('globalThis.gc?.()')
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}
