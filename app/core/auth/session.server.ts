// Who is asking. Roles come from user_roles alone; what people write into their own metadata is never trusted.
import type { Services } from '#app/core/request/services.ts'

export type SessionUser = { id: string; email: string; displayName: string; roles: string[] }

export async function findUser({
  db,
  mayHaveSession,
}: Pick<Services, 'db' | 'mayHaveSession'>): Promise<SessionUser | null> {
  if (!mayHaveSession) return null
  const client = db()
  const { data } = await client.auth.getUser()
  if (!data.user) return null
  const { id, email = '' } = data.user
  const [profile, roles] = await Promise.all([
    client.from('profiles').select('display_name').eq('id', id).maybeSingle(),
    client.from('user_roles').select('role').eq('user_id', id),
  ])
  return {
    id,
    email,
    displayName: profile.data?.display_name ?? email.split('@')[0] ?? '',
    roles: roles.data?.map(({ role }) => role) ?? [],
  }
}
