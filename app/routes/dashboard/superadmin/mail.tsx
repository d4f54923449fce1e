// The outbox.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { actOnMail } from '#app/features/console/commands.server.ts'
import { MailScreen } from '#app/features/console/mail-screen.tsx'
import { openScreen, readMail } from '#app/features/console/queries.server.ts'
import { readMailQuestion } from '#app/features/console/rules.ts'
import { mailForms } from '#app/features/console/schema.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/mail'

const PATH = '/dashboard/superadmin/mail'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta, said } = await openScreen(context, url, 'mail', PATH)
  const question = readMailQuestion(url.searchParams)
  const { mailConfigured } = services.config
  return { question, page: await readMail(services, question), hasServer: mailConfigured, said, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, mailForms)
  if (!form.ok) return refused(form)
  const outcome = await actOnMail(context.get(servicesContext), form.value)
  return outcome.ok ? redirect(`${PATH}?said=${form.value.intent}`) : refused(outcome)
}

export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().console
  const { question, page, hasServer, said } = loaderData
  const done = said === 'retry' ? words.mail.said.retried : said === 'drop' ? words.mail.said.dropped : null
  return (
    <ConsoleFrame current="mail" title={words.nav.mail} lead={words.leads.mail} said={done} state={actionData}>
      <MailScreen page={page} question={question} hasServer={hasServer} />
    </ConsoleFrame>
  )
}
