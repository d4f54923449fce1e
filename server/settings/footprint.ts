// What keeps the process small. The rest is in how it is started: `npm start` and deploy/ give the memory that was freed back
// at once (MALLOC_…), and keep the youngest objects in a small room (--max-semi-space-size).
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 would let what is no longer used pile up to several times of what is. */
export const tidyOften = () => setFlagsFromString('--heap-growing-percent=30')

/** Once, when a start is over: what was only needed for it would lie about until something else makes V8 look. */
export function clearUp() {
  setFlagsFromString('--expose-gc')
  try {
    runInNewContext('gc')()
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}
