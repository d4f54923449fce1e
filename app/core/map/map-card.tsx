// The small card of the place that was chosen on a map.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#app/ui/icon-button.tsx'
import { X } from '#app/ui/icons.ts'

type Props = {
  cover: { src: string; width: number; height: number }
  path: string
  name: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

export function MapCard({ cover, path, name, closeLabel, onClose, children }: Props) {
  return (
    <div className="map-result">
      <img src={cover.src} alt="" width={cover.width} height={cover.height} />
      <div className="listing__body min-w-0">
        <p className="listing__name">
          <Link to={path} dir="auto">
            {name}
          </Link>
        </p>
        {children}
      </div>
      <IconButton className="map-result__close" label={closeLabel} onClick={onClose}>
        <X className="i" />
      </IconButton>
    </div>
  )
}
