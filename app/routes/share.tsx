// The page for a text, link or file another app shared: a place to look for or to add, or a timetable for a mosque.
import { redirect } from 'react-router'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { readShared } from '#app/features/pocket/read-shared.ts'
import { SharePage } from '#app/features/pocket/share-page.tsx'
import type { Route } from './+types/share'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const shared = readShared(args.url.searchParams)
  const { title, lead } = t.pocket.share
  const { siteUrl } = services.config
  return { shared, meta: pageMeta({ url: '/share', locale, siteUrl, title, description: lead, noindex: true }) }
}

/** Where no worker takes it in: the words come along, a file is chosen again. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const said = ['title', 'text', 'url'].flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 500)]] : []
  })
  return redirect(`/share?${new URLSearchParams(said)}`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Share({ loaderData }: Route.ComponentProps) {
  return <SharePage shared={loaderData.shared} />
}
