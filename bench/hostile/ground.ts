// The attackers and what they know: the sample accounts, and places that exist.
import type { Person } from '#tests/fixtures/hostile/generate.ts'
import { NOBODY, signIn } from '#tests/fixtures/hostile/people.ts'
import type { RunningSite } from '#tests/fixtures/site.ts'

export async function openGround(site: RunningSite): Promise<{ people: Person[]; ids: string[] }> {
  const accounts = [...site.output().matchAll(/sample (\S+): (\S+) {2}(\S+)/g)]
  const people = await Promise.all(
    accounts.map(([, role = '', email = '', password = '']) => signIn(site, role, email, password)),
  )
  const ids: string[] = []
  for (const table of ['business_unified', 'mosque_unified']) {
    const rows = await fetch(`${site.url}/rest/v1/${table}?select=id,slug&limit=6`, {
      headers: { apikey: site.anonKey },
    })
    for (const { id, slug } of (await rows.json()) as { id: string; slug: string | null }[])
      ids.push(id, ...(slug ? [slug] : []))
  }
  return { people: [NOBODY, ...people], ids }
}
