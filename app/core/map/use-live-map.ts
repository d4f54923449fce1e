// One MapLibre map for as long as its element is on the page. Only lazily loaded modules may import it.
import type { Map as MapLibre } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { direction } from '#app/i18n/locales.ts'
import { createMap, type LiveMap, type View } from './create-map.ts'

type Settings = {
  label: string
  cooperative: boolean
  /** Where it begins; later changes are the owner's to make. */
  view: View
  onFail: () => void
}

/** `hasStreets`: whether those of what the map shows are known. */
type Live = { map: MapLibre | null; hasStreets: boolean }

export function useLiveMap(container: RefObject<HTMLElement | null>, settings: Settings): Live {
  const { locale, t } = useI18n()
  const texts = t.map
  const styleUrl = useRootData()?.config.mapStyleUrl ?? null
  const [map, setMap] = useState<MapLibre | null>(null)
  const [hasStreets, setStreets] = useState(false)
  const first = useRef(settings)

  useEffect(() => {
    const element = container.current
    if (!element) return
    let left = false
    let live: LiveMap | null = null
    const isRtl = direction(locale) === 'rtl'
    createMap(element, {
      ...first.current,
      locale,
      texts,
      isRtl,
      styleUrl,
      onStreets: (has) => !left && setStreets(has),
    })
      .then((made) => {
        live = made
        if (left) made.end()
        else made.map.once('style.load', () => !left && setMap(made.map))
      })
      .catch((error: unknown) => {
        console.warn('The map could not be drawn:', error)
        if (!left) first.current.onFail()
      })
    return () => {
      left = true
      live?.end()
      setMap(null)
    }
  }, [container, locale, texts, styleUrl])
  return { map, hasStreets }
}
