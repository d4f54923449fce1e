// The steps after the first. Each has its own address; what is typed is kept in the draft with every button.
import { data, redirect } from 'react-router'
import { findBusinessAccount, findMembership } from '#app/core/auth/membership.server.ts'
import { readPrices } from '#app/core/auth/plans.server.ts'
import { keepReferral } from '#app/core/auth/referral.server.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { type HoursFormError, readHoursDraft } from '#app/core/hours/hours-form.ts'
import { isFoodCategory, type Typed } from '#app/core/listing-form/choices.ts'
import { categoryOptions, countryOptions, languageOptions } from '#app/core/listing-form/options.server.ts'
import { readTyped, toForm } from '#app/core/listing-form/typed.ts'
import { addPhotos } from '#app/core/media/commands.server.ts'
import { isChosen } from '#app/core/media/image-rules.ts'
import { isKnown } from '#app/core/places/place.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { findPlace } from '#app/core/visitor/request-place.server.ts'
import { BusinessStep } from '#app/features/registration/business-step.tsx'
import { checkStep, HOURS_LISTS } from '#app/features/registration/check-step.server.ts'
import type { SimilarListing } from '#app/features/registration/choices.ts'
import { publishDraft, saveSection, sectionContent } from '#app/features/registration/commands.server.ts'
import { HalalStep } from '#app/features/registration/halal-step.tsx'
import { HoursStep } from '#app/features/registration/hours-step.tsx'
import { summarise } from '#app/features/registration/overview.server.ts'
import { PlaceStep } from '#app/features/registration/place-step.tsx'
import { PlanStep } from '#app/features/registration/plan-step.tsx'
import {
  draftToken,
  findDraft,
  findSimilar,
  listCertifiers,
  type SimilarQuery,
} from '#app/features/registration/queries.server.ts'
import {
  type DraftData,
  isDone,
  isOptional,
  isStep,
  missingBefore,
  type Section,
  STEPS,
  stepAfter,
  stepBefore,
  stepPath,
} from '#app/features/registration/rules.ts'
import { StepForm } from '#app/features/registration/step-form.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import type { Route } from './+types/$step'

const sectionOf = (step: string): Section | null => (isStep(step) && step !== 'who' ? step : null)

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const step = sectionOf(params.step)
  if (!step) throw await missingPage(url, services)
  const { locale, t } = await i18nOf(url)
  const user = await findUser(services)
  const draft = await findDraft(services, draftToken(request))
  const known = draft?.data ?? {}
  const missing = missingBefore(step, known, user !== null)
  if (missing) throw redirect(stepPath(missing))
  const typed = { ...beginWith(step, known, { request, url, services }), ...known[step]?.typed }
  return {
    content: await contentOf(services, step, known, typed, locale, user?.id ?? null),
    typed,
    done: STEPS.filter((other) => isDone(other, known, user !== null)),
    savedAt: draft?.updatedAt ?? null,
    meta: pageMeta({
      url: stepPath(step),
      locale,
      siteUrl: services.config.siteUrl,
      title: `${t.registration.steps[step]} · ${t.registration.title}`,
      description: t.registration.description,
      noindex: true,
    }),
  }
}

type Asked = { request: Request; url: URL; services: Services }

/** What a search that found nothing knows of the place that is missing. */
const FROM_SEARCH = ['name', 'business_category', 'subcategory', 'country_code'] as const
const LONGEST_WORD = 100

/** What a fresh step starts with: where the visitor is, what an earlier step said, or what somebody searched for. */
function beginWith(step: Section, known: DraftData, { request, url, services }: Asked): Typed {
  if (step !== 'business' && step !== 'place') return {}
  const place = findPlace(request, services)
  const country = String(known.business?.value?.country_code ?? '') || (isKnown(place) ? place.countryCode : '')
  const searched = FROM_SEARCH.flatMap((name) => {
    const word = url.searchParams.get(name)?.trim().slice(0, LONGEST_WORD)
    return step === 'business' && word ? [[name, word] as const] : []
  })
  return { ...(country && { country_code: country }), ...Object.fromEntries(searched) }
}

async function contentOf(
  services: Services,
  step: Section,
  known: DraftData,
  typed: Typed,
  locale: Locale,
  userId: string | null,
) {
  switch (step) {
    case 'business':
      return {
        step,
        categories: categoryOptions(locale),
        countries: countryOptions(locale),
        languages: languageOptions(locale),
      } as const
    case 'place':
      return { step, countries: countryOptions(locale), name: String(known.business?.value?.name ?? '') } as const
    case 'hours': {
      const hours = known.hours?.value?.hours ?? null
      const isHalfDone = !known.hours?.value && Object.keys(typed).length > 0
      return { step, hours, draft: isHalfDone ? readHoursDraft(toForm(typed, HOURS_LISTS)) : undefined } as const
    }
    case 'halal':
      return {
        step,
        isFood: isFoodCategory(known.business?.value?.business_category),
        certifiers: await listCertifiers(services),
      } as const
    case 'plan': {
      const account = userId ? await findBusinessAccount(services, userId) : null
      const membership = account ? await findMembership(services, account.id) : null
      const isPaid = membership !== null && membership.plan_type !== 'basic' && membership.status === 'active'
      return {
        step,
        mayTry: !isPaid && !membership?.trial_started_at,
        prices: await readPrices(services),
        present: membership?.status === 'active' ? membership.plan_type : null,
        overview: await summarise(known, locale),
      } as const
    }
  }
}

