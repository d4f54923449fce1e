// "Tell me when one is listed": a search of the directory that found nothing, kept until it would find something.
import { saveAlert } from '#app/core/alerts/alerts.server.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { isCategoryId } from '#app/core/categories/tree.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import type { AlertSearch } from '#app/core/request/services.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { guestAlertForm } from './alert-schema.ts'
import { addressOf, type DirectoryFilters, readFilters, USUAL_RADIUS } from './rules.ts'
import { planSearch } from './understood.server.ts'

export type Alerted = 'saved' | 'mailed'

const LONGEST_NAME = 150

/** "grill · Whitechapel, London": what is waited for, in words. */
export function nameAlert({ locale, place, t }: Visit, typed: DirectoryFilters, wanted: DirectoryFilters): string {
  const { category, subcategory } = wanted
  const kind = isCategoryId(category)
    ? subcategory
      ? subcategoryName(category, subcategory, locale)
      : categoryName(category, locale)
    : ''
  const where = isKnown(place) ? (namePlace(place, locale)?.name ?? '') : ''
  return ([typed.search || kind, where].filter(Boolean).join(' · ') || t.businesses.title)
    .slice(0, LONGEST_NAME)
    .toWellFormed()
}

export function alertSearch(from: Visit): AlertSearch {
  const typed = readFilters(from.url.searchParams)
  const { visit, wanted } = planSearch(from, typed)
  const { place } = visit
  const { search, category, subcategory, radius, halal, isMuslimOwned, facts } = wanted
  return {
    filter: {
      ...(isKnown(place) && { lat: place.lat, lng: place.lng, radius_km: radius ?? USUAL_RADIUS }),
      ...(search && { query: search }),
      ...(category && { category }),
      ...(subcategory && { subcategory }),
      filters: {
        ...(halal && { halal }),
        ...(isMuslimOwned && { muslim_owned: true }),
        ...(facts.length > 0 && { facts }),
      },
    },
    address: addressOf({ ...typed, near: wanted.near, page: 1 }),
    name: nameAlert(visit, typed, wanted),
  }
}

/** A member is written to at their own address; anybody else says where, and confirms it from there. */
export async function askToBeTold(visit: Visit, request: Request): Promise<Outcome<Alerted>> {
  const { services, locale } = visit
  const search = alertSearch(visit)
  if (await findUser(services)) {
    if (!services.allow('write')) return refuse('tooMany')
    const saved = await saveAlert(services, 'places', search)
    return saved.ok ? done('saved') : saved
  }
  const form = await parseForm(guestAlertForm, request)
  if (!form.ok) return form
  // A program that filled the trap must not learn from the answer that it was found out.
  if (form.value.website !== '') return done('mailed')
  if (!services.allow('email')) return refuse('tooMany')
  try {
    await services.tasks.requestPlaceAlert(form.value.email, locale, search)
    // The same whether the address waits already: nobody learns what others wait for.
    return done('mailed')
  } catch (error) {
    services.log('command failed', { name: 'place alert', error: String(error) })
    return refuse('failed')
  }
}
