/**
 * Many places on a map. The page carries only this shell: the map itself is loaded when the shell comes near the
 * screen. Whatever it shows must stand in the page as a list, too.
 */
import './map.css'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { drawnByScripts } from '#app/core/request/first-look.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { MapIcon } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Bounds, Point } from './bounds.ts'
import type { Pin } from './pin.ts'
import { useNearScreen } from './use-near-screen.ts'

const MapCanvas = lazy(() => import('./map-canvas.tsx').catch(() => ({ default: NotLoaded })))

export type MapViewProps = {
  pins: readonly Pin[]
  center?: Point | null | undefined
  zoom?: number | undefined
  /** Frame all pins, again whenever others are shown. Without `center` that is the rule. */
  fit?: boolean | undefined
  /** Of many pins, frame the first ones only: those nearest to the visitor, where they come in that order. */
  fitFirst?: number | undefined
  selectedId?: string | null | undefined
  /** The place the visitor points at elsewhere on the page: its pin is raised. */
  hoveredId?: string | null | undefined
  /** Without it the map keeps the selection itself and shows a small card. Null: nothing is selected any more. */
  onSelect?: ((id: string | null) => void) | undefined
  onHover?: ((id: string | null) => void) | undefined
  /** `byVisitor` is false where the map moved by itself, to frame new pins. */
  onMoveEnd?: ((bounds: Bounds, by: { byVisitor: boolean }) => void) | undefined
  /** A way drawn on the map, and framed: longitudes may go on beyond 180°. */
  line?: readonly Point[] | undefined
  /** Where the visitor is. */
  you?: Point | null | undefined
  label?: string | undefined
  /** Two fingers to move, Ctrl to zoom. By default on touch screens, so that the page can be scrolled past the map. */
  cooperative?: boolean | undefined
  className?: string | undefined
  /** Stands in the middle until the map is there. */
  standIn?: ReactNode
  /** Lies over the map at its top: "Search this area", a status. */
  children?: ReactNode
}

export function MapView(props: MapViewProps) {
  const t = useT().map
  const { className, children, label = t.results, pins, standIn } = props
  const shell = useRef<HTMLElement>(null)
  const isNear = useNearScreen(shell)
  const [hasFailed, setFailed] = useState(false)
  return (
    <section ref={shell} className={joinClasses('map', className)} aria-label={label} {...drawnByScripts}>
      {hasFailed ? (
        <NotDrawn pins={pins} />
      ) : (
        <>
          {standIn && <div className="map__stand-in">{standIn}</div>}
          <noscript>
            <p className="map__note">{t.noScript}</p>
          </noscript>
          {isNear && (
            <Suspense fallback={standIn ? null : <Loading />}>
              <MapCanvas {...props} onFail={() => setFailed(true)} />
            </Suspense>
          )}
          {children && <div className="map__over">{children}</div>}
        </>
      )}
    </section>
  )
}

function Loading() {
  return (
    <p className="map__note">
      <Spinner label={useT().map.loading} />
    </p>
  )
}

/** The map's code did not arrive: the same as a browser that cannot draw it. */
function NotLoaded({ pins }: { pins: readonly Pin[] }) {
  return <NotDrawn pins={pins} />
}

function NotDrawn({ pins }: { pins: readonly Pin[] }) {
  const t = useT().map
  return (
    <div className="map__instead">
      <p className="soft">
        <MapIcon className="i i--sm" /> {pins.length > 0 ? t.notDrawn : t.notDrawnOne}
      </p>
      <ul>
        {pins.map(({ id, label, note, to }) => (
          <li key={id}>
            {to ? (
              <Link className="link" to={to}>
                {label}
              </Link>
            ) : (
              label
            )}
            {note && <span className="small muted"> {note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
