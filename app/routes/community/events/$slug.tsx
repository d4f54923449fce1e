// One event: when and where, who comes, and what people say.
import { ContributionPage } from '#app/core/contributions/contribution-page.tsx'
import { actOnContribution, loadContribution } from '#app/core/contributions/section-pages.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { PlaceMap } from '#app/core/map/place-map.tsx'
import { photoUrl } from '#app/core/media/photo-url.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { ShareButton } from '#app/features/business/share-button.tsx'
import { answerEvent, cancelDay, moveDay, tellGuests } from '#app/features/events/commands.server.ts'
import { pickDay } from '#app/features/events/event.ts'
import { readDay } from '#app/features/events/event-filter.ts'
import { eventPath } from '#app/features/events/event-path.ts'
import { EventHead, OtherDays } from '#app/features/events/event-view.tsx'
import { eventJsonLd } from '#app/features/events/json-ld.ts'
import { readFacts } from '#app/features/events/queries.server.ts'
import { eventForms } from '#app/features/events/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import type { Route } from './+types/$slug'

export async function loader(args: Route.LoaderArgs) {
  const { locale, place, hasPlace, services } = await readVisit(args)
  const asked = readDay(args.url.searchParams.get('day'))
  const { shown: whole, ...page } = await loadContribution(args, 'events', async (found, visit) => {
    const whole = readFacts(found)
    const day = pickDay(whole.facts.days, asked, visit.now)
    const jsonLd = eventJsonLd(whole, day, { siteUrl: services.config.siteUrl, locale })
    const { photo } = whole.facts
    return { ...(photo && { image: photoUrl(photo.id, 1280, 'jpg') }), ...(jsonLd && { jsonLd }), shown: whole }
  })
  return {
    ...page,
    whole,
    asked,
    clock: hasPlace
      ? { zone: timeZoneAt(place.lat, place.lng), name: cityIn(locale, place.city, place.countryCode) }
      : null,
    url: services.config.siteUrl + inLocale(eventPath(whole.slug), locale),
  }
}

export const action = (args: Route.ActionArgs) =>
  actOnContribution(args, 'events', {
    forms: eventForms,
    act: (services, intent, values, whole) => {
      const { day = '', note } = values
      if (intent === 'answer')
        return answerEvent(services, day, values.answer ?? '', readFacts(whole).facts.questions.length, values)
      if (intent === 'tell-guests') return tellGuests(services, day, values.body ?? '', values)
      if (intent === 'cancel-day') return cancelDay(services, { day, note }, values.all_coming === 'on')
      const zone = readFacts(whole).facts.time_zone
      return moveDay(services, { day, note }, { day: values.to_day ?? '', time: values.to_time ?? '', zone })
    },
    shows: (values, whole) => {
      const day = readFacts(whole).facts.days.find(({ id }) => id === values.day)
      return `${day ? `?day=${day.day}` : ''}${values.intent === 'answer' ? '#answer-day' : ''}`
    },
  })

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function EventRoute({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().events.page
  const { meta: _meta, asked, clock, url, whole, ...page } = loaderData
  const place = whole.facts.attendance === 'online' ? null : whole.facts.place
  const state = actionData && !actionData.ok && actionData.form === 'section' ? actionData : undefined
  return (
    <ContributionPage
      {...page}
      // The cover stands at the top.
      whole={{ ...whole, photos: whole.photos.filter(({ id }) => id !== whole.facts.photo?.id) }}
      answer={actionData}
      after={
        <>
          {place && place.latitude !== null && place.longitude !== null && (
            <PlaceMap
              lat={place.latitude}
              lng={place.longitude}
              label={place.name}
              address={place.address ?? undefined}
              tone={place.kind === 'mosque' ? 'mosque' : undefined}
            />
          )}
          <OtherDays whole={whole} asked={asked} now={page.now} />
        </>
      }
      reaction={{ label: words.recommend, labelOn: words.recommended }}
      hasFactsBeside
      facts={
        <EventHead
          whole={whole}
          asked={asked}
          clock={clock}
          now={page.now}
          isSignedIn={page.isSignedIn}
          state={state}
          share={<ShareButton name={whole.title ?? ''} url={url} />}
        />
      }
    />
  )
}

export const ErrorBoundary = RouteError
