// Work that is done after the answer: the time an answer takes must not show whether an address has an account. It begins a
// random moment later, so that the next request does not show it either.

const LONGEST_DELAY_MS = 200

export type AfterAnswer = ReturnType<typeof createAfterAnswer>

export function createAfterAnswer(log: (line: string) => void) {
  const waiting = new Map<NodeJS.Timeout, () => void>()
  const running = new Set<Promise<void>>()

  function start(name: string, work: () => Promise<unknown>): void {
    const done = work()
      .then(
        () => {},
        (error) => log(`auth ${name}: ${error instanceof Error ? error.message : error}`),
      )
      .finally(() => running.delete(done))
    running.add(done)
  }

  return {
    add: (name: string, work: () => Promise<unknown>): void => {
      const begin = () => {
        waiting.delete(timer)
        start(name, work)
      }
      const timer = setTimeout(begin, Math.random() * LONGEST_DELAY_MS)
      waiting.set(timer, begin)
    },
    /** Waits for nothing more, and until all of it is done. */
    settled: async (): Promise<void> => {
      while (waiting.size + running.size > 0) {
        for (const [timer, begin] of waiting) {
          clearTimeout(timer)
          begin()
        }
        await Promise.all(running)
      }
    },
  }
}
