// A member's devices, and what each is told while the site is closed.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { forgetDevice, keepDevice, listDevices } from '#app/features/pocket/devices.server.ts'
import { DevicesPage } from '#app/features/pocket/devices-page.tsx'
import { deviceForms } from '#app/features/pocket/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/devices'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, hasPlace, url } = await readVisit(args)
  const { title, lead } = t.pocket.devices
  const { siteUrl } = services.config
  const [devices, key] = await Promise.all([listDevices(services), services.tasks.pushKey()])
  return {
    page: { devices, key, hasPlace, isSaved: url.searchParams.has('saved') },
    meta: pageMeta({ url: '/account/devices', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export async function action(args: Route.ActionArgs) {
  const visit = await readVisit(args)
  const form = await readIntent(args.request, deviceForms)
  if (!form.ok) return refused(form)
  if (!visit.services.allow('write')) return refused(refuse('tooMany'))
  const { intent, value } = form.value
  const outcome = intent === 'keep' ? await keepDevice(visit, value) : await forgetDevice(visit.services, value.id)
  if (!outcome.ok) return refused(outcome)
  return redirect('/account/devices?saved')
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Devices({ loaderData, actionData }: Route.ComponentProps) {
  return <DevicesPage page={loaderData.page} state={actionData ?? null} />
}
