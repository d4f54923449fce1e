// Stopping a mosque's letters: by the button on this page, or by the mail program itself (RFC 8058, one click).
import { data, Form, Link } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { stopMail } from '#app/features/mosque-desk/commands.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/unsubscribe'

const isOfTimetable = (url: URL) => url.searchParams.get('of') === 'timetable'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, t } = await i18nOf(url)
  const { siteUrl } = context.get(servicesContext).config
  const words = t.mosques.mail
  return {
    token: url.searchParams.get('token') ?? '',
    isTimetable: isOfTimetable(url),
    meta: pageMeta({
      url: '/mosques/unsubscribe',
      locale,
      siteUrl,
      title: words.title,
      description: isOfTimetable(url) ? words.timetable : words.intro,
      noindex: true,
    }),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null)
  // A mail program posts "List-Unsubscribe=One-Click" to the address as it stands in the mail, token in the query.
  const token = form?.get('token') ?? url.searchParams.get('token')
  const services = context.get(servicesContext)
  const status = await stopMail(services, typeof token === 'string' ? token : null, isOfTimetable(url))
  return data({ status }, { status: status === 'failed' ? 503 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { mail: words, errors } = useT().mosques
  const status = actionData?.status ?? (loaderData.token === '' ? 'unknown' : null)
  return (
    <div className="page section flex max-w-2xl flex-col items-start gap-5">
      <h1 className="title">{words.title}</h1>
      {status === 'done' && (
        <Alert tone="success" announce>
          {words.done}
        </Alert>
      )}
      {status === 'unknown' && (
        <Alert tone="warning" announce>
          {words.unknown}
        </Alert>
      )}
      {status === 'failed' && (
        <Alert tone="danger" announce>
          {errors.failed}
        </Alert>
      )}
      {(status === null || status === 'failed') && (
        <>
          <p className="soft">{loaderData.isTimetable ? words.timetable : words.intro}</p>
          <Form method="post">
            <input type="hidden" name="token" value={loaderData.token} />
            <button type="submit" className="btn btn--lg">
              {words.button}
            </button>
          </Form>
        </>
      )}
      <Link className="link" to="/">
        {words.home}
      </Link>
    </div>
  )
}
