// The page on the sources of our money, generated from what is set up here.
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { IncomePage } from '#app/features/income/income-page.tsx'
import { readIncome } from '#app/features/income/queries.server.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/how-we-make-money'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.income
  return {
    income: await readIncome(services, locale),
    meta: pageMeta({ url: '/how-we-make-money', locale, siteUrl: services.config.siteUrl, title, description: lead }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function HowWeMakeMoney({ loaderData: { income } }: Route.ComponentProps) {
  return <IncomePage income={income} />
}
