// The living map of many places. Loaded by map-view.tsx when it comes near the screen, never with the page itself.
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { CategoryIcon } from '#app/core/categories/category-icon.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ArrowRight, DoorOpen, X } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Khatam } from '#app/ui/khatam.tsx'
import { type Bounds, boundsOf, boundsOfLine, contains, type Point, spreadOverlaps } from './bounds.ts'
import { clustering } from './clustering.ts'
import { MapControls } from './map-controls.tsx'
import { MapMarker } from './map-marker.tsx'
import type { MapViewProps } from './map-view.tsx'
import { NoStreets } from './no-streets.tsx'
import type { Pin } from './pin.ts'
import { useLine } from './use-line.ts'
import { useLiveMap } from './use-live-map.ts'
import { useRings } from './use-rings.ts'

const SOURCE = 'pins'
const FIT = { padding: 56, maxZoom: 15 }
/** The ends of a line stay clear of the buttons in the corner. */
const FIT_LINE = { ...FIT, padding: 80 }
const WORLD: { center: [number, number]; zoom: number } = { center: [20, 25], zoom: 1.2 }
const ONE_PLACE_ZOOM = 13
const AROUND_YOU_ZOOM = 10

type Cluster = Point & { id: number; size: number }
type Shown = { pins: string[]; clusters: Cluster[] }

type Props = MapViewProps & { onFail: () => void }

export default function MapCanvas({
  pins,
  center,
  zoom,
  fit = !center,
  fitFirst,
  selectedId,
  hoveredId,
  onSelect,
  onHover,
  onMoveEnd,
  line,
  you,
  cooperative,
  onFail,
}: Props) {
  const container = useRef<HTMLDivElement>(null)
  const [ownSelection, setOwnSelection] = useState<string | null>(null)
  const isControlled = onSelect !== undefined
  const selected = isControlled ? (selectedId ?? null) : ownSelection
  const select = onSelect ?? setOwnSelection
  const places = useMemo(() => spreadOverlaps(pins), [pins])
  const framed = useMemo(() => pins.slice(0, fitFirst), [pins, fitFirst])
  const byId = useMemo(() => new Map(places.map((pin) => [pin.id, pin])), [places])

  const { t } = useI18n()
  const { map, hasStreets } = useLiveMap(container, {
    // The section around it has the name of what is shown; two landmarks of one name would be hard to tell apart.
    label: t.map.label,
    cooperative: cooperative ?? matchMedia('(pointer: coarse)').matches,
    view: firstView({ pins: framed, center, zoom, fit, line, you }),
    onFail,
  })
  const shown = useClusters(map, places, hasStreets)
  useFit(map, framed, fit && !line)
  useLine(map, line)
  useRings(map, you, hasStreets || line !== undefined)
  useReport(map, onMoveEnd)
  useEmptyClick(map, () => select(null))

  const visible = [
    ...new Set([...shown.pins, ...[hoveredId, selected].filter((id) => id !== null && id !== undefined)]),
  ]
  const card = !isControlled && selected ? byId.get(selected) : undefined
  return (
    <>
      <div ref={container} className="map__canvas" />
      {map && (
        <>
          {you && (
            <MapMarker map={map} lat={you.lat} lng={you.lng}>
              <YouAreHere />
            </MapMarker>
          )}
          {visible.map((id) => {
            const pin = byId.get(id)
            const isOn = id === selected || id === hoveredId
            return (
              pin && (
                <MapMarker key={id} map={map} lat={pin.lat} lng={pin.lng} isRaised={isOn}>
                  <PinButton pin={pin} isOn={isOn} isPressed={id === selected} onSelect={select} onHover={onHover} />
                </MapMarker>
              )
            )
          })}
          {shown.clusters.map((cluster) => (
            <MapMarker key={`cluster ${cluster.id}`} map={map} lat={cluster.lat} lng={cluster.lng}>
              <ClusterButton map={map} cluster={cluster} />
            </MapMarker>
          ))}
          <MapControls map={map} />
          {!hasStreets && <NoStreets map={map} />}
          {card && <MapCard pin={card} onClose={() => select(null)} />}
        </>
      )}
    </>
  )
}

