// Every call there is about listings, by chance: who, about what, with which of a few names, cities and numbers, so that
// they meet often.
import { createHash } from 'node:crypto'

export type Cast = { owner: string; strangers: string[]; staff: string; imams: string[] }
/** `act` gets what `pick` found as $1, an array of texts. Without an actor the server acts. */
export type Step = { name: string; actor: string | null; pick: string | null; act: string }
export type Chance = {
  next: () => number
  oneOf: <T>(list: readonly [T, ...T[]]) => T
  below: (n: number) => number
}

/** Mulberry32: small, and the same everywhere. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n: number) => Math.floor(next() * n)
  return { next, below, oneOf: (list) => list[below(list.length)] ?? list[0] }
}

const NAMES = ['Victim', 'victim ', 'Foo', 'Bar', 'Yonder'] as const
const CITIES = ['Leeds', 'LEEDS ', 'York'] as const
const PHONES = ['+441130000001', '+441130000002', '+441130000003'] as const
const STATUSES = ['published', 'published', 'draft', 'hidden'] as const
const METHODS = ['email_code', 'document', 'staff_visit', 'mosque_vouch'] as const

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Rows in an order that does not depend on their random ids. */
const ORDER = 'order by b.created_at, b.name, b.city, b.phone, b.status'
const nth = (n: number, from: string) =>
  `select array[x.id::text] from (select b.id from ${from}) as x offset ${n} limit 1`
const rowOf = (owner: string, n: number) => nth(n, `public.businesses as b where b.owner_id = ${quote(owner)} ${ORDER}`)
/** Mostly one's own row, sometimes the owner's. */
const someRow = (chance: Chance, who: string) =>
  chance.next() < 0.8 ? rowOf(who, chance.below(4)) : 'select array[($1).listing::text]'
const somePlace = (chance: Chance) =>
  chance.oneOf([
    'select array[($1).place::text]',
    'select array[($1).place::text]',
    'select array[(select place_id from public.business where id = ($1).shop)::text]',
    nth(
      chance.below(4),
      `(select place_id as id, name, city, phone, status, created_at from public.businesses) as b ${ORDER}`,
    ),
  ])

