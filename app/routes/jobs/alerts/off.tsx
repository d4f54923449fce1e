// The way out in every alert: no account needed, one press; mail programs post here themselves (RFC 8058).
import { Form } from 'react-router'
import { readVisit } from '#app/core/request/visit.server.ts'
import { stopAlert } from '#app/features/jobs/commands.server.ts'
import { ownMeta } from '#app/features/jobs/find-job.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import type { Route } from './+types/off'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  return { meta: ownMeta(visit, visit.t.jobs.off.title, visit.t.jobs.off.text) }
}

/** The token stands in the address, so that a mail program's own post finds it. */
export async function action(args: Route.ActionArgs) {
  const { services, url } = await readVisit(args)
  const token = url.searchParams.get('token') ?? ''
  if (token === '' || token.length > 100 || !services.allow('write')) return { isDone: false }
  return { isDone: (await stopAlert(services, token)).ok }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AlertOff({ actionData }: Route.ComponentProps) {
  const words = useT().jobs.off
  return (
    <FormPage
      title={words.title}
      said={actionData?.isDone ? words.done : null}
      errors={actionData && !actionData.isDone ? [{ message: words.bad }] : []}
    >
      {!actionData && (
        <Form method="post" className="stack gap-4">
          <p>{words.text}</p>
          <Button type="submit" className="self-start">
            {words.button}
          </Button>
        </Form>
      )}
    </FormPage>
  )
}
