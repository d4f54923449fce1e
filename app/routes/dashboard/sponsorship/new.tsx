// Booking a band. The first step is in the address: it can be looked at as often as one likes.
import { href, redirect } from 'react-router'
import { accountContext } from '#app/core/auth/guards.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { BOOKABLE, DAYS, dayAfter } from '#app/features/bands/band.ts'
import { bookBand, readOffer } from '#app/features/bands/bands.server.ts'
import { BookPage } from '#app/features/bands/book-page.tsx'
import { bookForm, lookForm } from '#app/features/bands/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/new'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { id } = context.get(accountContext)
  const reading = await i18nOf(url)
  const { searchParams } = url
  const isAsked = searchParams.has('town')
  const looked = lookForm.safeParse(Object.fromEntries(searchParams))
  const offer = await readOffer(services, id, looked.data ?? null, reading)
  const first = dayAfter(new Date().toISOString().slice(0, 10), DAYS.ahead)
  const asked = (name: string) => searchParams.get(name)
  const place = asked('place') ?? offer.places[0]?.id ?? ''
  const starts_on = asked('starts_on') ?? first
  const wrong = looked.error?.issues[0]
  const { title, lead } = reading.t.bands
  const { siteUrl } = services.config
  return {
    offer,
    look: {
      place,
      placement: asked('placement') ?? offer.placements[0]?.id ?? BOOKABLE[0],
      town: asked('town') ?? offer.places.find((each) => each.id === place)?.town ?? '',
      starts_on,
      ends_on: asked('ends_on') ?? dayAfter(starts_on, 13),
    },
    lookRefusal: !isAsked
      ? undefined
      : wrong
        ? refuse(wrong.message, { field: String(wrong.path[0]) })
        : offer.townWrong
          ? refuse('town', { field: 'town' })
          : offer.isTaken
            ? refuse('taken', { field: 'ends_on' })
            : undefined,
    days: { first, last: dayAfter(first, DAYS.latest - DAYS.ahead) },
    meta: pageMeta({
      url: '/dashboard/sponsorship/new',
      locale: reading.locale,
      siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const reading = await i18nOf(url)
  const body = await request.formData().catch(() => null)
  const form = readForm(bookForm, body)
  if (!form.ok) return refused(form)
  const booked = await bookBand(services, context.get(accountContext).id, form.value, readTyped(body), reading)
  if (!booked.ok) return refused(booked)
  const next = booked.value
  if ('away' in next) throw redirect(next.away)
  if ('invoice' in next) throw redirect(href('/dashboard/invoices/:id', { id: next.invoice }))
  throw redirect(href('/dashboard/sponsorship/:id', { id: next.booking }))
}

export default function BookBand({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, look, lookRefusal, days } = loaderData
  return <BookPage offer={offer} look={look} lookRefusal={lookRefusal} days={days} refusal={actionData} />
}
