// Seats as they are taken, without reading the page anew. A message says how many; whose they are is nobody's business.
import { useEffect, useState } from 'react'
import { BACK, useLive } from '#app/core/live/use-live.ts'
import { useReload } from '#app/core/request/use-renewal.ts'
import type { EventDay } from './event.ts'

type Counts = Pick<EventDay, 'taken' | 'waiting'>

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

export function useLiveDays(topic: string | null, loaded: readonly EventDay[]) {
  const reload = useReload()
  const [counts, setCounts] = useState<ReadonlyMap<string, Counts>>(new Map())
  const [hasChanged, setChanged] = useState(false)
  // What was loaded since is newer than what was heard before.
  useEffect(() => {
    if (loaded.length >= 0) {
      setCounts(new Map())
      setChanged(false)
    }
  }, [loaded])
  const state = useLive(topic, ({ event: word, payload }) => {
    if (word === 'changed') setChanged(true)
    if (word === BACK) void reload()
    if (word !== 'seats') return
    const { day, taken, waiting } = payload
    const known = loaded.find(({ id }) => id === day)
    if (!known || !isCount(taken) || !isCount(waiting)) return
    setCounts((before) => new Map(before).set(known.id, { taken, waiting }))
    // Whoever waits wants to know their place in the line.
    if (known.mine?.seat === 'waiting') void reload()
  })
  return {
    days: loaded.map((day) => ({ ...day, ...counts.get(day.id) })),
    hasChanged,
    isDown: state === 'down',
    show: () => void reload(),
  }
}
