// The sounds of the athan page. Staff see them, superadmins add and remove them.
import { wordIn } from '#app/lib/word-in.ts'
import '#app/features/athan/athan.css'
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { addSound, removeSound, showSound } from '#app/features/athan/commands.server.ts'
import { listAllSounds } from '#app/features/athan/queries.server.ts'
import { soundForms } from '#app/features/athan/schema.ts'
import { SoundsScreen } from '#app/features/athan/sounds-screen.tsx'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { holdsRole } from '#app/lib/roles.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/athan'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const user = context.get(userContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.athan.staff.sounds
  const said = url.searchParams.get('said')
  return {
    sounds: await listAllSounds(services),
    mayChange: holdsRole(user.roles, 'superadmin'),
    said: wordIn(['added', 'changed'], said),
    meta: pageMeta({
      url: '/dashboard/staff/athan',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, soundForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const outcome =
    intent === 'add'
      ? await addSound(services, value, values)
      : intent === 'remove'
        ? await removeSound(services, value.id)
        : await showSound(services, value.id, intent === 'show')
  if (!outcome.ok) return refused(outcome)
  return redirect(`/dashboard/staff/athan?said=${intent === 'add' ? 'added' : 'changed'}`)
}

export default function StaffAthan({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().athan.staff.sounds
  const { sounds, mayChange, said } = loaderData
  return (
    <StaffFrame current="athan" title={words.title} lead={words.lead}>
      {said && !actionData && (
        <Alert tone="success" announce>
          {words[said]}
        </Alert>
      )}
      <SoundsScreen sounds={sounds} mayChange={mayChange} failed={actionData} />
    </StaffFrame>
  )
}
