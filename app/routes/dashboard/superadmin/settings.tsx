// Settings that may change while the site runs.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { changeSetting } from '#app/features/console/commands.server.ts'
import { openScreen, readSettings } from '#app/features/console/queries.server.ts'
import { settingForms } from '#app/features/console/schema.ts'
import { SettingsScreen } from '#app/features/console/settings-screen.tsx'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/settings'

const PATH = '/dashboard/superadmin/settings'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta, said } = await openScreen(context, url, 'settings', PATH)
  return { page: await readSettings(services), said, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, settingForms)
  if (!form.ok) return refused(form)
  const outcome = await changeSetting(context.get(servicesContext), form.value)
  return outcome.ok ? redirect(`${PATH}?said=saved`) : refused(outcome)
}

export default function Settings({ loaderData: { page, said }, actionData }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame
      current="settings"
      title={words.nav.settings}
      lead={words.leads.settings}
      said={said && words.settings.said}
      state={actionData}
    >
      <SettingsScreen page={page} state={actionData} />
    </ConsoleFrame>
  )
}
