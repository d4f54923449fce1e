// The sections of the site.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { switchSections } from '#app/features/console/commands.server.ts'
import { openScreen, readSections } from '#app/features/console/queries.server.ts'
import { sectionForms } from '#app/features/console/schema.ts'
import { SectionsScreen } from '#app/features/console/sections-screen.tsx'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/sections'

const PATH = '/dashboard/superadmin/sections'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, t, meta, said } = await openScreen(context, url, 'sections', PATH)
  return { sections: readSections(services, t), said, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, sectionForms)
  if (!form.ok) return refused(form)
  const outcome = await switchSections(context.get(servicesContext), form.value)
  return outcome.ok ? redirect(`${PATH}?said=saved`) : refused(outcome)
}

export default function Sections({ loaderData: { sections, said }, actionData }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame
      current="sections"
      title={words.nav.sections}
      lead={words.leads.sections}
      said={said && words.sections.said}
      state={actionData}
    >
      <SectionsScreen sections={sections} />
    </ConsoleFrame>
  )
}
