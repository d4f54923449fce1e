// One mosque, under its id or its dashed name; found under anything but its present name, it moves there for good.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { findMosque } from '#app/core/listings/queries.server.ts'
import { PlaceMap } from '#app/core/map/place-map.tsx'
import { masjidFromCookie } from '#app/core/mosques/my-masjid.ts'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { ShareButton } from '#app/features/business/share-button.tsx'
import { EventsAtPlace } from '#app/features/events/events-here.tsx'
import { loadNext } from '#app/features/events/queries.server.ts'
import { GroupsAtPlace } from '#app/features/groups/groups-here.tsx'
import { loadGroupsAt } from '#app/features/groups/queries.server.ts'
import { JobsAtPlace } from '#app/features/jobs/jobs-here.tsx'
import { loadJobsAt } from '#app/features/jobs/queries.server.ts'
import { actOnMosque } from '#app/features/mosque/commands.server.ts'
import { MosquePage } from '#app/features/mosque/mosque-page.tsx'
import { findMineAtMosque, loadMosquePage } from '#app/features/mosque/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/$id'

export async function loader(args: Route.LoaderArgs) {
  const { params, url } = args
  const visit = await readVisit(args)
  const { services, cookie, now } = visit
  const found = await loadMosquePage(visit, params.id)
  if (!found) throw await missingPage(url, services, 'mosque')
  const { page, meta, key } = found
  if (params.id !== key) throw redirect(page.path, 301)
  const isMyMasjid = masjidFromCookie(cookie) === page.id
  const said = url.searchParams.get('said')
  const [mine, events, jobs, groups] = await Promise.all([
    findMineAtMosque(services, page.id),
    loadNext(services, { place: page.id }, now),
    loadJobsAt(visit, page.id),
    loadGroupsAt(services, page.id),
  ])
  return { page, meta, isMyMasjid, said, mine, events, jobs, groups }
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const mosque = await findMosque(services, params.id)
  if (!mosque) throw await missingPage(url, services, 'mosque')
  const outcome = await actOnMosque(services, url, mosque.id, request)
  if (!outcome.ok) return refused(outcome)
  const { said, at, cookie } = outcome.value
  const path = href('/mosque/:id', { id: mosque.slug ?? mosque.id })
  const headers = new Headers(cookie ? { 'Set-Cookie': cookie } : {})
  return redirect(said ? `${path}?said=${said}#${at}` : path, { headers })
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function Mosque({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.mosques
  const { page, mine, isMyMasjid, said, events, jobs, groups } = loaderData
  const notice = actionData
    ? { tone: 'danger' as const, text: summaryOf(words.errors, actionData)[0]?.message ?? words.errors.failed }
    : said === 'thanks'
      ? { tone: 'success' as const, text: words.facts.thanks }
      : said === 'told'
        ? { tone: 'success' as const, text: t.timetable.told }
        : null
  return (
    <MosquePage
      page={page}
      mine={mine}
      isMyMasjid={isMyMasjid}
      notice={notice}
      events={
        <>
          <EventsAtPlace events={events} place={page.id} />
          <GroupsAtPlace groups={groups} />
        </>
      }
      jobs={<JobsAtPlace jobs={jobs} />}
      share={<ShareButton name={page.name} url={page.url} />}
      map={
        page.position && (
          <PlaceMap
            {...page.position}
            label={page.name}
            address={[page.address, page.location].filter(Boolean).join(', ')}
            tone="mosque"
          />
        )
      }
    />
  )
}

export const ErrorBoundary = RouteError
