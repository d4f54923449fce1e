// The link a host handed out: what the group is, and the way in.
import { href, redirect } from 'react-router'
import * as z from 'zod'
import { findUser } from '#app/core/auth/session.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { errorAt, refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { wishInGroup } from '#app/features/groups/commands.server.ts'
import { ComeIn, GroupHead } from '#app/features/groups/group-page.tsx'
import { loadByKey } from '#app/features/groups/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Users } from '#app/ui/icons.ts'
import type { Route } from './+types/$key'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const [group, user] = await Promise.all([loadByKey(services, args.params.key), findUser(services)])
  if (group?.is_in) throw redirect(href('/group/:slug', { slug: group.slug }))
  return {
    group,
    isPrivate: true,
    isSignedIn: user !== null,
    path: href('/groups/join/:key', { key: args.params.key }),
    meta: pageMeta({
      url: '/groups',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.groups.title,
      description: t.groups.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, params: { key } }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, { join: z.object({}), leave: z.object({}) })
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const group = await loadByKey(services, key)
  if (!group) return refused(refuse('missing'))
  const joined = await wishInGroup(services, group.slug, { wish: form.value.intent, key })
  return joined.ok
    ? redirect(form.value.intent === 'join' ? href('/group/:slug', { slug: group.slug }) : '/groups')
    : refused(joined)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function JoinGroup({ loaderData: { group, isSignedIn, path }, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.groups
  const wrong = errorAt({ ...t.ui.refusals, ...words.errors }, actionData, 'form')
  return (
    <div className="page section stack gap-6">
      {wrong && (
        <Alert tone="danger" announce>
          {wrong}
        </Alert>
      )}
      {group ? (
        <>
          <GroupHead group={group} />
          <ComeIn group={group} isSignedIn={isSignedIn} path={path} state={actionData} />
        </>
      ) : (
        <EmptyState
          icon={Users}
          title={words.invite.bad}
          headingLevel={1}
          action={<Button to="/groups">{words.title}</Button>}
        />
      )}
    </div>
  )
}

export const ErrorBoundary = RouteError
