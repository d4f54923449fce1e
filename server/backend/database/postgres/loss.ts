// Those who wait for answers of a connection, until it is lost: whatever becomes of the driver's promises, they hear of it.
import postgres from 'postgres'

/** As PostgreSQL names it, and answered with 503. */
export const lostConnection = () =>
  Object.assign(new Error('The connection to the database was lost. Please try again.'), { code: '08006' })

/** As PostgreSQL refuses a value that is none of its type. */
const refusal = () =>
  Object.assign(new Error('invalid input syntax: the value does not fit the type it is for'), { code: '22P02' })

/** An error that PostgreSQL itself sent, after which the connection goes on. */
const isAnswer = (error: unknown) => error instanceof postgres.PostgresError && !/FATAL|PANIC/.test(error.severity)

/** What the system or the driver says when there is nobody to talk to. */
const isLoss = (error: unknown) =>
  error instanceof postgres.PostgresError ||
  (error instanceof Error && 'code' in error && /^(?:CONNECT|E[A-Z]{3,}|08)/.test(String(error.code)))

/** `onLoss` is called once, before anybody hears of it. */
export function createLoss(onLoss: () => void) {
  const over = Promise.withResolvers<void>()
  const waiting = new Set<(error: Error) => void>()
  let lost = false

  function lose() {
    if (lost) return
    lost = true
    for (const reject of waiting) reject(lostConnection())
    waiting.clear()
    onLoss()
    over.resolve()
  }

  /** Rejects with the server's own answers as they are; after anything else the connection is no more. */
  function untilLost<T>(work: () => PromiseLike<T>, explain: (error: unknown) => unknown = refusal): Promise<T> {
    if (lost) return Promise.reject(lostConnection())
    return new Promise<T>((resolve, reject) => {
      waiting.add(reject)
      work().then(
        (value) => {
          waiting.delete(reject)
          resolve(value)
        },
        (error) => {
          waiting.delete(reject)
          if (isAnswer(error)) return reject(error)
          // Only after PostgreSQL's own answers it is known what it has heard and what not.
          reject(isLoss(error) ? lostConnection() : explain(error))
          lose()
        },
      )
    })
  }

  /** For what comes before all questions: whatever goes wrong is said as it is, and is the end. */
  async function orLost<T>(work: () => Promise<T>): Promise<T> {
    const loss = Promise.withResolvers<never>()
    waiting.add(loss.reject)
    try {
      return await Promise.race([work(), loss.promise])
    } catch (error) {
      lose()
      throw error
    } finally {
      waiting.delete(loss.reject)
    }
  }

  async function end(goodbye: () => Promise<void>): Promise<void> {
    if (lost) return
    lost = true
    await goodbye()
    over.resolve()
  }

  return { isLost: () => lost, over: over.promise, lose, untilLost, orLost, end }
}
