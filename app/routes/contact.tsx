// A message to the people who run the site.
import { Link } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { sendMessage } from '#app/features/contact/commands.server.ts'
import { ContactForm } from '#app/features/contact/contact-form.tsx'
import { MessageSent } from '#app/features/contact/message-sent.tsx'
import { messageForm } from '#app/features/contact/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { done } from '#app/lib/outcome.ts'
import type { Route } from './+types/contact'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.contact
  const user = await findUser(services)
  return {
    writer: user && { name: user.displayName, email: user.email },
    meta: pageMeta({ url: '/contact', locale, siteUrl: services.config.siteUrl, title, description: lead }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const form = await parseForm(messageForm, request)
  if (!form.ok) return refused(form)
  const { name, email, topic, message } = form.value
  const outcome = await sendMessage(services, { ...form.value, subject: t.contact.topics[topic], language: locale })
  return outcome.ok ? done({ name, email, topic, message }) : refused(outcome)
}

export default function Contact({ loaderData: { writer }, actionData }: Route.ComponentProps) {
  const t = useT().contact
  return (
    <div className="page section stack max-w-2xl gap-6">
      {actionData?.ok ? (
        <MessageSent sent={actionData.value} />
      ) : (
        <>
          <div className="stack gap-3">
            <h1 className="title">{t.title}</h1>
            <p className="lead">{t.lead}</p>
          </div>
          <ContactForm state={actionData} writer={writer} />
          <aside className="panel stack gap-2" aria-labelledby="sooner">
            <h2 className="h4" id="sooner">
              {t.sooner.title}
            </h2>
            <p className="soft">{t.sooner.report}</p>
            <p>
              <Link className="link" to="/help">
                {t.sooner.help}
              </Link>
            </p>
          </aside>
        </>
      )}
    </div>
  )
}
