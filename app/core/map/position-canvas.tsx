// The map of the position picker. Loaded by position-picker.tsx when it comes near the screen.
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { MapPin } from '#app/ui/icons.ts'
import type { Point } from './bounds.ts'
import { MapControls } from './map-controls.tsx'
import { MapMarker } from './map-marker.tsx'
import { NoStreets } from './no-streets.tsx'
import { useLiveMap } from './use-live-map.ts'

const STEP_PIXELS = 16
const FINE_STEP_PIXELS = 2
/** As close as a door, where the streets around it are known. */
const CLOSE_ZOOM = { streets: 16, without: 12 }
const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = {
  position: Point | null
  near: Point | null
  onMove: (to: Point) => void
  onFail: () => void
}

export default function PositionCanvas({ position, near, onMove, onFail }: Props) {
  const { locale, t } = useI18n()
  const container = useRef<HTMLDivElement>(null)
  const start = position ?? near
  const { map, hasStreets } = useLiveMap(container, {
    label: t.map.picker.title,
    cooperative: true,
    view: start
      ? { center: [start.lng, start.lat], zoom: position ? CLOSE_ZOOM.streets : 10 }
      : { center: [20, 25], zoom: 1 },
    onFail,
  })

  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  }, [onMove])
  useEffect(() => {
    if (!map) return
    const tapped = ({ lngLat, originalEvent }: { lngLat: Point; originalEvent: MouseEvent }) => {
      if (originalEvent.target === map.getCanvas()) move.current(lngLat)
    }
    map.on('click', tapped)
    return () => void map.off('click', tapped)
  }, [map])

  // A position that came from elsewhere (typed, located, looked up) may lie outside the view.
  useEffect(() => {
    const target = position ?? near
    if (!map || !target || map.getBounds().contains([target.lng, target.lat])) return
    const close = hasStreets ? CLOSE_ZOOM.streets : CLOSE_ZOOM.without
    map.jumpTo({ center: [target.lng, target.lat], zoom: Math.max(map.getZoom(), position ? close : 10) })
  }, [map, position, near, hasStreets])

  const stepByKey = (event: KeyboardEvent) => {
    const step = DIRECTIONS[event.key]
    if (!step || !map || !position) return
    event.preventDefault()
    event.stopPropagation()
    const pixels = event.shiftKey ? FINE_STEP_PIXELS : STEP_PIXELS
    const at = map.project([position.lng, position.lat])
    onMove(map.unproject([at.x + step[0] * pixels, at.y + step[1] * pixels]))
  }

  const written = (degrees: number) => formatNumber(locale, degrees, { maximumFractionDigits: 5 })
  return (
    <>
      <div ref={container} className="map__canvas" />
      {map && position && (
        <MapMarker map={map} lat={position.lat} lng={position.lng} anchor="bottom" isRaised onDrag={onMove}>
          <button
            type="button"
            className="map-pin map-pin--set"
            aria-label={t.map.picker.pin(written(position.lat), written(position.lng))}
            onKeyDown={stepByKey}
          >
            <MapPin className="i" />
          </button>
        </MapMarker>
      )}
      {map && <MapControls map={map} />}
      {map && !hasStreets && <NoStreets map={map} />}
    </>
  )
}
