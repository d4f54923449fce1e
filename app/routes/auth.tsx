// The page after signing out.

import { redirect } from 'react-router'
import { AuthPage } from '#app/core/auth/auth-page.tsx'
import { findUser } from '#app/core/auth/session.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/auth'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  if (await findUser(services)) throw redirect('/')
  const { locale, t } = await i18nOf(url)
  return {
    meta: pageMeta({
      url: '/auth',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.auth.signedOut.title,
      description: t.auth.signedOut.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function SignedOut() {
  const t = useT()
  return (
    <AuthPage title={t.auth.signedOut.title} lead={t.auth.signedOut.lead}>
      <div className="row row--wrap">
        <Button to="/login">{t.auth.signedOut.signIn}</Button>
        <Button to="/" variant="outline">
          {t.auth.signedOut.home}
        </Button>
      </div>
    </AuthPage>
  )
}
