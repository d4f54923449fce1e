// Sets up MapLibre for this site: own worker file, own tiles, colours of the theme, words of the page. Only lazily
// loaded modules may import it.

import {
  AttributionControl,
  addProtocol,
  LngLat,
  LngLatBounds,
  Map as MapLibre,
  type MapOptions,
  setWorkerUrl,
} from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { recordOf } from '#app/lib/records.ts'
import tiles from './data/world.pmtiles?url'
import { MAP_TOKENS, type MapColours, mapFonts } from './map-look.ts'
import { buildStyle } from './map-style.ts'
import { FIRST_ZOOM_WITHOUT_STREETS, hasStreetsAt, loadStreets, MAX_ZOOM, MAX_ZOOM_WITHOUT_STREETS } from './streets.ts'

type PaintProperty = Parameters<MapLibre['setPaintProperty']>[1]

const protocol = new Protocol()
let isReady = false
function prepareOnce() {
  if (isReady) return
  isReady = true
  setWorkerUrl(new URL(worker, location.href).href)
  addProtocol('pmtiles', protocol.tile)
}

/** Letters of every file a name may need: without them a browser would draw with whatever it has. */
async function loadFonts(locale: Locale) {
  const wanted = mapFonts(locale).flatMap((family) =>
    ['500', '600'].map((weight) => document.fonts.load(`${weight} 16px "${family}"`, 'Aaāşا')),
  )
  await Promise.allSettled(wanted)
}

function readColours(): MapColours {
  const style = getComputedStyle(document.documentElement)
  return recordOf(MAP_TOKENS, (token) => style.getPropertyValue(token).trim())
}

type Settings = {
  locale: Locale
  texts: Messages['map']
  label: string
  isRtl: boolean
  /** The operator's own style; null for ours. */
  styleUrl: string | null
  /** Scrolling past the map must not zoom it, and one finger scrolls the page. */
  cooperative: boolean
  view: View
  /** Whether the streets of what the map shows are known. Called at once, and whenever it changes. */
  onStreets: (hasStreets: boolean) => void
}

export type View = Pick<MapOptions, 'center' | 'zoom' | 'bounds' | 'fitBoundsOptions'>
export type LiveMap = { map: MapLibre; end: () => void }

function middleOf({ center, bounds }: View): LngLat {
  if (bounds) return LngLatBounds.convert(bounds).getCenter()
  return center ? LngLat.convert(center) : new LngLat(0, 0)
}

/** Not closer than there is something to see. */
const withoutStreets = ({ zoom, fitBoundsOptions, ...view }: View): View => ({
  ...view,
  ...(zoom !== undefined && { zoom: Math.min(zoom, FIRST_ZOOM_WITHOUT_STREETS) }),
  fitBoundsOptions: { ...fitBoundsOptions, maxZoom: FIRST_ZOOM_WITHOUT_STREETS },
})

/** Throws where the browser cannot draw (no WebGL). */
export async function createMap(container: HTMLElement, settings: Settings): Promise<LiveMap> {
  const { locale, texts, label, isRtl, styleUrl, cooperative, view, onStreets } = settings
  prepareOnce()
  const [streets] = styleUrl ? [[]] : await Promise.all([loadStreets(), loadFonts(locale)])
  const isKnown = async (at: LngLat) => styleUrl !== null || hasStreetsAt(protocol, streets, at)
  const hasStreets = await isKnown(middleOf(view))
  const ours = () => buildStyle(readColours(), locale, new URL(tiles, location.href).href, streets)
  const map = new MapLibre({
    container,
    style: styleUrl ?? ours(),
    ...(hasStreets ? view : withoutStreets(view)),
    maxZoom: hasStreets ? MAX_ZOOM : MAX_ZOOM_WITHOUT_STREETS,
    attributionControl: false,
    cooperativeGestures: cooperative,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: true,
    locale: {
      'Map.Title': label,
      'AttributionControl.ToggleAttribution': texts.attribution,
      'CooperativeGesturesHandler.WindowsHelpText': texts.gestures.windows,
      'CooperativeGesturesHandler.MacHelpText': texts.gestures.mac,
      'CooperativeGesturesHandler.MobileHelpText': texts.gestures.touch,
    },
  })
  // Before the first tiles there is nothing but sea, wherever one looks: until then the ground shows through.
  map.getCanvas().style.opacity = '0'
  map.once('load', () => {
    map.getCanvas().style.opacity = ''
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new AttributionControl({ compact: false }), isRtl ? 'bottom-left' : 'bottom-right')

  onStreets(hasStreets)
  let asked = 0
  const follow = async () => {
    const question = ++asked
    const has = await isKnown(map.getCenter())
    if (question !== asked) return
    // Whoever comes from streets is not thrown back: the map only goes no closer.
    map.setMaxZoom(has ? MAX_ZOOM : Math.max(MAX_ZOOM_WITHOUT_STREETS, map.getZoom()))
    onStreets(has)
  }
  map.on('moveend', follow)

  // The theme may change while the map is shown.
  const repaint = () => {
    for (const { id, ...layer } of ours().layers)
      for (const [property, value] of Object.entries(layer.paint ?? {}))
        if (map.getLayer(id)) map.setPaintProperty(id, property as PaintProperty, value)
  }
  const theme = new MutationObserver(repaint)
  if (!styleUrl) theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return {
    map,
    end: () => {
      asked = Number.POSITIVE_INFINITY
      theme.disconnect()
      map.remove()
    },
  }
}
