// Says that the map ends here, where someone may look for a street. Only lazily loaded modules may import it.
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'

/** Farther out nobody expects streets. */
const EXPECTED_FROM = 10

export function NoStreets({ map }: { map: MapLibre }) {
  const t = useT().map
  const [isNear, setNear] = useState(() => map.getZoom() >= EXPECTED_FROM)
  useEffect(() => {
    const zoomed = () => setNear(map.getZoom() >= EXPECTED_FROM)
    map.on('zoomend', zoomed)
    return () => void map.off('zoomend', zoomed)
  }, [map])
  return (
    <p className="map__streets" role="status">
      {isNear && t.noStreets}
    </p>
  )
}
