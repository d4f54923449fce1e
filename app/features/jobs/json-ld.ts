// A post as search engines read it (schema.org's JobPosting, by Google's rules). Closed posts, samples and what waits have
// none: a posting that nobody can apply to must not be told.
import { plainText } from '#app/core/contributions/markdown.ts'
import type { JsonLd, JsonLdValue } from '#app/core/seo/json-ld.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'
import type { Job, Kind, Period } from './job.ts'
import { wayToApply } from './rules.ts'

const EMPLOYMENT: Record<Kind, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
}
const UNIT: Record<Period, string> = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' }

/** They ask for HTML: paragraphs of what was written, which stays text. */
const describe = (body: string) =>
  body
    .split(/\n{2,}/)
    .map((part) => plainText(part))
    .filter(Boolean)
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('')

function locationOf({ workplace, city, country_code: country }: Job): Record<string, JsonLdValue> {
  if (workplace === 'remote')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    }
  const address = { '@type': 'PostalAddress', addressLocality: city, addressCountry: country }
  return { jobLocation: { '@type': 'Place', address } }
}

function payOf({ pay_min: least, pay_max: most, pay_currency: currency, pay_period: period }: Job) {
  if (least === null || most === null || currency === null || period === null) return {}
  const amount = most > least ? { minValue: least, maxValue: most } : { value: least }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: UNIT[period] },
    },
  }
}

export function jobJsonLd(job: Job, { siteUrl, locale }: { siteUrl: string; locale: Locale }): JsonLd | undefined {
  const { employer, published_at: posted, expires_at: until } = job
  if (job.state !== 'published' || job.is_over || job.is_sample || !employer || !posted || !until) return undefined
  const url = siteUrl + inLocale(`/jobs/${encodeURIComponent(job.slug)}`, locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: describe(job.body),
    url,
    identifier: { '@type': 'PropertyValue', name: employer.name, value: job.id },
    datePosted: posted,
    validThrough: until,
    employmentType: EMPLOYMENT[job.kind],
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      ...(employer.website && { sameAs: employer.website }),
      ...(employer.path && { url: siteUrl + inLocale(employer.path, locale) }),
    },
    ...locationOf(job),
    ...payOf(job),
    directApply: wayToApply(job.apply_to).kind === 'form',
    inLanguage: job.language,
  }
}
