// A hook that tells whether a map of this place would show its streets. Asked when it comes near the screen; until then,
// and without scripts, no.
import { type RefObject, useEffect, useState } from 'react'
import { useRootData } from '#app/core/request/root-data.ts'
import { useNearScreen } from './use-near-screen.ts'

export function useDrawable(element: RefObject<Element | null>, { lat, lng }: { lat: number; lng: number }): boolean {
  const hasOwnStyle = Boolean(useRootData()?.config.mapStyleUrl)
  const isNear = useNearScreen(element)
  const [hasStreets, setStreets] = useState(false)
  useEffect(() => {
    if (!isNear || hasOwnStyle) return
    let left = false
    import('./streets.ts')
      .then(({ knowsStreetsAt }) => knowsStreetsAt({ lat, lng }))
      .then(
        (knows) => !left && setStreets(knows),
        // The code did not arrive: what stands there says where the place is.
        () => {},
      )
    return () => {
      left = true
    }
  }, [isNear, hasOwnStyle, lat, lng])
  return hasOwnStyle || hasStreets
}
