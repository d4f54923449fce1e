// Topics about one thing.
import { redirect } from 'react-router'
import { SectionListPage } from '#app/core/contributions/list-page.tsx'
import { loadSectionList } from '#app/core/contributions/section-pages.server.ts'
import { tagPath } from '#app/core/contributions/sections.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { FORUM_CATEGORIES } from '#app/features/forum/rules.ts'
import type { Route } from './+types/$tag'

const TAG = /^\p{L}[\p{L}\p{M}\p{N}-]{1,39}$/u

export async function loader(args: Route.LoaderArgs) {
  const tag = args.params.tag.normalize()
  if (!TAG.test(tag)) throw await missingPage(args.url, args.context.get(servicesContext))
  if (tag !== tag.toLowerCase()) throw redirect(tagPath(tag.toLowerCase()), 301)
  return loadSectionList(args, 'forum', { tag })
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Tag({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  return <SectionListPage {...page} categories={FORUM_CATEGORIES} />
}

export const ErrorBoundary = RouteError
