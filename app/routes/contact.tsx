// A message to the people who run the site.
import { data, Link } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { sendMessage } from '#app/features/contact/commands.server.ts'
import { ContactForm, type ContactFormState } from '#app/features/contact/contact-form.tsx'
import { MessageSent, type SentMessage } from '#app/features/contact/message-sent.tsx'
import { messageForm } from '#app/features/contact/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
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

type Answer = { sent: SentMessage; failed?: undefined } | { sent?: undefined; failed: ContactFormState }

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { errors: texts, topics } = t.contact
  const form = await parseForm(messageForm, request)
  if (!form.ok) {
    const { name, email, topic, message } = form.errors
    const errors = {
      name: name && texts.name,
      email: email && texts.email,
      topic: topic && texts.topic,
      message: message && texts.message,
    }
    return data<Answer>({ failed: { errors, values: form.values } }, { status: 400 })
  }
  const { name, email, topic, message } = form.value
  const sent = { name, email, topic, message }
  const outcome = await sendMessage(services, { ...form.value, subject: topics[topic], language: locale })
  if (outcome === 'sent') return data<Answer>({ sent })
  return data<Answer>(
    { failed: { errors: { form: texts[outcome] }, values: sent } },
    { status: outcome === 'limited' ? 429 : 503 },
  )
}

export default function Contact({ loaderData: { writer }, actionData }: Route.ComponentProps) {
  const t = useT().contact
  return (
    <div className="page section stack max-w-2xl gap-6">
      {actionData?.sent ? (
        <MessageSent sent={actionData.sent} />
      ) : (
        <>
          <div className="stack gap-3">
            <h1 className="title">{t.title}</h1>
            <p className="lead">{t.lead}</p>
          </div>
          <ContactForm state={actionData?.failed} writer={writer} />
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
