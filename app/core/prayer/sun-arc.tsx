// The day as the path of the sun: risen, set, the prayers on it, and where the sun is now. Mirrored in right-to-left by
// the stylesheet.
import { useId } from 'react'

type Props = {
  label: string
  /** Instants in milliseconds. */
  sunrise: number
  sunset: number
  prayers: readonly number[]
  now: number
}

const WIDTH = 420
const HEIGHT = 112
const HORIZON = 84
const HEIGHT_OF_NOON = 70
const DEPTH_OF_NIGHT = 16
const SIDE = 12
const HOUR = 3_600_000
/** Shown before the first and after the last prayer. */
const MARGIN = 1.2 * HOUR
/** How long after sunset the drawn path reaches its depth. */
const DUSK = 3 * HOUR
const STEPS = 48

export function SunArc({ label, sunrise, sunset, prayers, now }: Props) {
  const id = useId()
  const from = Math.min(sunrise, ...prayers) - MARGIN
  const to = Math.max(sunset, ...prayers) + MARGIN
  const x = (at: number) => SIDE + ((at - from) / (to - from)) * (WIDTH - 2 * SIDE)
  const y = (at: number) => {
    if (at >= sunrise && at <= sunset) {
      return HORIZON - HEIGHT_OF_NOON * Math.sin(((at - sunrise) / (sunset - sunrise)) * Math.PI)
    }
    const intoNight = Math.min(DUSK, Math.abs(at - sunrise), Math.abs(at - sunset))
    return HORIZON + DEPTH_OF_NIGHT * Math.sin((intoNight / DUSK) * (Math.PI / 2))
  }
  const point = (at: number) => `${x(at).toFixed(1)} ${y(at).toFixed(1)}`
  const path = (start: number, end: number) =>
    Array.from({ length: STEPS + 1 }, (_, i) => point(start + ((end - start) * i) / STEPS)).join('L')

  const shown = Math.max(from, Math.min(now, to))
  const isDay = now > sunrise && now < sunset
  // The day's light reaches as far as the sun has come; before sunrise there is none.
  const lit = Math.max(sunrise, Math.min(now, sunset))
  const [sunX, sunY] = [x(shown).toFixed(1), y(shown).toFixed(1)]

  return (
    <svg
      className="prayer-arc"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id={`${id}day`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#edcb86" stopOpacity=".32" />
          <stop offset="1" stopColor="#edcb86" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop offset="0" stopColor="#ffe9b8" stopOpacity=".9" />
          <stop offset="1" stopColor="#edcb86" stopOpacity="0" />
        </radialGradient>
      </defs>
      {lit > sunrise && (
        <path
          d={`M${path(sunrise, lit)}L${x(lit).toFixed(1)} ${HORIZON}L${x(sunrise).toFixed(1)} ${HORIZON}Z`}
          fill={`url(#${id}day)`}
        />
      )}
      <path d={`M0 ${HORIZON}H${WIDTH}`} stroke="#fff" strokeOpacity=".2" />
      <path
        d={`M${path(from, to)}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".28"
        strokeWidth="1.5"
        strokeDasharray="2 4"
        strokeLinecap="round"
      />
      {lit > sunrise && <path d={`M${path(sunrise, lit)}`} fill="none" stroke="#edcb86" strokeWidth="2" />}
      {prayers.map((at) => (
        <circle
          key={at}
          cx={x(at).toFixed(1)}
          cy={y(at).toFixed(1)}
          r="3.2"
          fill={at <= now ? '#c6d8cd' : '#0a3f30'}
          stroke="#c6d8cd"
          strokeWidth="1.5"
        />
      ))}
      {isDay && <circle cx={sunX} cy={sunY} r="20" fill={`url(#${id}sun)`} />}
      <circle cx={sunX} cy={sunY} r="6.5" fill={isDay ? '#fff3d4' : '#c6d8cd'} />
    </svg>
  )
}
