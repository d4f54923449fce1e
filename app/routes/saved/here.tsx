// A guest's saved places on this device. The page is the same for everyone: only the browser knows its contents.
import { redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { DevicePage } from '#app/features/saved/device-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/here'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  if (await findUser(services)) throw redirect('/saved')
  const { locale, t } = await i18nOf(url)
  return {
    meta: pageMeta({
      url: '/saved/here',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.business.savedPage.title,
      description: t.business.savedPage.device.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default DevicePage
