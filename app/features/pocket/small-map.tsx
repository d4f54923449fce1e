// The surroundings of a place as they were drawn for this device: nothing is loaded for it.
import { type SmallMap as Drawn, SMALL_MAP } from '#app/core/request/small-map.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'

const { width, height } = SMALL_MAP
/** A round length, short enough to stand in a corner. */
const BAR = { streets: 400, world: 5000 }
const KILOMETRE = 1000

export function SmallMap({ name, map }: { name: string; map: Drawn }) {
  const { locale, t } = useI18n()
  const bar = map.hasStreets ? BAR.streets : BAR.world
  const length = (bar / map.metres) * width
  const amount =
    bar < KILOMETRE
      ? t.listings.distance.metres(formatNumber(locale, bar))
      : t.listings.distance.kilometres(formatNumber(locale, bar / KILOMETRE))
  return (
    <figure className="pocket-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.pocket.mapOf(name)}>
        {map.hasStreets && <rect className="pocket-map__shape--land" width={width} height={height} />}
        {map.shapes.map(({ kind, path }) => (
          <path key={kind} className={`pocket-map__shape--${kind}`} d={path} />
        ))}
        {map.names.map(({ text, x, y }) => (
          <text key={`${text} ${x}`} x={x} y={y}>
            {text}
          </text>
        ))}
        <path className="pocket-map__pin" d={PIN} />
        <circle className="pocket-map__eye" cx={width / 2} cy={height / 2 - 11} r="2.5" />
        <path className="pocket-map__bar" d={`M8 ${height - 10}v4h${length}v-4`} />
        <text x={8 + length / 2} y={height - 10}>
          {amount}
        </text>
      </svg>
      <figcaption className="tiny muted" dir="ltr">
        {map.hasStreets ? '© OpenStreetMap contributors' : 'Natural Earth · © GeoNames'}
      </figcaption>
    </figure>
  )
}

/** Its tip is where the place is. */
const PIN = `M${width / 2} ${height / 2}c-5-6-7.5-8.6-7.5-12a7.5 7.5 0 0 1 15 0c0 3.4-2.5 6-7.5 12z`
