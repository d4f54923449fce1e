// A few hundred hostile requests over every surface that is ours, by chance that can be repeated. `npm run bench --
// hostile` sends many more.
import { expect, test } from 'vitest'
import { attack, findForms } from '#tests/fixtures/hostile/attack.ts'
import { NOBODY, signUpOnSite } from '#tests/fixtures/hostile/people.ts'
import { startSite } from '#tests/fixtures/site.ts'

test('no answer of 500 or above, none broken off, none in the words of a programming language', async () => {
  // One of its own: what is sent here stays in its tables.
  const site = await startSite({
    AUTH_LIMIT_SIGN_INS_PER_5_MIN: '10000',
    AUTH_LIMIT_VERIFICATIONS_PER_5_MIN: '10000',
    LIMIT_WRITES_PER_5_MIN: '10000',
  })
  try {
    const member = await signUpOnSite(site, 'member')
    const staff = await signUpOnSite(site, 'staff')
    const granted = await fetch(`${site.url}/rest/v1/user_roles`, {
      method: 'POST',
      headers: { apikey: site.serviceRoleKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ user_id: staff.id, role: 'staff' }),
    })
    expect(granted.status).toBe(201)
    const people = [NOBODY, member, staff]
    const ids = ['00000000-0000-4000-8000-000000000001', 'no-such-place']
    const report = await attack({
      site: site.url,
      ground: { anonKey: site.anonKey, people, ids, forms: await findForms(site.url, [staff], ids) },
      count: 400,
      seed: 20_261_116,
      frames: 100,
      only: ['auth', 'storage', 'functions', 'realtime', 'api', 'embed', 'page', 'form', 'file'],
    })
    expect(report.faults).toEqual([])
    expect(Object.keys(report.requests)).toHaveLength(9)
    expect(site.process.exitCode).toBeNull()
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  } finally {
    await site.stop()
  }
})
