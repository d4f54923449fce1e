// A line on the map, in the colour of the theme.
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { useEffect } from 'react'
import type { Point } from './bounds.ts'

const SOURCE = 'line'

const colour = () => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()

const toFeature = (line: readonly Point[]): GeoJSON.Feature => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: line.map(({ lat, lng }) => [lng, lat]) },
  properties: {},
})

export function useLine(map: MapLibre | null, line: readonly Point[] | undefined) {
  const hasLine = line !== undefined
  useEffect(() => {
    if (!map || !hasLine) return
    map.addSource(SOURCE, { type: 'geojson', data: toFeature([]) })
    map.addLayer({
      id: SOURCE,
      type: 'line',
      source: SOURCE,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colour(), 'line-width': 3 },
    })
    const theme = new MutationObserver(() => map.setPaintProperty(SOURCE, 'line-color', colour()))
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => theme.disconnect()
  }, [map, hasLine])

  useEffect(() => {
    if (line) void map?.getSource<GeoJSONSource>(SOURCE)?.setData(toFeature(line))
  }, [map, line])
}
