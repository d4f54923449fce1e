// Something of ours at a point of the map: plain HTML that moves with it, so it can be reached and read like the page.
import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from './bounds.ts'

type Props = Point & {
  map: MapLibre
  /** Which part of the element stands on the point. */
  anchor?: 'center' | 'bottom'
  /** Above the others. */
  isRaised?: boolean | undefined
  onDrag?: ((to: Point) => void) | undefined
  children: ReactNode
}

export function MapMarker({ map, lat, lng, anchor = 'center', isRaised = false, onDrag, children }: Props) {
  const [{ marker, element }] = useState(() => {
    const element = document.createElement('div')
    return { element, marker: new Marker({ element, anchor }) }
  })
  useEffect(() => {
    marker.setLngLat([lng, lat])
    if (!marker.getElement().isConnected) marker.addTo(map)
  }, [marker, map, lat, lng])
  useEffect(() => {
    element.classList.toggle('map__raised', isRaised)
  }, [element, isRaised])
  useEffect(() => {
    if (!onDrag) return
    const moved = () => onDrag(marker.getLngLat())
    marker.setDraggable(true)
    marker.on('dragend', moved)
    return () => {
      marker.off('dragend', moved)
      marker.setDraggable(false)
    }
  }, [marker, onDrag])
  useEffect(() => () => void marker.remove(), [marker])
  return createPortal(children, element)
}
