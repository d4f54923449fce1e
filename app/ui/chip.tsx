// A filter or a shortcut: a link (`removes` makes it an active filter with a cross), or a button that is pressed or not.

import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { X } from './icons.ts'
import { joinClasses } from './join-classes.ts'

type Props = { className?: string | undefined; children: ReactNode } & (
  | { to: To; current?: boolean | undefined; removes?: boolean | undefined }
  | { to?: undefined; pressed: boolean; onPress: () => void }
)

export function Chip({ className, children, ...rest }: Props) {
  const t = useT()
  if (rest.to === undefined) {
    return (
      <button
        type="button"
        className={joinClasses('chip', className)}
        aria-pressed={rest.pressed}
        onClick={rest.onPress}
      >
        {children}
      </button>
    )
  }
  return (
    <Link
      to={rest.to}
      className={joinClasses('chip', rest.removes && 'chip--on', className)}
      aria-current={rest.current ? 'true' : undefined}
      preventScrollReset
    >
      {children}
      {rest.removes && (
        <>
          <span className="sr-only">{t.ui.removeFilter}</span>
          <X className="i" />
        </>
      )}
    </Link>
  )
}
