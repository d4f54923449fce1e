// Behind the letter that asks a mosque: what people see of it, a tap to say it is right, a tap to end the letters.
import '#app/ui/styles/work.css'
import { data, Form, Link } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { answerAsk, findAsk } from '#app/features/mosque-desk/asked.server.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/asked'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const token = url.searchParams.get('token') ?? ''
  return {
    token,
    asked: await findAsk(services, token),
    meta: pageMeta({
      url: '/mosques/asked',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.timetable.asked.title,
      description: t.timetable.asked.title,
      noindex: true,
    }),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null)
  // A mail program that ends the letters by itself posts to the address as it stands in the mail.
  const token = form?.get('token') ?? url.searchParams.get('token')
  const answer = form?.get('answer') === 'right' ? 'right' : 'end'
  const status = await answerAsk(context.get(servicesContext), typeof token === 'string' ? token : '', answer)
  return data({ status }, { status: status === 'failed' ? 503 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Asked({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, t } = useI18n()
  const words = t.timetable.asked
  const { asked, token } = loaderData
  const status = actionData?.status ?? (asked ? null : 'unknown')
  return (
    <div className="page section flex max-w-2xl flex-col items-start gap-5">
      <h1 className="title">{words.title}</h1>
      {status === 'right' && <Alert tone="success">{words.thanks}</Alert>}
      {status === 'end' && <Alert tone="success">{words.ended}</Alert>}
      {status === 'unknown' && <Alert tone="warning">{words.unknown}</Alert>}
      {status === 'failed' && <Alert tone="danger">{t.mosques.errors.failed}</Alert>}
      {asked && (
        <>
          <p className="soft">{words.lead(asked.name)}</p>
          {asked.times.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <dl className="changes num">
              {asked.times.map(({ prayer, time, minutes }) => (
                <div key={`${prayer}${time}`}>
                  <dt>{t.mosques.prayers[prayer]}</dt>
                  <dd>{time ? writeTime(locale, time) : t.timetable.minutesLate(String(minutes ?? ''))}</dd>
                </div>
              ))}
            </dl>
          )}
          {status !== 'end' && (
            <Form method="post" className="row row--wrap gap-3">
              <input type="hidden" name="token" value={token} />
              {asked.times.length > 0 && status !== 'right' && (
                <Button type="submit" name="answer" value="right" size="lg">
                  {words.right}
                </Button>
              )}
              <Link className="btn btn--soft btn--lg" to={`${asked.path}/claim`}>
                {words.change}
              </Link>
              <Button type="submit" name="answer" value="end" size="lg" variant="outline">
                {words.end}
              </Button>
            </Form>
          )}
        </>
      )}
    </div>
  )
}
