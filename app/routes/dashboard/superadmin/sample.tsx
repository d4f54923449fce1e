// The parts of the sample community still here, and their removal.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { removeSamplePart } from '#app/features/console/commands.server.ts'
import { openScreen, readSample } from '#app/features/console/queries.server.ts'
import { SampleScreen } from '#app/features/console/sample-screen.tsx'
import { sampleForms } from '#app/features/console/schema.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/sample'

const PATH = '/dashboard/superadmin/sample'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta, said } = await openScreen(context, url, 'sample', PATH)
  return { page: await readSample(services), said, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, sampleForms)
  if (!form.ok) return refused(form)
  const outcome = await removeSamplePart(context.get(servicesContext), form.value)
  return outcome.ok ? redirect(`${PATH}?said=gone`) : refused(outcome)
}

export default function Sample({ loaderData: { page, said }, actionData }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame
      current="sample"
      title={words.nav.sample}
      lead={words.leads.sample}
      said={said && words.sample.said}
      state={actionData}
    >
      <SampleScreen page={page} state={actionData} />
    </ConsoleFrame>
  )
}