export const headers = pageHeaders
export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

type State = Pick<Refusal, 'errors' | 'values'> & { hourErrors?: HoursFormError[]; similar?: SimilarListing[] }

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const step = sectionOf(params.step)
  if (!step) throw await missingPage(url, services)
  const user = await findUser(services)
  // Before the body is read: only people with an account may make us hold pictures in memory.
  if (step === 'plan' && !user) throw redirect(stepPath('who'))
  const form = await request.formData().catch(() => new FormData())
  const intent = String(form.get('intent') ?? 'next')
  const typed = readTyped(form)
  const isSignedIn = user !== null
  const before = await findDraft(services, draftToken(request))
  const known = before?.data ?? {}
  const missing = missingBefore(step, known, isSignedIn)
  if (missing) throw redirect(stepPath(missing))

  const checked = checkStep(step, typed, known, new Date().toISOString().slice(0, 10))
  const isSkipped = intent === 'later' && isOptional(step)
  const content = isSkipped ? { skipped: true } : sectionContent(step, typed, checked)
  const saved = await saveSection(services, request, step, content, isSignedIn)
  if (!saved.ok) return data<State>(saved, { status: saved.status })
  const { headers, draft } = saved.value
  const go = (path: string) => redirect(path, { headers })

  if (intent === 'back') throw go(stepPath(stepBefore(step)))
  if (intent === 'leave') throw go('/business-register')
  if (!isSkipped && !checked.ok) return data<State>(checked, { status: checked.status, headers })

  const similar = isSkipped ? [] : await unseenSimilar(services, step, draft.data, typed)
  if (similar.length > 0) return data<State>({ errors: {}, values: typed, similar }, { headers })
  const next = stepAfter(step)
  if (next) throw go(stepPath(next))

  const published = await publishDraft(services, draft.id, typed)
  if (published.ok) {
    const { placeId, slug } = published.value
    await keepReferral(services, request)
    // A photo needs the place it shows, so they come last. One that is refused is on the dashboard's list again.
    await addPhotos(services, { place_id: placeId }, form.getAll('photos').filter(isChosen))
    throw redirect(`/dashboard?${new URLSearchParams({ listed: slug })}`, { headers })
  }
  const isListed = published.errors.form?.includes('listed') ?? false
  return data<State>(
    { ...published, ...(isListed && { similar: await findSimilar(services, similarQuery(draft.data)) }) },
    { status: published.status },
  )
}

const textOr = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const numberOr = (value: unknown) => (typeof value === 'number' ? value : undefined)

function similarQuery(known: DraftData): SimilarQuery {
  const business = known.business?.value ?? {}
  const place = known.place?.value ?? {}
  const parts = {
    country_code: textOr(place.country_code) ?? textOr(business.country_code),
    city: textOr(place.city),
    address: textOr(place.address),
    lat: numberOr(place.latitude),
    lng: numberOr(place.longitude),
    phone: textOr(business.phone),
    website: textOr(business.website),
  }
  const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
  return { name: textOr(business.name) ?? '', ...given }
}

/** Listings that may be the same, unless all of them were shown before: then the answer was "no, another one". */
async function unseenSimilar(services: Services, step: Section, known: DraftData, typed: Typed) {
  if (step !== 'business' && step !== 'place') return []
  const seen = new Set(`${typed.seen ?? ''} ${step === 'place' ? (known.business?.typed?.seen ?? '') : ''}`.split(' '))
  const query = similarQuery(step === 'business' ? { business: known.business ?? {} } : known)
  const similar = await findSimilar(services, query)
  return similar.every(({ id }) => seen.has(id)) ? [] : similar
}

export default function RegisterStep({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.registration
  const { content, done, savedAt } = loaderData
  const state = actionData ?? null
  const typed = state?.values ?? loaderData.typed
  const errors = { ...t.ui.refusals, ...t.listingForm.errors, ...words.errors }
  const hourErrors = state?.hourErrors ?? []
  const showError = (field: string) => errorAt(errors, state, field)
  const summary = [
    ...summaryOf(errors, state),
    ...hourErrors.map(({ field, error }) => ({ fieldId: field, message: t.hours.editor.errors[error] })),
  ]
  const { step } = content
  const similar = state?.similar ?? null
  const title = step === 'halal' && !content.isFood ? words.halal.titleOther : words[step].title
  return (
    <StepForm
      key={step}
      step={step}
      done={done}
      title={title}
      lead={words[step].lead}
      savedAt={savedAt}
      errors={summary}
      submitLabel={step === 'plan' ? words.plan.publish : undefined}
    >
      {step === 'business' && <BusinessStep {...content} typed={typed} errorAt={showError} similar={similar} />}
      {step === 'place' && <PlaceStep {...content} typed={typed} errorAt={showError} similar={similar} />}
      {step === 'hours' && <HoursStep hours={content.hours} typed={content.draft} errors={hourErrors} />}
      {step === 'halal' && <HalalStep {...content} typed={typed} errorAt={showError} />}
      {step === 'plan' && <PlanStep {...content} typed={typed} errorAt={showError} similar={similar} />}
    </StepForm>
  )
}

export const ErrorBoundary = RouteError
