// The notice on a page that needs the visitor's place and does not know it.
import { PlaceChip } from '#app/core/visitor/place-chip.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { MapPin } from '#app/ui/icons.ts'

export function PlaceNeeded() {
  const { athan, places } = useT()
  return (
    <section className="prayer deep items-start justify-center" aria-labelledby="place-needed">
      <div className="lattice" aria-hidden="true" />
      <h2 className="h3" id="place-needed">
        {places.requiredForPrayerTimes}
      </h2>
      <p className="text-on-deep-2">{athan.placeNeeded.lead}</p>
      <PlaceChip className="btn btn--gold">
        <MapPin className="i i--sm" />
        {athan.placeNeeded.choose}
      </PlaceChip>
    </section>
  )
}
