// A campaign as search engines read it.
import { plainText } from '#app/core/contributions/markdown.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import type { JsonLd } from '#app/core/seo/json-ld.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import type { CampaignDetails, CampaignWhole, Stage } from './campaign.ts'

const STATUS: Partial<Record<Stage, string>> = {
  checked: 'PotentialActionStatus',
  running: 'ActiveActionStatus',
  funded: 'ActiveActionStatus',
  ended: 'CompletedActionStatus',
  reported: 'CompletedActionStatus',
}

type Told = { siteUrl: string; locale: Locale }

/** Only what was checked and is public is told; a sample never asks anybody for anything. */
export function campaignJsonLd(
  whole: CampaignWhole,
  { story }: Pick<CampaignDetails, 'story'>,
  { siteUrl, locale }: Told,
): JsonLd | undefined {
  const { organiser, stage, starts_on, ends_on, beneficiary } = whole.facts
  const status = STATUS[stage]
  if (whole.is_sample || whole.body === null || !whole.title || !organiser || !status) return undefined
  const url = siteUrl + inLocale(contributionPath('giving-back', whole.slug), locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'DonateAction',
    url,
    name: whole.title,
    description: plainText(story, 300),
    actionStatus: `https://schema.org/${status}`,
    ...(starts_on && { startTime: starts_on }),
    ...(ends_on && { endTime: ends_on }),
    recipient: {
      '@type': 'Organization',
      name: organiser.name,
      ...(organiser.kind !== 'group' && {
        url: siteUrl + inLocale(`/${organiser.kind}/${encodeURIComponent(organiser.slug)}`, locale),
      }),
    },
    ...(beneficiary && { object: { '@type': 'Thing', name: beneficiary } }),
    target: url,
  }
}
