// The places of a search on a map: pins in step with the cards, and a search of what is shown once the visitor moved it.
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Search } from '#app/ui/icons.ts'
import { writeArea } from './area.ts'
import type { Bounds } from './bounds.ts'
import { MapView } from './map-view.tsx'
import type { Pin } from './pin.ts'
import type { Marks } from './use-marks.ts'

type Props = {
  pins: Pin[]
  fitFirst?: number | undefined
  you: { lat: number; lng: number } | null
  marks: Marks
  /** The search without its area: another one is framed anew. */
  searched: string
  /** The area that is searched now. */
  area: Bounds | null
  addressIn: (area: Bounds) => string
  words: { map: string; searchThisArea: string }
  /** The card of the chosen place. */
  children: ReactNode
}

export function SearchMap({ pins, fitFirst, you, marks, searched, area, addressIn, words, children }: Props) {
  const [moved, setMoved] = useState<{ bounds: Bounds; searched: string } | null>(null)
  const own = moved?.searched === searched ? moved.bounds : null
  const isOffered = own !== null && (area === null || writeArea(own) !== writeArea(area))
  return (
    <div className="map-split__map">
      <MapView
        pins={pins}
        fit={own === null}
        fitFirst={fitFirst}
        you={you}
        {...marks}
        onMoveEnd={(bounds, { byVisitor }) => byVisitor && setMoved({ bounds, searched })}
        label={words.map}
      >
        {isOffered && (
          <Link className="btn btn--line btn--sm" to={addressIn(own)} preventScrollReset>
            <Search className="i i--sm" />
            {words.searchThisArea}
          </Link>
        )}
      </MapView>
      {children}
    </div>
  )
}
