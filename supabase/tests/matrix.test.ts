// The row-level-security matrix: every table × who × select, insert, update, delete, through /rest/v1 over a socket with
// real accounts. An outcome counts only if the database agrees: "allowed" means the row was really seen or changed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#server/backend/database/database.ts'
import type { Answer, Caller, TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds, ruleBackends } from '#tests/fixtures/kept-backend.ts'
import { type Actor, actors, type Outcome, type Outcomes, type TableMatrix, type World } from './matrix/shape.ts'
import { openWorld, tables } from './world.ts'

test('no table is closed to a superadmin that staff may read or change', () => {
  const less = tables.flatMap(({ table, matrix: { expected } }) =>
    expected.staff.some((outcome, i) => outcome === 'allowed' && expected.superadmin[i] !== 'allowed') ? [table] : [],
  )
  expect(less).toEqual([])
})

/**
 * Policies are SQL, the same on every server, and each is tried on one. What a server does with all of them alike, such as
 * whose role a request has, shows in some tables as in all: the other server is asked about every eighth.
 */
const SOME = 8
const [whole] = ruleBackends
const triedOn = (name: string) => tables.filter((_, at) => name === whole?.name || at % SOME === 0)

describe.each(backendKinds)('on $name', ({ name, open }) => {
  let site: TestBackend
  let world: World

  beforeAll(async () => {
    site = await open()
    world = await openWorld(site)
  })
  afterAll(() => site?.close())

  const callerOf = (actor: Actor): Caller => (actor === 'anon' ? 'anon' : world.people[actor])

  async function readRow(table: string, key: Row): Promise<string | null> {
    const isThatRow = Object.keys(key).map((name) => `t.${name} = key.${name}`)
    const [row] = await world.db.query<{ row: string }>(
      `select to_jsonb(t)::text as row
       from public.${table} as t, jsonb_populate_record(null::public.${table}, $1::text::jsonb) as key
       where ${isThatRow.join(' and ')}`,
      [JSON.stringify(key)],
    )
    return row?.row ?? null
  }

  async function countRows(table: string): Promise<unknown> {
    const [row] = await world.db.query(`select count(*)::int as count from public.${table}`)
    return row?.count
  }

  function classify({ status, body }: Answer, hadEffect: boolean): Outcome | string {
    const refused = status === 401 || status === 403
    if (refused && !hadEffect) return 'denied'
    if (status >= 200 && status < 300) return hadEffect ? 'allowed' : 'filtered'
    return `${status} ${JSON.stringify(body)}${hadEffect ? ' and the row changed' : ''}`
  }

  const filterBy = (key: Row) =>
    Object.entries(key)
      .map(([name, value]) => `${name}=eq.${encodeURIComponent(String(value))}`)
      .join('&')

  async function trySelect(table: string, key: Row, actor: Actor) {
    const answer = await site.call(`/rest/v1/${table}?${filterBy(key)}`, { as: callerOf(actor) })
    return classify(answer, Array.isArray(answer.body) && answer.body.length === 1)
  }

  async function tryInsert(table: string, { insert }: TableMatrix, actor: Actor) {
    const body = await insert(world, actor === 'anon' ? null : world.people[actor].id)
    const before = await countRows(table)
    const answer = await site.call(`/rest/v1/${table}`, { as: callerOf(actor), method: 'POST', body })
    return classify(answer, (await countRows(table)) !== before)
  }

  async function tryWrite(table: string, key: Row, actor: Actor, method: 'PATCH' | 'DELETE', body?: Row) {
    const before = await readRow(table, key)
    expect(before, `a row to ${method}`).not.toBeNull()
    const answer = await site.call(`/rest/v1/${table}?${filterBy(key)}`, {
      as: callerOf(actor),
      method,
      ...(body && { body }),
    })
    const hadEffect = (await readRow(table, key)) !== before
    return { outcome: classify(answer, hadEffect), hadEffect }
  }

  for (const { table, matrix } of triedOn(name)) {
    describe(table, () => {
      // Whoever may not touch the row leaves it for the next; a changed one may be under other rules.
      let untouched: Row | null = null
      const ready = async () => {
        if (!untouched || !(await readRow(table, untouched))) untouched = await matrix.arrange(world)
        return untouched
      }
      const write = async (actor: Actor, method: 'PATCH' | 'DELETE', body?: Row) => {
        const { outcome, hadEffect } = await tryWrite(table, await ready(), actor, method, body)
        if (hadEffect) untouched = null
        return outcome
      }

      const tryAll = async (actor: Actor, [select, insert, update, remove]: Outcomes) =>
        expect({
          select: await trySelect(table, await ready(), actor),
          update: await write(actor, 'PATCH', matrix.change),
          insert: await tryInsert(table, matrix, actor),
          remove: await write(actor, 'DELETE'),
        }).toEqual({ select, insert, update, remove })

      test.each(actors)('as %s', (actor) => tryAll(actor, matrix.expected[actor]))

      const withoutStep = Object.entries(matrix.withoutSecondStep ?? {}) as [Exclude<Actor, 'anon'>, Outcomes][]
      test.each(withoutStep)('as %s who has a second factor and did not show it', async (actor, outcomes) => {
        await world.db.query(
          `insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), $1, 'totp', 'verified')`,
          [world.people[actor].id],
        )
        try {
          await tryAll(actor, outcomes)
        } finally {
          await world.db.query('delete from auth.mfa_factors where user_id = $1', [world.people[actor].id])
        }
      })
    })
  }

  test('every table has row-level security, a policy, a comment and a place in the matrix', async () => {
    const rows = await site.database.query<{ name: string; secured: boolean; policies: number; described: boolean }>(
      `select c.relname as name, c.relrowsecurity as secured,
         (select count(*)::int from pg_policy as p where p.polrelid = c.oid) as policies,
         obj_description(c.oid, 'pg_class') is not null as described
       from pg_class as c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
       order by c.relname`,
    )
    expect(rows.filter(({ secured, policies, described }) => !secured || policies === 0 || !described)).toEqual([])
    expect(rows.map(({ name }) => name)).toEqual(tables.map(({ table }) => table).sort())
  })

  test('every function that the public may call is listed here', async () => {
    const callable = async (role: string) =>
      (
        await site.database.query<{ name: string }>(
          `select distinct p.proname as name from pg_proc as p
           where p.pronamespace = 'public'::regnamespace and has_function_privilege($1, p.oid, 'execute')
           order by 1`,
          [role],
        )
      ).map(({ name }) => name)
    const forEveryone = [
      'athan_page',
      'business_page',
      'business_profile',
      'campaign_details',
      'campaign_list',
      'category_counts',
      'check_certificate',
      'claim_options',
      'community_addresses',
      'community_hub',
      'community_list',
      'community_search',
      'community_size',
      'contribution_page',
      'country_sightings',
      'course_groups',
      'course_list',
      'course_page',
      'course_recordings',
      'decline_invitation',
      'decline_transfer',
      'discard_listing_draft',
      'find_business',
      'find_freeze',
      'find_invitation',
      'invitation_from',
      'find_listing_draft',
      'find_mosque',
      'find_transfer',
      'follow_affiliate',
      'freeze_by_letter',
      'giving_page',
      'group_by_key',
      'group_calendar',
      'group_page',
      'groups_list',
      'halal_page',
      'help_page',
      'help_topic',
      'events_list',
      'events_of',
      'home_page',
      'ideas_by_town',
      'ideas_roadmap',
      'job_addresses',
      'job_page',
      'jobs_list',
      'lesson_page',
      'location_groups',
      'mosque_groups',
      'mosque_location',
      'location_page',
      'mosque_page',
      'mosque_times',
      'near_businesses',
      'near_mosques',
      'choose_newsletter',
      'follow_newsletter',
      'newsletter_choices',
      'newsletter_confirm',
      'newsletter_unsubscribe',
      'note_unanswered',
      'occasions_near',
      'open_chat',
      'partner_badge',
      'partner_standing',
      'person_page',
      'place_photos',
      'profile_of_place',
      'promotion_at',
      'read_chat',
      'education_details',
      'education_list',
      'latest_reviews',
      'top_places',
      'recipe_details',
      'recipe_list',
      'records_choices',
      'records_page',
      'reply_versions_of',
      'reviews_page',
      'save_listing_draft',
      'search_businesses',
      'search_help',
      'search_mosques',
      'find_prayer_rooms',
      'prayer_room_page',
      'search_suggest',
      'shared_list',
      'shift_list',
      'similar_contributions',
      'similar_listings',
      'confirm_alert',
      'stop_alert',
      'suggest_tags',
      'store_delivery',
      'follow_campaign',
      'store_page',
      'store_product',
      'store_quote',
      'sponsorship_page',
      'income_page',
      'social_list',
      'place_accounts',
      'stop_mosque_mail',
      'stop_timetable_letters',
      'mosque_ask',
      'answer_mosque_ask',
      'stop_notification_mail',
      'stop_push',
      'write_in_chat',
      'zakaat_prices',
    ]
    expect(await callable('anon')).toEqual(forEveryone.toSorted())
    expect(await callable('authenticated')).toEqual(
      [
        ...forEveryone,
        'accept_invitation',
        'came_by_invitation',
        'community_pulse',
        'my_invitation',
        'accept_timetable_photo',
        'ask_business',
        'invite_to_team',
        'leave_team',
        'list_threads',
        'add_prayer_room',
        'keep_push',
        'say_of_prayer_room',
        'message_counts',
        'message_option',
        'open_thread',
        'revoke_invitation',
        'set_team_role',
        'set_thread',
        'team_page',
        'write_in_thread',
        'find_people',
        'person_file',
        'set_role',
        'end_sessions',
        'lock_account',
        'unlock_account',
        'erase_account',
        'keep_account',
        'find_changes',
        'mail_desk',
        'retry_mail',
        'drop_mail',
        'job_desk',
        'ask_for_job',
        'set_site_setting',
        'settings_desk',
        'set_plan_price',
        'plan_desk',
        'web_log_page',
        'site_health',
        'console_facts',
        'setup_facts',
        'begin_sample_removal',
        'sample_counts',
        'begin_desk_work',
        'automation_desk',
        'automation_dry_run',
        'automation_page',
        'delete_automation',
        'replay_automation',
        'rotate_automation_secret',
        'save_automation',
        'switch_automation',
        'answer_event',
        'tell_guests',
        'clear_from_group',
        'follow_person',
        'list_person_threads',
        'open_person_thread',
        'set_person_thread',
        'write_to_member',
        'write_to_person',
        'delete_group',
        'group_calendar_key',
        'group_people',
        'my_groups',
        'renew_group_key',
        'keep_group',
        'tend_group',
        'wish_in_group',
        'write_group_note',
        'calendar_key',
        'cancel_event_day',
        'check_in',
        'event_guests',
        'move_event_day',
        'save_event',
        'answer_application',
        'answer_chat',
        'appeal',
        'application_file',
        'apply_for_job',
        'close_job',
        'delete_alert',
        'job_applicants',
        'my_applications',
        'my_alerts',
        'my_jobs',
        'my_places',
        'renew_job',
        'save_job',
        'save_alert',
        'withdraw_application',
        'add_dish',
        'owner_searches',
        'owner_answers',
        'owner_branches',
        'replies_desk',
        'campaigns_desk',
        'promotions_desk',
        'categories_desk',
        'remove_category',
        'retire_category',
        'save_category',
        'newsletter_desk',
        'schedule_newsletter',
        'stop_newsletter',
        'owner_analytics',
        'site_analytics',
        'answer_quiz',
        'cancel_group',
        'change_stock',
        'move_store_picture',
        'store_code_desk',
        'group_desk',
        'join_group',
        'save_group',
        'set_group_date',
        'ask_to_teach',
        'course_draft',
        'store_delivery_desk',
        'store_desk',
        'enrol',
        'issue_certificate',
        'keep_lesson_place',
        'mark_lesson',
        'my_courses',
        'publish_course',
        'restore_course',
        'review_course',
        'save_course',
        'remark_on_lesson',
        'take_course_file',
        'withdraw_course_remark',
        'save_education',
        'review_article',
        'save_recipe',
        'meal_plan',
        'planned_ingredients',
        'confirm_social_code',
        'my_social_accounts',
        'save_social_account',
        'social_account_page',
        'social_code_page',
        'start_social_verification',
        'stop_social_verification',
        'withdraw_social_account',
        'say_made',
        'my_organisers',
        'register_giving_group',
        'save_campaign',
        'end_campaign',
        'connect_campaign',
        'disconnect_campaign',
        'pledge',
        'remind_to_give',
        'say_dua',
        'settle_pledge',
        'tell_campaign',
        'offer_shift',
        'take_shift',
        'cancel_shift',
        'move_shift',
        'moderation_words_desk',
        'add_moderation_word',
        'try_moderation_words',
        'contribution_draft',
        'my_standing',
        'reviews_to_answer',
        'keep_facts',
        'listing_freshness',
        'mark_contribution',
        'mark_solved',
        'merge_contributions',
        'my_businesses',
        'my_drafts',
        'begin_sending',
        'end_sending',
        'was_sent',
        'whats_new',
        'my_person',
        'notifications_page',
        'offer_for_idea',
        'react',
        'read_notifications',
        'report_person',
        'save_contribution',
        'save_person',
        'give_sanction',
        'how_i_stand',
        'lift_sanction',
        'save_reply',
        'set_poll',
        'suggest_people',
        'vote_in_poll',
        'set_block',
        'set_idea_status',
        'set_notification',
        'tell_writing',
        'tend_contribution',
        'withdraw_contribution',
        'withdraw_reply',
        'accept_transfer',
        'add_halal_evidence',
        'add_ownership_statement',
        'adopt_masjid',
        'answer_contact_message',
        'appoint_mosque_admin',
        'decide_suggestion',
        'mosque_desk',
        'mosque_history',
        'my_mosque',
        'request_mosque_admin',
        'set_iqamah',
        'set_timetable',
        'tell_times',
        'suggest_change',
        'suggestions_at',
        'undo_mosque_change',
        'withdraw_mosque_request',
        'withdraw_suggestion',
        'affiliate_desk',
        'affiliates_by_state',
        'decide_partner',
        'find_invoices',
        'payout_sheet',
        'confirm_gift',
        'confirm_order_payment',
        'list_orders',
        'staff_waiting',
        'move_order',
        'refund_order',
        'list_gifts',
        'refund_gift',
        'apply_as_affiliate',
        'apply_as_partner',
        'decide_affiliate',
        'keep_referral',
        'make_payouts',
        'move_payout',
        'set_payout_account',
        'cancel_membership',
        'cancel_transfer',
        'freeze_listing',
        'has_password',
        'lift_freeze',
        'listing_freeze',
        'caption_photo',
        'choose_cover',
        'choose_plan',
        'plan_quote',
        'sponsor_offer',
        'book_sponsorship',
        'cancel_sponsorship',
        'decide_sponsorship',
        'own_sponsorships',
        'sponsorship_desk',
        'confirm_transfer',
        'claims_to_decide',
        'claims_to_vouch',
        'close_listing',
        'account_page',
        'ask_to_leave',
        'my_data',
        'my_data_parts',
        'my_files',
        'my_leaving',
        'stay',
        'confirm_fact',
        'decide_moderation',
        'embed_load_report',
        'enter_claim_code',
        'listing_history',
        'merge_import',
        'merge_quran_shelf',
        'moderation_queue',
        'move_photo',
        'my_business',
        'offer_transfer',
        'open_claim',
        'publish_listing_draft',
        'remove_photo',
        'reopen_listing',
        'resume_import',
        'revoke_vouch',
        'saved_page',
        'set_membership_plan',
        'set_ownership',
        'share_list',
        'take_saves_along',
        'my_devices',
        'end_devices',
        'stage_import',
        'start_trial',
        'undo_import',
        'undo_listing_change',
        'unshare_list',
        'vouch_for_claim',
        'vouching_mosques',
        'withdraw_claim',
        'withdraw_halal_evidence',
        'withdraw_ownership_statement',
      ].sort(),
    )
  })

  test('every function has a fixed search path', async () => {
    // Those that compute a value of a row from its words: with a setting of their own, an import takes twice as long.
    const rows = await site.database.query(
      `select p.oid::regprocedure::text as name from pg_proc as p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not (p.provolatile = 'i' and not p.prosecdef and p.proname in (
           'fold', 'dashed', 'sphere_point', 'priority_of', 'business_key', 'business_search', 'mosque_key', 'mosque_search',
           'listing_terms', 'listing_parts', 'shipped_cuisine_parts', 'phone_digits', 'web_domain'))
         and not exists (select from unnest(p.proconfig) as setting where setting like 'search_path=%')`,
    )
    expect(rows).toEqual([])
  })

  test('no role may truncate, and schemas behind the API stay behind it', async () => {
    const rows = await site.database.query(
      `select c.relname from pg_class as c, unnest(array['anon', 'authenticated']) as role
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and has_table_privilege(role, c.oid, 'truncate, trigger, references')`,
    )
    expect(rows).toEqual([])
    for (const schema of ['private', 'auth']) {
      const { status } = await site.call('/rest/v1/users', { as: 'service', headers: { 'Accept-Profile': schema } })
      expect(status).toBe(406)
    }
  })
})
