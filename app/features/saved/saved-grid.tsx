// Saved places as cards, with what belongs to each below it; and the same on a map.
import type { ReactNode } from 'react'
import { BusinessCard } from '#app/core/listings/business-card.tsx'
import { MosqueCard } from '#app/core/listings/mosque-card.tsx'
import { MapView } from '#app/core/map/map-view.tsx'
import { SaveButton } from '#app/core/saves/save-button.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { SavedItem } from './saved-page.tsx'

type Props = {
  items: readonly SavedItem[]
  label: string
  savedIds: readonly string[]
  below?: (item: SavedItem) => ReactNode
}

export const nameOf = ({ kind, card }: SavedItem, t: ReturnType<typeof useT>) =>
  card.name ?? (kind === 'business' ? t.listings.nameNotFound : t.listings.mosque.nameNotFound)

export function SavedGrid({ items, label, savedIds, below }: Props) {
  const t = useT()
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      <ul className="grid grid--cards" aria-label={label}>
        {items.map((item) => (
          <li key={item.card.id} className="stack gap-2">
            {item.kind === 'business' ? (
              <BusinessCard
                business={item.card}
                action={
                  <SaveButton
                    look="card"
                    placeId={item.card.id}
                    name={nameOf(item, t)}
                    isSaved={savedIds.includes(item.card.id)}
                  />
                }
              />
            ) : (
              <MosqueCard mosque={item.card} />
            )}
            {below?.(item)}
          </li>
        ))}
      </ul>
    </>
  )
}

export function SavedMap({ items, label }: { items: readonly SavedItem[]; label: string }) {
  const t = useT()
  const pins = items.flatMap((item) => {
    const { id, position, path } = item.card
    return position ? [{ id, ...position, label: nameOf(item, t), to: path }] : []
  })
  return (
    <div className="saved-map">
      <MapView pins={pins} fit label={label} />
    </div>
  )
}
