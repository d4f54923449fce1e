// Starts a campaign.
import { ContributionForm } from '#app/core/contributions/contribution-form.tsx'
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { CAUSES, MOST_STORY } from '#app/features/giving/campaign.ts'
import { CampaignFields, OrganiserField } from '#app/features/giving/campaign-fields.tsx'
import { saveCampaign } from '#app/features/giving/commands.server.ts'
import { NoOrganiser } from '#app/features/giving/no-organiser.tsx'
import { loadOrganisers } from '#app/features/giving/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/new'

export async function loader(args: Route.LoaderArgs) {
  const [page, organisers] = await Promise.all([
    loadContributionForm(args, 'giving-back'),
    loadOrganisers(args.context.get(servicesContext)),
  ])
  return { ...page, organisers }
}
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'giving-back', saveCampaign)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NewCampaign({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _meta, organisers, ...page } = loaderData
  const words = useT().giving.form
  if (!organisers.some(({ state }) => state === 'confirmed'))
    return <NoOrganiser crumbs={page.crumbs} organisers={organisers} />
  return (
    <ContributionForm
      {...page}
      state={actionData}
      categories={CAUSES}
      hasTown
      most={MOST_STORY}
      bodyLabel={words.story}
      after={<CampaignFields facts={null} state={actionData} />}
    >
      <OrganiserField organisers={organisers} organiser={null} state={actionData} />
    </ContributionForm>
  )
}
