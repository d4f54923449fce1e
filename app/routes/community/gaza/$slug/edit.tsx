// Changes one’s own message of the wall, or takes it down.
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { MessageEditor } from '#app/features/gaza/message-editor.tsx'
import type { Route } from './+types/edit'

export const loader = (args: Route.LoaderArgs) => loadContributionForm(args, 'gaza')
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'gaza')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function EditMessage({ loaderData: { own, crumbs }, actionData }: Route.ComponentProps) {
  return own && <MessageEditor own={own} crumbs={crumbs} state={actionData} />
}
