// Discount codes of the store, for staff.
import { Link, redirect } from 'react-router'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { CodeEditor, CodeList } from '#app/features/merchstore/code-desk.tsx'
import { endCode, listCodes, makeCode } from '#app/features/merchstore/codes.server.ts'
import { CODES_PATH, SHELF_PATH } from '#app/features/merchstore/rules.ts'
import { codeForms } from '#app/features/merchstore/shelf-schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/codes'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.merchstore.codes
  const { siteUrl } = services.config
  return {
    desk: await listCodes(services, locale),
    isSaved: url.searchParams.has('saved'),
    meta: pageMeta({ url: CODES_PATH, locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, codeForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const outcome =
    intent === 'make' ? await makeCode(services, value, values) : await endCode(services, value.code, values)
  return outcome.ok ? redirect(`${CODES_PATH}?saved`) : refused(outcome)
}

export default function StaffStoreCodes({ loaderData: { desk, isSaved }, actionData }: Route.ComponentProps) {
  const t = useT()
  const { shelf, codes: words } = t.merchstore
  return (
    <StaffFrame current="store" title={words.title} lead={words.lead}>
      <p>
        <Link className="link link--alone" to={SHELF_PATH}>
          {shelf.back}
        </Link>
      </p>
      {isSaved && !actionData && (
        <Alert tone="success" announce>
          {shelf.saved}
        </Alert>
      )}
      <ErrorSummary errors={summaryOf({ ...t.ui.refusals, ...words.errors }, actionData)} />
      {desk.codes.length === 0 ? <p className="soft">{words.none}</p> : <CodeList codes={desk.codes} />}
      <CodeEditor key={String(isSaved)} currency={desk.currency} refusal={actionData} />
    </StaffFrame>
  )
}
