// Changes one’s own campaign.
import { ContributionForm } from '#app/core/contributions/contribution-form.tsx'
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { CAUSES, type CampaignFacts, MOST_STORY } from '#app/features/giving/campaign.ts'
import { CampaignFields, OrganiserField } from '#app/features/giving/campaign-fields.tsx'
import { saveCampaign } from '#app/features/giving/commands.server.ts'
import { loadDetails, loadOrganisers } from '#app/features/giving/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/edit'

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const page = await loadContributionForm(args, 'giving-back')
  const [details, organisers] = await Promise.all([
    page.own && loadDetails(services, page.own.id),
    loadOrganisers(services),
  ])
  return {
    ...page,
    // The words of a campaign hold all of it; here only the story is theirs.
    own: page.own && { ...page.own, body: details?.story ?? '' },
    organiser: details?.organiser ?? null,
    organisers,
  }
}
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'giving-back', saveCampaign)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function EditCampaign({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _meta, organiser, organisers, ...page } = loaderData
  return (
    <ContributionForm
      {...page}
      state={actionData}
      categories={CAUSES}
      hasTown
      most={MOST_STORY}
      bodyLabel={useT().giving.form.story}
      after={<CampaignFields facts={(page.own?.facts ?? null) as CampaignFacts | null} state={actionData} />}
    >
      <OrganiserField organisers={organisers} organiser={organiser} state={actionData} />
    </ContributionForm>
  )
}
