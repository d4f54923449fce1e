// The way out in every mail: no account needed, one press; mail programs post here themselves (RFC 8058).
import { Form } from 'react-router'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { stopMail } from '#app/features/notifications/commands.server.ts'
import { offForm } from '#app/features/notifications/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import type { Route } from './+types/off'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const { title, text } = t.notifications.off
  return {
    meta: pageMeta({
      url: '/notifications/off',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: text,
      noindex: true,
    }),
  }
}

/** The key stands in the address, so that a mail program's own post finds it. */
export async function action(args: Route.ActionArgs) {
  const { services, url } = await readVisit(args)
  const asked = offForm.safeParse(Object.fromEntries(url.searchParams))
  if (!asked.success || !services.allow('write')) return { isDone: false }
  const { ok } = await stopMail(services, asked.data.key, asked.data.kind || undefined)
  return { isDone: ok }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NotificationsOff({ actionData }: Route.ComponentProps) {
  const words = useT().notifications.off
  return (
    <FormPage
      title={words.title}
      said={actionData?.isDone ? words.done : null}
      errors={actionData && !actionData.isDone ? [{ message: words.bad }] : []}
    >
      {!actionData && (
        <Form method="post" className="stack gap-4">
          <p>{words.text}</p>
          <Button type="submit">{words.button}</Button>
        </Form>
      )}
    </FormPage>
  )
}