type FirstView = Pick<MapViewProps, 'pins' | 'center' | 'zoom' | 'fit' | 'line' | 'you'>

function firstView({ pins, center, zoom, fit, line, you }: FirstView) {
  const bounds = line ? boundsOfLine(line) : fit ? boundsOf(pins) : null
  if (bounds) return { bounds: toBox(bounds), fitBoundsOptions: line ? FIT_LINE : FIT }
  if (center) return { center: toPair(center), zoom: zoom ?? ONE_PLACE_ZOOM }
  return you ? { center: toPair(you), zoom: AROUND_YOU_ZOOM } : WORLD
}

const toPair = ({ lng, lat }: Point): [number, number] => [lng, lat]

const toBox = ({ west, south, east, north }: Bounds): [number, number, number, number] => [west, south, east, north]

function boundsInView(map: MapLibre): Bounds {
  const box = map.getBounds()
  return { west: box.getWest(), south: box.getSouth(), east: box.getEast(), north: box.getNorth() }
}

function toFeatures(pins: readonly Pin[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: pins.map(({ id, lat, lng }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { pin: id },
    })),
  }
}

/** MapLibre gathers the pins; what it would draw is read back, because pins are HTML. */
function useClusters(map: MapLibre | null, pins: readonly Pin[], hasStreets: boolean): Shown {
  const [shown, setShown] = useState<Shown>({ pins: [], clusters: [] })

  useEffect(() => {
    if (!map) return
    map.addSource(SOURCE, { type: 'geojson', data: toFeatures([]), ...clustering(false) })
    // Tiles of a source are loaded only while a layer uses it.
    map.addLayer({ id: SOURCE, type: 'circle', source: SOURCE, paint: { 'circle-radius': 1, 'circle-opacity': 0 } })
    let written = ''
    const read = () => {
      if (!map.getSource(SOURCE) || !map.isSourceLoaded(SOURCE)) return
      const next = readShown(map)
      const text = JSON.stringify(next)
      if (text === written) return
      written = text
      setShown(next)
    }
    map.on('render', read)
    return () => void map.off('render', read)
  }, [map])

  useEffect(() => {
    void map?.getSource<GeoJSONSource>(SOURCE)?.setClusterOptions(clustering(hasStreets))
  }, [map, hasStreets])

  useEffect(() => {
    void map?.getSource<GeoJSONSource>(SOURCE)?.setData(toFeatures(pins))
  }, [map, pins])
  return shown
}

function readShown(map: MapLibre): Shown {
  const pins = new Set<string>()
  const clusters = new Map<number, Cluster>()
  const inView = boundsInView(map)
  for (const { properties, geometry } of map.querySourceFeatures(SOURCE)) {
    if (geometry.type !== 'Point') continue
    const [lng = 0, lat = 0] = geometry.coordinates
    // Tiles reach beyond the edges; what cannot be seen must not be reached by the tab key.
    if (!contains(inView, { lat, lng })) continue
    if (properties.cluster) {
      const { cluster_id: id, point_count: size } = properties
      if (!clusters.has(id)) clusters.set(id, { id, lat, lng, size })
    } else pins.add(properties.pin)
  }
  // In an order that stays, whichever tile came first: what is read here decides the order of the tab key.
  return { pins: [...pins].sort(), clusters: [...clusters.values()].sort((a, b) => a.id - b.id) }
}

/** Frames the places anew when others are shown. */
function useFit(map: MapLibre | null, pins: readonly Pin[], fit: boolean) {
  const places = pins.map(({ id }) => id).join(' ')
  const framed = useRef(places)
  useEffect(() => {
    if (!map || !fit || framed.current === places) return
    framed.current = places
    const bounds = boundsOf(pins)
    if (bounds) map.fitBounds(toBox(bounds), FIT)
  }, [map, pins, places, fit])
}

