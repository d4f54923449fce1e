// The sample community of a fresh database: accounts through the real sign-up, everything else set-wise.
import { openPasswords } from './auth/passwords.ts'
import type { Queries } from './database/database.ts'
import type { Embedded } from './embedded.ts'

export type SampleAccount = { role: string; email: string; password: string }

/** What the site needs to be useful without samples: the help texts the assistant answers from. */
export async function seedReference({ database }: Embedded): Promise<void> {
  if ((await database.query('select from public.help_topics limit 1')).length > 0) return
  const { seedHelpTopics } = await import('#supabase/seeds/help-topics.ts')
  await seedHelpTopics(database)
}

export async function isSampleSeeded(db: Queries): Promise<boolean> {
  return (await db.query('select from public.businesses where is_sample limit 1')).length > 0
}

/** Sample people of a template have none: each site has its own. */
async function givePasswords(db: Queries, accounts: SampleAccount[]) {
  const without = await db.query<{ email: string }>(
    'select email from auth.users where email = any($1) and encrypted_password is null',
    [accounts.map(({ email }) => email)],
  )
  if (without.length === 0) return
  const passwords = openPasswords()
  try {
    for (const { email } of without) {
      const password = accounts.find((account) => account.email === email)?.password ?? ''
      const hash = await passwords.hash(password)
      await db.query('update auth.users set encrypted_password = $2 where email = $1', [email, hash])
    }
  } finally {
    await passwords.close()
  }
}

/** What a site must not have from another: passwords, and whoever is signed in. */
export async function forgetPasswords(db: Queries): Promise<void> {
  await db.query('delete from auth.sessions')
  await db.query('update auth.users set encrypted_password = null')
}

/** The sample community and the open data know some of the same mosques. */
export async function settleOpenData({ database }: Embedded, isNew: boolean): Promise<void> {
  if (await isSampleSeeded(database)) {
    const { hideMosqueTwins } = await import('#supabase/seeds/mosque-twins.ts')
    await hideMosqueTwins(database)
  }
  // Nobody else collects statistics on the embedded database.
  if (isNew) await database.script('analyze public.places, public.mosque, public.mosque_unified')
}

export async function seedOnce(backend: Embedded, say: (line: string) => void): Promise<SampleAccount[]> {
  // Loaded here only: a site without samples never reads them.
  const { samplePeople } = await import('#supabase/seeds/data/people.ts')
  const password = backend.secrets.samplePassword
  const accounts = samplePeople.map(({ role, email }) => ({ role, email, password }))
  if (await isSampleSeeded(backend.database)) {
    await givePasswords(backend.database, accounts)
    return accounts
  }
  // A database that already holds people is somebody's own: samples stay out.
  const [{ count } = { count: 0 }] = await backend.database.query<{ count: number }>(
    'select count(*)::int as count from auth.users',
  )
  if (count > 0) return []
  const { seedSample } = await import('#supabase/seeds/sample.ts')
  const started = performance.now()
  for (const { email, displayName, language } of samplePeople) {
    const response = await backend.fetch(`${backend.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, data: { display_name: displayName, language } }),
    })
    if (!response.ok) throw new Error(`Sample account ${email}: ${await response.text()}`)
  }
  await backend.database.query(
    'update auth.users set email_confirmed_at = now() where email = any($1) and email_confirmed_at is null',
    [samplePeople.map(({ email }) => email)],
  )
  const users = await backend.database.query<{ email: string; id: string }>('select email, id from auth.users')
  await seedSample(backend.database, new Map(users.map(({ email, id }) => [email, id])))
  say(`sample community in place (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return accounts
}
