// The way out in every notice: one press, no account needed. The worker posts here by itself when the button of a notice is pressed.
import { Form } from 'react-router'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { stopPush } from '#app/features/pocket/devices.server.ts'
import { offForm } from '#app/features/pocket/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import type { Route } from './+types/off'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const { offTitle: title, offText: description } = t.pocket.push
  const { siteUrl } = services.config
  return { meta: pageMeta({ url: '/push/off', locale, siteUrl, title, description, noindex: true }) }
}

export async function action(args: Route.ActionArgs) {
  const { services, url } = await readVisit(args)
  const asked = offForm.safeParse(Object.fromEntries(url.searchParams))
  if (!asked.success || !services.allow('write')) return { isDone: false }
  const { ok } = await stopPush(services, asked.data)
  return { isDone: ok }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PushOff({ actionData }: Route.ComponentProps) {
  const words = useT().pocket.push
  return (
    <FormPage
      title={words.offTitle}
      said={actionData?.isDone ? words.offDone : null}
      errors={actionData && !actionData.isDone ? [{ message: words.offBad }] : []}
    >
      {!actionData && (
        <Form method="post" className="stack gap-4">
          <p>{words.offText}</p>
          <Button type="submit">{words.offLabel}</Button>
        </Form>
      )}
    </FormPage>
  )
}
