// A list with its map: side by side on wide screens, one instead of the other on narrow ones.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { List, MapIcon } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import './split.css'
import { useMapChoice } from './use-map-choice.ts'

type View = 'list' | 'map'
type Words = { showMap: string; hideMap: string; showList: string }

type Props = {
  /** On top of the list, at its end the button that hides the map. */
  head: ReactNode
  /** Beside that button. */
  controls?: ReactNode
  /** What narrow screens show. */
  view: View
  addressOfView: (view: View) => string
  isLoading: boolean
  words: Words
  list: ReactNode
  map: ReactNode
}

export function ListAndMap({ head, controls, view, addressOfView, isLoading, words, list, map }: Props) {
  const { isHidden, toggle } = useMapChoice()
  return (
    <section aria-labelledby="results" aria-busy={isLoading}>
      <div className="row between row--wrap gap-y-2 pt-5 pb-4">
        <div>{head}</div>
        <div className="row gap-2">
          <button
            type="button"
            className="btn btn--ghost btn--sm map-split__toggle"
            aria-pressed={!isHidden}
            onClick={toggle}
          >
            <MapIcon className="i i--sm" />
            {isHidden ? words.showMap : words.hideMap}
          </button>
          {controls}
        </div>
      </div>
      <div className="map-split" data-view={view} data-map={isHidden ? 'off' : 'on'}>
        <div className={joinClasses('map-split__list', isLoading && 'map-split__list--busy')}>{list}</div>
        {map}
      </div>
      <Link className="map-pill" to={addressOfView(view === 'map' ? 'list' : 'map')} preventScrollReset>
        {view === 'map' ? <List className="i i--sm" /> : <MapIcon className="i i--sm" />}
        {view === 'map' ? words.showList : words.showMap}
      </Link>
    </section>
  )
}
