// Maps.
import { MapView } from '#app/core/map/map-view.tsx'
import type { Pin } from '#app/core/map/pin.ts'
import { PlaceMap } from '#app/core/map/place-map.tsx'
import { PositionPicker } from '#app/core/map/position-picker.tsx'
import { Sample } from './sample.tsx'

const PINS: Pin[] = [
  { id: '1', lat: 51.519, lng: -0.06, label: 'Saffron & Stone', note: '450 m', category: 'restaurants', to: '/design' },
  { id: '2', lat: 51.523, lng: -0.048, label: 'Zaytun Grocers', category: 'grocery', tone: 'featured' },
  { id: '3', lat: 51.517, lng: -0.066, label: 'East London Mosque', tone: 'mosque' },
  { id: '4', lat: 51.5165, lng: -0.0655, label: 'Noor Pharmacy', category: 'healthcare' },
  { id: '5', lat: 51.47, lng: -0.02, label: 'Bayt Builders', category: 'trades' },
  { id: '6', lat: 51.56, lng: -0.12, label: 'Ilm Tutors', category: 'education' },
]

export function Maps() {
  return (
    <Sample title="Maps">
      <div className="h-96 w-full">
        <MapView pins={PINS} you={{ lat: 51.507, lng: -0.1 }} />
      </div>
      <PlaceMap className="w-full max-w-md" lat={51.519} lng={-0.06} label="Saffron & Stone" address="12 Brick Lane" />
      <div className="w-full max-w-md">
        <PositionPicker latName="lat" lngName="lng" defaultLat={51.519} defaultLng={-0.06} />
      </div>
    </Sample>
  )
}
