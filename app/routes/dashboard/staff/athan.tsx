// The sounds of the athan page. Staff see them, superadmins add and remove them.
import '#app/features/athan/athan.css'
import { data, redirect } from 'react-router'
import { requireUser } from '#app/core/auth/guards.server.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { addSound, removeSound, showSound } from '#app/features/athan/commands.server.ts'
import { listAllSounds } from '#app/features/athan/queries.server.ts'
import { rowSchema, soundSchema } from '#app/features/athan/schema.ts'
import { SoundsScreen } from '#app/features/athan/sounds-screen.tsx'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/athan'

/** Superadmins need not be staff to answer for licences. */
async function requireKeeper(services: Services, url: URL) {
  const user = await requireUser(services, url)
  if (!user.roles.includes('staff') && !user.roles.includes('superadmin')) throw redirect('/dashboard')
  return user
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const user = await requireKeeper(services, url)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.athan.staff.sounds
  const said = url.searchParams.get('said')
  return {
    sounds: await listAllSounds(services.db()),
    mayChange: user.roles.includes('superadmin'),
    said: said === 'added' || said === 'changed' ? (said as 'added' | 'changed') : null,
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

const FIELD_OF = { oneOf: 'file', notSound: 'file', tooLarge: 'file', failed: 'form' } as const

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  await requireKeeper(services, url)
  const { t } = await i18nOf(url)
  const texts = t.athan.staff.sounds.errors
  const form = await request.formData().catch(() => null)
  const db = services.db()
  const refuse = (errors: Record<string, string>, values: Record<string, string> = {}) =>
    data({ errors, values }, { status: 400 })

  const intent = form?.get('intent')
  if (intent === 'remove' || intent === 'hide' || intent === 'show') {
    const row = readForm(rowSchema, form)
    if (!row.ok) return refuse({ form: texts.failed })
    const { id } = row.value
    const isDone = intent === 'remove' ? await removeSound(db, id) : await showSound(db, id, intent === 'show')
    return isDone ? redirect('/dashboard/staff/athan?said=changed') : refuse({ form: texts.failed })
  }

  const parsed = readForm(soundSchema, form)
  if (!parsed.ok) {
    const known: Record<string, string> = texts
    return refuse(
      Object.fromEntries(
        Object.entries(parsed.errors).map(([field, [key = '']]) => [field, known[key] ?? texts.failed]),
      ),
      parsed.values,
    )
  }
  const file = form?.get('file')
  const chosen = file instanceof File && file.size > 0 ? file : null
  const outcome = await addSound(db, parsed.value, chosen)
  if (outcome.ok) return redirect('/dashboard/staff/athan?said=added')
  const values = Object.fromEntries(Object.entries(parsed.value).map(([name, value]) => [name, value ?? '']))
  return refuse({ [FIELD_OF[outcome.error]]: texts[outcome.error] }, values)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

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
      <SoundsScreen sounds={sounds} mayChange={mayChange} failed={actionData ?? null} />
    </StaffFrame>
  )
}
