// The visitor's place as a small link in the frame. It opens the place picker; without JavaScript it leads to the
// page that does the same.

import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { placeLabel } from '#app/core/places/place-label.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { useHere } from '#app/lib/use-here.ts'
import { ChevronDown, MapPin } from '#app/ui/icons.ts'
import { usePlace } from './use-place.ts'

type Props = {
  className: string
  /** Shown instead of the place's name. */
  children?: ReactNode
  hasChevron?: boolean
}

type Picker = ComponentType<{ onClose: () => void }>

export function PlaceChip({ className, children, hasChevron = false }: Props) {
  const { places: t } = useT()
  const { place } = usePlace()
  const { pathname, search } = useHere()
  const [Picker, setPicker] = useState<Picker | null>(null)
  const label = placeLabel(place, t.here)

  const close = useCallback(() => setPicker(null), [])

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { PlacePicker } = await import('./place-picker.tsx')
    setPicker(() => PlacePicker)
  }

  return (
    <>
      <Link
        className={className}
        to={{ pathname: '/place', search: `?back=${encodeURIComponent(pathname + search)}` }}
        onClick={open}
        aria-haspopup="dialog"
        aria-label={children || label === null ? undefined : t.change(label)}
      >
        {children ?? (
          <>
            <MapPin className="i i--sm" />
            <span className="clip">{label ?? t.unknown}</span>
            {hasChevron && <ChevronDown className="i i--xs" />}
          </>
        )}
      </Link>
      {Picker && <Picker onClose={close} />}
    </>
  )
}
