// A page as search engines and link previews see it, beside the rules it should follow.
import { data, Form } from 'react-router'
import { renderPageContext, servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { CheckList } from '#app/features/diagnostics/check-list.tsx'
import { DiagnosticPage } from '#app/features/diagnostics/diagnostic-page.tsx'
import { MetadataFound } from '#app/features/diagnostics/metadata-found.tsx'
import { checkMetadata, DIAGNOSTIC_HEADERS, loadFrame } from '#app/features/diagnostics/queries.server.ts'
import { seoChecks } from '#app/features/diagnostics/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Route } from './+types/seo-test'

const STATUS = { invalid: 400, notAPage: 400, tooOften: 429 }

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const asked = url.searchParams.get('path')
  const result = asked === null ? null : await checkMetadata(services, context.get(renderPageContext), asked)
  return data(
    { ...(await loadFrame('seo-test', url, services)), asked: asked?.slice(0, 300) ?? '', result },
    { status: result?.kind === 'refused' ? STATUS[result.reason] : 200, headers: DIAGNOSTIC_HEADERS },
  )
}

export const headers: Route.HeadersFunction = pageHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

export default function MetadataCheck({ loaderData: { frame, asked, result } }: Route.ComponentProps) {
  const all = useT().diagnostics
  const t = all.seo
  const checks = result?.kind === 'page' ? seoChecks(all, result.checks) : []
  return (
    <DiagnosticPage frame={frame} states={checks.map(({ state }) => state)}>
      <Form method="get" className="stack items-start gap-4" noValidate>
        <Field
          id="path"
          className="w-full"
          label={t.path}
          hint={t.pathHint}
          error={result?.kind === 'refused' ? t[result.reason] : undefined}
          required
        >
          <Input
            key={asked}
            name="path"
            type="text"
            dir="ltr"
            maxLength={300}
            defaultValue={asked}
            autoComplete="off"
          />
        </Field>
        <Button type="submit">{t.run}</Button>
      </Form>
      {result?.kind === 'redirect' && <Alert announce>{t.leadsTo(String(result.status), result.to)}</Alert>}
      {result?.kind === 'page' && (
        <>
          {result.status !== 200 && <Alert tone="warning">{t.status(String(result.status))}</Alert>}
          <CheckList title={t.rules} checks={checks} />
          <MetadataFound head={result.head} types={result.types} />
        </>
      )}
    </DiagnosticPage>
  )
}
