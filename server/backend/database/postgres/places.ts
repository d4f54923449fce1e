// The places of a pool, each a connection or the right to open one: at most so many, given out in the order they are asked for.
import type { Connection } from './connection.ts'

/** As long as PostgREST waits for a connection of its own. */
const LONGEST_QUEUE_MS = 10_000
/** A connection remembers every statement that was prepared on it. */
const LIFETIME_MS = 45 * 60_000

export type Place = { connection: Connection; born: number }

type Options = { most: number; open: () => Promise<Connection>; isClosed: () => boolean }

export function createPlaces({ most, open, isClosed }: Options) {
  const free: Place[] = []
  /** Each gets a place: somebody's connection, or the right to open one. */
  const queue: ((place: Place | null) => void)[] = []
  let count = 0

  function nextFree(): Place | null {
    for (let place = free.pop(); place; place = free.pop()) {
      if (!place.connection.isLost()) return place
      count--
    }
    return null
  }

  function giveBack(place: Place | null) {
    const isGood = place && !place.connection.isLost() && performance.now() - place.born < LIFETIME_MS && !isClosed()
    if (place && !isGood) void place.connection.end()
    const next = queue.shift()
    if (next) return next(isGood ? place : null)
    if (isGood) free.push(place)
    else count--
  }

  async function take(): Promise<Place> {
    const known = nextFree()
    if (known) return known
    let granted: Place | null = null
    if (count < most) count++
    else granted = await inQueue()
    if (granted && !granted.connection.isLost()) return granted
    try {
      return { connection: await open(), born: performance.now() }
    } catch (error) {
      giveBack(null)
      throw error
    }
  }

  function inQueue() {
    return new Promise<Place | null>((resolve, reject) => {
      const grant: (typeof queue)[number] = (granted) => {
        clearTimeout(tired)
        resolve(granted)
      }
      const tired = setTimeout(() => {
        queue.splice(queue.indexOf(grant), 1)
        reject(Object.assign(new Error('The database is busy. Please try again.'), { code: '53300' }))
      }, LONGEST_QUEUE_MS)
      queue.push(grant)
    })
  }

  return { free, take, giveBack, counts: () => ({ open: count, waiting: queue.length }) }
}