export function nextStep(chance: Chance, cast: Cast, n: number): Step {
  const { oneOf, below, next } = chance
  const stranger = oneOf(cast.strangers as [string, ...string[]])
  const anyone = next() < 0.85 ? stranger : cast.owner
  const key = () => ({ name: quote(oneOf(NAMES)), city: quote(oneOf(CITIES)), phone: quote(oneOf(PHONES)) })
  const step = (name: string, actor: string | null, act: string, pick: string | null = null): Step => ({
    name,
    actor,
    pick,
    act,
  })
  const account = `(select id from public.business_accounts where owner_id = auth.uid())`
  const token = () => `t-${below(12)}`

  const steps: readonly [weight: number, make: () => Step][] = [
    [
      10,
      () => {
        const { name, city, phone } = key()
        return step(
          'insert',
          stranger,
          `insert into public.businesses (name, city, phone, status, website, business_account_id)
           values (${name}, ${city}, ${phone}, '${oneOf(STATUSES)}', 'https://stranger.example', ${account})`,
        )
      },
    ],
    [
      24,
      () => {
        const { name, city, phone } = key()
        const change = oneOf([
          `name = ${name}`,
          `name = ${name}`,
          `city = ${city}`,
          `phone = ${phone}`,
          `phone = ${phone}`,
          `name = ${name}, city = ${city}, phone = ${phone}`,
          `status = '${oneOf(STATUSES)}'`,
          `status = 'published'`,
          `description = 'Words ${n}'`,
          `place_id = '00000000-0000-4000-8000-000000000000'`,
          `owner_id = ${quote(oneOf(cast.strangers as [string, ...string[]]))}`,
          `website = 'https://stranger.example/${n}'`,
        ])
        return step(
          'patch',
          stranger,
          `update public.businesses set ${change} where id = ($1)[1]::uuid`,
          someRow(chance, stranger),
        )
      },
    ],
    [
      2,
      () =>
        step(
          'patch to the place',
          stranger,
          `update public.businesses set place_id = ($1)[2]::uuid, id = ($1)[2]::uuid where id = ($1)[1]::uuid`,
          `select array[(select b.id from public.businesses as b where b.owner_id = ${quote(stranger)} ${ORDER} limit 1)::text, ($1).place::text]`,
        ),
    ],
    [
      16,
      () =>
        step(
          'undo',
          stranger,
          'select public.undo_listing_change(($1)[1]::bigint) where ($1)[1] is not null',
          `select array[l.id::text] from public.audit_log as l
           where l.entity = 'businesses' and l.action = 'update'
             and (${next() < 0.8 ? `l.actor = ${quote(stranger)}` : 'true'})
           order by l.id desc offset ${below(6)} limit 1`,
        ),
    ],
    [
      4,
      () => {
        const { name, city, phone } = key()
        const [business, place, plan] = [
          `{"value": {"name": ${name.replaceAll("'", '"')}, "phone": ${phone.replaceAll("'", '"')}}}`,
          `{"value": {"city": ${city.replaceAll("'", '"')}}}`,
          `{"value": {"plan": "basic"}}`,
        ]
        return step(
          'publish a draft',
          stranger,
          `select public.publish_listing_draft((public.save_listing_draft('plan', '${plan}', 'plan') ->> 'id')::uuid)
           from (select public.save_listing_draft('business', '${business}', 'place') as a, public.save_listing_draft('place', '${place}', 'plan') as b offset 0) as saved
           where a is not null and b is not null`,
        )
      },
    ],
    [
      8,
      () =>
        step(
          'offer',
          stranger,
          `select public.offer_transfer(($1)[1]::uuid, 'someone@stage.example')`,
          someRow(chance, stranger),
        ),
    ],
    [
      8,
      () =>
        step(
          'mail an offer',
          null,
          `select private.keep_key('offer', jsonb_build_object('id', ($1)[1]), '${sha256(token())}')`,
          `select array[t.id::text] from public.business_transfers as t where t.state = 'pending' order by t.created_at desc limit 1`,
        ),
    ],
    [10, () => step('accept', stranger, `select public.accept_transfer('${token()}')`)],
    [
      1,
      () =>
        step(
          'cancel an offer',
          anyone,
          'select public.cancel_transfer(($1)[1]::uuid)',
          `select array[t.id::text] from public.business_transfers as t where t.state = 'pending' order by t.to_email, t.token_hash offset ${below(3)} limit 1`,
        ),
    ],
    [1, () => step('decline an offer', stranger, `select public.decline_transfer('${token()}')`)],
    [
      6,
      () =>
        step(
          'claim',
          anyone,
          `select public.open_claim(($1)[1]::uuid, 'Victim', 'owner', '${oneOf(METHODS)}', 'I have papers for it.', array(select id from public.mosque_unified limit 1))`,
          somePlace(chance),
        ),
    ],
    [
      4,
      // The code goes to the listing's address, and the owner reads what comes there.
      () =>
        step(
          'send a code',
          null,
          `select private.keep_key('code', jsonb_build_object('id', c.id), encode(sha256(convert_to(c.id::text || ':123456', 'UTF8')), 'hex'))
           from public.claims as c where c.id = ($1)[1]::uuid and public.issue_claim_code(c.id, c.claimant_id, 'en') = 'sent'`,
          `select array[c.id::text] from public.claims as c where c.method = 'email_code' order by c.created_at desc, c.claimant_id offset ${below(3)} limit 1`,
        ),
    ],
    [
      5,
      () => {
        const who = oneOf([cast.owner, stranger])
        return step(
          'enter a code',
          who,
          `select public.enter_claim_code(($1)[1]::uuid, '${who === cast.owner ? '123456' : '000000'}')`,
          `select array[c.id::text] from public.claims as c where c.claimant_id = ${quote(who)} order by c.created_at desc offset ${below(2)} limit 1`,
        )
      },
    ],
    [
      2,
      () =>
        step(
          'vouch',
          oneOf(cast.imams as [string, ...string[]]),
          'select public.vouch_for_claim(($1)[1]::uuid)',
          `select array[c.id::text] from public.claims as c where c.claimant_id = ${quote(cast.owner)} and c.method = 'mosque_vouch' order by c.created_at desc limit 1`,
        ),
    ],
    [
      1,
      () =>
        step(
          'vouch for oneself',
          stranger,
          'select public.vouch_for_claim(($1)[1]::uuid)',
          `select array[c.id::text] from public.claims as c where c.claimant_id = ${quote(stranger)} order by c.created_at desc limit 1`,
        ),
    ],
    [
      1,
      () =>
        step(
          'withdraw a claim',
          anyone,
          'select public.withdraw_claim(($1)[1]::uuid)',
          `select array[c.id::text] from public.claims as c order by c.created_at, c.claimant_id offset ${below(4)} limit 1`,
        ),
    ],
    [
      4,
      // Staff are honest: the owner's claims hold, those of strangers do not.
      () =>
        step(
          'decide a claim',
          cast.staff,
          `select public.decide_moderation(($1)[1]::uuid, ($1)[2])`,
          `select array[m.id::text, case when c.claimant_id = ($1).owner then 'approved' else '${oneOf(['rejected', 'rejected', 'needs_info'])}' end]
           from public.moderation_items as m join public.claims as c on c.id = m.subject_id
           where m.subject_kind = 'claim' and m.status = 'open' order by m.opened_at, c.claimant_id offset ${below(2)} limit 1`,
        ),
    ],
    [
      3,
      () =>
        step(
          'decide a listing',
          cast.staff,
          `select public.decide_moderation(($1)[1]::uuid, '${oneOf(['approved', 'rejected', 'open'])}')`,
          `select array[m.id::text] from public.moderation_items as m
           where m.subject_kind = 'listing' and m.subject_id <> ($1).place order by m.opened_at, m.summary offset ${below(4)} limit 1`,
        ),
    ],
    [
      5,
      () =>
        step(
          'answer a review',
          anyone,
          oneOf([
            `insert into public.review_replies (review_id, author_id, text) values (($1)[1]::uuid, auth.uid(), 'Thank you for coming.')`,
            `update public.review_replies set text = 'Thank you all the same.' where review_id = ($1)[1]::uuid`,
            `delete from public.review_replies where review_id = ($1)[1]::uuid`,
          ]),
          'select array[($1).review::text]',
        ),
    ],
    [
      5,
      () =>
        step(
          'touch the photos',
          stranger,
          oneOf([
            `insert into public.photos (place_id, width, height) values (($1)[1]::uuid, 800, 600)`,
            `select public.caption_photo(($1)[2]::uuid, 'Mine')`,
            `select public.remove_photo(($1)[2]::uuid)`,
            `select public.choose_cover(($1)[2]::uuid)`,
            `select public.move_photo(($1)[2]::uuid, 1)`,
          ]),
          'select array[($1).place::text, ($1).photo::text]',
        ),
    ],
    [
      3,
      () =>
        step(
          'speak for the place',
          stranger,
          oneOf([
            `select public.set_ownership(($1)[1]::uuid, false, true)`,
            `select public.add_halal_evidence(($1)[1]::uuid, 'declaration')`,
            `select public.add_ownership_statement(($1)[1]::uuid, 'document', null, 'paper', 'The deed')`,
            `select public.close_listing(($1)[1]::uuid, current_date, 'Gone')`,
            `select public.reopen_listing(($1)[1]::uuid)`,
            `select public.freeze_listing(($1)[2]::uuid)`,
            `select public.lift_freeze(($1)[2]::uuid)`,
          ]),
          'select array[($1).place::text, ($1).listing::text]',
        ),
    ],
    [
      4,
      () =>
        step('delete', stranger, 'delete from public.businesses where id = ($1)[1]::uuid', someRow(chance, stranger)),
    ],
    [
      2,
      () =>
        step(
          'close or reopen one’s own',
          stranger,
          oneOf([
            `select public.close_listing(($1)[1]::uuid, current_date, 'Moved', ($1)[2]::uuid)`,
            'select public.reopen_listing(($1)[1]::uuid)',
          ]),
          `select array[(select b.place_id from public.businesses as b where b.owner_id = ${quote(stranger)} ${ORDER} limit 1)::text, ($1).place::text]`,
        ),
    ],
    [
      3,
      () => {
        const { name, city, phone } = key()
        return step(
          'import',
          oneOf([null, cast.staff]),
          `insert into public.business (source, source_id, name, city, phone, email) values ('stage', 'n${n}', ${name}, ${city}, ${phone}, 'x@stage.example')`,
        )
      },
    ],
    [
      6,
      // Anyone can edit open data; the next import brings it here.
      () => {
        const { name, city, phone } = key()
        return step(
          'import again',
          null,
          `update public.business set ${oneOf([`name = ${name}`, `city = ${city}`, `phone = ${phone}`, `name = ${name}, city = ${city}, phone = ${phone}`])} where id = ($1)[1]::uuid`,
          `select array[i.id::text] from public.business as i order by i.source_id offset ${below(5)} limit 1`,
        )
      },
    ],
    [
      1,
      () =>
        step(
          'take an import back',
          null,
          'delete from public.business where id = ($1)[1]::uuid',
          `select array[i.id::text] from public.business as i where i.id <> ($1).shop order by i.source_id offset ${below(5)} limit 1`,
        ),
    ],
    [
      2,
      () =>
        step(
          'touch a row',
          null,
          'update public.businesses set updated_at = now() where id = ($1)[1]::uuid',
          rowOf(stranger, below(3)),
        ),
    ],
    [1, () => step('rebuild', null, `select private.rebuild_unified('business')`)],
    [
      5,
      () => {
        const { name, city, phone } = key()
        return step(
          'the owner’s own',
          cast.owner,
          oneOf([
            `update public.businesses set ${oneOf([`phone = ${phone}`, `city = ${city}`, `name = ${name}`])} where id = ($1)[1]::uuid`,
            `update public.businesses set website = 'https://owner.example/${n}' where id = ($1)[1]::uuid`,
            `update public.businesses set status = '${oneOf(['published', 'hidden'])}' where id = ($1)[1]::uuid`,
          ]),
          'select array[($1).listing::text]',
        )
      },
    ],
  ]
  let at = next() * steps.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, make] of steps) {
    at -= weight
    if (at < 0) return make()
  }
  return step('nothing', null, 'select 1')
}
