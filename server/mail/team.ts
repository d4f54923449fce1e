// The letter that invites somebody into the team of a business.
import { createHash } from 'node:crypto'
import type { Db, Services } from '#app/core/request/services.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Letter } from './letter.ts'
import type { Mailer } from './mailer.ts'
import { oneLine } from './one-line.ts'

type Options = { service: Db; mailer: Mailer; siteUrl: string }
type Invitation = { name: string; from: string; role: 'manager' | 'helper'; token: string; locale: Locale }

export function invitationLetter(
  { name, from, role, token, locale }: Invitation,
  siteUrl: string,
): { subject: string; letter: Letter } {
  const t = mailMessages(locale).teamInvitation
  const [business, sender] = [oneLine(name), oneLine(from)]
  return {
    subject: t.subject(business, sender),
    letter: {
      locale,
      body: t.body(business, sender, t.roles[role]),
      action: { label: t.action, url: `${siteUrl}${inLocale('/team-invitation', locale)}?token=${token}` },
    },
  }
}

export const createTeamTasks = ({
  service,
  mailer,
  siteUrl,
}: Options): Pick<Services['tasks'], 'sendTeamInvitation'> => ({
  sendTeamInvitation: async (invitationId, token, locale) => {
    const { data, error } = await service
      .from('team_invitations')
      .select('email, role, invited_by, businesses (name)')
      .eq('id', invitationId)
      .eq('token_hash', createHash('sha256').update(token).digest('hex'))
      .eq('state', 'pending')
      .single()
    if (error) throw new Error(error.message)
    const { data: sender } = await service
      .from('profiles')
      .select('display_name')
      .eq('id', data.invited_by)
      .maybeSingle()
    const [name, from] = [data.businesses.name, sender?.display_name ?? '']
    const role = data.role === 'manager' ? 'manager' : 'helper'
    await mailer.queue({
      to: data.email,
      kind: 'team:invitation',
      ...invitationLetter({ name, from, role, token, locale }, siteUrl),
    })
  },
})
