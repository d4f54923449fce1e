// The guests of a day and their answers, as a file for the host.
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { pickDay } from '#app/features/events/event.ts'
import { readDay } from '#app/features/events/event-filter.ts'
import { loadGuests, loadOwnEvent } from '#app/features/events/queries.server.ts'
import { csvLine } from '#app/lib/csv.ts'
import { csvFile } from '#app/lib/csv-file.ts'
import type { Route } from './+types/guests.csv'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, t, now } = await readVisit(args)
  const own = await loadOwnEvent(services, args.params.slug)
  const day = own && pickDay(own.facts.days, readDay(url.searchParams.get('day')), now)
  const guests = day && (await loadGuests(services, day.id))
  if (!own || !day || !guests) throw await missingPage(url, services)
  const words = t.events.guests
  const { questions } = own.facts
  const head = csvLine([words.name, words.answer, t.events.answer.guests, words.isHere, ...questions])
  const rows = guests.map(({ person, seat, guests: more, is_here, said }) =>
    csvLine([
      person?.name ?? '',
      words.seats[seat],
      more,
      is_here ? '1' : '',
      ...questions.map((_, i) => said[i] ?? ''),
    ]),
  )
  return csvFile([head, ...rows].join(''), `${own.slug}-${day.day}.csv`)
}
