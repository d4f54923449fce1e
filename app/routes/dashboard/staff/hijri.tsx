// The desk for the beginnings of Hijri months in each country, as announced there.
import { wordIn } from '#app/lib/word-in.ts'
import '#app/features/athan/athan.css'
import { redirect } from 'react-router'
import { countryCodes, countryName } from '#app/core/places/countries.ts'
import { firstDayOf, hijriOfDay, writeHijriMonth, writeMonthName } from '#app/core/prayer/hijri.ts'
import { calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { addSighting, removeSighting } from '#app/features/athan/commands.server.ts'
import { listSightings } from '#app/features/athan/queries.server.ts'
import { sightingForms } from '#app/features/athan/schema.ts'
import { SightingsScreen } from '#app/features/athan/sightings-screen.tsx'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/hijri'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.athan.staff.hijri
  const sightings = await listSightings(services)
  const said = url.searchParams.get('said')
  const calendarDay = (year: number, month: number) => {
    const first = firstDayOf({ year, month })
    return first ? writeDate(locale, writeIsoDay(first)) : ''
  }
  return {
    said: wordIn(['saved', 'removed'], said),
    countries: countryCodes
      .map((code) => ({ code, name: countryName(code, locale) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
    months: Array.from({ length: 12 }, (_, index) => writeMonthName(index + 1, locale)),
    year: hijriOfDay(calendarDayAt(new Date(), 'UTC')).year,
    sightings: sightings.map((row) => ({
      id: row.id,
      country: countryName(row.country_code, locale),
      month: writeHijriMonth({ year: row.hijri_year, month: row.hijri_month }, locale),
      begins: writeDate(locale, row.begins_on),
      calendar: calendarDay(row.hijri_year, row.hijri_month),
      by: row.announced_by,
      source: row.source_url,
    })),
    meta: pageMeta({
      url: '/dashboard/staff/hijri',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, sightingForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const outcome =
    intent === 'add' ? await addSighting(services, value, values) : await removeSighting(services, value.id)
  if (!outcome.ok) return refused(outcome)
  return redirect(`/dashboard/staff/hijri?said=${intent === 'add' ? 'saved' : 'removed'}`)
}

export default function StaffHijri({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().athan.staff.hijri
  const { said, countries, months, year, sightings } = loaderData
  return (
    <StaffFrame current="hijri" title={words.title} lead={words.lead}>
      {said && !actionData && (
        <Alert tone="success" announce>
          {words[said]}
        </Alert>
      )}
      <SightingsScreen countries={countries} months={months} year={year} sightings={sightings} failed={actionData} />
    </StaffFrame>
  )
}
