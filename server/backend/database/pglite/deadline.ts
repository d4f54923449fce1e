// Until when the statement under way may take, as PostgreSQL's own statement_timeout says. The embedded one sets no alarm
// clocks: its thread writes the time down here, the site looks at it now and then, and tells the database to stop as a
// signal would. Only the statement it was meant for is told: each step that both could take is taken by one of them.

const IDLE = 0
const RUNNING = 1
const STOPPING = 2

/** Where in the database's memory it looks for the word to stop. */
export type StopWords = { memory: SharedArrayBuffer; interruptPending: number; queryCancelPending: number }

/**
 * Milliseconds by a clock nobody sets, the same in every thread: a machine whose time is put right while a statement runs
 * would otherwise end it at once, or never.
 */
export const steadyNow = () => Number(process.hrtime.bigint()) / 1_000_000

export function openDeadline(shared = new SharedArrayBuffer(16)) {
  const state = new Int32Array(shared, 0, 1)
  const due = new Float64Array(shared, 8, 1)
  return {
    shared,

    /** In the thread, before a statement. */
    begin(patienceMs: number) {
      due[0] = steadyNow() + patienceMs
      Atomics.store(state, 0, RUNNING)
    },
    /** In the thread, after it. Whether it was told to stop, perhaps too late for it to notice. */
    end(): boolean {
      if (Atomics.compareExchange(state, 0, RUNNING, IDLE) === RUNNING) return false
      Atomics.wait(state, 0, STOPPING)
      return true
    },

    /** On the site. Whether a statement that is over its time was told to stop just now. */
    stopIfDue({ memory, interruptPending, queryCancelPending }: StopWords, now: number): boolean {
      if (Atomics.load(state, 0) !== RUNNING || now < (due[0] ?? 0)) return false
      if (Atomics.compareExchange(state, 0, RUNNING, STOPPING) !== RUNNING) return false
      const words = new Int32Array(memory)
      Atomics.store(words, queryCancelPending / 4, 1)
      Atomics.store(words, interruptPending / 4, 1)
      Atomics.store(state, 0, IDLE)
      Atomics.notify(state, 0)
      return true
    },
  }
}

export type Deadline = ReturnType<typeof openDeadline>
