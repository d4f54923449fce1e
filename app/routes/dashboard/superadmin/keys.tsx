// The keys that sign sessions, and signing with a new one.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { KeysScreen } from '#app/features/console/keys-screen.tsx'
import { openScreen } from '#app/features/console/queries.server.ts'
import { keyForms } from '#app/features/console/schema.ts'
import { changeKeys } from '#app/features/console/upkeep.server.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/keys'

const PATH = '/dashboard/superadmin/keys'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta, said } = await openScreen(context, url, 'keys', PATH)
  return { keys: services.tasks.keys.read(), said, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, keyForms)
  if (!form.ok) return refused(form)
  const outcome = await changeKeys(context.get(servicesContext), form.value)
  return outcome.ok ? redirect(`${PATH}?said=changed`) : refused(outcome)
}

export default function Keys({ loaderData: { keys, said }, actionData }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame
      current="keys"
      title={words.nav.keys}
      lead={words.leads.keys}
      said={said && words.keys.said}
      state={actionData}
    >
      <KeysScreen keys={keys} state={actionData} />
    </ConsoleFrame>
  )
}
