// Partners as everyone sees them, a member's own applications with their badge, and the staff's list.
import { inLanguage, readLocalised } from '#app/core/editing/localised.ts'
import { ask, askCounted } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { PAGE_SIZE, type PartnerState, STATES } from './rules.ts'

type Asking = Pick<Services, 'db' | 'log'>

export type ShownPartner = {
  id: string
  name: string
  about: string
  logo: string
  website: { to: string; host: string } | null
  isSample: boolean
}

const SHOWN = 500

/** Row-level security leaves those out who have no logo or whose time is over; staff see those too, so it is said again. */
export async function listPartners(services: Asking, today: string, locale: Locale): Promise<ShownPartner[]> {
  const rows = await ask(
    services,
    services
      .db()
      .from('partners')
      .select('id, name, about, logo_url, website_url, is_sample')
      .eq('status', 'approved')
      .not('logo_url', 'is', null)
      .or(`expires_on.is.null,expires_on.gte.${today}`)
      .order('created_at', { ascending: false })
      .limit(SHOWN),
  )
  return rows.flatMap(({ id, name, about, logo_url, website_url, is_sample }) =>
    logo_url
      ? [
          {
            id,
            name,
            about: inLanguage(readLocalised(about), locale),
            logo: logo_url,
            // Who made the sample up has no site.
            website: website_url && !is_sample ? { to: website_url, host: hostOf(website_url) } : null,
            isSample: is_sample,
          },
        ]
      : [],
  )
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address)

export type OwnApplication = {
  id: string
  name: string
  state: PartnerState
  note: string | null
  until: string | null
  isOver: boolean
  badge: { code: string } | null
}

export async function listOwnApplications(
  services: Asking & Pick<Services, 'tasks'>,
  { person, locale, today }: { person: string; locale: Locale; today: string },
): Promise<OwnApplication[]> {
  const rows = await ask(
    services,
    services
      .db()
      .from('partner_contacts')
      .select('decision_note, created_at, partners (id, name, status, badge_no, expires_on)')
      .eq('applicant_id', person)
      .order('created_at', { ascending: false })
      .limit(20),
  )
  return Promise.all(
    rows.map(async ({ decision_note, partners: { id, name, status, badge_no, expires_on } }) => ({
      id,
      name,
      state: wordIn(STATES, status) ?? 'pending',
      note: decision_note,
      until: expires_on && writeDate(locale, expires_on),
      isOver: expires_on !== null && expires_on < today,
      badge: status === 'approved' ? { code: await services.tasks.signBadge({ partner: id, no: badge_no }) } : null,
    })),
  )
}

export type PartnerFile = {
  id: string
  name: string
  about: string
  website: string | null
  logo: string | null
  applied: string
  until: string | null
  contact: { name: string; email: string; message: string; note: string | null; isOwn: boolean } | null
}

export async function listPartnerFiles(
  services: Asking,
  { state, page, locale, reader }: { state: PartnerState; page: number; locale: Locale; reader: string },
): Promise<{ partners: PartnerFile[]; total: number }> {
  const from = (page - 1) * PAGE_SIZE
  const { rows, total } = await askCounted(
    services,
    services
      .db()
      .from('partners')
      .select(
        'id, name, about, website_url, logo_url, expires_on, created_at, partner_contacts (applicant_id, contact_name, contact_email, message, decision_note)',
        { count: 'exact' },
      )
      .eq('status', state)
      .order('created_at', { ascending: state === 'pending' })
      .order('id')
      .range(from, from + PAGE_SIZE - 1),
  )
  return {
    total,
    partners: rows.map(({ partner_contacts: contacts, ...row }) => ({
      id: row.id,
      name: row.name,
      about: inLanguage(readLocalised(row.about), locale),
      website: row.website_url,
      logo: row.logo_url,
      applied: writeDate(locale, row.created_at),
      until: row.expires_on && writeDate(locale, row.expires_on),
      contact: writeContact(contacts, reader),
    })),
  }
}

type Contact = {
  applicant_id: string | null
  contact_name: string | null
  contact_email: string
  message: string | null
  decision_note: string | null
}

/** There is one of each partner at most: an object or a list, as the service writes it. */
function writeContact(contacts: Contact | Contact[] | null, reader: string): PartnerFile['contact'] {
  const [contact] = [contacts].flat()
  return contact
    ? {
        name: contact.contact_name ?? '',
        email: contact.contact_email,
        message: contact.message ?? '',
        note: contact.decision_note,
        isOwn: contact.applicant_id === reader,
      }
    : null
}
