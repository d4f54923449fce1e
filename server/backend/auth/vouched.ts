// Someone another service vouches for, and what is written of them.
import type { Queries } from '../database/database.ts'
import { findById } from './accounts.ts'
import type { Body } from './who-asks.ts'

export type Vouched = { provider: string; subject: string; email: string | null; emailVerified: boolean; claims: Body }

export const identityOf = (queries: Queries, { provider, subject }: Vouched) =>
  queries
    .query<{ id: string; user_id: string }>(
      'select id, user_id from auth.identities where provider = $1 and provider_id = $2',
      [provider, subject],
    )
    .then(([identity]) => identity ?? null)

export const dataOf = ({ claims, subject, email, emailVerified }: Vouched): Body => ({
  ...claims,
  sub: subject,
  provider_id: subject,
  ...(email && { email }),
  email_verified: emailVerified,
  phone_verified: false,
})

export const reload = async (tx: Queries, id: string) => {
  const user = await findById(tx, id)
  if (!user) throw new Error('The account is not there')
  return user
}
