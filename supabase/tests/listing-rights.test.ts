// Nobody takes over a listing, whatever is called in whatever order: strangers, the owner, staff and imports play at
// random, and after every step the owner still has what is theirs, and no stranger has any of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'
import { STAGE } from './play/stage.ts'
import { type Cast, chanceFrom, nextStep, type Step } from './play/steps.ts'

/** The rules are PostgreSQL's own in both: where both play, the slow one plays the first game only. */
const gamesOn = (name: string) =>
  Number(process.env.LISTING_GAMES) || (backendKinds.length > 1 && name === 'PGlite' ? 1 : 10)
const STEPS = 200
const PER_DAY = 50

/** The same play every time, so that a failure is this change's; LISTING_SEED plays another, LISTING_GAMES more. */
const seed = Number(process.env.LISTING_SEED) || 1448

type Played = {
  wrong?: string
  at?: number
  picked?: string[]
  answer?: string
  counts?: Record<string, [tried: number, done: number]>
}

describe.each(backendKinds)('on $name', ({ name, open }) => {
  const games = gamesOn(name)
  let site: TestBackend
  let cast: Cast
  let customer: string

  beforeAll(async () => {
    site = await open()
    const person = async (name: string) => (await site.signUp(name)).id
    const staff = await site.signUp('staff')
    await site.grantRole(staff, 'staff')
    customer = await person('customer')
    cast = {
      owner: await person('owner'),
      strangers: [await person('first'), await person('second'), await person('third')],
      staff: staff.id,
      imams: [await person('imam'), await person('teacher')],
    }
    await site.database.script(`insert into public.mosques (name, city) values ('Masjid an-Nur', 'Leeds')`)
    await site.database.query(
      'insert into public.mosque_admins (mosque_id, user_id) select m.place_id, p from public.mosques as m, unnest($1::uuid[]) as p',
      [cast.imams],
    )
    await site.database.script(STAGE)
  })
  afterAll(async () => {
    await site?.database.script('drop schema if exists stage cascade')
    await site?.close()
  })

  test(`${games * STEPS} steps, seed ${seed}`, async () => {
    const tried = new Map<string, [number, number]>()
    for (let game = 0; game < games; game++) {
      const chance = chanceFrom(seed + game)
      await site.database.query('select stage.set_up($1, $2, $3, $4, $5)', [
        cast.owner,
        cast.strangers,
        customer,
        game % 2 === 0,
        'Victim',
      ])
      const steps: Step[] = []
      while (steps.length < STEPS) {
        const day = Array.from({ length: PER_DAY }, (_, n) => nextStep(chance, cast, steps.length + n))
        steps.push(...day)
        const [row] = await site.database.query<{ played: Played }>('select stage.play($1::text::jsonb) as played', [
          JSON.stringify(day),
        ])
        const { wrong, at = 0, picked, answer, counts } = row?.played ?? {}
        if (wrong) {
          const until = steps.slice(0, steps.length - PER_DAY + at)
          throw new Error(
            `${wrong} (seed ${seed}, game ${game}, step ${until.length}; ${answer}; ${picked})\n${until
              .slice(-25)
              .map(({ name, actor, act }) => `${name} by ${actor}: ${act}`)
              .join('\n')}`,
          )
        }
        for (const [name, [times, done]] of Object.entries(counts ?? {})) {
          const known = tried.get(name) ?? [0, 0]
          tried.set(name, [known[0] + times, known[1] + done])
        }
        await site.database.query('select stage.next_day()')
      }
    }
    // A play in which nothing succeeds proves nothing.
    const total = [...tried.values()].reduce((sum, [times]) => sum + times, 0)
    expect(total).toBe(games * STEPS)
    for (const name of [
      'insert',
      'patch',
      'undo',
      'publish a draft',
      'offer',
      'accept',
      'claim',
      'delete',
      'import again',
    ])
      expect(tried.get(name)?.[1] ?? 0, name).toBeGreaterThan(0)
    if (process.env.LISTING_SEED) console.log(Object.fromEntries(tried))
  })
})
