// A list that a member shares: read-only, for whoever has the link.
import './saved.css'
import { useT } from '#app/i18n/catalogue.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Heart } from '#app/ui/icons.ts'
import { SavedGrid, SavedMap } from './saved-grid.tsx'
import type { SavedItem } from './saved-page.tsx'

export type SharedListData = { name: string; items: SavedItem[] }

export function SharedListPage({ list, savedIds }: { list: SharedListData; savedIds: readonly string[] }) {
  const words = useT().business.savedPage
  return (
    <div className="page pb-16">
      <header className="stack gap-2 pt-8 pb-6">
        <h1 className="title">
          <bdi>{list.name}</bdi>
        </h1>
        <p className="lead">{words.sharedLead}</p>
      </header>
      {list.items.length === 0 ? (
        <EmptyState icon={Heart} title={words.emptyList} />
      ) : (
        <>
          <SavedGrid items={list.items} label={list.name} savedIds={savedIds} />
          <h2 className="h3 pt-10 pb-4">{words.showMap}</h2>
          <SavedMap items={list.items} label={list.name} />
        </>
      )}
    </div>
  )
}
