// Timers kept on the device by the moment they end: a locked screen, a closed tab or a restart loses none of them.
const KEY = 'mahalla:timers'
/** Long after its end nobody asks for it. */
const FORGOTTEN_AFTER = 6 * 60 * 60 * 1000

export type Timers = Record<string, number>

/** What storage holds is anyone's guess; what is no moment is left out. */
export function readTimers(text: string | null, now: number): Timers {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > now - FORGOTTEN_AFTER,
      ),
    )
  } catch {
    return {}
  }
}

/** A browser that keeps nothing has timers for as long as the page is open. */
let unkept: string | null = null

const readText = () => {
  try {
    return localStorage.getItem(KEY) ?? unkept
  } catch {
    return unkept
  }
}

export const endOf = (id: string, now: number): number | null => readTimers(readText(), now)[id] ?? null

export function setTimer(id: string, endsAt: number | null, now: number) {
  const { [id]: _gone, ...others } = readTimers(readText(), now)
  const text = JSON.stringify(endsAt === null ? others : { ...others, [id]: endsAt })
  unkept = text
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Kept in `unkept`.
  }
}
