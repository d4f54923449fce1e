import type { Map as MapLibre } from 'maplibre-gl'
import { useT } from '#app/i18n/catalogue.ts'
import { Minus, Plus } from '#app/ui/icons.ts'

export function MapControls({ map }: { map: MapLibre }) {
  const t = useT().map
  return (
    <div className="map__ctrl">
      <button type="button" aria-label={t.zoomIn} onClick={() => map.zoomIn()}>
        <Plus className="i" />
      </button>
      <button type="button" aria-label={t.zoomOut} onClick={() => map.zoomOut()}>
        <Minus className="i" />
      </button>
    </div>
  )
}
