// Plans an event, or changes one's own.
import type { ComponentProps } from 'react'
import { ContributionForm } from '#app/core/contributions/contribution-form.tsx'
import { type PlaceChoice, PlaceField, PlaceFinder } from '#app/core/contributions/place-field.tsx'
import { editPath } from '#app/core/contributions/sections.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { type EventFacts, MOST_WORDS } from './event.ts'
import { EventGuestFields, EventTimeFields, EventWayFields } from './event-fields.tsx'
import type { PrayerSpot } from './prayer-hint.tsx'

type Props = Omit<ComponentProps<typeof ContributionForm>, 'most'> &
  PlaceChoice & {
    currency: string
    zones: readonly string[]
    /** Null where nobody knows the place yet. */
    spot: PrayerSpot | null
  }

export function EventForm({ chosen, asked, found, currency, zones, spot, ...form }: Props) {
  const { t } = useI18n()
  const facts = (form.own?.facts ?? null) as EventFacts | null
  const path = form.own ? editPath('events', form.own.slug) : '/community/events/new'
  const { state } = form
  // What is meant for a group stays meant for it while its place is looked for.
  const keep: Record<string, string> = form.group ? { group: form.group.slug } : {}
  return (
    <>
      <ContributionForm
        {...form}
        most={MOST_WORDS}
        bodyLabel={t.events.form.details}
        errorWords={t.events.errors}
        hasTown={chosen === null}
        after={
          <>
            <EventTimeFields facts={facts} state={state} zones={zones} spot={spot} />
            <EventGuestFields facts={facts} state={state} currency={currency} />
            <fieldset className="events-group">
              <legend className="h4">{t.events.form.where}</legend>
              <PlaceField
                path={path}
                keep={keep}
                chosen={chosen}
                asked={asked}
                found={found}
                label={t.events.form.place}
                hint={t.events.form.placeHint}
              />
              <EventWayFields facts={facts} state={state} />
            </fieldset>
          </>
        }
      />
      <PlaceFinder path={path} keep={keep} />
    </>
  )
}
