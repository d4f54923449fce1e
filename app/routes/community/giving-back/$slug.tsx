// One campaign: its story, how far it is, where to give, what was done with it, and who can help.
import { redirect } from 'react-router'
import { ContributionPage } from '#app/core/contributions/contribution-page.tsx'
import { actOnContribution, loadContribution } from '#app/core/contributions/section-pages.server.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { photoUrl } from '#app/core/media/photo-url.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { CAUSES } from '#app/features/giving/campaign.ts'
import { CampaignHead, News, Shifts, ZakatStatement } from '#app/features/giving/campaign-view.tsx'
import { CardGift } from '#app/features/giving/card-gift.tsx'
import { actOnCampaign } from '#app/features/giving/commands.server.ts'
import { DeskSection } from '#app/features/giving/desk-section.tsx'
import { campaignJsonLd } from '#app/features/giving/json-ld.ts'
import { Duas, PledgeSection } from '#app/features/giving/pledge-section.tsx'
import { loadDetails, readFacts } from '#app/features/giving/queries.server.ts'
import { pageForms } from '#app/features/giving/schema.ts'
import type { Route } from './+types/$slug'

export async function loader(args: Route.LoaderArgs) {
  const { shown, ...page } = await loadContribution(args, 'giving-back', async (found, visit) => {
    const { services, locale, url, place } = visit
    const whole = readFacts(found)
    const path = contributionPath('giving-back', whole.slug)
    // Back from opening an account: the provider's message may still be on its way.
    if (url.searchParams.get('card') === '1' && whole.facts.account) {
      await services.tasks.lookAtCampaign(whole.id)
      throw redirect(`${path}#desk`)
    }
    const details = await loadDetails(services, whole.id)
    if (!details) throw await missingPage(url, services)
    const zone = timeZoneAt(place.lat, place.lng)
    const jsonLd = campaignJsonLd(whole, details, { siteUrl: services.config.siteUrl, locale })
    const { photo } = whole.facts
    const image = photo && photoUrl(photo.id, 1280, 'jpg')
    const { toCampaigns: takesCards } = services.config.giving
    const facts = takesCards ? whole.facts : { ...whole.facts, goes_to: null }
    return {
      ...(image && { image }),
      ...(jsonLd && { jsonLd }),
      shown: { whole: { ...whole, facts }, details, zone, takesCards, given: givenIn(url) },
    }
  })
  return { ...page, ...shown }
}

/** What somebody did at the payment page they come from. */
function givenIn(url: URL): 'given' | 'left' | null {
  const given = url.searchParams.get('given')
  return given === '1' ? 'given' : given === '0' ? 'left' : null
}

export const action = (args: Route.ActionArgs) =>
  actOnContribution(args, 'giving-back', {
    forms: pageForms,
    act: async (services, intent, values, { id, slug, title }, posted) =>
      actOnCampaign(
        services,
        {
          intent,
          contribution: id,
          title: title ?? slug,
          address: contributionPath('giving-back', slug),
          posted,
          visit: await readVisit(args),
        },
        values,
      ),
  })

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function CampaignRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _meta, details, zone, takesCards, given, whole, ...page } = loaderData
  const state = actionData && !actionData.ok && actionData.form === 'section' ? actionData : undefined
  const action = contributionPath('giving-back', whole.slug)
  const common = { whole, details, action, isSignedIn: page.isSignedIn }
  return (
    <ContributionPage
      {...page}
      // The words of a campaign hold all of it; the page shows its parts, and the story as words.
      whole={{
        ...whole,
        body: whole.body === null ? null : details.story,
        photos: whole.photos.filter(({ id }) => id !== whole.facts.photo?.id),
      }}
      answer={actionData}
      categories={CAUSES}
      hasFactsBeside
      facts={
        <CampaignHead whole={whole}>
          <CardGift whole={whole} action={action} isSignedIn={page.isSignedIn} state={state} given={given} />
        </CampaignHead>
      }
      after={
        whole.body !== null && (
          <div className="stack gap-8">
            <ZakatStatement whole={whole} />
            {whole.state === 'published' && (
              <PledgeSection {...common} state={/pledge$|dua$/.test(state?.values.intent ?? '') ? state : undefined} />
            )}
            <Duas whole={whole} details={details} />
            <News whole={whole} details={details} />
            <Shifts {...common} state={state} />
            {details.may_run && whole.state === 'published' && (
              <DeskSection
                whole={whole}
                details={details}
                action={action}
                zone={zone}
                takesCards={takesCards}
                state={state}
              />
            )}
          </div>
        )
      }
    />
  )
}

export const ErrorBoundary = RouteError
