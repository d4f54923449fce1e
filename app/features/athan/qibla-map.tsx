// The way to the Kaaba on the map. The direction stands in words below it, for whoever has no map.
import { useMemo } from 'react'
import { MapView } from '#app/core/map/map-view.tsx'
import { KAABA, qiblaLine } from '#app/core/prayer/qibla.ts'
import { useT } from '#app/i18n/catalogue.ts'

type Props = { place: { lat: number; lng: number }; bearing: string; distance: string }

export function QiblaMap({ place: { lat, lng }, bearing, distance }: Props) {
  const words = useT().athan.qibla.map
  const line = useMemo(() => qiblaLine({ lat, lng }), [lat, lng])
  const pins = useMemo(
    () => [{ id: 'kaaba', ...KAABA, label: words.kaaba, note: `${bearing} · ${distance}`, tone: 'mosque' as const }],
    [words, bearing, distance],
  )
  return (
    <figure className="panel athan-way" aria-labelledby="qibla-way">
      <h2 className="h3" id="qibla-way">
        {words.title}
      </h2>
      <MapView pins={pins} line={line} you={line[0]} hoveredId="kaaba" label={words.title} cooperative />
      <figcaption className="stack gap-1">
        <span>
          {bearing} · {distance}
        </span>
        <span className="small muted">{words.bent}</span>
      </figcaption>
    </figure>
  )
}
