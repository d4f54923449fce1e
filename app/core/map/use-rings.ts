// Rings of distance around the visitor, where the map has no streets. Only lazily loaded modules may import it.
import type { ExpressionSpecification, Map as MapLibre } from 'maplibre-gl'
import { useEffect } from 'react'
import { distanceText } from '#app/core/places/distance.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Point } from './bounds.ts'
import { textFont } from './map-look.ts'
import { ringsAround } from './rings.ts'

const SOURCE = 'rings'
const LAYERS = ['ring', 'ring-text'] as const
const inReach: ExpressionSpecification = ['all', ['<=', ['get', 'from'], ['zoom']], ['>=', ['get', 'until'], ['zoom']]]

export function useRings(map: MapLibre | null, you: Point | null | undefined, hasStreets: boolean) {
  const { locale, t } = useI18n()
  const words = t.listings.distance
  const { lat, lng } = you ?? { lat: null, lng: null }
  useEffect(() => {
    if (!map || hasStreets || lat === null || lng === null) return
    const ink = () => getComputedStyle(document.documentElement).getPropertyValue('--map-label').trim()
    const land = getComputedStyle(document.documentElement).getPropertyValue('--map-land').trim()
    const write = (km: number) =>
      km < 1 ? distanceText(km, locale, words) : words.kilometres(formatNumber(locale, km))
    map.addSource(SOURCE, { type: 'geojson', data: ringsAround({ lat, lng }, write) })
    map.addLayer({
      id: 'ring',
      type: 'line',
      source: SOURCE,
      filter: ['all', ['==', ['geometry-type'], 'LineString'], inReach],
      paint: { 'line-color': ink(), 'line-opacity': 0.55, 'line-width': 1.2, 'line-dasharray': [2, 3] },
    })
    map.addLayer({
      id: 'ring-text',
      type: 'symbol',
      source: SOURCE,
      filter: ['all', ['==', ['geometry-type'], 'Point'], inReach],
      layout: {
        'text-field': ['get', 'text'],
        'text-font': textFont(locale, 'Medium'),
        'text-size': 11,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': ink(), 'text-halo-color': land, 'text-halo-width': 2 },
    })
    return () => {
      // The whole map may be gone by now, and its layers with it.
      if (!map.style) return
      for (const layer of LAYERS) if (map.getLayer(layer)) map.removeLayer(layer)
      if (map.getSource(SOURCE)) map.removeSource(SOURCE)
    }
  }, [map, hasStreets, lat, lng, locale, words])
}