function useReport(map: MapLibre | null, onMoveEnd: MapViewProps['onMoveEnd']) {
  const report = useRef(onMoveEnd)
  useEffect(() => {
    report.current = onMoveEnd
  }, [onMoveEnd])
  useEffect(() => {
    if (!map) return
    const moved = (event: { originalEvent?: unknown; byVisitor?: boolean }) => {
      report.current?.(boundsInView(map), { byVisitor: event.originalEvent !== undefined || event.byVisitor === true })
    }
    map.on('moveend', moved)
    return () => void map.off('moveend', moved)
  }, [map])
}

function useEmptyClick(map: MapLibre | null, onEmptyClick: () => void) {
  const act = useRef(onEmptyClick)
  useEffect(() => {
    act.current = onEmptyClick
  })
  useEffect(() => {
    if (!map) return
    const clicked = ({ originalEvent }: { originalEvent: MouseEvent }) => {
      if (originalEvent.target === map.getCanvas()) act.current()
    }
    map.on('click', clicked)
    return () => void map.off('click', clicked)
  }, [map])
}

type PinButtonProps = {
  pin: Pin
  isOn: boolean
  isPressed: boolean
  onSelect: (id: string | null) => void
  onHover: ((id: string | null) => void) | undefined
}

function PinButton({ pin, isOn, isPressed, onSelect, onHover }: PinButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses(
        'map-pin',
        isOn && 'is-on',
        pin.tone === 'mosque' && 'map-pin--mosque',
        pin.tone === 'featured' && 'map-pin--featured',
        pin.tone === 'room' && 'map-pin--room',
      )}
      aria-label={pin.note ? `${pin.label}, ${pin.note}` : pin.label}
      aria-pressed={isPressed}
      onClick={() => onSelect(isPressed ? null : pin.id)}
      onMouseEnter={() => onHover?.(pin.id)}
      onMouseLeave={() => onHover?.(null)}
      onFocus={() => onHover?.(pin.id)}
      onBlur={() => onHover?.(null)}
    >
      {pin.tone === 'mosque' ? (
        <Khatam className="i i--sm" />
      ) : pin.tone === 'room' ? (
        <DoorOpen className="i i--sm" />
      ) : (
        <CategoryIcon category={pin.category} className="i i--sm" />
      )}
      {isOn && <span className="map-pin__name">{pin.label}</span>}
    </button>
  )
}

function ClusterButton({ map, cluster }: { map: MapLibre; cluster: Cluster }) {
  const { locale, t } = useI18n()
  const open = async () => {
    const source = map.getSource<GeoJSONSource>(SOURCE)
    const zoom = await source?.getClusterExpansionZoom(cluster.id)
    // The button goes away with its cluster; the map takes the focus, where the arrow keys go on.
    map.getCanvas().focus({ preventScroll: true })
    map.easeTo({ center: [cluster.lng, cluster.lat], zoom: zoom ?? map.getZoom() + 2 }, { byVisitor: true })
  }
  return (
    <button type="button" className="map-cluster num" aria-label={t.map.cluster(cluster.size)} onClick={open}>
      {formatNumber(locale, cluster.size)}
    </button>
  )
}

function YouAreHere() {
  const t = useI18n().t.map
  return <span className="map-pin map-pin--you" role="img" aria-label={t.you} />
}

function MapCard({ pin, onClose }: { pin: Pin; onClose: () => void }) {
  const t = useI18n().t.map
  return (
    <section className="map-card" aria-label={pin.label}>
      <div className="map-card__text">
        <b>{pin.label}</b>
        {pin.note && <span className="small muted">{pin.note}</span>}
        {pin.to && (
          <Link className="link" to={pin.to}>
            {t.open(pin.label)} <ArrowRight className="i i--sm flip" />
          </Link>
        )}
      </div>
      <IconButton label={t.close} onClick={onClose}>
        <X className="i" />
      </IconButton>
    </section>
  )
}
