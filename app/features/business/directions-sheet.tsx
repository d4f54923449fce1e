// The choice of a maps app. A popover, opened by every "Directions" of the page without any script.
import { useSyncExternalStore } from 'react'
import { counts } from '#app/core/analytics/counted-actions.ts'
import { type Destination, DIRECTION_APPS, directionLinks } from '#app/core/listings/directions.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { ChevronRight, Navigation, X } from '#app/ui/icons.ts'

const SHEET_ID = 'directions'

/** For the buttons that open it. */
export const opensDirections = { popoverTarget: SHEET_ID } as const

/** Only Android knows addresses of its own maps; elsewhere the link would lead nowhere. */
const useIsAndroid = () =>
  useSyncExternalStore(
    () => () => {},
    () => /Android/.test(navigator.userAgent),
    () => false,
  )

type Props = { to: Destination; name: string; address: string; from: { lat: number; lng: number } | null }

export function DirectionsSheet({ to, name, address, from }: Props) {
  const t = useT()
  const words = t.business.directions
  const isAndroid = useIsAndroid()
  const links = directionLinks(to, name, from)
  return (
    <div
      id={SHEET_ID}
      popover="auto"
      role="dialog"
      aria-labelledby={`${SHEET_ID}-title`}
      className="biz-directions no-print"
    >
      <div className="row between">
        <h2 className="h4" id={`${SHEET_ID}-title`}>
          {words.title}
        </h2>
        <button
          type="button"
          className="icon-btn"
          aria-label={t.ui.close}
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
        >
          <X className="i" />
        </button>
      </div>
      <p className="small muted" dir="auto">
        {address}
      </p>
      <div className="list pt-2">
        {DIRECTION_APPS.filter((app) => app !== 'device' || isAndroid).map((app) => (
          <a key={app} href={links[app]} rel="noopener noreferrer nofollow" {...counts('directions')}>
            <Navigation className="i i--sm" />
            <span className="grow strong">{words.apps[app]}</span>
            <ChevronRight className="i rtl:-scale-x-100" />
          </a>
        ))}
      </div>
    </div>
  )
}
