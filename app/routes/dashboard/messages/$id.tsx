// A business's conversation with a visitor, for its team.
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { ThreadPage } from '#app/features/messages/thread-page.tsx'
import { postToThread, readThread } from '#app/features/messages/thread-route.server.ts'
import type { Route } from './+types/$id'

export const loader = (args: Route.LoaderArgs) => readThread(args, 'business')
export const action = (args: Route.ActionArgs) => postToThread(args, 'business')
export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function BusinessThread({ loaderData: { meta: _, ...page }, actionData }: Route.ComponentProps) {
  return <ThreadPage {...page} state={actionData ?? null} />
}

export const ErrorBoundary = RouteError
