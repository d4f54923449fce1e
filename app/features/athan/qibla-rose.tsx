// A compass rose with the Qibla on it. North is at the top, or where the phone's compass says it is.
import { useT } from '#app/i18n/catalogue.ts'

type Props = {
  bearing: number
  /** Where the top of the phone points; 0 without a compass. */
  heading?: number
  /** The sun's direction, when it is up. */
  sun?: number | null
  label: string
}

const SIZE = 320
const CENTRE = SIZE / 2
const RIM = 140
const TICKS = Array.from({ length: 72 }, (_, index) => index * 5)

function point(degrees: number, radius: number) {
  const radians = (degrees * Math.PI) / 180
  return { x: (CENTRE + radius * Math.sin(radians)).toFixed(1), y: (CENTRE - radius * Math.cos(radians)).toFixed(1) }
}

export function QiblaRose({ bearing, heading = 0, sun = null, label }: Props) {
  const { letters } = useT().athan.qibla
  const points = [
    { degrees: 0, letter: letters.north },
    { degrees: 90, letter: letters.east },
    { degrees: 180, letter: letters.south },
    { degrees: 270, letter: letters.west },
  ]
  return (
    <svg className="athan-rose" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      <circle className="athan-rose__face" cx={CENTRE} cy={CENTRE} r={RIM} />
      <g transform={`rotate(${-heading} ${CENTRE} ${CENTRE})`}>
        {TICKS.map((degrees) => {
          const outer = point(degrees, RIM - 6)
          const inner = point(degrees, RIM - (degrees % 45 === 0 ? 20 : degrees % 15 === 0 ? 14 : 10))
          return (
            <line
              key={degrees}
              className={degrees % 45 === 0 ? 'athan-rose__tick athan-rose__tick--main' : 'athan-rose__tick'}
              x1={outer.x}
              y1={outer.y}
              x2={inner.x}
              y2={inner.y}
            />
          )
        })}
        {points.map(({ degrees, letter }) => {
          const at = point(degrees, RIM - 36)
          return (
            <text
              key={degrees}
              className={degrees === 0 ? 'athan-rose__letter athan-rose__letter--north' : 'athan-rose__letter'}
              x={at.x}
              y={at.y}
              transform={`rotate(${heading} ${at.x} ${at.y})`}
            >
              {letter}
            </text>
          )
        })}
        {sun !== null && <circle className="athan-rose__sun" cx={point(sun, RIM).x} cy={point(sun, RIM).y} r="9" />}
        <g transform={`rotate(${bearing} ${CENTRE} ${CENTRE})`}>
          <path className="athan-rose__needle" d={`M${CENTRE} ${CENTRE - RIM + 34}l13 96h-26Z`} />
          <circle className="athan-rose__hub" cx={CENTRE} cy={CENTRE} r="9" />
          <g className="athan-rose__kaaba">
            <rect x={CENTRE - 13} y={CENTRE - RIM - 14} width="26" height="26" rx="4" />
            <path d={`M${CENTRE - 13} ${CENTRE - RIM - 5}h26`} />
          </g>
        </g>
      </g>
      <path className="athan-rose__mark" d={`M${CENTRE} 2l7 10h-14Z`} />
    </svg>
  )
}
