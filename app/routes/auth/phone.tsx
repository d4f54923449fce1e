// The code from the SMS that confirms a phone number. Where registering and signing in with an unconfirmed number lead.
import { Form, redirect, useNavigation } from 'react-router'
import { AuthPage } from '#app/core/auth/auth-page.tsx'
import { confirmPhone, resendCode } from '#app/core/auth/commands.server.ts'
import { useAuthWords } from '#app/core/auth/form-errors.ts'
import { onTheWayTo, safeNextPath } from '#app/core/auth/next-path.ts'
import { phoneCodeSchema } from '#app/core/auth/schema.ts'
import { adoptMasjid } from '#app/core/mosques/adopt-masjid.server.ts'
import { errorAt, refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { placeAt } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Route } from './+types/phone'

const PHONE = /^\+?[1-9]\d{6,14}$/

const phoneIn = (url: URL) => {
  const phone = url.searchParams.get('phone')?.replace(/^ /, '+') ?? ''
  return PHONE.test(phone) ? phone : null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const phone = phoneIn(url)
  if (!phone) throw redirect('/login')
  const { config } = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.auth.phone
  const meta = pageMeta({
    url: '/auth/phone',
    locale,
    siteUrl: config.siteUrl,
    title,
    description: lead(phone),
    noindex: true,
  })
  return { phone, next: safeNextPath(url.searchParams.get('next')), meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const phone = phoneIn(url)
  if (!phone) return redirect('/login')
  if (url.searchParams.has('resend')) {
    const outcome = await resendCode(services, phone)
    return outcome.ok ? { errors: {}, values: {}, sent: true } : refused(outcome)
  }
  const form = await parseForm(phoneCodeSchema, request)
  if (!form.ok) return refused(form)
  const outcome = await confirmPhone(services, phone, form.value.code)
  if (!outcome.ok) return refused(placeAt(outcome, 'code'))
  const next = safeNextPath(url.searchParams.get('next'))
  return redirect(outcome.value.needsPassword ? onTheWayTo(next, '/reset-password') : next, {
    headers: await adoptMasjid(services, request),
  })
}

export default function ConfirmPhone({ loaderData: { phone, next }, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = useAuthWords()
  const busy = useNavigation().state === 'submitting'
  return (
    <AuthPage title={t.auth.phone.title} lead={t.auth.phone.lead(phone)}>
      {actionData && 'sent' in actionData && (
        <Alert tone="success" announce>
          {t.auth.phone.resent}
        </Alert>
      )}
      <Form method="post" className="stack gap-5" noValidate>
        <ErrorSummary errors={summaryOf(words, actionData)} title={t.auth.errorSummary} />
        <Field id="code" label={t.auth.phone.code} error={errorAt(words, actionData, 'code')} required>
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} dir="ltr" />
        </Field>
        <Button type="submit" size="lg" block busy={busy}>
          {t.auth.phone.submit}
        </Button>
      </Form>
      <Form method="post" action={`/auth/phone?${new URLSearchParams({ phone, next, resend: '1' })}`}>
        <Button type="submit" variant="ghost">
          {t.auth.phone.resend}
        </Button>
      </Form>
    </AuthPage>
  )
}
