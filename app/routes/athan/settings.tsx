// The visitor's prayer settings, why each time is what it is, and two methods side by side.
import { data, redirect } from 'react-router'
import { sourceOf } from '#app/core/prayer/describe-prayers.ts'
import { explainTime } from '#app/core/prayer/explain.ts'
import {
  choiceFromCookie,
  choiceToCookie,
  NO_CHOICE_COOKIE,
  type PrayerChoice,
  readChoice,
} from '#app/core/prayer/prayer-choice.ts'
import { prayerTimes } from '#app/core/prayer/rules.ts'
import { USUAL_RULE } from '#app/core/prayer/twilight.ts'
import { usualPractice } from '#app/core/prayer/usual-practice.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { AthanFrame } from '#app/features/athan/athan-frame.tsx'
import { MethodComparison } from '#app/features/athan/method-comparison.tsx'
import { PlaceNeeded } from '#app/features/athan/place-needed.tsx'
import { type AthanVisit, loadVisit } from '#app/features/athan/queries.server.ts'
import { COMPARED, compareDays } from '#app/features/athan/rules.ts'
import { OFFSET_FIELDS, quickChoiceSchema, settingsSchema } from '#app/features/athan/schema.ts'
import { SettingsForm } from '#app/features/athan/settings-form.tsx'
import { WhyPanel } from '#app/features/athan/why-panel.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readForm } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/settings'

export async function loader(args: Route.LoaderArgs) {
  const known = await readVisit(args)
  const { services, url, cookie, locale, t } = known
  const visit = await loadVisit(known)
  const { choice } = visit.place ? visit : { choice: choiceFromCookie(cookie) ?? visit.choice }
  return {
    choice,
    chosenRule: choiceFromCookie(cookie)?.highLatitude,
    isSaved: url.searchParams.get('said') === 'saved',
    today: explainToday(visit),
    comparison: compare(visit, url),
    meta: pageMeta({
      url: '/athan/settings',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.athan.settings.title,
      description: t.athan.settings.lead,
      noindex: true,
    }),
  }
}

function explainToday({ place, choice, today }: AthanVisit) {
  if (!place) return null
  const { lat, lng, timeZone } = place
  const reasons = COMPARED.map((name) => {
    const { time, basis, offsets, boundedBy, isEstimated } = explainTime(name, {
      lat,
      lng,
      timeZone,
      ...choice,
      date: today,
    })
    return { name, time, basis, offsets, boundedBy, isEstimated }
  })
  return { reasons, source: sourceOf(choice, place.countryCode, place) }
}

/** The other method: the one asked for, else the country's usual one, else the Muslim World League's. */
function compare({ place, choice, today }: AthanVisit, { searchParams }: URL) {
  if (!place) return null
  const asked = readChoice(searchParams.get('with'), searchParams.get('school') ?? String(choice.school))
  const usual = usualPractice(place.countryCode, place)
  const isOther = usual && (usual.method !== choice.method || usual.school !== choice.school)
  const other =
    asked ?? (isOther ? usual : { method: choice.method === 3 ? (2 as const) : (3 as const), school: choice.school })
  const { lat, lng, timeZone } = place
  const dayBy = (by: PrayerChoice) => prayerTimes({ lat, lng, timeZone, date: today, ...by })
  const rows = compareDays(dayBy(choice), dayBy({ ...choice, ...other }))
  return { rows, own: choice.method, other: { method: other.method, school: other.school } }
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const keep = (choice: PrayerChoice, to: string) => redirect(to, { headers: { 'Set-Cookie': choiceToCookie(choice) } })
  if (form.get('intent') === 'reset')
    return redirect('/athan/settings?said=saved', { headers: { 'Set-Cookie': NO_CHOICE_COOKIE } })

  if (!form.has('highLatitude')) {
    const quick = readForm(quickChoiceSchema, form)
    const isStaying = form.has('stay')
    if (!quick.ok) return data({ errors: quick.errors, values: quick.values }, { status: 400 })
    const choice = { ...choiceFromCookie(request.headers.get('cookie')), ...quick.value }
    if (isStaying) return data(null, { headers: { 'Set-Cookie': choiceToCookie(choice) } })
    return keep(choice, '/athan/settings?said=saved')
  }

  const parsed = readForm(settingsSchema, form)
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values }, { status: 400 })
  const { method, school, highLatitude, hijriDays, nightEnds } = parsed.value
  const moved = OFFSET_FIELDS.filter((name) => parsed.value[name] !== 0).map((name) => [name, parsed.value[name]])
  const choice: PrayerChoice = {
    method,
    school,
    ...(highLatitude !== USUAL_RULE && { highLatitude }),
    ...(moved.length > 0 && { offsets: Object.fromEntries(moved) }),
    ...(hijriDays !== 0 && { hijriDays }),
    ...(nightEnds === 'sunrise' && { nightEnds }),
  }
  return keep(choice, '/athan/settings?said=saved')
}

export const headers = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AthanSettings({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().athan.settings
  const { choice, chosenRule, isSaved, today, comparison } = loaderData
  return (
    <AthanFrame current="settings" title={words.title} lead={words.lead}>
      {isSaved && !actionData && (
        <Alert tone="success" announce>
          {words.saved}
        </Alert>
      )}
      <div className="athan__grid">
        <SettingsForm
          key={JSON.stringify(choice)}
          choice={choice}
          chosenRule={chosenRule}
          failed={actionData ?? null}
        />
        <div className="stack gap-5">
          {today ? <WhyPanel reasons={today.reasons} source={today.source} /> : <PlaceNeeded />}
          {comparison && <MethodComparison {...comparison} />}
        </div>
      </div>
    </AthanFrame>
  )
}
