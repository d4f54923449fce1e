// The places a member saved, each with the heart that takes it back.
import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import { ListingGrid } from '#app/core/listings/listing-grid.tsx'
import type { MosqueCardData } from '#app/core/listings/mosque-card.tsx'
import { SaveButton } from '#app/core/saves/save-button.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Heart } from '#app/ui/icons.ts'

export type SavedPageData = { businesses: BusinessCardData[]; mosques: MosqueCardData[] }

export function SavedPage({ page: { businesses, mosques } }: { page: SavedPageData }) {
  const { savedPage: words } = useT().business
  return (
    <div className="page pb-16">
      <header className="stack gap-2 pt-8 pb-8">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {businesses.length === 0 && mosques.length === 0 && (
        <EmptyState icon={Heart} title={words.empty} action={<Button to="/businesses">{words.browse}</Button>}>
          {words.emptyText}
        </EmptyState>
      )}
      {businesses.length > 0 && (
        <section aria-labelledby="saved-businesses">
          <h2 className="h3 pb-4" id="saved-businesses">
            {words.businesses}
          </h2>
          <ListingGrid
            listings={{ kind: 'business', cards: businesses }}
            label={words.businesses}
            actionOf={({ id, name }) => <SaveButton look="card" placeId={id} name={name ?? ''} isSaved />}
          />
        </section>
      )}
      {mosques.length > 0 && (
        <section className="pt-12" aria-labelledby="saved-mosques">
          <h2 className="h3 pb-4" id="saved-mosques">
            {words.mosques}
          </h2>
          <ListingGrid listings={{ kind: 'mosque', cards: mosques }} label={words.mosques} />
        </section>
      )}
    </div>
  )
}
