// The scale of a chart's lines. The drawing is 1000 wide and 100 high and is stretched to its box.

export type ChartPoint = {
  /** A day as "2026-11-17". */
  day: string
  value: number
  /** As many days earlier as the chart is long. */
  before: number
  /** The day isn't over: it is counted, but no line leads down to it. */
  isRunning?: boolean | undefined
}

export const WIDTH = 1000
export const HEIGHT = 100

/** The end of the scale: a number that is easy to halve, and that no value is above. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(2, ...values)
  const step = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 4, 6, 8, 10].map((n) => n * step).find((top) => top >= most && top % 2 === 0) ?? 10 * step
}

export const xOf = (at: number, count: number) => (count < 2 ? WIDTH / 2 : (at / (count - 1)) * WIDTH)
export const yOf = (value: number, top: number) => HEIGHT - (value / top) * HEIGHT

const short = (n: number) => Number(n.toFixed(2))

/** `count` is how many values the whole width has room for: a line may end before it. */
export function lineOf(values: readonly number[], top: number, count = values.length): string {
  const [only] = values
  if (values.length === 1 && only !== undefined) return `M0 ${short(yOf(only, top))}${count > 1 ? 'h0' : `H${WIDTH}`}`
  return values.map((value, at) => `${at === 0 ? 'M' : 'L'}${short(xOf(at, count))} ${short(yOf(value, top))}`).join('')
}

export const areaOf = (values: readonly number[], top: number, count = values.length): string =>
  values.length === 0 ? '' : `${lineOf(values, top, count)}V${HEIGHT}H0Z`

/** Which of so many values lies under a part (0 to 1) of the width. */
export const indexAt = (part: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(part * (count - 1))))
