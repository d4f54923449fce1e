-- Generated from supabase/migrations by "npm run db -- generate". For reading, not for running.

-- Indexes that an import under way took away and will build again. With no such import at work they are built at once.
create table private.absent_indexes (
  name text not null,
  definition text not null,
  method text not null,
  import_id uuid not null,
  constraint absent_indexes_pkey PRIMARY KEY (name)
);
alter table private.absent_indexes enable row level security;

create table private.counters (
  series text not null,
  last integer not null,
  constraint counters_pkey PRIMARY KEY (series)
);
alter table private.counters enable row level security;

-- Rows as they were before an import changed them, for its undo.
create table private.import_changes (
  import_id uuid not null,
  kind text not null,
  row_id uuid not null,
  before jsonb not null,
  constraint import_changes_pkey PRIMARY KEY (import_id, kind, row_id),
  constraint import_changes_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);
CREATE INDEX import_changes_row_id ON private.import_changes USING btree (row_id);

-- How far each part of an import under way is merged. A row is in the part that the hash of its wish says. is_alone: the last batch changed rows that were there before, so the next is likely to.
create table private.import_parts (
  import_id uuid not null,
  part smallint not null,
  parts smallint not null,
  merged_through bigint not null default 0,
  is_alone boolean not null default false,
  constraint import_parts_pkey PRIMARY KEY (import_id, part),
  constraint import_parts_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_parts_check CHECK (((part >= 0) AND (part < parts))),
  constraint import_parts_parts_check CHECK ((parts = ANY (ARRAY[1, 2, 4])))
);
alter table private.import_parts enable row level security;

-- All tags of an imported row as its source has them, by the id of the row.
create table private.imported_originals (
  row_id uuid not null,
  raw jsonb not null,
  constraint imported_originals_pkey PRIMARY KEY (row_id)
);

-- Where someone has signed in from, as hashes with the site's own key: guesses of strangers do not shut them out there.
create table private.known_networks (
  user_id uuid not null,
  network text not null,
  last_seen_at timestamp with time zone not null default now(),
  constraint known_networks_pkey PRIMARY KEY (user_id, network),
  constraint known_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.known_networks enable row level security;
CREATE INDEX known_networks_last_seen_at ON private.known_networks USING btree (last_seen_at);

create table private.left_handles (
  handle text not null,
  user_id uuid not null,
  left_at timestamp with time zone not null default now(),
  constraint left_handles_pkey PRIMARY KEY (handle),
  constraint left_handles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.left_handles enable row level security;
CREATE INDEX left_handles_user_id ON private.left_handles USING btree (user_id);

-- Every word of names, categories, tags, services and places in the directory, folded.
create table private.listing_words (
  word text not null,
  constraint listing_words_pkey PRIMARY KEY (word)
);
alter table private.listing_words enable row level security;
CREATE INDEX listing_words_prefix ON private.listing_words USING btree (word text_pattern_ops);
CREATE INDEX listing_words_trigrams ON private.listing_words USING gin (word extensions.gin_trgm_ops);

-- Codes and links on their way to people, as hashes, with what they will bring into force.
create table private.one_time_codes (
  user_id uuid not null,
  purpose text not null,
  kind text not null,
  code_hash text not null,
  link_hash text,
  wrong_tries integer not null default 0,
  waiting jsonb,
  challenge jsonb,
  sent_at timestamp with time zone not null default now(),
  constraint one_time_codes_link_hash_key UNIQUE (link_hash),
  constraint one_time_codes_pkey PRIMARY KEY (user_id, purpose),
  constraint one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint one_time_codes_kind_check CHECK ((kind = ANY (ARRAY['signup'::text, 'invite'::text, 'magiclink'::text, 'recovery'::text, 'email_change'::text, 'reauthentication'::text, 'sms'::text]))),
  constraint one_time_codes_purpose_check CHECK ((purpose = ANY (ARRAY['confirmation'::text, 'recovery'::text, 'email_change_current'::text, 'email_change_new'::text, 'reauthentication'::text, 'phone'::text])))
);
alter table private.one_time_codes enable row level security;

create table private.person_keys (
  user_id uuid not null,
  live_key uuid not null default gen_random_uuid(),
  mail_key uuid not null default gen_random_uuid(),
  constraint person_keys_live_key_key UNIQUE (live_key),
  constraint person_keys_mail_key_key UNIQUE (mail_key),
  constraint person_keys_pkey PRIMARY KEY (user_id),
  constraint person_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.person_keys enable row level security;

-- What the operator decided in the environment and policies have to know. Written at start.
create table private.settings (
  name text not null,
  value jsonb not null,
  constraint settings_pkey PRIMARY KEY (name)
);
alter table private.settings enable row level security;

-- How often something was tried: passwords and codes of an account, mails and messages to an address. Subjects are hashes.
create table private.sign_in_tries (
  subject text not null,
  tries integer not null default 0,
  next_at timestamp with time zone not null,
  forgotten_at timestamp with time zone not null,
  constraint sign_in_tries_pkey PRIMARY KEY (subject)
);
alter table private.sign_in_tries enable row level security;
CREATE INDEX sign_in_tries_forgotten_at ON private.sign_in_tries USING btree (forgotten_at);

-- Proofs of identity that have opened a session (messages of wallets, SAML assertions): none opens a second one. Kept until they are too old anyway.
create table private.used_sign_in_messages (
  digest text not null,
  expires_at timestamp with time zone not null,
  constraint used_sign_in_messages_pkey PRIMARY KEY (digest)
);
alter table private.used_sign_in_messages enable row level security;
CREATE INDEX used_sign_in_messages_expires_at ON private.used_sign_in_messages USING btree (expires_at);

-- How often a link was followed, by day. Nothing about who did.
create table public.affiliate_clicks (
  affiliate_id uuid not null,
  day date not null,
  clicks integer not null default 0,
  constraint affiliate_clicks_pkey PRIMARY KEY (affiliate_id, day),
  constraint affiliate_clicks_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(user_id) ON DELETE CASCADE
);
alter table public.affiliate_clicks enable row level security;
create policy "affiliates can see their clicks" on affiliate_clicks for select to authenticated using ((affiliate_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see clicks" on affiliate_clicks for select to authenticated using (( SELECT private.is_staff() AS is_staff));

-- Sums that were paid to affiliates, each for the commissions that point at it.
create table public.affiliate_payouts (
  id uuid not null default gen_random_uuid(),
  affiliate_id uuid not null,
  amount_cents integer not null,
  currency text not null,
  made_on date not null,
  created_at timestamp with time zone not null default now(),
  constraint affiliate_payouts_pkey PRIMARY KEY (id),
  constraint affiliate_payouts_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(user_id) ON DELETE CASCADE,
  constraint affiliate_payouts_amount_cents_check CHECK ((amount_cents > 0))
);
alter table public.affiliate_payouts enable row level security;
CREATE INDEX affiliate_payouts_affiliate_id ON public.affiliate_payouts USING btree (affiliate_id, created_at DESC);
create policy "affiliates can see their payouts" on affiliate_payouts for select to authenticated using ((affiliate_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see payouts" on affiliate_payouts for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER ask_second_factor BEFORE INSERT OR DELETE OR UPDATE ON public.affiliate_payouts FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.affiliate_payouts FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.affiliate_payouts FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- What new affiliates are offered. Those taken in keep the terms they were taken in with.
create table public.affiliate_terms (
  id boolean not null default true,
  percent numeric(5,2) not null default 20,
  months smallint not null default 12,
  window_days smallint not null default 30,
  hold_days smallint not null default 30,
  min_payout_cents integer not null default 2500,
  constraint affiliate_terms_pkey PRIMARY KEY (id),
  constraint affiliate_terms_hold_days_check CHECK (((hold_days >= 0) AND (hold_days <= 90))),
  constraint affiliate_terms_id_check CHECK (id),
  constraint affiliate_terms_min_payout_cents_check CHECK (((min_payout_cents >= 0) AND (min_payout_cents <= 1000000))),
  constraint affiliate_terms_months_check CHECK (((months >= 1) AND (months <= 60))),
  constraint affiliate_terms_percent_check CHECK (((percent >= (0)::numeric) AND (percent <= (60)::numeric))),
  constraint affiliate_terms_window_days_check CHECK (((window_days >= 1) AND (window_days <= 90)))
);
alter table public.affiliate_terms enable row level security;
create policy "everyone can read the terms" on affiliate_terms for select to anon, authenticated using (true);
create policy "superadmins can set the terms" on affiliate_terms for update to authenticated using (( SELECT private.has_role('superadmin'::text) AS has_role)) with check (( SELECT private.has_role('superadmin'::text) AS has_role));
CREATE TRIGGER ask_second_factor BEFORE UPDATE ON public.affiliate_terms FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER audit AFTER UPDATE ON public.affiliate_terms FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.affiliate_terms FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Applications and those taken in; terms is a copy of the day they were.
create table public.affiliates (
  user_id uuid not null,
  code text not null,
  status text not null default 'pending'::text,
  about text not null,
  website_url text,
  terms jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  constraint affiliates_code_key UNIQUE (code),
  constraint affiliates_pkey PRIMARY KEY (user_id),
  constraint affiliates_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint affiliates_about_check CHECK (((length(btrim(about)) >= 10) AND (length(btrim(about)) <= 2000))),
  constraint affiliates_code_check CHECK ((code ~ '^[a-z0-9]{6,20}$'::text)),
  constraint affiliates_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text, 'paused'::text]))),
  constraint affiliates_website_url_check CHECK (((length(website_url) <= 500) AND (website_url ~ '^https?://'::text)))
);
alter table public.affiliates enable row level security;
create policy "affiliates can see themselves" on affiliates for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see affiliates" on affiliates for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER ask_second_factor BEFORE UPDATE ON public.affiliates FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.affiliates FOR EACH ROW EXECUTE FUNCTION private.audit('user_id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.affiliates FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Aid organisations shown beside the wall. Money never passes through the site.
create table public.aid_organisations (
  id uuid not null default gen_random_uuid(),
  name text not null,
  website text not null,
  work text[] not null,
  source text not null,
  checked_on date,
  position smallint not null default 100,
  is_shown boolean not null default true,
  constraint aid_organisations_pkey PRIMARY KEY (id),
  constraint aid_organisations_name_check CHECK (((length(btrim(name)) >= 2) AND (length(btrim(name)) <= 120))),
  constraint aid_organisations_source_check CHECK (((source ~ '^https://[^\s<>"]+$'::text) AND (length(source) <= 300))),
  constraint aid_organisations_website_check CHECK (((website ~ '^https://[^\s<>"]+$'::text) AND (length(website) <= 300))),
  constraint aid_organisations_work_check CHECK (((work <@ ARRAY['food'::text, 'health'::text, 'shelter'::text, 'water'::text, 'children'::text, 'schools'::text]) AND (cardinality(work) > 0)))
);
alter table public.aid_organisations enable row level security;
create policy "everyone can see the organisations that are shown" on aid_organisations for select to anon, authenticated using (is_shown);
create policy "staff can keep the list" on aid_organisations for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.aid_organisations REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.aid_organisations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.aid_organisations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.aid_organisations FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.aid_organisations FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- An author who thinks a decision was wrong says why, once. Someone else of the staff looks again.
create table public.appeals (
  id uuid not null default gen_random_uuid(),
  subject_kind text not null,
  subject_id uuid not null,
  author_id uuid not null,
  words text not null,
  created_at timestamp with time zone not null default now(),
  constraint appeals_subject_kind_subject_id_key UNIQUE (subject_kind, subject_id),
  constraint appeals_pkey PRIMARY KEY (id),
  constraint appeals_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint appeals_words_check CHECK (((length(btrim(words)) >= 10) AND (length(btrim(words)) <= 1000)))
);
alter table public.appeals enable row level security;
CREATE INDEX appeals_author_id ON public.appeals USING btree (author_id);
create policy "authors can see their appeals" on appeals for select to authenticated using ((author_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see every appeal" on appeals for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.appeals FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Recordings of the athan with licence and source. Nothing is listed whose licence is not known.
create table public.athan_sounds (
  id uuid not null default gen_random_uuid(),
  title text not null,
  reciter text,
  licence text not null,
  licence_url text,
  source_url text not null,
  suits text not null default 'all'::text,
  file_path text,
  address text,
  is_active boolean not null default true,
  added_by uuid default auth.uid(),
  created_at timestamp with time zone not null default now(),
  constraint athan_sounds_file_path_key UNIQUE (file_path),
  constraint athan_sounds_pkey PRIMARY KEY (id),
  constraint athan_sounds_added_by_fkey FOREIGN KEY (added_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint athan_sounds_address_check CHECK (((length(address) <= 500) AND (address ~ '^https://'::text))),
  constraint athan_sounds_check CHECK ((num_nonnulls(file_path, address) = 1)),
  constraint athan_sounds_file_path_check CHECK ((file_path ~ '^[0-9a-f-]{36}\.(mp3|ogg|m4a)$'::text)),
  constraint athan_sounds_licence_check CHECK (((length(btrim(licence)) >= 1) AND (length(btrim(licence)) <= 120))),
  constraint athan_sounds_licence_url_check CHECK (((length(licence_url) <= 500) AND (licence_url ~ '^https://'::text))),
  constraint athan_sounds_reciter_check CHECK (((length(btrim(reciter)) >= 1) AND (length(btrim(reciter)) <= 120))),
  constraint athan_sounds_source_url_check CHECK (((length(source_url) <= 500) AND (source_url ~ '^https://'::text))),
  constraint athan_sounds_suits_check CHECK ((suits = ANY (ARRAY['all'::text, 'fajr'::text, 'other'::text]))),
  constraint athan_sounds_title_check CHECK (((length(btrim(title)) >= 1) AND (length(btrim(title)) <= 120)))
);
alter table public.athan_sounds enable row level security;
CREATE INDEX athan_sounds_added_by ON public.athan_sounds USING btree (added_by);
CREATE INDEX athan_sounds_shown ON public.athan_sounds USING btree (created_at) WHERE is_active;
create policy "everyone can see the sounds on offer" on athan_sounds for select to anon, authenticated using (is_active);
create policy "staff can see every sound" on athan_sounds for select to authenticated using (( SELECT private.is_staff() AS is_staff));
create policy "superadmins can add sounds" on athan_sounds for insert to authenticated with check (( SELECT private.has_role('superadmin'::text) AS has_role));
create policy "superadmins can change sounds" on athan_sounds for update to authenticated using (( SELECT private.has_role('superadmin'::text) AS has_role)) with check (( SELECT private.has_role('superadmin'::text) AS has_role));
create policy "superadmins can remove sounds" on athan_sounds for delete to authenticated using (( SELECT private.has_role('superadmin'::text) AS has_role));
CREATE TRIGGER announce_delete AFTER DELETE ON public.athan_sounds REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.athan_sounds REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.athan_sounds REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.athan_sounds FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.athan_sounds FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Every change to roles, memberships, partners, promotions and listings. For updates only the fields that changed. Written by triggers alone.
create table public.audit_log (
  id bigint not null generated as identity,
  actor uuid,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  at timestamp with time zone not null default now(),
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_action_check CHECK ((action = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text])))
);
alter table public.audit_log enable row level security;
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at DESC);
CREATE INDEX audit_log_entity ON public.audit_log USING btree (entity, entity_id);
CREATE INDEX audit_log_gone_from_place ON public.audit_log USING btree (((before ->> 'place_id'::text))) WHERE ((action = 'delete'::text) AND (entity = ANY (ARRAY['iqamah_rules'::text, 'jumuah_sessions'::text, 'mosque_occasions'::text])));
create policy "superadmins can read the audit log" on audit_log for select to authenticated using (( SELECT private.has_role('superadmin'::text) AS has_role));

-- Name, address and tax number for invoices, as the owner gives them.
create table public.billing_details (
  business_id uuid not null,
  name text not null,
  address text not null default ''::text,
  country_code text not null default ''::text,
  tax_id text not null default ''::text,
  updated_at timestamp with time zone not null default now(),
  constraint billing_details_pkey PRIMARY KEY (business_id),
  constraint billing_details_business_id_fkey FOREIGN KEY (business_id) REFERENCES business_accounts(id) ON DELETE CASCADE,
  constraint billing_details_address_check CHECK ((length(address) <= 500)),
  constraint billing_details_country_code_check CHECK ((country_code ~ '^([A-Z]{2})?$'::text)),
  constraint billing_details_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 160))),
  constraint billing_details_tax_id_check CHECK ((length(tax_id) <= 60))
);
alter table public.billing_details enable row level security;
create policy "owners can add their billing details" on billing_details for insert to authenticated with check ((business_id IN ( SELECT business_accounts.id
   FROM business_accounts
  WHERE (business_accounts.owner_id = ( SELECT auth.uid() AS uid)))));
create policy "owners can change their billing details" on billing_details for update to authenticated using ((business_id IN ( SELECT business_accounts.id
   FROM business_accounts
  WHERE (business_accounts.owner_id = ( SELECT auth.uid() AS uid))))) with check ((business_id IN ( SELECT business_accounts.id
   FROM business_accounts
  WHERE (business_accounts.owner_id = ( SELECT auth.uid() AS uid)))));
create policy "owners can read their billing details" on billing_details for select to authenticated using ((business_id IN ( SELECT business_accounts.id
   FROM business_accounts
  WHERE (business_accounts.owner_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can read billing details" on billing_details for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.billing_details FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.billing_details FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Listings imported from open data, with where each came from and under which licence.
create table public.business (
  id uuid not null default gen_random_uuid(),
  place_id uuid,
  source text not null,
  source_id text not null,
  licence text,
  import_id uuid,
  slug text,
  status text not null default 'published'::text,
  name text not null,
  local_name text,
  description text,
  image text,
  rating double precision,
  reviews_count integer not null default 0,
  business_type text,
  business_category text,
  subcategory text,
  address text,
  city text,
  state text,
  country text,
  country_code text,
  latitude double precision,
  longitude double precision,
  city_latitude double precision,
  city_longitude double precision,
  time_zone text,
  phone text,
  email text,
  website text,
  whatsapp text,
  hours jsonb,
  services text[] not null default '{}'::text[],
  halal_level smallint,
  muslim_owned boolean,
  price_range text,
  tags text[] not null default '{}'::text[],
  featured boolean not null default false,
  is_featured boolean generated always as (featured) stored,
  priority_level text,
  subscription_tier text,
  is_sample boolean not null default false,
  place_key text generated always as (private.business_key(id, name, city, phone)) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  facts jsonb not null default '{}'::jsonb,
  halal jsonb,
  ownership_level smallint,
  languages text[] not null default '{}'::text[],
  online_only boolean not null default false,
  service_area_km smallint,
  closed_on date,
  moved_to uuid,
  closed_reason text,
  constraint business_source_source_id_key UNIQUE (source, source_id),
  constraint business_pkey PRIMARY KEY (id),
  constraint business_moved_to_fkey FOREIGN KEY (moved_to) REFERENCES places(id) ON DELETE SET NULL,
  constraint business_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id),
  constraint business_address_check CHECK ((length(address) <= 400)),
  constraint business_business_category_check CHECK ((length(business_category) <= 80)),
  constraint business_business_type_check CHECK ((length(business_type) <= 80)),
  constraint business_city_check CHECK ((length(city) <= 120)),
  constraint business_closed_reason_check CHECK ((length(closed_reason) <= 300)),
  constraint business_country_check CHECK ((length(country) <= 120)),
  constraint business_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint business_description_check CHECK ((length(description) <= 6000)),
  constraint business_email_check CHECK ((length(email) <= 320)),
  constraint business_facts_check CHECK (((jsonb_typeof(facts) = 'object'::text) AND (octet_length((facts)::text) <= 4096))),
  constraint business_halal_check CHECK (((jsonb_typeof(halal) = 'object'::text) AND (octet_length((halal)::text) <= 4096))),
  constraint business_halal_level_check CHECK (((halal_level >= 0) AND (halal_level <= 4))),
  constraint business_hours_check CHECK ((octet_length((hours)::text) <= 16384)),
  constraint business_image_check CHECK ((length(image) <= 1000)),
  constraint business_languages_check CHECK ((cardinality(languages) <= 20)),
  constraint business_licence_check CHECK ((length(licence) <= 200)),
  constraint business_local_name_check CHECK ((length(local_name) <= 200)),
  constraint business_name_check CHECK ((length(name) <= 200)),
  constraint business_ownership_level_check CHECK (((ownership_level >= 0) AND (ownership_level <= 4))),
  constraint business_phone_check CHECK ((length(phone) <= 40)),
  constraint business_price_range_check CHECK ((price_range = ANY (ARRAY['$'::text, '$$'::text, '$$$'::text, '$$$$'::text]))),
  constraint business_priority_level_check CHECK ((length(priority_level) <= 20)),
  constraint business_rating_check CHECK (((rating >= (0)::double precision) AND (rating <= (5)::double precision))),
  constraint business_reviews_count_check CHECK ((reviews_count >= 0)),
  constraint business_service_area_km_check CHECK (((service_area_km >= 1) AND (service_area_km <= 500))),
  constraint business_services_check CHECK ((cardinality(services) <= 60)),
  constraint business_slug_check CHECK (((length(slug) >= 1) AND (length(slug) <= 100))),
  constraint business_source_check CHECK (((length(source) >= 1) AND (length(source) <= 60))),
  constraint business_source_id_check CHECK (((length(source_id) >= 1) AND (length(source_id) <= 200))),
  constraint business_state_check CHECK ((length(state) <= 120)),
  constraint business_status_check CHECK ((status = ANY (ARRAY['published'::text, 'hidden'::text]))),
  constraint business_subcategory_check CHECK ((length(subcategory) <= 80)),
  constraint business_subscription_tier_check CHECK ((length(subscription_tier) <= 40)),
  constraint business_tags_check CHECK ((cardinality(tags) <= 40)),
  constraint business_time_zone_check CHECK ((length(time_zone) <= 60)),
  constraint business_website_check CHECK (((length(website) <= 500) AND (website ~ '^https?://'::text))),
  constraint business_whatsapp_check CHECK ((length(whatsapp) <= 40))
);
alter table public.business enable row level security;
CREATE INDEX business_import_id ON public.business USING btree (import_id);
CREATE INDEX business_moved_to ON public.business USING btree (moved_to) WHERE (moved_to IS NOT NULL);
CREATE INDEX business_place_id ON public.business USING btree (place_id);
CREATE INDEX business_place_key ON public.business USING btree (place_key);
create policy "everyone can see imported businesses" on business for select to anon, authenticated using ((status = 'published'::text));
create policy "staff can manage imported businesses" on business for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.business REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.business REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.business REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER forget_originals AFTER DELETE ON public.business REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.forget_originals();
CREATE TRIGGER guard_imported BEFORE INSERT OR UPDATE ON public.business FOR EACH ROW WHEN ((current_setting('mahalla.settling'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION private.guard_imported();
CREATE TRIGGER hide_ownership BEFORE INSERT OR UPDATE ON public.business FOR EACH ROW WHEN (((new.muslim_owned IS NOT NULL) OR (new.ownership_level IS NOT NULL))) EXECUTE FUNCTION private.guard_hidden_ownership();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.business FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER settle_delete AFTER DELETE ON public.business REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('business', 'imported');
CREATE TRIGGER settle_insert AFTER INSERT ON public.business REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('business', 'imported');
CREATE TRIGGER settle_update AFTER UPDATE ON public.business REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('business', 'imported');

-- The account behind one or more businesses. One per person.
create table public.business_accounts (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default auth.uid(),
  name text not null default ''::text,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  about text not null default ''::text,
  languages text[] not null default '{}'::text[],
  updated_at timestamp with time zone not null default now(),
  constraint business_accounts_owner_id_key UNIQUE (owner_id),
  constraint business_accounts_pkey PRIMARY KEY (id),
  constraint business_accounts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint business_accounts_about_check CHECK ((length(about) <= 2000)),
  constraint business_accounts_languages_check CHECK (((cardinality(languages) <= 20) AND (octet_length((languages)::text) <= 2048))),
  constraint business_accounts_name_check CHECK ((length(name) <= 160))
);
alter table public.business_accounts enable row level security;
create policy "members can open a business account for themselves" on business_accounts for insert to authenticated with check ((owner_id = ( SELECT auth.uid() AS uid)));
create policy "owners can see their business account" on business_accounts for select to authenticated using ((owner_id = ( SELECT auth.uid() AS uid)));
create policy "owners can update their business account" on business_accounts for update to authenticated using ((owner_id = ( SELECT auth.uid() AS uid))) with check ((owner_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see every business account" on business_accounts for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.business_accounts REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.business_accounts REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.business_accounts REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER guard_business_account BEFORE INSERT OR UPDATE ON public.business_accounts FOR EACH ROW EXECUTE FUNCTION private.guard_business_account();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.business_accounts FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.business_accounts FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Offers to hand a business to someone else. The token travels by mail only. Written by functions only.
create table public.business_transfers (
  id uuid not null default gen_random_uuid(),
  business_id uuid not null,
  from_user uuid not null,
  to_email text not null,
  token_hash text not null,
  state text not null default 'pending'::text,
  accepted_by uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '7 days'::interval),
  decided_at timestamp with time zone,
  constraint business_transfers_token_hash_key UNIQUE (token_hash),
  constraint business_transfers_pkey PRIMARY KEY (id),
  constraint business_transfers_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint business_transfers_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint business_transfers_from_user_fkey FOREIGN KEY (from_user) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint business_transfers_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'cancelled'::text]))),
  constraint business_transfers_to_email_check CHECK (((length(to_email) >= 3) AND (length(to_email) <= 320))),
  constraint business_transfers_token_hash_check CHECK ((length(token_hash) = 64))
);
alter table public.business_transfers enable row level security;
CREATE INDEX business_transfers_accepted_by ON public.business_transfers USING btree (accepted_by);
CREATE INDEX business_transfers_from_user ON public.business_transfers USING btree (from_user);
CREATE UNIQUE INDEX business_transfers_one_open ON public.business_transfers USING btree (business_id) WHERE (state = 'pending'::text);
create policy "owners can see what they offered" on business_transfers for select to authenticated using ((from_user = ( SELECT auth.uid() AS uid)));
create policy "staff can see every offer" on business_transfers for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER ask_second_factor BEFORE INSERT ON public.business_transfers FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER ask_second_factor_to_accept BEFORE UPDATE OF state ON public.business_transfers FOR EACH ROW WHEN (((auth.uid() IS NOT NULL) AND (new.state = 'accepted'::text) AND (old.state <> 'accepted'::text))) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.business_transfers FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- One row per distinct, visible business; id is the place. Written by triggers on businesses and business only. position is where lists look for it: null where not even its city is known, and only a place to show where latitude is.
create table public.business_unified (
  id uuid not null,
  slug text not null,
  source_table text not null,
  source_row uuid not null,
  name text not null,
  local_name text,
  description text,
  image text,
  rating double precision,
  reviews_count integer not null default 0,
  business_type text,
  business_category text,
  subcategory text,
  address text,
  city text,
  state text,
  country text,
  country_code text,
  latitude double precision,
  longitude double precision,
  city_latitude double precision,
  city_longitude double precision,
  time_zone text,
  phone text,
  email text,
  website text,
  whatsapp text,
  hours jsonb,
  services text[] not null default '{}'::text[],
  halal_level smallint,
  muslim_owned boolean,
  price_range text,
  tags text[] not null default '{}'::text[],
  featured boolean not null default false,
  is_featured boolean generated always as (featured) stored,
  priority_level text,
  subscription_tier text,
  is_sample boolean not null default false,
  priority smallint generated always as (private.priority_of(priority_level, subscription_tier)) stored,
  position extensions.cube generated always as (COALESCE(private.sphere_point(latitude, longitude), private.sphere_point(city_latitude, city_longitude))) stored,
  name_folded text generated always as (private.fold(name)) stored,
  search tsvector generated always as (private.business_search(name, local_name, business_category, subcategory, tags, services, city, country, description)) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  facts jsonb not null default '{}'::jsonb,
  halal jsonb,
  ownership_level smallint,
  languages text[] not null default '{}'::text[],
  online_only boolean not null default false,
  service_area_km smallint,
  closed_on date,
  moved_to uuid,
  terms text[] not null generated always as (private.listing_terms(business_category, subcategory, halal_level, muslim_owned, facts)) stored,
  closed_reason text,
  source text,
  licence text,
  constraint business_unified_slug_key UNIQUE (slug),
  constraint business_unified_pkey PRIMARY KEY (id),
  constraint business_unified_id_fkey FOREIGN KEY (id) REFERENCES places(id) ON DELETE CASCADE,
  constraint business_unified_moved_to_fkey FOREIGN KEY (moved_to) REFERENCES places(id) ON DELETE SET NULL,
  constraint business_unified_source_table_check CHECK ((source_table = ANY (ARRAY['businesses'::text, 'business'::text])))
);
alter table public.business_unified enable row level security;
CREATE INDEX business_unified_category ON public.business_unified USING btree (business_category, country_code, city);
CREATE INDEX business_unified_country_category ON public.business_unified USING btree (country_code, business_category, city);
CREATE INDEX business_unified_moved_to ON public.business_unified USING btree (moved_to) WHERE (moved_to IS NOT NULL);
CREATE INDEX business_unified_name_prefix ON public.business_unified USING btree (name_folded text_pattern_ops);
CREATE INDEX business_unified_name_trigrams ON public.business_unified USING gin (name_folded extensions.gin_trgm_ops);
CREATE INDEX business_unified_newest ON public.business_unified USING btree (created_at DESC, id);
CREATE INDEX business_unified_phone_digits ON public.business_unified USING btree (private.phone_digits(phone)) WHERE (phone IS NOT NULL);
CREATE INDEX business_unified_placeless ON public.business_unified USING btree (priority DESC, featured DESC, rating DESC NULLS LAST, reviews_count DESC, id) WHERE ("position" IS NULL);
CREATE INDEX business_unified_position ON public.business_unified USING gist ("position");
CREATE INDEX business_unified_ranking ON public.business_unified USING btree (priority DESC, featured DESC, rating DESC NULLS LAST, reviews_count DESC, id);
CREATE INDEX business_unified_rated ON public.business_unified USING btree (rating DESC NULLS LAST, reviews_count DESC, id);
CREATE INDEX business_unified_search ON public.business_unified USING gin (search);
CREATE INDEX business_unified_terms ON public.business_unified USING gin (terms);
CREATE INDEX business_unified_updated_at ON public.business_unified USING btree (updated_at, id);
CREATE INDEX business_unified_web_domain ON public.business_unified USING btree (private.web_domain(website)) WHERE (website IS NOT NULL);
create policy "everyone can see the directory" on business_unified for select to anon, authenticated using (true);
CREATE TRIGGER add_words_on_insert AFTER INSERT ON public.business_unified REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.add_listing_words();
CREATE TRIGGER add_words_on_update AFTER UPDATE ON public.business_unified REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.add_listing_words();
CREATE TRIGGER announce_delete AFTER DELETE ON public.business_unified REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.business_unified REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.business_unified REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER hide_ownership BEFORE INSERT OR UPDATE ON public.business_unified FOR EACH ROW WHEN (((new.muslim_owned IS NOT NULL) OR (new.ownership_level IS NOT NULL))) EXECUTE FUNCTION private.guard_hidden_unified();

-- Listings that people own on this site.
create table public.businesses (
  id uuid not null default gen_random_uuid(),
  place_id uuid,
  business_account_id uuid,
  owner_id uuid,
  slug text,
  status text not null default 'draft'::text,
  name text not null,
  local_name text,
  description text,
  image text,
  rating double precision,
  reviews_count integer not null default 0,
  business_type text,
  business_category text,
  subcategory text,
  address text,
  city text,
  state text,
  country text,
  country_code text,
  latitude double precision,
  longitude double precision,
  city_latitude double precision,
  city_longitude double precision,
  time_zone text,
  phone text,
  email text,
  website text,
  whatsapp text,
  hours jsonb,
  services text[] not null default '{}'::text[],
  halal_level smallint,
  muslim_owned boolean,
  price_range text,
  tags text[] not null default '{}'::text[],
  featured boolean not null default false,
  is_featured boolean generated always as (featured) stored,
  priority_level text,
  subscription_tier text,
  is_sample boolean not null default false,
  place_key text generated always as (private.business_key(id, name, city, phone)) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  facts jsonb not null default '{}'::jsonb,
  halal jsonb,
  ownership_level smallint,
  languages text[] not null default '{}'::text[],
  online_only boolean not null default false,
  service_area_km smallint,
  closed_on date,
  moved_to uuid,
  closed_reason text,
  source text,
  licence text,
  constraint businesses_pkey PRIMARY KEY (id),
  constraint businesses_business_account_id_fkey FOREIGN KEY (business_account_id) REFERENCES business_accounts(id) ON DELETE SET NULL,
  constraint businesses_moved_to_fkey FOREIGN KEY (moved_to) REFERENCES places(id) ON DELETE SET NULL,
  constraint businesses_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint businesses_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id),
  constraint businesses_address_check CHECK ((length(address) <= 400)),
  constraint businesses_business_category_check CHECK ((length(business_category) <= 80)),
  constraint businesses_business_type_check CHECK ((length(business_type) <= 80)),
  constraint businesses_city_check CHECK ((length(city) <= 120)),
  constraint businesses_city_latitude_check CHECK (((city_latitude >= ('-90'::integer)::double precision) AND (city_latitude <= (90)::double precision))),
  constraint businesses_city_longitude_check CHECK (((city_longitude >= ('-180'::integer)::double precision) AND (city_longitude <= (180)::double precision))),
  constraint businesses_closed_on_check CHECK (private.is_sane_day(closed_on)),
  constraint businesses_closed_reason_check CHECK ((length(closed_reason) <= 300)),
  constraint businesses_country_check CHECK ((length(country) <= 120)),
  constraint businesses_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint businesses_description_check CHECK ((length(description) <= 6000)),
  constraint businesses_email_check CHECK ((length(email) <= 320)),
  constraint businesses_facts_check CHECK ((private.is_yes_or_no(facts) AND (octet_length((facts)::text) <= 4096))),
  constraint businesses_halal_check CHECK (((jsonb_typeof(halal) = 'object'::text) AND (octet_length((halal)::text) <= 4096))),
  constraint businesses_halal_level_check CHECK (((halal_level >= 0) AND (halal_level <= 4))),
  constraint businesses_hours_check CHECK (private.is_opening_hours(hours)),
  constraint businesses_image_check CHECK (((length(image) <= 1000) AND private.is_image_address(image))),
  constraint businesses_languages_check CHECK (((cardinality(languages) <= 20) AND (octet_length((languages)::text) <= 2048))),
  constraint businesses_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint businesses_licence_check CHECK ((licence IS NULL)),
  constraint businesses_local_name_check CHECK ((length(local_name) <= 200)),
  constraint businesses_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint businesses_name_check CHECK ((length(name) <= 200)),
  constraint businesses_name_check1 CHECK ((btrim(name) <> ''::text)),
  constraint businesses_ownership_level_check CHECK (((ownership_level >= 0) AND (ownership_level <= 4))),
  constraint businesses_phone_check CHECK ((length(phone) <= 40)),
  constraint businesses_price_range_check CHECK ((price_range = ANY (ARRAY['$'::text, '$$'::text, '$$$'::text, '$$$$'::text]))),
  constraint businesses_priority_level_check CHECK ((length(priority_level) <= 20)),
  constraint businesses_rating_check CHECK (((rating >= (0)::double precision) AND (rating <= (5)::double precision))),
  constraint businesses_reviews_count_check CHECK ((reviews_count >= 0)),
  constraint businesses_service_area_km_check CHECK (((service_area_km >= 1) AND (service_area_km <= 500))),
  constraint businesses_services_check CHECK (((cardinality(services) <= 60) AND (octet_length((services)::text) <= 8192))),
  constraint businesses_slug_check CHECK (((length(slug) >= 1) AND (length(slug) <= 100))),
  constraint businesses_source_check CHECK ((source IS NULL)),
  constraint businesses_state_check CHECK ((length(state) <= 120)),
  constraint businesses_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'hidden'::text]))),
  constraint businesses_subcategory_check CHECK ((length(subcategory) <= 80)),
  constraint businesses_subscription_tier_check CHECK ((length(subscription_tier) <= 40)),
  constraint businesses_tags_check CHECK (((cardinality(tags) <= 40) AND (octet_length((tags)::text) <= 8192))),
  constraint businesses_time_zone_check CHECK (((length(time_zone) <= 60) AND private.is_time_zone(time_zone))),
  constraint businesses_website_check CHECK (((length(website) <= 500) AND private.is_web_address(website))),
  constraint businesses_whatsapp_check CHECK ((length(whatsapp) <= 40))
);
alter table public.businesses enable row level security;
CREATE INDEX businesses_business_account_id ON public.businesses USING btree (business_account_id);
CREATE INDEX businesses_moved_to ON public.businesses USING btree (moved_to) WHERE (moved_to IS NOT NULL);
CREATE INDEX businesses_owner_id ON public.businesses USING btree (owner_id);
CREATE INDEX businesses_place_key ON public.businesses USING btree (place_key);
CREATE INDEX businesses_status ON public.businesses USING btree (status);
CREATE UNIQUE INDEX businesses_place_id ON public.businesses USING btree (place_id);
create policy "everyone can see published businesses that nobody owns" on businesses for select to anon, authenticated using (((status = 'published'::text) AND (owner_id IS NULL)));
create policy "owners can add businesses to their account" on businesses for insert to authenticated with check (((owner_id = ( SELECT auth.uid() AS uid)) AND (business_account_id IN ( SELECT business_accounts.id
   FROM business_accounts
  WHERE (business_accounts.owner_id = ( SELECT auth.uid() AS uid))))));
create policy "owners can delete their businesses" on businesses for delete to authenticated using ((owner_id = ( SELECT auth.uid() AS uid)));
create policy "owners can see their businesses" on businesses for select to authenticated using ((owner_id = ( SELECT auth.uid() AS uid)));
create policy "owners can update their businesses" on businesses for update to authenticated using ((owner_id = ( SELECT auth.uid() AS uid))) with check (((owner_id = ( SELECT auth.uid() AS uid)) AND (business_account_id IN ( SELECT business_accounts.id
   FROM business_accounts
  WHERE (business_accounts.owner_id = ( SELECT auth.uid() AS uid))))));
create policy "staff can manage businesses" on businesses for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.businesses REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.businesses REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.businesses REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER ask_second_factor BEFORE UPDATE OF owner_id, business_account_id, closed_on, moved_to, status ON public.businesses FOR EACH ROW WHEN (((auth.uid() IS NOT NULL) AND ((new.owner_id IS DISTINCT FROM old.owner_id) OR (new.business_account_id IS DISTINCT FROM old.business_account_id) OR ((new.closed_on IS DISTINCT FROM old.closed_on) AND (new.closed_on IS NOT NULL)) OR ((old.moved_to IS NULL) AND (new.moved_to IS NOT NULL)) OR ((old.status = 'published'::text) AND (new.status <> 'published'::text))))) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER ask_second_factor_to_delete BEFORE DELETE ON public.businesses FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.businesses FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER guard_business BEFORE INSERT OR UPDATE ON public.businesses FOR EACH ROW EXECUTE FUNCTION private.guard_business();
CREATE TRIGGER guard_frozen_delete BEFORE DELETE ON public.businesses FOR EACH ROW EXECUTE FUNCTION private.guard_frozen();
CREATE TRIGGER guard_frozen_update BEFORE UPDATE ON public.businesses FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.local_name IS DISTINCT FROM new.local_name) OR (old.owner_id IS DISTINCT FROM new.owner_id) OR (old.business_account_id IS DISTINCT FROM new.business_account_id))) EXECUTE FUNCTION private.guard_frozen();
CREATE TRIGGER guard_listing_form BEFORE INSERT OR UPDATE ON public.businesses FOR EACH ROW EXECUTE FUNCTION private.guard_listing_form();
CREATE TRIGGER guard_ownership_level BEFORE INSERT OR UPDATE OF ownership_level ON public.businesses FOR EACH ROW EXECUTE FUNCTION private.guard_ownership_level();
CREATE TRIGGER guard_place BEFORE INSERT OR UPDATE OF name, city, phone, status ON public.businesses FOR EACH ROW EXECUTE FUNCTION private.guard_place();
CREATE TRIGGER guard_rejected BEFORE UPDATE OF status ON public.businesses FOR EACH ROW EXECUTE FUNCTION private.guard_rejected();
CREATE TRIGGER hide_ownership BEFORE INSERT OR UPDATE ON public.businesses FOR EACH ROW EXECUTE FUNCTION private.guard_hidden_ownership();
CREATE TRIGGER limit_listings AFTER INSERT ON public.businesses FOR EACH STATEMENT EXECUTE FUNCTION private.limit_listings();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.businesses FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER rank_by_plan BEFORE INSERT OR UPDATE OF business_account_id ON public.businesses FOR EACH ROW EXECUTE FUNCTION private.rank_by_plan();
CREATE TRIGGER settle_delete AFTER DELETE ON public.businesses REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('business', 'owned');
CREATE TRIGGER settle_insert AFTER INSERT ON public.businesses REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('business', 'owned');
CREATE TRIGGER settle_update AFTER UPDATE ON public.businesses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('business', 'owned');
CREATE TRIGGER submit_new AFTER INSERT ON public.businesses REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.submit_listings();
CREATE TRIGGER submit_published AFTER UPDATE ON public.businesses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.submit_published();
CREATE TRIGGER tell_former_owner AFTER UPDATE OF owner_id ON public.businesses FOR EACH ROW WHEN (((old.owner_id IS NOT NULL) AND (old.owner_id IS DISTINCT FROM new.owner_id))) EXECUTE FUNCTION private.tell_former_owner();
CREATE TRIGGER track_insert AFTER INSERT ON public.businesses REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.follow_listings();
CREATE TRIGGER track_update AFTER UPDATE ON public.businesses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.follow_listings();

-- Bodies that certify halal food, kept by staff. That one is listed here says nothing about its standards.
create table public.certifiers (
  id uuid not null default gen_random_uuid(),
  name text not null,
  aliases text[] not null default '{}'::text[],
  country_code text,
  website text,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint certifiers_name_key UNIQUE (name),
  constraint certifiers_pkey PRIMARY KEY (id),
  constraint certifiers_aliases_check CHECK ((cardinality(aliases) <= 20)),
  constraint certifiers_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint certifiers_name_check CHECK (((length(name) >= 2) AND (length(name) <= 160))),
  constraint certifiers_website_check CHECK (((length(website) <= 500) AND (website ~ '^https://'::text)))
);
alter table public.certifiers enable row level security;
create policy "everyone can see certifiers" on certifiers for select to anon, authenticated using (true);
create policy "staff can keep certifiers" on certifiers for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.certifiers REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.certifiers REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.certifiers REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.certifiers FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.certifiers FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.certifiers FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- What was said in a conversation, and by whom.
create table public.chat_messages (
  id uuid not null default gen_random_uuid(),
  chat_id uuid not null,
  sender text not null,
  author_id uuid,
  body text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  mailed_at timestamp with time zone,
  constraint chat_messages_pkey PRIMARY KEY (id),
  constraint chat_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint chat_messages_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  constraint chat_messages_body_check CHECK (((length(btrim(body)) >= 1) AND (length(btrim(body)) <= 2000))),
  constraint chat_messages_sender_check CHECK ((sender = ANY (ARRAY['visitor'::text, 'assistant'::text, 'staff'::text])))
);
alter table public.chat_messages enable row level security;
CREATE INDEX chat_messages_author_id ON public.chat_messages USING btree (author_id);
CREATE INDEX chat_messages_chat_id ON public.chat_messages USING btree (chat_id, created_at, id);
CREATE INDEX chat_messages_unmailed ON public.chat_messages USING btree (created_at) WHERE ((sender = 'staff'::text) AND (mailed_at IS NULL));
create policy "staff can answer in their own name" on chat_messages for insert to authenticated with check ((( SELECT private.is_staff() AS is_staff) AND (sender = 'staff'::text) AND (author_id = ( SELECT auth.uid() AS uid))));
create policy "staff can read what was said" on chat_messages for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER tell_of_message AFTER INSERT ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.tell_chat();

-- Conversations that the assistant handed over to staff. Written by their functions, read by staff.
create table public.chats (
  id uuid not null default gen_random_uuid(),
  token_hash text not null,
  topic text not null default ('chat:'::text || replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text)),
  state text not null default 'waiting'::text,
  assigned_to uuid,
  email text,
  language text not null default 'en'::text,
  created_at timestamp with time zone not null default now(),
  last_at timestamp with time zone not null default now(),
  visitor_seen_at timestamp with time zone not null default now(),
  constraint chats_token_hash_key UNIQUE (token_hash),
  constraint chats_topic_key UNIQUE (topic),
  constraint chats_pkey PRIMARY KEY (id),
  constraint chats_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint chats_email_check CHECK ((((length(email) >= 3) AND (length(email) <= 320)) AND (email ~~ '%_@_%'::text))),
  constraint chats_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ur'::text, 'fr'::text, 'tr'::text, 'id'::text]))),
  constraint chats_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'assigned'::text, 'closed'::text]))),
  constraint chats_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);
alter table public.chats enable row level security;
CREATE INDEX chats_assigned_to ON public.chats USING btree (assigned_to);
CREATE INDEX chats_by_state ON public.chats USING btree (state, last_at DESC, id);
create policy "staff can read conversations" on chats for select to authenticated using (( SELECT private.is_staff() AS is_staff));
create policy "staff can take and close conversations" on chats for update to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER tell_of_state AFTER UPDATE OF state ON public.chats FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION private.tell_chat();

-- Codes that went to the address a listing names. Only hashes; no person can read them.
create table public.claim_codes (
  claim_id uuid not null,
  code_hash text not null,
  expires_at timestamp with time zone not null,
  tries smallint not null default 0,
  sends smallint not null default 1,
  first_sent_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone not null default now(),
  constraint claim_codes_pkey PRIMARY KEY (claim_id),
  constraint claim_codes_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON DELETE CASCADE
);
alter table public.claim_codes enable row level security;
create policy "nobody but the service role sees codes" on claim_codes for select to authenticated using (false);
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.claim_codes FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Admins of mosques who confirm that a business is the claimant's. Two of them verify a claim. Written by functions only.
create table public.claim_vouches (
  claim_id uuid not null,
  voucher_id uuid not null,
  mosque_id uuid not null,
  note text,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  constraint claim_vouches_pkey PRIMARY KEY (claim_id, voucher_id),
  constraint claim_vouches_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON DELETE CASCADE,
  constraint claim_vouches_mosque_id_fkey FOREIGN KEY (mosque_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint claim_vouches_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint claim_vouches_note_check CHECK ((length(note) <= 500))
);
alter table public.claim_vouches enable row level security;
CREATE INDEX claim_vouches_mosque_id ON public.claim_vouches USING btree (mosque_id);
CREATE INDEX claim_vouches_voucher_id ON public.claim_vouches USING btree (voucher_id);
create policy "claimants can see who vouched for them" on claim_vouches for select to authenticated using ((claim_id IN ( SELECT claims.id
   FROM claims
  WHERE (claims.claimant_id = ( SELECT auth.uid() AS uid)))));
create policy "people can see their own vouching" on claim_vouches for select to authenticated using ((voucher_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see all vouching" on claim_vouches for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER ask_second_factor BEFORE INSERT OR UPDATE OF revoked_at ON public.claim_vouches FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.claim_vouches FOR EACH ROW EXECUTE FUNCTION private.audit('claim_id', 'voucher_id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.claim_vouches FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- People who say that a listing is theirs, and how they prove it. Written by functions only.
create table public.claims (
  id uuid not null default gen_random_uuid(),
  place_id uuid not null,
  claimant_id uuid not null,
  business_name text not null,
  claimant_role text not null,
  method text not null,
  state text not null default 'pending'::text,
  evidence text,
  document_path text,
  mosque_ids uuid[] not null default '{}'::uuid[],
  code_confirmed_at timestamp with time zone,
  decision_note text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint claims_pkey PRIMARY KEY (id),
  constraint claims_claimant_id_fkey FOREIGN KEY (claimant_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint claims_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint claims_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint claims_business_name_check CHECK (((length(btrim(business_name)) >= 1) AND (length(btrim(business_name)) <= 200))),
  constraint claims_claimant_role_check CHECK ((claimant_role = ANY (ARRAY['owner'::text, 'manager'::text, 'employee'::text]))),
  constraint claims_decision_note_check CHECK ((length(decision_note) <= 2000)),
  constraint claims_document_path_check CHECK ((length(document_path) <= 300)),
  constraint claims_evidence_check CHECK ((length(evidence) <= 2000)),
  constraint claims_method_check CHECK ((method = ANY (ARRAY['email_code'::text, 'document'::text, 'staff_visit'::text, 'mosque_vouch'::text]))),
  constraint claims_mosque_ids_check CHECK ((cardinality(mosque_ids) <= 3)),
  constraint claims_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'verified'::text, 'needs_info'::text, 'rejected'::text, 'disputed'::text, 'revoked'::text, 'withdrawn'::text])))
);
alter table public.claims enable row level security;
CREATE INDEX claims_claimant_id ON public.claims USING btree (claimant_id);
CREATE INDEX claims_decided_by ON public.claims USING btree (decided_by);
CREATE INDEX claims_document_path ON public.claims USING btree (document_path) WHERE (document_path IS NOT NULL);
CREATE INDEX claims_documents ON public.claims USING btree (decided_at) WHERE (document_path IS NOT NULL);
CREATE INDEX claims_mosque_ids ON public.claims USING gin (mosque_ids);
CREATE INDEX claims_place_id ON public.claims USING btree (place_id);
CREATE INDEX claims_state ON public.claims USING btree (state, created_at);
CREATE UNIQUE INDEX claims_one_open ON public.claims USING btree (place_id, claimant_id) WHERE (state = ANY (ARRAY['pending'::text, 'needs_info'::text, 'disputed'::text]));
create policy "admins of a mosque can see claims it was asked about" on claims for select to authenticated using (((mosque_ids <> '{}'::uuid[]) AND private.speaks_for(mosque_ids)));
create policy "claimants can see their claims" on claims for select to authenticated using ((claimant_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see every claim" on claims for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER ask_second_factor BEFORE UPDATE OF state ON public.claims FOR EACH ROW WHEN (((auth.uid() IS NOT NULL) AND (new.state IS DISTINCT FROM old.state) AND ((new.state = ANY (ARRAY['verified'::text, 'revoked'::text])) OR ((new.state = 'withdrawn'::text) AND (old.claimant_id = auth.uid()))))) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.claims FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.claims FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.claims FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- A share of a payment, or its reversal. Pending until payable_on, then payable, paid once a payout has it.
create table public.commissions (
  id uuid not null default gen_random_uuid(),
  affiliate_id uuid not null,
  payment_ref text not null,
  amount_cents integer not null,
  currency text not null,
  payable_on date not null,
  payout_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint commissions_pkey PRIMARY KEY (id),
  constraint commissions_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(user_id) ON DELETE CASCADE,
  constraint commissions_payment_ref_fkey FOREIGN KEY (payment_ref) REFERENCES payments(ref),
  constraint commissions_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES affiliate_payouts(id) ON DELETE SET NULL,
  constraint commissions_amount_cents_check CHECK ((amount_cents <> 0))
);
alter table public.commissions enable row level security;
CREATE INDEX commissions_affiliate_id ON public.commissions USING btree (affiliate_id, created_at DESC);
CREATE INDEX commissions_payment_ref ON public.commissions USING btree (payment_ref);
CREATE INDEX commissions_payout_id ON public.commissions USING btree (payout_id);
create policy "affiliates can see their commissions" on commissions for select to authenticated using ((affiliate_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see commissions" on commissions for select to authenticated using (( SELECT private.is_staff() AS is_staff));

-- The sections of the community and their rules. A section is one row, added by its migration.
create table public.community_sections (
  section text not null,
  position smallint not null,
  has_title boolean not null default true,
  fewest_characters integer not null,
  most_characters integer not null,
  categories text[] not null default '{}'::text[],
  has_replies boolean not null default true,
  has_facts boolean not null default false,
  is_premoderated boolean not null default false,
  allows_anonymous boolean not null default false,
  constraint community_sections_pkey PRIMARY KEY (section),
  constraint community_sections_check CHECK ((((fewest_characters >= 1) AND (fewest_characters <= most_characters)) AND (most_characters <= 50000))),
  constraint community_sections_section_check CHECK (((section ~ '^[a-z]+(-[a-z]+)*$'::text) AND (length(section) <= 30)))
);
alter table public.community_sections enable row level security;
create policy "everyone can see the sections" on community_sections for select to anon, authenticated using (true);
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.community_sections FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- What staff answered to messages from the contact form. Mailed once, never changed.
create table public.contact_answers (
  id uuid not null default gen_random_uuid(),
  message_id uuid not null,
  author_id uuid default auth.uid(),
  body text not null,
  mailed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint contact_answers_pkey PRIMARY KEY (id),
  constraint contact_answers_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint contact_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  constraint contact_answers_body_check CHECK (((length(btrim(body)) >= 1) AND (length(btrim(body)) <= 4000)))
);
alter table public.contact_answers enable row level security;
CREATE INDEX contact_answers_author_id ON public.contact_answers USING btree (author_id);
CREATE INDEX contact_answers_message_id ON public.contact_answers USING btree (message_id, created_at);
CREATE INDEX contact_answers_waiting ON public.contact_answers USING btree (created_at) WHERE (mailed_at IS NULL);
create policy "staff can answer in their own name" on contact_answers for insert to authenticated with check ((( SELECT private.is_staff() AS is_staff) AND (author_id = ( SELECT auth.uid() AS uid))));
create policy "staff can read answers" on contact_answers for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.contact_answers FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Messages from the contact form: written by its function, read and closed by staff.
create table public.contact_messages (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  language text not null default 'en'::text,
  user_id uuid,
  status text not null default 'new'::text,
  created_at timestamp with time zone not null default now(),
  topic text not null default 'other'::text,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint contact_messages_email_check CHECK ((((length(email) >= 3) AND (length(email) <= 320)) AND (email ~~ '%_@_%'::text))),
  constraint contact_messages_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ur'::text, 'fr'::text, 'tr'::text, 'id'::text]))),
  constraint contact_messages_message_check CHECK (((length(btrim(message)) >= 1) AND (length(btrim(message)) <= 4000))),
  constraint contact_messages_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 160))),
  constraint contact_messages_status_check CHECK ((status = ANY (ARRAY['new'::text, 'answered'::text, 'closed'::text]))),
  constraint contact_messages_subject_check CHECK (((length(btrim(subject)) >= 1) AND (length(btrim(subject)) <= 200))),
  constraint contact_messages_topic_check CHECK ((topic = ANY (ARRAY['question'::text, 'listing'::text, 'mosque'::text, 'account'::text, 'problem'::text, 'privacy'::text, 'partnership'::text, 'other'::text])))
);
alter table public.contact_messages enable row level security;
CREATE INDEX contact_messages_by_status ON public.contact_messages USING btree (status, created_at DESC, id);
CREATE INDEX contact_messages_user_id ON public.contact_messages USING btree (user_id);
create policy "staff can close messages" on contact_messages for update to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
create policy "staff can read messages" on contact_messages for select to authenticated using (( SELECT private.is_staff() AS is_staff));

-- How far a member has read, what they follow and keep, and the reply they have not sent yet, on all their devices.
create table public.contribution_marks (
  user_id uuid not null,
  contribution_id uuid not null,
  read_number integer not null default 0,
  is_followed boolean not null default false,
  is_kept boolean not null default false,
  draft text,
  updated_at timestamp with time zone not null default now(),
  constraint contribution_marks_pkey PRIMARY KEY (user_id, contribution_id),
  constraint contribution_marks_contribution_id_fkey FOREIGN KEY (contribution_id) REFERENCES contributions(id) ON DELETE CASCADE,
  constraint contribution_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint contribution_marks_draft_check CHECK ((length(draft) <= 10000))
);
alter table public.contribution_marks enable row level security;
CREATE INDEX contribution_marks_followers ON public.contribution_marks USING btree (contribution_id) WHERE is_followed;
create policy "members can see their marks" on contribution_marks for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.contribution_marks FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- What published contributions said before they were changed; written by the function that saves.
create table public.contribution_versions (
  id bigint not null generated as identity,
  contribution_id uuid not null,
  title text,
  body text not null,
  replaced_at timestamp with time zone not null default now(),
  constraint contribution_versions_pkey PRIMARY KEY (id),
  constraint contribution_versions_contribution_id_fkey FOREIGN KEY (contribution_id) REFERENCES contributions(id) ON DELETE CASCADE
);
alter table public.contribution_versions enable row level security;
CREATE INDEX contribution_versions_of ON public.contribution_versions USING btree (contribution_id, replaced_at DESC);
create policy "staff can see what contributions said before" on contribution_versions for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.contribution_versions FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- What members write, of every section. Read by authors and staff; others get what is published from page functions, which name nobody by id.
create table public.contributions (
  id uuid not null default gen_random_uuid(),
  section text not null,
  slug text not null,
  author_id uuid,
  title text,
  body text not null default ''::text,
  language text not null,
  state text not null default 'draft'::text,
  category text,
  tags text[] not null default '{}'::text[],
  is_anonymous boolean not null default false,
  place_id uuid,
  city text,
  country_code text,
  latitude double precision,
  longitude double precision,
  point extensions.cube generated always as (private.sphere_point(latitude, longitude)) stored,
  is_pinned boolean not null default false,
  is_locked boolean not null default false,
  solved_by uuid,
  merged_into uuid,
  replies_count integer not null default 0,
  reactions_count integer not null default 0,
  last_number integer not null default 0,
  last_activity_at timestamp with time zone not null default now(),
  published_at timestamp with time zone,
  edited_at timestamp with time zone,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  search tsvector generated always as (to_tsvector('simple'::regconfig, private.fold(((((COALESCE(title, ''::text) || ' '::text) || "left"(body, 20000)) || ' '::text) || COALESCE(city, ''::text))))) stored,
  constraint contributions_section_slug_key UNIQUE (section, slug),
  constraint contributions_pkey PRIMARY KEY (id),
  constraint contributions_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint contributions_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES contributions(id) ON DELETE SET NULL,
  constraint contributions_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE SET NULL,
  constraint contributions_section_fkey FOREIGN KEY (section) REFERENCES community_sections(section),
  constraint contributions_solved_by_fkey FOREIGN KEY (solved_by) REFERENCES replies(id) ON DELETE SET NULL,
  constraint contributions_body_check CHECK ((length(body) <= 50000)),
  constraint contributions_category_check CHECK ((length(category) <= 40)),
  constraint contributions_city_check CHECK ((length(city) <= 120)),
  constraint contributions_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint contributions_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ur'::text, 'fr'::text, 'tr'::text, 'id'::text]))),
  constraint contributions_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint contributions_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint contributions_slug_check CHECK (((length(slug) >= 1) AND (length(slug) <= 100))),
  constraint contributions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'review'::text, 'published'::text, 'hidden'::text, 'removed'::text, 'withdrawn'::text, 'merged'::text]))),
  constraint contributions_tags_check CHECK ((cardinality(tags) <= 12)),
  constraint contributions_title_check CHECK (((length(title) >= 1) AND (length(title) <= 140)))
);
alter table public.contributions enable row level security;
CREATE INDEX contributions_active ON public.contributions USING btree (section, last_activity_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX contributions_author_id ON public.contributions USING btree (author_id, created_at DESC);
CREATE INDEX contributions_everywhere ON public.contributions USING btree (last_activity_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX contributions_in_category ON public.contributions USING btree (section, category, last_activity_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX contributions_merged_into ON public.contributions USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX contributions_near ON public.contributions USING gist (point) WHERE (state = 'published'::text);
CREATE INDEX contributions_new ON public.contributions USING btree (section, published_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX contributions_pinned ON public.contributions USING btree (section) WHERE (is_pinned AND (state = 'published'::text));
CREATE INDEX contributions_place_id ON public.contributions USING btree (place_id) WHERE (place_id IS NOT NULL);
CREATE INDEX contributions_search ON public.contributions USING gin (search) WHERE (state = 'published'::text);
CREATE INDEX contributions_solved_by ON public.contributions USING btree (solved_by) WHERE (solved_by IS NOT NULL);
CREATE INDEX contributions_tags ON public.contributions USING gin (tags) WHERE (state = 'published'::text);
CREATE INDEX contributions_top ON public.contributions USING btree (section, reactions_count DESC, id DESC) WHERE (state = 'published'::text);
create policy "authors can see their contributions" on contributions for select to authenticated using ((author_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see contributions that are no drafts" on contributions for select to authenticated using (((state <> 'draft'::text) AND ( SELECT private.is_staff() AS is_staff)));
CREATE TRIGGER announce_contribution AFTER INSERT OR UPDATE OF state, reactions_count ON public.contributions FOR EACH ROW EXECUTE FUNCTION private.announce_contribution();
CREATE TRIGGER announce_delete AFTER DELETE ON public.contributions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.contributions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.contributions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit_state AFTER UPDATE ON public.contributions FOR EACH ROW WHEN (((((old.state IS DISTINCT FROM new.state) OR (old.is_pinned IS DISTINCT FROM new.is_pinned)) OR (old.is_locked IS DISTINCT FROM new.is_locked)) OR (old.category IS DISTINCT FROM new.category))) EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.contributions FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER notify_of_contribution AFTER INSERT OR UPDATE OF published_at, solved_by ON public.contributions FOR EACH ROW EXECUTE FUNCTION private.notify_of_contribution();

-- How often a widget was loaded on a host in a day. host is "direct" where the browser names no page. Written by count_embed_loads only.
create table public.embed_loads (
  day date not null,
  host text not null,
  widget text not null,
  place_id uuid,
  loads integer not null,
  constraint embed_loads_day_host_widget_place_id_key UNIQUE NULLS NOT DISTINCT (day, host, widget, place_id),
  constraint embed_loads_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint embed_loads_host_check CHECK (((length(host) >= 1) AND (length(host) <= 253))),
  constraint embed_loads_loads_check CHECK ((loads > 0)),
  constraint embed_loads_widget_check CHECK ((widget = ANY (ARRAY['prayer-times'::text, 'mosque'::text, 'jumuah'::text, 'hijri'::text, 'business'::text, 'reviews'::text, 'halal'::text])))
);
alter table public.embed_loads enable row level security;
CREATE INDEX embed_loads_place_id ON public.embed_loads USING btree (place_id, day);
create policy "mosque admins can see where widgets of their mosques are shown" on embed_loads for select to authenticated using ((place_id IN ( SELECT a.mosque_id
   FROM mosque_admins a
  WHERE (a.user_id = ( SELECT auth.uid() AS uid)))));
create policy "owners can see where widgets of their listings are shown" on embed_loads for select to authenticated using ((place_id IN ( SELECT b.place_id
   FROM businesses b
  WHERE (b.owner_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can see where widgets are shown" on embed_loads for select to authenticated using (( SELECT private.is_staff() AS is_staff));

-- Whether members found a fact still true; one present answer per person and fact. Written by confirm_fact only.
create table public.fact_confirmations (
  place_id uuid not null,
  user_id uuid not null,
  fact text not null,
  answer boolean not null,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  subject_id uuid generated always as ((md5(((('fact '::text || (place_id)::text) || ' '::text) || fact)))::uuid) stored,
  constraint fact_confirmations_pkey PRIMARY KEY (place_id, user_id, fact),
  constraint fact_confirmations_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint fact_confirmations_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint fact_confirmations_fact_check CHECK ((fact = ANY (private.fact_keys())))
);
alter table public.fact_confirmations enable row level security;
CREATE INDEX fact_confirmations_subject ON public.fact_confirmations USING btree (subject_id);
CREATE INDEX fact_confirmations_user ON public.fact_confirmations USING btree (user_id, created_at DESC);
create policy "members can see their answers" on fact_confirmations for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see every answer" on fact_confirmations for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.fact_confirmations REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('subject_id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.fact_confirmations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('subject_id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.fact_confirmations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('subject_id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.fact_confirmations FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- When the present value of a fact was written on a listing people own here, and by whom. Kept by a trigger on businesses.
create table public.fact_statements (
  place_id uuid not null,
  fact text not null,
  said_as text not null,
  said_at timestamp with time zone not null default now(),
  constraint fact_statements_pkey PRIMARY KEY (place_id, fact),
  constraint fact_statements_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint fact_statements_fact_check CHECK ((fact = ANY (private.fact_keys()))),
  constraint fact_statements_said_as_check CHECK ((said_as = ANY (ARRAY['owner'::text, 'staff'::text])))
);
alter table public.fact_statements enable row level security;
create policy "everyone can see when facts were stated" on fact_statements for select to anon, authenticated using (true);
CREATE TRIGGER announce_delete AFTER DELETE ON public.fact_statements REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('place_id', 'fact');
CREATE TRIGGER announce_insert AFTER INSERT ON public.fact_statements REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('place_id', 'fact');
CREATE TRIGGER announce_update AFTER UPDATE ON public.fact_statements REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('place_id', 'fact');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.fact_statements FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Who said what about how halal a place is. Written by functions only; visitors see it without names through business_page and halal_page.
create table public.halal_evidence (
  id uuid not null default gen_random_uuid(),
  place_id uuid not null,
  kind text not null,
  said_by uuid,
  said_as text not null,
  statement text,
  details jsonb,
  certifier_id uuid,
  certifier_name text,
  certificate_number text,
  issued_on date,
  expires_on date,
  document text,
  status text not null default 'pending'::text,
  decided_by uuid,
  decided_at timestamp with time zone,
  reminded_days smallint[] not null default '{}'::smallint[],
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint halal_evidence_pkey PRIMARY KEY (id),
  constraint halal_evidence_certifier_id_fkey FOREIGN KEY (certifier_id) REFERENCES certifiers(id),
  constraint halal_evidence_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint halal_evidence_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint halal_evidence_said_by_fkey FOREIGN KEY (said_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint halal_evidence_certificate_number_check CHECK ((length(certificate_number) <= 80)),
  constraint halal_evidence_certifier_name_check CHECK ((length(certifier_name) <= 160)),
  constraint halal_evidence_check CHECK (((kind <> 'certificate'::text) OR ((COALESCE((certifier_id)::text, certifier_name) IS NOT NULL) AND (issued_on IS NOT NULL) AND (expires_on > issued_on)))),
  constraint halal_evidence_check1 CHECK (((kind <> 'visit'::text) OR ((issued_on IS NOT NULL) AND (expires_on > issued_on)))),
  constraint halal_evidence_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (octet_length((details)::text) <= 4096))),
  constraint halal_evidence_document_check CHECK ((length(document) <= 1000)),
  constraint halal_evidence_document_is_theirs CHECK (((document ~~ 'https://%'::text) OR starts_with(document, (('evidence-documents/'::text || said_by) || '/'::text)))),
  constraint halal_evidence_expires_on_check CHECK (private.is_sane_day(expires_on)),
  constraint halal_evidence_issued_on_check CHECK (private.is_sane_day(issued_on)),
  constraint halal_evidence_kind_check CHECK ((kind = ANY (ARRAY['declaration'::text, 'confirmation'::text, 'dispute'::text, 'certificate'::text, 'visit'::text]))),
  constraint halal_evidence_said_as_check CHECK ((said_as = ANY (ARRAY['owner'::text, 'member'::text, 'staff'::text, 'certifier'::text]))),
  constraint halal_evidence_statement_check CHECK ((length(statement) <= 1000)),
  constraint halal_evidence_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text])))
);
alter table public.halal_evidence enable row level security;
CREATE INDEX halal_evidence_certifier_id ON public.halal_evidence USING btree (certifier_id);
CREATE INDEX halal_evidence_document ON public.halal_evidence USING btree (document) WHERE (document IS NOT NULL);
CREATE INDEX halal_evidence_expiry ON public.halal_evidence USING btree (expires_on) WHERE (status = ANY (ARRAY['accepted'::text, 'expired'::text]));
CREATE INDEX halal_evidence_place ON public.halal_evidence USING btree (place_id, kind, created_at DESC);
CREATE INDEX halal_evidence_said_by ON public.halal_evidence USING btree (said_by, created_at DESC);
CREATE INDEX halal_evidence_voices ON public.halal_evidence USING btree (created_at) WHERE (kind = ANY (ARRAY['confirmation'::text, 'dispute'::text]));
create policy "people can see the evidence they gave" on halal_evidence for select to authenticated using ((said_by = ( SELECT auth.uid() AS uid)));
create policy "staff can see all evidence" on halal_evidence for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.halal_evidence REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.halal_evidence REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.halal_evidence REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.halal_evidence FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.halal_evidence FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER weigh_delete AFTER DELETE ON public.halal_evidence REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.weigh_evidence();
CREATE TRIGGER weigh_insert AFTER INSERT ON public.halal_evidence REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.weigh_evidence();
CREATE TRIGGER weigh_update AFTER UPDATE ON public.halal_evidence REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.weigh_evidence();

-- Questions and answers: the help page, and what the assistant answers from. Section site: about us and the legal pages.
create table public.help_topics (
  id text not null,
  locale text not null,
  question text not null,
  answer text not null,
  keywords text[] not null default '{}'::text[],
  section text not null default 'start'::text,
  picture text,
  in_faq boolean not null default false,
  published boolean not null default true,
  position smallint not null default 0,
  updated_at timestamp with time zone not null default now(),
  search tsvector generated always as (private.help_words(question, keywords, answer)) stored,
  constraint help_topics_pkey PRIMARY KEY (id, locale),
  constraint help_topics_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 40000))),
  constraint help_topics_id_check CHECK ((id ~ '^[a-z0-9-]{1,80}$'::text)),
  constraint help_topics_keywords_check CHECK (((cardinality(keywords) <= 40) AND (length(array_to_string(keywords, ' '::text)) <= 1000))),
  constraint help_topics_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'ar'::text, 'ur'::text, 'fr'::text, 'tr'::text, 'id'::text]))),
  constraint help_topics_picture_check CHECK ((picture ~ '^[a-z0-9-]{1,40}$'::text)),
  constraint help_topics_question_check CHECK (((length(question) >= 1) AND (length(question) <= 300))),
  constraint help_topics_section_check CHECK ((section = ANY (ARRAY['start'::text, 'directory'::text, 'worship'::text, 'owners'::text, 'account'::text, 'money'::text, 'site'::text])))
);
alter table public.help_topics enable row level security;
CREATE INDEX help_topics_search ON public.help_topics USING gin (search);
CREATE INDEX help_topics_shown ON public.help_topics USING btree (locale, "position") WHERE published;
create policy "everyone can read published help topics" on help_topics for select to anon, authenticated using (published);
create policy "staff can manage help topics" on help_topics for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.help_topics REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id', 'locale');
CREATE TRIGGER announce_insert AFTER INSERT ON public.help_topics REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id', 'locale');
CREATE TRIGGER announce_update AFTER UPDATE ON public.help_topics REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id', 'locale');
CREATE TRIGGER audit AFTER DELETE OR UPDATE ON public.help_topics FOR EACH ROW EXECUTE FUNCTION private.audit('id', 'locale');
CREATE TRIGGER keep_version AFTER INSERT OR UPDATE ON public.help_topics FOR EACH ROW EXECUTE FUNCTION private.keep_help_version();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.help_topics FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.help_topics FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- What a help topic said, from when. Written by the topic itself; who changed it stands in audit_log.
create table public.help_versions (
  topic_id text not null,
  locale text not null,
  saved_at timestamp with time zone not null default clock_timestamp(),
  question text not null,
  answer text not null,
  constraint help_versions_pkey PRIMARY KEY (topic_id, locale, saved_at),
  constraint help_versions_topic_id_locale_fkey FOREIGN KEY (topic_id, locale) REFERENCES help_topics(id, locale) ON DELETE CASCADE
);
alter table public.help_versions enable row level security;
create policy "everyone can read what the pages about the site said" on help_versions for select to anon, authenticated using ((EXISTS ( SELECT
   FROM help_topics t
  WHERE ((t.id = help_versions.topic_id) AND (t.locale = help_versions.locale) AND (t.section = 'site'::text) AND t.published))));
create policy "staff can read what topics said" on help_versions for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.help_versions FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- First days of Hijri months as announced in a country. Months without a row follow the Umm al-Qura calendar.
create table public.hijri_sightings (
  id uuid not null default gen_random_uuid(),
  country_code text not null,
  hijri_year integer not null,
  hijri_month integer not null,
  begins_on date not null,
  announced_by text not null,
  source_url text,
  noted_by uuid default auth.uid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint hijri_sightings_country_code_hijri_year_hijri_month_key UNIQUE (country_code, hijri_year, hijri_month),
  constraint hijri_sightings_pkey PRIMARY KEY (id),
  constraint hijri_sightings_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint hijri_sightings_announced_by_check CHECK (((length(btrim(announced_by)) >= 2) AND (length(btrim(announced_by)) <= 160))),
  constraint hijri_sightings_begins_on_check CHECK (private.is_sane_day(begins_on)),
  constraint hijri_sightings_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint hijri_sightings_hijri_month_check CHECK (((hijri_month >= 1) AND (hijri_month <= 12))),
  constraint hijri_sightings_hijri_year_check CHECK (((hijri_year >= 1300) AND (hijri_year <= 1600))),
  constraint hijri_sightings_source_url_check CHECK (((length(source_url) <= 500) AND (source_url ~ '^https?://'::text)))
);
alter table public.hijri_sightings enable row level security;
CREATE INDEX hijri_sightings_noted_by ON public.hijri_sightings USING btree (noted_by);
create policy "everyone can see when months began" on hijri_sightings for select to anon, authenticated using (true);
create policy "staff can keep the sightings" on hijri_sightings for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.hijri_sightings REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.hijri_sightings REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.hijri_sightings REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.hijri_sightings FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.hijri_sightings FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.hijri_sightings FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- An owner's answer to what people in a town ask for, one for each business.
create table public.idea_offers (
  contribution_id uuid not null,
  place_id uuid not null,
  words text not null,
  created_at timestamp with time zone not null default now(),
  constraint idea_offers_pkey PRIMARY KEY (contribution_id, place_id),
  constraint idea_offers_contribution_id_fkey FOREIGN KEY (contribution_id) REFERENCES contributions(id) ON DELETE CASCADE,
  constraint idea_offers_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint idea_offers_words_check CHECK (((length(btrim(words)) >= 10) AND (length(btrim(words)) <= 500)))
);
alter table public.idea_offers enable row level security;
CREATE INDEX idea_offers_place_id ON public.idea_offers USING btree (place_id);
create policy "everyone can see what owners offer" on idea_offers for select to anon, authenticated using (private.is_public_contribution(contribution_id));
CREATE TRIGGER announce_delete AFTER DELETE ON public.idea_offers REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('contribution_id', 'place_id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.idea_offers REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('contribution_id', 'place_id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.idea_offers REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('contribution_id', 'place_id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.idea_offers FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Where an idea stands and why. An idea without a row is open.
create table public.idea_statuses (
  contribution_id uuid not null,
  status text not null,
  reason text not null,
  decided_at timestamp with time zone not null default now(),
  constraint idea_statuses_pkey PRIMARY KEY (contribution_id),
  constraint idea_statuses_contribution_id_fkey FOREIGN KEY (contribution_id) REFERENCES contributions(id) ON DELETE CASCADE,
  constraint idea_statuses_reason_check CHECK (((length(btrim(reason)) >= 5) AND (length(btrim(reason)) <= 1000))),
  constraint idea_statuses_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'started'::text, 'done'::text, 'declined'::text])))
);
alter table public.idea_statuses enable row level security;
create policy "everyone can see where published ideas stand" on idea_statuses for select to anon, authenticated using (private.is_public_contribution(contribution_id));
CREATE TRIGGER announce_delete AFTER DELETE ON public.idea_statuses REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('contribution_id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.idea_statuses REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('contribution_id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.idea_statuses REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('contribution_id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.idea_statuses FOR EACH ROW EXECUTE FUNCTION private.audit('contribution_id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.idea_statuses FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Lines that an import refused, with the reason. At most 2000 are kept per import; imports.refused_count has them all.
create table public.import_problems (
  id bigint not null generated as identity,
  import_id uuid not null,
  line bigint not null,
  reason text not null,
  excerpt text,
  constraint import_problems_pkey PRIMARY KEY (id),
  constraint import_problems_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_problems_excerpt_check CHECK ((length(excerpt) <= 300)),
  constraint import_problems_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 60)))
);
alter table public.import_problems enable row level security;
CREATE INDEX import_problems_import_id ON public.import_problems USING btree (import_id, line);
create policy "staff can see what imports refused" on import_problems for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.import_problems FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- One row per imported file: what it is, how its columns are read, how far it has come, and what it did.
create table public.imports (
  id uuid not null default gen_random_uuid(),
  kind text not null default 'business'::text,
  file_name text not null,
  file_size bigint not null default 0,
  format text,
  source text not null,
  licence text,
  options jsonb not null default '{}'::jsonb,
  mapping jsonb not null default '{}'::jsonb,
  preview jsonb,
  report jsonb,
  state text not null default 'uploaded'::text,
  failed_in text,
  error text,
  bytes_read bigint not null default 0,
  read_count bigint not null default 0,
  staged_count bigint not null default 0,
  skipped_count bigint not null default 0,
  refused_count bigint not null default 0,
  new_count bigint not null default 0,
  changed_count bigint not null default 0,
  same_count bigint not null default 0,
  duplicate_count bigint not null default 0,
  merged_count bigint not null default 0,
  undone_count bigint not null default 0,
  kept_count bigint not null default 0,
  last_seq bigint not null default 0,
  merged_through bigint not null default 0,
  started_by uuid default auth.uid(),
  created_at timestamp with time zone not null default now(),
  staged_at timestamp with time zone,
  finished_at timestamp with time zone,
  undone_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_started_by_fkey FOREIGN KEY (started_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint imports_error_check CHECK ((length(error) <= 1000)),
  constraint imports_failed_in_check CHECK ((failed_in = ANY (ARRAY['uploaded'::text, 'staging'::text, 'merging'::text, 'undoing'::text]))),
  constraint imports_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  constraint imports_file_size_check CHECK ((file_size >= 0)),
  constraint imports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'geojson'::text, 'overpass'::text, 'pbf'::text]))),
  constraint imports_kind_check CHECK ((kind = ANY (ARRAY['business'::text, 'mosque'::text, 'both'::text]))),
  constraint imports_licence_check CHECK ((length(licence) <= 200)),
  constraint imports_mapping_check CHECK (((jsonb_typeof(mapping) = 'object'::text) AND (octet_length((mapping)::text) <= 16384))),
  constraint imports_options_check CHECK (((jsonb_typeof(options) = 'object'::text) AND (octet_length((options)::text) <= 4096))),
  constraint imports_preview_check CHECK ((octet_length((preview)::text) <= 262144)),
  constraint imports_report_check CHECK ((octet_length((report)::text) <= 262144)),
  constraint imports_source_check CHECK (((length(source) >= 1) AND (length(source) <= 60))),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['uploaded'::text, 'previewed'::text, 'staging'::text, 'staged'::text, 'merging'::text, 'done'::text, 'failed'::text, 'undoing'::text, 'undone'::text])))
);
alter table public.imports enable row level security;
CREATE INDEX imports_created_at ON public.imports USING btree (created_at DESC);
CREATE INDEX imports_started_by ON public.imports USING btree (started_by);
CREATE INDEX imports_under_way ON public.imports USING btree (created_at) WHERE (state = ANY (ARRAY['uploaded'::text, 'staging'::text, 'merging'::text, 'undoing'::text]));
create policy "staff can see imports" on imports for select to authenticated using (( SELECT private.is_staff() AS is_staff));
create policy "staff can start imports in their own name" on imports for insert to authenticated with check ((( SELECT private.is_staff() AS is_staff) AND (started_by = ( SELECT auth.uid() AS uid))));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.imports FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.imports FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Invoices and credit notes, numbered without gaps in the year. Never deleted, their sums never changed.
create table public.invoices (
  id uuid not null default gen_random_uuid(),
  number text not null,
  kind text not null default 'invoice'::text,
  status text not null default 'open'::text,
  business_id uuid,
  order_id uuid,
  payment_ref text,
  corrects uuid,
  issuer jsonb not null default '{}'::jsonb,
  buyer jsonb not null default '{}'::jsonb,
  lines jsonb not null,
  net_cents integer not null,
  tax_cents integer not null,
  total_cents integer not null,
  currency text not null,
  issued_on date not null,
  paid_at timestamp with time zone,
  told text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint invoices_number_key UNIQUE (number),
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_business_id_fkey FOREIGN KEY (business_id) REFERENCES business_accounts(id) ON DELETE SET NULL,
  constraint invoices_corrects_fkey FOREIGN KEY (corrects) REFERENCES invoices(id),
  constraint invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES plan_orders(id) ON DELETE SET NULL,
  constraint invoices_check CHECK ((total_cents = (net_cents + tax_cents))),
  constraint invoices_check1 CHECK (((kind = 'credit_note'::text) = (corrects IS NOT NULL))),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint invoices_lines_check CHECK ((jsonb_typeof(lines) = 'array'::text)),
  constraint invoices_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'void'::text, 'refunded'::text])))
);
alter table public.invoices enable row level security;
CREATE INDEX invoices_business_id ON public.invoices USING btree (business_id, created_at DESC);
CREATE INDEX invoices_corrects ON public.invoices USING btree (corrects);
CREATE INDEX invoices_order_id ON public.invoices USING btree (order_id);
CREATE INDEX invoices_to_tell ON public.invoices USING btree (created_at) WHERE (told <> status);
CREATE UNIQUE INDEX invoices_payment ON public.invoices USING btree (payment_ref) WHERE (kind = 'invoice'::text);
create policy "owners can read their invoices" on invoices for select to authenticated using ((business_id IN ( SELECT business_accounts.id
   FROM business_accounts
  WHERE (business_accounts.owner_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can read invoices" on invoices for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.invoices REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.invoices REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.invoices REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER keep_invoice BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION private.keep_invoice();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- When a mosque stands up for each prayer, from a day on. Of the rules that hold on a day, the one that began last counts.
create table public.iqamah_rules (
  id uuid not null default gen_random_uuid(),
  place_id uuid not null,
  prayer text not null,
  kind text not null,
  at_time text,
  minutes smallint,
  calendar jsonb,
  round_to smallint not null default 0,
  adhan_before smallint,
  effective_from date not null,
  effective_until date,
  note text,
  said_as text not null default 'mosque'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint iqamah_rules_place_id_prayer_effective_from_key UNIQUE (place_id, prayer, effective_from),
  constraint iqamah_rules_pkey PRIMARY KEY (id),
  constraint iqamah_rules_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint iqamah_rules_adhan_before_check CHECK (((adhan_before >= 0) AND (adhan_before <= 120))),
  constraint iqamah_rules_at_time_check CHECK (private.is_clock(at_time)),
  constraint iqamah_rules_calendar_check CHECK (private.is_iqamah_calendar(calendar)),
  constraint iqamah_rules_check CHECK (((effective_until >= effective_from) AND private.is_sane_day(effective_until))),
  constraint iqamah_rules_check1 CHECK (((kind = 'fixed'::text) = (at_time IS NOT NULL))),
  constraint iqamah_rules_check2 CHECK (((kind = 'offset'::text) = (minutes IS NOT NULL))),
  constraint iqamah_rules_check3 CHECK (((kind = 'calendar'::text) = (calendar IS NOT NULL))),
  constraint iqamah_rules_effective_from_check CHECK (((effective_from >= '2000-01-01'::date) AND (effective_from <= '2200-01-01'::date))),
  constraint iqamah_rules_kind_check CHECK ((kind = ANY (ARRAY['fixed'::text, 'offset'::text, 'calendar'::text, 'none'::text]))),
  constraint iqamah_rules_minutes_check CHECK (((minutes >= 0) AND (minutes <= 180))),
  constraint iqamah_rules_note_check CHECK ((length(note) <= 200)),
  constraint iqamah_rules_prayer_check CHECK ((prayer = ANY (ARRAY['fajr'::text, 'dhuhr'::text, 'asr'::text, 'maghrib'::text, 'isha'::text]))),
  constraint iqamah_rules_round_to_check CHECK ((round_to = ANY (ARRAY[0, 5, 10, 15, 30]))),
  constraint iqamah_rules_said_as_check CHECK ((said_as = ANY (ARRAY['mosque'::text, 'staff'::text, 'member'::text])))
);
alter table public.iqamah_rules enable row level security;
create policy "everyone can see when mosques pray" on iqamah_rules for select to anon, authenticated using (true);
create policy "mosque admins can keep their iqamah" on iqamah_rules for all to authenticated using ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid))))) with check ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can keep every iqamah" on iqamah_rules for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.iqamah_rules REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.iqamah_rules REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.iqamah_rules REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.iqamah_rules FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER keep_at_mosque BEFORE INSERT OR UPDATE ON public.iqamah_rules FOR EACH ROW EXECUTE FUNCTION private.keep_at_mosque();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.iqamah_rules FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.iqamah_rules FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Which node runs which scheduled job, until when.
create table public.job_leases (
  name text not null,
  holder text not null,
  expires_at timestamp with time zone not null,
  constraint job_leases_pkey PRIMARY KEY (name)
);
alter table public.job_leases enable row level security;
create policy "nobody but the service role sees leases" on job_leases for select to authenticated using (false);

-- Each Jumu'ah of a mosque: khutbah, prayer, language, hall, and the season it is held in.
create table public.jumuah_sessions (
  id uuid not null default gen_random_uuid(),
  place_id uuid not null,
  khutbah_at text not null,
  prayer_at text,
  language text,
  venue text,
  women_space boolean,
  note text,
  season_from date,
  season_until date,
  said_as text not null default 'mosque'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint jumuah_sessions_pkey PRIMARY KEY (id),
  constraint jumuah_sessions_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint jumuah_sessions_check CHECK ((private.is_clock(prayer_at) AND (prayer_at >= khutbah_at))),
  constraint jumuah_sessions_check1 CHECK (((season_until >= season_from) AND private.is_sane_day(season_until))),
  constraint jumuah_sessions_khutbah_at_check CHECK (private.is_clock(khutbah_at)),
  constraint jumuah_sessions_language_check CHECK ((length(language) <= 120)),
  constraint jumuah_sessions_note_check CHECK ((length(note) <= 300)),
  constraint jumuah_sessions_said_as_check CHECK ((said_as = ANY (ARRAY['mosque'::text, 'staff'::text, 'member'::text]))),
  constraint jumuah_sessions_season_from_check CHECK (private.is_sane_day(season_from)),
  constraint jumuah_sessions_venue_check CHECK ((length(venue) <= 160))
);
alter table public.jumuah_sessions enable row level security;
CREATE INDEX jumuah_sessions_place_id ON public.jumuah_sessions USING btree (place_id);
create policy "everyone can see Jumu'ah" on jumuah_sessions for select to anon, authenticated using (true);
create policy "mosque admins can keep their Jumu'ah" on jumuah_sessions for all to authenticated using ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid))))) with check ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can keep every Jumu'ah" on jumuah_sessions for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.jumuah_sessions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.jumuah_sessions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.jumuah_sessions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.jumuah_sessions FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER keep_at_mosque BEFORE INSERT OR UPDATE ON public.jumuah_sessions FOR EACH ROW EXECUTE FUNCTION private.keep_at_mosque();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.jumuah_sessions FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.jumuah_sessions FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- A listing somebody has begun: one per person, or per browser before there is an account. Written by functions only.
create table public.listing_drafts (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  token_hash text,
  data jsonb not null default '{}'::jsonb,
  step text not null default 'business'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '60 days'::interval),
  constraint listing_drafts_pkey PRIMARY KEY (id),
  constraint listing_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint listing_drafts_check CHECK ((num_nonnulls(user_id, token_hash) = 1)),
  constraint listing_drafts_data_check CHECK (((jsonb_typeof(data) = 'object'::text) AND (octet_length((data)::text) <= 65536))),
  constraint listing_drafts_step_check CHECK (((length(step) >= 1) AND (length(step) <= 20))),
  constraint listing_drafts_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);
alter table public.listing_drafts enable row level security;
CREATE INDEX listing_drafts_expires_at ON public.listing_drafts USING btree (expires_at);
CREATE UNIQUE INDEX listing_drafts_token_hash ON public.listing_drafts USING btree (token_hash);
CREATE UNIQUE INDEX listing_drafts_user_id ON public.listing_drafts USING btree (user_id);
create policy "members can see their draft" on listing_drafts for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can throw their draft away" on listing_drafts for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

-- Listings that keep their owner and name and cannot be deleted, until whoever froze them or staff lift it. Written by functions only.
create table public.listing_freezes (
  business_id uuid not null,
  frozen_by uuid,
  frozen_at timestamp with time zone not null default now(),
  constraint listing_freezes_pkey PRIMARY KEY (business_id),
  constraint listing_freezes_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint listing_freezes_frozen_by_fkey FOREIGN KEY (frozen_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.listing_freezes enable row level security;
CREATE INDEX listing_freezes_frozen_by ON public.listing_freezes USING btree (frozen_by);
create policy "people can see what they froze" on listing_freezes for select to authenticated using ((frozen_by = ( SELECT auth.uid() AS uid)));
create policy "staff can see every freeze" on listing_freezes for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.listing_freezes FOR EACH ROW EXECUTE FUNCTION private.audit('business_id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.listing_freezes FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Letters about the next step of a plan. Trials have reminders of their own. Written by the daily job.
create table public.membership_notices (
  id uuid not null default gen_random_uuid(),
  business_id uuid not null,
  kind text not null,
  plan_type text not null,
  happens_on date not null,
  mailed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint membership_notices_business_id_kind_happens_on_key UNIQUE (business_id, kind, happens_on),
  constraint membership_notices_pkey PRIMARY KEY (id),
  constraint membership_notices_business_id_fkey FOREIGN KEY (business_id) REFERENCES business_accounts(id) ON DELETE CASCADE,
  constraint membership_notices_kind_check CHECK ((kind = ANY (ARRAY['renews'::text, 'ends'::text, 'late'::text, 'last_days'::text, 'ended'::text]))),
  constraint membership_notices_plan_type_check CHECK ((plan_type = ANY (ARRAY['basic'::text, 'premium'::text, 'enterprise'::text])))
);
alter table public.membership_notices enable row level security;
CREATE INDEX membership_notices_waiting ON public.membership_notices USING btree (created_at) WHERE (mailed_at IS NULL);
create policy "staff can see what owners were told" on membership_notices for select to authenticated using (( SELECT private.is_staff() AS is_staff));

-- The plan of a business account. business_id is the business account's id. Changed through functions only.
create table public.memberships (
  id uuid not null default gen_random_uuid(),
  business_id uuid not null,
  plan_type text not null default 'basic'::text,
  billing_cycle text not null default 'monthly'::text,
  status text not null default 'active'::text,
  start_date date not null,
  end_date date not null,
  auto_renew boolean not null default true,
  is_trial boolean not null default false,
  trial_started_at timestamp with time zone,
  grace_until timestamp with time zone,
  cancelled_at timestamp with time zone,
  next_plan text,
  next_cycle text,
  is_active boolean generated always as ((status = 'active'::text)) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint memberships_business_id_key UNIQUE (business_id),
  constraint memberships_pkey PRIMARY KEY (id),
  constraint memberships_business_id_fkey FOREIGN KEY (business_id) REFERENCES business_accounts(id) ON DELETE CASCADE,
  constraint memberships_billing_cycle_check CHECK ((billing_cycle = ANY (ARRAY['monthly'::text, 'annual'::text]))),
  constraint memberships_check CHECK ((end_date >= start_date)),
  constraint memberships_next_cycle_check CHECK ((next_cycle = ANY (ARRAY['monthly'::text, 'annual'::text]))),
  constraint memberships_next_plan_check CHECK ((next_plan = ANY (ARRAY['basic'::text, 'premium'::text, 'enterprise'::text]))),
  constraint memberships_plan_type_check CHECK ((plan_type = ANY (ARRAY['basic'::text, 'premium'::text, 'enterprise'::text]))),
  constraint memberships_status_check CHECK ((status = ANY (ARRAY['active'::text, 'expired'::text, 'cancelled'::text, 'past_due'::text])))
);
alter table public.memberships enable row level security;
CREATE INDEX memberships_ending ON public.memberships USING btree (end_date) WHERE (status = ANY (ARRAY['active'::text, 'past_due'::text]));
create policy "owners can see their membership" on memberships for select to authenticated using ((business_id IN ( SELECT business_accounts.id
   FROM business_accounts
  WHERE (business_accounts.owner_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can see every membership" on memberships for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.memberships REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.memberships REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.memberships REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER ask_second_factor BEFORE INSERT OR DELETE OR UPDATE ON public.memberships FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER follow_membership AFTER INSERT OR DELETE OR UPDATE OF plan_type, status ON public.memberships FOR EACH ROW EXECUTE FUNCTION private.membership_changed();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.memberships FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Price of a gram of pure gold or silver on a day. Kept by staff; everyone reads it, without names, through zakaat_prices.
create table public.metal_prices (
  id uuid not null default gen_random_uuid(),
  metal text not null,
  currency text not null,
  price_per_gram numeric(18,6) not null,
  as_of date not null,
  source text not null,
  entered_by uuid default auth.uid(),
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint metal_prices_metal_currency_as_of_key UNIQUE (metal, currency, as_of),
  constraint metal_prices_pkey PRIMARY KEY (id),
  constraint metal_prices_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint metal_prices_as_of_check CHECK ((as_of >= '1970-01-01'::date)),
  constraint metal_prices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint metal_prices_metal_check CHECK ((metal = ANY (ARRAY['gold'::text, 'silver'::text]))),
  constraint metal_prices_price_per_gram_check CHECK ((price_per_gram > (0)::numeric)),
  constraint metal_prices_source_check CHECK (((length(btrim(source)) >= 1) AND (length(btrim(source)) <= 200)))
);
alter table public.metal_prices enable row level security;
CREATE INDEX metal_prices_entered_by ON public.metal_prices USING btree (entered_by);
CREATE INDEX metal_prices_newest ON public.metal_prices USING btree (as_of DESC, created_at DESC);
create policy "staff can manage metal prices" on metal_prices for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.metal_prices REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.metal_prices REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.metal_prices REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.metal_prices FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER guard_metal_price BEFORE INSERT OR UPDATE ON public.metal_prices FOR EACH ROW EXECUTE FUNCTION private.guard_metal_price();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.metal_prices FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- How often a search in a town found nothing, by category and month.
create table public.missed_searches (
  month date not null,
  country_code text not null,
  city text not null,
  category text not null,
  subcategory text not null default ''::text,
  times integer not null default 1,
  constraint missed_searches_pkey PRIMARY KEY (country_code, city, category, subcategory, month),
  constraint missed_searches_category_check CHECK ((category ~ '^[a-z-]{2,40}$'::text)),
  constraint missed_searches_city_check CHECK (((length(btrim(city)) >= 1) AND (length(btrim(city)) <= 100))),
  constraint missed_searches_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint missed_searches_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint missed_searches_subcategory_check CHECK ((subcategory ~ '^[a-z-]{0,40}$'::text)),
  constraint missed_searches_times_check CHECK ((times > 0))
);
alter table public.missed_searches enable row level security;
create policy "staff can read searches that found nothing" on missed_searches for select to authenticated using (( SELECT private.is_staff() AS is_staff));

-- What waits for a decision by staff, and what was decided. Written by functions only.
create table public.moderation_items (
  id uuid not null default gen_random_uuid(),
  subject_kind text not null,
  subject_id uuid not null,
  place_id uuid,
  reason text not null,
  summary text not null,
  opened_by uuid,
  author_id uuid,
  opened_at timestamp with time zone not null default now(),
  assignee uuid,
  status text not null default 'open'::text,
  decided_by uuid,
  decided_at timestamp with time zone,
  canned text,
  note text,
  told_at timestamp with time zone,
  constraint moderation_items_pkey PRIMARY KEY (id),
  constraint moderation_items_assignee_fkey FOREIGN KEY (assignee) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint moderation_items_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint moderation_items_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint moderation_items_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint moderation_items_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint moderation_items_canned_check CHECK (((canned ~ '^[a-z]+(_[a-z]+)*$'::text) AND (length(canned) <= 40))),
  constraint moderation_items_note_check CHECK ((length(note) <= 2000)),
  constraint moderation_items_reason_check CHECK ((reason = ANY (ARRAY['new'::text, 'changed'::text, 'reported'::text, 'automatic'::text, 'appeal'::text]))),
  constraint moderation_items_status_check CHECK ((status = ANY (ARRAY['open'::text, 'approved'::text, 'rejected'::text, 'needs_info'::text, 'withdrawn'::text]))),
  constraint moderation_items_subject_kind_check CHECK (((subject_kind ~ '^[a-z]+(_[a-z]+)*$'::text) AND (length(subject_kind) <= 40))),
  constraint moderation_items_summary_check CHECK (((length(summary) >= 1) AND (length(summary) <= 300)))
);
alter table public.moderation_items enable row level security;
CREATE INDEX moderation_items_assignee ON public.moderation_items USING btree (assignee);
CREATE INDEX moderation_items_author_id ON public.moderation_items USING btree (author_id);
CREATE INDEX moderation_items_decided_by ON public.moderation_items USING btree (decided_by);
CREATE INDEX moderation_items_opened_by ON public.moderation_items USING btree (opened_by);
CREATE INDEX moderation_items_place_id ON public.moderation_items USING btree (place_id);
CREATE INDEX moderation_items_queue ON public.moderation_items USING btree (status, opened_at);
CREATE INDEX moderation_items_subject ON public.moderation_items USING btree (subject_kind, subject_id);
CREATE INDEX moderation_items_untold ON public.moderation_items USING btree (decided_at) WHERE ((told_at IS NULL) AND (author_id IS NOT NULL) AND (status = ANY (ARRAY['approved'::text, 'rejected'::text, 'needs_info'::text])));
CREATE UNIQUE INDEX moderation_items_one_open ON public.moderation_items USING btree (subject_kind, subject_id) WHERE (status = 'open'::text);
create policy "staff can see the queue" on moderation_items for select to authenticated using (( SELECT private.is_staff() AS is_staff));
create policy "staff can take an item" on moderation_items for update to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.moderation_items REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.moderation_items REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.moderation_items REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.moderation_items FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.moderation_items FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER notify_of_decision AFTER UPDATE OF status ON public.moderation_items FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION private.notify_of_decision();

-- Words that make a text wait for staff, or are refused. Kept by staff, read by nobody else.
create table public.moderation_words (
  word text not null,
  effect text not null,
  created_at timestamp with time zone not null default now(),
  constraint moderation_words_pkey PRIMARY KEY (word),
  constraint moderation_words_effect_check CHECK ((effect = ANY (ARRAY['wait'::text, 'refuse'::text]))),
  constraint moderation_words_word_check CHECK (((word = private.fold(word)) AND ((length(word) >= 2) AND (length(word) <= 80))))
);
alter table public.moderation_words enable row level security;
create policy "staff can keep the list of words" on moderation_words for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.moderation_words FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Mosques imported from open data, with where each came from and under which licence.
create table public.mosque (
  id uuid not null default gen_random_uuid(),
  place_id uuid,
  source text not null,
  source_id text not null,
  licence text,
  import_id uuid,
  slug text,
  status text not null default 'published'::text,
  name text not null,
  local_name text,
  description text,
  image text,
  mosque_type text not null default 'Masjid'::text,
  address text,
  city text,
  state text,
  country text,
  country_code text,
  latitude double precision,
  longitude double precision,
  time_zone text,
  phone text,
  email text,
  website text,
  facilities jsonb not null default '{}'::jsonb,
  prayer_times jsonb,
  prayer_date date,
  calculation_method smallint,
  asr_school smallint,
  is_sample boolean not null default false,
  place_key text generated always as (private.mosque_key(id, name, city, latitude, longitude)) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  women_space jsonb,
  constraint mosque_source_source_id_key UNIQUE (source, source_id),
  constraint mosque_pkey PRIMARY KEY (id),
  constraint mosque_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id),
  constraint mosque_address_check CHECK ((length(address) <= 400)),
  constraint mosque_asr_school_check CHECK ((asr_school = ANY (ARRAY[0, 1]))),
  constraint mosque_calculation_method_check CHECK (((calculation_method >= 0) AND (calculation_method <= 99))),
  constraint mosque_city_check CHECK ((length(city) <= 120)),
  constraint mosque_country_check CHECK ((length(country) <= 120)),
  constraint mosque_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint mosque_description_check CHECK ((length(description) <= 6000)),
  constraint mosque_email_check CHECK ((length(email) <= 320)),
  constraint mosque_facilities_check CHECK (((jsonb_typeof(facilities) = ANY (ARRAY['object'::text, 'array'::text])) AND (octet_length((facilities)::text) <= 16384))),
  constraint mosque_image_check CHECK ((length(image) <= 1000)),
  constraint mosque_licence_check CHECK ((length(licence) <= 200)),
  constraint mosque_local_name_check CHECK ((length(local_name) <= 200)),
  constraint mosque_mosque_type_check CHECK (((length(mosque_type) >= 1) AND (length(mosque_type) <= 60))),
  constraint mosque_name_check CHECK ((length(name) <= 200)),
  constraint mosque_phone_check CHECK ((length(phone) <= 40)),
  constraint mosque_prayer_times_check CHECK (private.is_prayer_times(prayer_times)),
  constraint mosque_slug_check CHECK (((length(slug) >= 1) AND (length(slug) <= 100))),
  constraint mosque_source_check CHECK (((length(source) >= 1) AND (length(source) <= 60))),
  constraint mosque_source_id_check CHECK (((length(source_id) >= 1) AND (length(source_id) <= 200))),
  constraint mosque_state_check CHECK ((length(state) <= 120)),
  constraint mosque_status_check CHECK ((status = ANY (ARRAY['published'::text, 'hidden'::text, 'closed'::text]))),
  constraint mosque_time_zone_check CHECK ((length(time_zone) <= 60)),
  constraint mosque_website_check CHECK (((length(website) <= 500) AND (website ~ '^https?://'::text))),
  constraint mosque_women_space_check CHECK (((jsonb_typeof(women_space) = 'object'::text) AND (octet_length((women_space)::text) <= 4096)))
);
alter table public.mosque enable row level security;
CREATE INDEX mosque_import_id ON public.mosque USING btree (import_id);
CREATE INDEX mosque_place_id ON public.mosque USING btree (place_id);
CREATE INDEX mosque_place_key ON public.mosque USING btree (place_key);
CREATE INDEX mosque_slug ON public.mosque USING btree (slug);
create policy "everyone can see imported mosques" on mosque for select to anon, authenticated using ((status = 'published'::text));
create policy "mosque admins can update their imported mosques" on mosque for update to authenticated using ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid))))) with check ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can manage imported mosques" on mosque for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.mosque REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.mosque REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.mosque REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER UPDATE ON public.mosque FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER forget_originals AFTER DELETE ON public.mosque REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.forget_originals();
CREATE TRIGGER guard_mosque BEFORE INSERT OR UPDATE ON public.mosque FOR EACH ROW EXECUTE FUNCTION private.guard_mosque();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.mosque FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER settle_delete AFTER DELETE ON public.mosque REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('mosque', 'imported');
CREATE TRIGGER settle_insert AFTER INSERT ON public.mosque REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('mosque', 'imported');
CREATE TRIGGER settle_update AFTER UPDATE ON public.mosque REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('mosque', 'imported');
CREATE TRIGGER track_update AFTER UPDATE ON public.mosque REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.follow_mosques();

-- People who ask to speak for a mosque. Staff appoint. Written by functions only.
create table public.mosque_admin_requests (
  id uuid not null default gen_random_uuid(),
  place_id uuid not null,
  user_id uuid not null,
  role text not null,
  statement text not null,
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  constraint mosque_admin_requests_pkey PRIMARY KEY (id),
  constraint mosque_admin_requests_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint mosque_admin_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint mosque_admin_requests_role_check CHECK ((role = ANY (ARRAY['imam'::text, 'committee'::text, 'volunteer'::text, 'other'::text]))),
  constraint mosque_admin_requests_statement_check CHECK (((length(btrim(statement)) >= 10) AND (length(btrim(statement)) <= 1000))),
  constraint mosque_admin_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'needs_info'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text])))
);
alter table public.mosque_admin_requests enable row level security;
CREATE INDEX mosque_admin_requests_place_id ON public.mosque_admin_requests USING btree (place_id);
CREATE INDEX mosque_admin_requests_user_id ON public.mosque_admin_requests USING btree (user_id);
CREATE UNIQUE INDEX mosque_admin_requests_one_open ON public.mosque_admin_requests USING btree (place_id, user_id) WHERE (status = ANY (ARRAY['pending'::text, 'needs_info'::text]));
create policy "members can see what they asked for" on mosque_admin_requests for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see every request" on mosque_admin_requests for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.mosque_admin_requests FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Who speaks for a mosque. mosque_id is the place, so it holds for owned and imported rows alike.
create table public.mosque_admins (
  mosque_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint mosque_admins_pkey PRIMARY KEY (mosque_id, user_id),
  constraint mosque_admins_mosque_id_fkey FOREIGN KEY (mosque_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint mosque_admins_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.mosque_admins enable row level security;
CREATE INDEX mosque_admins_user_id ON public.mosque_admins USING btree (user_id);
create policy "mosque admins can see their own appointment" on mosque_admins for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "staff can manage mosque admins" on mosque_admins for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.mosque_admins REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('mosque_id', 'user_id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.mosque_admins REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('mosque_id', 'user_id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.mosque_admins REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('mosque_id', 'user_id');
CREATE TRIGGER ask_second_factor BEFORE INSERT OR DELETE OR UPDATE ON public.mosque_admins FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.mosque_admins FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER weigh_vouches AFTER DELETE ON public.mosque_admins FOR EACH ROW EXECUTE FUNCTION private.weigh_vouches();

-- News of a mosque, janazahs among them. Of its admins and staff at once, of anyone else after staff have looked.
create table public.mosque_announcements (
  id uuid not null default gen_random_uuid(),
  place_id uuid not null,
  author_id uuid default auth.uid(),
  kind text not null default 'general'::text,
  title text not null,
  body text not null default ''::text,
  happens_on date,
  at_time text,
  after_prayer text,
  venue text,
  burial_place text,
  is_pinned boolean not null default false,
  status text not null default 'pending'::text,
  expires_at timestamp with time zone not null default (now() + '14 days'::interval),
  published_at timestamp with time zone,
  told_at timestamp with time zone,
  told_up_to uuid,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint mosque_announcements_pkey PRIMARY KEY (id),
  constraint mosque_announcements_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint mosque_announcements_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint mosque_announcements_after_prayer_check CHECK ((after_prayer = ANY (ARRAY['fajr'::text, 'dhuhr'::text, 'asr'::text, 'maghrib'::text, 'isha'::text, 'jumuah'::text]))),
  constraint mosque_announcements_at_time_check CHECK (private.is_clock(at_time)),
  constraint mosque_announcements_body_check CHECK ((length(body) <= 2000)),
  constraint mosque_announcements_burial_place_check CHECK ((length(burial_place) <= 200)),
  constraint mosque_announcements_expires_at_check CHECK (((expires_at >= '2000-01-01 00:00:00+00'::timestamp with time zone) AND (expires_at <= '2200-01-01 00:00:00+00'::timestamp with time zone))),
  constraint mosque_announcements_happens_on_check CHECK (private.is_sane_day(happens_on)),
  constraint mosque_announcements_kind_check CHECK ((kind = ANY (ARRAY['general'::text, 'janazah'::text, 'class'::text, 'event'::text, 'closure'::text]))),
  constraint mosque_announcements_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint mosque_announcements_title_check CHECK (((length(btrim(title)) >= 3) AND (length(btrim(title)) <= 160))),
  constraint mosque_announcements_venue_check CHECK ((length(venue) <= 200))
);
alter table public.mosque_announcements enable row level security;
CREATE INDEX mosque_announcements_author_id ON public.mosque_announcements USING btree (author_id);
CREATE INDEX mosque_announcements_place_id ON public.mosque_announcements USING btree (place_id, expires_at);
CREATE INDEX mosque_announcements_untold ON public.mosque_announcements USING btree (published_at) WHERE ((status = 'published'::text) AND (told_at IS NULL));
create policy "authors can see their announcements" on mosque_announcements for select to authenticated using ((author_id = ( SELECT auth.uid() AS uid)));
create policy "members can send in announcements" on mosque_announcements for insert to authenticated with check ((author_id = ( SELECT auth.uid() AS uid)));
create policy "mosque admins can change announcements of their mosques" on mosque_announcements for update to authenticated using ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid))))) with check ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid)))));
create policy "mosque admins can see announcements of their mosques" on mosque_announcements for select to authenticated using ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can change every announcement" on mosque_announcements for update to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
create policy "staff can see every announcement" on mosque_announcements for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.mosque_announcements REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.mosque_announcements REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.mosque_announcements REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER enqueue_announcement AFTER INSERT OR UPDATE ON public.mosque_announcements FOR EACH ROW EXECUTE FUNCTION private.enqueue_announcement();
CREATE TRIGGER guard_announcement BEFORE INSERT OR UPDATE ON public.mosque_announcements FOR EACH ROW EXECUTE FUNCTION private.guard_announcement();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.mosque_announcements FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.mosque_announcements FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Mosques a member follows, whether they want letters about announcements, and which one is theirs. Nobody else sees it.
create table public.mosque_follows (
  user_id uuid not null default auth.uid(),
  place_id uuid not null,
  wants_mail boolean not null default false,
  is_my_masjid boolean not null default false,
  mail_token uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  constraint mosque_follows_mail_token_key UNIQUE (mail_token),
  constraint mosque_follows_pkey PRIMARY KEY (user_id, place_id),
  constraint mosque_follows_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint mosque_follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.mosque_follows enable row level security;
CREATE INDEX mosque_follows_place_id ON public.mosque_follows USING btree (place_id, user_id) WHERE wants_mail;
CREATE UNIQUE INDEX mosque_follows_one_mine ON public.mosque_follows USING btree (user_id) WHERE is_my_masjid;
create policy "members can change how they follow" on mosque_follows for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can follow mosques" on mosque_follows for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can see what they follow" on mosque_follows for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can stop following" on mosque_follows for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER guard_follow BEFORE INSERT ON public.mosque_follows FOR EACH ROW EXECUTE FUNCTION private.guard_follow();

-- Ramadan and Eid at a mosque: taraweeh, qiyam, iftar, i'tikaf and the Eid prayers, each with its days.
create table public.mosque_occasions (
  id uuid not null default gen_random_uuid(),
  place_id uuid not null,
  kind text not null,
  from_date date not null,
  until_date date,
  at_time text,
  after_prayer text,
  rakahs smallint,
  language text,
  venue text,
  women_space boolean,
  note text,
  said_as text not null default 'mosque'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint mosque_occasions_pkey PRIMARY KEY (id),
  constraint mosque_occasions_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint mosque_occasions_after_prayer_check CHECK ((after_prayer = ANY (ARRAY['fajr'::text, 'dhuhr'::text, 'asr'::text, 'maghrib'::text, 'isha'::text]))),
  constraint mosque_occasions_at_time_check CHECK (private.is_clock(at_time)),
  constraint mosque_occasions_check CHECK (((until_date >= from_date) AND private.is_sane_day(until_date))),
  constraint mosque_occasions_check1 CHECK (((at_time IS NOT NULL) OR (after_prayer IS NOT NULL))),
  constraint mosque_occasions_from_date_check CHECK (private.is_sane_day(from_date)),
  constraint mosque_occasions_kind_check CHECK ((kind = ANY (ARRAY['taraweeh'::text, 'qiyam'::text, 'iftar'::text, 'itikaf'::text, 'eid_fitr'::text, 'eid_adha'::text]))),
  constraint mosque_occasions_language_check CHECK ((length(language) <= 120)),
  constraint mosque_occasions_note_check CHECK ((length(note) <= 300)),
  constraint mosque_occasions_rakahs_check CHECK (((rakahs >= 2) AND (rakahs <= 40))),
  constraint mosque_occasions_said_as_check CHECK ((said_as = ANY (ARRAY['mosque'::text, 'staff'::text, 'member'::text]))),
  constraint mosque_occasions_venue_check CHECK ((length(venue) <= 160))
);
alter table public.mosque_occasions enable row level security;
CREATE INDEX mosque_occasions_place_id ON public.mosque_occasions USING btree (place_id, from_date);
create policy "everyone can see Ramadan and Eid at mosques" on mosque_occasions for select to anon, authenticated using (true);
create policy "mosque admins can keep their Ramadan and Eid" on mosque_occasions for all to authenticated using ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid))))) with check ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can keep every Ramadan and Eid" on mosque_occasions for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.mosque_occasions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.mosque_occasions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.mosque_occasions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.mosque_occasions FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER keep_at_mosque BEFORE INSERT OR UPDATE ON public.mosque_occasions FOR EACH ROW EXECUTE FUNCTION private.keep_at_mosque();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.mosque_occasions FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.mosque_occasions FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Changes to a mosque that members suggest. Carried out when its admins or staff accept. Written by functions only.
create table public.mosque_suggestions (
  id uuid not null default gen_random_uuid(),
  place_id uuid not null,
  author_id uuid,
  changes jsonb not null,
  former jsonb,
  note text,
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  constraint mosque_suggestions_pkey PRIMARY KEY (id),
  constraint mosque_suggestions_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint mosque_suggestions_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint mosque_suggestions_changes_check CHECK (((jsonb_typeof(changes) = 'object'::text) AND (octet_length((changes)::text) <= 16384))),
  constraint mosque_suggestions_note_check CHECK ((length(note) <= 1000)),
  constraint mosque_suggestions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text])))
);
alter table public.mosque_suggestions enable row level security;
CREATE INDEX mosque_suggestions_author_id ON public.mosque_suggestions USING btree (author_id);
CREATE INDEX mosque_suggestions_place_id ON public.mosque_suggestions USING btree (place_id, status);
create policy "members can see what they suggested" on mosque_suggestions for select to authenticated using ((author_id = ( SELECT auth.uid() AS uid)));
create policy "mosque admins can see suggestions for their mosques" on mosque_suggestions for select to authenticated using ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can see every suggestion" on mosque_suggestions for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.mosque_suggestions FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- One row per distinct, visible mosque; id is the place. Written by triggers on mosques and mosque only. position is null where coordinates are unknown.
create table public.mosque_unified (
  id uuid not null,
  slug text not null,
  source_table text not null,
  source_row uuid not null,
  name text not null,
  local_name text,
  description text,
  image text,
  mosque_type text not null default 'Masjid'::text,
  address text,
  city text,
  state text,
  country text,
  country_code text,
  latitude double precision,
  longitude double precision,
  time_zone text,
  phone text,
  email text,
  website text,
  facilities jsonb not null default '{}'::jsonb,
  prayer_times jsonb,
  prayer_date date,
  calculation_method smallint,
  asr_school smallint,
  is_sample boolean not null default false,
  position extensions.cube generated always as (private.sphere_point(latitude, longitude)) stored,
  name_folded text generated always as (private.fold(name)) stored,
  search tsvector generated always as (private.mosque_search(name, local_name, mosque_type, city, country, address, description)) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  source text,
  licence text,
  women_space jsonb,
  words text generated always as (private.mosque_words(name, local_name, city, address, description)) stored,
  constraint mosque_unified_slug_key UNIQUE (slug),
  constraint mosque_unified_pkey PRIMARY KEY (id),
  constraint mosque_unified_id_fkey FOREIGN KEY (id) REFERENCES places(id) ON DELETE CASCADE,
  constraint mosque_unified_source_table_check CHECK ((source_table = ANY (ARRAY['mosques'::text, 'mosque'::text])))
);
alter table public.mosque_unified enable row level security;
CREATE INDEX mosque_unified_city ON public.mosque_unified USING btree (country_code, city);
CREATE INDEX mosque_unified_facilities ON public.mosque_unified USING gin (private.facility_flags(facilities) jsonb_path_ops);
CREATE INDEX mosque_unified_name ON public.mosque_unified USING btree (name_folded text_pattern_ops);
CREATE INDEX mosque_unified_name_trigrams ON public.mosque_unified USING gin (name_folded extensions.gin_trgm_ops);
CREATE INDEX mosque_unified_position ON public.mosque_unified USING gist ("position");
CREATE INDEX mosque_unified_search ON public.mosque_unified USING gin (search);
CREATE INDEX mosque_unified_updated_at ON public.mosque_unified USING btree (updated_at, id);
CREATE INDEX mosque_unified_words ON public.mosque_unified USING gin (words extensions.gin_trgm_ops);
create policy "everyone can see the mosque directory" on mosque_unified for select to anon, authenticated using (true);
CREATE TRIGGER announce_delete AFTER DELETE ON public.mosque_unified REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.mosque_unified REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.mosque_unified REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');

-- Mosques kept on this site by staff and by their own admins.
create table public.mosques (
  id uuid not null default gen_random_uuid(),
  place_id uuid,
  slug text,
  status text not null default 'published'::text,
  name text not null,
  local_name text,
  description text,
  image text,
  mosque_type text not null default 'Masjid'::text,
  address text,
  city text,
  state text,
  country text,
  country_code text,
  latitude double precision,
  longitude double precision,
  time_zone text,
  phone text,
  email text,
  website text,
  facilities jsonb not null default '{}'::jsonb,
  prayer_times jsonb,
  prayer_date date,
  calculation_method smallint,
  asr_school smallint,
  is_sample boolean not null default false,
  place_key text generated always as (private.mosque_key(id, name, city, latitude, longitude)) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  source text,
  licence text,
  women_space jsonb,
  constraint mosques_pkey PRIMARY KEY (id),
  constraint mosques_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id),
  constraint mosques_address_check CHECK ((length(address) <= 400)),
  constraint mosques_asr_school_check CHECK ((asr_school = ANY (ARRAY[0, 1]))),
  constraint mosques_calculation_method_check CHECK (((calculation_method >= 0) AND (calculation_method <= 99))),
  constraint mosques_city_check CHECK ((length(city) <= 120)),
  constraint mosques_country_check CHECK ((length(country) <= 120)),
  constraint mosques_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint mosques_description_check CHECK ((length(description) <= 6000)),
  constraint mosques_email_check CHECK ((length(email) <= 320)),
  constraint mosques_facilities_check CHECK (((jsonb_typeof(facilities) = ANY (ARRAY['object'::text, 'array'::text])) AND (octet_length((facilities)::text) <= 16384))),
  constraint mosques_image_check CHECK (((length(image) <= 1000) AND private.is_image_address(image))),
  constraint mosques_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint mosques_licence_check CHECK ((licence IS NULL)),
  constraint mosques_local_name_check CHECK ((length(local_name) <= 200)),
  constraint mosques_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint mosques_mosque_type_check CHECK (((length(mosque_type) >= 1) AND (length(mosque_type) <= 60))),
  constraint mosques_name_check CHECK ((length(name) <= 200)),
  constraint mosques_name_check1 CHECK ((btrim(name) <> ''::text)),
  constraint mosques_phone_check CHECK ((length(phone) <= 40)),
  constraint mosques_prayer_date_check CHECK (private.is_sane_day(prayer_date)),
  constraint mosques_prayer_times_check CHECK (private.is_prayer_times(prayer_times)),
  constraint mosques_slug_check CHECK (((length(slug) >= 1) AND (length(slug) <= 100))),
  constraint mosques_source_check CHECK ((source IS NULL)),
  constraint mosques_state_check CHECK ((length(state) <= 120)),
  constraint mosques_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'hidden'::text, 'closed'::text]))),
  constraint mosques_time_zone_check CHECK (((length(time_zone) <= 60) AND private.is_time_zone(time_zone))),
  constraint mosques_website_check CHECK (((length(website) <= 500) AND private.is_web_address(website))),
  constraint mosques_women_space_check CHECK ((private.is_flat(women_space) AND (octet_length((women_space)::text) <= 4096)))
);
alter table public.mosques enable row level security;
CREATE INDEX mosques_place_id ON public.mosques USING btree (place_id);
CREATE INDEX mosques_place_key ON public.mosques USING btree (place_key);
CREATE INDEX mosques_slug ON public.mosques USING btree (slug);
create policy "everyone can see published mosques" on mosques for select to anon, authenticated using ((status = 'published'::text));
create policy "mosque admins can see their mosques" on mosques for select to authenticated using ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid)))));
create policy "mosque admins can update their mosques" on mosques for update to authenticated using ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid))))) with check ((place_id IN ( SELECT mosque_admins.mosque_id
   FROM mosque_admins
  WHERE (mosque_admins.user_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can manage mosques" on mosques for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.mosques REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.mosques REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.mosques REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.mosques FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER guard_mosque BEFORE INSERT OR UPDATE ON public.mosques FOR EACH ROW EXECUTE FUNCTION private.guard_mosque();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.mosques FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER settle_delete AFTER DELETE ON public.mosques REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('mosque', 'owned');
CREATE TRIGGER settle_insert AFTER INSERT ON public.mosques REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('mosque', 'owned');
CREATE TRIGGER settle_update AFTER UPDATE ON public.mosques REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.settle_changed_rows('mosque', 'owned');
CREATE TRIGGER track_update AFTER UPDATE ON public.mosques REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.follow_mosques();

-- Who receives the newsletter. Hashes are SHA-256, in hex, of the token in the mail.
create table public.newsletter_subscribers (
  id uuid not null default gen_random_uuid(),
  email text not null,
  language text not null default 'en'::text,
  status text not null default 'pending'::text,
  confirm_hash text,
  unsubscribe_hash text,
  confirm_sent_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint newsletter_subscribers_email_key UNIQUE (email),
  constraint newsletter_subscribers_pkey PRIMARY KEY (id),
  constraint newsletter_subscribers_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 320)) AND (email ~~ '%_@_%'::text))),
  constraint newsletter_subscribers_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ur'::text, 'fr'::text, 'tr'::text, 'id'::text]))),
  constraint newsletter_subscribers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text])))
);
alter table public.newsletter_subscribers enable row level security;
CREATE UNIQUE INDEX newsletter_subscribers_confirm_hash ON public.newsletter_subscribers USING btree (confirm_hash);
CREATE UNIQUE INDEX newsletter_subscribers_unsubscribe_hash ON public.newsletter_subscribers USING btree (unsubscribe_hash);
create policy "superadmins can read the subscribers" on newsletter_subscribers for select to authenticated using (( SELECT private.has_role('superadmin'::text) AS has_role));

-- How a member wants to hear of a kind. Without a row: private.usual_mail.
create table public.notification_settings (
  user_id uuid not null,
  kind text not null,
  in_site boolean not null,
  mail text not null,
  constraint notification_settings_pkey PRIMARY KEY (user_id, kind),
  constraint notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint notification_settings_kind_check CHECK (((kind ~ '^[a-z]+(_[a-z]+)*$'::text) AND (length(kind) <= 40))),
  constraint notification_settings_mail_check CHECK ((mail = ANY (ARRAY['now'::text, 'digest'::text, 'off'::text])))
);
alter table public.notification_settings enable row level security;
create policy "members can see how they are told" on notification_settings for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

-- Each member's inbox. Written by functions only, read by its owner only.
create table public.notifications (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  contribution_id uuid not null,
  reply_id uuid,
  actor_id uuid,
  number integer not null default 1,
  in_site boolean not null default true,
  mail text not null default 'off'::text,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint notifications_contribution_id_fkey FOREIGN KEY (contribution_id) REFERENCES contributions(id) ON DELETE CASCADE,
  constraint notifications_reply_id_fkey FOREIGN KEY (reply_id) REFERENCES replies(id) ON DELETE SET NULL,
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint notifications_kind_check CHECK (((kind ~ '^[a-z]+(_[a-z]+)*$'::text) AND (length(kind) <= 40))),
  constraint notifications_mail_check CHECK ((mail = ANY (ARRAY['now'::text, 'digest'::text, 'off'::text])))
);
alter table public.notifications enable row level security;
CREATE INDEX notifications_actor_id ON public.notifications USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX notifications_contribution_id ON public.notifications USING btree (contribution_id);
CREATE INDEX notifications_inbox ON public.notifications USING btree (user_id, updated_at DESC, id DESC) WHERE in_site;
CREATE INDEX notifications_reply_id ON public.notifications USING btree (reply_id) WHERE (reply_id IS NOT NULL);
CREATE INDEX notifications_to_mail ON public.notifications USING btree (mail, updated_at) WHERE ((mailed_at IS NULL) AND (read_at IS NULL) AND (mail <> 'off'::text));
CREATE UNIQUE INDEX notifications_unread ON public.notifications USING btree (user_id, kind, contribution_id) WHERE (read_at IS NULL);
create policy "members can see their inbox" on notifications for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

-- Mail to send. Without a mail server the rows stay as kept, readable by the superadmin unless they let someone in.
create table public.outbox (
  id bigint not null generated as identity,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  headers jsonb not null default '{}'::jsonb,
  kind text not null default 'general'::text,
  status text not null default 'queued'::text,
  attempts smallint not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  last_error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_headers_check CHECK ((jsonb_typeof(headers) = 'object'::text)),
  constraint outbox_kind_check CHECK ((length(kind) <= 60)),
  constraint outbox_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'kept'::text]))),
  constraint outbox_subject_check CHECK ((length(subject) <= 500)),
  constraint outbox_to_address_check CHECK (((length(to_address) >= 3) AND (length(to_address) <= 320)))
);
alter table public.outbox enable row level security;
CREATE INDEX outbox_created_at ON public.outbox USING btree (created_at DESC);
CREATE INDEX outbox_due ON public.outbox USING btree (next_attempt_at) WHERE (status = ANY (ARRAY['queued'::text, 'sending'::text]));
create policy "superadmins can read the outbox, but no way in for others" on outbox for select to authenticated using ((( SELECT private.has_role('superadmin'::text) AS has_role) AND ((NOT private.holds_way_in(kind)) OR (status = ANY (ARRAY['sent'::text, 'failed'::text])))));

-- Letters about claims and owners that wait to be written.
create table public.ownership_notices (
  id bigint not null generated as identity,
  kind text not null,
  user_id uuid not null,
  place_id uuid,
  note text,
  business_id uuid,
  freeze_hash text,
  freeze_used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  taken_at timestamp with time zone,
  constraint ownership_notices_freeze_hash_key UNIQUE (freeze_hash),
  constraint ownership_notices_pkey PRIMARY KEY (id),
  constraint ownership_notices_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint ownership_notices_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint ownership_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint ownership_notices_freeze_hash_check CHECK ((freeze_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint ownership_notices_kind_check CHECK ((kind = ANY (ARRAY['claim_verified'::text, 'claim_rejected'::text, 'claim_needs_info'::text, 'claim_disputed'::text, 'claim_revoked'::text, 'owner_challenged'::text, 'owner_changed'::text, 'vouch_asked'::text, 'transfer_started'::text, 'transfer_accepted'::text, 'transfer_received'::text, 'transfer_declined'::text, 'listing_frozen'::text, 'listing_thawed'::text])))
);
alter table public.ownership_notices enable row level security;
CREATE INDEX ownership_notices_business_id ON public.ownership_notices USING btree (business_id);
CREATE INDEX ownership_notices_place_id ON public.ownership_notices USING btree (place_id);
CREATE INDEX ownership_notices_user_id ON public.ownership_notices USING btree (user_id);
CREATE INDEX ownership_notices_waiting ON public.ownership_notices USING btree (id) WHERE (taken_at IS NULL);
create policy "nobody but the service role sees notices" on ownership_notices for select to authenticated using (false);
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.ownership_notices FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Businesses whose owner does not want Muslim ownership shown. While a row is here, nothing public tells it.
create table public.ownership_privacy (
  place_id uuid not null,
  hidden_by uuid,
  hidden_at timestamp with time zone not null default now(),
  constraint ownership_privacy_pkey PRIMARY KEY (place_id),
  constraint ownership_privacy_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint ownership_privacy_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE
);
alter table public.ownership_privacy enable row level security;
create policy "owners can see what they hide" on ownership_privacy for select to authenticated using ((place_id IN ( SELECT b.place_id
   FROM businesses b
  WHERE (b.owner_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can see what owners hide" on ownership_privacy for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.ownership_privacy FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- How it is known that Muslims own a business. For its owner, staff and whoever said it; written by functions only.
create table public.ownership_statements (
  id uuid not null default gen_random_uuid(),
  place_id uuid not null,
  kind text not null,
  said_by uuid,
  mosque_id uuid,
  document text,
  statement text,
  status text not null default 'pending'::text,
  decided_by uuid,
  decided_at timestamp with time zone,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint ownership_statements_pkey PRIMARY KEY (id),
  constraint ownership_statements_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint ownership_statements_mosque_id_fkey FOREIGN KEY (mosque_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint ownership_statements_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint ownership_statements_said_by_fkey FOREIGN KEY (said_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint ownership_statements_check CHECK (((kind <> 'mosque_vouched'::text) OR (mosque_id IS NOT NULL))),
  constraint ownership_statements_document_check CHECK ((length(document) <= 1000)),
  constraint ownership_statements_document_is_theirs CHECK (((document ~~ 'https://%'::text) OR starts_with(document, (('evidence-documents/'::text || said_by) || '/'::text)))),
  constraint ownership_statements_kind_check CHECK ((kind = ANY (ARRAY['self_declared'::text, 'document'::text, 'mosque_vouched'::text, 'staff_visited'::text]))),
  constraint ownership_statements_statement_check CHECK ((length(statement) <= 1000)),
  constraint ownership_statements_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text])))
);
alter table public.ownership_statements enable row level security;
CREATE INDEX ownership_statements_document ON public.ownership_statements USING btree (document) WHERE (document IS NOT NULL);
CREATE INDEX ownership_statements_mosque_id ON public.ownership_statements USING btree (mosque_id);
CREATE INDEX ownership_statements_place ON public.ownership_statements USING btree (place_id, kind);
CREATE INDEX ownership_statements_said_by ON public.ownership_statements USING btree (said_by);
CREATE UNIQUE INDEX ownership_statements_one_vouch ON public.ownership_statements USING btree (place_id, said_by) WHERE ((kind = 'mosque_vouched'::text) AND (status = 'accepted'::text));
create policy "owners can see what is known of their ownership" on ownership_statements for select to authenticated using ((place_id IN ( SELECT b.place_id
   FROM businesses b
  WHERE (b.owner_id = ( SELECT auth.uid() AS uid)))));
create policy "people can see their own statements" on ownership_statements for select to authenticated using ((said_by = ( SELECT auth.uid() AS uid)));
create policy "staff can see statements of ownership" on ownership_statements for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.ownership_statements REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.ownership_statements REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.ownership_statements REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.ownership_statements FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.ownership_statements FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER weigh_delete AFTER DELETE ON public.ownership_statements REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.weigh_ownership();
CREATE TRIGGER weigh_insert AFTER INSERT ON public.ownership_statements REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.weigh_ownership();
CREATE TRIGGER weigh_update AFTER UPDATE ON public.ownership_statements REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.weigh_ownership();

-- One row per page view. Anyone may add, only staff may read.
create table public.page_analytics (
  id bigint not null generated as identity,
  url text not null,
  title text,
  page_type text,
  referrer text not null default 'direct'::text,
  user_agent text,
  device_type text not null default 'desktop'::text,
  timestamp timestamp with time zone not null default now(),
  constraint page_analytics_pkey PRIMARY KEY (id),
  constraint page_analytics_device_type_check CHECK ((device_type = ANY (ARRAY['mobile'::text, 'desktop'::text]))),
  constraint page_analytics_page_type_check CHECK ((length(page_type) <= 60)),
  constraint page_analytics_referrer_check CHECK ((length(referrer) <= 512)),
  constraint page_analytics_title_check CHECK ((length(title) <= 300)),
  constraint page_analytics_url_check CHECK (((url ~~ '/%'::text) AND (length(url) <= 512))),
  constraint page_analytics_user_agent_check CHECK ((length(user_agent) <= 512))
);
alter table public.page_analytics enable row level security;
CREATE INDEX page_analytics_timestamp ON public.page_analytics USING btree ("timestamp");
CREATE INDEX page_analytics_url ON public.page_analytics USING btree (url, "timestamp");
create policy "everyone can record a page view" on page_analytics for insert to anon, authenticated with check (true);
create policy "staff can read page views" on page_analytics for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER coarsen_page_view BEFORE INSERT ON public.page_analytics FOR EACH ROW EXECUTE FUNCTION private.coarsen_page_view();
CREATE TRIGGER tidy_page_view BEFORE INSERT ON public.page_analytics FOR EACH ROW EXECUTE FUNCTION private.tidy_page_view();

-- Who applied, and how to reach them: for the applicant and staff only.
create table public.partner_contacts (
  partner_id uuid not null,
  applicant_id uuid,
  contact_name text,
  contact_email text not null,
  message text,
  created_at timestamp with time zone not null default now(),
  constraint partner_contacts_pkey PRIMARY KEY (partner_id),
  constraint partner_contacts_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint partner_contacts_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id) ON DELETE CASCADE,
  constraint partner_contacts_contact_email_check CHECK ((((length(contact_email) >= 3) AND (length(contact_email) <= 320)) AND (contact_email ~~ '%_@_%'::text))),
  constraint partner_contacts_contact_name_check CHECK ((length(contact_name) <= 160)),
  constraint partner_contacts_message_check CHECK ((length(message) <= 4000))
);
alter table public.partner_contacts enable row level security;
CREATE INDEX partner_contacts_applicant_id ON public.partner_contacts USING btree (applicant_id);
create policy "applicants can see their own contact details" on partner_contacts for select to authenticated using ((applicant_id = ( SELECT auth.uid() AS uid)));
create policy "staff can manage partner contacts" on partner_contacts for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.partner_contacts FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Partner applications and approved partners. Holds nothing that may not be public; who decided stands in audit_log.
create table public.partners (
  id uuid not null default gen_random_uuid(),
  name text not null,
  logo_url text,
  website_url text,
  status text not null default 'pending'::text,
  decided_at timestamp with time zone,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint partners_pkey PRIMARY KEY (id),
  constraint partners_logo_url_check CHECK (((length(logo_url) <= 500) AND (logo_url ~ '^(https://|/)'::text))),
  constraint partners_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 160))),
  constraint partners_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text]))),
  constraint partners_website_url_check CHECK (((length(website_url) <= 500) AND (website_url ~ '^https?://'::text)))
);
alter table public.partners enable row level security;
CREATE INDEX partners_shown ON public.partners USING btree (created_at DESC) WHERE ((status = 'approved'::text) AND (logo_url IS NOT NULL));
create policy "applicants can see their own applications" on partners for select to authenticated using ((id IN ( SELECT partner_contacts.partner_id
   FROM partner_contacts
  WHERE (partner_contacts.applicant_id = ( SELECT auth.uid() AS uid)))));
create policy "everyone can see approved partners with a logo" on partners for select to anon, authenticated using (((status = 'approved'::text) AND (logo_url IS NOT NULL)));
create policy "staff can manage partners" on partners for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.partners REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.partners REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.partners REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.partners FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.partners FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER note_partner_decision BEFORE INSERT OR UPDATE ON public.partners FOR EACH ROW EXECUTE FUNCTION private.note_partner_decision();

-- Events of the payment provider that were taken. Each counts once.
create table public.payment_events (
  id text not null,
  kind text not null,
  made_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_id_check CHECK ((length(id) <= 255)),
  constraint payment_events_kind_check CHECK ((length(kind) <= 60))
);
alter table public.payment_events enable row level security;
create policy "staff can see which events came" on payment_events for select to authenticated using (( SELECT private.is_staff() AS is_staff));

-- Money that came, and how much of it went back. Written once for each payment.
create table public.payments (
  ref text not null,
  order_id uuid,
  business_id uuid,
  subscription_ref text,
  amount_cents integer,
  tax_cents integer not null default 0,
  currency text,
  period_start date,
  period_end date,
  paid_at timestamp with time zone,
  refunded_cents integer not null default 0,
  constraint payments_pkey PRIMARY KEY (ref),
  constraint payments_business_id_fkey FOREIGN KEY (business_id) REFERENCES business_accounts(id) ON DELETE SET NULL,
  constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES plan_orders(id) ON DELETE SET NULL,
  constraint payments_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint payments_ref_check CHECK ((length(ref) <= 255)),
  constraint payments_refunded_cents_check CHECK ((refunded_cents >= 0)),
  constraint payments_tax_cents_check CHECK ((tax_cents >= 0))
);
alter table public.payments enable row level security;
CREATE INDEX payments_business_id ON public.payments USING btree (business_id, period_start DESC);
CREATE INDEX payments_order_id ON public.payments USING btree (order_id);
create policy "staff can see payments" on payments for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER settle_commission AFTER INSERT OR UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION private.settle_commission();

-- What members tell others about themselves. Read by themselves and staff; others get what they may see from person_page.
create table public.people (
  user_id uuid not null,
  handle text not null,
  bio text,
  speaks text[] not null default '{}'::text[],
  reads text[] not null default '{}'::text[],
  show_bio text not null default 'everyone'::text,
  show_town text not null default 'members'::text,
  show_languages text not null default 'everyone'::text,
  show_contributions text not null default 'everyone'::text,
  show_joined text not null default 'everyone'::text,
  trust smallint not null default 0,
  handle_changed_at timestamp with time zone,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint people_handle_key UNIQUE (handle),
  constraint people_pkey PRIMARY KEY (user_id),
  constraint people_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint people_bio_check CHECK (((length(bio) >= 1) AND (length(bio) <= 500))),
  constraint people_handle_check CHECK ((handle ~ '^[a-z0-9](-?[a-z0-9]){2,29}$'::text)),
  constraint people_reads_check CHECK ((reads <@ ARRAY['en'::text, 'ar'::text, 'ur'::text, 'fr'::text, 'tr'::text, 'id'::text])),
  constraint people_show_bio_check CHECK ((show_bio = ANY (ARRAY['everyone'::text, 'members'::text, 'nobody'::text]))),
  constraint people_show_contributions_check CHECK ((show_contributions = ANY (ARRAY['everyone'::text, 'members'::text, 'nobody'::text]))),
  constraint people_show_joined_check CHECK ((show_joined = ANY (ARRAY['everyone'::text, 'members'::text, 'nobody'::text]))),
  constraint people_show_languages_check CHECK ((show_languages = ANY (ARRAY['everyone'::text, 'members'::text, 'nobody'::text]))),
  constraint people_show_town_check CHECK ((show_town = ANY (ARRAY['everyone'::text, 'members'::text, 'nobody'::text]))),
  constraint people_speaks_check CHECK ((cardinality(speaks) <= 10)),
  constraint people_trust_check CHECK (((trust >= 0) AND (trust <= 3)))
);
alter table public.people enable row level security;
create policy "members can see their own page" on people for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see every person" on people for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.people REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('user_id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.people REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('user_id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.people REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('user_id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.people FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Whom a member does not want to meet. Muted: their words are folded away. Blocked: they also cannot answer or reach the member.
create table public.person_blocks (
  user_id uuid not null,
  other_id uuid not null,
  kind text not null,
  created_at timestamp with time zone not null default now(),
  constraint person_blocks_pkey PRIMARY KEY (user_id, other_id),
  constraint person_blocks_other_id_fkey FOREIGN KEY (other_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint person_blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint person_blocks_check CHECK ((user_id <> other_id)),
  constraint person_blocks_kind_check CHECK ((kind = ANY (ARRAY['block'::text, 'mute'::text])))
);
alter table public.person_blocks enable row level security;
CREATE INDEX person_blocks_other_id ON public.person_blocks USING btree (other_id, user_id) WHERE (kind = 'block'::text);
create policy "members can see whom they blocked" on person_blocks for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.person_blocks FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Photos of places. Pending ones wait for staff; stored_at is empty until the files are there.
create table public.photos (
  id uuid not null default gen_random_uuid(),
  place_id uuid,
  uploaded_by uuid default auth.uid(),
  width integer not null,
  height integer not null,
  caption text,
  status text not null default 'pending'::text,
  is_owner_photo boolean not null default false,
  is_cover boolean not null default false,
  position integer not null default 0,
  stored_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  contribution_id uuid,
  constraint photos_pkey PRIMARY KEY (id),
  constraint photos_contribution_id_fkey FOREIGN KEY (contribution_id) REFERENCES contributions(id) ON DELETE CASCADE,
  constraint photos_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint photos_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint photos_caption_check CHECK (((length(caption) >= 1) AND (length(caption) <= 200))),
  constraint photos_check CHECK (((NOT is_cover) OR (status = 'published'::text))),
  constraint photos_height_check CHECK (((height >= 1) AND (height <= 20000))),
  constraint photos_of_one_thing CHECK ((num_nonnulls(place_id, contribution_id) = 1)),
  constraint photos_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'rejected'::text, 'removed'::text]))),
  constraint photos_width_check CHECK (((width >= 1) AND (width <= 20000)))
);
alter table public.photos enable row level security;
CREATE INDEX photos_contribution ON public.photos USING btree (contribution_id, status, "position") WHERE (contribution_id IS NOT NULL);
CREATE INDEX photos_place ON public.photos USING btree (place_id, status, "position", created_at);
CREATE INDEX photos_uploaded_by ON public.photos USING btree (uploaded_by);
CREATE UNIQUE INDEX photos_one_cover ON public.photos USING btree (place_id) WHERE is_cover;
create policy "members can add photos" on photos for insert to authenticated with check ((uploaded_by = ( SELECT auth.uid() AS uid)));
create policy "members can see the photos they added" on photos for select to authenticated using ((uploaded_by = ( SELECT auth.uid() AS uid)));
create policy "staff can see every photo" on photos for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.photos REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.photos REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.photos REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.photos FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER guard_photo BEFORE INSERT ON public.photos FOR EACH ROW EXECUTE FUNCTION private.guard_photo();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.photos FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Addresses that moved: after a rename (old_slug) or a merge (old_id too). A table that refers to places moves its rows in a trigger after insert here, which runs before the merged place is deleted.
create table public.place_redirects (
  id bigint not null generated as identity,
  kind text not null,
  old_id uuid,
  old_slug text,
  new_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint place_redirects_kind_old_id_key UNIQUE (kind, old_id),
  constraint place_redirects_kind_old_slug_key UNIQUE (kind, old_slug),
  constraint place_redirects_pkey PRIMARY KEY (id),
  constraint place_redirects_new_id_fkey FOREIGN KEY (new_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint place_redirects_check CHECK (((old_id IS NOT NULL) OR (old_slug IS NOT NULL))),
  constraint place_redirects_kind_check CHECK ((kind = ANY (ARRAY['business'::text, 'mosque'::text])))
);
alter table public.place_redirects enable row level security;
CREATE INDEX place_redirects_new_id ON public.place_redirects USING btree (new_id);
create policy "everyone can follow redirects" on place_redirects for select to anon, authenticated using (true);
CREATE TRIGGER announce_delete AFTER DELETE ON public.place_redirects REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.place_redirects REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.place_redirects REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER move_claims AFTER INSERT ON public.place_redirects FOR EACH ROW EXECUTE FUNCTION private.move_claims();
CREATE TRIGGER move_confirmations AFTER INSERT OR UPDATE ON public.place_redirects FOR EACH ROW WHEN ((new.old_id IS NOT NULL)) EXECUTE FUNCTION private.move_confirmations();
CREATE TRIGGER move_embed_loads AFTER INSERT OR UPDATE ON public.place_redirects FOR EACH ROW WHEN ((new.old_id IS NOT NULL)) EXECUTE FUNCTION private.move_embed_loads();
CREATE TRIGGER move_evidence AFTER INSERT OR UPDATE ON public.place_redirects FOR EACH ROW WHEN (((new.kind = 'business'::text) AND (new.old_id IS NOT NULL))) EXECUTE FUNCTION private.move_evidence();
CREATE TRIGGER move_listing_items AFTER INSERT ON public.place_redirects FOR EACH ROW EXECUTE FUNCTION private.move_listing_items();
CREATE TRIGGER move_moderation AFTER INSERT ON public.place_redirects FOR EACH ROW EXECUTE FUNCTION private.move_moderation();
CREATE TRIGGER move_mosque_admins AFTER INSERT OR UPDATE ON public.place_redirects FOR EACH ROW WHEN (((new.kind = 'mosque'::text) AND (new.old_id IS NOT NULL))) EXECUTE FUNCTION private.move_mosque_admins();
CREATE TRIGGER move_mosque_keeping AFTER INSERT OR UPDATE ON public.place_redirects FOR EACH ROW WHEN (((new.kind = 'mosque'::text) AND (new.old_id IS NOT NULL))) EXECUTE FUNCTION private.move_mosque_keeping();
CREATE TRIGGER move_mosque_word AFTER INSERT OR UPDATE ON public.place_redirects FOR EACH ROW WHEN (((new.kind = 'mosque'::text) AND (new.old_id IS NOT NULL))) EXECUTE FUNCTION private.move_mosque_word();
CREATE TRIGGER move_ownership AFTER INSERT OR UPDATE ON public.place_redirects FOR EACH ROW WHEN ((new.old_id IS NOT NULL)) EXECUTE FUNCTION private.move_ownership();
CREATE TRIGGER move_photos AFTER INSERT ON public.place_redirects FOR EACH ROW EXECUTE FUNCTION private.move_photos();
CREATE TRIGGER move_reviews AFTER INSERT ON public.place_redirects FOR EACH ROW EXECUTE FUNCTION private.move_reviews();
CREATE TRIGGER move_saved_lists AFTER INSERT OR UPDATE ON public.place_redirects FOR EACH ROW WHEN ((new.old_id IS NOT NULL)) EXECUTE FUNCTION private.move_saved_lists();

-- Rating, halal level, ownership and cover photo as reviews, evidence and photos say. Written by functions only; laid over the unified row.
create table public.place_standing (
  place_id uuid not null,
  rating double precision,
  reviews_count integer,
  halal_level smallint,
  ownership_level smallint,
  muslim_owned boolean,
  image text,
  updated_at timestamp with time zone not null default now(),
  constraint place_standing_pkey PRIMARY KEY (place_id),
  constraint place_standing_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint place_standing_halal_level_check CHECK (((halal_level >= 0) AND (halal_level <= 4))),
  constraint place_standing_image_check CHECK ((length(image) <= 1000)),
  constraint place_standing_ownership_level_check CHECK (((ownership_level >= 0) AND (ownership_level <= 4))),
  constraint place_standing_rating_check CHECK (((rating >= (0)::double precision) AND (rating <= (5)::double precision))),
  constraint place_standing_reviews_count_check CHECK ((reviews_count >= 0))
);
alter table public.place_standing enable row level security;
create policy "everyone can see the standing of places" on place_standing for select to anon, authenticated using (true);

-- One row per distinct place. Reviews, photos, saves and the like refer to it: it stays while a listing is hidden, when the unified row is gone.
create table public.places (
  id uuid not null,
  kind text not null,
  created_at timestamp with time zone not null default now(),
  constraint places_pkey PRIMARY KEY (id),
  constraint places_kind_check CHECK ((kind = ANY (ARRAY['business'::text, 'mosque'::text])))
);
alter table public.places enable row level security;
create policy "everyone can see places" on places for select to anon, authenticated using (true);

-- A plan chosen and its price, from the table of plans. A payment names its order.
create table public.plan_orders (
  id uuid not null default gen_random_uuid(),
  business_id uuid not null,
  plan_type text not null,
  billing_cycle text not null,
  price_cents integer not null,
  credit_cents integer not null default 0,
  tax_name text not null default ''::text,
  tax_percent numeric(5,2) not null default 0,
  currency text not null,
  provider text not null,
  status text not null default 'open'::text,
  starts_on date,
  created_at timestamp with time zone not null default now(),
  constraint plan_orders_pkey PRIMARY KEY (id),
  constraint plan_orders_business_id_fkey FOREIGN KEY (business_id) REFERENCES business_accounts(id) ON DELETE CASCADE,
  constraint plan_orders_billing_cycle_check CHECK ((billing_cycle = ANY (ARRAY['monthly'::text, 'annual'::text]))),
  constraint plan_orders_check CHECK ((credit_cents <= price_cents)),
  constraint plan_orders_credit_cents_check CHECK ((credit_cents >= 0)),
  constraint plan_orders_plan_type_check CHECK ((plan_type = ANY (ARRAY['premium'::text, 'enterprise'::text]))),
  constraint plan_orders_price_cents_check CHECK ((price_cents > 0)),
  constraint plan_orders_provider_check CHECK ((provider = ANY (ARRAY['manual'::text, 'stripe'::text]))),
  constraint plan_orders_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'void'::text])))
);
alter table public.plan_orders enable row level security;
CREATE INDEX plan_orders_business_id ON public.plan_orders USING btree (business_id, created_at DESC);
create policy "owners can see what they chose" on plan_orders for select to authenticated using ((business_id IN ( SELECT business_accounts.id
   FROM business_accounts
  WHERE (business_accounts.owner_id = ( SELECT auth.uid() AS uid)))));
create policy "staff can see what was chosen" on plan_orders for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.plan_orders FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Barakah, Rizq and Falah: prices in cents. Everyone may read them, superadmins set them.
create table public.plans (
  plan_type text not null,
  rank smallint not null,
  monthly_cents integer not null,
  annual_cents integer not null,
  currency text not null default 'USD'::text,
  updated_at timestamp with time zone not null default now(),
  constraint plans_rank_key UNIQUE (rank),
  constraint plans_pkey PRIMARY KEY (plan_type),
  constraint plans_annual_cents_check CHECK (((annual_cents >= 0) AND (annual_cents <= 10000000))),
  constraint plans_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint plans_monthly_cents_check CHECK (((monthly_cents >= 0) AND (monthly_cents <= 10000000))),
  constraint plans_plan_type_check CHECK ((plan_type = ANY (ARRAY['basic'::text, 'premium'::text, 'enterprise'::text])))
);
alter table public.plans enable row level security;
create policy "everyone can read prices" on plans for select to anon, authenticated using (true);
create policy "superadmins can set prices" on plans for update to authenticated using (( SELECT private.has_role('superadmin'::text) AS has_role)) with check (( SELECT private.has_role('superadmin'::text) AS has_role));
CREATE TRIGGER announce_delete AFTER DELETE ON public.plans REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('plan_type');
CREATE TRIGGER announce_insert AFTER INSERT ON public.plans REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('plan_type');
CREATE TRIGGER announce_update AFTER UPDATE ON public.plans REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('plan_type');
CREATE TRIGGER ask_second_factor BEFORE UPDATE ON public.plans FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.plans FOR EACH ROW EXECUTE FUNCTION private.audit('plan_type');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.plans FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.plans FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- What a member tells about themselves. Made by a trigger when the account is made.
create table public.profiles (
  id uuid not null,
  display_name text not null,
  city text,
  country_code text,
  language text not null default 'en'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint profiles_pkey PRIMARY KEY (id),
  constraint profiles_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint profiles_city_check CHECK ((length(city) <= 120)),
  constraint profiles_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint profiles_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 80))),
  constraint profiles_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ur'::text, 'fr'::text, 'tr'::text, 'id'::text])))
);
alter table public.profiles enable row level security;
create policy "members can see their own profile" on profiles for select to authenticated using ((id = ( SELECT auth.uid() AS uid)));
create policy "members can update their own profile" on profiles for update to authenticated using ((id = ( SELECT auth.uid() AS uid))) with check ((id = ( SELECT auth.uid() AS uid)));
create policy "staff can see every profile" on profiles for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.profiles REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.profiles REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.profiles REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER guard_profile BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.guard_profile();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Impressions and clicks of promotions. Anyone may add, only staff may read.
create table public.promo_analytics (
  id bigint not null generated as identity,
  promotion text not null,
  event text not null,
  path text,
  meta jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint promo_analytics_pkey PRIMARY KEY (id),
  constraint promo_analytics_event_check CHECK ((event = ANY (ARRAY['impression'::text, 'click'::text]))),
  constraint promo_analytics_meta_check CHECK (((jsonb_typeof(meta) = 'object'::text) AND (octet_length((meta)::text) <= 2048))),
  constraint promo_analytics_path_check CHECK ((length(path) <= 512)),
  constraint promo_analytics_promotion_check CHECK (((length(promotion) >= 1) AND (length(promotion) <= 80)))
);
alter table public.promo_analytics enable row level security;
CREATE INDEX promo_analytics_promotion ON public.promo_analytics USING btree (promotion, created_at);
create policy "everyone can record a promotion event" on promo_analytics for insert to anon, authenticated with check (true);
create policy "staff can read promotion events" on promo_analytics for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER stamp_promo_event BEFORE INSERT ON public.promo_analytics FOR EACH ROW EXECUTE FUNCTION private.stamp_promo_event();

-- Banners. Texts are objects by language.
create table public.promotions (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  title jsonb not null,
  body jsonb not null,
  cta_label jsonb not null,
  href text not null,
  tone text not null default 'brand'::text,
  status text not null default 'draft'::text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  weight smallint not null default 1,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint promotions_slug_key UNIQUE (slug),
  constraint promotions_pkey PRIMARY KEY (id),
  constraint promotions_body_check CHECK (private.is_localised(body, 1000)),
  constraint promotions_check CHECK (((ends_at IS NULL) OR (starts_at IS NULL) OR (ends_at > starts_at))),
  constraint promotions_cta_label_check CHECK (private.is_localised(cta_label, 80)),
  constraint promotions_href_check CHECK (((length(href) <= 500) AND (href ~ '^(https://|/)'::text))),
  constraint promotions_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,80}$'::text)),
  constraint promotions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'live'::text, 'ended'::text]))),
  constraint promotions_title_check CHECK (private.is_localised(title, 200)),
  constraint promotions_tone_check CHECK ((tone = ANY (ARRAY['brand'::text, 'gold'::text, 'calm'::text]))),
  constraint promotions_weight_check CHECK (((weight >= 1) AND (weight <= 100)))
);
alter table public.promotions enable row level security;
CREATE INDEX promotions_live ON public.promotions USING btree (starts_at, ends_at) WHERE (status = 'live'::text);
create policy "everyone can see promotions that are running" on promotions for select to anon, authenticated using (((status = 'live'::text) AND COALESCE((starts_at <= now()), true) AND COALESCE((ends_at > now()), true)));
create policy "staff can manage promotions" on promotions for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.promotions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.promotions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.promotions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.promotions FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.promotions FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.promotions FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- Verses a member marked. Nobody else sees them.
create table public.quran_bookmarks (
  user_id uuid not null default auth.uid(),
  verse smallint not null,
  marked_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  constraint quran_bookmarks_pkey PRIMARY KEY (user_id, verse),
  constraint quran_bookmarks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint quran_bookmarks_verse_check CHECK (((verse >= 1) AND (verse <= 6236)))
);
alter table public.quran_bookmarks enable row level security;
create policy "members can bookmark verses" on quran_bookmarks for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can change their bookmarks" on quran_bookmarks for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can remove their bookmarks" on quran_bookmarks for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can see their bookmarks" on quran_bookmarks for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

-- Where a member last read. Nobody else sees it.
create table public.quran_places (
  user_id uuid not null default auth.uid(),
  verse smallint not null,
  read_at timestamp with time zone not null default now(),
  constraint quran_places_pkey PRIMARY KEY (user_id),
  constraint quran_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint quran_places_verse_check CHECK (((verse >= 1) AND (verse <= 6236)))
);
alter table public.quran_places enable row level security;
create policy "members can forget where they read" on quran_places for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can keep where they read" on quran_places for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can move on in their reading" on quran_places for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can see where they read" on quran_places for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

-- A member's plan to read the whole Quran in a number of days. Nobody else sees it.
create table public.quran_plans (
  user_id uuid not null default auth.uid(),
  kind text not null,
  starts_on date not null,
  days smallint not null,
  read_through smallint not null default 0,
  ended boolean not null default false,
  changed_at timestamp with time zone not null default now(),
  constraint quran_plans_pkey PRIMARY KEY (user_id),
  constraint quran_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint quran_plans_days_check CHECK (((days >= 1) AND (days <= 3650))),
  constraint quran_plans_kind_check CHECK ((kind = ANY (ARRAY['days'::text, 'ramadan'::text]))),
  constraint quran_plans_read_through_check CHECK (((read_through >= 0) AND (read_through <= 6236))),
  constraint quran_plans_starts_on_check CHECK (private.is_sane_day(starts_on))
);
alter table public.quran_plans enable row level security;
create policy "members can change their plan" on quran_plans for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can make a plan" on quran_plans for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can remove their plan" on quran_plans for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can see their plan" on quran_plans for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

-- A vote for an idea, an ameen, a word found helpful: one each. Others see only how many.
create table public.reactions (
  id uuid not null default gen_random_uuid(),
  contribution_id uuid not null,
  reply_id uuid,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint reactions_contribution_id_reply_id_user_id_key UNIQUE NULLS NOT DISTINCT (contribution_id, reply_id, user_id),
  constraint reactions_pkey PRIMARY KEY (id),
  constraint reactions_contribution_id_fkey FOREIGN KEY (contribution_id) REFERENCES contributions(id) ON DELETE CASCADE,
  constraint reactions_reply_id_fkey FOREIGN KEY (reply_id) REFERENCES replies(id) ON DELETE CASCADE,
  constraint reactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.reactions enable row level security;
CREATE INDEX reactions_reply_id ON public.reactions USING btree (reply_id) WHERE (reply_id IS NOT NULL);
CREATE INDEX reactions_user_id ON public.reactions USING btree (user_id);
create policy "members can see their reactions" on reactions for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER count_reaction AFTER INSERT OR DELETE ON public.reactions FOR EACH ROW EXECUTE FUNCTION private.count_reaction();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.reactions FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Who made it and how good it was, once each. Others see a name and stars from recipe_details.
create table public.recipe_makes (
  contribution_id uuid not null,
  user_id uuid not null,
  rating smallint not null,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint recipe_makes_pkey PRIMARY KEY (contribution_id, user_id),
  constraint recipe_makes_contribution_id_fkey FOREIGN KEY (contribution_id) REFERENCES recipes(contribution_id) ON DELETE CASCADE,
  constraint recipe_makes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint recipe_makes_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);
alter table public.recipe_makes enable row level security;
CREATE INDEX recipe_makes_new ON public.recipe_makes USING btree (contribution_id, created_at DESC);
CREATE INDEX recipe_makes_user_id ON public.recipe_makes USING btree (user_id);
create policy "members can see what they made" on recipe_makes for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER count_make AFTER INSERT OR DELETE OR UPDATE OF rating ON public.recipe_makes FOR EACH ROW EXECUTE FUNCTION private.count_make();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.recipe_makes FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- A recipe in its parts. Written by save_recipe only, in one transaction with its words.
create table public.recipes (
  contribution_id uuid not null,
  introduction text not null default ''::text,
  servings smallint not null default 4,
  prep_minutes smallint,
  cook_minutes smallint,
  minutes integer generated always as ((COALESCE((prep_minutes)::integer, 0) + COALESCE((cook_minutes)::integer, 0))) stored,
  ingredients jsonb not null default '[]'::jsonb,
  steps jsonb not null default '[]'::jsonb,
  occasions text[] not null default '{}'::text[],
  allergens text[] not null default '{}'::text[],
  makes_count integer not null default 0,
  rating_sum integer not null default 0,
  constraint recipes_pkey PRIMARY KEY (contribution_id),
  constraint recipes_contribution_id_fkey FOREIGN KEY (contribution_id) REFERENCES contributions(id) ON DELETE CASCADE,
  constraint recipes_allergens_check CHECK ((allergens <@ ARRAY['gluten'::text, 'crustaceans'::text, 'eggs'::text, 'fish'::text, 'peanuts'::text, 'soya'::text, 'milk'::text, 'nuts'::text, 'celery'::text, 'mustard'::text, 'sesame'::text, 'sulphites'::text, 'lupin'::text, 'molluscs'::text])),
  constraint recipes_cook_minutes_check CHECK (((cook_minutes >= 0) AND (cook_minutes <= 2880))),
  constraint recipes_ingredients_check CHECK (((jsonb_typeof(ingredients) = 'array'::text) AND (jsonb_array_length(ingredients) <= 80))),
  constraint recipes_introduction_check CHECK ((length(introduction) <= 5000)),
  constraint recipes_occasions_check CHECK ((occasions <@ ARRAY['iftar'::text, 'suhoor'::text, 'eid'::text])),
  constraint recipes_prep_minutes_check CHECK (((prep_minutes >= 0) AND (prep_minutes <= 2880))),
  constraint recipes_servings_check CHECK (((servings >= 1) AND (servings <= 100))),
  constraint recipes_steps_check CHECK (((jsonb_typeof(steps) = 'array'::text) AND (jsonb_array_length(steps) <= 50)))
);
alter table public.recipes enable row level security;
CREATE INDEX recipes_made ON public.recipes USING btree (makes_count DESC, contribution_id DESC);
create policy "everyone can see published recipes" on recipes for select to anon, authenticated using (private.is_public_contribution(contribution_id));
CREATE TRIGGER announce_delete AFTER DELETE ON public.recipes REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('contribution_id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.recipes REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('contribution_id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.recipes REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('contribution_id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.recipes FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Which affiliate brought an account: the first whose link was followed. Never changed.
create table public.referrals (
  business_id uuid not null,
  affiliate_id uuid not null,
  terms jsonb not null,
  touched_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint referrals_pkey PRIMARY KEY (business_id),
  constraint referrals_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(user_id) ON DELETE CASCADE,
  constraint referrals_business_id_fkey FOREIGN KEY (business_id) REFERENCES business_accounts(id) ON DELETE CASCADE
);
alter table public.referrals enable row level security;
CREATE INDEX referrals_affiliate_id ON public.referrals USING btree (affiliate_id, created_at DESC);
create policy "affiliates can see whom they brought" on referrals for select to authenticated using ((affiliate_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see who brought whom" on referrals for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.referrals FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Replies, in the order in which they became public: that is when each gets its number, and it keeps it.
create table public.replies (
  id uuid not null default gen_random_uuid(),
  contribution_id uuid not null,
  number integer,
  author_id uuid,
  body text not null,
  language text not null,
  quotes uuid,
  state text not null default 'review'::text,
  reactions_count integer not null default 0,
  published_at timestamp with time zone,
  edited_at timestamp with time zone,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint replies_contribution_id_number_key UNIQUE (contribution_id, number),
  constraint replies_pkey PRIMARY KEY (id),
  constraint replies_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint replies_contribution_id_fkey FOREIGN KEY (contribution_id) REFERENCES contributions(id) ON DELETE CASCADE,
  constraint replies_quotes_fkey FOREIGN KEY (quotes) REFERENCES replies(id) ON DELETE SET NULL,
  constraint replies_body_check CHECK (((length(body) >= 1) AND (length(body) <= 10000))),
  constraint replies_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ur'::text, 'fr'::text, 'tr'::text, 'id'::text]))),
  constraint replies_number_check CHECK ((number >= 1)),
  constraint replies_state_check CHECK ((state = ANY (ARRAY['review'::text, 'published'::text, 'hidden'::text, 'removed'::text, 'withdrawn'::text])))
);
alter table public.replies enable row level security;
CREATE INDEX replies_author_id ON public.replies USING btree (author_id, created_at DESC);
CREATE INDEX replies_not_shown ON public.replies USING btree (contribution_id, author_id) WHERE (state = ANY (ARRAY['review'::text, 'hidden'::text, 'removed'::text]));
CREATE INDEX replies_quotes ON public.replies USING btree (quotes) WHERE (quotes IS NOT NULL);
create policy "authors can see their replies" on replies for select to authenticated using ((author_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see every reply" on replies for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.replies REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.replies REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_reply AFTER INSERT OR UPDATE OF state, body ON public.replies FOR EACH ROW EXECUTE FUNCTION private.announce_reply();
CREATE TRIGGER announce_update AFTER UPDATE ON public.replies REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit_state AFTER UPDATE ON public.replies FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER count_reply AFTER INSERT OR DELETE OR UPDATE OF state ON public.replies FOR EACH ROW EXECUTE FUNCTION private.count_reply();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.replies FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER notify_of_reply AFTER INSERT OR UPDATE OF published_at ON public.replies FOR EACH ROW EXECUTE FUNCTION private.notify_of_reply();

-- What published replies said before they were changed; written by the function that saves.
create table public.reply_versions (
  id bigint not null generated as identity,
  reply_id uuid not null,
  body text not null,
  replaced_at timestamp with time zone not null default now(),
  constraint reply_versions_pkey PRIMARY KEY (id),
  constraint reply_versions_reply_id_fkey FOREIGN KEY (reply_id) REFERENCES replies(id) ON DELETE CASCADE
);
alter table public.reply_versions enable row level security;
CREATE INDEX reply_versions_of ON public.reply_versions USING btree (reply_id, replaced_at DESC);
create policy "staff can see what replies said before" on reply_versions for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.reply_versions FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- What members think staff should look at. One per member and subject.
create table public.reports (
  id uuid not null default gen_random_uuid(),
  reporter_id uuid not null default auth.uid(),
  subject_kind text not null,
  subject_id uuid not null,
  place_id uuid,
  reason text not null,
  note text,
  created_at timestamp with time zone not null default now(),
  constraint reports_reporter_id_subject_kind_subject_id_key UNIQUE (reporter_id, subject_kind, subject_id),
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint reports_note_check CHECK ((length(note) <= 1000)),
  constraint reports_reason_check CHECK ((reason = ANY (ARRAY['wrong'::text, 'closed'::text, 'duplicate'::text, 'not_halal'::text, 'offensive'::text, 'spam'::text, 'privacy'::text, 'other'::text]))),
  constraint reports_subject_kind_check CHECK (((subject_kind ~ '^[a-z]+(_[a-z]+)*$'::text) AND (length(subject_kind) <= 40)))
);
alter table public.reports enable row level security;
CREATE INDEX reports_place_id ON public.reports USING btree (place_id);
CREATE INDEX reports_subject ON public.reports USING btree (subject_kind, subject_id);
create policy "members can report" on reports for insert to authenticated with check ((reporter_id = ( SELECT auth.uid() AS uid)));
create policy "members can see their reports" on reports for select to authenticated using ((reporter_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see every report" on reports for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER complete_report BEFORE INSERT ON public.reports FOR EACH ROW EXECUTE FUNCTION private.complete_report();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.reports FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER open_reported AFTER INSERT ON public.reports FOR EACH ROW EXECUTE FUNCTION private.open_reported();

-- The owner's answer to a review, one each. It stays when the business changes hands.
create table public.review_replies (
  review_id uuid not null,
  author_id uuid default auth.uid(),
  text text not null,
  status text not null default 'published'::text,
  created_at timestamp with time zone not null default now(),
  edited_at timestamp with time zone,
  constraint review_replies_pkey PRIMARY KEY (review_id),
  constraint review_replies_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint review_replies_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  constraint review_replies_status_check CHECK ((status = ANY (ARRAY['published'::text, 'removed'::text]))),
  constraint review_replies_text_check CHECK (((length(btrim(text)) >= 5) AND (length(btrim(text)) <= 2000)))
);
alter table public.review_replies enable row level security;
CREATE INDEX review_replies_author_id ON public.review_replies USING btree (author_id);
create policy "owners can answer reviews of their businesses" on review_replies for insert to authenticated with check (((author_id = ( SELECT auth.uid() AS uid)) AND private.keeps_review(review_id) AND private.is_published_review(review_id)));
create policy "owners can change their answers unless staff removed them" on review_replies for update to authenticated using (((status = 'published'::text) AND private.keeps_review(review_id))) with check (private.keeps_review(review_id));
create policy "owners can delete their answers unless staff removed them" on review_replies for delete to authenticated using (((status = 'published'::text) AND private.keeps_review(review_id)));
create policy "owners can see answers at their businesses" on review_replies for select to authenticated using (private.keeps_review(review_id));
create policy "staff can see every answer" on review_replies for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.review_replies REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('review_id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.review_replies REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('review_id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.review_replies REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('review_id');
CREATE TRIGGER audit_delete AFTER DELETE ON public.review_replies FOR EACH ROW EXECUTE FUNCTION private.audit('review_id');
CREATE TRIGGER audit_status AFTER UPDATE ON public.review_replies FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION private.audit('review_id');
CREATE TRIGGER guard_review_reply BEFORE INSERT OR UPDATE ON public.review_replies FOR EACH ROW EXECUTE FUNCTION private.guard_review_reply();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.review_replies FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER withdraw_review_reply AFTER DELETE ON public.review_replies FOR EACH ROW EXECUTE FUNCTION private.withdraw_review_reply();

-- What reviews said before they were changed. For staff; written by a trigger.
create table public.review_versions (
  id bigint not null generated as identity,
  review_id uuid not null,
  rating smallint not null,
  text text not null,
  visited_on date,
  halal_matched text,
  status text not null,
  replaced_at timestamp with time zone not null default now(),
  constraint review_versions_pkey PRIMARY KEY (id),
  constraint review_versions_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);
alter table public.review_versions enable row level security;
CREATE INDEX review_versions_review_id ON public.review_versions USING btree (review_id, replaced_at);
create policy "staff can see what reviews said before" on review_versions for select to authenticated using (( SELECT private.is_staff() AS is_staff));

-- Who found a review helpful. Others see only how many did.
create table public.review_votes (
  review_id uuid not null,
  user_id uuid not null default auth.uid(),
  created_at timestamp with time zone not null default now(),
  constraint review_votes_pkey PRIMARY KEY (review_id, user_id),
  constraint review_votes_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  constraint review_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.review_votes enable row level security;
CREATE INDEX review_votes_user_id ON public.review_votes USING btree (user_id);
create policy "members can see their votes" on review_votes for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can take back their votes" on review_votes for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can vote for others' reviews, but not at their own busi" on review_votes for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND private.is_published_review(review_id) AND (NOT private.is_own_review(review_id)) AND (NOT private.keeps_review(review_id))));
CREATE TRIGGER count_review_vote AFTER INSERT OR DELETE ON public.review_votes FOR EACH ROW EXECUTE FUNCTION private.count_review_vote();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.review_votes FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- What members say about businesses they visited. Only published ones are public; the rating of a place follows them.
create table public.reviews (
  id uuid not null default gen_random_uuid(),
  place_id uuid not null,
  user_id uuid not null default auth.uid(),
  rating smallint not null,
  text text not null,
  visited_on date,
  halal_matched text,
  language text not null,
  status text not null default 'pending'::text,
  helpful integer not null default 0,
  is_sample boolean not null default false,
  edited_at timestamp with time zone,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint reviews_place_id_user_id_key UNIQUE (place_id, user_id),
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint reviews_halal_matched_check CHECK ((halal_matched = ANY (ARRAY['yes'::text, 'no'::text, 'unsure'::text]))),
  constraint reviews_helpful_check CHECK ((helpful >= 0)),
  constraint reviews_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ur'::text, 'fr'::text, 'tr'::text, 'id'::text]))),
  constraint reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint reviews_status_check CHECK ((status = ANY (ARRAY['published'::text, 'pending'::text, 'rejected'::text, 'removed'::text]))),
  constraint reviews_text_check CHECK (((length(btrim(text)) >= 20) AND (length(btrim(text)) <= 5000))),
  constraint reviews_visited_on_check CHECK (((visited_on >= '2000-01-01'::date) AND (visited_on <= '2200-01-01'::date)))
);
alter table public.reviews enable row level security;
CREATE INDEX reviews_shown ON public.reviews USING btree (place_id, created_at DESC, id) WHERE (status = 'published'::text);
CREATE INDEX reviews_user_id ON public.reviews USING btree (user_id);
create policy "authors can change their reviews unless staff removed them" on reviews for update to authenticated using (((user_id = ( SELECT auth.uid() AS uid)) AND (status <> 'removed'::text))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "authors can delete their reviews" on reviews for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "authors can see their reviews" on reviews for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can review businesses, but not their own" on reviews for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM business_unified u
  WHERE (u.id = reviews.place_id))) AND (NOT private.owns_place(place_id))));
create policy "staff can see every review" on reviews for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.reviews REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit_delete AFTER DELETE ON public.reviews FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER audit_status AFTER UPDATE ON public.reviews FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER enqueue_review AFTER INSERT OR DELETE OR UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION private.enqueue_review();
CREATE TRIGGER follow_delete AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.follow_reviews();
CREATE TRIGGER follow_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.follow_reviews();
CREATE TRIGGER follow_update AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.follow_reviews();
CREATE TRIGGER guard_review BEFORE INSERT OR UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION private.guard_review();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Which saved place is on which list of the same member.
create table public.saved_list_places (
  list_id uuid not null,
  place_id uuid not null,
  user_id uuid not null default auth.uid(),
  added_at timestamp with time zone not null default now(),
  constraint saved_list_places_pkey PRIMARY KEY (list_id, place_id),
  constraint saved_list_places_list_id_user_id_fkey FOREIGN KEY (list_id, user_id) REFERENCES saved_lists(id, user_id) ON DELETE CASCADE,
  constraint saved_list_places_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint saved_list_places_user_id_place_id_fkey FOREIGN KEY (user_id, place_id) REFERENCES saved_places(user_id, place_id) ON DELETE CASCADE
);
alter table public.saved_list_places enable row level security;
CREATE INDEX saved_list_places_place_id ON public.saved_list_places USING btree (place_id);
CREATE INDEX saved_list_places_saved ON public.saved_list_places USING btree (user_id, place_id);
create policy "members can put saved places on their lists" on saved_list_places for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can see what is on their lists" on saved_list_places for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can take places off their lists" on saved_list_places for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER guard BEFORE INSERT ON public.saved_list_places FOR EACH ROW EXECUTE FUNCTION private.guard_saved_list_places();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.saved_list_places FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- A member's own lists of saved places.
create table public.saved_lists (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null,
  share_token text,
  created_at timestamp with time zone not null default now(),
  constraint saved_lists_id_user_id_key UNIQUE (id, user_id),
  constraint saved_lists_share_token_key UNIQUE (share_token),
  constraint saved_lists_pkey PRIMARY KEY (id),
  constraint saved_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint saved_lists_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 60))),
  constraint saved_lists_share_token_check CHECK ((share_token ~ '^[A-Za-z0-9_-]{43}$'::text))
);
alter table public.saved_lists enable row level security;
CREATE INDEX saved_lists_user_id ON public.saved_lists USING btree (user_id, created_at);
create policy "members can make lists" on saved_lists for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can remove their lists" on saved_lists for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can rename their lists" on saved_lists for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can see their lists" on saved_lists for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER guard BEFORE INSERT ON public.saved_lists FOR EACH ROW EXECUTE FUNCTION private.guard_saved_lists();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.saved_lists FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Places a member wants to find again. Nobody else sees them.
create table public.saved_places (
  user_id uuid not null default auth.uid(),
  place_id uuid not null,
  note text,
  created_at timestamp with time zone not null default now(),
  constraint saved_places_pkey PRIMARY KEY (user_id, place_id),
  constraint saved_places_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  constraint saved_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint saved_places_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500)))
);
alter table public.saved_places enable row level security;
CREATE INDEX saved_places_newest ON public.saved_places USING btree (user_id, created_at DESC);
CREATE INDEX saved_places_place_id ON public.saved_places USING btree (place_id);
create policy "members can remove what they saved" on saved_places for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can save places" on saved_places for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can see what they saved" on saved_places for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "members can write notes on what they saved" on saved_places for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));

-- Accounts worth following. Read by who suggested or keeps them and by staff; others get what is published from social_list, which names no member.
create table public.social_accounts (
  id uuid not null default gen_random_uuid(),
  platform text not null,
  handle text not null,
  name text not null,
  about text not null,
  studied text,
  language text not null,
  topic text not null,
  country_code text,
  state text not null default 'review'::text,
  suggested_by uuid,
  keeper_id uuid,
  verified_at timestamp with time zone,
  is_verified boolean generated always as (((verified_at IS NOT NULL) AND (keeper_id IS NOT NULL))) stored,
  is_sample boolean not null default false,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  search tsvector generated always as (to_tsvector('simple'::regconfig, private.fold(((((((name || ' '::text) || translate(handle, '._/-'::text, '    '::text)) || ' '::text) || handle) || ' '::text) || about)))) stored,
  constraint social_accounts_pkey PRIMARY KEY (id),
  constraint social_accounts_keeper_id_fkey FOREIGN KEY (keeper_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint social_accounts_suggested_by_fkey FOREIGN KEY (suggested_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint social_accounts_about_check CHECK (((length(about) >= 20) AND (length(about) <= 400))),
  constraint social_accounts_check CHECK (
CASE
    WHEN is_sample THEN (handle ~ '^((in|company)/)?sample~[a-z-]{2,20}$'::text)
    ELSE private.is_social_handle(platform, handle)
END),
  constraint social_accounts_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint social_accounts_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint social_accounts_name_check CHECK (((length(name) >= 2) AND (length(name) <= 80))),
  constraint social_accounts_platform_check CHECK ((platform = ANY (ARRAY['instagram'::text, 'youtube'::text, 'tiktok'::text, 'twitter'::text, 'linkedin'::text]))),
  constraint social_accounts_state_check CHECK ((state = ANY (ARRAY['review'::text, 'published'::text, 'hidden'::text, 'removed'::text, 'withdrawn'::text]))),
  constraint social_accounts_studied_check CHECK (((length(studied) >= 2) AND (length(studied) <= 160))),
  constraint social_accounts_topic_check CHECK ((topic = ANY (ARRAY['quran'::text, 'knowledge'::text, 'family'::text, 'children'::text, 'food'::text, 'travel'::text, 'work'::text, 'health'::text, 'style'::text, 'arts'::text, 'news'::text, 'charity'::text])))
);
alter table public.social_accounts enable row level security;
CREATE INDEX social_accounts_all ON public.social_accounts USING btree (is_verified DESC, published_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX social_accounts_keeper_id ON public.social_accounts USING btree (keeper_id) WHERE (keeper_id IS NOT NULL);
CREATE INDEX social_accounts_platform ON public.social_accounts USING btree (platform, is_verified DESC, published_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX social_accounts_search ON public.social_accounts USING gin (search) WHERE (state = 'published'::text);
CREATE INDEX social_accounts_suggested_by ON public.social_accounts USING btree (suggested_by, created_at DESC);
CREATE UNIQUE INDEX social_accounts_once ON public.social_accounts USING btree (platform, handle) WHERE ((state <> 'removed'::text) AND ((state <> 'withdrawn'::text) OR (keeper_id IS NOT NULL)));
create policy "members can see what they suggested or keep" on social_accounts for select to authenticated using (((( SELECT auth.uid() AS uid) = suggested_by) OR (( SELECT auth.uid() AS uid) = keeper_id)));
create policy "staff can see every account" on social_accounts for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.social_accounts REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.social_accounts REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.social_accounts REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER audit AFTER DELETE OR UPDATE ON public.social_accounts FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.social_accounts FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Who said that they saw the code, once each. Who they are is told to nobody but staff.
create table public.social_sightings (
  verification_id uuid not null,
  member_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint social_sightings_pkey PRIMARY KEY (verification_id, member_id),
  constraint social_sightings_member_id_fkey FOREIGN KEY (member_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint social_sightings_verification_id_fkey FOREIGN KEY (verification_id) REFERENCES social_verifications(id) ON DELETE CASCADE
);
alter table public.social_sightings enable row level security;
CREATE INDEX social_sightings_member_id ON public.social_sightings USING btree (member_id);
create policy "members can see what they confirmed" on social_sightings for select to authenticated using ((member_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see who confirmed" on social_sightings for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.social_sightings FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- A code somebody puts into the bio of an account to show that it is theirs, and the link for those who look. Codes are for one member and one account.
create table public.social_verifications (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  member_id uuid not null,
  code text not null,
  token text not null,
  state text not null default 'open'::text,
  expires_at timestamp with time zone not null default (now() + '30 days'::interval),
  created_at timestamp with time zone not null default now(),
  constraint social_verifications_code_key UNIQUE (code),
  constraint social_verifications_token_key UNIQUE (token),
  constraint social_verifications_pkey PRIMARY KEY (id),
  constraint social_verifications_account_id_fkey FOREIGN KEY (account_id) REFERENCES social_accounts(id) ON DELETE CASCADE,
  constraint social_verifications_member_id_fkey FOREIGN KEY (member_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint social_verifications_code_check CHECK ((code ~ '^mahalla-[0-9a-f]{10}$'::text)),
  constraint social_verifications_state_check CHECK ((state = ANY (ARRAY['open'::text, 'confirmed'::text, 'refused'::text, 'withdrawn'::text]))),
  constraint social_verifications_token_check CHECK ((token ~ '^[0-9a-f]{64}$'::text))
);
alter table public.social_verifications enable row level security;
CREATE INDEX social_verifications_member_id ON public.social_verifications USING btree (member_id);
CREATE UNIQUE INDEX social_verifications_one_open ON public.social_verifications USING btree (account_id, member_id) WHERE (state = 'open'::text);
create policy "members can see their codes" on social_verifications for select to authenticated using ((member_id = ( SELECT auth.uid() AS uid)));
create policy "staff can see every code" on social_verifications for select to authenticated using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.social_verifications FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Sponsors shown on the home page. mark names a drawing of the site, used where there is no logo.
create table public.sponsors (
  id uuid not null default gen_random_uuid(),
  name text not null,
  logo_url text,
  mark text,
  line jsonb,
  website_url text,
  tier text not null default 'supporting'::text,
  active boolean not null default true,
  position smallint not null default 0,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint sponsors_pkey PRIMARY KEY (id),
  constraint sponsors_line_check CHECK (private.is_localised(line, 300)),
  constraint sponsors_logo_url_check CHECK (((length(logo_url) <= 500) AND (logo_url ~ '^(https://|/)'::text))),
  constraint sponsors_mark_check CHECK ((length(mark) <= 60)),
  constraint sponsors_name_check CHECK (((length(name) >= 1) AND (length(name) <= 160))),
  constraint sponsors_tier_check CHECK ((tier = ANY (ARRAY['lead'::text, 'supporting'::text]))),
  constraint sponsors_website_url_check CHECK (((length(website_url) <= 500) AND (website_url ~ '^https?://'::text)))
);
alter table public.sponsors enable row level security;
CREATE INDEX sponsors_shown ON public.sponsors USING btree ("position", id) WHERE active;
create policy "everyone can see active sponsors" on sponsors for select to anon, authenticated using (active);
create policy "staff can manage sponsors" on sponsors for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.sponsors REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.sponsors REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.sponsors REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.sponsors FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- What the payment provider last said about an agreement that renews itself.
create table public.subscriptions (
  ref text not null,
  business_id uuid not null,
  customer_ref text,
  status text not null,
  cancel_at_end boolean not null default false,
  as_of timestamp with time zone not null,
  event_id text not null,
  constraint subscriptions_pkey PRIMARY KEY (ref),
  constraint subscriptions_business_id_fkey FOREIGN KEY (business_id) REFERENCES business_accounts(id) ON DELETE CASCADE,
  constraint subscriptions_customer_ref_check CHECK ((length(customer_ref) <= 255)),
  constraint subscriptions_ref_check CHECK ((length(ref) <= 255)),
  constraint subscriptions_status_check CHECK ((length(status) <= 60))
);
alter table public.subscriptions enable row level security;
CREATE INDEX subscriptions_business_id ON public.subscriptions USING btree (business_id, as_of DESC);
create policy "staff can see agreements" on subscriptions for select to authenticated using (( SELECT private.is_staff() AS is_staff));

-- Tax on top of a price, by the country of the buyer. No row: none is charged.
create table public.tax_rates (
  country_code text not null,
  name text not null,
  percent numeric(5,2) not null,
  constraint tax_rates_pkey PRIMARY KEY (country_code),
  constraint tax_rates_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint tax_rates_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 60))),
  constraint tax_rates_percent_check CHECK (((percent >= (0)::numeric) AND (percent <= (50)::numeric)))
);
alter table public.tax_rates enable row level security;
create policy "everyone can read tax rates" on tax_rates for select to anon, authenticated using (true);
create policy "superadmins can set tax rates" on tax_rates for all to authenticated using (( SELECT private.has_role('superadmin'::text) AS has_role)) with check (( SELECT private.has_role('superadmin'::text) AS has_role));
CREATE TRIGGER ask_second_factor BEFORE INSERT OR DELETE OR UPDATE ON public.tax_rates FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.tax_rates FOR EACH ROW EXECUTE FUNCTION private.audit('country_code');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.tax_rates FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- What people say about the site. place and quote are texts by language.
create table public.testimonials (
  id uuid not null default gen_random_uuid(),
  name text not null,
  place jsonb not null default '{"en": ""}'::jsonb,
  quote jsonb not null,
  published boolean not null default false,
  position smallint not null default 0,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint testimonials_pkey PRIMARY KEY (id),
  constraint testimonials_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint testimonials_place_check CHECK (private.is_localised(place, 160)),
  constraint testimonials_quote_check CHECK (private.is_localised(quote, 1000))
);
alter table public.testimonials enable row level security;
CREATE INDEX testimonials_shown ON public.testimonials USING btree ("position", id) WHERE published;
create policy "everyone can read published testimonials" on testimonials for select to anon, authenticated using (published);
create policy "staff can manage testimonials" on testimonials for all to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_delete AFTER DELETE ON public.testimonials REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.testimonials REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.testimonials REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('id');
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.testimonials FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();

-- Mails about the end of the free trial, one per account and day. An account has one trial. Written by a job.
create table public.trial_reminders (
  business_id uuid not null,
  day smallint not null,
  sent_at timestamp with time zone not null default now(),
  constraint trial_reminders_pkey PRIMARY KEY (business_id, day),
  constraint trial_reminders_business_id_fkey FOREIGN KEY (business_id) REFERENCES business_accounts(id) ON DELETE CASCADE,
  constraint trial_reminders_day_check CHECK ((day = ANY (ARRAY[23, 28, 30])))
);
alter table public.trial_reminders enable row level security;
create policy "staff can see which reminders were sent" on trial_reminders for select to authenticated using (( SELECT private.is_staff() AS is_staff));

-- What the assistant could not answer, without a trace of who asked; staff make help topics of it.
create table public.unanswered_questions (
  id uuid not null default gen_random_uuid(),
  question text not null,
  question_folded text not null,
  language text not null,
  times integer not null default 1,
  state text not null default 'open'::text,
  first_at timestamp with time zone not null default now(),
  last_at timestamp with time zone not null default now(),
  constraint unanswered_questions_language_question_folded_key UNIQUE (language, question_folded),
  constraint unanswered_questions_pkey PRIMARY KEY (id),
  constraint unanswered_questions_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text, 'ur'::text, 'fr'::text, 'tr'::text, 'id'::text]))),
  constraint unanswered_questions_question_check CHECK (((length(btrim(question)) >= 1) AND (length(btrim(question)) <= 300))),
  constraint unanswered_questions_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text]))),
  constraint unanswered_questions_times_check CHECK ((times > 0))
);
alter table public.unanswered_questions enable row level security;
CREATE INDEX unanswered_questions_by_state ON public.unanswered_questions USING btree (state, times DESC, last_at DESC);
create policy "staff can read unanswered questions" on unanswered_questions for select to authenticated using (( SELECT private.is_staff() AS is_staff));
create policy "staff can settle unanswered questions" on unanswered_questions for update to authenticated using (( SELECT private.is_staff() AS is_staff)) with check (( SELECT private.is_staff() AS is_staff));

-- The only source of authority. User metadata is never consulted: people can edit their own.
create table public.user_roles (
  user_id uuid not null,
  role text not null,
  granted_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint user_roles_pkey PRIMARY KEY (user_id, role),
  constraint user_roles_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint user_roles_role_check CHECK ((role = ANY (ARRAY['staff'::text, 'superadmin'::text, 'affiliate'::text])))
);
alter table public.user_roles enable row level security;
CREATE INDEX user_roles_granted_by ON public.user_roles USING btree (granted_by);
CREATE INDEX user_roles_role ON public.user_roles USING btree (role);
create policy "members can see their own roles" on user_roles for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "superadmins can manage roles" on user_roles for all to authenticated using (( SELECT private.has_role('superadmin'::text) AS has_role)) with check (( SELECT private.has_role('superadmin'::text) AS has_role));
CREATE TRIGGER announce_delete AFTER DELETE ON public.user_roles REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('user_id', 'role');
CREATE TRIGGER announce_insert AFTER INSERT ON public.user_roles REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('user_id', 'role');
CREATE TRIGGER announce_update AFTER UPDATE ON public.user_roles REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.notify_change('user_id', 'role');
CREATE TRIGGER ask_second_factor BEFORE INSERT OR DELETE OR UPDATE ON public.user_roles FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.ask_second_factor();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION private.audit('user_id', 'role');
CREATE TRIGGER keep_last_superadmin BEFORE DELETE OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION private.keep_last_superadmin();
CREATE TRIGGER members_only BEFORE INSERT OR DELETE OR UPDATE ON public.user_roles FOR EACH STATEMENT EXECUTE FUNCTION private.members_only();
CREATE TRIGGER stamp_role BEFORE INSERT OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION private.stamp_role();

CREATE OR REPLACE FUNCTION private.account_of(person uuid, known_as text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.business_accounts (owner_id, name) values (person, left(btrim(known_as), 160))
  on conflict (owner_id) do nothing;
  return (select a.id from public.business_accounts as a where a.owner_id = person);
end $function$;

CREATE OR REPLACE FUNCTION private.add_counts(a jsonb, b jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_object_agg(key, coalesce((a ->> key)::bigint, 0) + coalesce((b ->> key)::bigint, 0))
  from (select jsonb_object_keys(a) as key union select jsonb_object_keys(b)) as keys
$function$;

CREATE OR REPLACE FUNCTION private.add_import_problems(import uuid, problems jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.import_problems (import_id, line, reason, excerpt)
  select import, (p ->> 'line')::bigint, left(p ->> 'reason', 60), left(p ->> 'excerpt', 300)
  from jsonb_array_elements(problems) with ordinality as given (p, place)
  where place <= 2000 - (select count(*) from public.import_problems where import_id = import)
$function$;

CREATE OR REPLACE FUNCTION private.add_listing_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- In order, so that two writers never wait for each other.
  insert into private.listing_words (word)
  select word from (
    select distinct unnest(tsvector_to_array(ts_filter(r.search, '{a,b,c}'))) as word from changed_rows as r
  ) as words
  where length(word) between 3 and 40 and word !~ '^[0-9]+$'
  order by word
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.announce_contribution()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.state = 'published' and (tg_op = 'INSERT' or old.state <> 'published') then
    perform private.tell_live('section:' || new.section, 'new', jsonb_build_object('slug', new.slug));
  elsif new.state = 'published' and new.reactions_count is distinct from old.reactions_count then
    perform private.tell_live('contribution:' || new.id, 'reactions', jsonb_build_object('count', new.reactions_count));
  end if;
  if tg_op = 'INSERT' or new.state is distinct from old.state then
    perform private.settle_trust(new.author_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.announce_import(kind text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_notify('changes', jsonb_build_object('schema', 'public', 'table', name, 'type', 'INSERT', 'key', '{}'::jsonb)::text)
  from private.place_tables(kind) as t, unnest(array[t.imported, t.unified]) as name
$function$;

CREATE OR REPLACE FUNCTION private.announce_reply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.state = 'published' and (tg_op = 'INSERT' or old.state <> 'published') then
    perform private.tell_live('contribution:' || new.contribution_id, 'reply', jsonb_build_object('number', new.number));
  elsif tg_op = 'UPDATE' and old.state = 'published' then
    perform private.tell_live('contribution:' || new.contribution_id, 'changed', jsonb_build_object('number', new.number));
  end if;
  if tg_op = 'INSERT' or new.state is distinct from old.state then
    perform private.settle_trust(new.author_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.announcements_of(place uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'kind', a.kind, 'title', a.title, 'body', a.body, 'happens_on', a.happens_on, 'at_time', a.at_time,
    'after_prayer', a.after_prayer, 'venue', a.venue, 'burial_place', a.burial_place, 'is_pinned', a.is_pinned,
    'expires_at', a.expires_at, 'published_at', a.published_at, 'is_sample', a.is_sample
  ) order by a.is_pinned desc, a.happens_on nulls last, a.published_at desc), '[]')
  from (
    select n.id, n.kind, n.title, n.body, n.happens_on, n.at_time, n.after_prayer, n.venue, n.burial_place, n.is_pinned,
      n.expires_at, n.published_at, n.is_sample
    from public.mosque_announcements as n
    where n.place_id = place and n.status = 'published' and n.expires_at > now()
    order by n.is_pinned desc, n.published_at desc
    limit 30
  ) as a
$function$;

CREATE OR REPLACE FUNCTION private.apply_mosque_change(place uuid, changes jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  shown public.mosque_unified;
  flags jsonb;
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  select * into shown from public.mosque_unified as u where u.id = place;
  if shown.id is null then
    raise exception 'Mosque not found' using errcode = 'P0002';
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  if changes ?| array['phone', 'website', 'address', 'description', 'facilities', 'method', 'school'] then
    select coalesce(jsonb_object_agg(f.key, f.value), '{}') into flags
    from jsonb_each(private.facility_flags(shown.facilities) || coalesce(changes -> 'facilities', '{}')) as f
    where f.value <> 'null';
    execute format($sql$
      update public.%I as m set
        phone = case when $2 ? 'phone' then nullif($2 ->> 'phone', '') else m.phone end,
        website = case when $2 ? 'website' then nullif($2 ->> 'website', '') else m.website end,
        address = case when $2 ? 'address' then nullif($2 ->> 'address', '') else m.address end,
        description = case when $2 ? 'description' then nullif($2 ->> 'description', '') else m.description end,
        calculation_method = case when $2 ? 'method' then ($2 ->> 'method')::smallint else m.calculation_method end,
        asr_school = case when $2 ? 'school' then ($2 ->> 'school')::smallint else m.asr_school end,
        facilities = case when $2 ? 'facilities' then $3 else m.facilities end
      where m.id = $1
    $sql$, shown.source_table) using shown.source_row, changes, flags;
  end if;
  insert into public.iqamah_rules as r (place_id, prayer, kind, at_time, effective_from, said_as)
  select place, i.key, 'fixed', i.value #>> '{}', private.today(), 'member'
  from jsonb_each(coalesce(changes -> 'iqamah', '{}')) as i
  where jsonb_typeof(i.value) = 'string'
  on conflict (place_id, prayer, effective_from) do update
  set kind = 'fixed', at_time = excluded.at_time, minutes = null, calendar = null, round_to = 0, said_as = 'member';
  update public.jumuah_sessions as s
  set prayer_at = coalesce(j.value ->> 'prayer_at', s.prayer_at), language = coalesce(j.value ->> 'language', s.language),
    said_as = 'member'
  from jsonb_array_elements(coalesce(changes -> 'jumuah', '[]')) as j
  where s.place_id = place and s.khutbah_at = j.value ->> 'khutbah_at';
  insert into public.jumuah_sessions (place_id, khutbah_at, prayer_at, language, said_as)
  select place, j.value ->> 'khutbah_at', j.value ->> 'prayer_at', nullif(j.value ->> 'language', ''), 'member'
  from jsonb_array_elements(coalesce(changes -> 'jumuah', '[]')) as j
  where not exists (
    select from public.jumuah_sessions as s where s.place_id = place and s.khutbah_at = j.value ->> 'khutbah_at'
  );
  perform set_config('mahalla.trusted', trusted, true);
end $function$;

CREATE OR REPLACE FUNCTION private.apply_standing(place_ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.business_unified as u
  set rating = coalesce(s.rating, u.rating),
    reviews_count = coalesce(s.reviews_count, u.reviews_count),
    halal_level = coalesce(s.halal_level, u.halal_level),
    ownership_level = coalesce(s.ownership_level, u.ownership_level),
    muslim_owned = coalesce(s.muslim_owned, u.muslim_owned),
    image = coalesce(s.image, u.image)
  from public.place_standing as s
  where s.place_id = u.id and u.id = any (place_ids)
    and (
      (s.rating is not null and s.rating is distinct from u.rating)
      or (s.reviews_count is not null and s.reviews_count is distinct from u.reviews_count)
      or (s.halal_level is not null and s.halal_level is distinct from u.halal_level)
      or (s.ownership_level is not null and s.ownership_level is distinct from u.ownership_level)
      or (s.muslim_owned is not null and s.muslim_owned is distinct from u.muslim_owned)
      or (s.image is not null and s.image is distinct from u.image)
    )
$function$;

CREATE OR REPLACE FUNCTION private.as_uuid(value text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case
    when value ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then value::uuid
  end
$function$;

CREATE OR REPLACE FUNCTION private.ask_second_factor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.second_factor_given() then
    raise exception 'second_factor_required' using errcode = '42501',
      detail = 'The account has a second factor, and this session was opened without it.',
      hint = 'Take the second step of signing in, then try again.';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.audit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'updated_at' end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'updated_at' end;
  row_key text;
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;
  select string_agg(coalesce(new_row, old_row) ->> name, '/' order by place) into row_key
  from unnest(tg_argv) with ordinality as keys (name, place);
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, old_row -> key), jsonb_object_agg(key, new_row -> key) into old_row, new_row
    from jsonb_object_keys(new_row) as key
    where old_row -> key is distinct from new_row -> key;
    if new_row is null then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor, action, entity, entity_id, before, after)
  values (auth.uid(), lower(tg_op), tg_table_name, coalesce(row_key, ''), old_row, new_row);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.bare_host(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select regexp_replace(lower(substring(address from '^(?:https?://)?(?:[^/@?#]*@)?([^/:?#]+)')), '^www\.|\.$', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION private.begin_plan(account uuid, plan text, cycle text, starts date, ends date)
 RETURNS memberships
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  result public.memberships;
begin
  insert into public.memberships as m
    (business_id, plan_type, billing_cycle, status, start_date, end_date, auto_renew, is_trial)
  values (account, plan, cycle, 'active', starts, ends, true, false)
  on conflict (business_id) do update set
    plan_type = excluded.plan_type, billing_cycle = excluded.billing_cycle, status = excluded.status,
    start_date = excluded.start_date, end_date = excluded.end_date, auto_renew = excluded.auto_renew,
    is_trial = excluded.is_trial, grace_until = null, cancelled_at = null, next_plan = null, next_cycle = null
  returning m.* into result;
  return result;
end $function$;

CREATE OR REPLACE FUNCTION private.begin_search(lat double precision, lng double precision, query text, category text, subcategory text, radius_km double precision, min_lat double precision, min_lng double precision, max_lat double precision, max_lng double precision, filters jsonb, sort text)
 RETURNS private.directory_search
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  search private.directory_search;
begin
  search.here := private.sphere_point(lat, lng);
  search.min_lat := min_lat;
  search.max_lat := max_lat;
  search.min_lng := min_lng;
  search.max_lng := max_lng;
  search.category := category;
  search.terms := private.search_terms(category, subcategory, filters);
  search.prices := array(select p from jsonb_array_elements_text(
    case when jsonb_typeof(filters -> 'prices') = 'array' then filters -> 'prices' else '[]' end) as p);
  search.least_rating :=
    case when jsonb_typeof(filters -> 'rating') = 'number' then (filters ->> 'rating')::double precision end;
  search.typed := btrim(private.fold(left(query, 100)));
  search.words := private.prefix_query(query);
  search.contained := '%' || regexp_replace(search.typed, '([\\%_])', '\\\1', 'g') || '%';
  search.shown := case when filters ->> 'reach' in ('near', 'any') then filters ->> 'reach' end;
  search.is_rare := false;
  search.is_corrected := false;
  search.conditions := 'u.closed_on is null'
    || case when cardinality(search.terms) > 0 then ' and u.terms @> $3' else '' end
    || case when cardinality(search.prices) > 0 then ' and u.price_range = any ($4)' else '' end
    || case when search.least_rating > 0 then ' and u.rating >= $5' else '' end
    || case when filters ->> 'hours' = 'true' then ' and u.hours is not null' else '' end;
  search.by_words := case when search.words is null then '' else ' and (u.search @@ $6 or u.name_folded like $7)' end;
  return private.search_area(private.search_order(search, sort), radius_km);
end $function$;

CREATE OR REPLACE FUNCTION private.book_payment(payment text, today date DEFAULT NULL::date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day date := coalesce(today, (now() at time zone 'utc')::date);
  p public.payments;
  o public.plan_orders;
  i public.invoices;
  credited integer;
begin
  select * into p from public.payments where ref = payment for update;
  select * into o from public.plan_orders where id = p.order_id;
  if p.paid_at is null or o.id is null then
    return;
  end if;
  select * into i from public.invoices where payment_ref = payment and kind = 'invoice';
  if i.id is null then
    i := private.issue_invoice(o, payment, p.period_start, p.period_end, day);
  end if;
  select coalesce(-sum(total_cents), 0) into credited from public.invoices where corrects = i.id;
  if p.refunded_cents > credited then
    perform private.issue_credit_note(i, least(p.refunded_cents, i.total_cents) - credited, day);
  end if;
  update public.invoices
  set status = case when p.refunded_cents >= i.total_cents and i.total_cents > 0 then 'refunded' else 'paid' end,
    paid_at = coalesce(paid_at, p.paid_at)
  where id = i.id;
  update public.plan_orders set status = 'paid' where id = o.id and status <> 'paid';
  perform private.settle_plan(o.business_id, today);
end $function$;

CREATE OR REPLACE FUNCTION private.browser_family(user_agent text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  -- Order matters: most browsers also claim to be the ones further down.
  select case
    when user_agent is null then null
    when user_agent ilike '%edg/%' or user_agent ilike '%edga/%' or user_agent ilike '%edgios/%' then 'Edge'
    when user_agent ilike '%opr/%' or user_agent ilike '%opera%' then 'Opera'
    when user_agent ilike '%samsungbrowser%' then 'Samsung Internet'
    when user_agent ilike '%firefox%' or user_agent ilike '%fxios%' then 'Firefox'
    when user_agent ilike '%chrome%' or user_agent ilike '%crios%' then 'Chrome'
    when user_agent ilike '%safari%' then 'Safari'
    else 'Other'
  end
$function$;

CREATE OR REPLACE FUNCTION private.build_absent_indexes()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET maintenance_work_mem TO '256MB'
AS $function$
declare
  one private.absent_indexes;
begin
  for one in select * from private.absent_indexes for update loop
    if to_regclass(one.name) is null then
      execute one.definition;
    end if;
  end loop;
  delete from private.absent_indexes;
end $function$;

CREATE OR REPLACE FUNCTION private.business_card(u business_unified, distance double precision)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name, 'image', u.image, 'rating', u.rating,
    'reviews_count', u.reviews_count, 'business_category', u.business_category, 'subcategory', u.subcategory,
    'address', u.address, 'city', u.city, 'state', u.state, 'country', u.country, 'country_code', u.country_code,
    'latitude', u.latitude, 'longitude', u.longitude, 'time_zone', u.time_zone, 'hours', u.hours, 'halal_level', u.halal_level,
    'featured', u.featured, 'is_sample', u.is_sample, 'distance', distance
  )
$function$;

CREATE OR REPLACE FUNCTION private.business_key(id uuid, name text, city text, phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when btrim(name) = '' then id::text
    else lower(btrim(name)) || '|' || lower(btrim(coalesce(city, ''))) || '|' || btrim(coalesce(phone, ''))
  end
$function$;

CREATE OR REPLACE FUNCTION private.business_search(name text, local_name text, category text, subcategory text, tags text[], services text[], city text, country text, description text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  names text := concat_ws(' ', name, local_name);
  kinds text := concat_ws(' ', category, subcategory, array_to_string(tags, ' '), array_to_string(services, ' '));
  places text := concat_ws(' ', city, country);
  about text := coalesce(description, '');
begin
  return setweight(to_tsvector('pg_catalog.simple', private.fold(names)), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(kinds)), 'B')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(places)), 'C')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(about)), 'D');
end $function$;

CREATE OR REPLACE FUNCTION private.businesses_around(here extensions.cube, max_results integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with nearest as materialized (
    select u.id, 12742 * asin(least(1, (u.position operator(extensions.<->) here) / 12742)) as distance,
      u.business_category in ('restaurants', 'grocery') as is_food
    from public.business_unified as u
    where u.position is not null and u.closed_on is null
    order by u.position operator(extensions.<->) here
    limit 60
  ),
  chosen as (select n.* from nearest as n where n.distance <= 10 order by n.is_food desc, n.distance, n.id limit max_results)
  select coalesce(jsonb_agg(private.business_card(u, c.distance) order by c.is_food desc, c.distance, c.id), '[]')
  from chosen as c join public.business_unified as u on u.id = c.id
$function$;

CREATE OR REPLACE FUNCTION private.category_parts()
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'restaurants', array['south-asian', 'middle-eastern', 'turkish', 'african', 'east-asian', 'grill', 'takeaway', 'cafe'],
    'grocery', array['butcher', 'supermarket', 'bakery', 'spices', 'sweets', 'deli'],
    'healthcare', array['doctor', 'dentist', 'pharmacy', 'optician', 'physiotherapy', 'counselling', 'maternity', 'herbal'],
    'trades', array['builder', 'electrician', 'plumber', 'mechanic', 'carpentry', 'removals', 'air-conditioning', 'handyman'],
    'education', array['quran-school', 'school', 'nursery', 'tutoring', 'language', 'training'],
    'finance', array['accountant', 'home-finance', 'investment', 'takaful', 'planning'],
    'retail', array['modest-wear', 'clothing', 'bookshop', 'jewellery', 'perfume', 'fabric', 'crafts', 'home'],
    'technology', array['software', 'web-design', 'it-support', 'repair', 'electronics'],
    'travel', array['hajj-umrah', 'agency', 'tours', 'hotel', 'transport'],
    'services', array['law', 'marriage', 'funeral', 'translation', 'childcare', 'property', 'events', 'printing'],
    'beauty', array['salon', 'barber', 'spa', 'henna', 'cosmetics', 'fitness'],
    'community', array['charity', 'centre', 'youth', 'sisters', 'sports', 'cooperative']
  )
$function$;

CREATE OR REPLACE FUNCTION private.chat_of(token text)
 RETURNS chats
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c from public.chats as c
  where length(token) between 32 and 200 and c.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.clean_ingredients(list jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  kept jsonb := '[]';
  item jsonb;
  unit text;
begin
  if jsonb_typeof(list) <> 'array' or jsonb_array_length(list) > 80 then
    raise exception 'ingredients' using errcode = '22023';
  end if;
  for item in select x from jsonb_array_elements(list) as x loop
    unit := item ->> 'unit';
    if coalesce(private.recipe_line(coalesce(item ->> 'heading', item ->> 'name'), 160), '') = ''
      or jsonb_typeof(item -> 'amount') not in ('number', 'null') or jsonb_typeof(item -> 'to') not in ('number', 'null')
      or (item ->> 'amount')::numeric not between 0.001 and 100000 or (item ->> 'to')::numeric not between 0.001 and 100000
      or unit not in ('g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'oz', 'lb', 'fl_oz', 'pinch', 'clove', 'bunch', 'slice', 'tin', 'handful')
    then
      raise exception 'ingredients' using errcode = '22023';
    end if;
    kept := kept || jsonb_build_array(case when item ? 'heading'
      then jsonb_build_object('heading', private.recipe_line(item ->> 'heading', 160))
      else jsonb_strip_nulls(jsonb_build_object(
        'name', private.recipe_line(item ->> 'name', 160), 'amount', round((item ->> 'amount')::numeric, 3),
        'to', round((item ->> 'to')::numeric, 3), 'unit', unit
      )) end);
  end loop;
  return kept;
end $function$;

CREATE OR REPLACE FUNCTION private.clean_steps(list jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(list) <> 'array' or jsonb_array_length(list) > 50 or exists (
    select from jsonb_array_elements(list) as s
    where coalesce(private.recipe_line(s ->> 'text', 1000), '') = '' or jsonb_typeof(s -> 'seconds') not in ('number', 'null')
      or (s ->> 'seconds')::numeric not between 1 and 172800
  ) then
    raise exception 'steps' using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'text', private.recipe_line(s.step ->> 'text', 1000), 'seconds', round((s.step ->> 'seconds')::numeric)
    )) order by s.place), '[]')
    from jsonb_array_elements(list) with ordinality as s (step, place)
  );
end $function$;

CREATE OR REPLACE FUNCTION private.clean_text(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select btrim(regexp_replace(
    replace(content, E'\r\n', E'\n'),
    U&'[\0001-\0008\000B-\001F\007F-\009F\202A-\202E\2066-\2069\FEFF\FFF9-\FFFB]', '', 'g'
  ), E' \n\t')
$function$;

CREATE OR REPLACE FUNCTION private.coarse_numbers(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select regexp_replace(value, '(\d{1,3}[.,]\d{2})\d+', '\1', 'g')
$function$;

CREATE OR REPLACE FUNCTION private.coarsen_page_view()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.url := private.coarse_numbers(new.url);
  new.title := private.coarse_numbers(new.title);
  new.referrer := private.coarse_numbers(new.referrer);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.collect_listing_words()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.listing_words (word)
  select distinct word
  from public.business_unified as u, unnest(tsvector_to_array(ts_filter(u.search, '{a,b,c}'))) as word
  where length(word) between 3 and 40 and word !~ '^[0-9]+$'
  order by word
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.complete_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  preview jsonb;
  per_day constant integer := 20;
begin
  if not private.is_server() and not private.is_staff() then
    -- One at a time, so that two requests cannot both take the last place. Rows of the same request count too.
    perform pg_advisory_xact_lock(hashtext('mahalla.reports'), hashtext(new.reporter_id::text));
    if (
      select count(*) from public.reports as r
      where r.reporter_id = new.reporter_id and r.created_at > now() - interval '1 day'
    ) >= per_day then
      raise exception 'too_many_reports' using errcode = 'PT429', hint = 'Twenty reports a day: try again tomorrow';
    end if;
  end if;
  if new.subject_kind !~ '^[a-z]+(_[a-z]+)*$' or length(new.subject_kind) > 40
    or to_regprocedure(format('private.decide_%s(uuid, text, text, uuid)', new.subject_kind)) is null
  then
    raise exception 'nothing' using errcode = 'P0002', hint = 'This cannot be reported';
  end if;
  if to_regprocedure(format('private.preview_%s(uuid)', new.subject_kind)) is not null then
    preview := private.moderation_preview(new.subject_kind, new.subject_id);
    if preview is null then
      raise exception 'nothing' using errcode = 'P0002', hint = 'There is nothing to report';
    end if;
    if (preview ->> 'author_id')::uuid = new.reporter_id then
      raise exception 'own' using errcode = '42501', hint = 'This is your own';
    end if;
    new.place_id := coalesce((preview ->> 'place_id')::uuid, new.place_id);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.contribution_card(c contributions)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', c.id, 'section', c.section, 'slug', c.slug, 'title', c.title, 'excerpt', left(c.body, 500), 'language', c.language,
    'author', case when not c.is_anonymous then private.person_card(c.author_id) end,
    'is_anonymous', c.is_anonymous, 'city', c.city, 'country_code', c.country_code, 'category', c.category, 'tags', c.tags,
    'is_pinned', c.is_pinned, 'is_locked', c.is_locked, 'is_solved', c.solved_by is not null, 'is_sample', c.is_sample,
    'replies_count', c.replies_count, 'reactions_count', c.reactions_count, 'last_activity_at', c.last_activity_at,
    'published_at', c.published_at, 'edited_at', c.edited_at, 'state', c.state,
    'is_mine', c.author_id is not distinct from auth.uid() and auth.uid() is not null,
    'has_reacted', auth.uid() is not null and exists (
      select from public.reactions as x where x.contribution_id = c.id and x.reply_id is null and x.user_id = auth.uid()
    ),
    'unread', case when auth.uid() is not null then (
      select greatest(c.last_number - m.read_number, 0) from public.contribution_marks as m
      where m.user_id = auth.uid() and m.contribution_id = c.id
    ) end,
    'facts', private.contribution_facts(c.section, c.id)
  )
$function$;

CREATE OR REPLACE FUNCTION private.contribution_facts(section text, contribution uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  name text := 'facts_of_' || replace(section, '-', '_');
  facts jsonb;
begin
  if to_regprocedure(format('private.%s(uuid)', name)) is not null then
    execute format('select private.%I($1)', name) into facts using contribution;
  end if;
  return coalesce(facts, '{}');
end $function$;

CREATE OR REPLACE FUNCTION private.contribution_photo_allowance(contribution uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select greatest(0, case when private.wrote_contribution(contribution) then 10 else 3 end - (
    select count(*)::integer from public.photos as p
    where p.contribution_id = contribution and p.uploaded_by = auth.uid() and p.status <> 'removed'
  ))
$function$;

CREATE OR REPLACE FUNCTION private.contribution_photos(contribution uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'width', p.width, 'height', p.height, 'caption', p.caption, 'status', p.status, 'is_author', p.is_owner_photo,
    'is_mine', p.uploaded_by is not distinct from auth.uid() and auth.uid() is not null,
    'credit', case when not p.is_owner_photo then private.public_name(p.uploaded_by) end
  ) order by p.is_owner_photo desc, p.position, p.created_at, p.id), '[]')
  from public.photos as p
  where p.contribution_id = contribution_photos.contribution and p.stored_at is not null
    and (p.status = 'published' and not private.is_folded(p.uploaded_by) or p.status = 'pending' and p.uploaded_by = auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.corrected_query(value text)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "pg_trgm.similarity_threshold" TO '0.2'
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  typed text;
  most integer;
  alike text;
  corrected tsquery;
begin
  -- Short words and numbers stay as they are: nearly every other is a letter away.
  for typed in select btrim(word, ''':*') from unnest(string_to_array(private.prefix_query(value)::text, ' & ')) as word loop
    if length(typed) < 4 or typed ~ '^[0-9]+$'
      or exists (select from private.listing_words as w where w.word like regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%')
    then
      alike := quote_literal(typed) || ':*';
    else
      most := case when length(typed) < 5 then 1 when length(typed) < 8 then 2 else 3 end;
      select string_agg(quote_literal(w.word), ' | ') into alike
      from (
        select near.word
        from (
          select l.word from private.listing_words as l
          where l.word operator(extensions.%) typed and abs(length(l.word) - length(typed)) <= most
          order by extensions.similarity(l.word, typed) desc, l.word
          limit 30
        ) as near
        where private.edit_distance(typed, near.word, most) <= most
        order by private.edit_distance(typed, near.word, most), near.word
        limit 8
      ) as w;
    end if;
    if alike is null then
      return null;
    end if;
    corrected := case when corrected is null then alike::tsquery else corrected && alike::tsquery end;
  end loop;
  return corrected;
end $function$;

CREATE OR REPLACE FUNCTION private.count_make()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' then
    update public.recipes as r set makes_count = r.makes_count - 1, rating_sum = r.rating_sum - old.rating
    where r.contribution_id = old.contribution_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.recipes as r set makes_count = r.makes_count + 1, rating_sum = r.rating_sum + new.rating
    where r.contribution_id = new.contribution_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_reaction()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  x public.reactions := case when tg_op = 'INSERT' then new else old end;
  step integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  if x.reply_id is null then
    update public.contributions as c set reactions_count = c.reactions_count + step where c.id = x.contribution_id;
  else
    update public.replies as r set reactions_count = r.reactions_count + step where r.id = x.reply_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_reply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  step integer := case when tg_op <> 'DELETE' and new.state = 'published' then 1 else 0 end
    - case when tg_op <> 'INSERT' and old.state = 'published' then 1 else 0 end;
begin
  if step <> 0 then
    update public.contributions as c set replies_count = c.replies_count + step
    where c.id = case when tg_op = 'DELETE' then old.contribution_id else new.contribution_id end;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_review_vote()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  before text := current_setting('mahalla.trusted', true);
begin
  perform set_config('mahalla.trusted', 'on', true);
  if tg_op = 'INSERT' then
    update public.reviews set helpful = helpful + 1 where id = new.review_id;
  else
    update public.reviews set helpful = helpful - 1 where id = old.review_id;
  end if;
  perform set_config('mahalla.trusted', coalesce(before, ''), true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_try(subject text, free_tries integer, span_seconds integer, pause_seconds integer DEFAULT NULL::integer, longest_seconds integer DEFAULT NULL::integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  span interval := make_interval(secs => span_seconds);
  known private.sign_in_tries;
  moment timestamptz;
  made integer;
begin
  insert into private.sign_in_tries as t (subject, next_at, forgotten_at)
  values (count_try.subject, clock_timestamp(), clock_timestamp() + span)
  on conflict on constraint sign_in_tries_pkey do nothing;
  select * into known from private.sign_in_tries as t where t.subject = count_try.subject for update;
  moment := clock_timestamp();
  if known.forgotten_at <= moment then
    known.tries := 0;
    known.next_at := moment;
    known.forgotten_at := moment + span;
  end if;
  if known.next_at > moment then
    return ceil(extract(epoch from known.next_at - moment));
  end if;
  made := known.tries + 1;
  update private.sign_in_tries as t
  set
    tries = made,
    next_at = case
      when made < free_tries then moment
      when pause_seconds is null then known.forgotten_at
      else moment + make_interval(secs => least(longest_seconds, pause_seconds * 2 ^ least(made - free_tries, 20)))
    end,
    forgotten_at = case when pause_seconds is null then known.forgotten_at else moment + span end
  where t.subject = count_try.subject;
  return 0;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_words(author uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.contributions'), hashtext(author::text));
  if (
    select count(*) from (
      select from public.contributions as c where c.author_id = author and c.created_at > now() - interval '1 day'
      union all
      select from public.replies as r where r.author_id = author and r.created_at > now() - interval '1 day'
    ) as written
  ) >= private.daily_words(private.trust_level(author)) then
    raise exception 'too_many' using errcode = 'PT429', hint = 'That was a lot for one day: try again tomorrow';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.cycle_length(cycle text)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select case cycle when 'annual' then interval '1 year' else interval '1 month' end $function$;

CREATE OR REPLACE FUNCTION private.daily_words(level smallint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case level when 0 then 5 when 1 then 50 else 200 end
$function$;

CREATE OR REPLACE FUNCTION private.dashed(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return coalesce(
    nullif(
      btrim(
        left(
          regexp_replace(
            regexp_replace(private.fold(value), U&'[''`\2018\2019\02BB\02BC\02BF]', '', 'g'),
            U&'[\0001-\002F\003A-\0060\007B-\00BF\00D7\00F7\2000-\206F\060C\061B\061F\066A-\066D\06D4]+', '-', 'g'
          ),
          80
        ),
        '-'
      ),
      ''
    ),
    'place'
  );
end $function$;

CREATE OR REPLACE FUNCTION private.decide_claim(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  claim public.claims;
  is_holder boolean;
begin
  select * into claim from public.claims where id = subject_id for update;
  if claim.id is null or claim.state = 'withdrawn' then
    return;
  end if;
  is_holder := claim.state = 'verified'
    or claim.state = 'disputed' and private.listing_owner(claim.place_id) = claim.claimant_id;
  if decision = 'approved' then
    if is_holder then
      update public.claims as c set state = 'verified', decision_note = note, decided_by = decide_claim.decided_by, decided_at = now()
      where c.id = claim.id;
    else
      perform private.verify_claim(claim.id, note, decided_by);
    end if;
  elsif decision = 'rejected' then
    if is_holder then
      perform private.take_listing_back(claim);
    end if;
    update public.claims as c
    set state = case when is_holder then 'revoked' else 'rejected' end, decision_note = note,
      decided_by = decide_claim.decided_by, decided_at = now()
    where c.id = claim.id;
    perform private.tell(claim.claimant_id, case when is_holder then 'claim_revoked' else 'claim_rejected' end, claim.place_id, note);
  elsif decision = 'needs_info' then
    update public.claims as c set state = 'needs_info', decision_note = note where c.id = claim.id;
    perform private.tell(claim.claimant_id, 'claim_needs_info', claim.place_id, note);
  elsif decision = 'open' then
    if is_holder then
      perform private.take_listing_back(claim);
    end if;
    update public.claims as c set state = 'disputed', decision_note = null, decided_by = null, decided_at = null
    where c.id = claim.id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.decide_contribution(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  c public.contributions;
  why text := private.last_reason('contribution', decide_contribution.subject_id);
begin
  select * into c from public.contributions as x where x.id = decide_contribution.subject_id for update;
  if c.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  -- What its author took back, or what went on elsewhere, stays so.
  if c.state in ('withdrawn', 'merged') then
    return;
  end if;
  case decision
    when 'approved' then
      perform private.set_contribution_state(c.id, 'published', coalesce(c.published_at, now()));
    when 'rejected' then
      perform private.set_contribution_state(c.id, case when c.published_at is null then 'draft' else 'removed' end, c.published_at);
    when 'needs_info' then
      perform private.set_contribution_state(c.id, case when c.published_at is null then 'draft' else 'hidden' end, c.published_at);
    else
      perform private.set_contribution_state(
        c.id, case why when 'reported' then 'published' when 'new' then 'review' when 'appeal' then 'removed' else 'hidden' end,
        case when why <> 'new' then c.published_at end
      );
  end case;
end $function$;

CREATE OR REPLACE FUNCTION private.decide_evidence(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.halal_evidence as e
  set status = case decision when 'approved' then 'accepted' when 'rejected' then 'rejected' else 'pending' end,
    decided_by = case when decision in ('approved', 'rejected') then decide_evidence.decided_by end,
    decided_at = case when decision in ('approved', 'rejected') then now() end
  where e.id = subject_id and e.status <> 'withdrawn'
$function$;

CREATE OR REPLACE FUNCTION private.decide_fact(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  doubt record;
begin
  select c.place_id, c.fact into doubt from public.fact_confirmations as c
  where c.subject_id = decide_fact.subject_id limit 1;
  if doubt.place_id is null or decision not in ('approved', 'rejected') then
    return;
  end if;
  if decision = 'approved' then
    update public.businesses as b set facts = b.facts - doubt.fact where b.place_id = doubt.place_id and b.facts ? doubt.fact;
    update public.business as b set facts = b.facts - doubt.fact where b.place_id = doubt.place_id and b.facts ? doubt.fact;
    update public.mosques as m set facilities = m.facilities - doubt.fact
    where m.place_id = doubt.place_id and m.facilities ? doubt.fact;
    update public.mosque as m set facilities = m.facilities - doubt.fact
    where m.place_id = doubt.place_id and m.facilities ? doubt.fact;
  end if;
  update public.fact_confirmations as c set settled_at = now()
  where c.subject_id = decide_fact.subject_id and not c.answer and c.settled_at is null;
end $function$;

CREATE OR REPLACE FUNCTION private.decide_listing(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if decision = 'rejected' then
    update public.businesses as b set status = 'hidden'
    where b.place_id = decide_listing.subject_id and b.status = 'published';
    update public.business as b set status = 'hidden'
    where b.place_id = decide_listing.subject_id and b.status = 'published';
  elsif decision in ('approved', 'open') and private.is_rejected(decide_listing.subject_id) then
    update public.businesses as b set status = 'published'
    where b.place_id = decide_listing.subject_id and b.status = 'hidden';
    update public.business as b set status = 'published'
    where b.place_id = decide_listing.subject_id and b.status = 'hidden';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.decide_mosque_admin(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  request public.mosque_admin_requests;
begin
  select * into request from public.mosque_admin_requests as r where r.id = decide_mosque_admin.subject_id for update;
  if request.id is null or request.status = 'withdrawn' then
    return;
  end if;
  update public.mosque_admin_requests as r
  set status = case decision
      when 'approved' then 'accepted' when 'rejected' then 'rejected' when 'needs_info' then 'needs_info' else 'pending'
    end,
    decided_at = case when decision in ('approved', 'rejected') then now() end
  where r.id = request.id;
  if decision = 'approved' then
    insert into public.mosque_admins (mosque_id, user_id) values (request.place_id, request.user_id) on conflict do nothing;
  elsif request.status = 'accepted' then
    delete from public.mosque_admins as a where a.mosque_id = request.place_id and a.user_id = request.user_id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.decide_mosque_announcement(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.mosque_announcements as a
  set status = case decision when 'approved' then 'published' when 'rejected' then 'rejected' else 'pending' end
  where a.id = decide_mosque_announcement.subject_id and a.status <> 'withdrawn'
$function$;

CREATE OR REPLACE FUNCTION private.decide_mosque_change(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  suggestion public.mosque_suggestions;
begin
  select * into suggestion from public.mosque_suggestions as s where s.id = decide_mosque_change.subject_id for update;
  if suggestion.id is null or suggestion.status = 'withdrawn' then
    return;
  end if;
  if decision = 'approved' and suggestion.status <> 'accepted' then
    update public.mosque_suggestions as s
    set status = 'accepted', decided_at = now(), former = private.mosque_values(s.place_id, s.changes)
    where s.id = suggestion.id;
    perform private.apply_mosque_change(suggestion.place_id, suggestion.changes);
    return;
  end if;
  if suggestion.status = 'accepted' and decision <> 'approved' then
    perform private.set_mosque_back(suggestion);
  end if;
  update public.mosque_suggestions as s
  set status = case decision when 'rejected' then 'rejected' when 'approved' then s.status else 'pending' end,
    decided_at = case when decision = 'rejected' then now() end
  where s.id = suggestion.id and decision <> 'approved';
end $function$;

CREATE OR REPLACE FUNCTION private.decide_ownership(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.ownership_statements as s
  set status = case decision when 'approved' then 'accepted' when 'rejected' then 'rejected' else 'pending' end,
    decided_by = case when decision in ('approved', 'rejected') then decide_ownership.decided_by end,
    decided_at = case when decision in ('approved', 'rejected') then now() end
  where s.id = subject_id and s.status <> 'withdrawn'
$function$;

CREATE OR REPLACE FUNCTION private.decide_person(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.people as p set bio = null where p.user_id = decide_person.subject_id and decision = 'rejected'
$function$;

CREATE OR REPLACE FUNCTION private.decide_photo(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.photos;
  next_status text;
begin
  select * into p from public.photos where id = decide_photo.subject_id for update;
  if p.id is null or p.status = 'removed' or p.stored_at is null then
    return;
  end if;
  next_status := case decision
    when 'approved' then 'published'
    when 'rejected' then 'rejected'
    -- Taken back: a reported photo is shown again, a new one waits again.
    when 'open' then case
      when exists (
        select from public.moderation_items as m
        where m.subject_kind = 'photo' and m.subject_id = p.id and m.reason = 'new'
          and m.status in ('rejected', 'approved')
          and not exists (
            select from public.moderation_items as later
            where later.subject_kind = 'photo' and later.subject_id = p.id and later.opened_at > m.opened_at
          )
      ) then 'pending' else 'published' end
    else p.status
  end;
  update public.photos
  set status = next_status, is_cover = is_cover and next_status = 'published'
  where id = p.id and status is distinct from next_status;
  perform private.refresh_cover(p.place_id);
end $function$;

CREATE OR REPLACE FUNCTION private.decide_reply(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  r public.replies;
  why text := private.last_reason('reply', decide_reply.subject_id);
begin
  select * into r from public.replies as x where x.id = decide_reply.subject_id for update;
  if r.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  if r.state = 'withdrawn' then
    return;
  end if;
  if decision = 'approved' then
    perform private.publish_reply(r.id);
    return;
  end if;
  update public.replies as x set state = case
    when decision = 'rejected' then 'removed'
    when decision = 'needs_info' then case when r.number is null then 'review' else 'hidden' end
    when why = 'reported' then 'published'
    when why = 'appeal' then 'removed'
    when r.number is null then 'review'
    else 'hidden'
  end where x.id = r.id;
end $function$;

CREATE OR REPLACE FUNCTION private.decide_review(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  review public.reviews;
  why text;
begin
  select * into review from public.reviews as r where r.id = decide_review.subject_id for update;
  if review.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  select m.reason into why from public.moderation_items as m
  where m.subject_kind = 'review' and m.subject_id = decide_review.subject_id and m.status <> 'withdrawn'
  order by m.opened_at desc limit 1;
  case decision
    when 'approved' then
      perform private.set_review_status(review.id, 'published', coalesce(review.published_at, now()));
    when 'rejected' then
      -- What was public is removed for good; what never was may be written again.
      perform private.set_review_status(
        review.id, case when review.published_at is null then 'rejected' else 'removed' end, review.published_at
      );
    when 'needs_info' then
      perform private.set_review_status(review.id, 'pending', review.published_at);
    else
      -- Taken back: as it was when the item was opened.
      perform private.set_review_status(
        review.id, case when why = 'reported' then 'published' else 'pending' end,
        case when why <> 'new' then review.published_at end
      );
  end case;
end $function$;

CREATE OR REPLACE FUNCTION private.decide_review_reply(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.review_replies as a
  set status = case when decision in ('rejected', 'needs_info') then 'removed' else 'published' end
  where a.review_id = decide_review_reply.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.decide_social_account(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  a public.social_accounts;
  why text := private.last_reason('social_account', decide_social_account.subject_id);
begin
  select * into a from public.social_accounts as x where x.id = decide_social_account.subject_id for update;
  if a.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  -- What its keeper took back stays so.
  if a.state = 'withdrawn' then
    return;
  end if;
  update public.social_accounts as x set
    state = case
      when decision = 'approved' then 'published'
      when decision = 'rejected' then 'removed'
      when decision = 'needs_info' then case when a.published_at is null then 'review' else 'hidden' end
      when why = 'reported' then 'published'
      when why = 'appeal' then 'removed'
      when why in ('new', 'changed') then 'review'
      else 'hidden'
    end,
    published_at = case
      when decision = 'approved' then coalesce(a.published_at, now()) when decision = 'open' and why = 'new' then null else a.published_at
    end
  where x.id = a.id;
end $function$;

CREATE OR REPLACE FUNCTION private.decide_social_verification(subject_id uuid, decision text, note text, decided_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v public.social_verifications;
begin
  select * into v from public.social_verifications as x where x.id = decide_social_verification.subject_id for update;
  if v.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  if decision = 'approved' then
    perform private.keep_social_account(v.id);
    return;
  end if;
  -- A decision that is taken back takes the mark with it.
  update public.social_accounts as a set keeper_id = null, verified_at = null
  where v.state = 'confirmed' and a.id = v.account_id and a.keeper_id = v.member_id;
  update public.social_verifications as x set state = case when decision = 'rejected' then 'refused' else 'open' end where x.id = v.id;
end $function$;

CREATE OR REPLACE FUNCTION private.decision_of(kind text, subject uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'status', m.status, 'canned', m.canned, 'note', m.note,
    'may_appeal', m.status = 'rejected' and not exists (
      select from public.appeals as a where a.subject_kind = kind and a.subject_id = subject
    )
  )
  from public.moderation_items as m
  where m.subject_kind = kind and m.subject_id = subject and m.author_id = auth.uid() and m.status <> 'withdrawn'
  order by m.opened_at desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.declare_halal(place uuid, speaker uuid, spoken_as text, said_details jsonb, of_sample boolean)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  current public.halal_evidence;
  made uuid;
begin
  select * into current from public.halal_evidence as e
  where e.place_id = place and e.kind = 'declaration' and e.status = 'accepted'
  order by e.created_at desc limit 1;
  if current.details is not distinct from said_details and current.said_by is not distinct from speaker
    and current.created_at > now() - interval '1 day'
  then
    return current.id;
  end if;
  update public.halal_evidence as e set status = 'withdrawn'
  where e.place_id = place and e.kind = 'declaration' and e.status = 'accepted';
  insert into public.halal_evidence (place_id, kind, said_by, said_as, details, status, is_sample)
  values (place, 'declaration', speaker, spoken_as, said_details, 'accepted', of_sample)
  returning id into made;
  return made;
end $function$;

CREATE OR REPLACE FUNCTION private.declare_ownership(place uuid, speaker uuid, is_muslim_owned boolean, of_sample boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not is_muslim_owned then
    update public.ownership_statements as s set status = 'withdrawn'
    where s.place_id = place and s.kind = 'self_declared' and s.status = 'accepted';
  elsif not exists (
    select from public.ownership_statements as s
    where s.place_id = place and s.kind = 'self_declared' and s.status = 'accepted'
  ) then
    insert into public.ownership_statements (place_id, kind, said_by, status, is_sample)
    values (place, 'self_declared', speaker, 'accepted', of_sample);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.dispute_claims(place uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  claim public.claims;
begin
  for claim in
    select * from public.claims as c where c.place_id = place and private.is_open_claim(c.state)
    order by c.created_at for update
  loop
    if claim.state <> 'disputed' then
      update public.claims set state = 'disputed' where id = claim.id;
      perform private.tell(claim.claimant_id, 'claim_disputed', place);
    end if;
    perform private.enqueue_moderation('claim', claim.id, place, 'new', claim.business_name, claim.claimant_id);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.draft_json(draft_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', id, 'data', data, 'step', step, 'updated_at', updated_at)
  from public.listing_drafts where id = draft_id
$function$;

CREATE OR REPLACE FUNCTION private.edit_distance(a text, b text, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  xs text[] := string_to_array(a, null);
  ys text[] := string_to_array(b, null);
  m integer := coalesce(cardinality(xs), 0);
  n integer := coalesce(cardinality(ys), 0);
  shared integer := 0;
  earlier integer[];
  before integer[];
  current_row integer[];
  cost integer;
  best integer;
begin
  if abs(m - n) > most then
    return most + 1;
  end if;
  while m > 0 and n > 0 and xs[m] = ys[n] loop
    m := m - 1;
    n := n - 1;
  end loop;
  while shared < m and shared < n and xs[shared + 1] = ys[shared + 1] loop
    shared := shared + 1;
  end loop;
  xs := xs[shared + 1 : m];
  ys := ys[shared + 1 : n];
  m := m - shared;
  n := n - shared;
  if m = 0 or n = 0 then
    return m + n;
  end if;
  before := array(select generate_series(0, n));
  for i in 1..m loop
    current_row := array[i];
    best := i;
    for j in 1..n loop
      cost := least(before[j + 1] + 1, current_row[j] + 1, before[j] + (xs[i] <> ys[j])::integer);
      if i > 1 and j > 1 and xs[i] = ys[j - 1] and xs[i - 1] = ys[j] then
        cost := least(cost, earlier[j - 1] + 1);
      end if;
      current_row := current_row || cost;
      best := least(best, cost);
    end loop;
    if best > most then
      return most + 1;
    end if;
    earlier := before;
    before := current_row;
  end loop;
  return before[n + 1];
end $function$;

CREATE OR REPLACE FUNCTION private.editable_columns()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array[
    'name', 'local_name', 'description', 'business_type', 'business_category', 'subcategory', 'address', 'city', 'state',
    'country', 'country_code', 'latitude', 'longitude', 'city_latitude', 'city_longitude', 'time_zone', 'phone', 'email',
    'website', 'whatsapp', 'hours', 'services', 'price_range', 'tags', 'facts', 'halal', 'languages', 'online_only', 'service_area_km',
    'closed_on', 'closed_reason', 'moved_to'
  ]
$function$;

CREATE OR REPLACE FUNCTION private.end_social_verification(verification uuid, ending text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.social_verifications as v set state = ending where v.id = verification and v.state = 'open';
  perform private.withdraw_moderation('social_verification', verification);
end $function$;

CREATE OR REPLACE FUNCTION private.enqueue_announcement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' and new.status = 'pending' then
    perform private.enqueue_moderation('mosque_announcement', new.id, new.place_id, 'new', new.title, new.author_id);
  elsif tg_op = 'UPDATE' and new.status = 'withdrawn' and old.status <> 'withdrawn' then
    perform private.withdraw_moderation('mosque_announcement', new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.enqueue_moderation(subject_kind text, subject_id uuid, place uuid, reason text, summary text, opened_by uuid)
 RETURNS uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.moderation_items as m (subject_kind, subject_id, place_id, reason, summary, opened_by, author_id)
  values (
    enqueue_moderation.subject_kind, enqueue_moderation.subject_id, place, enqueue_moderation.reason,
    left(coalesce(nullif(btrim(enqueue_moderation.summary), ''), enqueue_moderation.subject_kind), 300),
    enqueue_moderation.opened_by,
    coalesce(
      (private.moderation_preview(enqueue_moderation.subject_kind, enqueue_moderation.subject_id) ->> 'author_id')::uuid,
      case when enqueue_moderation.reason in ('new', 'changed', 'appeal') then enqueue_moderation.opened_by end
    )
  )
  on conflict (subject_kind, subject_id) where status = 'open' do update
  set reason = case when excluded.reason = 'automatic' then 'automatic' else m.reason end
  returning m.id
$function$;

CREATE OR REPLACE FUNCTION private.enqueue_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    perform private.withdraw_moderation('review', old.id);
    return null;
  end if;
  if new.status = 'pending' and not private.is_internal() and (
    tg_op = 'INSERT'
    or (new.rating, new.text, new.visited_on, new.halal_matched)
      is distinct from (old.rating, old.text, old.visited_on, old.halal_matched)
  ) then
    perform private.enqueue_moderation(
      'review', new.id, new.place_id, case tg_op when 'INSERT' then 'new' else 'changed' end, new.text, new.user_id
    );
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.ensure_person(member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.person_keys (user_id) values (member) on conflict do nothing;
  if not exists (select from public.people as p where p.user_id = member) then
    insert into public.people (user_id, handle)
    values (member, private.fresh_handle(private.public_name(member)))
    on conflict do nothing;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.facility_flags(facilities jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case jsonb_typeof(facilities)
    when 'array' then (
      select coalesce(jsonb_object_agg(e.name #>> '{}', true), '{}') from jsonb_array_elements(facilities) as e (name)
      where jsonb_typeof(e.name) = 'string'
    )
    when 'object' then (
      select coalesce(jsonb_object_agg(e.key, case e.value when '"yes"' then 'true' when '"no"' then 'false' else e.value end), '{}')
      from jsonb_each(facilities) as e
      where e.value in ('true', 'false', '"yes"', '"no"')
    )
    else '{}'
  end
$function$;

CREATE OR REPLACE FUNCTION private.facility_keys()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array[
    'sisters_space', 'wudu', 'sisters_wudu', 'toilets', 'wheelchair', 'parking', 'jumuah', 'janazah', 'ghusl',
    'hearing_loop', 'translation', 'school', 'library', 'shower', 'baby_change', 'iftar_meals', 'open_all_day'
  ]
$function$;

CREATE OR REPLACE FUNCTION private.fact_keys()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array[
    'hours', 'phone', 'address', 'website', 'halal', 'prayer_space', 'wudu', 'sisters_space', 'family_section',
    'wheelchair', 'parking', 'delivery', 'takeaway', 'outdoor_seating', 'child_friendly',
    'sisters_wudu', 'toilets', 'jumuah', 'janazah', 'ghusl', 'hearing_loop', 'translation', 'school', 'library', 'shower',
    'baby_change', 'iftar_meals', 'open_all_day'
  ]
$function$;

CREATE OR REPLACE FUNCTION private.fact_summary(place uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(f.fact, jsonb_strip_nulls(jsonb_build_object(
    'said_as', f.said_as, 'said_at', f.said_at, 'yes', nullif(f.yes, 0), 'no', nullif(f.no, 0), 'confirmed_at', f.confirmed_at
  ))), '{}')
  from (
    select k.fact, s.said_as, s.said_at,
      count(*) filter (where c.answer and c.created_at > now() - interval '180 days') as yes,
      count(*) filter (where not c.answer and c.settled_at is null and c.created_at > now() - interval '180 days') as no,
      max(c.created_at) filter (where c.answer) as confirmed_at
    from unnest(private.fact_keys()) as k (fact)
    left join public.fact_statements as s on s.place_id = place and s.fact = k.fact
    left join public.fact_confirmations as c
      on c.place_id = place and c.fact = k.fact and c.created_at >= coalesce(s.said_at, '-infinity')
    group by k.fact, s.said_as, s.said_at
  ) as f
  where f.said_at is not null or f.yes > 0 or f.no > 0 or f.confirmed_at is not null
$function$;

CREATE OR REPLACE FUNCTION private.facts_of_ideas(contribution uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'status', coalesce(s.status, 'open'), 'reason', s.reason, 'decided_at', s.decided_at,
    'offers', (
      select coalesce(jsonb_agg(jsonb_build_object('name', u.name, 'slug', u.slug, 'city', u.city, 'words', o.words) order by o.created_at), '[]')
      from public.idea_offers as o join public.business_unified as u on u.id = o.place_id
      where o.contribution_id = facts_of_ideas.contribution
    )
  )
  from (select 1) as one left join public.idea_statuses as s on s.contribution_id = facts_of_ideas.contribution
$function$;

CREATE OR REPLACE FUNCTION private.facts_of_recipes(contribution uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'servings', r.servings, 'prep_minutes', r.prep_minutes, 'cook_minutes', r.cook_minutes, 'minutes', r.minutes,
    'occasions', r.occasions, 'allergens', r.allergens, 'makes', r.makes_count,
    'rating', case when r.makes_count > 0 then round(r.rating_sum::numeric / r.makes_count, 1) end,
    'photo', (
      select jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height)
      from public.photos as p
      where p.contribution_id = r.contribution_id and p.status = 'published' and p.stored_at is not null
      order by p.is_owner_photo desc, p.position, p.created_at, p.id limit 1
    )
  )
  from public.recipes as r where r.contribution_id = facts_of_recipes.contribution
$function$;

CREATE OR REPLACE FUNCTION private.find_draft(draft_token text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
  mine public.listing_drafts;
  carried public.listing_drafts;
begin
  if me is not null then
    select * into mine from public.listing_drafts where user_id = me and expires_at > now();
  end if;
  if draft_token ~ '^[A-Za-z0-9_-]{32,64}$' then
    select * into carried from public.listing_drafts
    where token_hash = encode(sha256(convert_to(draft_token, 'utf8')), 'hex') and expires_at > now();
  end if;
  if me is null or carried.id is null then
    return coalesce(mine.id, carried.id);
  end if;
  if mine.updated_at > carried.updated_at then
    delete from public.listing_drafts where id = carried.id;
    return mine.id;
  end if;
  delete from public.listing_drafts where user_id = me;
  update public.listing_drafts set user_id = me, token_hash = null where id = carried.id;
  return carried.id;
end $function$;

CREATE OR REPLACE FUNCTION private.find_offer(token text)
 RETURNS business_transfers
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t from public.business_transfers as t
  where t.token_hash = encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.find_place_id(kind text, id_or_slug text)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  t record;
  wanted uuid;
  found_id uuid;
begin
  t := private.place_tables(kind);
  if id_or_slug is null or length(id_or_slug) > 200 then
    return null;
  end if;
  if id_or_slug ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    wanted := id_or_slug::uuid;
    execute format($sql$
      select coalesce(
        (select id from public.%3$I where id = $1),
        (select new_id from public.place_redirects where kind = $2 and old_id = $1),
        (select place_id from public.%1$I where id = $1),
        (select place_id from public.%2$I where id = $1)
      ) $sql$, t.owned, t.imported, t.unified) into found_id using wanted, kind;
    return found_id;
  end if;
  execute format($sql$
    select coalesce(
      (select id from public.%1$I where slug = $1),
      (select id from public.%1$I where slug = $3),
      (select new_id from public.place_redirects where kind = $2 and old_slug in ($1, $3) limit 1)
    ) $sql$, t.unified) into found_id using id_or_slug, kind, private.dashed(id_or_slug);
  return found_id;
end $function$;

CREATE OR REPLACE FUNCTION private.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  -- Most names are plain ASCII, and translating costs as much as the list below is long.
  select case when octet_length(value) = length(value) then lower(value) else translate(
    lower(value),
    'àÀáÁâÂãÃäÄåÅāĀăĂąĄạẠảẢấẤầẦẩẨẫẪậẬắẮằẰẳẲẵẴặẶçÇćĆĉĈčČďĎđĐðÐèÈéÉêÊëËēĒĕĔėĖęĘěĚẹẸẻẺẽẼếẾềỀểỂễỄệỆĝĜğĞġĠģĢĥĤħĦḥḤìÌíÍîÎïÏĩĨīĪĭĬįĮıỉỈịỊĵĴķĶĺĹļĻľĽłŁñÑńŃņŅňŇŋŊòÒóÓôÔõÕöÖøØōŌŏŎőŐơƠọỌỏỎốỐồỒổỔỗỖộỘớỚờỜởỞỡỠợỢŕŔŗŖřŘśŚŝŜşŞšŠșȘṣṢťŤţŢŧŦțȚṭṬùÙúÚûÛüÜũŨūŪŭŬůŮűŰųŲưƯụỤủỦứỨừỪửỬữỮựỰŵŴýÝÿŸŷŶỳỲỵỴỷỶỹỸžŽźŹżŻẓẒİأإآٱىیئؤکګةہۂۃھەے٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
      -- Tatweel, tashkeel and the superscript alef have no counterpart below and are dropped.
      || U&'\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaccccccccddddddeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeegggggggghhhhhhiiiiiiiiiiiiiiiiiiiiijjkkllllllllnnnnnnnnnnoooooooooooooooooooooooooooooooooooooooooooorrrrrrssssssssssssttttttttttuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuwwyyyyyyyyyyyyyyzzzzzzzziاااايييوككههههههي01234567890123456789'
  ) end
$function$;

CREATE OR REPLACE FUNCTION private.follow_listings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  listing record;
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;

  if tg_op = 'INSERT' then
    insert into public.fact_statements as s (place_id, fact, said_as)
    select b.place_id, f.fact, case when auth.uid() is distinct from b.owner_id and auth.uid() is not null then 'staff' else 'owner' end
    from new_rows as n
    join public.businesses as b on b.id = n.id
    cross join lateral private.stated_facts(to_jsonb(n)) as f
    where b.place_id is not null
    on conflict (place_id, fact) do update set said_as = excluded.said_as, said_at = excluded.said_at;

    insert into public.halal_evidence (place_id, kind, said_by, said_as, details, status, is_sample)
    select b.place_id, 'declaration', n.owner_id, 'owner', n.halal, 'accepted', n.is_sample
    from new_rows as n join public.businesses as b on b.id = n.id
    where n.halal_level >= 1 and b.place_id is not null
      and not exists (
        select from public.halal_evidence as e
        where e.place_id = b.place_id and e.kind = 'declaration' and e.status = 'accepted'
      );

    insert into public.ownership_statements (place_id, kind, said_by, status, is_sample)
    select b.place_id, 'self_declared', n.owner_id, 'accepted', n.is_sample
    from new_rows as n join public.businesses as b on b.id = n.id
    where n.muslim_owned and b.place_id is not null
      and not exists (
        select from public.ownership_statements as s
        where s.place_id = b.place_id and s.kind = 'self_declared' and s.status = 'accepted'
      );
    return null;
  end if;

  insert into public.fact_statements as s (place_id, fact, said_as)
  select b.place_id, f.fact, case when auth.uid() is distinct from b.owner_id and auth.uid() is not null then 'staff' else 'owner' end
  from new_rows as n
  join old_rows as o on o.id = n.id
  join public.businesses as b on b.id = n.id
  cross join lateral private.stated_facts(to_jsonb(n)) as f
  where b.place_id is not null
    and f.value is distinct from (select was.value from private.stated_facts(to_jsonb(o)) as was where was.fact = f.fact)
  on conflict (place_id, fact) do update set said_as = excluded.said_as, said_at = excluded.said_at;

  delete from public.fact_statements as s
  using new_rows as n
  where s.place_id = n.place_id
    and s.fact in (
      select was.fact from old_rows as o cross join lateral private.stated_facts(to_jsonb(o)) as was where o.id = n.id
    )
    and s.fact not in (select f.fact from private.stated_facts(to_jsonb(n)) as f);

  for listing in
    select b.place_id, b.owner_id, b.is_sample, n.halal_level, n.halal, n.muslim_owned,
      o.halal_level as had_level, o.halal as had_halal, o.muslim_owned as had_owned
    from new_rows as n join old_rows as o on o.id = n.id join public.businesses as b on b.id = n.id
    where b.place_id is not null
      and (
        n.halal_level is distinct from o.halal_level or n.halal is distinct from o.halal
        or n.muslim_owned is distinct from o.muslim_owned
      )
  loop
    if listing.halal_level >= 1 and (listing.had_level is null or listing.had_level < 1 or listing.halal is distinct from listing.had_halal) then
      perform private.declare_halal(
        listing.place_id, coalesce(auth.uid(), listing.owner_id),
        case when auth.uid() is distinct from listing.owner_id and auth.uid() is not null then 'staff' else 'owner' end,
        listing.halal, listing.is_sample
      );
    elsif coalesce(listing.halal_level, 0) < 1 and listing.had_level >= 1 then
      update public.halal_evidence as e set status = 'withdrawn'
      where e.place_id = listing.place_id and e.kind = 'declaration' and e.status = 'accepted';
    end if;
    if listing.muslim_owned is distinct from listing.had_owned and not private.is_ownership_hidden(listing.place_id) then
      perform private.declare_ownership(
        listing.place_id, coalesce(auth.uid(), listing.owner_id), coalesce(listing.muslim_owned, false), listing.is_sample
      );
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_membership(account uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  tier text := private.plan_tier(account);
  trusted_before text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  perform set_config('mahalla.trusted', 'on', true);
  update public.businesses as b
  set subscription_tier = tier, featured = tier is not null or (b.featured and b.subscription_tier is null)
  where b.business_account_id = account and b.subscription_tier is distinct from tier;
  perform set_config('mahalla.trusted', trusted_before, true);
end $function$;

CREATE OR REPLACE FUNCTION private.follow_mosques()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;
  delete from public.fact_statements as s
  using new_rows as n, old_rows as o
  where o.id = n.id and s.place_id = n.place_id and s.fact = any (private.facility_keys())
    and private.facility_flags(n.facilities) -> s.fact is distinct from private.facility_flags(o.facilities) -> s.fact;
  if auth.uid() is null then
    return null;
  end if;
  insert into public.fact_statements as s (place_id, fact, said_as)
  select n.place_id, f.key, case when private.is_staff() then 'staff' else 'owner' end
  from new_rows as n
  join old_rows as o on o.id = n.id
  cross join lateral jsonb_each(private.facility_flags(n.facilities)) as f
  where n.place_id is not null and f.key = any (private.facility_keys())
    and f.value is distinct from private.facility_flags(o.facilities) -> f.key
  on conflict (place_id, fact) do update set said_as = excluded.said_as, said_at = excluded.said_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  place_ids uuid[];
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct n.place_id) into place_ids from new_rows as n where n.status = 'published';
  elsif tg_op = 'DELETE' then
    select array_agg(distinct o.place_id) into place_ids from old_rows as o where o.status = 'published';
  else
    select array_agg(distinct p.id) into place_ids
    from new_rows as n join old_rows as o using (id), lateral (values (o.place_id), (n.place_id)) as p (id)
    where (n.rating, n.status, n.place_id) is distinct from (o.rating, o.status, o.place_id);
  end if;
  -- A place that is being deleted takes its reviews along and needs no rating.
  select array_agg(p.id) into place_ids from public.places as p where p.id = any (place_ids);
  if place_ids is null then
    return null;
  end if;
  perform private.rate_places(place_ids);
  perform private.publish_places('business', place_ids);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.forget_originals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.imported_originals as o using old_rows as r where o.row_id = r.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private."freeze"(listing businesses, person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.listing_freezes (business_id, frozen_by) values (listing.id, person) on conflict do nothing;
  if not found then
    return;
  end if;
  update public.business_transfers as t set state = 'cancelled', decided_at = now()
  where t.business_id = listing.id and t.state = 'pending';
  perform private.tell(listing.owner_id, 'listing_frozen', listing.place_id);
  if listing.owner_id is distinct from person then
    perform private.enqueue_moderation(
      'listing', listing.place_id, listing.place_id, 'automatic', 'Frozen by a former owner: ' || listing.name, null
    );
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.freeze_letter(token text)
 RETURNS ownership_notices
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select n from public.ownership_notices as n
  where n.freeze_hash = encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex')
    and n.freeze_used_at is null and n.created_at > now() - interval '30 days'
$function$;

CREATE OR REPLACE FUNCTION private.fresh_handle(name text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  base text := btrim(left(regexp_replace(private.dashed(name), '[^a-z0-9]+', '-', 'g'), 20), '-');
  candidate text;
begin
  if length(base) < 3 or private.is_reserved_handle(base) then
    base := 'member';
  end if;
  candidate := base;
  while base = 'member' and candidate = base or exists (select from public.people as p where p.handle = candidate) loop
    candidate := base || '-' || (1000 + floor(random() * 899000))::integer;
  end loop;
  return candidate;
end $function$;

CREATE OR REPLACE FUNCTION private.fresh_slug(section text, title text, own uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  base text := case when title is null then left(replace(own::text, '-', ''), 12) else left(private.dashed(title), 80) end;
  candidate text := base;
  n integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.slug.' || section), hashtext(base));
  -- Words that are pages of the section.
  while candidate in ('new', 'feed.xml', 'roadmap', 'search') or exists (
    select from public.contributions as c where c.section = fresh_slug.section and c.slug = candidate and c.id <> own
  ) loop
    n := n + 1;
    candidate := base || '-' || n;
  end loop;
  return candidate;
end $function$;

CREATE OR REPLACE FUNCTION private.give_listing(place uuid, person uuid, known_as text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  listing uuid := (select b.id from public.businesses as b where b.place_id = place);
  columns text;
  copied text;
  given integer;
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  if listing is not null then
    perform private.hand_over(listing, person, known_as, 'owner_changed');
    return;
  end if;
  select string_agg(quote_ident(name), ', '),
    string_agg(case name when 'name' then 'coalesce(nullif(btrim(i.name), ''''), $4)' else 'i.' || quote_ident(name) end, ', ')
  into columns, copied
  from unnest(private.shared_columns('business')) as name
  -- Where the row came from stays with the imported row: from now on it is the owner's word.
  where name not in ('source', 'source_id', 'licence', 'raw', 'import_id');
  perform set_config('mahalla.trusted', 'on', true);
  perform set_config('mahalla.given_place', place::text, true);
  execute format($sql$
    insert into public.businesses (owner_id, business_account_id, status, slug, %1$s)
    select $1, $2, 'published', u.slug, %2$s
    from public.business as i left join public.business_unified as u on u.id = i.place_id
    where i.place_id = $3 and i.status = 'published'
    order by i.created_at, i.id limit 1
  $sql$, columns, copied) using person, private.account_of(person, known_as), place, known_as;
  get diagnostics given = row_count;
  perform set_config('mahalla.given_place', '', true);
  perform set_config('mahalla.trusted', trusted, true);
  if given = 0 then
    raise exception 'There is no such listing' using errcode = 'P0002';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.grace_days()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 7 $function$;

CREATE OR REPLACE FUNCTION private.guard_announcement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if not exists (select from public.places as p where p.id = new.place_id and p.kind = 'mosque') then
      raise exception 'There is no such mosque' using errcode = 'P0002';
    end if;
    if private.is_internal() then
      new.published_at := case when new.status = 'published' then coalesce(new.published_at, now()) end;
      return new;
    end if;
    new.author_id := auth.uid();
    new.is_sample := false;
    new.told_at := null;
    new.told_up_to := null;
    if private.keeps_mosque(new.place_id) then
      new.status := 'published';
      new.published_at := now();
      return new;
    end if;
    if (
      select count(*) from public.mosque_announcements as a where a.author_id = auth.uid() and a.status = 'pending'
    ) >= 5 then
      raise exception 'Enough for now' using errcode = 'PT429';
    end if;
    new.status := 'pending';
    new.is_pinned := false;
    new.published_at := null;
    return new;
  end if;
  new.place_id := old.place_id;
  new.author_id := case when new.author_id is null then null else old.author_id end;
  new.created_at := old.created_at;
  if new.status = 'published' and old.published_at is null then
    new.published_at := now();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_business()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  refused text;
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    -- A claim that was proven says at which place its row stands; every other row is given one.
    new.place_id := nullif(current_setting('mahalla.given_place', true), '')::uuid;
  else
    new.place_id := old.place_id;
    new.updated_at := now();
  end if;
  if private.is_trusted() then
    -- A new name asks for a new address, unless one was chosen in the same breath.
    if tg_op = 'UPDATE' and new.name is distinct from old.name and new.slug is not distinct from old.slug then
      new.slug := null;
    end if;
    return new;
  end if;

  if tg_op = 'INSERT' then
    new.owner_id := coalesce(new.owner_id, auth.uid());
    new.created_at := now();
    new.updated_at := now();
    -- A draft was never shown; what is hidden was.
    if new.status = 'hidden' then
      new.status := 'draft';
    end if;
    refused := case
      when new.featured then 'featured'
      when new.priority_level is not null then 'priority_level'
      when new.subscription_tier is not null then 'subscription_tier'
      when new.rating is not null then 'rating'
      when new.reviews_count <> 0 then 'reviews_count'
      when new.is_sample then 'is_sample'
      when new.slug is not null then 'slug'
      when new.halal_level > 1 then 'halal_level'
    end;
  else
    new.id := old.id;
    new.created_at := old.created_at;
    if old.status <> 'draft' and new.status = 'draft' then
      new.status := 'hidden';
    elsif old.status = 'draft' and new.status = 'hidden' then
      new.status := 'draft';
    end if;
    refused := case
      when new.featured is distinct from old.featured then 'featured'
      when new.priority_level is distinct from old.priority_level then 'priority_level'
      when new.subscription_tier is distinct from old.subscription_tier then 'subscription_tier'
      when new.rating is distinct from old.rating then 'rating'
      when new.reviews_count is distinct from old.reviews_count then 'reviews_count'
      when new.is_sample is distinct from old.is_sample then 'is_sample'
      when new.slug is distinct from old.slug then 'slug'
      when new.owner_id is distinct from old.owner_id then 'owner_id'
      -- Self-declared is theirs to say; what lies above needs someone else's word.
      when new.halal_level is distinct from old.halal_level and new.halal_level > 1 then 'halal_level'
    end;
    if new.name is distinct from old.name then
      new.slug := null;
    end if;
  end if;
  if refused is not null then
    raise exception 'Only staff can set %', refused using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_business_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if private.is_trusted() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.is_sample := false;
    new.created_at := now();
    new.updated_at := now();
  else
    new.id := old.id;
    new.owner_id := old.owner_id;
    new.is_sample := old.is_sample;
    new.created_at := old.created_at;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_follow()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' and not exists (
    select from public.places as p where p.id = new.place_id and p.kind = 'mosque'
  ) then
    raise exception 'There is no such mosque' using errcode = 'P0002';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_frozen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.is_server() or current_setting('mahalla.settling', true) = 'on'
    or not exists (select from public.listing_freezes as z where z.business_id = old.id)
    or tg_op = 'UPDATE' and new.owner_id is null
      and not exists (select from auth.users as u where u.id = old.owner_id)
  then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  raise exception 'frozen' using errcode = 'PT423', hint = 'Lift the freeze first';
end $function$;

CREATE OR REPLACE FUNCTION private.guard_hidden_ownership()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.muslim_owned is null and new.ownership_level is null then
    return new;
  end if;
  if not private.is_ownership_hidden(new.place_id) then
    return new;
  end if;
  if tg_table_name = 'businesses' and new.muslim_owned is not null then
    perform private.declare_ownership(new.place_id, new.owner_id, new.muslim_owned, new.is_sample);
  end if;
  new.muslim_owned := null;
  new.ownership_level := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_hidden_unified()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (new.muslim_owned is not null or new.ownership_level is not null) and private.is_ownership_hidden(new.id) then
    new.muslim_owned := null;
    new.ownership_level := null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_imported()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.place_id := null;
    return new;
  end if;
  new.place_id := old.place_id;
  new.updated_at := now();
  if new.name is distinct from old.name and new.slug is not distinct from old.slug then
    new.slug := null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_listing_form()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  e164 constant text := '^\+[1-9][0-9]{6,14}$';
begin
  if private.is_internal() or current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if new.phone is distinct from old.phone and new.phone !~ e164 then
    raise exception 'phone_invalid' using errcode = '22023', hint = 'Write it as +442072193000';
  end if;
  if new.whatsapp is distinct from old.whatsapp and new.whatsapp !~ e164 then
    raise exception 'whatsapp_invalid' using errcode = '22023', hint = 'Write it as +442072193000';
  end if;
  if new.business_category is distinct from old.business_category and not private.category_parts() ? new.business_category then
    raise exception 'category_required' using errcode = '22023', hint = 'There is no such category';
  end if;
  if (new.business_category, new.subcategory) is distinct from (old.business_category, old.subcategory)
    and not coalesce(private.category_parts() -> new.business_category ? new.subcategory, new.subcategory is null)
  then
    raise exception 'subcategory_unknown' using errcode = '22023', hint = 'It belongs to no such category';
  end if;
  if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) and (
    (new.latitude is null) <> (new.longitude is null) or new.latitude = 0 and new.longitude = 0
  ) then
    raise exception 'position_invalid' using errcode = '22023', hint = 'Zero is how machines write unknown';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_metal_price()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.as_of > private.today() + 1 then
    raise exception 'as_of' using errcode = '22023';
  end if;
  if auth.uid() is not null then
    new.entered_by := auth.uid();
    new.is_sample := false;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_mosque()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  kept constant text[] := array[
    'facilities', 'prayer_times', 'prayer_date', 'calculation_method', 'asr_school', 'women_space', 'description',
    'phone', 'email', 'website', 'updated_at', 'place_key'
  ];
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.place_id := null;
    return new;
  end if;
  new.place_id := old.place_id;
  -- place_key is computed after this trigger, so it is still empty in the new row.
  if not private.is_trusted() and to_jsonb(new) - kept <> to_jsonb(old) - kept then
    raise exception 'Mosque admins can change facilities, prayer times, method, women''s space and contacts'
      using errcode = '42501';
  end if;
  new.updated_at := now();
  if new.name is distinct from old.name and new.slug is not distinct from old.slug then
    new.slug := null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_ownership_level()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.ownership_level > 1 and not private.is_trusted()
    and (tg_op = 'INSERT' or new.ownership_level is distinct from old.ownership_level)
  then
    raise exception 'Only staff can set ownership_level' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  subject public.contributions;
begin
  if private.is_internal() then
    return new;
  end if;
  -- One at a time, so that two requests cannot both take the last place.
  perform pg_advisory_xact_lock(hashtext('photos'), hashtext(auth.uid()::text));
  -- What never arrived does not count.
  delete from public.photos as p
  where p.uploaded_by = auth.uid() and p.stored_at is null and p.created_at < now() - interval '1 hour';
  if new.contribution_id is not null then
    select * into subject from public.contributions as c where c.id = new.contribution_id;
    if subject.id is null or new.place_id is not null or not (
      subject.state = 'published' and not private.has_blocked(subject.author_id, auth.uid())
      or subject.author_id = auth.uid() and subject.state in ('draft', 'review', 'published', 'hidden')
    ) then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
  end if;
  if new.contribution_id is null and private.photo_allowance(new.place_id) = 0
    or new.contribution_id is not null and private.contribution_photo_allowance(new.contribution_id) = 0
  then
    raise exception 'photo_limit' using errcode = '42501';
  end if;
  new.id := gen_random_uuid();
  new.uploaded_by := auth.uid();
  new.status := 'pending';
  new.is_cover := false;
  new.stored_at := null;
  new.created_at := now();
  new.is_owner_photo := case when new.contribution_id is null then private.speaks_for_place(new.place_id, auth.uid())
    else private.wrote_contribution(new.contribution_id) end;
  new.position := coalesce((
    select max(p.position) + 1 from public.photos as p
    where p.place_id = new.place_id or p.contribution_id = new.contribution_id
  ), 0);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_place()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  key text;
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  -- Addresses are looked up by the ids of rows and places alike: a new row does not take the id of another.
  if tg_op = 'INSERT' and not private.is_server() and (
    exists (select from public.places as p where p.id = new.id)
    or exists (select from public.place_redirects as r where r.old_id = new.id)
    or exists (select from public.business as i where i.id = new.id)
  ) then
    new.id := gen_random_uuid();
  end if;
  -- A draft is nobody's concern until it is published.
  if new.status = 'draft' then
    return new;
  end if;
  key := private.business_key(new.id, new.name, new.city, new.phone);
  if tg_op = 'UPDATE' and old.status <> 'draft' and key = private.business_key(old.id, old.name, old.city, old.phone) then
    return new;
  end if;
  if tg_op = 'INSERT' and new.place_id is not null or private.may_join_place(new.owner_id) then
    return new;
  end if;
  -- Only what is shown can be claimed; what nobody sees keeps nobody out.
  if exists (
    select from public.business as i
    where i.place_key = key and i.status = 'published' and i.place_id is distinct from new.place_id
    union all
    select from public.businesses as b
    where b.place_key = key and b.status = 'published' and b.id <> new.id
  ) then
    raise exception 'listed' using errcode = '23505', hint = 'This business is listed already: claim it';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_rejected()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status = 'published' and old.status <> 'published' and current_setting('mahalla.settling', true) is distinct from 'on'
    and not private.is_trusted() and private.is_rejected(old.place_id)
  then
    raise exception 'Staff have hidden this listing' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.is_internal() or current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  new.text := btrim(replace(new.text, E'\r\n', E'\n'), E' \n\t');
  -- The day may have begun where the visitor is.
  if new.visited_on > (now() at time zone 'utc')::date + 1 then
    raise exception 'visited_on' using errcode = '22023', hint = 'The visit lies in the future';
  end if;
  if tg_op = 'INSERT' then
    new.status := case when private.reasons_to_wait(new.user_id, new.text) = '{}' then 'published' else 'pending' end;
    new.published_at := case when new.status = 'published' then now() end;
    return new;
  end if;
  if (new.rating, new.text, new.visited_on, new.halal_matched)
    is not distinct from (old.rating, old.text, old.visited_on, old.halal_matched)
  then
    return new;
  end if;
  insert into public.review_versions (review_id, rating, text, visited_on, halal_matched, status)
  values (old.id, old.rating, old.text, old.visited_on, old.halal_matched, old.status);
  if old.published_at is not null then
    new.edited_at := now();
  end if;
  -- New words are looked at like a new review; a second try after a refusal always is.
  if old.status = 'rejected'
    or old.status = 'published' and new.text <> old.text and private.reasons_to_wait(new.user_id, new.text) <> '{}'
  then
    new.status := 'pending';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_review_reply()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.text := btrim(replace(new.text, E'\r\n', E'\n'), E' \n\t');
  if tg_op = 'UPDATE' and new.text <> old.text then
    new.edited_at := now();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_saved_list_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select count(*) from public.saved_list_places as p where p.list_id = new.list_id) >= 200 then
    raise exception 'too_many' using errcode = 'PT429', hint = 'Two hundred places are the most';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_saved_lists()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select count(*) from public.saved_lists as l where l.user_id = new.user_id) >= 50 then
    raise exception 'too_many' using errcode = 'PT429', hint = 'Fifty lists are the most';
  end if;
  new.name := btrim(new.name);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.halal_level_of(place uuid, today date)
 RETURNS smallint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with said as (
    select e.kind, e.status, e.said_by, e.said_as, e.issued_on, e.expires_on, e.created_at,
      (e.created_at at time zone 'utc')::date as said_on, coalesce(e.decided_at, e.created_at) as settled_at
    from public.halal_evidence as e
    where e.place_id = place and e.status in ('pending', 'accepted', 'expired')
      and (e.created_at at time zone 'utc')::date <= today
  ),
  upheld as (select max(s.settled_at) as at from said as s where s.kind = 'dispute' and s.status = 'accepted'),
  standing as (
    select s.* from said as s, upheld as u where u.at is null or s.settled_at > u.at
  ),
  voices as (
    select distinct on (s.said_by) s.kind
    from standing as s
    where s.kind in ('confirmation', 'dispute') and s.said_as = 'member' and s.said_by is not null
      and s.said_on >= today - 180 and not private.owns_place(place, s.said_by)
    order by s.said_by, s.created_at desc
  ),
  counted as (
    select count(*) filter (where v.kind = 'confirmation') as confirming,
      count(*) filter (where v.kind = 'dispute') as disputing
    from voices as v
  ),
  proof as (
    select s.* from standing as s where s.kind in ('visit', 'certificate') and s.status in ('accepted', 'expired')
  )
  select case
    when exists (select from proof as p where p.kind = 'visit' and today between p.issued_on and p.expires_on) then 4
    when exists (select from proof as p where p.kind = 'certificate' and today between p.issued_on and p.expires_on)
    then 3
    when c.confirming >= 3 and c.disputing <= c.confirming then 2
    when exists (select from standing as s where s.kind = 'declaration' and s.status = 'accepted')
      or exists (select from proof as p where p.kind = 'certificate' and p.expires_on < today)
      or (u.at is null and exists (
        select from public.businesses as b where b.place_id = place and b.status = 'published' and b.halal_level >= 1
        union all
        select from public.business as b where b.place_id = place and b.status = 'published' and b.halal_level >= 1
      ))
    then 1
    else 0
  end::smallint
  from counted as c, upheld as u
$function$;

CREATE OR REPLACE FUNCTION private.halal_summary(place uuid, today date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with upheld as (
    select max(coalesce(e.decided_at, e.created_at)) as at from public.halal_evidence as e
    where e.place_id = place and e.kind = 'dispute' and e.status = 'accepted'
  ),
  standing as (
    select e.*, c.name as issuer, c.website as issuer_website
    from public.halal_evidence as e
    left join public.certifiers as c on c.id = e.certifier_id
    cross join upheld as u
    where e.place_id = place and e.status in ('pending', 'accepted', 'expired')
      and (u.at is null or coalesce(e.decided_at, e.created_at) > u.at)
  ),
  voices as (
    select distinct on (s.said_by) s.kind, s.created_at
    from standing as s
    where s.kind in ('confirmation', 'dispute') and s.said_as = 'member' and s.said_by is not null
      and (s.created_at at time zone 'utc')::date >= today - 180 and not private.owns_place(place, s.said_by)
    order by s.said_by, s.created_at desc
  )
  select jsonb_build_object(
    'confirmations', (select count(*) from voices as v where v.kind = 'confirmation'),
    'last_confirmed_at', (select max(v.created_at) from voices as v where v.kind = 'confirmation'),
    'disputes', (select count(*) from voices as v where v.kind = 'dispute'),
    'upheld_at', (select u.at from upheld as u where u.at > today - 180),
    'declared_at', (
      select max(s.created_at) from standing as s where s.kind = 'declaration' and s.status = 'accepted'
    ),
    'certificate', (
      select jsonb_build_object(
        'issuer', coalesce(s.issuer, s.certifier_name), 'website', s.issuer_website, 'number', s.certificate_number,
        'issued_on', s.issued_on, 'expires_on', s.expires_on, 'checked_at', s.decided_at,
        'is_expired', s.expires_on < today
      )
      from standing as s
      where s.kind = 'certificate' and s.status in ('accepted', 'expired') and s.issued_on <= today
      order by s.expires_on desc, s.created_at desc limit 1
    ),
    'visit', (
      select jsonb_build_object(
        'on', s.issued_on, 'until', s.expires_on, 'is_expired', s.expires_on < today, 'statement', s.statement
      )
      from standing as s
      where s.kind = 'visit' and s.status in ('accepted', 'expired')
      order by s.issued_on desc limit 1
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.halal_timeline(place uuid, today date, max_entries integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(to_jsonb(t) order by t.at desc, t.id), '[]')
  from (
    select e.id, e.kind, e.said_as, e.status, e.created_at as at, e.decided_at, e.issued_on, e.expires_on,
      e.certificate_number as number, coalesce(c.name, e.certifier_name) as issuer, c.website,
      case when e.kind in ('visit', 'certificate') or e.status = 'accepted' then e.statement end as statement,
      case
        when e.kind = 'confirmation' or (e.kind = 'dispute' and e.status = 'pending')
        then (e.created_at at time zone 'utc')::date + 180
        else e.expires_on
      end as lapses_on
    from public.halal_evidence as e
    left join public.certifiers as c on c.id = e.certifier_id
    where e.place_id = place
      and (
        e.status in ('accepted', 'expired')
        or (e.kind = 'dispute' and e.status in ('pending', 'rejected'))
      )
    order by e.created_at desc, e.id
    limit max_entries
  ) as t
$function$;

CREATE OR REPLACE FUNCTION private.hand_over(listing uuid, person uuid, known_as text, letter text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := private.account_of(person, known_as);
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  perform set_config('mahalla.trusted', 'on', true);
  perform set_config('mahalla.letter', letter, true);
  update public.businesses as b set owner_id = person, business_account_id = account where b.id = listing;
  perform set_config('mahalla.letter', '', true);
  perform set_config('mahalla.trusted', trusted, true);
end $function$;

CREATE OR REPLACE FUNCTION private.has_blocked(person uuid, other uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.person_blocks as b where b.user_id = person and b.other_id = other and b.kind = 'block'
  )
$function$;

CREATE OR REPLACE FUNCTION private.has_role(wanted text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.user_roles where user_id = auth.uid() and role = wanted)
    and (wanted not in ('staff', 'superadmin') or private.took_second_step())
$function$;

CREATE OR REPLACE FUNCTION private.has_room_for_document(new_metadata jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  files bigint;
  bytes bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('documents of ' || auth.uid(), 0));
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) into files, bytes
  from storage.objects as o
  where o.owner_id = auth.uid()::text
    and o.bucket_id in ('claim-documents', 'evidence-documents')
    and o.created_at > now() - interval '1 day';
  if files >= 20 or bytes + coalesce((new_metadata ->> 'size')::bigint, 0) > 60 * 1024 * 1024 then
    raise exception 'document_limit' using errcode = '54000';
  end if;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.has_unknown_word(value text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  typed text;
begin
  for typed in select btrim(word, ''':*') from unnest(string_to_array(private.prefix_query(value)::text, ' & ')) as word loop
    if length(typed) > 3 and typed !~ '^[0-9]+$' and not exists (
      select from private.listing_words as w where w.word like regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%'
    ) then
      return true;
    end if;
  end loop;
  return false;
end $function$;

CREATE OR REPLACE FUNCTION private.has_voted(review uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.review_votes as v where v.review_id = review and v.user_id = auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.help_words(question text, keywords text[], answer text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select setweight(to_tsvector('simple'::regconfig, private.fold(question)), 'A')
    || setweight(to_tsvector('simple'::regconfig, private.fold(array_to_string(keywords, ' '))), 'B')
    || setweight(to_tsvector('simple'::regconfig, private.fold(answer)), 'D')
$function$;

CREATE OR REPLACE FUNCTION private.hide_contribution(subject_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.set_contribution_state(c.id, 'hidden', c.published_at)
  from public.contributions as c where c.id = hide_contribution.subject_id and c.state = 'published'
$function$;

CREATE OR REPLACE FUNCTION private.hide_mosque_announcement(subject_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.mosque_announcements as a set status = 'pending'
  where a.id = hide_mosque_announcement.subject_id and a.status = 'published'
$function$;

CREATE OR REPLACE FUNCTION private.hide_reply(subject_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.replies as r set state = 'hidden' where r.id = hide_reply.subject_id and r.state = 'published'
$function$;

CREATE OR REPLACE FUNCTION private.hide_review(subject_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.set_review_status(r.id, 'pending', r.published_at)
  from public.reviews as r where r.id = hide_review.subject_id and r.status = 'published'
$function$;

CREATE OR REPLACE FUNCTION private.hide_review_reply(subject_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.review_replies as a set status = 'removed' where a.review_id = hide_review_reply.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.hide_social_account(subject_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.social_accounts as a set state = 'hidden' where a.id = hide_social_account.subject_id and a.state = 'published'
$function$;

CREATE OR REPLACE FUNCTION private.holds(shown text, near integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case shown when 'any' then false when 'near' then near > 0 else near >= 24 end
$function$;

CREATE OR REPLACE FUNCTION private.holds_way_in(kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select kind ~ '^(auth:.*|ownership:(code|transfer|transfer_started|transfer_accepted|owner_challenged|owner_changed))$'
$function$;

CREATE OR REPLACE FUNCTION private.import_columns(kind text, OUT name text, OUT fallback text)
 RETURNS SETOF record
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select i.attname::text, case when i.attnotnull then pg_get_expr(d.adbin, d.adrelid) end
  from pg_catalog.pg_attribute as i
  join pg_catalog.pg_attribute as s
    on s.attrelid = 'private.import_rows'::regclass and s.attname = i.attname and not s.attisdropped
  left join pg_catalog.pg_attrdef as d on d.adrelid = i.attrelid and d.adnum = i.attnum
  where i.attrelid = ('public.' || (private.place_tables(import_columns.kind)).imported)::regclass
    and i.attnum > 0 and not i.attisdropped and i.attgenerated = ''
    and i.attname not in ('import_id', 'source_id', 'raw')
$function$;

CREATE OR REPLACE FUNCTION private.import_kinds(kind text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case kind when 'both' then array['business', 'mosque'] else array[kind] end
$function$;

CREATE OR REPLACE FUNCTION private.import_partition(import_id uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select 'import_rows_' || replace(import_id::text, '-', '')
$function$;

CREATE OR REPLACE FUNCTION private.iqamah_of(place uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(to_jsonb(r) - array['place_id', 'created_at', 'updated_at'] || jsonb_build_object('said_at', r.updated_at) order by r.prayer, r.effective_from), '[]')
  from public.iqamah_rules as r
  where r.place_id = place and (r.effective_until is null or r.effective_until >= private.today() - 1)
$function$;

CREATE OR REPLACE FUNCTION private.is_claimed(place uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.businesses as b where b.place_id = place and b.owner_id is not null and b.status = 'published'
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_clock(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select value is null or value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' $function$;

CREATE OR REPLACE FUNCTION private.is_cursor(after text, kind text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if kind = 'integer' then
    perform split_part(after, '~', 1)::integer;
  else
    perform split_part(after, '~', 1)::timestamptz;
  end if;
  perform split_part(after, '~', 2)::uuid;
  return true;
exception when data_exception then
  return false;
end $function$;

CREATE OR REPLACE FUNCTION private.is_flat(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select value is null or jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
    where jsonb_typeof(entry.value) = 'object'
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_folded(author uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.person_blocks as b where b.user_id = auth.uid() and b.other_id = author)
$function$;

CREATE OR REPLACE FUNCTION private.is_house(member uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.user_roles as r where r.user_id = member and r.role in ('staff', 'superadmin'))
$function$;

CREATE OR REPLACE FUNCTION private.is_image_address(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select value is null or private.is_web_address(value) or value ~ '^/[A-Za-z0-9][^[:space:][:cntrl:]]*$'
$function$;

CREATE OR REPLACE FUNCTION private.is_internal()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.is_server() or current_setting('mahalla.trusted', true) is not distinct from 'on'
$function$;

CREATE OR REPLACE FUNCTION private.is_involved(item moderation_items)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select item.author_id is not distinct from auth.uid()
    or item.opened_by is not distinct from auth.uid() and item.reason in ('new', 'changed', 'appeal')
    -- An appeal is for someone who has not decided about this before.
    or item.reason = 'appeal' and exists (
      select from public.moderation_items as m
      where m.subject_kind = item.subject_kind and m.subject_id = item.subject_id and m.id <> item.id
        and m.decided_by = auth.uid()
    )
    or exists (select from public.businesses as b where b.place_id = item.place_id and b.owner_id = auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.is_iqamah_calendar(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select value is null or jsonb_typeof(value) = 'object' and value <> '{}' and not exists (
    select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
    where entry.key !~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
      or jsonb_typeof(entry.value) <> 'string'
      or entry.value #>> '{}' !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_localised(value jsonb, longest integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(value) = 'object'
    and value ? 'en'
    and not exists (
      select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
      where entry.key not in ('en', 'ar', 'ur', 'fr', 'tr', 'id')
        or jsonb_typeof(entry.value) <> 'string'
        or length(entry.value #>> '{}') > longest
    )
$function$;

CREATE OR REPLACE FUNCTION private.is_member()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select auth.jwt() ->> 'is_anonymous' is distinct from 'true'
$function$;

CREATE OR REPLACE FUNCTION private.is_mosque_change(changes jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(changes) = 'object' and changes <> '{}'
    and not exists (
      select from jsonb_each(case when jsonb_typeof(changes) = 'object' then changes else '{}' end) as c
      where case c.key
        when 'facilities' then jsonb_typeof(c.value) <> 'object' or exists (
          select from jsonb_each(case when jsonb_typeof(c.value) = 'object' then c.value else '{}' end) as f
          where not f.key = any (private.facility_keys()) or jsonb_typeof(f.value) not in ('boolean', 'null')
        )
        when 'iqamah' then jsonb_typeof(c.value) <> 'object' or exists (
          select from jsonb_each(case when jsonb_typeof(c.value) = 'object' then c.value else '{}' end) as i
          where i.key not in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha') or jsonb_typeof(i.value) <> 'string'
            or i.value #>> '{}' !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        )
        when 'jumuah' then jsonb_typeof(c.value) <> 'array' or jsonb_array_length(c.value) not between 1 and 6 or exists (
          select from jsonb_array_elements(case when jsonb_typeof(c.value) = 'array' then c.value else '[]' end) as j
          where jsonb_typeof(j.value) <> 'object'
            or coalesce(j.value ->> 'khutbah_at', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
            or coalesce(j.value ->> 'prayer_at', '23:59') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
            or coalesce(j.value ->> 'prayer_at', '23:59') < j.value ->> 'khutbah_at'
            or length(coalesce(j.value ->> 'language', '')) > 120
        )
        when 'method' then jsonb_typeof(c.value) not in ('number', 'null')
          or c.value #>> '{}' !~ '^(\d|1\d|2[0-3])$' or c.value #>> '{}' = '6'
        when 'school' then jsonb_typeof(c.value) not in ('number', 'null') or c.value #>> '{}' !~ '^[01]$'
        when 'phone' then jsonb_typeof(c.value) <> 'string' or length(c.value #>> '{}') > 40
        when 'website' then jsonb_typeof(c.value) <> 'string' or length(c.value #>> '{}') > 500
          or c.value #>> '{}' <> '' and c.value #>> '{}' !~ '^https?://'
        when 'address' then jsonb_typeof(c.value) <> 'string' or length(c.value #>> '{}') > 400
        when 'description' then jsonb_typeof(c.value) <> 'string' or length(c.value #>> '{}') > 6000
        else true
      end
    )
$function$;

CREATE OR REPLACE FUNCTION private.is_mosque_kept(place uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from public.mosque_admins as a where a.mosque_id = place) $function$;

CREATE OR REPLACE FUNCTION private.is_open_claim(state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select state in ('pending', 'needs_info', 'disputed') $function$;

CREATE OR REPLACE FUNCTION private.is_opening_hours(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select value is null or jsonb_typeof(value) = 'object' and octet_length(value::text) <= 16384 and not exists (
    select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
    where not case
      when entry.key in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'exceptions') then jsonb_typeof(entry.value) = 'array'
      when entry.key in ('ramadan', 'prayerBreaks', 'jumuah') then jsonb_typeof(entry.value) in ('object', 'null')
      else false
    end
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_own_review(review uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.reviews as r where r.id = review and r.user_id = auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.is_owner_verified(place uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.businesses as b
    join public.claims as c on c.place_id = b.place_id and c.claimant_id = b.owner_id and c.state = 'verified'
    where b.place_id = place and b.status = 'published'
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_ownership_hidden(place uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from public.ownership_privacy as p where p.place_id = place) $function$;

CREATE OR REPLACE FUNCTION private.is_prayer_times(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select value is null or jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
    where entry.key not in ('fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha', 'jumuah')
      or jsonb_typeof(entry.value) not in ('string', 'null')
      or length(entry.value #>> '{}') > 40
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_public_contribution(contribution uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.contributions as c where c.id = contribution and c.state = 'published')
$function$;

CREATE OR REPLACE FUNCTION private.is_published_review(review uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.reviews as r where r.id = review and r.status = 'published')
$function$;

CREATE OR REPLACE FUNCTION private.is_rejected(place uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(
    (select m.status = 'rejected' from public.moderation_items as m
     where m.subject_kind = 'listing' and m.subject_id = place and m.decided_at is not null and m.status <> 'withdrawn'
     order by m.decided_at desc, m.id limit 1),
    false
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_reserved_handle(handle text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select replace(handle, '-', '') ~ 'admin|staff|mahalla|moderat|official|support|^(team|system|root|help|imam|mufti)$'
$function$;

CREATE OR REPLACE FUNCTION private.is_sane_day(value date)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select value is null or value between date '1900-01-01' and date '2200-01-01' $function$;

CREATE OR REPLACE FUNCTION private.is_server()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select current_setting('role', true) is distinct from 'anon'
    and current_setting('role', true) is distinct from 'authenticated'
$function$;

CREATE OR REPLACE FUNCTION private.is_social_handle(platform text, handle text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(case platform
    when 'instagram' then handle ~ '^[a-z0-9_]([a-z0-9_]|[.](?![.])){0,28}[a-z0-9_]?$' and right(handle, 1) <> '.'
      and handle not in ('about', 'accounts', 'api', 'challenge', 'developer', 'direct', 'directory', 'emails', 'explore',
        'legal', 'p', 'press', 'privacy', 'reel', 'reels', 'session', 'stories', 'terms', 'tv', 'web')
    when 'youtube' then handle ~ '^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$'
    when 'tiktok' then handle ~ '^[a-z0-9_.]{1,23}[a-z0-9_]$'
    when 'twitter' then handle ~ '^[a-z0-9_]{1,15}$'
      and handle not in ('about', 'account', 'compose', 'download', 'explore', 'hashtag', 'home', 'i', 'intent', 'jobs', 'login',
        'logout', 'messages', 'notifications', 'oauth', 'privacy', 'search', 'settings', 'share', 'signup', 'tos')
    when 'linkedin' then handle ~ '^(in|company|school)/[a-z0-9][a-z0-9-]{1,98}[a-z0-9]$'
  end, false)
$function$;

CREATE OR REPLACE FUNCTION private.is_staff()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.user_roles where user_id = auth.uid() and role in ('staff', 'superadmin'))
    and private.took_second_step()
$function$;

CREATE OR REPLACE FUNCTION private.is_time_zone(value text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  if value is null then
    return true;
  end if;
  if value !~ '^(UTC|Etc/(UTC|GMT|GMT[+-][0-9]{1,2})|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+){1,2})$' then
    return false;
  end if;
  begin
    perform timestamptz '2026-01-01 00:00:00+00' at time zone value;
  exception when invalid_parameter_value then
    return false;
  end;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.is_trusted()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.is_internal() or private.is_staff()
$function$;

CREATE OR REPLACE FUNCTION private.is_web_address(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select value is null
    or value ~* '^https?://([a-z0-9_-]|[^\x01-\x7f])+(\.([a-z0-9_-]|[^\x01-\x7f])+)*\.?(:[0-9]{1,5})?([/?#][^[:space:][:cntrl:]]*)?$'
$function$;

CREATE OR REPLACE FUNCTION private.is_worship_path(path text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select path ~ '^(/(en|ar|ur|fr|tr|id))?/(mosque|quran|athan|zakaat|community/gaza)'
$function$;

CREATE OR REPLACE FUNCTION private.is_yes_or_no(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select value is null or jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
    where jsonb_typeof(entry.value) not in ('boolean', 'null')
  )
$function$;

CREATE OR REPLACE FUNCTION private.issue_credit_note(i invoices, cents integer, day date)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.invoices (
    number, kind, status, business_id, order_id, corrects, issuer, buyer, lines, net_cents, tax_cents, total_cents, currency,
    issued_on, paid_at
  )
  select private.next_number('CRN', day), 'credit_note', 'refunded', i.business_id, i.order_id, i.id, i.issuer, i.buyer,
    jsonb_build_array(
      jsonb_build_object('kind', 'refund', 'number', i.number, 'cents', -(cents - t.tax)),
      jsonb_build_object('kind', 'tax', 'name', coalesce(i.lines #>> '{-1,name}', ''),
        'percent', coalesce((i.lines #>> '{-1,percent}')::numeric, 0), 'cents', -t.tax)
    ),
    -(cents - t.tax), -t.tax, -cents, i.currency, day, now()
  from (select case when i.total_cents > 0 then round(i.tax_cents::numeric * cents / i.total_cents)::integer else 0 end as tax) as t
$function$;

CREATE OR REPLACE FUNCTION private.issue_invoice(o plan_orders, payment text, starts date, ends date, day date)
 RETURNS invoices
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  net integer := o.price_cents - o.credit_cents;
  tax integer := private.tax_of(net, o.tax_percent);
  paid public.payments;
  result public.invoices;
begin
  -- What the provider took is what the invoice says, to the cent.
  select * into paid from public.payments where ref = payment and amount_cents is not null;
  if paid.ref is not null then
    tax := least(paid.tax_cents, paid.amount_cents);
    net := paid.amount_cents - tax;
  end if;
  insert into public.invoices (
    number, business_id, order_id, payment_ref, issuer, buyer, lines, net_cents, tax_cents, total_cents, currency, issued_on
  )
  select
    private.next_number('INV', day), o.business_id, o.id, payment,
    coalesce((select value from private.settings where name = 'invoice_issuer'), '{}'),
    jsonb_build_object(
      'name', coalesce(d.name, nullif(a.name, ''), p.display_name, ''), 'address', coalesce(d.address, ''),
      'country_code', coalesce(d.country_code, ''), 'tax_id', coalesce(d.tax_id, '')
    ),
    jsonb_build_array(
      jsonb_build_object('kind', 'plan', 'plan', o.plan_type, 'cycle', o.billing_cycle, 'from', starts, 'to', ends,
        'cents', o.price_cents)
    )
    || case when net <> o.price_cents
      then jsonb_build_array(jsonb_build_object('kind', 'credit', 'cents', net - o.price_cents)) else '[]' end
    || jsonb_build_array(jsonb_build_object('kind', 'tax', 'name', o.tax_name, 'percent', o.tax_percent, 'cents', tax)),
    net, tax, net + tax, o.currency, day
  from public.business_accounts as a
  left join public.billing_details as d on d.business_id = a.id
  left join public.profiles as p on p.id = a.owner_id
  where a.id = o.business_id
  returning * into result;
  return result;
end $function$;

CREATE OR REPLACE FUNCTION private.jumuah_of(place uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(to_jsonb(j) - array['place_id', 'created_at', 'updated_at'] || jsonb_build_object('said_at', j.updated_at) order by j.khutbah_at, j.id), '[]')
  from public.jumuah_sessions as j
  where j.place_id = place and (j.season_until is null or j.season_until >= private.today() - 1)
$function$;

CREATE OR REPLACE FUNCTION private.keep_at_mosque()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    new.place_id := old.place_id;
    new.created_at := old.created_at;
  elsif not private.is_internal() then
    new.created_at := now();
    new.updated_at := now();
  end if;
  if not private.is_internal() then
    new.said_as := case when private.is_staff() then 'staff' else 'mosque' end;
  end if;
  if tg_op = 'INSERT' and not exists (select from public.places as p where p.id = new.place_id and p.kind = 'mosque') then
    raise exception 'There is no such mosque' using errcode = 'P0002';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_contribution(section text, input jsonb, contribution uuid, wanted text)
 RETURNS contributions
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  rules public.community_sections;
  old public.contributions;
  new public.contributions;
  is_draft boolean := wanted = 'draft';
  words text;
  waits boolean;
begin
  select * into rules from public.community_sections as s where s.section = keep_contribution.section;
  if rules.section is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if contribution is not null then
    select * into old from public.contributions as c where c.id = contribution for update;
    if old.id is null or old.section <> rules.section or old.author_id is distinct from member
      or old.state not in ('draft', 'review', 'published', 'hidden') or old.is_locked
    then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
  end if;
  new := old;
  new.title := case when rules.has_title then
    left(nullif(regexp_replace(private.clean_text(coalesce(input ->> 'title', old.title)), '\s+', ' ', 'g'), ''), 141) end;
  new.body := coalesce(private.clean_text(coalesce(input ->> 'body', old.body)), '');
  new.language := coalesce(input ->> 'language', old.language);
  if new.language is null or new.language not in ('en', 'ar', 'ur', 'fr', 'tr', 'id') then
    raise exception 'language' using errcode = '22023';
  end if;
  new.category := case when input ? 'category' then nullif(input ->> 'category', '') else old.category end;
  if new.category is not null and not new.category = any (rules.categories)
    or not is_draft and new.category is null and cardinality(rules.categories) > 0
  then
    raise exception 'category' using errcode = '22023';
  end if;
  new.tags := case when input ? 'tags' then array(
    select distinct private.dashed(left(btrim(t), 40)) from jsonb_array_elements_text(input -> 'tags') as t where btrim(t) <> '' limit 12
  ) else coalesce(old.tags, '{}') end;
  new.is_anonymous := rules.allows_anonymous and coalesce((input ->> 'is_anonymous')::boolean, old.is_anonymous, false);
  if input ? 'city' then
    new.city := nullif(left(private.clean_text(input ->> 'city'), 120), '');
    -- Whoever writes is somewhere near, not at a point.
    new.latitude := round((input ->> 'latitude')::numeric, 2);
    new.longitude := round((input ->> 'longitude')::numeric, 2);
  end if;
  new.country_code := case when input ? 'country_code' then nullif(input ->> 'country_code', '') else old.country_code end;
  new.place_id := case when input ? 'place_id' then (input ->> 'place_id')::uuid else old.place_id end;
  if length(new.body) > rules.most_characters then
    raise exception 'body_long' using errcode = '22023';
  end if;
  if length(new.title) > 140 then
    raise exception 'title_long' using errcode = '22023';
  end if;
  if not is_draft and rules.has_title and coalesce(length(new.title), 0) < 5 then
    raise exception 'title_short' using errcode = '22023';
  end if;
  if not is_draft and length(new.body) < rules.fewest_characters then
    raise exception 'body_short' using errcode = '22023';
  end if;
  words := concat_ws(E'\n', new.title, new.body, array_to_string(new.tags, ' '));
  if private.word_effect(words) = 'refuse' and not private.is_house(member) then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  waits := rules.is_premoderated and not private.is_house(member) or private.reasons_to_wait(member, words) <> '{}';

  if old.id is null then
    perform private.count_words(member);
    perform private.ensure_person(member);
    new.id := gen_random_uuid();
    new.state := case when is_draft then 'draft' when waits then 'review' else 'published' end;
    new.slug := private.fresh_slug(rules.section, new.title, new.id);
    insert into public.contributions (
      id, section, slug, author_id, title, body, language, state, category, tags, is_anonymous, place_id, city,
      country_code, latitude, longitude, published_at
    )
    values (
      new.id, rules.section, new.slug, member, new.title, new.body, new.language, new.state, new.category, new.tags,
      new.is_anonymous, new.place_id, new.city, new.country_code, new.latitude, new.longitude,
      case when new.state = 'published' then now() end
    );
  else
    if old.state = 'draft' then
      new.slug := private.fresh_slug(rules.section, new.title, new.id);
      new.state := case when is_draft then 'draft' when waits then 'review' else 'published' end;
    elsif old.state = 'published' and waits and (new.title, new.body) is distinct from (old.title, old.body) then
      new.state := 'hidden';
    end if;
    if old.published_at is not null and (new.title, new.body) is distinct from (old.title, old.body) then
      insert into public.contribution_versions (contribution_id, title, body) values (old.id, old.title, old.body);
      new.edited_at := now();
    end if;
    update public.contributions as c set
      slug = new.slug, title = new.title, body = new.body, language = new.language, state = new.state,
      category = new.category, tags = new.tags, is_anonymous = new.is_anonymous, place_id = new.place_id, city = new.city,
      country_code = new.country_code, latitude = new.latitude, longitude = new.longitude, edited_at = new.edited_at,
      published_at = coalesce(c.published_at, case when new.state = 'published' then now() end)
    where c.id = old.id;
  end if;
  if new.state in ('review', 'hidden') then
    perform private.enqueue_moderation(
      'contribution', new.id, new.place_id, case when old.published_at is null then 'new' else 'changed' end,
      coalesce(new.title, new.body), member
    );
  end if;
  select * into new from public.contributions as c where c.id = new.id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_help_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' or (old.question, old.answer) is distinct from (new.question, new.answer) then
    insert into public.help_versions (topic_id, locale, question, answer)
    values (new.id, new.locale, new.question, new.answer);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    raise exception 'An invoice is never deleted' using errcode = '42501';
  end if;
  if (new.number, new.kind, new.lines, new.net_cents, new.tax_cents, new.total_cents, new.currency, new.issued_on)
    is distinct from (old.number, old.kind, old.lines, old.net_cents, old.tax_cents, old.total_cents, old.currency, old.issued_on)
  then
    raise exception 'An invoice is corrected by a credit note' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_last_superadmin()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.role = 'superadmin'
    and (tg_op = 'DELETE' or new.role <> 'superadmin' or new.user_id <> old.user_id)
    and current_setting('mahalla.trusted', true) is distinct from 'on'
  then
    -- Locked in a fixed order, so that two superadmins cannot remove each other at the same moment.
    perform from public.user_roles where role = 'superadmin' order by user_id for update;
    if not exists (select from public.user_roles where role = 'superadmin' and user_id <> old.user_id) then
      raise exception 'The last superadmin cannot be removed' using errcode = '42501';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_social_account(verification uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v public.social_verifications;
begin
  select * into v from public.social_verifications as x where x.id = verification for update;
  perform from public.social_accounts as a where a.id = v.account_id for update;
  if exists (
    select from public.social_accounts as a
    where a.id = v.account_id and (a.state <> 'published' or a.keeper_id is not null and a.keeper_id <> v.member_id)
  ) then
    raise exception 'kept' using errcode = 'PT423';
  end if;
  update public.social_verifications as x set state = 'confirmed' where x.id = v.id;
  update public.social_accounts as a set keeper_id = v.member_id, verified_at = coalesce(a.verified_at, now()) where a.id = v.account_id;
  perform private.end_social_verification(x.id, 'withdrawn')
  from public.social_verifications as x where x.account_id = v.account_id and x.id <> v.id and x.state = 'open';
end $function$;

CREATE OR REPLACE FUNCTION private.keeps_mosque(place uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select auth.uid() is not null
    and (
      private.is_staff()
      or exists (select from public.mosque_admins as a where a.user_id = auth.uid() and a.mosque_id = place)
    )
$function$;

CREATE OR REPLACE FUNCTION private.keeps_review(review uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.reviews as r where r.id = review and private.owns_place(r.place_id))
$function$;

CREATE OR REPLACE FUNCTION private.last_reason(kind text, subject uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.reason from public.moderation_items as m
  where m.subject_kind = kind and m.subject_id = subject and m.status <> 'withdrawn'
  order by m.opened_at desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.limit_listings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  per_day constant integer := 5;
begin
  if current_setting('mahalla.settling', true) = 'on' or private.is_server() or private.is_staff()
    or coalesce(current_setting('mahalla.given_place', true), '') <> ''
  then
    return null;
  end if;
  -- One at a time, so that two requests cannot both take the last place.
  perform pg_advisory_xact_lock(hashtext('mahalla.listings'), hashtext(auth.uid()::text));
  if (
    select count(*) from public.audit_log as l
    where l.actor = auth.uid() and l.entity = 'businesses' and l.action = 'insert' and l.at > now() - interval '1 day'
  ) > per_day then
    raise exception 'too_many_listings' using errcode = 'PT429', hint = 'Five new listings a day: try again tomorrow';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.listing_owner(place uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select b.owner_id from public.businesses as b where b.place_id = place
$function$;

CREATE OR REPLACE FUNCTION private.listing_terms(business_category text, subcategory text, halal_level smallint, muslim_owned boolean, facts jsonb)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  terms text[] := array_remove(array[business_category, business_category || '/' || subcategory], null);
begin
  if halal_level >= 1 then
    terms := terms || (array['halal:1', 'halal:2', 'halal:3', 'halal:4'])[1:halal_level];
  end if;
  if muslim_owned then
    terms := terms || array['muslim-owned'];
  end if;
  if facts is not null and facts <> '{}' then
    terms := terms || array(select 'fact:' || f.key from jsonb_each(facts) as f where f.value = 'true');
  end if;
  return terms;
end $function$;

CREATE OR REPLACE FUNCTION private.listings_at(country text, lat double precision, lng double precision, reach_km double precision)
 RETURNS SETOF business_unified
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  here extensions.cube := private.sphere_point(lat, lng);
  chord double precision := 12742 * sin(least(reach_km, 2000) / 12742);
begin
  if here is not null then
    return query
    select u.* from public.business_unified as u
    where u.position operator(extensions.<@) extensions.cube_enlarge(here, chord, 3)
      and u.position operator(extensions.<->) here <= chord
      and u.closed_on is null;
  elsif listings_at.country is not null then
    return query
    select u.* from public.business_unified as u where u.country_code = listings_at.country and u.closed_on is null;
  else
    return query select u.* from public.business_unified as u where u.closed_on is null;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_claims(place uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select pg_advisory_xact_lock(hashtext('mahalla.claims.' || coalesce(place::text, ''))) $function$;

CREATE OR REPLACE FUNCTION private.make_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  metadata jsonb := new.raw_user_meta_data;
begin
  -- Sign-up must never fail because of odd metadata: everything is cut and defaulted, nothing is checked.
  -- Some auth services write the object as JSON text inside a JSON string.
  if jsonb_typeof(metadata) = 'string' then
    begin
      metadata := (metadata #>> '{}')::jsonb;
    exception when others then
      metadata := '{}';
    end;
  end if;
  insert into public.profiles (id, display_name, language)
  values (
    new.id,
    coalesce(
      nullif(left(btrim(metadata ->> 'display_name'), 80), ''),
      nullif(left(split_part(new.email, '@', 1), 80), ''),
      'Member'
    ),
    case
      when metadata ->> 'language' in ('en', 'ar', 'ur', 'fr', 'tr', 'id')
        then metadata ->> 'language'
      else 'en'
    end
  )
  on conflict (id) do nothing;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.manages_photos(place uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select auth.uid() is not null and (private.is_staff() or private.speaks_for_place(place, auth.uid()))
$function$;

CREATE OR REPLACE FUNCTION private.may_clear_photo(photo uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.photos as p
    where p.id = photo and p.status = 'removed'
      and (p.uploaded_by = auth.uid() or private.manages_photos(p.place_id))
  )
$function$;

CREATE OR REPLACE FUNCTION private.may_edit_social(a social_accounts, member uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select member is not null and case
    when a.state = 'removed' then false
    when a.keeper_id is not null then a.keeper_id = member
    else a.suggested_by is not distinct from member and a.state in ('review', 'hidden')
  end
$function$;

CREATE OR REPLACE FUNCTION private.may_join_place(owner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_server() or private.is_staff() and owner is distinct from auth.uid()
$function$;

CREATE OR REPLACE FUNCTION private.may_keep_listing(place uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select auth.uid() is not null
    and (private.is_staff() or coalesce(private.listing_owner(place) = auth.uid(), false))
$function$;

CREATE OR REPLACE FUNCTION private.may_know(owner uuid, shown_to text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select owner is not distinct from auth.uid()
    or shown_to = 'everyone'
    or shown_to = 'members' and auth.uid() is not null and private.is_member() and not private.has_blocked(owner, auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.may_see_photo(photo uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.photos as p
    where p.id = photo
      and (
        p.status = 'published' and (p.contribution_id is null or private.is_public_contribution(p.contribution_id))
        or p.uploaded_by = auth.uid() or private.manages_photos(p.place_id)
        or p.status = 'published' and private.wrote_contribution(p.contribution_id)
      )
  )
$function$;

CREATE OR REPLACE FUNCTION private.may_send(kind text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into realtime.messages (topic, extension, private) values (realtime.topic(), kind, true);
  return true;
exception when insufficient_privilege then
  return false;
end $function$;

CREATE OR REPLACE FUNCTION private.members_only()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_member() then
    raise exception 'members_only' using errcode = '42501',
      detail = 'This needs an account, and the session was opened without one.',
      hint = 'Add an address to the account, then try again.';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.membership_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.follow_membership(case when tg_op = 'DELETE' then old.business_id else new.business_id end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.mentioned(content text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select distinct p.user_id
  from (
    select m[1] as handle from regexp_matches(left(content, 20000), '(?:^|[^a-z0-9@])@([a-z0-9](?:-?[a-z0-9]){2,29})', 'g') as m limit 10
  ) as named join public.people as p on p.handle = named.handle
$function$;

CREATE OR REPLACE FUNCTION private.merge_import_range(import imports, kind text, part smallint, parts smallint, after_seq bigint, last_seq bigint, is_alone boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET work_mem TO '64MB'
 SET random_page_cost TO '1.1'
 SET max_parallel_workers_per_gather TO '0'
 SET jit TO 'off'
 SET default_statistics_target TO '10'
AS $function$
declare
  t record;
  rows_here text;
  row_id text;
  changed text;
  updates text;
  names text;
  new_values text;
  unified_names text;
  unified_values text;
  has_changes boolean;
  counts jsonb;
  unseen uuid[];
  middle bigint;
  refusal text;
begin
  t := private.place_tables(kind);
  rows_here := format('private.%I as s where s.kind = %L and (hashtext(s.wish) & %s) = %s and s.seq > %s and s.seq <= %s',
    private.import_partition(import.id), kind, parts - 1, part, after_seq, last_seq);
  -- Ids of a later row are greater: index pages are filled one after the other.
  row_id := format($sql$(
    %L || lpad(to_hex((s.seq >> 32) & 4095), 3, '0') || '8' || lpad(to_hex((s.seq >> 20) & 4095), 3, '0')
    || lpad(to_hex(s.seq & 1048575), 5, '0') || %L
  )::uuid$sql$, lpad(to_hex((extract(epoch from import.created_at) * 1000)::bigint), 12, '0') || '7', left(import.id::text, 7));
  select
    string_agg(format('coalesce(s.%1$I, e.%1$I) is distinct from e.%1$I', c.name), ' or '),
    string_agg(format('%1$I = coalesce(s.%1$I, e.%1$I)', c.name), ', '),
    string_agg(quote_ident(c.name), ', '),
    string_agg(case when c.fallback is null then format('s.%I', c.name) else format('coalesce(s.%I, %s)', c.name, c.fallback) end, ', '),
    string_agg(quote_ident(c.name), ', ') filter (where c.name = any (shared.names)),
    string_agg(case when c.fallback is null then format('s.%I', c.name) else format('coalesce(s.%I, %s)', c.name, c.fallback) end, ', ')
      filter (where c.name = any (shared.names))
  into changed, updates, names, new_values, unified_names, unified_values
  from private.import_columns(kind) as c, (select private.shared_columns(kind) as names) as shared;

  execute format($sql$
    create temp table import_batch on commit drop as
    select s.seq, s.place_key, s.wish, e.id as row_id, e.id is not null and (%2$s) as is_changed
    from (select * from %3$s offset 0) as s
    left join public.%1$I as e on e.source = $1 and e.source_id = s.source_id
  $sql$, t.imported, changed, rows_here) using import.source;
  analyze pg_temp.import_batch;
  select exists (select from pg_temp.import_batch as s where s.is_changed) into has_changes;
  if has_changes and not is_alone then
    raise exception 'Rows are changed' using errcode = 'MA001';
  end if;

  if has_changes then
    execute format($sql$
      insert into private.import_changes (import_id, kind, row_id, before)
      select $1, %2$L, e.id, to_jsonb(e) - array['search', 'position', 'place_key']
        || jsonb_build_object('raw', (select o.raw from private.imported_originals as o where o.row_id = e.id))
      from pg_temp.import_batch as s join public.%1$I as e on e.id = s.row_id
      where s.is_changed
      on conflict do nothing
    $sql$, t.imported, kind) using import.id;
    execute format($sql$
      update public.%1$I as e
      set %2$s, licence = coalesce($2, e.licence), import_id = $1
      from pg_temp.import_batch as b, (select * from %3$s offset 0) as s
      where s.seq = b.seq and e.id = b.row_id and b.is_changed
    $sql$, t.imported, updates, rows_here) using import.id, import.licence;
    execute format($sql$
      insert into private.imported_originals as o (row_id, raw)
      select distinct on (b.row_id) b.row_id, s.raw
      from pg_temp.import_batch as b join (select * from %s offset 0) as s on s.seq = b.seq
      where b.is_changed and s.raw is not null
      order by b.row_id, s.seq desc
      on conflict (row_id) do update set raw = excluded.raw
    $sql$, rows_here);
  end if;

  -- One place per key: the one we know, else a new one. New ids go once round the number line in the order of the
  -- file, so that index pages are visited one after the other; their first eight digits still differ from each other.
  execute format($sql$
    create temp table import_places on commit drop as
    with keys as (
      select place_key, min(seq) as seq, min(wish collate "C") as wish
      from pg_temp.import_batch where row_id is null group by place_key
    ),
    known as (
      select distinct on (place_key) place_key, place_id
      from (
        select k.place_key, o.place_id, 0 as rank, o.created_at from keys as k
        join public.%1$I as o on o.place_key = k.place_key
        where o.place_id is not null and (%4$L = 'mosque' or o.status = 'published')
        union all
        select k.place_key, i.place_id, 1, i.created_at from keys as k
        join public.%2$I as i on i.place_key = k.place_key where i.place_id is not null
      ) as rows
      order by place_key, rank, created_at, place_id
    ),
    placed as (
      select k.place_key, k.seq, known.place_id is null as is_new, case when known.place_id is null then k.wish end as wish,
        coalesce(known.place_id, (
          lpad(to_hex((('x' || left($1::text, 8))::bit(32)::bigint
            + floor((k.seq + random()) * (4294967296.0 / $2))::bigint) & 4294967295), 8, '0')
          || substr(gen_random_uuid()::text, 9)
        )::uuid) as place_id
      from keys as k left join known on known.place_key = k.place_key
    ),
    wished as materialized (
      select p.*, u.slug as had from placed as p left join public.%3$I as u on not p.is_new and u.id = p.place_id
    )
    select w.place_key, w.seq, w.is_new, w.place_id,
      case
        when not w.is_new then w.had
        when row_number() over (partition by w.wish collate "C" order by w.seq) = 1 and x.slug is null and r.old_slug is null
        then w.wish
        else w.wish || '-' || left(w.place_id::text, 8)
      end as slug
    from wished as w
    left join public.%3$I as x on x.slug = w.wish
    left join public.place_redirects as r on r.kind = %4$L and r.old_slug = w.wish
  $sql$, t.owned, t.imported, t.unified, kind)
  using import.id, greatest(import.last_seq, 1) + 1;
  analyze pg_temp.import_places (seq, place_key);

  -- A known place that nobody could see (all its rows are hidden) may be seen again.
  select array_agg(p.place_id) into unseen from pg_temp.import_places as p where not p.is_new and p.slug is null;
  if unseen is not null and not is_alone then
    raise exception 'Places are shown again' using errcode = 'MA001';
  end if;

  perform private.set_settling(true);
  insert into public.places (id, kind)
  select p.place_id, merge_import_range.kind from pg_temp.import_places as p where p.is_new order by p.place_id;
  execute format($sql$
    insert into public.%1$I (id, place_id, source, source_id, licence, import_id, slug, %2$s)
    select %4$s, p.place_id, $2, s.source_id, $3, $1, p.slug, %3$s
    from pg_temp.import_batch as b
    join pg_temp.import_places as p using (place_key)
    join (select * from %5$s offset 0) as s on s.seq = b.seq
    where b.row_id is null
    order by s.seq
  $sql$, t.imported, names, new_values, row_id, rows_here) using import.id, import.source, import.licence;
  execute format($sql$
    insert into private.imported_originals (row_id, raw)
    select %1$s, s.raw
    from pg_temp.import_batch as b join (select * from %2$s offset 0) as s on s.seq = b.seq
    where b.row_id is null and s.raw is not null
    order by s.seq
  $sql$, row_id, rows_here);
  -- Shuffled: a cube index splits its pages badly, nine times slower, when neighbours arrive one after the other.
  execute format($sql$
    insert into public.%1$I (id, slug, source_table, source_row, source, licence, %2$s)
    select p.place_id, p.slug, %4$L, %5$s, $1, $2, %3$s
    from pg_temp.import_places as p join (select * from %6$s offset 0) as s on s.seq = p.seq
    where p.is_new
    order by random()
  $sql$, t.unified, unified_names, unified_values, t.imported, row_id, rows_here) using import.source, import.licence;
  perform private.set_settling(false);
  if unseen is not null then
    perform private.publish_places(kind, unseen);
  end if;

  select jsonb_build_object(
    'new', count(*) filter (where s.row_id is null),
    'changed', count(*) filter (where s.is_changed),
    'same', count(*) filter (where s.row_id is not null and not s.is_changed),
    'duplicate', count(*) filter (where s.row_id is null and (not p.is_new or p.seq <> s.seq)),
    'refused', 0
  ) into counts
  from pg_temp.import_batch as s left join pg_temp.import_places as p on s.row_id is null and p.place_key = s.place_key;
  drop table pg_temp.import_batch, pg_temp.import_places;
  return counts;
exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
  get stacked diagnostics refusal = message_text;
  if last_seq - after_seq <= 1 then
    execute format($sql$
      select coalesce(jsonb_agg(jsonb_build_object('line', s.line, 'reason', 'refused_by_database', 'excerpt', left($1, 300))), '[]')
      from %s
    $sql$, rows_here) into counts using refusal;
    perform private.add_import_problems(import.id, counts);
    return jsonb_build_object('new', 0, 'changed', 0, 'same', 0, 'duplicate', 0, 'refused', jsonb_array_length(counts));
  end if;
  middle := (after_seq + last_seq) / 2;
  return private.add_counts(
    private.merge_import_range(import, kind, part, parts, after_seq, middle, is_alone),
    private.merge_import_range(import, kind, part, parts, middle, last_seq, is_alone)
  );
end $function$;

CREATE OR REPLACE FUNCTION private.merge_places_with_key(kind text, place_key text, keeper uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  t record;
  ordered uuid[];
  loser uuid;
begin
  t := private.place_tables(kind);
  execute format($sql$
    select array_agg(p.id order by p.id = $2 desc nulls last, p.has_owned desc, p.created_at, p.id)
    from (
      select p.id, p.created_at, exists (select from public.%1$I as o where o.place_id = p.id) as has_owned
      from public.places as p
      where p.id = $2 or p.id in (
        select place_id from public.%1$I where place_key = $1
        union select place_id from public.%2$I where place_key = $1
      )
    ) as p
    where not p.has_owned or %3$L = 'mosque' or p.id = $2 $sql$, t.owned, t.imported, kind)
  into ordered using place_key, keeper;
  foreach loser in array ordered[2:] loop
    perform private.set_settling(true);
    execute format('update public.%I set place_id = $1 where place_id = $2', t.owned) using ordered[1], loser;
    execute format('update public.%I set place_id = $1 where place_id = $2', t.imported) using ordered[1], loser;
    perform private.set_settling(false);
    update public.place_redirects set new_id = ordered[1] where new_id = loser;
    execute format($sql$
      insert into public.place_redirects (kind, old_id, old_slug, new_id)
      values ($1, $2, (select slug from public.%I where id = $2), $3)
      on conflict (kind, old_slug) do update set old_id = excluded.old_id, new_id = excluded.new_id
    $sql$, t.unified) using kind, loser, ordered[1];
    delete from public.places where id = loser;
  end loop;
  return ordered[1];
end $function$;

CREATE OR REPLACE FUNCTION private.mixes_letters(content text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select content ~ U&'[A-Za-z]\005CS*[\0370-\03FF\0400-\052F]|[\0370-\03FF\0400-\052F]\005CS*[A-Za-z]'
$function$;

CREATE OR REPLACE FUNCTION private.moderation_preview(subject_kind text, subject_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  preview jsonb;
begin
  if to_regprocedure(format('private.preview_%s(uuid)', subject_kind)) is not null then
    execute format('select private.%I($1)', 'preview_' || subject_kind) into preview using subject_id;
  end if;
  return preview;
end $function$;

CREATE OR REPLACE FUNCTION private.mosque_card(u mosque_unified, distance double precision)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name, 'image', u.image,
    'mosque_type', u.mosque_type, 'address', u.address, 'city', u.city, 'state', u.state, 'country', u.country,
    'country_code', u.country_code, 'latitude', u.latitude, 'longitude', u.longitude, 'time_zone', u.time_zone,
    'facilities', private.facility_flags(u.facilities), 'prayer_times', u.prayer_times, 'prayer_date', u.prayer_date,
    'calculation_method', u.calculation_method, 'asr_school', u.asr_school, 'is_sample', u.is_sample,
    'source_table', u.source_table, 'distance', distance,
    'iqamah_rules', private.iqamah_of(u.id), 'jumuah', private.jumuah_of(u.id)
  )
$function$;

CREATE OR REPLACE FUNCTION private.mosque_entries(place uuid)
 RETURNS SETOF audit_log
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    select l.entity, l.entity_id from public.audit_log as l
    where l.action = 'delete' and l.entity in ('iqamah_rules', 'jumuah_sessions', 'mosque_occasions')
      and l.before ->> 'place_id' = place::text
  ),
  subjects as (
    select 'mosques' as entity, m.id::text as entity_id from public.mosques as m where m.place_id = place
    union all select 'mosque', m.id::text from public.mosque as m where m.place_id = place
    union all select 'iqamah_rules', r.id::text from public.iqamah_rules as r where r.place_id = place
    union all select 'jumuah_sessions', s.id::text from public.jumuah_sessions as s where s.place_id = place
    union all select 'mosque_occasions', o.id::text from public.mosque_occasions as o where o.place_id = place
    union select g.entity, g.entity_id from gone as g
  )
  select l.* from public.audit_log as l join subjects as s on s.entity = l.entity and s.entity_id = l.entity_id
$function$;

CREATE OR REPLACE FUNCTION private.mosque_fields()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array[
    'facilities', 'prayer_times', 'prayer_date', 'calculation_method', 'asr_school', 'women_space', 'description',
    'phone', 'email', 'website', 'address'
  ]
$function$;

CREATE OR REPLACE FUNCTION private.mosque_key(id uuid, name text, city text, lat double precision, lng double precision)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when btrim(name) = '' then id::text
    else lower(btrim(name)) || '|' || lower(btrim(coalesce(city, '')))
      || case
        when lat between -90 and 90 and lng between -180 and 180 and not (lat = 0 and lng = 0)
        then '|' || round(lat::numeric, 2)::text || ',' || round(lng::numeric, 2)::text
        else ''
      end
  end
$function$;

CREATE OR REPLACE FUNCTION private.mosque_search(name text, local_name text, mosque_type text, city text, country text, address text, description text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  names text := concat_ws(' ', name, local_name);
  kinds text := coalesce(mosque_type, '');
  places text := concat_ws(' ', city, country, address);
  about text := coalesce(description, '');
begin
  return setweight(to_tsvector('pg_catalog.simple', private.fold(names)), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(kinds)), 'B')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(places)), 'C')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(about)), 'D');
end $function$;

CREATE OR REPLACE FUNCTION private.mosque_values(place uuid, changes jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_strip_nulls(jsonb_build_object(
      'phone', case when changes ? 'phone' then coalesce(u.phone, '') end,
      'website', case when changes ? 'website' then coalesce(u.website, '') end,
      'address', case when changes ? 'address' then coalesce(u.address, '') end,
      'description', case when changes ? 'description' then coalesce(u.description, '') end
    ))
    || case when changes ? 'facilities' then jsonb_build_object('facilities', (
      select jsonb_object_agg(k.name, coalesce(private.facility_flags(u.facilities) -> k.name, 'null'))
      from jsonb_object_keys(changes -> 'facilities') as k (name)
    )) else '{}' end
    || case when changes ? 'method' then jsonb_build_object('method', u.calculation_method) else '{}' end
    || case when changes ? 'school' then jsonb_build_object('school', u.asr_school) else '{}' end
    || case when changes ? 'jumuah' then jsonb_build_object('jumuah', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.khutbah_at, s.id), '[]')
      from public.jumuah_sessions as s
      where s.place_id = place and s.khutbah_at in (select j.value ->> 'khutbah_at' from jsonb_array_elements(changes -> 'jumuah') as j)
    )) else '{}' end
    || case when changes ? 'iqamah' then jsonb_build_object('iqamah', (
      select jsonb_object_agg(k.name, (
        select to_jsonb(r) from public.iqamah_rules as r
        where r.place_id = place and r.prayer = k.name and r.effective_from <= private.today()
        order by r.effective_from desc limit 1
      ))
      from jsonb_object_keys(changes -> 'iqamah') as k (name)
    )) else '{}' end
  from public.mosque_unified as u where u.id = place
$function$;

CREATE OR REPLACE FUNCTION private.mosque_words(name text, local_name text, city text, address text, description text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return private.fold(concat_ws(' ', name, local_name, city, address, description));
end $function$;

CREATE OR REPLACE FUNCTION private.move_claims()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.old_id is null then
    return null;
  end if;
  if new.kind = 'mosque' then
    update public.claims set mosque_ids = array_replace(mosque_ids, new.old_id, new.new_id) where new.old_id = any (mosque_ids);
    update public.claim_vouches set mosque_id = new.new_id where mosque_id = new.old_id;
    return null;
  end if;
  -- One open claim per person and place: where both had one, the older stays.
  update public.claims as c set state = 'withdrawn', decided_at = now()
  where c.place_id = new.old_id and private.is_open_claim(c.state) and exists (
    select from public.claims as o
    where o.place_id = new.new_id and o.claimant_id = c.claimant_id and private.is_open_claim(o.state)
  );
  -- A code that went to the address of one listing proves nothing about another.
  delete from public.claim_codes as k using public.claims as c where c.id = k.claim_id and c.place_id = new.old_id;
  update public.claims set code_confirmed_at = null where place_id = new.old_id and private.is_open_claim(state);
  update public.claims set place_id = new.new_id where place_id = new.old_id;
  update public.ownership_notices set place_id = new.new_id where place_id = new.old_id;
  update public.businesses set moved_to = new.new_id where moved_to = new.old_id;
  update public.business set moved_to = new.new_id where moved_to = new.old_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_confirmations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved record;
begin
  insert into public.fact_statements (place_id, fact, said_as, said_at)
  select new.new_id, f.fact, f.said_as, f.said_at from public.fact_statements as f where f.place_id = new.old_id
  on conflict do nothing;
  insert into public.fact_confirmations (place_id, user_id, fact, answer, settled_at, created_at)
  select new.new_id, c.user_id, c.fact, c.answer, c.settled_at, c.created_at
  from public.fact_confirmations as c where c.place_id = new.old_id
  on conflict do nothing;
  for moved in
    select distinct o.subject_id as old_subject, n.subject_id as new_subject
    from public.fact_confirmations as o
    join public.fact_confirmations as n on n.place_id = new.new_id and n.fact = o.fact
    where o.place_id = new.old_id
  loop
    -- One that waits there already stands for both.
    if exists (
      select from public.moderation_items as i
      where i.subject_kind = 'fact' and i.subject_id = moved.new_subject and i.status = 'open'
    ) then
      perform private.withdraw_moderation('fact', moved.old_subject);
    end if;
    update public.moderation_items set subject_id = moved.new_subject
    where subject_kind = 'fact' and subject_id = moved.old_subject;
  end loop;
  insert into public.saved_places (user_id, place_id, created_at, note)
  select s.user_id, new.new_id, s.created_at, s.note from public.saved_places as s where s.place_id = new.old_id
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_embed_loads()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.embed_loads as l (day, host, widget, place_id, loads)
  select o.day, o.host, o.widget, new.new_id, o.loads from public.embed_loads as o where o.place_id = new.old_id
  on conflict (day, host, widget, place_id) do update set loads = l.loads + excluded.loads;
  delete from public.embed_loads where place_id = new.old_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.halal_evidence set place_id = new.new_id where place_id = new.old_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_listing_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.old_id is not null then
    update public.moderation_items as m set subject_id = new.new_id
    where m.subject_kind = 'listing' and m.subject_id = new.old_id
      and not (m.status = 'open' and exists (
        select from public.moderation_items as o
        where o.subject_kind = 'listing' and o.subject_id = new.new_id and o.status = 'open'
      ));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_moderation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.old_id is not null then
    update public.moderation_items set place_id = new.new_id where place_id = new.old_id;
    update public.reports set place_id = new.new_id where place_id = new.old_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_mosque_admins()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.mosque_admins (mosque_id, user_id, created_at)
  select new.new_id, user_id, created_at from public.mosque_admins where mosque_id = new.old_id
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_mosque_keeping()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.mosque_suggestions set place_id = new.new_id where place_id = new.old_id;
  update public.mosque_admin_requests as r set place_id = new.new_id
  where r.place_id = new.old_id and not exists (
    select from public.mosque_admin_requests as other
    where other.place_id = new.new_id and other.user_id = r.user_id and other.status in ('pending', 'needs_info')
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_mosque_word()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  whose uuid[];
  settling text := coalesce(current_setting('mahalla.settling', true), '');
begin
  perform private.set_settling(true);
  update public.iqamah_rules as r set place_id = new.new_id
  where r.place_id = new.old_id and not exists (
    select from public.iqamah_rules as other
    where other.place_id = new.new_id and other.prayer = r.prayer and other.effective_from = r.effective_from
  );
  update public.jumuah_sessions set place_id = new.new_id where place_id = new.old_id;
  update public.mosque_occasions set place_id = new.new_id where place_id = new.old_id;
  update public.mosque_announcements set place_id = new.new_id where place_id = new.old_id;
  perform private.set_settling(settling = 'on');

  insert into public.mosque_follows (user_id, place_id, wants_mail, created_at)
  select f.user_id, new.new_id, f.wants_mail, f.created_at from public.mosque_follows as f where f.place_id = new.old_id
  on conflict do nothing;
  -- One mosque is theirs: the old row gives up its mark before the new one takes it.
  with released as (
    update public.mosque_follows set is_my_masjid = false where place_id = new.old_id and is_my_masjid returning user_id
  )
  select array_agg(user_id) into whose from released;
  update public.mosque_follows set is_my_masjid = true where place_id = new.new_id and user_id = any (whose);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_ownership()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.kind = 'mosque' then
    update public.ownership_statements set mosque_id = new.new_id where mosque_id = new.old_id;
    return null;
  end if;
  insert into public.ownership_privacy (place_id, hidden_by, hidden_at)
  select new.new_id, p.hidden_by, p.hidden_at from public.ownership_privacy as p where p.place_id = new.old_id
  on conflict do nothing;
  update public.ownership_statements as s set status = 'withdrawn'
  where s.place_id = new.old_id and s.kind = 'mosque_vouched' and s.status = 'accepted'
    and exists (
      select from public.ownership_statements as o
      where o.place_id = new.new_id and o.said_by = s.said_by and o.kind = 'mosque_vouched' and o.status = 'accepted'
    );
  update public.ownership_statements set place_id = new.new_id where place_id = new.old_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_photos()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.old_id is not null then
    update public.photos as p
    set place_id = new.new_id,
      is_cover = p.is_cover and not exists (
        select from public.photos as c where c.place_id = new.new_id and c.is_cover
      )
    where p.place_id = new.old_id;
    -- The merge publishes the place afterwards, and the standing with it.
    insert into public.place_standing as s (place_id, image)
    select p.place_id, '/photos/' || p.id || '/640.webp'
    from public.photos as p where p.place_id = new.new_id and p.is_cover
    on conflict (place_id) do update set image = excluded.image;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.old_id is null or not exists (select from public.reviews where place_id = new.old_id) then
    return null;
  end if;
  perform private.set_settling(true);
  delete from public.reviews as older using public.reviews as newer
  where older.user_id = newer.user_id
    and (older.place_id, newer.place_id) in ((new.old_id, new.new_id), (new.new_id, new.old_id))
    and (coalesce(older.edited_at, older.created_at), older.id) < (coalesce(newer.edited_at, newer.created_at), newer.id);
  update public.reviews set place_id = new.new_id where place_id = new.old_id;
  perform private.rate_places(array[new.new_id]);
  perform private.apply_standing(array[new.new_id]);
  perform private.set_settling(false);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.move_saved_lists()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.saved_list_places (list_id, place_id, user_id, added_at)
  select p.list_id, new.new_id, p.user_id, p.added_at from public.saved_list_places as p where p.place_id = new.old_id
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.new_share_token()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select rtrim(translate(encode(sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  ), 'base64'), '+/', '-_'), '=')
$function$;

CREATE OR REPLACE FUNCTION private.next_number(series text, day date)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.counters as c (series, last)
  values (next_number.series || extract(year from day), 1)
  on conflict on constraint counters_pkey do update set last = c.last + 1
  returning next_number.series || '-' || extract(year from day) || '-' || lpad(c.last::text, 5, '0')
$function$;

CREATE OR REPLACE FUNCTION private.not_later_than_now(at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select least(at, now()) $function$;

CREATE OR REPLACE FUNCTION private.note_partner_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status <> 'pending' and (tg_op = 'INSERT' or old.status is distinct from new.status) then
    new.decided_at := now();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.notification_card(n notifications)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', n.id, 'kind', n.kind, 'number', n.number, 'actor', private.person_card(n.actor_id), 'is_read', n.read_at is not null,
    'updated_at', n.updated_at, 'section', c.section, 'title', coalesce(c.title, left(c.body, 80)), 'state', c.state,
    'path', '/community/' || c.section || '/' || c.slug,
    'reply_number', (select r.number from public.replies as r where r.id = n.reply_id)
  )
  from public.contributions as c where c.id = n.contribution_id
$function$;

CREATE OR REPLACE FUNCTION private.notify(member uuid, kind text, contribution uuid, reply uuid, actor uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  on_site boolean;
  by_mail text;
begin
  if member is null or member is not distinct from actor or exists (
    select from public.person_blocks as b where b.user_id = member and b.other_id = actor
  ) then
    return;
  end if;
  select s.in_site, s.mail into on_site, by_mail from public.notification_settings as s
  where s.user_id = member and s.kind = notify.kind;
  on_site := coalesce(on_site, true);
  by_mail := coalesce(by_mail, private.usual_mail(notify.kind));
  if not on_site and by_mail = 'off' then
    return;
  end if;
  insert into public.notifications as n (user_id, kind, contribution_id, reply_id, actor_id, in_site, mail)
  values (member, notify.kind, contribution, reply, actor, on_site, by_mail)
  on conflict (user_id, kind, contribution_id) where read_at is null do update set
    number = n.number + 1, actor_id = excluded.actor_id, updated_at = now(), in_site = excluded.in_site, mail = excluded.mail;
  perform private.tell_live('inbox:' || k.live_key, 'new', '{}') from private.person_keys as k where k.user_id = member;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  key_columns text[] := tg_argv;
  row_count bigint;
  notice jsonb := jsonb_build_object('schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', '{}'::jsonb);
  key jsonb;
begin
  -- Bookkeeping of the directory's own triggers: the change that caused it is announced already.
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;
  select count(*) into row_count from (select from changed_rows limit 101) as few;
  if row_count = 0 then
    return null;
  end if;
  if row_count > 100 then
    perform pg_notify('changes', notice::text);
    return null;
  end if;
  for key in
    select (select jsonb_object_agg(name, to_jsonb(changed_rows) -> name) from unnest(key_columns) as name)
    from changed_rows
  loop
    perform pg_notify('changes', jsonb_set(notice, '{key}', key)::text);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_contribution()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.published_at is not null and (tg_op = 'INSERT' or old.published_at is null) and new.author_id is not null then
    insert into public.contribution_marks (user_id, contribution_id, is_followed) values (new.author_id, new.id, true)
    on conflict (user_id, contribution_id) do nothing;
    if not new.is_anonymous then
      perform private.notify(m, 'mention', new.id, null, new.author_id) from private.mentioned(new.body) as m;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.solved_by is distinct from old.solved_by and new.solved_by is not null then
    perform private.notify(r.author_id, 'answer', new.id, r.id, new.author_id) from public.replies as r where r.id = new.solved_by;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.status in ('approved', 'rejected', 'needs_info') and not (new.reason = 'reported' and new.status = 'approved') then
    if new.subject_kind = 'contribution' then
      perform private.notify(new.author_id, 'decision', c.id, null, null) from public.contributions as c where c.id = new.subject_id;
    elsif new.subject_kind = 'reply' then
      perform private.notify(new.author_id, 'decision', r.contribution_id, r.id, null) from public.replies as r where r.id = new.subject_id;
    end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_reply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  told uuid[];
  quoted uuid;
begin
  if new.published_at is null or tg_op = 'UPDATE' and old.published_at is not null then
    return null;
  end if;
  told := array(select m from private.mentioned(new.body) as m);
  perform private.notify(m, 'mention', new.contribution_id, new.id, new.author_id) from unnest(told) as m;
  select q.author_id into quoted from public.replies as q where q.id = new.quotes;
  if quoted is not null and not quoted = any (told) then
    perform private.notify(quoted, 'quote', new.contribution_id, new.id, new.author_id);
    told := told || quoted;
  end if;
  perform private.notify(m.user_id, 'reply', new.contribution_id, new.id, new.author_id)
  from public.contribution_marks as m
  where m.contribution_id = new.contribution_id and m.is_followed and not m.user_id = any (told);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.occasions_of(place uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(to_jsonb(o) - array['place_id', 'created_at', 'updated_at'] || jsonb_build_object('said_at', o.updated_at) order by o.from_date, o.at_time, o.id), '[]')
  from public.mosque_occasions as o
  where o.place_id = place and coalesce(o.until_date, o.from_date) >= private.today() - 1
$function$;

CREATE OR REPLACE FUNCTION private.open_reported()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  summary text := concat_ws(': ', new.reason, new.note);
  reporters integer;
begin
  perform private.enqueue_moderation(
    new.subject_kind, new.subject_id, new.place_id, 'reported', summary, new.reporter_id
  );
  select count(distinct r.reporter_id) into reporters
  from public.reports as r
  where r.subject_kind = new.subject_kind and r.subject_id = new.subject_id and private.weighs(r)
    and r.created_at > coalesce(
      (
        select max(m.decided_at) from public.moderation_items as m
        where m.subject_kind = new.subject_kind and m.subject_id = new.subject_id and m.decided_by is not null
      ),
      '-infinity'
    );
  if reporters >= 3 and to_regprocedure(format('private.hide_%s(uuid)', new.subject_kind)) is not null then
    execute format('select private.%I($1)', 'hide_' || new.subject_kind) using new.subject_id;
    perform private.enqueue_moderation(
      new.subject_kind, new.subject_id, new.place_id, 'automatic', summary, new.reporter_id
    );
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.ownership_level_of(place uuid)
 RETURNS smallint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with said as (
    select s.* from public.ownership_statements as s where s.place_id = place and s.status = 'accepted'
  )
  select case
    when exists (select from said as s where s.kind = 'staff_visited') then 4
    when (
      select count(distinct s.said_by) from said as s
      join public.mosque_admins as a on a.mosque_id = s.mosque_id and a.user_id = s.said_by
      where s.kind = 'mosque_vouched' and not private.owns_place(place, s.said_by)
    ) >= 2 then 3
    when exists (select from said as s where s.kind = 'document') then 2
    when exists (select from said as s where s.kind = 'self_declared') then 1
    else 0
  end::smallint
$function$;

CREATE OR REPLACE FUNCTION private.ownership_summary(place uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'declared_at', (
      select max(s.created_at) from public.ownership_statements as s
      where s.place_id = place and s.kind = 'self_declared' and s.status = 'accepted'
    ),
    'document_at', (
      select max(s.decided_at) from public.ownership_statements as s
      where s.place_id = place and s.kind = 'document' and s.status = 'accepted'
    ),
    'visited_at', (
      select max(s.created_at) from public.ownership_statements as s
      where s.place_id = place and s.kind = 'staff_visited' and s.status = 'accepted'
    ),
    'vouches', (
      select coalesce(jsonb_agg(jsonb_build_object('mosque', m.name, 'slug', m.slug, 'at', s.created_at)
        order by s.created_at), '[]')
      from public.ownership_statements as s
      join public.mosque_admins as a on a.mosque_id = s.mosque_id and a.user_id = s.said_by
      join public.mosque_unified as m on m.id = s.mosque_id
      where s.place_id = place and s.kind = 'mosque_vouched' and s.status = 'accepted'
    )
  )
  where not private.is_ownership_hidden(place) and private.ownership_level_of(place) > 0
$function$;

CREATE OR REPLACE FUNCTION private.owns_account(account uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.business_accounts where id = account and owner_id = auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.owns_place(place uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.owns_place(place, auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.owns_place(place uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.businesses as b where b.place_id = place and b.owner_id = person)
$function$;

CREATE OR REPLACE FUNCTION private.parts_for(row_count bigint)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select (case when row_count < 20000 then 1 else 4 end)::smallint
$function$;

CREATE OR REPLACE FUNCTION private.payment_provider()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select value #>> '{}' from private.settings where name = 'payment_provider'), 'unknown')
$function$;

CREATE OR REPLACE FUNCTION private.person_card(member uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'handle', p.handle, 'name', coalesce(private.public_name(p.user_id), p.handle), 'trust', p.trust,
    'is_staff', private.is_house(p.user_id)
  )
  from public.people as p where p.user_id = member
$function$;

CREATE OR REPLACE FUNCTION private.phone_digits(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when length(translate(phone, translate(phone, '0123456789', ''), '')) >= 7
    then right(translate(phone, translate(phone, '0123456789', ''), ''), 9) end
$function$;

CREATE OR REPLACE FUNCTION private.photo_allowance(place uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select greatest(0, case when private.manages_photos(place) then 60 else 10 end - (
    select count(*)::integer from public.photos as p
    where p.place_id = place and p.uploaded_by = auth.uid() and p.status <> 'removed'
  ))
$function$;

CREATE OR REPLACE FUNCTION private.photo_to_manage(photo uuid)
 RETURNS photos
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.photos;
begin
  select * into p from public.photos where id = photo and status <> 'removed' for update;
  if p.id is null or not private.may_see_photo(photo) then
    raise exception 'There is no such photo' using errcode = 'P0002';
  end if;
  if not private.manages_photos(p.place_id) then
    raise exception 'Only the owner and staff can do this' using errcode = '42501';
  end if;
  return p;
end $function$;

CREATE OR REPLACE FUNCTION private.place_owned_businesses(owned_ids uuid[], joining uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  with found as (
    select distinct on (o.place_key) o.id, o.created_at, known.place_id
    from public.businesses as o
    cross join lateral (
      select i.place_id from public.business as i
      where i.place_key = o.place_key and i.place_id is not null
        and not exists (select from public.businesses as h where h.place_id = i.place_id)
      order by i.created_at, i.place_id limit 1
    ) as known
    where o.id = any (joining) and o.place_id is null and o.status <> 'draft'
    order by o.place_key, o.created_at, o.id
  ),
  joined as materialized (
    select distinct on (f.place_id) f.id, f.place_id from found as f order by f.place_id, f.created_at, f.id
  ),
  fresh as materialized (
    select o.id, gen_random_uuid() as place_id from public.businesses as o
    where o.id = any (owned_ids) and o.place_id is null and not exists (select from joined as j where j.id = o.id)
  ),
  registered as (
    insert into public.places (id, kind) select f.place_id, 'business' from fresh as f
  )
  update public.businesses as o set place_id = p.place_id
  from (select id, place_id from joined union all select id, place_id from fresh) as p
  where o.id = p.id;
end $function$;

CREATE OR REPLACE FUNCTION private.place_tables(kind text, OUT owned text, OUT imported text, OUT unified text)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select kind || case kind when 'business' then 'es' else 's' end, kind, kind || '_unified'
$function$;

CREATE OR REPLACE FUNCTION private.places_in_use(place_ids uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  query text;
begin
  select string_agg(format('select %1$I from %2$s where %1$I = any ($1)', a.attname, c.conrelid::regclass), ' union ')
  into query
  from pg_catalog.pg_constraint as c
  join pg_catalog.pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'public.places'::regclass
    and c.conrelid not in (
      'public.businesses'::regclass, 'public.business'::regclass, 'public.business_unified'::regclass,
      'public.mosques'::regclass, 'public.mosque'::regclass, 'public.mosque_unified'::regclass,
      'public.place_redirects'::regclass, 'public.place_standing'::regclass
    );
  if query is not null then
    return query execute query using place_ids;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.plan_tier(account uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case m.plan_type when 'enterprise' then 'platinum' when 'premium' then 'gold' end
  from public.memberships as m where m.business_id = account and m.status = 'active'
$function$;

CREATE OR REPLACE FUNCTION private.prefix_query(value text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  from (
    select word
    from regexp_split_to_table(
      regexp_replace(private.fold(left(value, 200)), U&'[\0001-\002F\003A-\0060\007B-\00BF\2000-\206F\060C\061B\061F]+', ' ', 'g'),
      ' '
    ) as word
    where word <> ''
    limit 12
  ) as words
$function$;

CREATE OR REPLACE FUNCTION private.preview_claim(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', c.claimant_id, 'place_id', c.place_id, 'title', coalesce(u.name, c.business_name), 'text', c.evidence,
    'link', '/dashboard/staff/claims?place=' || c.place_id,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'claimed_as', c.business_name, 'role', c.claimant_role, 'method', c.method, 'state', c.state,
      'code_confirmed_at', c.code_confirmed_at, 'has_document', c.document_path is not null,
      'member_since', p.created_at, 'rivals', (
        select count(*) from public.claims as o
        where o.place_id = c.place_id and o.id <> c.id and private.is_open_claim(o.state)
      ),
      'has_owner', private.listing_owner(c.place_id) is not null
    ))
  )
  from public.claims as c
  left join public.business_unified as u on u.id = c.place_id
  left join public.profiles as p on p.id = c.claimant_id
  where c.id = preview_claim.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_contribution(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', c.author_id, 'place_id', c.place_id, 'title', c.title, 'text', c.body, 'language', c.language,
    'link', '/community/' || c.section || '/' || c.slug,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'section', c.section, 'member_since', p.created_at, 'published_words', private.published_count(c.author_id)
    )),
    'flags', to_jsonb(private.reasons_to_wait(c.author_id, concat_ws(E'\n', c.title, c.body))),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('text', concat_ws(E'\n\n', v.title, v.body), 'at', v.replaced_at)
        order by v.replaced_at desc), '[]')
      from public.contribution_versions as v where v.contribution_id = c.id
    )
  )
  from public.contributions as c left join public.profiles as p on p.id = c.author_id
  where c.id = preview_contribution.subject_id and c.state <> 'draft'
$function$;

CREATE OR REPLACE FUNCTION private.preview_evidence(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', e.said_by, 'place_id', e.place_id, 'title', u.name, 'text', e.statement,
    'link', '/business/' || u.slug,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'evidence_kind', e.kind, 'said_as', e.said_as, 'certifier', coalesce(c.name, e.certifier_name),
      'certificate_number', e.certificate_number, 'issued_on', e.issued_on, 'expires_on', e.expires_on,
      'document', e.document
    ))
  )
  from public.halal_evidence as e
  left join public.certifiers as c on c.id = e.certifier_id
  left join public.business_unified as u on u.id = e.place_id
  where e.id = preview_evidence.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_fact(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'place_id', c.place_id, 'title', coalesce(min(u.name), min(m.name)),
    'link', coalesce('/business/' || min(u.slug), '/mosque/' || min(m.slug)),
    'details', jsonb_build_object(
      'fact', c.fact, 'say_yes', count(*) filter (where c.answer), 'say_no', count(*) filter (where not c.answer)
    )
  )
  from public.fact_confirmations as c
  left join public.business_unified as u on u.id = c.place_id
  left join public.mosque_unified as m on m.id = c.place_id
  where c.subject_id = preview_fact.subject_id
  group by c.place_id, c.fact
$function$;

CREATE OR REPLACE FUNCTION private.preview_listing(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'place_id', p.id, 'title', coalesce(u.name, b.name), 'text', coalesce(u.description, b.description),
    'image', coalesce(u.image, b.image), 'link', '/business/' || u.slug, 'author_id', b.owner_id
  )
  from public.places as p
  left join public.business_unified as u on u.id = p.id
  left join lateral (
    select o.name, o.description, o.image, o.owner_id from public.businesses as o
    where o.place_id = p.id order by o.created_at, o.id limit 1
  ) as b on true
  where p.id = preview_listing.subject_id and p.kind = 'business'
  union all
  select jsonb_build_object(
    'place_id', p.id, 'title', u.name, 'text', u.description, 'image', u.image, 'link', '/mosque/' || u.slug
  )
  from public.places as p left join public.mosque_unified as u on u.id = p.id
  where p.id = preview_listing.subject_id and p.kind = 'mosque'
$function$;

CREATE OR REPLACE FUNCTION private.preview_mosque_admin(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', r.user_id, 'place_id', r.place_id, 'title', u.name, 'text', r.statement, 'link', '/mosque/' || u.slug,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'mosque_role', r.role, 'mosque_website', u.website, 'mosque_phone', u.phone,
      'mosque_admins', (select count(*) from public.mosque_admins as a where a.mosque_id = r.place_id)
    ))
  )
  from public.mosque_admin_requests as r left join public.mosque_unified as u on u.id = r.place_id
  where r.id = preview_mosque_admin.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_mosque_announcement(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', a.author_id, 'place_id', a.place_id, 'title', a.title, 'text', nullif(a.body, ''),
    'link', '/mosque/' || u.slug || '#announcements',
    'details', jsonb_strip_nulls(jsonb_build_object(
      'announcement_kind', a.kind, 'happens_on', a.happens_on, 'at_time', a.at_time, 'venue', a.venue,
      'burial_place', a.burial_place
    ))
  )
  from public.mosque_announcements as a left join public.mosque_unified as u on u.id = a.place_id
  where a.id = preview_mosque_announcement.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_mosque_change(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', s.author_id, 'place_id', s.place_id, 'title', u.name, 'text', s.note, 'link', '/mosque/' || u.slug,
    'details', (
      select coalesce(jsonb_object_agg(d.name, d.line), '{}') from (
        select c.key as name, concat(coalesce(nullif(was.list ->> c.key, ''), '–'), ' → ', coalesce(nullif(c.value #>> '{}', ''), '–')) as line
        from jsonb_each(s.changes - array['facilities', 'iqamah', 'jumuah']) as c
        union all
        select 'facility_' || f.key, concat(coalesce(was.list -> 'facilities' ->> f.key, '?'), ' → ', coalesce(f.value #>> '{}', '?'))
        from jsonb_each(coalesce(s.changes -> 'facilities', '{}')) as f
        union all
        select 'iqamah_' || i.key, concat(
          coalesce(was.list -> 'iqamah' -> i.key ->> 'at_time', '+' || (was.list -> 'iqamah' -> i.key ->> 'minutes'), '–'),
          ' → ', i.value #>> '{}')
        from jsonb_each(coalesce(s.changes -> 'iqamah', '{}')) as i
        union all
        select 'jumuah_' || (j.value ->> 'khutbah_at'), concat('– → ', concat_ws(' / ', j.value ->> 'khutbah_at', j.value ->> 'prayer_at'))
        from jsonb_array_elements(coalesce(s.changes -> 'jumuah', '[]')) as j
      ) as d
    )
  )
  from public.mosque_suggestions as s
  left join public.mosque_unified as u on u.id = s.place_id
  cross join lateral (select coalesce(s.former, private.mosque_values(s.place_id, s.changes)) as list) as was
  where s.id = preview_mosque_change.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_ownership(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', s.said_by, 'place_id', s.place_id, 'title', u.name, 'text', s.statement,
    'link', '/business/' || u.slug,
    'details', jsonb_strip_nulls(jsonb_build_object('ownership_kind', s.kind, 'document', s.document))
  )
  from public.ownership_statements as s left join public.business_unified as u on u.id = s.place_id
  where s.id = preview_ownership.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_person(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', p.user_id, 'title', private.public_name(p.user_id), 'text', p.bio, 'link', '/people/' || p.handle
  )
  from public.people as p where p.user_id = preview_person.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_photo(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', p.uploaded_by, 'place_id', p.place_id, 'title', coalesce(u.name, c.title), 'text', p.caption,
    'image', '/photos/' || p.id || '/640.jpg',
    'link', coalesce('/business/' || u.slug || '/photos', '/community/' || c.section || '/' || c.slug)
  )
  from public.photos as p
  left join public.business_unified as u on u.id = p.place_id
  left join public.contributions as c on c.id = p.contribution_id
  where p.id = preview_photo.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_reply(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', r.author_id, 'place_id', c.place_id, 'title', c.title, 'text', r.body, 'language', r.language,
    'link', '/community/' || c.section || '/' || c.slug, 'quoted', left(c.body, 500),
    'details', jsonb_strip_nulls(jsonb_build_object(
      'section', c.section, 'member_since', p.created_at, 'published_words', private.published_count(r.author_id)
    )),
    'flags', to_jsonb(private.reasons_to_wait(r.author_id, r.body)),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('text', v.body, 'at', v.replaced_at) order by v.replaced_at desc), '[]')
      from public.reply_versions as v where v.reply_id = r.id
    )
  )
  from public.replies as r join public.contributions as c on c.id = r.contribution_id
  left join public.profiles as p on p.id = r.author_id
  where r.id = preview_reply.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_review(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', r.user_id, 'place_id', r.place_id, 'title', u.name, 'text', r.text, 'language', r.language,
    'link', '/business/' || u.slug || '/reviews', 'rating', r.rating,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'visited_on', r.visited_on, 'halal_matched', r.halal_matched, 'member_since', p.created_at,
      'published_reviews', (
        select count(*) from public.reviews as o where o.user_id = r.user_id and o.status = 'published'
      )
    )),
    'flags', to_jsonb(private.reasons_to_wait(r.user_id, r.text)),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('rating', v.rating, 'text', v.text, 'at', v.replaced_at)
        order by v.replaced_at desc), '[]')
      from public.review_versions as v where v.review_id = r.id
    )
  )
  from public.reviews as r
  left join public.business_unified as u on u.id = r.place_id
  left join public.profiles as p on p.id = r.user_id
  where r.id = preview_review.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_review_reply(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', a.author_id, 'place_id', r.place_id, 'title', u.name, 'text', a.text,
    'link', '/business/' || u.slug || '/reviews', 'quoted', r.text
  )
  from public.review_replies as a
  join public.reviews as r on r.id = a.review_id
  left join public.business_unified as u on u.id = r.place_id
  where a.review_id = preview_review_reply.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_social_account(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', coalesce(a.keeper_id, a.suggested_by), 'title', a.name, 'text', a.about, 'language', a.language,
    'link', '/social-media/account/' || a.id,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'platform', a.platform, 'handle', a.handle, 'studied', a.studied, 'member_since', p.created_at,
      'published_words', private.published_count(p.id)
    )),
    'flags', to_jsonb(private.reasons_to_wait(p.id, concat_ws(E'\n', a.name, a.about, a.studied)))
  )
  from public.social_accounts as a left join public.profiles as p on p.id = coalesce(a.keeper_id, a.suggested_by)
  where a.id = preview_social_account.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.preview_social_verification(subject_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'author_id', v.member_id, 'title', a.name, 'link', '/social-media/account/' || a.id,
    'details', jsonb_build_object(
      'platform', a.platform, 'handle', a.handle, 'bio_code', v.code,
      'seen_by', (select count(*) from public.social_sightings as s where s.verification_id = v.id)
    )
  )
  from public.social_verifications as v join public.social_accounts as a on a.id = v.account_id
  where v.id = preview_social_verification.subject_id
$function$;

CREATE OR REPLACE FUNCTION private.priority_of(priority_level text, subscription_tier text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(
    case when priority_level ~ '^[0-9]{1,3}$' then priority_level::smallint end,
    case lower(priority_level) when 'platinum' then 3 when 'diamond' then 3 when 'gold' then 2 when 'silver' then 1 when 'bronze' then 1 end,
    case when subscription_tier ~ '^[0-9]{1,3}$' then subscription_tier::smallint end,
    case lower(subscription_tier) when 'platinum' then 3 when 'diamond' then 3 when 'gold' then 2 when 'silver' then 1 when 'bronze' then 1 end,
    0
  )::smallint
$function$;

CREATE OR REPLACE FUNCTION private.public_name(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when array_length(words, 1) > 1 then words[1] || ' ' || left(regexp_replace(words[array_length(words, 1)], '^ال(?=.)', ''), 1) || '.'
    else words[1]
  end
  from (
    select regexp_split_to_array(btrim(p.display_name), '\s+') as words from public.profiles as p where p.id = person
  ) as names
$function$;

CREATE OR REPLACE FUNCTION private.publish_places(kind text, place_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.publish_rows(kind, place_ids);
  if kind = 'business' then
    perform private.apply_standing(place_ids);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.publish_reply(reply uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  subject uuid := (select r.contribution_id from public.replies as r where r.id = reply);
  given integer;
begin
  perform from public.contributions as c where c.id = subject for no key update;
  select r.number into given from public.replies as r where r.id = reply;
  if given is null then
    update public.contributions as c set last_number = c.last_number + 1, last_activity_at = now()
    where c.id = subject returning c.last_number into given;
  end if;
  update public.replies as r set state = 'published', number = given, published_at = coalesce(r.published_at, now())
  where r.id = reply;
end $function$;

CREATE OR REPLACE FUNCTION private.publish_rows(kind text, place_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  t record;
  columns text;
  copied text;
begin
  t := private.place_tables(kind);
  select string_agg(quote_ident(name), ', '), string_agg(format('%1$I = excluded.%1$I', name), ', ')
  into columns, copied
  from unnest(private.shared_columns(kind)) as name;

  execute format($sql$
    delete from public.%3$I as u
    where u.id = any ($1)
      and not exists (select from public.%1$I where place_id = u.id and status = 'published')
      and not exists (select from public.%2$I where place_id = u.id and status = 'published')
  $sql$, t.owned, t.imported, t.unified) using place_ids;

  execute format($sql$
    delete from public.places as p
    where p.id = any ($1)
      and not exists (select from public.%1$I where place_id = p.id)
      and not exists (select from public.%2$I where place_id = p.id)
  $sql$, t.owned, t.imported) using place_ids;

  -- An owned row wins over imports, the older over the newer. The address is the wished one, else the dashed name;
  -- where another place has it, or had it, the place's short id is added.
  execute format($sql$
    with winner as (
      select distinct on (place_id) *
      from (
        select place_id, %1$L as source_table, id as source_row, 0 as rank, slug as wished, created_at as since, %4$s
        from public.%1$I where place_id = any ($1) and status = 'published'
        union all
        select place_id, %2$L, id, 1, slug, created_at, %4$s
        from public.%2$I where place_id = any ($1) and status = 'published'
      ) as candidates
      order by place_id, rank, since, source_row
    ),
    wish as (
      select w.*, u.slug as had, coalesce(w.wished, private.dashed(w.name)) as wish,
        '-' || left(w.place_id::text, 8) as suffix
      from winner as w left join public.%3$I as u on u.id = w.place_id
    ),
    addressed as (
      select w.*,
        case
          when w.had in (w.wish, w.wish || w.suffix) then w.had
          when row_number() over (partition by w.wish order by w.had is null, w.since, w.place_id) = 1
            and not exists (select from public.%3$I as x where x.slug = w.wish and x.id <> w.place_id)
            and not exists (
              select from public.place_redirects as r
              where r.kind = %5$L and r.old_slug = w.wish and r.new_id <> w.place_id
            )
          then w.wish
          else w.wish || w.suffix
        end as slug
      from wish as w
    ),
    moved as (
      insert into public.place_redirects (kind, old_slug, new_id)
      select %5$L, had, place_id from addressed where had <> slug
      on conflict (kind, old_slug) do update set new_id = excluded.new_id
    )
    insert into public.%3$I (id, slug, source_table, source_row, %4$s)
    select place_id, slug, source_table, source_row, %4$s from addressed
    on conflict (id) do update set
      slug = excluded.slug, source_table = excluded.source_table, source_row = excluded.source_row,
      updated_at = now(), %6$s
  $sql$, t.owned, t.imported, t.unified, columns, kind, copied) using place_ids;

  -- A place that has an address again does not redirect from it; the id it merged with still does.
  execute format($sql$
    update public.place_redirects as r set old_slug = null from public.%I as u
    where u.id = any ($1) and r.kind = $2 and r.old_slug = u.slug and r.new_id = u.id and r.old_id is not null
  $sql$, t.unified) using place_ids, kind;
  execute format($sql$
    delete from public.place_redirects as r using public.%I as u
    where u.id = any ($1) and r.kind = $2 and r.old_slug = u.slug and r.new_id = u.id
  $sql$, t.unified) using place_ids, kind;

  perform private.set_settling(true);
  execute format($sql$
    update public.%1$I as s set slug = u.slug from public.%2$I as u
    where s.place_id = any ($1) and u.id = s.place_id and s.slug is distinct from u.slug
  $sql$, t.owned, t.unified) using place_ids;
  execute format($sql$
    update public.%1$I as s set slug = u.slug from public.%2$I as u
    where s.place_id = any ($1) and u.id = s.place_id and s.slug is distinct from u.slug
  $sql$, t.imported, t.unified) using place_ids;
  perform private.set_settling(false);
end $function$;

CREATE OR REPLACE FUNCTION private.published_count(author uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (select count(*) from public.reviews as v where v.user_id = author and v.status = 'published')
    + (select count(*) from public.contributions as c where c.author_id = author and c.state = 'published')
    + (select count(*) from public.replies as r where r.author_id = author and r.state = 'published')
    + (
      select count(distinct (m.subject_kind, m.subject_id)) from public.moderation_items as m
      where m.author_id = author and m.subject_kind not in ('review', 'contribution', 'reply') and m.status = 'approved'
        and m.reason in ('new', 'changed')
    )
$function$;

CREATE OR REPLACE FUNCTION private.published_json(listing businesses)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'account_id', listing.business_account_id, 'business_id', listing.id, 'place_id', listing.place_id, 'slug', listing.slug
  )
$function$;

CREATE OR REPLACE FUNCTION private.rank_by_plan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  tier text;
begin
  if current_setting('mahalla.settling', true) = 'on' or new.is_sample then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if new.business_account_id is not distinct from old.business_account_id then
      return new;
    end if;
    new.featured := new.featured and old.subscription_tier is null;
    new.subscription_tier := null;
  end if;
  tier := private.plan_tier(new.business_account_id);
  if tier is not null then
    new.subscription_tier := tier;
    new.featured := true;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.rate_places(place_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Two reviews at the same moment: the second waits here, and then counts the first.
  perform from public.places where id = any (place_ids) order by id for no key update;
  insert into public.place_standing as s (place_id, rating, reviews_count)
  select p.id, round(avg(r.rating), 2)::double precision, nullif(count(r.id), 0)
  from public.places as p left join public.reviews as r on r.place_id = p.id and r.status = 'published'
  where p.id = any (place_ids)
  group by p.id
  on conflict (place_id) do update set
    rating = excluded.rating, reviews_count = excluded.reviews_count, updated_at = now();
end $function$;

CREATE OR REPLACE FUNCTION private.read_as(readers jsonb, statement text, keys jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  reader jsonb;
  seen jsonb;
  answers jsonb := '[]'::jsonb;
begin
  for reader in select value from jsonb_array_elements(readers) loop
    begin
      perform set_config('role', reader ->> 'role', true),
        set_config('request.jwt.claim.sub', coalesce(reader ->> 'sub', ''), true),
        set_config('request.jwt.claim.role', reader ->> 'role', true),
        set_config('request.jwt.claims', (reader -> 'claims')::text, true);
      execute statement into seen using keys;
    exception when others then
      seen := null;
    end;
    answers := answers || jsonb_build_array(coalesce(seen, '[]'::jsonb));
  end loop;
  perform set_config('role', 'none', true);
  return answers;
end $function$;

CREATE OR REPLACE FUNCTION private.reasons_to_wait(author uuid, content text)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(r.reason order by r.reason), '{}')
    -- Whoever the house knows well may put links into a text.
    || case when private.trust_level(author) >= 2 then array_remove(private.text_flags(content), 'links') else private.text_flags(content) end
  from (
    values
      (
        'new_account',
        not exists (select from public.profiles as p where p.id = author and p.created_at <= now() - interval '1 day')
      ),
      ('few_contributions', private.published_count(author) < 2),
      ('rejected_lately', private.was_rejected_lately(author)),
      ('words', private.word_effect(content) is not null)
  ) as r (reason, holds)
  where r.holds and not private.is_house(author)
$function$;

CREATE OR REPLACE FUNCTION private.rebuild_unified(kind text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  t record;
  owned_ids uuid[];
  imported_ids uuid[];
begin
  t := private.place_tables(kind);
  execute format('select coalesce(array_agg(id), ''{}'') from public.%I', t.owned) into owned_ids;
  execute format('select coalesce(array_agg(id), ''{}'') from public.%I', t.imported) into imported_ids;
  perform private.settle_places(kind, owned_ids, imported_ids, (select array_agg(id) from public.places as p where p.kind = rebuild_unified.kind));
end $function$;

CREATE OR REPLACE FUNCTION private.recipe_line(content text, most integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select nullif(left(btrim(regexp_replace(private.clean_text(content), '\s+', ' ', 'g')), most), '')
$function$;

CREATE OR REPLACE FUNCTION private.recipe_text(introduction text, ingredients jsonb, steps jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select concat_ws(
    E'\n\n', nullif(introduction, ''),
    (
      select string_agg(case when i.item ? 'heading' then '**' || (i.item ->> 'heading') || '**' else '- ' || concat_ws(
        ' ', concat_ws('–', i.item ->> 'amount', i.item ->> 'to'), i.item ->> 'unit', i.item ->> 'name'
      ) end, E'\n' order by i.place)
      from jsonb_array_elements(ingredients) with ordinality as i (item, place)
    ),
    (
      select string_agg(s.place || '. ' || (s.step ->> 'text'), E'\n' order by s.place)
      from jsonb_array_elements(steps) with ordinality as s (step, place)
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.records_of(kind text, filters jsonb, sort_by text, after_row jsonb, is_back boolean, max_results integer)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  is_business boolean := kind = 'business';
  sort_value text;
  ahead text;
  direction text;
  conditions text := '';
  words tsquery;
begin
  sort_value := case sort_by
    when 'place' then $q$(coalesce(r.country_code, '') || '|' || coalesce(r.city, ''))$q$
    when 'updated' then 'r.updated_at'
    else 'r.name_folded' end;
  -- Newest first, names and places from the start of the alphabet; backwards the other way round.
  ahead := case when sort_by = 'updated' then case when is_back then '>' else '<' end
    else case when is_back then '~<~' else '~>~' end end;
  direction := case when sort_by = 'updated' then case when is_back then 'asc' else 'desc' end
    else case when is_back then 'using operator(pg_catalog.~>~)' else 'using operator(pg_catalog.~<~)' end end;
  if filters ->> 'country' is not null then
    conditions := conditions || $q$ and r.country_code = $1 ->> 'country'$q$;
  end if;
  if filters ->> 'city' is not null then
    conditions := conditions || $q$ and lower(r.city) = lower($1 ->> 'city')$q$;
  end if;
  if filters ->> 'category' is not null then
    if not is_business then
      return;
    end if;
    conditions := conditions || $q$ and r.business_category = $1 ->> 'category'$q$;
  end if;
  if filters ->> 'source' = 'site' then
    conditions := conditions || ' and r.source is null';
  elsif filters ->> 'source' is not null then
    conditions := conditions || $q$ and r.source = $1 ->> 'source'$q$;
  end if;
  if (filters ->> 'without_samples')::boolean then
    conditions := conditions || ' and not r.is_sample';
  end if;
  if filters ->> 'text' is not null then
    words := private.prefix_query(filters ->> 'text');
    if words is null then
      return;
    end if;
    conditions := conditions || ' and r.search @@ $3';
  end if;
  if is_business then
    conditions := conditions || ' and r.closed_on is null';
  end if;
  if after_row is not null then
    -- Where the sort values are equal, businesses come before mosques, then ids decide.
    conditions := conditions || format(
      ' and %1$s operator(pg_catalog.%2$s) ($2 ->> 0)::%3$s
        and (%1$s operator(pg_catalog.%4$s) ($2 ->> 0)::%3$s or %5$s)',
      sort_value,
      case ahead when '>' then '>=' when '<' then '<=' when '~>~' then '~>=~' else '~<=~' end,
      case when sort_by = 'updated' then 'timestamptz' else 'text' end,
      ahead,
      case
        when kind = after_row ->> 1 then format('r.id %s ($2 ->> 2)::uuid', case when is_back then '<' else '>' end)
        else ((kind > after_row ->> 1) <> is_back)::text
      end);
  end if;
  return query execute format($sql$
    select jsonb_build_object(
      'kind', %1$L, 'id', r.id, 'slug', r.slug, 'name', r.name, 'local_name', r.local_name,
      'category', %2$s, 'subcategory', %3$s, 'address', r.address, 'city', r.city, 'state', r.state,
      'country', r.country, 'country_code', r.country_code, 'latitude', r.latitude, 'longitude', r.longitude,
      'phone', r.phone, 'website', r.website, 'halal_level', %4$s, 'source', r.source, 'licence', r.licence,
      'is_sample', r.is_sample, 'updated_at', r.updated_at, 'sort', %5$s)
    from public.%6$I as r
    where true %7$s
    order by %5$s %8$s, r.id %9$s
    limit %10$s
  $sql$, kind,
    case when is_business then 'r.business_category' else 'r.mosque_type' end,
    case when is_business then 'r.subcategory' else 'null::text' end,
    case when is_business then 'r.halal_level' else 'null::smallint' end,
    sort_value, kind || '_unified', conditions, direction, case when is_back then 'desc' else 'asc' end,
    max_results)
  using filters, after_row, words;
end $function$;

CREATE OR REPLACE FUNCTION private.refresh_cover(place uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  cover uuid;
begin
  if not exists (select from public.photos as p where p.place_id = place and p.is_cover) then
    update public.photos set is_cover = true
    where id = (
      select p.id from public.photos as p
      where p.place_id = place and p.status = 'published'
        and not exists (
          select from public.business_unified as u
          left join public.place_standing as s on s.place_id = u.id
          where u.id = place and u.image is not null and s.image is distinct from u.image
        )
      order by p.is_owner_photo desc, p.position, p.created_at limit 1
    );
  end if;
  select p.id into cover from public.photos as p where p.place_id = place and p.is_cover;
  if exists (
    select from public.place_standing as s
    where s.place_id = place and s.image is not distinct from '/photos/' || cover || '/640.webp'
  ) then
    return;
  end if;
  if cover is not null or exists (select from public.place_standing as s where s.place_id = place and s.image like '/photos/%') then
    perform private.set_standing(place, jsonb_build_object('image', '/photos/' || cover || '/640.webp'));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.refresh_halal(place_ids uuid[], today date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed uuid[];
begin
  with fresh as (
    select p.id, case
      when exists (select from public.halal_evidence as e where e.place_id = p.id and e.status <> 'withdrawn')
      then private.halal_level_of(p.id, today)
    end as level
    from public.places as p
    where p.id = any (place_ids) and p.kind = 'business'
  ),
  written as (
    insert into public.place_standing as s (place_id, halal_level)
    select f.id, f.level from fresh as f
    where f.level is not null
      or exists (select from public.place_standing as x where x.place_id = f.id and x.halal_level is not null)
    on conflict (place_id) do update set halal_level = excluded.halal_level, updated_at = now()
    where s.halal_level is distinct from excluded.halal_level
    returning s.place_id
  )
  select array_agg(w.place_id) into changed from written as w;
  if changed is not null then
    -- A listing that is not public now gets its standing when it is published.
    perform private.publish_places(
      'business', array(select u.id from public.business_unified as u where u.id = any (changed))
    );
  end if;
  return coalesce(cardinality(changed), 0);
end $function$;

CREATE OR REPLACE FUNCTION private.refresh_ownership(place_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed uuid[];
begin
  with fresh as (
    select p.id, case
      when exists (select from public.ownership_privacy as h where h.place_id = p.id) then null
      else nullif(private.ownership_level_of(p.id), 0)
    end as level
    from public.places as p
    where p.id = any (place_ids) and p.kind = 'business'
  ),
  written as (
    insert into public.place_standing as s (place_id, ownership_level, muslim_owned)
    select f.id, f.level, case when f.level >= 1 then true end from fresh as f
    where f.level is not null
      or exists (
        select from public.place_standing as x
        where x.place_id = f.id and (x.ownership_level is not null or x.muslim_owned is not null)
      )
    on conflict (place_id) do update
    set ownership_level = excluded.ownership_level, muslim_owned = excluded.muslim_owned, updated_at = now()
    where s.ownership_level is distinct from excluded.ownership_level
      or s.muslim_owned is distinct from excluded.muslim_owned
    returning s.place_id
  )
  select array_agg(w.place_id) into changed from written as w;
  if changed is not null then
    -- A listing that is not public now gets its standing when it is published.
    perform private.publish_places(
      'business', array(select u.id from public.business_unified as u where u.id = any (changed))
    );
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_import_step(import imports, step text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if import.id is null then
    raise exception 'missing' using errcode = '22023', detail = 'There is no such import';
  end if;
  raise exception 'conflict' using errcode = '22023', detail = format('An import that is %s cannot be %s', import.state, step);
end $function$;

CREATE OR REPLACE FUNCTION private.reply_card(r replies, starter uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when r.state <> 'published' then jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state)
    else jsonb_build_object(
      'id', r.id, 'number', r.number, 'state', r.state, 'author', private.person_card(r.author_id),
      'body', case when not private.is_folded(r.author_id) then r.body end, 'is_folded', private.is_folded(r.author_id),
      'language', r.language, 'published_at', r.published_at, 'edited_at', r.edited_at, 'is_sample', r.is_sample,
      'reactions_count', r.reactions_count, 'is_starter', r.author_id is not distinct from starter and starter is not null,
      'is_mine', r.author_id is not distinct from auth.uid() and auth.uid() is not null,
      'has_reacted', auth.uid() is not null and exists (
        select from public.reactions as x where x.reply_id = r.id and x.user_id = auth.uid()
      ),
      'quoted', (
        select jsonb_build_object('number', q.number, 'author', private.person_card(q.author_id), 'body', left(q.body, 280))
        from public.replies as q where q.id = r.quotes and q.state = 'published' and not private.is_folded(q.author_id)
      )
    ) end
$function$;

CREATE OR REPLACE FUNCTION private.report_import(import imports)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  one_kind text;
  t record;
  changed text;
  part jsonb;
  result jsonb := '{}';
begin
  foreach one_kind in array private.import_kinds(import.kind) loop
    t := private.place_tables(one_kind);
    select string_agg(format('coalesce(s.%1$I, e.%1$I) is distinct from e.%1$I', name), ' or ') into changed
    from private.import_columns(one_kind);
    execute format($sql$
      with compared as materialized (
        select s.seq, s.line, s.name, s.city, s.phone, s.place_key, e.id as row_id,
          e.id is not null and (%3$s) as is_changed, e.name as old_name, e.city as old_city, e.phone as old_phone
        from private.import_rows as s
        left join public.%2$I as e on e.source = $2 and e.source_id = s.source_id
        where s.import_id = $1 and s.kind = %4$L
      ),
      known as (
        select distinct on (c.seq) c.seq, r.source_table, r.name, r.city
        from compared as c
        join (
          select place_key, 0 as rank, %1$L as source_table, name, city from public.%1$I
          union all
          select place_key, 1, %2$L, name, city from public.%2$I
        ) as r on r.place_key = c.place_key
        where c.row_id is null
        order by c.seq, r.rank
      ),
      repeated as (
        select seq, line, name, city, first_line from (
          select seq, line, name, city, first_value(line) over same as first_line, row_number() over same as n
          from compared where row_id is null
          window same as (partition by place_key order by seq)
        ) as numbered
        where n > 1 and not exists (select from known where known.seq = numbered.seq)
      )
      select jsonb_build_object(
        'new', (select count(*) from compared where row_id is null),
        'changed', (select count(*) from compared where is_changed),
        'same', (select count(*) from compared where row_id is not null and not is_changed),
        'known', (select count(*) from known),
        'repeated', (select count(*) from repeated),
        'examples', jsonb_build_object(
          'new', (select coalesce(jsonb_agg(x), '[]') from (
            select line, name, city from compared as c
            where row_id is null and not exists (select from known where known.seq = c.seq)
            order by seq limit 5) as x),
          'changed', (select coalesce(jsonb_agg(x), '[]') from (
            select line, name, city, phone, old_name, old_city, old_phone from compared where is_changed order by seq limit 5) as x),
          'known', (select coalesce(jsonb_agg(x), '[]') from (
            select c.line, c.name, c.city, k.name as old_name, k.city as old_city, k.source_table
            from known as k join compared as c using (seq) order by seq limit 5) as x),
          'repeated', (select coalesce(jsonb_agg(x), '[]') from (
            select line, name, city, first_line from repeated order by seq limit 5) as x)
        )
      )
    $sql$, t.owned, t.imported, changed, one_kind)
    into part using import.id, import.source;
    result := result || jsonb_build_object(one_kind, part);
  end loop;
  return result;
end $function$;

CREATE OR REPLACE FUNCTION private.require_member()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null or not private.is_member() then
    raise exception 'members_only' using errcode = '42501';
  end if;
  return auth.uid();
end $function$;

CREATE OR REPLACE FUNCTION private.review_decision(review uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('status', m.status, 'canned', m.canned, 'note', m.note)
  from public.moderation_items as m
  where m.subject_kind = 'review' and m.subject_id = review and m.author_id = auth.uid() and m.status <> 'withdrawn'
  order by m.opened_at desc
  limit 1
$function$;

CREATE OR REPLACE FUNCTION private.saved_business(u business_unified)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.business_card(u, 999999) || jsonb_build_object('closed_on', u.closed_on) $function$;

CREATE OR REPLACE FUNCTION private.saved_mosque(m mosque_unified)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select to_jsonb(m) - array['position', 'search', 'name_folded'] $function$;

CREATE OR REPLACE FUNCTION private.search_area(search private.directory_search, radius_km double precision)
 RETURNS private.directory_search
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  usual_radius constant double precision := 75;
  has_bounds boolean := search.min_lat is not null and search.max_lat is not null
    and search.min_lng is not null and search.max_lng is not null;
  radius double precision := case when radius_km > 0 then least(radius_km, 20038) end;
  crosses_date_line boolean := search.min_lng > search.max_lng;
  sum_lng double precision := search.min_lng + search.max_lng;
begin
  search.is_chosen := has_bounds or radius is not null;
  if not has_bounds then
    search.min_lat := null;
  end if;
  search.inside := '';
  search.box := '';
  if has_bounds then
    search.middle := private.sphere_point(
      (search.min_lat + search.max_lat) / 2,
      case when not crosses_date_line then sum_lng / 2
        else (sum_lng + 360) / 2 - case when sum_lng > 0 then 360 else 0 end end
    );
    select max(private.sphere_point(corner.lat, corner.lng) operator(extensions.<->) search.middle) * 1.01
    into search.reach
    from (values
      (search.min_lat, search.min_lng), (search.min_lat, search.max_lng),
      (search.max_lat, search.min_lng), (search.max_lat, search.max_lng)
    ) as corner (lat, lng);
    search.inside := ' and u.latitude between $10 and $11 and u.position is not null and '
      || case when crosses_date_line then '(u.longitude >= $12 or u.longitude <= $13)'
        else 'u.longitude between $12 and $13' end;
  elsif search.here is not null then
    search.middle := search.here;
    search.reach := 12742 * sin(least(coalesce(radius, usual_radius), 20000) / 12742);
    search.inside := ' and (u.position operator(extensions.<->) $1) <= $9'
      -- Somewhere in a city is not within two kilometres of anyone.
      || case when coalesce(radius, usual_radius) < 25 then ' and u.latitude is not null' else '' end;
  end if;
  -- The index of a wide area is slower than none.
  if search.reach < 3000 then
    search.box := ' and u.position operator(extensions.<@) extensions.cube_enlarge($2, $9, 3)';
    search.inside := search.inside || search.box;
  end if;
  return search;
end $function$;

CREATE OR REPLACE FUNCTION private.search_first(search private.directory_search, is_narrowed boolean, share double precision, wanted integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  condition text := search.conditions || search.by_words || case when is_narrowed then search.inside else '' end;
  is_by_distance boolean := search.index_order like '%<->%';
  farthest integer := wanted * 10 + 3000;
  near integer := least(
    greatest(wanted * 3, (wanted * 1.5 / greatest(coalesce(share, 1), 0.001))::integer) + 50, farthest
  );
  walked integer;
  ids uuid[];
begin
  -- An order that has nothing to do with the area would have us walk the whole world for it.
  if not is_narrowed or (search.here is not null and search.min_lat is null and is_by_distance) then
    foreach walked in array array[near, farthest] loop
      execute format(
        'select array_agg(id order by %s) from (
           select u.id, %s as distance, u.priority, u.featured, u.rating, u.reviews_count, u.created_at, u.name_folded
           from (
             select u.* from public.business_unified as u
             where %s order by %s fetch first %s rows with ties
           ) as u
           where %s
         ) as members',
        search.sorting, search.distance, case when is_by_distance then 'u.position is not null' else 'true' end,
        search.index_order, walked, condition)
      into ids
      using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words,
        search.contained, search.category, search.reach, search.min_lat, search.max_lat, search.min_lng, search.max_lng;
      if cardinality(ids) >= wanted then
        return ids;
      end if;
    end loop;
  end if;
  execute format(
    'select array_agg(id order by place) from (
       select id, row_number() over (order by %1$s) as place from (
         select u.id, %2$s as distance, u.priority, u.featured, u.rating, u.reviews_count, u.created_at, u.name_folded
         from public.business_unified as u where %3$s
       ) as every
       order by %1$s limit %4$s
     ) as first_ones', search.sorting, search.distance, condition, wanted)
  into ids
  using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words, search.contained,
    search.category, search.reach, search.min_lat, search.max_lat, search.min_lng, search.max_lng;
  return ids;
end $function$;

CREATE OR REPLACE FUNCTION private.search_members(search private.directory_search, source text, condition text, asks_inside boolean, OUT total integer, OUT ids uuid[], OUT total_inside integer, OUT ids_inside uuid[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  -- One more than is counted exactly.
  looked_at constant integer := 1001;
begin
  execute format(
    'select count(*), array_agg(id order by %1$s), %2$s
     from (
       select u.id, %3$s as distance, u.priority, u.featured, u.rating, u.reviews_count, u.created_at, u.name_folded,
         true %4$s as is_inside
       from %5$s as u where %6$s limit %7$s
     ) as members',
    search.sorting,
    case when asks_inside
      then format('count(*) filter (where is_inside), array_agg(id order by %s) filter (where is_inside)', search.sorting)
      else 'null, null' end,
    search.distance, case when asks_inside then search.inside else '' end, source, condition, looked_at)
  into total, ids, total_inside, ids_inside
  using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words, search.contained,
    search.category, search.reach, search.min_lat, search.max_lat, search.min_lng, search.max_lng;
end $function$;

CREATE OR REPLACE FUNCTION private.search_order(search private.directory_search, sort text)
 RETURNS private.directory_search
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  best constant text := 'priority desc, featured desc, rating desc nulls last, reviews_count desc, id';
begin
  search.distance := case when search.here is null then '999999::double precision'
    else 'case when u.position is null then 999999
      else greatest(
        12742 * asin(least(1, (u.position operator(extensions.<->) $1) / 12742)),
        case when u.latitude is null then 25 end
      ) end' end;
  case
    when sort = 'rating' then
      search.sorting := 'rating desc nulls last, reviews_count desc, distance, id';
      search.index_order := 'u.rating desc nulls last, u.reviews_count desc';
    when sort = 'newest' then
      search.sorting := 'created_at desc, id';
      search.index_order := 'u.created_at desc';
    when sort = 'name' then
      search.sorting := 'name_folded using operator(pg_catalog.~<~), distance, id';
      search.index_order := 'u.name_folded using operator(pg_catalog.~<~)';
    when search.here is null then
      search.sorting := best;
      search.index_order := 'u.priority desc, u.featured desc, u.rating desc nulls last, u.reviews_count desc';
    when sort = 'distance' then
      search.sorting := 'distance, rating desc nulls last, reviews_count desc, id';
      search.index_order := 'u.position operator(extensions.<->) $1';
    else
      search.sorting := 'distance, ' || best;
      search.index_order := 'u.position operator(extensions.<->) $1';
  end case;
  return search;
end $function$;

CREATE OR REPLACE FUNCTION private.search_rows(ids uuid[], here extensions.cube)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name, 'image', u.image,
      'rating', u.rating, 'reviews_count', u.reviews_count, 'business_type', u.business_type,
      'business_category', u.business_category, 'subcategory', u.subcategory, 'address', u.address,
      'city', u.city, 'state', u.state, 'country', u.country, 'country_code', u.country_code,
      'latitude', u.latitude, 'longitude', u.longitude, 'time_zone', u.time_zone, 'phone', u.phone,
      'hours', u.hours, 'halal_level', u.halal_level, 'muslim_owned', u.muslim_owned,
      'price_range', u.price_range, 'featured', u.featured, 'priority', u.priority, 'facts', u.facts,
      'is_sample', u.is_sample,
      'distance', case when here is null or u.position is null then 999999
        else greatest(
          12742 * asin(least(1, (u.position operator(extensions.<->) here) / 12742)),
          case when u.latitude is null then 25 end
        ) end
    ) order by i.place
  ), '[]')
  from unnest(ids) with ordinality as i (id, place)
  join public.business_unified as u on u.id = i.id
$function$;

CREATE OR REPLACE FUNCTION private.search_share(search private.directory_search, box text)
 RETURNS double precision
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  sample_size constant integer := 300;
  sampled integer;
  matching integer;
begin
  execute format(
    'select count(*), count(*) filter (where %s)
     from (select u.* from public.business_unified as u where true %s limit %s) as u',
    search.conditions || search.by_words, box, sample_size)
  into sampled, matching
  using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words, search.contained,
    search.category, search.reach;
  return case when sampled = sample_size then matching / sampled::double precision end;
end $function$;

CREATE OR REPLACE FUNCTION private.search_terms(category text, subcategory text, filters jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array_remove(array[
      nullif(btrim(category), ''),
      nullif(btrim(category), '') || '/' || nullif(btrim(subcategory), ''),
      case when jsonb_typeof(filters -> 'halal') = 'number' and (filters ->> 'halal')::numeric between 1 and 4
        then 'halal:' || (filters ->> 'halal')::numeric::integer end,
      case when filters ->> 'muslim_owned' = 'true' then 'muslim-owned' end
    ], null)
    || array(select 'fact:' || f from jsonb_array_elements_text(
      case when jsonb_typeof(filters -> 'facts') = 'array' then filters -> 'facts' else '[]' end) as f)
$function$;

CREATE OR REPLACE FUNCTION private.search_within(search private.directory_search, is_narrowed boolean, INOUT share double precision, OUT total integer, OUT ids uuid[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  -- An area of no more rows is seen whole: a town, not a city.
  longest_walk constant integer := 8000;
  -- How often a member must be met for a longer walk to be worth it: in a city, in a wide area, and everywhere.
  common constant double precision[] := array[0.125, 0.01, 0.05];
  condition text := search.conditions || search.by_words;
  -- A row's category stands near its beginning, its terms near its end: where one word rules most rows out, the rest of
  -- them need not be taken apart.
  by_category text :=
    case when btrim(search.category) ~ '^[a-z]+$' then ' and u.business_category = btrim($8)' else '' end;
  walked integer;
  members record;
begin
  if is_narrowed and condition <> 'u.closed_on is null' then
    -- How many there are the index alone can say.
    if search.box <> '' then
      execute format('select count(*) from (select from public.business_unified as u where true %s limit %s) as u',
        search.box, longest_walk + 1)
      into walked
      using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words,
        search.contained, search.category, search.reach;
    end if;
    if walked <= longest_walk then
      members := private.search_members(
        search,
        format('(select u.* from public.business_unified as u where true %s offset 0)', search.box || by_category),
        condition || search.inside, false
      );
      total := members.total;
      ids := members.ids;
      return;
    end if;
    share := private.search_share(search, search.box);
  end if;
  if share < common[case when not is_narrowed then 3 when search.box = '' then 2 else 1 end] then
    perform set_config('enable_bitmapscan', 'on', true);
  end if;
  members := private.search_members(
    search, 'public.business_unified', condition || case when is_narrowed then search.inside else '' end, false
  );
  total := members.total;
  ids := members.ids;
  perform set_config('enable_bitmapscan', 'off', true);
end $function$;

CREATE OR REPLACE FUNCTION private.second_factor_given()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified')
$function$;

CREATE OR REPLACE FUNCTION private.set_contribution_state(subject uuid, wanted text, public_since timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.contributions as c set state = wanted, published_at = public_since,
    last_activity_at = case when c.published_at is null and public_since is not null then now() else c.last_activity_at end
  where c.id = subject
$function$;

CREATE OR REPLACE FUNCTION private.set_mosque_back(suggestion mosque_suggestions)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  replaced record;
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  perform private.apply_mosque_change(suggestion.place_id, suggestion.former - array['iqamah', 'jumuah']);
  -- What comes back is still the word of whoever said it then.
  perform set_config('mahalla.trusted', 'on', true);
  delete from public.jumuah_sessions as s
  using jsonb_array_elements(coalesce(suggestion.changes -> 'jumuah', '[]')) as j
  where s.place_id = suggestion.place_id and s.khutbah_at = j.value ->> 'khutbah_at' and s.said_as = 'member';
  insert into public.jumuah_sessions
  select (jsonb_populate_record(null::public.jumuah_sessions, j.value)).*
  from jsonb_array_elements(coalesce(suggestion.former -> 'jumuah', '[]')) as j
  on conflict do nothing;
  for replaced in select i.key as prayer, i.value as rule from jsonb_each(coalesce(suggestion.former -> 'iqamah', '{}')) as i loop
    delete from public.iqamah_rules as r
    where r.place_id = suggestion.place_id and r.prayer = replaced.prayer
      and r.effective_from = suggestion.decided_at::date and r.at_time = suggestion.changes -> 'iqamah' ->> replaced.prayer;
    insert into public.iqamah_rules
    select (jsonb_populate_record(null::public.iqamah_rules, replaced.rule)).*
    where jsonb_typeof(replaced.rule) = 'object'
    on conflict do nothing;
  end loop;
  perform set_config('mahalla.trusted', trusted, true);
end $function$;

CREATE OR REPLACE FUNCTION private.set_review_status(subject_id uuid, new_status text, public_since timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  before text := current_setting('mahalla.trusted', true);
begin
  perform set_config('mahalla.trusted', 'on', true);
  update public.reviews set status = new_status, published_at = public_since where id = subject_id;
  perform set_config('mahalla.trusted', coalesce(before, ''), true);
end $function$;

CREATE OR REPLACE FUNCTION private.set_settling(is_on boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select set_config('mahalla.settling', case when is_on then 'on' else '' end, true)
$function$;

CREATE OR REPLACE FUNCTION private.set_standing(place uuid, standing jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.place_standing as s
    (place_id, rating, reviews_count, halal_level, ownership_level, muslim_owned, image)
  values (
    place, (standing ->> 'rating')::double precision, (standing ->> 'reviews_count')::integer,
    (standing ->> 'halal_level')::smallint, (standing ->> 'ownership_level')::smallint,
    (standing ->> 'muslim_owned')::boolean, standing ->> 'image'
  )
  on conflict (place_id) do update set
    rating = case when standing ? 'rating' then excluded.rating else s.rating end,
    reviews_count = case when standing ? 'reviews_count' then excluded.reviews_count else s.reviews_count end,
    halal_level = case when standing ? 'halal_level' then excluded.halal_level else s.halal_level end,
    ownership_level = case when standing ? 'ownership_level' then excluded.ownership_level else s.ownership_level end,
    muslim_owned = case when standing ? 'muslim_owned' then excluded.muslim_owned else s.muslim_owned end,
    image = case when standing ? 'image' then excluded.image else s.image end,
    updated_at = now();
  -- From the row's own word up: a part that was taken back must not linger. Mosques have no such columns.
  if exists (select from public.places as p where p.id = place and p.kind = 'business') then
    perform private.publish_places('business', array[place]);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.settle_changed_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[];
  place_ids uuid[];
  joining uuid[] := '{}';
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(id) into ids from new_rows;
  end if;
  if tg_op <> 'INSERT' then
    select array_agg(distinct place_id) into place_ids from old_rows where place_id is not null;
  end if;
  if ids is null and place_ids is null then
    return null;
  end if;
  if tg_argv[1] <> 'owned' then
    perform private.settle_places(tg_argv[0], '{}', ids, coalesce(place_ids, '{}'));
    return null;
  end if;
  if tg_argv[0] = 'business' and tg_op = 'INSERT' then
    select coalesce(array_agg(n.id), '{}') into joining from new_rows as n
    where n.status <> 'draft' and private.may_join_place(n.owner_id);
  elsif tg_argv[0] = 'business' and tg_op = 'UPDATE' then
    select coalesce(array_agg(n.id), '{}') into joining from new_rows as n join old_rows as o on o.id = n.id
    where n.status <> 'draft' and (n.place_key <> o.place_key or o.status = 'draft') and private.may_join_place(n.owner_id);
  end if;
  perform private.settle_places(tg_argv[0], ids, '{}', coalesce(place_ids, '{}'), joining);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.settle_commission()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  brought public.referrals;
  first_paid timestamptz;
  target integer := 0;
  booked integer;
begin
  if new.paid_at is null or new.order_id is null or coalesce(new.amount_cents, 0) = 0 then
    return null;
  end if;
  select * into brought from public.referrals where business_id = new.business_id;
  if brought.business_id is null then
    return null;
  end if;
  select min(paid_at) into first_paid from public.payments where business_id = new.business_id;
  if new.paid_at < first_paid + make_interval(months => (brought.terms ->> 'months')::integer) then
    target := floor(
      (new.amount_cents - new.tax_cents)::numeric * (new.amount_cents - least(new.refunded_cents, new.amount_cents))
      / new.amount_cents * (brought.terms ->> 'percent')::numeric / 100
    );
  end if;
  select coalesce(sum(amount_cents), 0) into booked from public.commissions where payment_ref = new.ref;
  if target <> booked then
    insert into public.commissions (affiliate_id, payment_ref, amount_cents, currency, payable_on)
    values (
      brought.affiliate_id, new.ref, target - booked, new.currency,
      (new.paid_at at time zone 'utc')::date + (brought.terms ->> 'hold_days')::integer
    );
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.settle_places(kind text, owned_ids uuid[], imported_ids uuid[], place_ids uuid[], joining uuid[] DEFAULT '{}'::uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  t record;
  shared record;
  affected uuid[];
begin
  t := private.place_tables(kind);
  -- One at a time per kind: two people adding the same place at once must end up with one place.
  perform pg_advisory_xact_lock(hashtext('mahalla.places.' || kind));

  perform private.set_settling(true);
  if kind = 'business' then
    perform private.place_owned_businesses(owned_ids, joining);
  end if;
  execute format($sql$
    with keys as (
      select place_key from public.%1$I where id = any ($1) and place_id is null
      union
      select place_key from public.%2$I where id = any ($2) and place_id is null
    ),
    known as (
      select distinct on (place_key) place_key, place_id
      from (
        select place_key, place_id, 0 as rank, created_at from public.%1$I join keys using (place_key)
        where place_id is not null and (%3$L = 'mosque' or status = 'published')
        union all
        select place_key, place_id, 1, created_at from public.%2$I join keys using (place_key)
        where place_id is not null
      ) as rows
      order by place_key, rank, created_at, place_id
    ),
    fresh as materialized (
      select place_key, gen_random_uuid() as place_id from keys
      where not exists (select from known where known.place_key = keys.place_key)
    ),
    registered as (
      insert into public.places (id, kind) select place_id, %3$L from fresh
    ),
    found as materialized (select place_key, place_id from known union all select place_key, place_id from fresh),
    owned as (
      update public.%1$I as r set place_id = found.place_id from found
      where r.place_key = found.place_key and r.place_id is null
    )
    update public.%2$I as r set place_id = found.place_id from found
    where r.place_key = found.place_key and r.place_id is null
  $sql$, t.owned, t.imported, kind) using owned_ids, imported_ids;
  perform private.set_settling(false);

  -- An imported mosque that shares its place with others does not drag them along when its own name changes. An imported
  -- business stays where it is: anyone can edit open data, and would lead one listing's reviews and claims to another.
  for shared in execute format($sql$
    with touched as (
      select place_key, place_id, case when %3$L = 'business' then place_id end as keeper
      from public.%1$I where id = any (case when %3$L = 'business' then $3 else $1 end)
      union
      select i.place_key, i.place_id, null from public.%2$I as i
      where i.id = any ($2) and %3$L = 'mosque'
        and not exists (select from public.%1$I as o where o.place_id = i.place_id)
        and not exists (select from public.%2$I as o where o.place_id = i.place_id and o.id <> i.id)
    )
    select distinct place_key, keeper from touched
    where %3$L = 'mosque' and exists (
        select from public.%1$I as o where o.place_key = touched.place_key and o.place_id <> touched.place_id
      )
      or exists (
        select from public.%2$I as i
        where i.place_key = touched.place_key and i.place_id <> touched.place_id
          and (%3$L = 'mosque' or not exists (select from public.%1$I as o where o.place_id = i.place_id))
      )
  $sql$, t.owned, t.imported, kind) using owned_ids, imported_ids, joining
  loop
    perform private.merge_places_with_key(kind, shared.place_key, shared.keeper);
  end loop;

  execute format($sql$
    select array_agg(distinct place_id) from (
      select unnest($3) as place_id
      union all select place_id from public.%1$I where id = any ($1)
      union all select place_id from public.%2$I where id = any ($2)
    ) as touched
    where place_id is not null
  $sql$, t.owned, t.imported) into affected using owned_ids, imported_ids, place_ids;
  perform private.publish_places(kind, affected);
end $function$;

CREATE OR REPLACE FUNCTION private.settle_plan(account uuid, today date DEFAULT NULL::date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day date := coalesce(today, (now() at time zone 'utc')::date);
  paid record;
  agreed public.subscriptions;
  goes_on boolean;
begin
  select p.*, o.plan_type, o.billing_cycle, o.provider into paid
  from public.payments as p
  join public.plan_orders as o on o.id = p.order_id
  where p.business_id = account and p.paid_at is not null and p.refunded_cents < p.amount_cents
    and p.period_start <= day
  order by p.period_start desc, p.paid_at desc, p.ref desc
  limit 1;
  if paid.ref is null or paid.period_end + private.grace_days() < day then
    update public.memberships
    set plan_type = 'basic', billing_cycle = 'monthly', status = 'active', start_date = day,
      end_date = (day + interval '1 month')::date, auto_renew = true, grace_until = null, cancelled_at = null,
      next_plan = null, next_cycle = null
    where business_id = account and plan_type <> 'basic' and not is_trial
      and exists (select from public.payments where business_id = account);
    return;
  end if;
  select * into agreed from public.subscriptions where ref = paid.subscription_ref;
  goes_on := paid.provider = 'manual' or agreed.ref is null
    or not agreed.cancel_at_end and agreed.status in ('active', 'trialing', 'past_due', 'unpaid');
  -- A transfer's owner cancels here, not at a provider: what was said about this very period stays.
  if paid.provider = 'manual' and exists (
    select from public.memberships as m
    where m.business_id = account and m.plan_type = paid.plan_type and m.start_date = paid.period_start
  ) then
    return;
  end if;
  perform private.begin_plan(account, paid.plan_type, paid.billing_cycle, paid.period_start, paid.period_end);
  update public.memberships
  set auto_renew = goes_on,
    cancelled_at = case when goes_on then null else coalesce(agreed.as_of, now()) end,
    grace_until = case
      when agreed.status in ('past_due', 'unpaid') or goes_on and paid.period_end < day
        then (paid.period_end + private.grace_days() + 1)::timestamp at time zone 'utc'
    end,
    (next_plan, next_cycle) = (
      select o.plan_type, o.billing_cycle from public.plan_orders as o
      where o.business_id = account and o.status = 'open' and o.starts_on = paid.period_end
      order by o.created_at desc limit 1
    )
  where business_id = account;
end $function$;

CREATE OR REPLACE FUNCTION private.settle_trust(member uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.people as p set trust = private.trust_level(member)
  where p.user_id = member and p.trust is distinct from private.trust_level(member)
$function$;

CREATE OR REPLACE FUNCTION private.settle_words(search private.directory_search, query text)
 RETURNS private.directory_search
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if search.words is null or not private.has_unknown_word(query) then
    return search;
  end if;
  perform set_config('enable_seqscan', 'off', true);
  execute format('select exists (select from public.business_unified as u where u.closed_on is null %s)', search.by_words)
  into search.is_rare
  using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words, search.contained;
  perform set_config('enable_seqscan', 'on', true);
  if not search.is_rare then
    search.words := private.corrected_query(query);
    search.by_words := case when search.words is null then ' and false' else ' and u.search @@ $6' end;
    search.is_corrected := true;
  end if;
  return search;
end $function$;

CREATE OR REPLACE FUNCTION private.shared_columns(kind text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select array_agg(u.attname::text order by u.attnum)
    from private.place_tables(kind) as t
    join pg_catalog.pg_attribute as u on u.attrelid = ('public.' || t.unified)::regclass
    where u.attnum > 0 and not u.attisdropped and u.attgenerated = ''
      and u.attname not in ('id', 'slug', 'source_table', 'source_row', 'created_at', 'updated_at')
      and exists (
        select from pg_catalog.pg_attribute as o
        where o.attrelid = ('public.' || t.owned)::regclass and o.attname = u.attname and not o.attisdropped
      )
      and exists (
        select from pg_catalog.pg_attribute as i
        where i.attrelid = ('public.' || t.imported)::regclass and i.attname = u.attname and not i.attisdropped
      )
  );
end $function$;

CREATE OR REPLACE FUNCTION private.similar_businesses(place uuid, max_results integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  here public.business_unified;
  found jsonb;
begin
  select * into here from public.business_unified as u where u.id = place;
  if here.business_category is null then
    return '[]';
  end if;
  if here.position is null then
    select jsonb_agg(private.business_card(u, 999999) order by n.same desc, u.reviews_count desc, u.id) into found
    from (
      select u.id, (u.subcategory is not distinct from here.subcategory) as same
      from public.business_unified as u
      where u.business_category = here.business_category and u.country_code = here.country_code and u.city = here.city
        and u.id <> place and u.closed_on is null
      order by same desc, u.reviews_count desc, u.id
      limit max_results
    ) as n
    join public.business_unified as u on u.id = n.id;
    return coalesce(found, '[]');
  end if;
  with nearest as materialized (
    select u.id, 12742 * asin(least(1, (u.position operator(extensions.<->) here.position) / 12742)) as distance,
      (u.subcategory is not distinct from here.subcategory) as same
    from public.business_unified as u
    where u.business_category = here.business_category and u.id <> place and u.closed_on is null
    order by u.position operator(extensions.<->) here.position
    limit 40
  ),
  chosen as (
    select n.* from nearest as n where n.distance <= 50 order by n.same desc, n.distance, n.id limit max_results
  )
  select jsonb_agg(private.business_card(u, c.distance) order by c.same desc, c.distance, c.id) into found
  from chosen as c join public.business_unified as u on u.id = c.id;
  return coalesce(found, '[]');
end $function$;

CREATE OR REPLACE FUNCTION private.social_card(a social_accounts)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', a.id, 'platform', a.platform, 'handle', a.handle, 'name', a.name, 'about', a.about, 'studied', a.studied,
    'language', a.language, 'topic', a.topic, 'country_code', a.country_code, 'is_verified', a.is_verified,
    'is_sample', a.is_sample, 'published_at', a.published_at
  )
$function$;

CREATE OR REPLACE FUNCTION private.social_name(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select btrim(regexp_replace(
    private.recipe_line(content, 80),
    U&'[\00AD\180E\200B\200E\200F\2060-\2064\2611\2705\2713\2714\FE0F\+01F5F8\+01F5F9]', '', 'g'
  ))
$function$;

CREATE OR REPLACE FUNCTION private.speaks_for(mosques uuid[])
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.mosque_admins where user_id = auth.uid() and mosque_id = any (mosques))
$function$;

CREATE OR REPLACE FUNCTION private.speaks_for_place(place uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.owns_place(place, person)
    or exists (select from public.mosque_admins as m where m.mosque_id = place and m.user_id = person)
$function$;

CREATE OR REPLACE FUNCTION private.sphere_point(lat double precision, lng double precision)
 RETURNS extensions.cube
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when lat between -90 and 90 and lng between -180 and 180 and not (lat = 0 and lng = 0) then
    extensions.cube(array[
      6371 * cos(radians(lat)) * cos(radians(lng)),
      6371 * cos(radians(lat)) * sin(radians(lng)),
      6371 * sin(radians(lat))
    ])
  end
$function$;

CREATE OR REPLACE FUNCTION private.stamp_promo_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.created_at := now();
  new.meta := coalesce(new.meta, '{}');
  -- The query string may hold what a visitor searched for, or where they are.
  new.path := left(split_part(split_part(new.path, '?', 1), '#', 1), 512);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_internal() then
    new.granted_by := auth.uid();
    new.created_at := now();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stated_facts(listing jsonb)
 RETURNS TABLE(fact text, value jsonb)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select k.fact, v.value
  from unnest(private.fact_keys()) as k (fact)
  cross join lateral (
    select case
      when k.fact = 'halal' and ((listing ->> 'halal_level')::smallint >= 1 or jsonb_typeof(listing -> 'halal') = 'object')
      then jsonb_build_object('details', listing -> 'halal', 'is_declared', coalesce((listing ->> 'halal_level')::smallint >= 1, false))
      when k.fact = 'halal' then null
      when k.fact in ('hours', 'phone', 'address', 'website') then listing -> k.fact
      else listing -> 'facts' -> k.fact
    end as value
  ) as v
  where v.value is not null and v.value <> 'null'
$function$;

CREATE OR REPLACE FUNCTION private.submit_listings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if current_setting('mahalla.settling', true) = 'on' or private.is_trusted() then
    return null;
  end if;
  perform private.enqueue_moderation('listing', b.place_id, b.place_id, 'new', concat_ws(', ', b.name, b.city, b.country), b.owner_id)
  from new_rows as n join public.businesses as b on b.id = n.id
  where b.status = 'published' and b.place_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.submit_published()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if current_setting('mahalla.settling', true) = 'on' or private.is_trusted() then
    return null;
  end if;
  perform private.enqueue_moderation('listing', b.place_id, b.place_id, 'new', concat_ws(', ', b.name, b.city, b.country), b.owner_id)
  from new_rows as n join old_rows as o on o.id = n.id join public.businesses as b on b.id = n.id
  where o.status = 'draft' and b.status = 'published' and b.place_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.take_listing_back(claim claims)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  perform set_config('mahalla.trusted', 'on', true);
  -- Whoever decides says so in a letter of its own.
  perform set_config('mahalla.letter', 'none', true);
  update public.businesses as b set owner_id = null, business_account_id = null
  where b.place_id = claim.place_id and b.owner_id = claim.claimant_id;
  perform set_config('mahalla.letter', '', true);
  perform set_config('mahalla.trusted', trusted, true);
end $function$;

CREATE OR REPLACE FUNCTION private.tax_of(net integer, percent numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select round(net * percent / 100)::integer $function$;

CREATE OR REPLACE FUNCTION private.tell(person uuid, kind text, place uuid, note text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.ownership_notices (kind, user_id, place_id, note, business_id)
  select tell.kind, person, place, tell.note, (select b.id from public.businesses as b where b.place_id = place)
  -- Whoever is leaving for good gets no letter.
  where exists (select from auth.users as u where u.id = person)
$function$;

CREATE OR REPLACE FUNCTION private.tell_chat()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chat public.chats;
begin
  select c.* into chat from public.chats as c
  where c.id = case when tg_table_name = 'chats' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'chat_id')::uuid end;
  perform realtime.send('{}', 'news', chat.topic, false);
  perform realtime.send('{}', 'news', 'chats', false);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_former_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  letter text := coalesce(nullif(current_setting('mahalla.letter', true), ''), 'owner_changed');
begin
  if letter <> 'none' then
    perform private.tell(old.owner_id, letter, new.place_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_live(topic text, event text, payload jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform realtime.send(payload, event, topic, true);
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_new_schema()
 RETURNS event_trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Tables of one session are nobody else's business.
  if tg_event = 'sql_drop' then
    perform from pg_event_trigger_dropped_objects() as o where not o.is_temporary;
  else
    perform from pg_event_trigger_ddl_commands() as c where c.schema_name is distinct from 'pg_temp';
  end if;
  if found then
    notify pgrst, 'reload schema';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.text_flags(content text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  with folded as (
    select
      content as plain,
      -- Dates look like telephone numbers; they are taken out before digits are counted.
      regexp_replace(
        translate(content, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
        '[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,2}[./-][0-9]{1,2}[./-](19|20)[0-9]{2}(?![0-9])', 'x', 'g'
      ) as digits,
      length(regexp_replace(content, '[^A-Z]', '', 'g')) as upper_case,
      length(regexp_replace(content, '[^A-Za-z]', '', 'g')) as letters
  )
  select coalesce(array_agg(flags.flag order by flags.flag), '{}')
  from folded,
    lateral (
      values
        (
          'links',
          plain ~* 'https?://|(^|[^a-z0-9])www\.[a-z0-9]|[a-z0-9._%+-]+@[a-z0-9-]+\.[a-z]|(^|[^a-z0-9-])[a-z0-9-]+\.(com|net|org|info|biz|shop|xyz|site|online|link|store|io|ru|ly)($|[^a-z0-9-])'
        ),
        (
          'phone',
          digits ~ '[0-9]{7}|[0-9]([ ().-]{0,2}[0-9]){8}|(\+|00)[ ().-]{0,2}[0-9]([ ().-]{0,2}[0-9]){7}'
        ),
        ('shouting', letters >= 20 and upper_case * 10 > letters * 6 or plain ~ '[!?]{4}')
    ) as flags (flag, found)
  where flags.found
$function$;

CREATE OR REPLACE FUNCTION private.text_list(list jsonb, most integer)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(value order by place), '{}')
  from jsonb_array_elements_text(case when jsonb_typeof(list) = 'array' then list else '[]' end)
    with ordinality as items (value, place)
  where place <= most
$function$;

CREATE OR REPLACE FUNCTION private.tidy_page_view()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.url is null or new.url not like '/%' or new.url like '//%' then
    raise exception 'url must be a path that begins with /' using errcode = '22023';
  end if;
  -- The query string may hold what a visitor searched for, or where they are.
  new.url := left(split_part(split_part(new.url, '?', 1), '#', 1), 512);
  new.title := left(new.title, 300);
  new.page_type := left(new.page_type, 60);
  new.referrer := coalesce(nullif(left(split_part(split_part(new.referrer, '?', 1), '#', 1), 512), ''), 'direct');
  new.user_agent := case
    when private.is_worship_path(new.url) then private.browser_family(new.user_agent)
    else left(new.user_agent, 512)
  end;
  if new."timestamp" is null or new."timestamp" not between now() - interval '1 day' and now() + interval '1 day' then
    new."timestamp" := now();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.today()
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select (now() at time zone 'utc')::date $function$;

CREATE OR REPLACE FUNCTION private.took_second_step()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not coalesce((select value = 'true' from private.settings where name = 'staff_second_factor'), false)
    and private.second_factor_given()
$function$;

CREATE OR REPLACE FUNCTION private.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.trust_level(member uuid)
 RETURNS smallint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when private.is_house(member) then 3
    when p.created_at is null then 0
    when p.created_at <= now() - interval '30 days' and private.published_count(member) >= 20
      and not private.was_rejected_lately(member) then 2
    when p.created_at <= now() - interval '1 day' and private.published_count(member) >= 3 then 1
    else 0
  end::smallint
  from (select (select r.created_at from public.profiles as r where r.id = member) as created_at) as p
$function$;

CREATE OR REPLACE FUNCTION private.usual_mail(kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when kind in ('mention', 'quote', 'answer') then 'now' when kind = 'decision' then 'off' else 'digest' end
$function$;

CREATE OR REPLACE FUNCTION private.verify_claim(claim_id uuid, note text, person_deciding uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  claim public.claims;
  former uuid;
begin
  select * into claim from public.claims where id = claim_id for update;
  if claim.id is null or claim.state = 'verified' then
    return;
  end if;
  former := private.listing_owner(claim.place_id);
  -- The former owner is told by the change itself.
  perform private.give_listing(claim.place_id, claim.claimant_id, claim.business_name);
  update public.claims set state = 'verified', decision_note = note, decided_by = person_deciding, decided_at = now()
  where id = claim.id;
  if former is distinct from claim.claimant_id then
    -- Whoever lost the listing holds no verified claim to it any more.
    update public.claims set state = 'revoked' where place_id = claim.place_id and state = 'verified' and id <> claim.id;
  end if;
  perform private.tell(claim.claimant_id, 'claim_verified', claim.place_id);
  perform private.dispute_claims(claim.place_id);
end $function$;

CREATE OR REPLACE FUNCTION private.was_rejected_lately(author uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.moderation_items as m
    where m.author_id = author and m.status = 'rejected' and m.decided_at > now() - interval '30 days'
      -- An appeal that was upheld takes it back.
      and not exists (
        select from public.moderation_items as a
        where a.subject_kind = m.subject_kind and a.subject_id = m.subject_id and a.status = 'approved'
          and a.decided_at > m.decided_at
      )
  )
$function$;

CREATE OR REPLACE FUNCTION private.web_domain(website text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  -- As nearly all are written; anything else is taken apart by the pattern.
  host text := case when left(website, 8) = 'https://' then lower(split_part(substr(website, 9), '/', 1)) end;
  labels text[];
begin
  if host is null or translate(host, ':?#', '') <> host then
    host := lower(substring(website from '^[a-zA-Z]+://([^/:?#]+)'));
  end if;
  if left(host, 4) = 'www.' then
    host := substr(host, 5);
  end if;
  labels := string_to_array(host, '.');
  if labels[cardinality(labels) - 1] || '.' || labels[cardinality(labels)] in (
    'facebook.com', 'instagram.com', 'tiktok.com', 'twitter.com', 'x.com', 'youtube.com', 'linkedin.com', 'google.com',
    'linktr.ee', 'wa.me', 't.me', 'blogspot.com', 'wordpress.com', 'wixsite.com', 'business.site'
  ) then
    return null;
  end if;
  return nullif(host, '');
end $function$;

CREATE OR REPLACE FUNCTION private.weigh_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_halal(array(select distinct place_id from changed_rows), private.today());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.weigh_ownership()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_ownership(array(select distinct place_id from changed_rows));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.weigh_vouches()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_ownership(array(
    select distinct s.place_id from public.ownership_statements as s
    where s.kind = 'mosque_vouched' and s.mosque_id = old.mosque_id and s.said_by = old.user_id
  ));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.weighs(report reports)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
      select from public.profiles as p
      where p.id = report.reporter_id and p.created_at <= report.created_at - interval '3 days'
    )
    and (
      select count(*) from public.reports as r
      where r.reporter_id = report.reporter_id and r.created_at > now() - interval '30 days'
        and exists (
          select from public.moderation_items as m
          where m.subject_kind = r.subject_kind and m.subject_id = r.subject_id and m.status = 'approved'
            and m.decided_at > r.created_at
        )
    ) < 3
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_moderation(subject_kind text, subject_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.moderation_items as m set status = 'withdrawn', decided_at = now()
  where m.subject_kind = withdraw_moderation.subject_kind and m.subject_id = withdraw_moderation.subject_id
    and m.status = 'open'
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_review_reply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.withdraw_moderation('review_reply', old.review_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.word_effect(content text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select min(w.effect) from public.moderation_words as w where position(w.word in private.fold(content)) > 0
$function$;

CREATE OR REPLACE FUNCTION private.wrote_contribution(contribution uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select auth.uid() is not null
    and exists (select from public.contributions as c where c.id = contribution and c.author_id = auth.uid())
$function$;

CREATE OR REPLACE FUNCTION public.accept_transfer(token text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  offer public.business_transfers;
  listing public.businesses;
begin
  if auth.uid() is null then
    raise exception 'sign_in' using errcode = '42501';
  end if;
  select t.* into offer from public.business_transfers as t
  where t.id = (private.find_offer(token)).id for update;
  select b.* into listing from public.businesses as b where b.id = offer.business_id for update;
  if exists (select from public.listing_freezes as z where z.business_id = listing.id) then
    return 'frozen';
  end if;
  if offer.id is null or offer.state <> 'pending' or offer.expires_at <= now()
    or listing.owner_id is distinct from offer.from_user
  then
    return 'expired';
  end if;
  if offer.from_user = auth.uid() then
    return 'own';
  end if;
  perform private.hand_over(listing.id, auth.uid(), listing.name, 'transfer_accepted');
  update public.business_transfers as t set state = 'accepted', accepted_by = auth.uid(), decided_at = now() where t.id = offer.id;
  update public.claims as c set state = 'revoked' where c.place_id = listing.place_id and c.state = 'verified';
  perform private.tell(auth.uid(), 'transfer_received', listing.place_id);
  return 'accepted';
end $function$;

CREATE OR REPLACE FUNCTION public.account_page(max_results integer DEFAULT 20)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'saved', (select count(*) from public.saved_places as s where s.user_id = auth.uid()),
    'followed', (select count(*) from public.mosque_follows as f where f.user_id = auth.uid()),
    'masjid', (
      select jsonb_build_object('id', m.id, 'slug', m.slug, 'name', m.name, 'local_name', m.local_name, 'city', m.city)
      from public.mosque_follows as f join public.mosque_unified as m on m.id = f.place_id
      where f.user_id = auth.uid() and f.is_my_masjid
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id), '[]')
      from (
        select r.id, r.rating, r.text, r.language, r.status, r.created_at, u.slug, u.id as place_id, u.name, u.local_name
        from public.reviews as r join public.business_unified as u on u.id = r.place_id
        where r.user_id = auth.uid()
        order by r.created_at desc, r.id
        limit least(greatest(coalesce(max_results, 20), 1), 100)
      ) as r
    ),
    'listings', (select count(*) from public.businesses as b where b.owner_id = auth.uid()),
    'has_draft', exists (select from public.listing_drafts as d where d.user_id = auth.uid())
  )
$function$;

CREATE OR REPLACE FUNCTION public.add_halal_evidence(place uuid, kind text, statement text DEFAULT NULL::text, details jsonb DEFAULT NULL::jsonb, certifier uuid DEFAULT NULL::uuid, certifier_name text DEFAULT NULL::text, certificate_number text DEFAULT NULL::text, issued_on date DEFAULT NULL::date, expires_on date DEFAULT NULL::date, document text DEFAULT NULL::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  is_owner boolean := private.owns_place(add_halal_evidence.place, auth.uid());
  is_staff boolean := private.is_staff();
  said text := nullif(btrim(add_halal_evidence.statement), '');
  wanted text := add_halal_evidence.kind;
  kitchen jsonb := add_halal_evidence.details;
  made uuid;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if not exists (select from public.business_unified as u where u.id = add_halal_evidence.place) then
    raise exception 'There is no such business' using errcode = 'P0002';
  end if;
  if (
    select count(*) from public.halal_evidence as e where e.said_by = me and e.created_at > now() - interval '1 day'
  ) >= 30 then
    raise exception 'Enough for today' using errcode = 'PT429';
  end if;

  if wanted in ('confirmation', 'dispute') then
    if is_owner then
      raise exception 'Owners speak for their business by a declaration' using errcode = '42501';
    end if;
    if wanted = 'dispute' and (said is null or length(said) not between 10 and 1000) then
      raise exception 'A dispute needs a reason of 10 to 1000 characters' using errcode = '22023';
    end if;
    perform private.withdraw_moderation('evidence', e.id)
    from public.halal_evidence as e
    where e.place_id = add_halal_evidence.place and e.said_by = me and e.kind = 'dispute' and e.status = 'pending';
    update public.halal_evidence as e set status = 'withdrawn'
    where e.place_id = add_halal_evidence.place and e.said_by = me and e.kind in ('confirmation', 'dispute')
      and (e.status = 'pending' or (e.status = 'accepted' and e.kind = 'confirmation'));
    insert into public.halal_evidence (place_id, kind, said_by, said_as, statement, status)
    values (
      add_halal_evidence.place, wanted, me, 'member', case when wanted = 'dispute' then said end,
      case when wanted = 'dispute' then 'pending' else 'accepted' end
    )
    returning id into made;
    if wanted = 'dispute' then
      perform private.enqueue_moderation('evidence', made, add_halal_evidence.place, 'new', 'Dispute: ' || said, me);
    end if;

  elsif wanted = 'declaration' then
    if not is_owner then
      raise exception 'Only the owner can declare' using errcode = '42501';
    end if;
    update public.businesses as b
    set halal_level = 1, halal = kitchen
    where b.place_id = add_halal_evidence.place and b.owner_id = me;
    made := private.declare_halal(add_halal_evidence.place, me, 'owner', kitchen, false);

  elsif wanted = 'certificate' then
    if not is_owner and not is_staff then
      raise exception 'Only the owner can hand in a certificate' using errcode = '42501';
    end if;
    if add_halal_evidence.issued_on is null or add_halal_evidence.expires_on is null
      or add_halal_evidence.issued_on > private.today() or add_halal_evidence.expires_on < private.today()
      or add_halal_evidence.expires_on <= add_halal_evidence.issued_on
      or nullif(btrim(add_halal_evidence.certificate_number), '') is null
      or (add_halal_evidence.certifier is null and nullif(btrim(add_halal_evidence.certifier_name), '') is null)
      or (
        add_halal_evidence.certifier is not null
        and not exists (select from public.certifiers as c where c.id = add_halal_evidence.certifier and c.is_active)
      )
    then
      raise exception 'A certificate needs its issuer, number and dates, and must not have expired'
        using errcode = '22023';
    end if;
    insert into public.halal_evidence (
      place_id, kind, said_by, said_as, statement, certifier_id, certifier_name, certificate_number, issued_on,
      expires_on, document
    )
    values (
      add_halal_evidence.place, wanted, me, case when is_owner then 'owner' else 'staff' end, said,
      add_halal_evidence.certifier,
      case when add_halal_evidence.certifier is null then btrim(add_halal_evidence.certifier_name) end,
      btrim(add_halal_evidence.certificate_number), add_halal_evidence.issued_on, add_halal_evidence.expires_on,
      nullif(btrim(add_halal_evidence.document), '')
    )
    returning id into made;
    perform private.enqueue_moderation(
      'evidence', made, add_halal_evidence.place, 'new',
      format(
        'Certificate: %s, no. %s, %s to %s',
        coalesce(
          (select c.name from public.certifiers as c where c.id = add_halal_evidence.certifier),
          btrim(add_halal_evidence.certifier_name)
        ),
        btrim(add_halal_evidence.certificate_number), add_halal_evidence.issued_on, add_halal_evidence.expires_on
      ),
      me
    );

  elsif wanted = 'visit' then
    if not is_staff or is_owner then
      raise exception 'Only staff record visits, and not to their own business' using errcode = '42501';
    end if;
    if add_halal_evidence.issued_on is null
      or add_halal_evidence.issued_on not between private.today() - 60 and private.today()
    then
      raise exception 'The day of the visit must lie within the last 60 days' using errcode = '22023';
    end if;
    insert into public.halal_evidence
      (place_id, kind, said_by, said_as, statement, issued_on, expires_on, status, decided_by, decided_at)
    values (
      add_halal_evidence.place, wanted, me, 'staff', said, add_halal_evidence.issued_on,
      (add_halal_evidence.issued_on + interval '12 months')::date, 'accepted', me, now()
    )
    returning id into made;

  else
    raise exception 'Unknown kind of evidence' using errcode = '22023';
  end if;
  return made;
end $function$;

CREATE OR REPLACE FUNCTION public.add_ownership_statement(place uuid, kind text, mosque uuid DEFAULT NULL::uuid, document text DEFAULT NULL::text, statement text DEFAULT NULL::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  is_owner boolean := private.owns_place(add_ownership_statement.place, auth.uid());
  wanted text := add_ownership_statement.kind;
  said text := nullif(btrim(add_ownership_statement.statement), '');
  proof text := nullif(btrim(add_ownership_statement.document), '');
  made uuid;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if not exists (select from public.business_unified as u where u.id = add_ownership_statement.place) then
    raise exception 'There is no such business' using errcode = 'P0002';
  end if;
  if (
    select count(*) from public.ownership_statements as s
    where s.said_by = me and s.created_at > now() - interval '1 day'
  ) >= 20 then
    raise exception 'Enough for today' using errcode = 'PT429';
  end if;

  if wanted = 'document' then
    if not is_owner then
      raise exception 'Only the owner can hand in a document' using errcode = '42501';
    end if;
    if coalesce(said, proof) is null then
      raise exception 'Say what the document is and where it is found' using errcode = '22023';
    end if;
    insert into public.ownership_statements (place_id, kind, said_by, document, statement)
    values (add_ownership_statement.place, wanted, me, proof, said)
    returning id into made;
    perform private.enqueue_moderation(
      'ownership', made, add_ownership_statement.place, 'new', 'Document on ownership: ' || concat_ws(', ', said, proof),
      me
    );
  elsif wanted = 'mosque_vouched' then
    if is_owner or not exists (
      select from public.mosque_admins as a where a.mosque_id = add_ownership_statement.mosque and a.user_id = me
    ) then
      raise exception 'Only admins of a mosque vouch in its name, and not for themselves' using errcode = '42501';
    end if;
    insert into public.ownership_statements (place_id, kind, said_by, mosque_id, statement, status)
    values (add_ownership_statement.place, wanted, me, add_ownership_statement.mosque, said, 'accepted')
    on conflict (place_id, said_by) where kind = 'mosque_vouched' and status = 'accepted'
    do update set mosque_id = excluded.mosque_id, statement = excluded.statement
    returning id into made;
  elsif wanted = 'staff_visited' then
    if not private.is_staff() or is_owner then
      raise exception 'Only staff record visits, and not to their own business' using errcode = '42501';
    end if;
    insert into public.ownership_statements (place_id, kind, said_by, statement, status, decided_by, decided_at)
    values (add_ownership_statement.place, wanted, me, said, 'accepted', me, now())
    returning id into made;
  else
    raise exception 'Unknown kind of statement' using errcode = '22023';
  end if;
  return made;
end $function$;

CREATE OR REPLACE FUNCTION public.adopt_masjid(place uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if exists (select from public.mosque_unified as u where u.id = adopt_masjid.place) then
    update public.mosque_follows as f set is_my_masjid = false
    where f.user_id = me and f.is_my_masjid and f.place_id <> adopt_masjid.place;
    insert into public.mosque_follows as f (user_id, place_id, is_my_masjid) values (me, adopt_masjid.place, true)
    on conflict (user_id, place_id) do update set is_my_masjid = true;
  end if;
  return (select f.place_id from public.mosque_follows as f where f.user_id = me and f.is_my_masjid);
end $function$;

CREATE OR REPLACE FUNCTION public.affiliate_desk()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'code', a.code, 'status', a.status, 'terms', a.terms,
    'clicks', coalesce((select sum(clicks) from public.affiliate_clicks where affiliate_id = a.user_id), 0),
    'referrals', (select count(*) from public.referrals where affiliate_id = a.user_id),
    'pending_cents', coalesce((select sum(amount_cents) from public.commissions
      where affiliate_id = a.user_id and payout_id is null and payable_on > (now() at time zone 'utc')::date), 0),
    'payable_cents', coalesce((select sum(amount_cents) from public.commissions
      where affiliate_id = a.user_id and payout_id is null and payable_on <= (now() at time zone 'utc')::date), 0),
    'paid_cents', coalesce((select sum(amount_cents) from public.affiliate_payouts where affiliate_id = a.user_id), 0),
    'commissions', coalesce((
      select jsonb_agg(to_jsonb(c) order by c.created_at desc) from (
        select id, amount_cents, currency, payable_on, payout_id is not null as is_paid, created_at
        from public.commissions where affiliate_id = a.user_id order by created_at desc limit 200
      ) as c
    ), '[]'),
    'payouts', coalesce((
      select jsonb_agg(to_jsonb(p) order by p.created_at desc) from (
        select id, amount_cents, currency, made_on, created_at from public.affiliate_payouts
        where affiliate_id = a.user_id order by created_at desc limit 200
      ) as p
    ), '[]')
  )
  from public.affiliates as a where a.user_id = auth.uid()
$function$;

CREATE OR REPLACE FUNCTION public.answer_chat(chat uuid, body text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.chats set state = 'assigned', assigned_to = auth.uid(), last_at = now() where id = answer_chat.chat;
  if not found then
    raise exception 'There is no such conversation' using errcode = 'P0002';
  end if;
  insert into public.chat_messages (chat_id, sender, author_id, body)
  values (answer_chat.chat, 'staff', auth.uid(), btrim(answer_chat.body));
end $function$;

CREATE OR REPLACE FUNCTION public.answer_contact_message(message uuid, body text)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  saved uuid;
begin
  update public.contact_messages set status = 'answered' where id = answer_contact_message.message;
  if not found then
    raise exception 'There is no such message' using errcode = 'P0002';
  end if;
  insert into public.contact_answers (message_id, body)
  values (answer_contact_message.message, btrim(answer_contact_message.body))
  returning id into saved;
  return saved;
end $function$;

CREATE OR REPLACE FUNCTION public.appeal(subject_kind text, subject_id uuid, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
begin
  if not exists (
    select from public.moderation_items as m
    where m.subject_kind = appeal.subject_kind and m.subject_id = appeal.subject_id and m.author_id = member
      and m.status = 'rejected'
  ) or exists (
    select from public.moderation_items as m
    where m.subject_kind = appeal.subject_kind and m.subject_id = appeal.subject_id and m.status in ('open', 'approved')
      and m.opened_at >= (
        select max(r.opened_at) from public.moderation_items as r
        where r.subject_kind = appeal.subject_kind and r.subject_id = appeal.subject_id and r.status = 'rejected'
      )
  ) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  insert into public.appeals (subject_kind, subject_id, author_id, words)
  values (appeal.subject_kind, appeal.subject_id, member, private.clean_text(appeal.words));
  perform private.enqueue_moderation(appeal.subject_kind, appeal.subject_id, null, 'appeal', private.clean_text(appeal.words), member);
end $function$;

CREATE OR REPLACE FUNCTION public.apply_as_affiliate(about text, website_url text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given text;
begin
  if auth.uid() is null then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  insert into public.affiliates as a (user_id, code, about, website_url)
  values (
    auth.uid(), substr(replace(gen_random_uuid()::text, '-', ''), 1, 8), btrim(apply_as_affiliate.about),
    nullif(btrim(apply_as_affiliate.website_url), '')
  )
  on conflict (user_id) do update
  set about = excluded.about, website_url = excluded.website_url, status = 'pending', created_at = now(), decided_at = null
  where a.status = 'declined' and a.decided_at < now() - interval '1 day'
  returning a.code into given;
  if given is null then
    raise exception 'twice' using errcode = '23505';
  end if;
  return given;
end $function$;

CREATE OR REPLACE FUNCTION public.apply_as_partner(name text, website_url text, logo_url text, contact_name text, contact_email text, message text DEFAULT NULL::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  partner uuid := gen_random_uuid();
begin
  -- One at a time, so that requests sent together cannot all find room.
  perform pg_advisory_xact_lock(hashtext('partner applications'), hashtext(auth.uid()::text));
  if not private.is_trusted() and (
    select count(*) from public.partner_contacts as c
    where c.applicant_id = auth.uid() and c.created_at > now() - interval '1 day'
  ) >= 3 then
    raise exception 'too_many' using errcode = 'PT429', detail = 'Three applications a day.';
  end if;
  insert into public.partners (id, name, website_url, logo_url)
  values (partner, btrim(apply_as_partner.name), nullif(apply_as_partner.website_url, ''), nullif(apply_as_partner.logo_url, ''));
  insert into public.partner_contacts (partner_id, applicant_id, contact_name, contact_email, message)
  values (partner, auth.uid(), apply_as_partner.contact_name, apply_as_partner.contact_email, apply_as_partner.message);
  return partner;
end $function$;

CREATE OR REPLACE FUNCTION public.appoint_mosque_admin(place uuid, email text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid;
begin
  if not private.is_staff() then
    raise exception 'Only staff appoint' using errcode = '42501';
  end if;
  if not exists (select from public.mosque_unified as u where u.id = appoint_mosque_admin.place) then
    raise exception 'Mosque not found' using errcode = 'P0002';
  end if;
  select u.id into person from auth.users as u where lower(u.email) = lower(btrim(appoint_mosque_admin.email));
  if person is null then
    return false;
  end if;
  insert into public.mosque_admins (mosque_id, user_id) values (appoint_mosque_admin.place, person) on conflict do nothing;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.arm_freeze(notice bigint, token_hash text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.ownership_notices as n set freeze_hash = arm_freeze.token_hash where n.id = notice and n.freeze_hash is null
$function$;

CREATE OR REPLACE FUNCTION public.athan_page()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', s.id, 'title', s.title, 'reciter', s.reciter, 'licence', s.licence, 'licence_url', s.licence_url,
        'source_url', s.source_url, 'suits', s.suits, 'file_path', s.file_path, 'address', s.address
      )
      order by s.created_at
    ),
    '[]'::jsonb
  )
  from public.athan_sounds as s
  where s.is_active
$function$;

CREATE OR REPLACE FUNCTION public.begin_import_staging(import_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  partition text := private.import_partition(import_id);
begin
  perform from public.imports as i where i.id = begin_import_staging.import_id for update;
  execute format('drop table if exists private.%I', partition);
  execute format('create unlogged table private.%I (like private.import_rows including defaults including generated)', partition);
  execute format('alter table private.import_rows attach partition private.%I for values in (%L)', partition, import_id);
  delete from public.import_problems as p where p.import_id = begin_import_staging.import_id;
  update public.imports as i
  set bytes_read = 0, read_count = 0, staged_count = 0, skipped_count = 0, refused_count = 0, last_seq = 0, report = null
  where i.id = begin_import_staging.import_id;
end $function$;

CREATE OR REPLACE FUNCTION public.build_absent_index(holder text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET maintenance_work_mem TO '256MB'
AS $function$
declare
  found private.absent_indexes;
begin
  select a.* into found from private.absent_indexes as a
  where not exists (
    select from public.job_leases as l
    where l.name = 'import:' || a.import_id and l.expires_at > now() and l.holder is distinct from build_absent_index.holder
  )
  order by a.method = 'btree', a.method = 'gin', a.name limit 1 for update skip locked;
  if found.name is null then
    return null;
  end if;
  if to_regclass(found.name) is null then
    execute found.definition;
  end if;
  delete from private.absent_indexes as a where a.name = found.name;
  return found.name;
end $function$;

CREATE OR REPLACE FUNCTION public.business_page(id_or_slug text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  place uuid := private.find_place_id('business', id_or_slug);
  here public.business_unified;
begin
  select * into here from public.business_unified as u where u.id = place;
  if here.id is null then
    return null;
  end if;
  return to_jsonb(here) - array['position', 'search', 'name_folded', 'source_row']
    || jsonb_build_object(
      'moved', id_or_slug <> here.slug,
      'is_claimed', private.is_claimed(place),
      'is_owner_verified', private.is_owner_verified(place),
      'source', (
        select jsonb_build_object('name', b.source, 'id', b.source_id, 'licence', b.licence, 'updated_at', b.updated_at)
        from public.business as b
        where here.source_table = 'business' and b.id = here.source_row
      ),
      'moved_to', (
        select jsonb_build_object('slug', m.slug, 'name', m.name, 'local_name', m.local_name)
        from public.business_unified as m where m.id = here.moved_to
      ),
      'evidence', private.halal_summary(place, private.today()),
      'ownership', private.ownership_summary(place),
      'facts_known', private.fact_summary(place),
      'mosques', (
        select coalesce(jsonb_agg(to_jsonb(m) order by m.distance), '[]')
        from public.near_mosques(lat => here.latitude, lng => here.longitude, max_results => 3) as m
        where here.latitude is not null and m.distance <= 50
      ),
      'similar', private.similar_businesses(place, 4)
    );
end $function$;

CREATE OR REPLACE FUNCTION public.business_profile(account uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', a.id, 'name', a.name, 'about', a.about, 'languages', a.languages, 'since', a.created_at, 'is_sample', a.is_sample,
    'businesses', listed.rows
  )
  from public.business_accounts as a
  cross join lateral (
    select jsonb_agg(
      to_jsonb(u) - array['position', 'search', 'name_folded', 'email']
      order by u.closed_on is not null, u.priority desc, u.name
    ) as rows
    from public.business_unified as u
    where u.id in (
      select b.place_id from public.businesses as b where b.business_account_id = a.id and b.status = 'published'
    )
  ) as listed
  where a.id = account and listed.rows is not null
$function$;

CREATE OR REPLACE FUNCTION public.cancel_membership(business_id uuid, undo boolean DEFAULT false)
 RETURNS memberships
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  account uuid := cancel_membership.business_id;
  result public.memberships;
begin
  if account is null then
    raise exception 'Missing businessId' using errcode = '22004';
  end if;
  if not (private.is_internal() or private.has_role('superadmin') or exists (
    select from public.business_accounts as a where a.id = account and a.owner_id = auth.uid()
  )) then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'Not your business account.';
  end if;
  -- Whoever is charged by a provider would be charged on: the process tells the provider, and its word comes back.
  if exists (
    select from public.subscriptions as s
    where s.business_id = account and s.status in ('active', 'trialing', 'past_due', 'unpaid')
  ) then
    raise exception 'Failed to update membership' using errcode = 'PT423', detail = 'The payment provider has to be told first.';
  end if;
  update public.memberships as m
  set auto_renew = undo, cancelled_at = case when undo then null else coalesce(m.cancelled_at, now()) end,
    next_plan = null, next_cycle = null
  where m.business_id = account and m.status = 'active' and m.plan_type <> 'basic' and not m.is_trial
    and (not undo or m.cancelled_at is not null)
  returning m.* into result;
  if result.id is null then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'There is no plan of yours to cancel.';
  end if;
  return result;
end $function$;

CREATE OR REPLACE FUNCTION public.cancel_transfer(transfer uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.business_transfers as t set state = 'cancelled', decided_at = now()
  where t.id = transfer and t.from_user = auth.uid() and t.state = 'pending';
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.caption_photo(photo uuid, caption text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.photos := private.photo_to_manage(photo);
begin
  update public.photos as q set caption = nullif(btrim(caption_photo.caption), '') where q.id = p.id;
end $function$;

CREATE OR REPLACE FUNCTION public.category_counts(lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, reach_km double precision DEFAULT 75)
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('category', g.business_category, 'subcategory', g.subcategory, 'count', g.n)), '[]')
  from (
    select l.business_category, l.subcategory, count(*) as n
    from private.listings_at(null, category_counts.lat, category_counts.lng, coalesce(category_counts.reach_km, 75)) as l
    where l.business_category is not null
    group by 1, 2
    order by 1, 2
  ) as g
$function$;

CREATE OR REPLACE FUNCTION public.choose_cover(photo uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.photos := private.photo_to_manage(photo);
begin
  if p.status <> 'published' then
    raise exception 'Only a published photo can be the cover' using errcode = '22023';
  end if;
  update public.photos set is_cover = false where place_id = p.place_id and is_cover and id <> p.id;
  update public.photos set is_cover = true where id = p.id;
  perform private.refresh_cover(p.place_id);
end $function$;

CREATE OR REPLACE FUNCTION public.choose_plan(business_id uuid, plan_type text, billing_cycle text DEFAULT 'monthly'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  account uuid := choose_plan.business_id;
  wanted text := choose_plan.plan_type;
  cycle text := coalesce(choose_plan.billing_cycle, 'monthly');
  way text := private.payment_provider();
  day date := (now() at time zone 'utc')::date;
  price public.plans;
  present public.memberships;
  present_price integer;
  o public.plan_orders;
  i public.invoices;
begin
  if account is null then
    raise exception 'Missing businessId' using errcode = '22004';
  end if;
  select * into price from public.plans as p where p.plan_type = wanted;
  if price.plan_type is null or cycle not in ('monthly', 'annual') then
    raise exception 'Failed to update membership' using errcode = '22023', detail = 'Unknown plan or billing cycle.';
  end if;
  if not private.owns_account(account) then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'Not your business account.';
  end if;
  if not private.second_factor_given() then
    raise exception 'second_factor_required' using errcode = '42501';
  end if;
  perform from public.business_accounts where id = account for update;
  select m.* into present from public.memberships as m where m.business_id = account;
  if present.plan_type = wanted and present.billing_cycle = cycle and present.status = 'active' and not present.is_trial
    and present.cancelled_at is null and present.next_plan is null
  then
    return jsonb_build_object('outcome', 'same');
  end if;
  if wanted = 'basic' then
    if present.plan_type in ('premium', 'enterprise') and present.status = 'active' and not present.is_trial then
      perform public.cancel_membership(account);
      return jsonb_build_object('outcome', 'scheduled', 'on', present.end_date);
    end if;
    perform private.begin_plan(account, 'basic', 'monthly', day, (day + interval '1 month')::date);
    return jsonb_build_object('outcome', 'active');
  end if;
  if way = 'none' then
    perform private.begin_plan(account, wanted, cycle, day, (day + private.cycle_length(cycle))::date);
    return jsonb_build_object('outcome', 'active');
  end if;
  if way not in ('manual', 'stripe') then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'No way of payment is set up.';
  end if;
  if (
    select count(*) from public.plan_orders as q where q.business_id = account and q.created_at > now() - interval '1 day'
  ) >= 20 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  -- The same wish again, from another tab or by the back button, is the same order.
  select q.* into o from public.plan_orders as q
  where q.business_id = account and q.status = 'open' and q.plan_type = wanted and q.billing_cycle = cycle
    and q.provider = way and q.created_at > now() - interval '30 minutes' and q.starts_on is null
  order by q.created_at desc limit 1;
  if o.id is not null then
    select * into i from public.invoices as v where v.order_id = o.id and v.status = 'open';
    return jsonb_strip_nulls(jsonb_build_object(
      'outcome', case way when 'manual' then 'invoice' else 'pay' end, 'order', o.id, 'invoice', i.id
    ));
  end if;
  -- Of several that were begun, the last one counts.
  update public.plan_orders set status = 'void' where business_id = account and status = 'open';
  update public.invoices set status = 'void' where business_id = account and status = 'open';
  o.credit_cents := 0;
  if present.plan_type in ('premium', 'enterprise') and present.status = 'active' and not present.is_trial
    and present.end_date > day
  then
    select case present.billing_cycle when 'annual' then p.annual_cents else p.monthly_cents end into present_price
    from public.plans as p where p.plan_type = present.plan_type;
    if price.rank < (select p.rank from public.plans as p where p.plan_type = present.plan_type)
      or cycle = 'monthly' and present.billing_cycle = 'annual'
      or present.plan_type = wanted and present.billing_cycle = cycle
    then
      o.starts_on := present.end_date;
    -- Only what was paid for is worth something: a plan that staff gave is not.
    elsif exists (
      select from public.payments as p
      where p.business_id = account and p.period_end = present.end_date and p.refunded_cents = 0 and p.paid_at is not null
    ) then
      o.credit_cents := floor(
        present_price::numeric * (present.end_date - day) / greatest(present.end_date - present.start_date, 1)
      );
    end if;
  end if;
  insert into public.plan_orders
    (business_id, plan_type, billing_cycle, price_cents, credit_cents, tax_name, tax_percent, currency, provider, starts_on)
  select account, wanted, cycle, c.cents, least(o.credit_cents, c.cents), coalesce(t.name, ''), coalesce(t.percent, 0),
    price.currency, way, o.starts_on
  from (select case cycle when 'annual' then price.annual_cents else price.monthly_cents end as cents) as c
  left join public.billing_details as d on d.business_id = account
  left join public.tax_rates as t on t.country_code = d.country_code
  returning * into o;
  if o.starts_on is not null then
    update public.memberships as m set next_plan = wanted, next_cycle = cycle, auto_renew = true, cancelled_at = null
    where m.business_id = account;
    return jsonb_build_object('outcome', 'scheduled', 'on', o.starts_on, 'order', o.id);
  end if;
  if way = 'manual' then
    i := private.issue_invoice(
      o, 'transfer:' || o.id, day, (day + private.cycle_length(cycle))::date, day
    );
    return jsonb_build_object('outcome', 'invoice', 'order', o.id, 'invoice', i.id);
  end if;
  return jsonb_build_object('outcome', 'pay', 'order', o.id);
end $function$;

CREATE OR REPLACE FUNCTION public.claim_documents_to_purge(today date DEFAULT NULL::date)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.document_path from public.claims as c
  where c.document_path is not null and c.decided_at < coalesce(today::timestamptz, now()) - interval '90 days'
$function$;

CREATE OR REPLACE FUNCTION public.claim_moderation_notices(max_results integer DEFAULT 20, settle_seconds integer DEFAULT 60)
 RETURNS TABLE(kind text, decision text, canned text, note text, to_address text, language text, subject_name text, link text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with due as (
    select m.id from public.moderation_items as m
    where m.status in ('approved', 'rejected', 'needs_info') and m.author_id is not null and m.told_at is null
      and m.decided_at <= now() - make_interval(secs => settle_seconds)
    order by m.decided_at
    limit least(greatest(max_results, 1), 100)
    for update skip locked
  ),
  told as (
    update public.moderation_items as m set told_at = now() from due where m.id = due.id returning m.*
  )
  select t.subject_kind, t.status, t.canned, t.note, u.email::text, p.language,
    coalesce(b.name, v.preview ->> 'title'),
    -- Staff's own screens are no place to send an author to.
    coalesce(nullif(regexp_replace(v.preview ->> 'link', '^/dashboard/.*', ''), ''), '/business/' || b.slug)
  from told as t
  join auth.users as u on u.id = t.author_id
  join public.profiles as p on p.id = t.author_id
  left join public.business_unified as b on b.id = t.place_id
  cross join lateral (select private.moderation_preview(t.subject_kind, t.subject_id) as preview) as v
  where coalesce(u.email, '') <> ''
    and not (t.reason = 'reported' and t.status = 'approved')
    -- Kinds that write their own letters; claims do (ownership_notices).
    and coalesce(v.preview ->> 'mail', '') <> 'own' and t.subject_kind <> 'claim'
$function$;

CREATE OR REPLACE FUNCTION public.claim_notification_letters(mode text, max_results integer DEFAULT 50, settle_seconds integer DEFAULT 120)
 RETURNS TABLE(to_address text, language text, mail_key uuid, items jsonb)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with due as (
    select n.id, n.user_id from public.notifications as n
    where n.mail = mode and n.mailed_at is null and n.read_at is null
      and n.updated_at <= now() - make_interval(secs => settle_seconds)
      and n.user_id in (
        select d.user_id from public.notifications as d
        where d.mail = mode and d.mailed_at is null and d.read_at is null
          and d.updated_at <= now() - make_interval(secs => settle_seconds)
        group by d.user_id order by min(d.updated_at) limit least(greatest(max_results, 1), 200)
      )
    for update skip locked
  ),
  told as (
    update public.notifications as n set mailed_at = now() from due where n.id = due.id returning n.*
  )
  select u.email::text, p.language, k.mail_key,
    (
      select jsonb_agg(private.notification_card(n) order by n.updated_at desc)
      from public.notifications as n where n.id in (select t.id from told as t where t.user_id = m.user_id)
    )
  from (select distinct t.user_id from told as t) as m
  join auth.users as u on u.id = m.user_id
  join public.profiles as p on p.id = m.user_id
  join private.person_keys as k on k.user_id = m.user_id
  where coalesce(u.email, '') <> ''
$function$;

CREATE OR REPLACE FUNCTION public.claim_options(place uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'name', u.name, 'slug', u.slug, 'city', u.city, 'image', u.image, 'is_sample', u.is_sample,
    'masked_email', case when u.email ~ '^[^@]+@[^@]+$'
      then left(u.email, 1) || '•••@' || left(split_part(u.email, '@', 2), 1) || '•••'
        || coalesce(substring(u.email from '\.[^.@]+$'), '')
    end,
    'has_owner', private.listing_owner(u.id) is not null,
    'is_mine', coalesce(private.listing_owner(u.id) = auth.uid(), false),
    'claim', (
      select jsonb_build_object(
        'id', c.id, 'state', c.state, 'method', c.method, 'business_name', c.business_name, 'role', c.claimant_role,
        'evidence', c.evidence, 'note', c.decision_note, 'created_at', c.created_at, 'decided_at', c.decided_at,
        'code_confirmed', c.code_confirmed_at is not null, 'has_document', c.document_path is not null,
        'code_sent_at', k.sent_at, 'code_expires_at', k.expires_at, 'tries_left', 5 - k.tries,
        'vouches', (select count(*) from public.claim_vouches as v where v.claim_id = c.id and v.revoked_at is null)
      )
      from public.claims as c left join public.claim_codes as k on k.claim_id = c.id
      where c.place_id = u.id and c.claimant_id = auth.uid() and c.state <> 'withdrawn'
      order by private.is_open_claim(c.state) desc, c.created_at desc limit 1
    )
  )
  from public.business_unified as u where u.id = place
$function$;

CREATE OR REPLACE FUNCTION public.claim_outbox(max_results integer DEFAULT 10)
 RETURNS SETOF outbox
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.outbox as o
  set status = 'sending', attempts = o.attempts + 1, next_attempt_at = now() + interval '5 minutes'
  from (
    select id from public.outbox
    where status in ('queued', 'sending') and next_attempt_at <= now()
    order by next_attempt_at
    limit least(greatest(max_results, 1), 100)
    for update skip locked
  ) as due
  where o.id = due.id
  returning o.*
$function$;

CREATE OR REPLACE FUNCTION public.claims_to_decide(place uuid DEFAULT NULL::uuid, max_results integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff() then
    raise exception 'Only staff can see claims' using errcode = '42501';
  end if;
  return (
    with asked as (
      select c.place_id, min(c.created_at) as since
      from public.claims as c
      where case when place is null
        then exists (
          select from public.moderation_items as m
          where m.subject_kind = 'claim' and m.subject_id = c.id and m.status = 'open'
        )
        else c.place_id = place end
      group by c.place_id
      order by since
      limit least(greatest(max_results, 1), 200)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'place_id', a.place_id, 'name', u.name, 'slug', u.slug, 'city', u.city, 'email', u.email, 'phone', u.phone,
      'website', u.website, 'address', u.address,
      'owner', (
        select jsonb_build_object('name', p.display_name, 'email', x.email, 'since', b.created_at)
        from public.businesses as b
        join public.profiles as p on p.id = b.owner_id join auth.users as x on x.id = b.owner_id
        where b.place_id = a.place_id and b.owner_id = private.listing_owner(a.place_id) limit 1
      ),
      'claims', (
        select jsonb_agg(jsonb_build_object(
          'id', c.id, 'item_id', m.id, 'item_status', m.status, 'business_name', c.business_name,
          'role', c.claimant_role, 'method', c.method, 'state', c.state, 'evidence', c.evidence,
          'document_path', c.document_path, 'code_confirmed_at', c.code_confirmed_at, 'note', c.decision_note,
          'created_at', c.created_at, 'claimant', p.display_name, 'claimant_email', x.email, 'member_since', p.created_at,
          'is_mine', c.claimant_id = auth.uid(),
          'vouches', (
            select coalesce(jsonb_agg(jsonb_build_object('name', vp.display_name, 'mosque', mu.name, 'note', v.note, 'at', v.created_at)), '[]')
            from public.claim_vouches as v
            join public.profiles as vp on vp.id = v.voucher_id
            left join public.mosque_unified as mu on mu.id = v.mosque_id
            where v.claim_id = c.id and v.revoked_at is null
          )
        ) order by c.created_at)
        from public.claims as c
        join public.profiles as p on p.id = c.claimant_id join auth.users as x on x.id = c.claimant_id
        left join lateral (
          select i.id, i.status from public.moderation_items as i
          where i.subject_kind = 'claim' and i.subject_id = c.id and i.status <> 'withdrawn'
          order by i.status = 'open' desc, i.opened_at desc limit 1
        ) as m on true
        where c.place_id = a.place_id and c.state <> 'withdrawn'
      )
    ) order by a.since), '[]')
    from asked as a left join public.business_unified as u on u.id = a.place_id
  );
end $function$;

CREATE OR REPLACE FUNCTION public.claims_to_vouch()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'business_name', c.business_name, 'role', c.claimant_role, 'state', c.state, 'evidence', c.evidence,
    'claimant', p.display_name, 'created_at', c.created_at, 'name', u.name, 'slug', u.slug, 'city', u.city,
    'vouched', exists (
      select from public.claim_vouches as v where v.claim_id = c.id and v.voucher_id = auth.uid() and v.revoked_at is null
    )
  ) order by c.created_at desc), '[]')
  from public.claims as c
  join public.profiles as p on p.id = c.claimant_id
  left join public.business_unified as u on u.id = c.place_id
  where c.claimant_id <> auth.uid()
    and (private.is_open_claim(c.state) or c.state = 'verified')
    and c.mosque_ids && array(select a.mosque_id from public.mosque_admins as a where a.user_id = auth.uid())
$function$;

CREATE OR REPLACE FUNCTION public.clear_sign_in_leftovers()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.sign_in_tries where forgotten_at <= now() and next_at <= now();
  delete from private.known_networks where last_seen_at < now() - interval '90 days';
  delete from private.one_time_codes where sent_at < now() - interval '7 days';
  update public.outbox set body_text = '', body_html = null
  where kind like 'auth:%' and body_text <> '' and created_at < now() - interval '1 day';
$function$;

CREATE OR REPLACE FUNCTION public.close_listing(place uuid, closed_on date, reason text DEFAULT NULL::text, moved_to uuid DEFAULT NULL::uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  touched integer;
begin
  if close_listing.closed_on is null or close_listing.closed_on > current_date + 1 or close_listing.closed_on < date '1900-01-01' then
    raise exception 'closed_on' using errcode = '22023';
  end if;
  if close_listing.moved_to is not null and (
    close_listing.moved_to = place
    or not exists (select from public.business_unified as u where u.id = close_listing.moved_to)
  ) then
    raise exception 'moved_to' using errcode = '22023';
  end if;
  update public.businesses as b
  set closed_on = close_listing.closed_on, closed_reason = nullif(btrim(reason), ''), moved_to = close_listing.moved_to
  where b.place_id = place and b.status <> 'draft';
  get diagnostics touched = row_count;
  if touched = 0 then
    update public.business as b
    set closed_on = close_listing.closed_on, closed_reason = nullif(btrim(reason), ''), moved_to = close_listing.moved_to
    where b.place_id = place;
    get diagnostics touched = row_count;
  end if;
  return touched > 0;
end $function$;

CREATE OR REPLACE FUNCTION public.community_addresses(after text DEFAULT NULL::text, max_results integer DEFAULT 1000)
 RETURNS TABLE(section text, slug text, changed timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.section, c.slug, c.last_activity_at
  from public.contributions as c
  where c.state = 'published' and not c.is_sample and c.title is not null
    and (after is null or (c.section, c.slug) > (split_part(after, '~', 1), substr(after, strpos(after, '~') + 1)))
  order by c.section, c.slug limit least(greatest(coalesce(max_results, 1000), 1), 1000)
$function$;

CREATE OR REPLACE FUNCTION public.community_hub(lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, languages text[] DEFAULT NULL::text[], max_results integer DEFAULT 5)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with here as (
    select private.sphere_point(lat, lng) as point, least(greatest(coalesce(max_results, 5), 1), 12) as most,
      coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()), '{}') as reads
  ),
  recent as (
    select s.section, c.id, c.last_activity_at, extensions.cube_distance(c.point, here.point) <= 75 as is_near
    from here, public.community_sections as s
    cross join lateral (
      select x.id, x.last_activity_at, x.point from public.contributions as x
      where x.section = s.section and x.state = 'published'
        and (cardinality(here.reads) = 0 or x.language = any (here.reads))
        and (auth.uid() is null or not private.is_folded(x.author_id))
      order by x.last_activity_at desc, x.id desc limit 40
    ) as c
  ),
  ranked as (
    select r.*, row_number() over (
      partition by r.section order by coalesce(r.is_near, false) desc, r.last_activity_at desc, r.id
    ) as place
    from recent as r
  )
  select jsonb_build_object(
    'sections', (
      select coalesce(jsonb_object_agg(g.section, g.items), '{}')
      from (
        select r.section, jsonb_agg(
          private.contribution_card(c) || jsonb_build_object('is_near', coalesce(r.is_near, false)) order by r.place
        ) as items
        from here, ranked as r join public.contributions as c on c.id = r.id
        where r.place <= here.most group by r.section
      ) as g
    ),
    'unanswered', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by c.published_at desc), '[]')
      from (
        select x.* from here, public.contributions as x
        where x.section = 'forum' and x.state = 'published' and x.replies_count = 0
          and (cardinality(here.reads) = 0 or x.language = any (here.reads))
          and (auth.uid() is null or not private.is_folded(x.author_id))
        order by x.published_at desc, x.id limit 4
      ) as c
    )
  )
$function$;

CREATE OR REPLACE FUNCTION public.community_list(section text DEFAULT NULL::text, category text DEFAULT NULL::text, tag text DEFAULT NULL::text, languages text[] DEFAULT NULL::text[], words text DEFAULT NULL::text, sort text DEFAULT 'active'::text, narrow text DEFAULT NULL::text, after text DEFAULT NULL::text, max_results integer DEFAULT 20)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sorted_by text := case sort when 'new' then 'published_at' when 'top' then 'reactions_count' else 'last_activity_at' end;
  most integer := least(greatest(coalesce(max_results, 20), 1), 50);
  wanted tsquery := private.prefix_query(words);
  is_search boolean := nullif(btrim(words), '') is not null;
  has_pinned boolean := section is not null and not is_search and narrow is null and tag is null;
  conditions text := 'c.state = ''published''';
  -- Unless told otherwise, members get the languages they read.
  reads text[] := coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()));
  ids uuid[];
  last public.contributions;
begin
  if not private.is_cursor(after, case sort when 'top' then 'integer' else 'timestamptz' end) then
    after := null;
  end if;
  if is_search and wanted is null then
    return jsonb_build_object('items', '[]'::jsonb, 'pinned', '[]'::jsonb, 'next', null);
  end if;
  conditions := conditions
    || case when section is not null then ' and c.section = $1' else '' end
    || case when category is not null then ' and c.category = $2' else '' end
    || case when tag is not null then ' and c.tags @> array[$3]' else '' end
    || case when cardinality(reads) > 0 then ' and c.language = any ($4)' else '' end
    || case when is_search then ' and c.search @@ $5' else '' end
    || case when has_pinned then ' and not c.is_pinned' else '' end
    || case narrow
      when 'unanswered' then ' and c.replies_count = 0 and c.solved_by is null'
      when 'solved' then ' and c.solved_by is not null'
      when 'mine' then ' and c.author_id = auth.uid()'
      when 'followed' then ' and exists (select from public.contribution_marks as m where m.user_id = auth.uid()
        and m.contribution_id = c.id and m.is_followed)'
      when 'kept' then ' and exists (select from public.contribution_marks as m where m.user_id = auth.uid()
        and m.contribution_id = c.id and m.is_kept)'
      else '' end
    || case when auth.uid() is not null then ' and not private.is_folded(c.author_id)' else '' end
    || case when after is not null then format(
      ' and (c.%I, c.id) < (split_part($7, ''~'', 1)::%s, split_part($7, ''~'', 2)::uuid)',
      sorted_by, case sort when 'top' then 'integer' else 'timestamptz' end
    ) else '' end;
  execute format(
    'select array(select c.id from public.contributions as c where %s order by c.%I desc, c.id desc limit $6 + 1)',
    conditions, sorted_by
  ) into ids using section, category, tag, reads, wanted, most, after;
  select * into last from public.contributions as c where c.id = ids[most];
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'pinned', case when has_pinned and after is null then (
      select coalesce(jsonb_agg(private.contribution_card(c) order by c.last_activity_at desc), '[]')
      from public.contributions as c
      where c.section = community_list.section and c.is_pinned and c.state = 'published'
        and (community_list.category is null or c.category = community_list.category)
    ) else '[]'::jsonb end,
    'next', case when cardinality(ids) > most then concat_ws(
      '~', case sort when 'new' then last.published_at::text when 'top' then last.reactions_count::text
        else last.last_activity_at::text end,
      last.id
    ) end
  );
end $function$;

CREATE OR REPLACE FUNCTION public.confirm_fact(place uuid, fact text, answer boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  wanted text := confirm_fact.fact;
  doubts integer;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if wanted is null or not (wanted = any (private.fact_keys())) or confirm_fact.answer is null then
    raise exception 'Unknown fact or answer' using errcode = '22023';
  end if;
  if not exists (select from public.business_unified as u where u.id = confirm_fact.place)
    and not exists (select from public.mosque_unified as u where u.id = confirm_fact.place)
  then
    raise exception 'There is no such business or mosque' using errcode = 'P0002';
  end if;
  if private.owns_place(confirm_fact.place, me)
    or exists (select from public.mosque_admins as a where a.user_id = me and a.mosque_id = confirm_fact.place)
  then
    raise exception 'Owners change the listing itself' using errcode = '42501';
  end if;
  if (
    select count(*) from public.fact_confirmations as c
    where c.user_id = me and c.created_at > now() - interval '1 hour'
  ) >= 90 then
    raise exception 'Enough for now' using errcode = 'PT429';
  end if;

  insert into public.fact_confirmations (place_id, user_id, fact, answer)
  values (confirm_fact.place, me, wanted, confirm_fact.answer)
  on conflict (place_id, user_id, fact)
  do update set answer = excluded.answer, created_at = now(), settled_at = null;
  if wanted = 'halal' and confirm_fact.answer then
    perform public.add_halal_evidence(confirm_fact.place, 'confirmation');
  end if;
  if confirm_fact.answer then
    return;
  end if;

  select count(*) into doubts from public.fact_confirmations as c
  where c.place_id = confirm_fact.place and c.fact = wanted and not c.answer and c.settled_at is null
    and c.created_at > now() - interval '180 days'
    and c.created_at >= coalesce(
      (select s.said_at from public.fact_statements as s where s.place_id = confirm_fact.place and s.fact = wanted),
      '-infinity'
    );
  if doubts >= 3 then
    perform private.enqueue_moderation(
      'fact', (
        select c.subject_id from public.fact_confirmations as c
        where c.place_id = confirm_fact.place and c.user_id = me and c.fact = wanted
      ),
      confirm_fact.place, 'automatic', format('%s people say this is no longer true: %s', doubts, wanted), null
    );
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.confirm_social_code(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  needed constant integer := 2;
  v public.social_verifications;
  seen integer;
begin
  select * into v from public.social_verifications as x where x.token = confirm_social_code.token for update;
  if v.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if v.member_id = member or private.trust_level(member) < 2 then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if v.state <> 'open' or v.expires_at <= now() then
    raise exception 'over' using errcode = 'PT423';
  end if;
  insert into public.social_sightings (verification_id, member_id) values (v.id, member) on conflict do nothing;
  select count(*) into seen from public.social_sightings as s where s.verification_id = v.id and private.trust_level(s.member_id) >= 2;
  if seen < needed and not private.is_staff() then
    return jsonb_build_object('seen', seen, 'needed', needed, 'is_verified', false);
  end if;
  perform private.keep_social_account(v.id);
  -- Decided, so that its member gets the letter.
  update public.moderation_items as m set status = 'approved', decided_at = now()
  where m.subject_kind = 'social_verification' and m.subject_id = v.id and m.status = 'open';
  return jsonb_build_object('seen', seen, 'needed', needed, 'is_verified', true);
end $function$;

CREATE OR REPLACE FUNCTION public.confirm_transfer(invoice uuid, refund_cents integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  i public.invoices;
  o public.plan_orders;
  day date := (now() at time zone 'utc')::date;
  starts date;
begin
  if not private.is_staff() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  select * into i from public.invoices where id = confirm_transfer.invoice and kind = 'invoice' for update;
  select * into o from public.plan_orders where id = i.order_id and provider = 'manual';
  if o.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if private.owns_account(o.business_id) then
    raise exception 'own_account' using errcode = '42501', detail = 'Someone else of the team confirms your payments.';
  end if;
  if not private.second_factor_given() then
    raise exception 'second_factor_required' using errcode = '42501';
  end if;
  perform from public.business_accounts where id = o.business_id for update;
  if refund_cents is null then
    if i.status <> 'open' then
      raise exception 'conflict' using errcode = 'PT423';
    end if;
    starts := greatest(coalesce(o.starts_on, day), day - private.grace_days());
    insert into public.payments
      (ref, order_id, business_id, amount_cents, tax_cents, currency, period_start, period_end, paid_at)
    values (
      i.payment_ref, o.id, o.business_id, i.total_cents, i.tax_cents, i.currency, starts,
      (starts + private.cycle_length(o.billing_cycle))::date, now()
    );
  else
    if i.status <> 'paid' or refund_cents not between 1 and i.total_cents then
      raise exception 'conflict' using errcode = 'PT423';
    end if;
    update public.payments set refunded_cents = least(amount_cents, refunded_cents + refund_cents) where ref = i.payment_ref;
  end if;
  perform private.book_payment(i.payment_ref);
end $function$;

CREATE OR REPLACE FUNCTION public.contribution_draft(section text, slug text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.contribution_card(c) || jsonb_build_object(
    'body', c.body, 'place_id', c.place_id, 'decision', private.decision_of('contribution', c.id)
  )
  from public.contributions as c
  where c.section = contribution_draft.section and c.slug = contribution_draft.slug and c.author_id = auth.uid()
    and c.state in ('draft', 'review', 'published', 'hidden') and not c.is_locked
$function$;

CREATE OR REPLACE FUNCTION public.contribution_page(section text, slug text, starting integer DEFAULT 1, max_results integer DEFAULT 30)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  c public.contributions;
  most integer := least(greatest(coalesce(max_results, 30), 1), 100);
  first integer := greatest(coalesce(starting, 1), 1);
  may_tend boolean := private.is_staff();
  mine boolean;
begin
  select * into c from public.contributions as x
  where x.section = contribution_page.section and x.slug = contribution_page.slug;
  if c.id is null then
    return null;
  end if;
  mine := c.author_id is not distinct from auth.uid() and auth.uid() is not null;
  if c.state = 'merged' then
    return (
      select jsonb_build_object('moved_to', m.slug) from public.contributions as m
      where m.id = c.merged_into and m.state = 'published'
    );
  end if;
  if c.state <> 'published' and not mine and not may_tend or c.state = 'draft' and not mine then
    return null;
  end if;
  return private.contribution_card(c) || jsonb_build_object(
    'body', case when not private.is_folded(c.author_id) then c.body end, 'is_folded', private.is_folded(c.author_id),
    'last_number', c.last_number,
    'solved', (
      select private.reply_card(r, c.author_id) from public.replies as r where r.id = c.solved_by and r.state = 'published'
    ),
    'may', jsonb_build_object(
      'edit', mine and c.state in ('draft', 'review', 'published', 'hidden') and not c.is_locked,
      'tend', may_tend,
      'solve', c.state = 'published' and (mine or may_tend),
      'reply', c.state = 'published' and (not c.is_locked or may_tend)
    ),
    'marks', (
      select jsonb_build_object(
        'read_number', m.read_number, 'is_followed', m.is_followed, 'is_kept', m.is_kept, 'draft', m.draft
      )
      from public.contribution_marks as m where m.user_id = auth.uid() and m.contribution_id = c.id
    ),
    'decision', case when mine then private.decision_of('contribution', c.id) end,
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('title', v.title, 'body', v.body, 'at', v.replaced_at)
        order by v.replaced_at desc), '[]')
      from public.contribution_versions as v where v.contribution_id = c.id and c.state = 'published'
    ),
    'replies', (
      select coalesce(jsonb_agg(private.reply_card(r, c.author_id) order by r.number), '[]')
      from (
        select x.* from public.replies as x
        where x.contribution_id = c.id and x.number >= first order by x.number limit most
      ) as r
    ),
    'waiting', case when auth.uid() is not null then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'body', r.body, 'language', r.language, 'state', r.state, 'created_at', r.created_at,
        'decision', private.decision_of('reply', r.id)
      ) order by r.created_at), '[]')
      from public.replies as r
      where r.contribution_id = c.id and r.author_id = auth.uid() and r.state in ('review', 'hidden', 'removed')
    ) else '[]'::jsonb end
  );
end $function$;

CREATE OR REPLACE FUNCTION public.count_embed_loads(entries jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most constant integer := 5000;
begin
  insert into public.embed_loads as l (day, host, widget, place_id, loads)
  select e.day,
    case
      when (select count(*) from public.embed_loads as t where t.day = e.day) < most
        or exists (select from public.embed_loads as k where k.day = e.day and k.host = left(e.host, 253))
      then left(e.host, 253)
      else 'other'
    end as shown,
    e.widget, p.id, sum(e.loads)
  from jsonb_to_recordset(entries) as e (day date, host text, widget text, place_id uuid, loads integer)
  left join public.places as p on p.id = e.place_id
  -- A place that is gone by now has nothing to count for.
  where (e.place_id is null or p.id is not null) and e.loads > 0 and e.host <> ''
  group by e.day, shown, e.widget, p.id
  on conflict (day, host, widget, place_id) do update set loads = l.loads + excluded.loads;
  delete from public.embed_loads where day < private.today() - 400;
end $function$;

CREATE OR REPLACE FUNCTION public.country_sightings(country text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('year', s.hijri_year, 'month', s.hijri_month, 'begins', s.begins_on, 'by', s.announced_by)
      order by s.begins_on desc
    ),
    '[]'::jsonb
  )
  from (
    select hijri_year, hijri_month, begins_on, announced_by
    from public.hijri_sightings
    where country_code = upper(country_sightings.country)
    order by begins_on desc
    limit 60
  ) as s
$function$;

CREATE OR REPLACE FUNCTION public.database_clock()
 RETURNS timestamp with time zone
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select clock_timestamp() $function$;

CREATE OR REPLACE FUNCTION public.decide_affiliate(person uuid, decision text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  trusted_before text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  if not private.is_staff() or person = auth.uid() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if decision is null or decision not in ('approved', 'declined', 'paused') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  update public.affiliates as a
  set status = decision, decided_at = now(),
    terms = case when decision = 'approved' and a.terms = '{}' then (select to_jsonb(t) - 'id' from public.affiliate_terms as t)
      else a.terms end
  where a.user_id = person;
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  if decision = 'approved' then
    insert into public.user_roles (user_id, role, granted_by) values (person, 'affiliate', auth.uid()) on conflict do nothing;
  elsif decision = 'declined' then
    delete from public.user_roles where user_id = person and role = 'affiliate';
  end if;
  perform set_config('mahalla.trusted', trusted_before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.decide_moderation(item_id uuid, decision text, note text DEFAULT NULL::text, canned text DEFAULT NULL::text, seen text DEFAULT NULL::text)
 RETURNS moderation_items
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  item public.moderation_items;
begin
  if not private.is_staff() then
    raise exception 'Only staff can decide' using errcode = '42501';
  end if;
  if decision is null or decision not in ('approved', 'rejected', 'needs_info', 'open') then
    raise exception 'Unknown decision' using errcode = '22023';
  end if;
  select * into item from public.moderation_items where id = item_id for update;
  if item.id is null or item.status = 'withdrawn' then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  if item.status is distinct from coalesce(seen, item.status) then
    raise exception 'Someone else decided about this meanwhile' using errcode = '55000';
  end if;
  if private.is_involved(item) then
    raise exception 'Someone else has to decide about this: it is yours' using errcode = '42501';
  end if;
  if decision = 'open' and exists (
    select from public.moderation_items as m
    where m.subject_kind = item.subject_kind and m.subject_id = item.subject_id and m.status = 'open' and m.id <> item_id
  ) then
    raise exception 'This waits for a decision again already' using errcode = '55000';
  end if;
  execute format('select private.%I($1, $2, $3, $4)', 'decide_' || item.subject_kind)
  using item.subject_id, decision, note, auth.uid();
  update public.moderation_items as m
  set status = decision, note = decide_moderation.note, canned = decide_moderation.canned, told_at = null,
    decided_by = case when decision = 'open' then null else auth.uid() end,
    decided_at = case when decision = 'open' then null else now() end
  where m.id = item_id
  returning m.* into item;
  return item;
end $function$;

CREATE OR REPLACE FUNCTION public.decide_mosque_suggestion(suggestion uuid, accept boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  item public.mosque_suggestions;
  decision text := case when accept then 'approved' else 'rejected' end;
begin
  select * into item from public.mosque_suggestions as s where s.id = decide_mosque_suggestion.suggestion;
  if item.id is null or not private.keeps_mosque(item.place_id) then
    raise exception 'Only the mosque''s admins and staff can decide' using errcode = '42501';
  end if;
  if accept is null or item.status <> 'pending' then
    return false;
  end if;
  perform private.decide_mosque_change(item.id, decision, null, auth.uid());
  update public.moderation_items as m set status = decision, decided_by = auth.uid(), decided_at = now()
  where m.subject_kind = 'mosque_change' and m.subject_id = item.id and m.status = 'open';
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.decline_transfer(token text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  offer public.business_transfers;
begin
  update public.business_transfers as t set state = 'declined', decided_at = now()
  where t.id = (private.find_offer(token)).id and t.state = 'pending' and t.expires_at > now()
  returning t.* into offer;
  if offer.id is null then
    return false;
  end if;
  perform private.tell(offer.from_user, 'transfer_declined', (select b.place_id from public.businesses as b where b.id = offer.business_id));
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.discard_listing_draft(draft_token text DEFAULT NULL::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.listing_drafts where id = private.find_draft(draft_token);
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.due_certificate_reminders(today date DEFAULT NULL::date)
 RETURNS TABLE(evidence_id uuid, days smallint, expires_on date, email text, language text, business text, slug text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select e.id, case when e.expires_on - d.day <= 7 then 7 else 30 end::smallint, e.expires_on, a.email::text,
    p.language, u.name, u.slug
  from (select coalesce(due_certificate_reminders.today, private.today()) as day) as d
  join public.halal_evidence as e on e.expires_on between d.day and d.day + 30
  join public.business_unified as u on u.id = e.place_id and u.closed_on is null
  join public.businesses as b on b.place_id = e.place_id and b.owner_id is not null
  join public.profiles as p on p.id = b.owner_id
  join auth.users as a on a.id = b.owner_id and a.email is not null
  where e.kind = 'certificate' and e.status = 'accepted' and not e.is_sample
    and not (case when e.expires_on - d.day <= 7 then 7 else 30 end::smallint = any (e.reminded_days))
    and not exists (
      select from public.halal_evidence as newer
      where newer.place_id = e.place_id and newer.kind = 'certificate' and newer.status in ('pending', 'accepted')
        and newer.expires_on > d.day + 30
    )
$function$;

CREATE OR REPLACE FUNCTION public.due_trial_reminders(today date DEFAULT NULL::date)
 RETURNS TABLE(business_id uuid, day smallint, email text, language text, ends date, listing text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with running as (
    select m.business_id, m.end_date,
      coalesce(due_trial_reminders.today, (now() at time zone 'utc')::date) - m.start_date as day_of_trial
    from public.memberships as m
    where m.is_trial and m.status = 'active'
  ),
  due as (
    select r.business_id, r.end_date,
      case when r.day_of_trial >= 30 then 30 when r.day_of_trial >= 28 then 28 when r.day_of_trial >= 23 then 23 end::smallint
        as day
    from running as r
    where r.day_of_trial between 23 and 30
  )
  select d.business_id, d.day, u.email::text, coalesce(p.language, 'en'), d.end_date,
    (select b.name from public.businesses as b
     where b.business_account_id = d.business_id and b.status = 'published' order by b.created_at, b.id limit 1)
  from due as d
  join public.business_accounts as a on a.id = d.business_id
  join auth.users as u on u.id = a.owner_id
  left join public.profiles as p on p.id = a.owner_id
  where u.email like '%_@_%'
    and not exists (
      select from public.trial_reminders as t where t.business_id = d.business_id and t.day >= d.day
    )
  order by d.business_id
$function$;

CREATE OR REPLACE FUNCTION public.embed_load_report(days integer DEFAULT 30, of_place uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(to_jsonb(r) order by r.loads desc, r.host, r.widget), '[]')
  from (
    select l.host, l.widget, l.place_id, coalesce(b.name, m.name) as place_name,
      sum(l.loads)::integer as loads, max(l.day) as last_day
    from public.embed_loads as l
    left join public.business_unified as b on b.id = l.place_id
    left join public.mosque_unified as m on m.id = l.place_id
    where l.day > private.today() - least(greatest(coalesce(days, 30), 1), 400)
      and (of_place is null or l.place_id = of_place)
    group by l.host, l.widget, l.place_id, b.name, m.name
    order by sum(l.loads) desc, l.host, l.widget
    limit 200
  ) as r
$function$;

CREATE OR REPLACE FUNCTION public.enter_claim_code(claim uuid, code text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_claim public.claims;
  sent public.claim_codes;
begin
  perform private.lock_claims((select c.place_id from public.claims as c where c.id = claim));
  select * into found_claim from public.claims as c
  where c.id = claim and c.claimant_id = auth.uid() and private.is_open_claim(c.state) for update;
  if found_claim.id is null then
    return 'none';
  end if;
  select * into sent from public.claim_codes as c where c.claim_id = found_claim.id for update;
  if sent.claim_id is null then
    return 'none';
  end if;
  if sent.tries >= 5 then
    return 'blocked';
  end if;
  if sent.expires_at <= now() then
    return 'expired';
  end if;
  if sent.code_hash <> encode(sha256(convert_to(found_claim.id::text || ':' || coalesce(code, ''), 'UTF8')), 'hex') then
    update public.claim_codes as c set tries = c.tries + 1 where c.claim_id = sent.claim_id;
    return case when sent.tries + 1 >= 5 then 'blocked' else 'wrong' end;
  end if;
  delete from public.claim_codes as c where c.claim_id = sent.claim_id;
  update public.claims as c set code_confirmed_at = now() where c.id = found_claim.id;
  if found_claim.state = 'disputed' or private.listing_owner(found_claim.place_id) is not null
    or exists (
      select from public.claims as c
      where c.place_id = found_claim.place_id and c.id <> found_claim.id and private.is_open_claim(c.state)
    )
  then
    perform private.dispute_claims(found_claim.place_id);
    return 'recorded';
  end if;
  perform private.verify_claim(found_claim.id, null, null);
  perform private.withdraw_moderation('claim', found_claim.id);
  return 'verified';
end $function$;

CREATE OR REPLACE FUNCTION public.expire_listing_drafts()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gone integer;
begin
  delete from public.listing_drafts where expires_at <= now();
  get diagnostics gone = row_count;
  return gone;
end $function$;

CREATE OR REPLACE FUNCTION public.expire_memberships(today date DEFAULT NULL::date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day date := coalesce(expire_memberships.today, (now() at time zone 'utc')::date);
  is_free boolean := private.payment_provider() = 'none';
  renewed integer;
  late integer;
  ended integer;
begin
  -- Without end: what costs nothing, in periods of its own cycle, so that no day is ever the last.
  update public.memberships as m
  set start_date = day, end_date = (day + private.cycle_length(m.billing_cycle))::date
  where m.status = 'active' and m.auto_renew and m.end_date <= day and not m.is_trial and m.next_plan is null
    and (m.plan_type = 'basic' or is_free);
  get diagnostics renewed = row_count;

  -- The payment that should have come did not.
  update public.memberships as m
  set grace_until = (m.end_date + private.grace_days() + 1)::timestamp at time zone 'utc'
  where m.status in ('active', 'past_due') and m.auto_renew and m.end_date < day and m.grace_until is null and not m.is_trial
    and m.plan_type <> 'basic' and m.next_plan is distinct from 'basic' and not is_free;
  get diagnostics late = row_count;

  with over as (
    select m.id, m.plan_type as plan_before,
      case when m.next_plan is not null and is_free then m.next_plan else 'basic' end as plan_after,
      case when m.next_plan is not null and is_free then m.next_cycle else 'monthly' end as cycle_after
    from public.memberships as m
    where m.status = 'expired'
      or m.end_date < day and m.status in ('active', 'past_due', 'cancelled') and (
        m.is_trial or not m.auto_renew or m.status = 'cancelled'
        or m.next_plan is not null and (is_free or m.next_plan = 'basic')
        or m.grace_until is not null and m.grace_until <= day::timestamp at time zone 'utc'
      )
    for update
  ),
  told as (
    insert into public.membership_notices (business_id, kind, plan_type, happens_on)
    select m.business_id, 'ended', o.plan_before, day
    from over as o join public.memberships as m on m.id = o.id
    where o.plan_before <> 'basic' and not m.is_trial
    on conflict do nothing
  )
  update public.memberships as m
  set plan_type = o.plan_after, billing_cycle = o.cycle_after, status = 'active', is_trial = false, auto_renew = true,
    start_date = day, end_date = (day + private.cycle_length(o.cycle_after))::date, grace_until = null, cancelled_at = null,
    next_plan = null, next_cycle = null
  from over as o
  where m.id = o.id;
  get diagnostics ended = row_count;
  return renewed + late + ended;
end $function$;

CREATE OR REPLACE FUNCTION public.find_business(id_or_slug text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select to_jsonb(u) - array['position', 'search', 'name_folded']
    || jsonb_build_object('moved', id_or_slug <> u.slug)
  from public.business_unified as u
  where u.id = private.find_place_id('business', id_or_slug)
$function$;

CREATE OR REPLACE FUNCTION public.find_freeze(token text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'name', b.name, 'city', b.city,
    'is_frozen', exists (select from public.listing_freezes as z where z.business_id = b.id)
  )
  from private.freeze_letter(token) as n join public.businesses as b on b.id = n.business_id
$function$;

CREATE OR REPLACE FUNCTION public.find_listing_draft(draft_token text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.draft_json(private.find_draft(draft_token));
end $function$;

CREATE OR REPLACE FUNCTION public.find_mosque(id_or_slug text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select to_jsonb(u) - array['position', 'search', 'name_folded']
    || jsonb_build_object('moved', id_or_slug <> u.slug)
  from public.mosque_unified as u
  where u.id = private.find_place_id('mosque', id_or_slug)
$function$;

CREATE OR REPLACE FUNCTION public.find_transfer(token text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'name', b.name, 'city', b.city, 'slug', u.slug, 'from_name', p.display_name, 'expires_at', t.expires_at,
    'is_mine', coalesce(t.from_user = auth.uid(), false),
    'state', case
      when t.state = 'pending' and (t.expires_at <= now() or b.owner_id is distinct from t.from_user) then 'expired'
      else t.state end
  )
  from private.find_offer(token) as t
  join public.businesses as b on b.id = t.business_id
  left join public.business_unified as u on u.id = b.place_id
  left join public.profiles as p on p.id = t.from_user
$function$;

CREATE OR REPLACE FUNCTION public.finish_import_staging(import_id uuid, with_report boolean DEFAULT true)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET work_mem TO '64MB'
 SET maintenance_work_mem TO '256MB'
 SET default_statistics_target TO '20'
AS $function$
declare
  import public.imports;
  partition text := private.import_partition(import_id);
  problems jsonb;
  refused bigint;
  staged bigint;
  through bigint;
  part_count smallint;
begin
  execute format($sql$
    with repeated as (
      select kind, source_id from private.%1$I group by kind, source_id having count(*) > 1
    ),
    numbered as (
      select seq, row_number() over (partition by kind, source_id order by seq) as n
      from private.%1$I join repeated using (kind, source_id)
    ),
    gone as (
      delete from private.%1$I as s using numbered where numbered.seq = s.seq and numbered.n > 1
      returning s.line, s.source_id
    )
    select count(*), coalesce(
      jsonb_agg(jsonb_build_object('line', line, 'reason', 'source_id_repeated', 'excerpt', source_id) order by line)
        filter (where n <= 2000), '[]')
    from (select line, source_id, row_number() over (order by line) as n from gone) as few
  $sql$, partition) into refused, problems;
  perform private.add_import_problems(import_id, problems);
  execute format('select count(*), coalesce(max(seq), 0) from private.%I', partition) into staged, through;

  -- A file that is read again after its merging began keeps the parts it has: each knows how far it is.
  delete from private.import_parts as p using public.imports as i
  where p.import_id = finish_import_staging.import_id and i.id = p.import_id and i.merged_through = 0;
  part_count := private.parts_for(staged);
  insert into private.import_parts (import_id, part, parts)
  select finish_import_staging.import_id, number, part_count from generate_series(0, part_count - 1) as number
  where not exists (select from private.import_parts as p where p.import_id = finish_import_staging.import_id);
  select p.parts into part_count from private.import_parts as p where p.import_id = finish_import_staging.import_id limit 1;
  execute format('create index on private.%I ((hashtext(wish) & %s), seq)', partition, part_count - 1);
  execute format('analyze private.%I', partition);

  update public.imports as i
  set staged_count = staged, refused_count = i.refused_count + refused, last_seq = through,
    staged_at = now(), bytes_read = i.file_size
  where i.id = finish_import_staging.import_id
  returning * into import;
  if with_report then
    update public.imports as i set report = private.report_import(import) where i.id = import.id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.finish_outbox(id bigint, ok boolean, error text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.outbox as o
  set
    status = case when ok then 'sent' when o.attempts >= 5 then 'failed' else 'queued' end,
    sent_at = case when ok then now() end,
    last_error = case when ok then null else left(coalesce(error, 'unknown error'), 1000) end,
    next_attempt_at = case when ok then o.next_attempt_at else now() + o.attempts * o.attempts * interval '1 minute' end,
    body_text = case
      when private.holds_way_in(o.kind) and (ok or o.attempts >= 5) then '' else o.body_text
    end,
    body_html = case when not private.holds_way_in(o.kind) or not (ok or o.attempts >= 5) then o.body_html end
  where o.id = finish_outbox.id and o.status = 'sending'
$function$;

CREATE OR REPLACE FUNCTION public.finish_photo(photo uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.photos;
  is_trusted boolean;
begin
  select * into p from public.photos where id = photo and stored_at is null and status = 'pending' for update;
  if p.id is null then
    raise exception 'There is no such photo' using errcode = 'P0002';
  end if;
  is_trusted := case when p.contribution_id is null then p.is_owner_photo or exists (
      select from public.user_roles as r where r.user_id = p.uploaded_by and r.role in ('staff', 'superadmin')
    )
    else private.reasons_to_wait(p.uploaded_by, coalesce(p.caption, '')) = '{}' end;
  update public.photos set stored_at = now(), status = case when is_trusted then 'published' else 'pending' end
  where id = photo;
  if not is_trusted then
    perform private.enqueue_moderation('photo', photo, p.place_id, 'new', coalesce(p.caption, ''), p.uploaded_by);
  elsif p.place_id is not null then
    perform private.refresh_cover(p.place_id);
  end if;
  return case when is_trusted then 'published' else 'pending' end;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_affiliate(code text)
 RETURNS smallint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_affiliate public.affiliates;
begin
  select * into found_affiliate from public.affiliates as a where a.code = lower(follow_affiliate.code) and a.status = 'approved';
  if found_affiliate.user_id is null then
    return null;
  end if;
  insert into public.affiliate_clicks as c (affiliate_id, day, clicks)
  values (found_affiliate.user_id, (now() at time zone 'utc')::date, 1)
  on conflict (affiliate_id, day) do update set clicks = c.clicks + 1;
  return (found_affiliate.terms ->> 'window_days')::smallint;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_claim_documents(paths text[], today date DEFAULT NULL::date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  forgotten integer;
begin
  update public.claims as c set document_path = null where c.document_path = any (paths);
  update public.claims as c set evidence = null
  where c.evidence is not null and c.document_path is null
    and c.decided_at < coalesce(today::timestamptz, now()) - interval '90 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_old_chats()
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (delete from public.chats where last_at < now() - interval '90 days' returning 1)
  select count(*)::integer from gone
$function$;

CREATE OR REPLACE FUNCTION public.freeze_by_letter(token text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  letter public.ownership_notices;
  listing public.businesses;
begin
  select n.* into letter from public.ownership_notices as n where n.id = (private.freeze_letter(token)).id for update;
  if letter.id is null or letter.freeze_used_at is not null then
    return 'expired';
  end if;
  select b.* into listing from public.businesses as b where b.id = letter.business_id for update;
  if listing.id is null then
    return 'expired';
  end if;
  update public.ownership_notices as n set freeze_used_at = now() where n.id = letter.id;
  perform private.freeze(listing, letter.user_id);
  return 'frozen';
end $function$;

CREATE OR REPLACE FUNCTION public.freeze_listing(business uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  listing public.businesses;
begin
  select b.* into listing from public.businesses as b where b.id = business for update;
  if listing.id is null or not (private.is_staff() or coalesce(listing.owner_id = auth.uid(), false)) then
    raise exception 'Only the owner can do this' using errcode = '42501';
  end if;
  perform private.freeze(listing, auth.uid());
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.halal_page(id_or_slug text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  place uuid := private.find_place_id('business', id_or_slug);
begin
  return (
    select jsonb_build_object(
      'id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name, 'business_category', u.business_category,
      'halal_level', u.halal_level, 'halal', u.halal, 'muslim_owned', u.muslim_owned,
      'ownership_level', u.ownership_level, 'closed_on', u.closed_on, 'is_sample', u.is_sample,
      'moved', id_or_slug <> u.slug,
      'evidence', private.halal_summary(place, private.today()),
      'ownership', private.ownership_summary(place),
      'timeline', private.halal_timeline(place, private.today(), 200),
      'certifiers', (
        select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'country_code', c.country_code)
          order by c.name), '[]')
        from public.certifiers as c where c.is_active and (not c.is_sample or u.is_sample)
      )
    )
    from public.business_unified as u where u.id = place
  );
end $function$;

CREATE OR REPLACE FUNCTION public.has_password()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select encrypted_password is not null and encrypted_password <> '' from auth.users
    where id = (select auth.uid())), false)
$function$;

CREATE OR REPLACE FUNCTION public.help_page(language text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'locale', t.locale, 'section', t.section, 'question', t.question,
    'answer', case when t.in_faq then t.answer end
  ) order by t.position, t.id), '[]')
  from (
    select distinct on (h.id) h.* from public.help_topics as h
    where h.published and h.locale in (help_page.language, 'en')
    order by h.id, h.locale = help_page.language desc
  ) as t
  where t.section <> 'site'
$function$;

CREATE OR REPLACE FUNCTION public.help_topic(topic text, language text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', t.id, 'locale', t.locale, 'section', t.section, 'question', t.question, 'answer', t.answer, 'picture', t.picture,
    'changed', coalesce((
      select max(v.saved_at) from public.help_versions as v where v.topic_id = t.id and v.locale = t.locale
    ), t.updated_at),
    'versions', (
      select coalesce(jsonb_agg(v.saved_at order by v.saved_at desc), '[]')
      from public.help_versions as v where v.topic_id = t.id and v.locale = t.locale
    ),
    'related', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'question', r.question) order by r.position, r.id), '[]')
      from public.help_topics as r
      where r.published and r.locale = t.locale and r.section = t.section and r.id <> t.id
    )
  )
  from public.help_topics as t
  where t.id = topic and t.published and t.locale in (help_topic.language, 'en')
  order by t.locale = help_topic.language desc
  limit 1
$function$;

CREATE OR REPLACE FUNCTION public.home_page(lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision)
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  with candidates as materialized (
    select b.*, row_number() over () as place
    from public.near_businesses(lat => home_page.lat, lng => home_page.lng, max_results => 200) as b
  ),
  featured as (
    select c.* from candidates as c where c.featured order by c.place limit 6
  ),
  regular as (
    select c.* from candidates as c
    where c.place <= 40 and not c.featured
      and concat_ws(' ', c.business_type, c.business_category) !~* '(mosque|masjid)'
    order by c.place
    limit 12
  ),
  -- Every visitor of a day sees the same promotion; over the days each has its weight's share.
  running as (
    select p.*, sum(p.weight) over (order by p.slug) as reached, sum(p.weight) over () as total
    from public.promotions as p
    where p.status = 'live' and coalesce(p.starts_at <= now(), true) and coalesce(p.ends_at > now(), true)
  ),
  promo as (
    select r.* from running as r
    where r.reached > ((now() at time zone 'utc')::date - date '2000-01-01') % r.total
    order by r.reached
    limit 1
  )
  select jsonb_build_object(
    'featured', (select coalesce(jsonb_agg(to_jsonb(f) - 'place' order by f.place), '[]') from featured as f),
    'regular', (select coalesce(jsonb_agg(to_jsonb(r) - 'place' order by r.place), '[]') from regular as r),
    'mosques', (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]')
      from public.near_mosques(lat => home_page.lat, lng => home_page.lng, max_results => 4) as m
    ),
    'promo', (
      select jsonb_build_object(
        'id', p.id, 'slug', p.slug, 'title', p.title, 'body', p.body, 'cta_label', p.cta_label,
        'href', p.href, 'tone', p.tone, 'is_sample', p.is_sample
      ) from promo as p
    ),
    'sponsors', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'created_at' order by s.tier, s.position, s.id), '[]')
      from public.sponsors as s where s.active
    ),
    'partners', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id), '[]')
      from (
        select id, name, logo_url, website_url, status, is_sample, created_at from public.partners
        where status = 'approved' and logo_url is not null
        order by created_at desc, id
        limit 16
      ) as p
    ),
    'testimonials', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.position, t.id), '[]')
      from (
        select id, name, place, quote, position, is_sample from public.testimonials
        where published
        order by position, id
        limit 3
      ) as t
    ),
    -- Counted up to 1000: enough for "300 businesses" or "more than 1000", and as quick with a million.
    'counts', jsonb_build_object(
      'businesses', (select count(*) from (select from public.business_unified limit 1000) as b),
      'mosques', (select count(*) from (select from public.mosque_unified limit 1000) as m)
    )
  )
$function$;

CREATE OR REPLACE FUNCTION public.ideas_by_town(max_results integer DEFAULT 20)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(private.contribution_card(c) order by c.reactions_count desc, c.id), '[]')
  from (
    select x.* from public.contributions as x
    where x.section = 'ideas' and x.category = 'town' and x.city is not null and x.state = 'published'
    order by x.reactions_count desc, x.id limit least(greatest(coalesce(max_results, 20), 1), 50)
  ) as c
$function$;

CREATE OR REPLACE FUNCTION public.ideas_roadmap(max_results integer DEFAULT 30)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(g.status, g.items), '{}')
  from (
    select r.status, jsonb_agg(private.contribution_card(c) order by r.place) as items
    from (
      select s.status, s.contribution_id, row_number() over (partition by s.status order by s.decided_at desc) as place
      from public.idea_statuses as s join public.contributions as x on x.id = s.contribution_id and x.state = 'published'
    ) as r join public.contributions as c on c.id = r.contribution_id
    where r.place <= least(greatest(coalesce(max_results, 30), 1), 100)
    group by r.status
  ) as g
$function$;

CREATE OR REPLACE FUNCTION public.inbox_state()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'unread', (select count(*) from public.notifications as n where n.user_id = auth.uid() and n.in_site and n.read_at is null),
    'live_key', (select k.live_key from private.person_keys as k where k.user_id = auth.uid())
  )
$function$;

CREATE OR REPLACE FUNCTION public.issue_claim_code(claim uuid, claimant uuid, code_hash text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_claim public.claims;
  code public.claim_codes;
  listed record;
begin
  select * into found_claim from public.claims as c
  where c.id = claim and c.claimant_id = claimant and private.is_open_claim(c.state) and c.method = 'email_code'
  for update;
  if found_claim.id is null then
    return jsonb_build_object('outcome', 'no_claim');
  end if;
  select u.name, u.email into listed from public.business_unified as u where u.id = found_claim.place_id;
  if coalesce(btrim(listed.email), '') = '' then
    return jsonb_build_object('outcome', 'no_address');
  end if;
  select * into code from public.claim_codes as c where c.claim_id = found_claim.id for update;
  if code.sent_at > now() - interval '1 minute' then
    return jsonb_build_object('outcome', 'too_soon');
  end if;
  if code.first_sent_at > now() - interval '1 day' and code.sends >= 5 then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  insert into public.claim_codes as c (claim_id, code_hash, expires_at)
  values (found_claim.id, issue_claim_code.code_hash, now() + interval '15 minutes')
  on conflict (claim_id) do update set
    code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0, sent_at = now(),
    sends = case when c.first_sent_at > now() - interval '1 day' then c.sends + 1 else 1 end,
    first_sent_at = case when c.first_sent_at > now() - interval '1 day' then c.first_sent_at else now() end;
  return jsonb_build_object('outcome', 'sent', 'to_address', btrim(listed.email), 'name', listed.name);
end $function$;

CREATE OR REPLACE FUNCTION public.keep_referral(code text, touched_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  a public.affiliates;
  account public.business_accounts;
  mailbox constant text := '^([^+@]+)(\+[^@]*)?(@.*)$';
begin
  select * into account from public.business_accounts where owner_id = auth.uid();
  select * into a from public.affiliates as f where f.code = lower(keep_referral.code) and f.status = 'approved';
  if account.id is null or a.user_id is null or a.user_id = account.owner_id then
    return false;
  end if;
  -- The same mailbox under another name is the same person.
  if exists (
    select from auth.users as mine join auth.users as theirs on theirs.id = a.user_id
    where mine.id = account.owner_id
      and lower(regexp_replace(mine.email, mailbox, '\1\3')) = lower(regexp_replace(theirs.email, mailbox, '\1\3'))
  ) then
    return false;
  end if;
  if touched_at > now() or touched_at < now() - make_interval(days => (a.terms ->> 'window_days')::integer)
    or account.created_at < touched_at - interval '1 minute'
    or exists (select from public.payments where business_id = account.id)
  then
    return false;
  end if;
  insert into public.referrals (business_id, affiliate_id, terms, touched_at)
  values (account.id, a.user_id, a.terms, keep_referral.touched_at)
  on conflict do nothing;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.lift_freeze(business uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  listing public.businesses;
begin
  select b.* into listing from public.businesses as b where b.id = business for update;
  delete from public.listing_freezes as z
  where z.business_id = business and (private.is_staff() or z.frozen_by = auth.uid());
  if not found then
    if exists (select from public.listing_freezes as z where z.business_id = business) then
      raise exception 'frozen_by_other' using errcode = '42501';
    end if;
    return false;
  end if;
  perform private.tell(listing.owner_id, 'listing_thawed', listing.place_id);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.listing_freeze(business uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'at', z.frozen_at, 'is_mine', coalesce(z.frozen_by = auth.uid(), false),
    'may_lift', private.is_staff() or coalesce(z.frozen_by = auth.uid(), false)
  )
  from public.listing_freezes as z join public.businesses as b on b.id = z.business_id
  where z.business_id = business
    and (private.is_staff() or b.owner_id = auth.uid() or z.frozen_by = auth.uid())
$function$;

CREATE OR REPLACE FUNCTION public.listing_history(place uuid, max_results integer DEFAULT 50, older_than bigint DEFAULT NULL::bigint)
 RETURNS TABLE(id bigint, at timestamp with time zone, action text, actor_name text, actor_kind text, changes jsonb, can_undo boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.may_keep_listing(place) then
    raise exception 'Only the owner and staff can see this' using errcode = '42501';
  end if;
  return query
  select l.id, l.at, l.action,
    -- Owners learn that it was the staff, not who of them.
    case when l.actor is null or (s.is_staff and not private.is_staff() and l.actor <> auth.uid()) then null else p.display_name end,
    case when l.actor is null then 'system' when l.actor = auth.uid() then 'you' when s.is_staff then 'staff' else 'owner' end,
    c.list, l.action = 'update' and c.undoable
  from public.audit_log as l
  left join public.profiles as p on p.id = l.actor
  cross join lateral (
    select exists (select from public.user_roles as r where r.user_id = l.actor and r.role in ('staff', 'superadmin')) as is_staff
  ) as s
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object(
        'field', f.key, 'old', case when f.key = 'owner_id' then null else l.before -> f.key end,
        'new', case when f.key = 'owner_id' then null else f.value end
      ) order by f.key), '[]') as list,
      coalesce(bool_or(f.key = any (private.editable_columns())), false) as undoable
    from jsonb_each(case when l.action = 'update' then l.after else '{}' end) as f
    where f.key = any (private.editable_columns() || array['owner_id', 'status', 'image'])
  ) as c
  where l.entity = 'businesses'
    and l.entity_id in (select b.id::text from public.businesses as b where b.place_id = place)
    and (older_than is null or l.id < older_than)
    and (l.action <> 'update' or c.list <> '[]')
  order by l.id desc
  limit least(greatest(max_results, 1), 200);
end $function$;

CREATE OR REPLACE FUNCTION public.location_groups(fewest integer DEFAULT 3)
 RETURNS TABLE(country_code text, city text, category text, subcategory text, listings bigint, changed timestamp with time zone)
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select u.country_code, u.city, u.business_category, u.subcategory, count(*), max(u.updated_at)
  from public.business_unified as u
  where u.closed_on is null and u.country_code is not null and u.business_category is not null
  group by grouping sets (
    (u.country_code, u.business_category), (u.country_code, u.city, u.business_category),
    (u.country_code, u.city, u.business_category, u.subcategory)
  )
  -- A city's page shows what lies around it, so there only listings with a position count.
  having case when grouping(u.city) = 1 then count(*) else count(u.position) end >= greatest(coalesce(fewest, 3), 1)
    and (grouping(u.city) = 1 or u.city is not null)
    and (grouping(u.subcategory) = 1 or u.subcategory is not null)
  order by 1, 3, 2 nulls first, 4 nulls first
  limit 20000
$function$;

CREATE OR REPLACE FUNCTION public.location_page(category text, country text DEFAULT NULL::text, subcategory text DEFAULT NULL::text, lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, reach_km double precision DEFAULT 30, max_results integer DEFAULT 24, skip_results integer DEFAULT 0)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  here extensions.cube := private.sphere_point(location_page.lat, location_page.lng);
  page_size integer := least(greatest(coalesce(location_page.max_results, 24), 1), 100);
  skipped integer := least(greatest(coalesce(location_page.skip_results, 0), 0), 10000);
  chord double precision := 12742 * sin(least(coalesce(location_page.reach_km, 30), 2000) / 12742);
  answer jsonb;
begin
  with area as materialized (
    -- Other categories are counted only where a place is named: in the world they all exist.
    select u.* from private.listings_at(
      location_page.country, location_page.lat, location_page.lng, coalesce(location_page.reach_km, 30)
    ) as u
    where location_page.country is not null or here is not null or u.business_category = location_page.category
  ),
  in_category as materialized (
    select a.* from area as a where a.business_category = location_page.category
  ),
  listed as materialized (
    select c.* from in_category as c
    where location_page.subcategory is null or c.subcategory = location_page.subcategory
  ),
  shown as (
    select l.* from listed as l
    order by l.priority desc, l.featured desc, l.rating desc nulls last, l.reviews_count desc, l.id
    limit page_size offset skipped
  )
  select jsonb_build_object(
    'total', (select count(*) from listed),
    'rows', (
      select coalesce(jsonb_agg(
        to_jsonb(s) - array['position', 'search', 'name_folded', 'terms', 'description']
        order by s.priority desc, s.featured desc, s.rating desc nulls last, s.reviews_count desc, s.id
      ), '[]') from shown as s
    ),
    'pins', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
        select l.id, l.slug, l.name, l.local_name, l.latitude, l.longitude, l.business_category, l.featured
        from listed as l where l.latitude is not null and l.longitude is not null
        order by l.priority desc, l.featured desc, l.rating desc nulls last, l.reviews_count desc, l.id
        limit 300
      ) as p
    ),
    -- Whether they are open now is for the reader's clock to say: the answer is kept for a while.
    'hours', (
      select coalesce(jsonb_agg(to_jsonb(h)), '[]') from (
        select l.hours, l.time_zone, l.latitude, l.longitude from listed as l
        where l.hours is not null order by l.id limit 300
      ) as h
    ),
    'facts', (
      select jsonb_build_object(
        'rated', count(*) filter (where l.rating is not null and l.reviews_count > 0),
        'median_rating', percentile_cont(0.5) within group (order by l.rating)
          filter (where l.rating is not null and l.reviews_count > 0),
        'reviews', coalesce(sum(l.reviews_count), 0),
        'certified', count(*) filter (where l.halal_level >= 3),
        'confirmed', count(*) filter (where l.halal_level = 2),
        'muslim_owned', count(*) filter (where l.muslim_owned),
        'prayer_space', count(*) filter (where l.facts -> 'prayer_space' = 'true'),
        'delivery', count(*) filter (where l.facts -> 'delivery' = 'true'),
        'newest', max(l.created_at)
      ) from listed as l
    ),
    'subcategories', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.subcategory, 'count', g.n) order by g.n desc, g.subcategory), '[]')
      from (select c.subcategory, count(*) as n from in_category as c where c.subcategory is not null group by 1) as g
    ),
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.business_category, 'count', g.n) order by g.n desc, g.business_category), '[]')
      from (
        select a.business_category, count(*) as n from area as a
        where a.business_category is distinct from location_page.category group by 1
      ) as g
    ),
    'cities', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.city, 'country', g.country_code, 'count', g.n) order by g.n desc, g.city), '[]')
      from (
        select u.city, u.country_code, count(*) as n from public.business_unified as u
        where u.business_category = location_page.category and u.closed_on is null and u.city is not null
          and (location_page.country is null or u.country_code = location_page.country)
          and (location_page.subcategory is null or u.subcategory = location_page.subcategory)
        group by 1, 2 order by n desc, u.city limit 40
      ) as g
    ),
    'countries', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.country_code, 'count', g.n) order by g.n desc, g.country_code), '[]')
      from (
        select u.country_code, count(*) as n from public.business_unified as u
        where location_page.country is null and u.business_category = location_page.category
          and u.closed_on is null and u.country_code is not null
        group by 1 order by n desc, u.country_code limit 40
      ) as g
    ),
    'mosques', (
      select count(*) from public.mosque_unified as m
      where (here is null and m.country_code = location_page.country)
        or (here is not null and m.position operator(extensions.<@) extensions.cube_enlarge(here, chord, 3)
          and m.position operator(extensions.<->) here <= chord)
    )
  ) into answer;
  return answer;
end $function$;

CREATE OR REPLACE FUNCTION public.make_payouts(today date DEFAULT NULL::date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day date := coalesce(make_payouts.today, (now() at time zone 'utc')::date);
  due record;
  payout uuid;
  made integer := 0;
begin
  if not private.is_server() and (not private.has_role('superadmin') or today is not null) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  for due in
    select a.user_id, c.currency, sum(c.amount_cents)::integer as cents, (a.terms ->> 'min_payout_cents')::integer as least_cents
    from public.affiliates as a join public.commissions as c on c.affiliate_id = a.user_id
    where c.payout_id is null and c.payable_on <= day and a.user_id is distinct from auth.uid()
    group by a.user_id, c.currency, a.terms
    having sum(c.amount_cents) >= greatest((a.terms ->> 'min_payout_cents')::integer, 1)
  loop
    perform from public.affiliates where user_id = due.user_id for update;
    insert into public.affiliate_payouts (affiliate_id, amount_cents, currency, made_on)
    values (due.user_id, due.cents, due.currency, day) returning id into payout;
    update public.commissions set payout_id = payout
    where affiliate_id = due.user_id and currency = due.currency and payout_id is null and payable_on <= day;
    made := made + 1;
  end loop;
  return made;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_contribution(contribution uuid, read_number integer DEFAULT NULL::integer, follow boolean DEFAULT NULL::boolean, keep boolean DEFAULT NULL::boolean, draft text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
begin
  if not exists (
    select from public.contributions as c where c.id = contribution and (c.state = 'published' or c.author_id = member)
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  insert into public.contribution_marks as m (user_id, contribution_id, read_number, is_followed, is_kept, draft)
  values (
    member, contribution, greatest(coalesce(mark_contribution.read_number, 0), 0), coalesce(follow, false),
    coalesce(keep, false), nullif(mark_contribution.draft, '')
  )
  on conflict (user_id, contribution_id) do update set
    -- Another device may have read further.
    read_number = greatest(m.read_number, excluded.read_number),
    is_followed = coalesce(follow, m.is_followed), is_kept = coalesce(keep, m.is_kept),
    draft = case when mark_contribution.draft is null then m.draft else excluded.draft end, updated_at = now();
end $function$;

CREATE OR REPLACE FUNCTION public.mark_solved(contribution uuid, reply uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
begin
  if reply is not null and not exists (
    select from public.replies as r where r.id = reply and r.contribution_id = contribution and r.state = 'published'
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  update public.contributions as c set solved_by = reply
  where c.id = contribution and c.state = 'published' and (c.author_id = member or private.is_staff());
  if not found then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.merge_contributions(from_contribution uuid, into_contribution uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gone public.contributions;
  kept public.contributions;
begin
  if not private.is_staff() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  -- In one order, so that two merges the other way round cannot wait for each other.
  perform from public.contributions as c where c.id in (from_contribution, into_contribution) order by c.id for update;
  select * into gone from public.contributions as c where c.id = from_contribution;
  select * into kept from public.contributions as c where c.id = into_contribution;
  if gone.id is null or kept.id is null or gone.id = kept.id or gone.section <> kept.section
    or gone.state <> 'published' or kept.state <> 'published'
  then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  insert into public.reactions (contribution_id, user_id, created_at)
  select kept.id, x.user_id, x.created_at from public.reactions as x
  where x.contribution_id = gone.id and x.reply_id is null and x.user_id is distinct from kept.author_id
  on conflict do nothing;
  delete from public.reactions as x where x.contribution_id = gone.id and x.reply_id is null;
  insert into public.contribution_marks as m (user_id, contribution_id, is_followed)
  select f.user_id, kept.id, true from public.contribution_marks as f where f.contribution_id = gone.id and f.is_followed
  on conflict (user_id, contribution_id) do update set is_followed = true;
  update public.contributions as c set
    state = 'merged', merged_into = kept.id, solved_by = null, replies_count = 0
  where c.id = gone.id;
  insert into public.replies (contribution_id, number, author_id, body, language, state, published_at, created_at, is_sample)
  values (
    kept.id, kept.last_number + 1, gone.author_id, left(concat_ws(E'\n\n', '**' || gone.title || '**', gone.body), 10000),
    gone.language, 'published', gone.published_at, gone.created_at, gone.is_sample
  );
  update public.replies as r set contribution_id = kept.id, number = kept.last_number + 1 + r.number
  where r.contribution_id = gone.id;
  update public.reactions as x set contribution_id = kept.id where x.contribution_id = gone.id;
  update public.contributions as c set
    last_number = kept.last_number + 1 + gone.last_number, last_activity_at = now(),
    replies_count = (select count(*) from public.replies as r where r.contribution_id = kept.id and r.state = 'published')
  where c.id = kept.id;
  -- What led to the one that is gone leads on, also from older merges.
  update public.contributions as c set merged_into = kept.id where c.merged_into = gone.id;
end $function$;

CREATE OR REPLACE FUNCTION public.merge_import(import_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  import public.imports;
begin
  if not private.is_trusted() then
    raise exception 'Only staff can import' using errcode = '42501';
  end if;
  select * into import from public.imports as i where i.id = merge_import.import_id for update;
  if import.id is null or import.state <> 'staged' then
    perform private.refuse_import_step(import, 'merged');
  end if;
  update public.imports as i set state = 'merging' where i.id = import.id;
end $function$;

CREATE OR REPLACE FUNCTION public.merge_import_batch(import_id uuid, max_rows integer, may_wait boolean DEFAULT true)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  import public.imports;
  mine private.import_parts;
  one_kind text;
  counts jsonb := '{}';
  range_counts jsonb;
  through bigint;
  was_alone boolean := false;
  is_merged boolean;
  is_done boolean;
  has_rows boolean;
  partition text := private.import_partition(import_id);
begin
  -- Losing the last batch in a power failure costs nothing: the import goes on from the batch before.
  perform set_config('synchronous_commit', 'off', true);
  -- The row is held to the end: nobody else takes the same part, and an undo waits.
  select p.* into mine from private.import_parts as p join public.imports as i on i.id = p.import_id
  where p.import_id = merge_import_batch.import_id and i.state = 'merging' and p.merged_through < i.last_seq
  order by p.merged_through, p.part limit 1 for update of p skip locked;
  if mine is null and may_wait then
    select p.* into mine from private.import_parts as p
    where p.import_id = merge_import_batch.import_id order by p.merged_through, p.part limit 1 for update of p;
  end if;
  select * into import from public.imports as i where i.id = merge_import_batch.import_id;
  if import.state is distinct from 'merging' then
    return jsonb_build_object('state', import.state, 'merged_through', import.merged_through);
  elsif mine is null then
    return jsonb_build_object('state', import.state, 'merged_through', import.merged_through, 'is_idle', true);
  end if;
  select to_regclass('private.' || quote_ident(partition)) is not null into has_rows;
  if has_rows and import.staged_count > 0 then
    execute format('select exists (select from private.%I)', partition) into has_rows;
  end if;
  -- An unlogged table is empty after the database itself crashed: the file has to be read again.
  if not has_rows then
    return jsonb_build_object('state', 'restage', 'merged_through', import.merged_through);
  end if;
  execute format(
    'select s.seq from private.%I as s where (hashtext(s.wish) & %s) = %s and s.seq > $1 order by s.seq offset $2 limit 1',
    partition, mine.parts - 1, mine.part)
  into through using mine.merged_through, greatest(max_rows, 1) - 1;
  through := coalesce(through, import.last_seq);

  foreach one_kind in array private.import_kinds(import.kind) loop
    begin
      if mine.parts = 1 or mine.is_alone then
        raise exception 'Alone' using errcode = 'MA001';
      end if;
      -- Together with the other parts, but not with anyone else who settles places; another import may have the same
      -- names, and is kept from the same part of them.
      perform pg_advisory_xact_lock_shared(hashtext('mahalla.places.' || one_kind));
      perform pg_advisory_xact_lock(hashtext('mahalla.imports.' || one_kind), class)
      from generate_series(0, 3) as class where class & (mine.parts - 1) = mine.part;
      range_counts := private.merge_import_range(import, one_kind, mine.part, mine.parts, mine.merged_through, through, false);
    exception when sqlstate 'MA001' then
      -- One at a time per kind, as everywhere places are settled.
      perform pg_advisory_xact_lock(hashtext('mahalla.places.' || one_kind));
      range_counts := private.merge_import_range(import, one_kind, mine.part, mine.parts, mine.merged_through, through, true);
      was_alone := was_alone or (range_counts ->> 'changed')::bigint > 0;
    end;
    counts := private.add_counts(counts, range_counts);
    perform private.announce_import(one_kind);
  end loop;

  -- The import's own row last, and held only until the end of the transaction: parts meet here.
  perform from public.imports as i where i.id = import.id for no key update;
  update private.import_parts as p set merged_through = through, is_alone = was_alone
  where p.import_id = import.id and p.part = mine.part;
  select not exists (select from private.import_parts as p where p.import_id = import.id and p.merged_through < import.last_seq)
  into is_merged;
  is_done := is_merged and not exists (select from private.absent_indexes as a where a.import_id = import.id);
  update public.imports as i
  set merged_through = (select (sum(p.merged_through) / count(*))::bigint from private.import_parts as p where p.import_id = i.id),
    new_count = i.new_count + (counts ->> 'new')::bigint,
    changed_count = i.changed_count + (counts ->> 'changed')::bigint,
    same_count = i.same_count + (counts ->> 'same')::bigint,
    duplicate_count = i.duplicate_count + (counts ->> 'duplicate')::bigint,
    refused_count = i.refused_count + (counts ->> 'refused')::bigint,
    merged_count = i.merged_count + (counts ->> 'new')::bigint + (counts ->> 'changed')::bigint + (counts ->> 'same')::bigint,
    state = case when is_done and i.state = 'merging' then 'done' else i.state end,
    finished_at = case when is_done and i.state = 'merging' then now() end
  where i.id = import.id
  returning * into import;
  if import.state = 'done' then
    execute format('drop table private.%I', partition);
    delete from private.import_parts as p where p.import_id = import.id;
  end if;
  return jsonb_build_object('state', import.state, 'merged_through', import.merged_through, 'is_idle', is_merged and not is_done);
end $function$;

CREATE OR REPLACE FUNCTION public.merge_quran_shelf(shelf jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;

  insert into public.quran_bookmarks as b (user_id, verse, marked_at, removed_at)
  select distinct on (m.verse)
    me, m.verse, private.not_later_than_now(m.at), case when m.gone then private.not_later_than_now(m.at) end
  from jsonb_to_recordset(case jsonb_typeof(shelf -> 'bookmarks') when 'array' then shelf -> 'bookmarks' else '[]' end)
     as m (verse smallint, at timestamptz, gone boolean)
  where m.verse between 1 and 6236 and m.at is not null
  order by m.verse, m.at desc
  limit 6236
  on conflict (user_id, verse) do update
    set marked_at = excluded.marked_at, removed_at = excluded.removed_at
    where excluded.marked_at > b.marked_at;

  insert into public.quran_places as p (user_id, verse, read_at)
  select me, m.verse, private.not_later_than_now(m.at)
  from jsonb_to_record(case jsonb_typeof(shelf -> 'place') when 'object' then shelf -> 'place' else '{}' end)
    as m (verse smallint, at timestamptz)
  where m.verse between 1 and 6236 and m.at is not null
  on conflict (user_id) do update
    set verse = excluded.verse, read_at = excluded.read_at
    where excluded.read_at > p.read_at;

  insert into public.quran_plans as p (user_id, kind, starts_on, days, read_through, ended, changed_at)
  select me, m.kind, m.starts, m.days, m.through, coalesce(m.gone, false), private.not_later_than_now(m.at)
  from jsonb_to_record(case jsonb_typeof(shelf -> 'plan') when 'object' then shelf -> 'plan' else '{}' end)
    as m (kind text, starts date, days smallint, through smallint, gone boolean, at timestamptz)
  where m.kind is not null and m.at is not null
  on conflict (user_id) do update
    set kind = excluded.kind, starts_on = excluded.starts_on, days = excluded.days,
        read_through = excluded.read_through, ended = excluded.ended, changed_at = excluded.changed_at
    where excluded.changed_at > p.changed_at;

  return jsonb_build_object(
    'bookmarks', coalesce((
      select jsonb_agg(jsonb_build_object('verse', b.verse, 'at', b.marked_at) order by b.marked_at desc)
      from public.quran_bookmarks as b where b.user_id = me and b.removed_at is null), '[]'),
    'place', (
      select jsonb_build_object('verse', p.verse, 'at', p.read_at) from public.quran_places as p where p.user_id = me),
    'plan', (
      select jsonb_build_object(
        'kind', p.kind, 'starts', p.starts_on, 'days', p.days, 'through', p.read_through, 'at', p.changed_at)
      from public.quran_plans as p where p.user_id = me and not p.ended)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.missed_searches_in(country_code text, city text, max_results integer DEFAULT 10)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(
    jsonb_build_object('category', w.category, 'subcategory', w.subcategory, 'times', w.times) order by w.times desc, w.category, w.subcategory
  ), '[]')
  from (
    select s.category, s.subcategory, sum(s.times)::integer as times
    from public.missed_searches as s
    where s.country_code = missed_searches_in.country_code and s.city = missed_searches_in.city
      and s.month > now() - interval '1 year'
    group by s.category, s.subcategory
    having sum(s.times) >= 3
    order by times desc
    limit least(greatest(coalesce(missed_searches_in.max_results, 10), 1), 100)
  ) as w
$function$;

CREATE OR REPLACE FUNCTION public.moderation_queue(kind text DEFAULT NULL::text, state text DEFAULT 'open'::text, min_hours integer DEFAULT 0, taken text DEFAULT NULL::text, max_results integer DEFAULT 25, skip_results integer DEFAULT 0)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  result jsonb;
begin
  if not private.is_staff() then
    raise exception 'Only staff can see the queue' using errcode = '42501';
  end if;
  with matching as (
    select m.* from public.moderation_items as m
    where m.status = state
      and (moderation_queue.kind is null or m.subject_kind = moderation_queue.kind)
      and m.opened_at <= now() - make_interval(hours => least(greatest(coalesce(min_hours, 0), 0), 100000))
      and (
        taken is null or taken = 'mine' and m.assignee = auth.uid() or taken = 'nobody' and m.assignee is null
      )
  ),
  -- What waits is worked off from the oldest; what was decided is looked up from the newest.
  shown as (
    select m.*, row_number() over () as place
    from (
      select * from matching
      order by case when state = 'open' then opened_at end, coalesce(decided_at, opened_at) desc, id
      limit least(greatest(coalesce(max_results, 25), 1), 100) offset greatest(coalesce(skip_results, 0), 0)
    ) as m
  ),
  waiting as (
    select m.subject_kind, count(*) as number, min(m.opened_at) as since from public.moderation_items as m
    where m.status = 'open' group by m.subject_kind
  )
  select jsonb_build_object(
    'total', (select count(*) from matching),
    'open', (select coalesce(sum(number), 0) from waiting),
    'mine', (
      select count(*) from public.moderation_items as m where m.status = 'open' and m.assignee = auth.uid()
    ),
    'decided_today', (
      select count(*) from public.moderation_items as m
      where m.status in ('approved', 'rejected', 'needs_info') and m.decided_at > now() - interval '1 day'
    ),
    'oldest', (select min(since) from waiting),
    'kinds', (select coalesce(jsonb_object_agg(subject_kind, number), '{}') from waiting),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'kind', s.subject_kind, 'subject_id', s.subject_id, 'reason', s.reason, 'summary', s.summary,
        'status', s.status, 'opened_at', s.opened_at, 'decided_at', s.decided_at, 'canned', s.canned, 'note', s.note,
        'is_mine', s.assignee is not distinct from auth.uid(),
        'assignee', (select p.display_name from public.profiles as p where p.id = s.assignee),
        'decided_by', (select p.display_name from public.profiles as p where p.id = s.decided_by),
        'author', (select p.display_name from public.profiles as p where p.id = s.author_id),
        'is_involved', private.is_involved(m),
        'place', (
          select jsonb_build_object('name', u.name, 'city', u.city, 'path', '/business/' || u.slug)
          from public.business_unified as u where u.id = s.place_id
          union all
          select jsonb_build_object('name', u.name, 'city', u.city, 'path', '/mosque/' || u.slug)
          from public.mosque_unified as u where u.id = s.place_id
        ),
        'reports', (
          select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at)
            order by r.created_at desc), '[]')
          from public.reports as r where r.subject_kind = s.subject_kind and r.subject_id = s.subject_id
        ),
        'preview', private.moderation_preview(s.subject_kind, s.subject_id)
      ) order by s.place), '[]')
      from shown as s join public.moderation_items as m on m.id = s.id
    )
  ) into result;
  return result;
end $function$;

CREATE OR REPLACE FUNCTION public.mosque_desk(place uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.keeps_mosque(place) then
    raise exception 'Only the mosque''s admins and staff can see this' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'suggestions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'changes', s.changes, 'was', private.mosque_values(s.place_id, s.changes), 'note', s.note,
        'at', s.created_at, 'author', (select p.display_name from public.profiles as p where p.id = s.author_id)
      ) order by s.created_at), '[]')
      from public.mosque_suggestions as s where s.place_id = place and s.status = 'pending'
    ),
    'announcements', (
      select coalesce(jsonb_agg(to_jsonb(a) - array['author_id', 'told_up_to'] order by a.created_at desc), '[]')
      from (
        select * from public.mosque_announcements as n
        where n.place_id = place and n.status in ('published', 'pending') and n.expires_at > now() - interval '30 days'
        order by n.created_at desc limit 60
      ) as a
    ),
    'rules', (
      select coalesce(jsonb_agg(to_jsonb(r) - array['place_id', 'created_at', 'updated_at'] order by r.effective_from, r.prayer), '[]')
      from public.iqamah_rules as r where r.place_id = place
    ),
    'followers', (select count(*) from public.mosque_follows as f where f.place_id = place),
    'admins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.user_id, 'name', p.display_name, 'email', case when private.is_staff() then u.email end, 'since', a.created_at
      ) order by a.created_at), '[]')
      from public.mosque_admins as a
      join auth.users as u on u.id = a.user_id
      left join public.profiles as p on p.id = a.user_id
      where a.mosque_id = place
    )
  );
end $function$;

CREATE OR REPLACE FUNCTION public.mosque_history(place uuid, max_results integer DEFAULT 50, older_than bigint DEFAULT NULL::bigint)
 RETURNS TABLE(id bigint, at timestamp with time zone, action text, entity text, actor_name text, actor_kind text, changes jsonb, subject jsonb, can_undo boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.keeps_mosque(place) then
    raise exception 'Only the mosque''s admins and staff can see this' using errcode = '42501';
  end if;
  return query
  select l.id, l.at, l.action, l.entity,
    case when l.actor is null or (s.is_staff and not private.is_staff() and l.actor <> auth.uid()) then null else p.display_name end,
    case when l.actor is null then 'system' when l.actor = auth.uid() then 'you' when s.is_staff then 'staff' else 'admin' end,
    c.list, coalesce(l.after, '{}') || coalesce(l.before, '{}') || coalesce(
      (select to_jsonb(r) from public.iqamah_rules as r where l.entity = 'iqamah_rules' and r.id::text = l.entity_id),
      (select to_jsonb(j) from public.jumuah_sessions as j where l.entity = 'jumuah_sessions' and j.id::text = l.entity_id),
      (select to_jsonb(o) from public.mosque_occasions as o where l.entity = 'mosque_occasions' and o.id::text = l.entity_id),
      '{}'
    ),
    l.entity in ('iqamah_rules', 'jumuah_sessions', 'mosque_occasions') or l.action = 'update'
  from private.mosque_entries(place) as l
  left join public.profiles as p on p.id = l.actor
  cross join lateral (
    select exists (select from public.user_roles as r where r.user_id = l.actor and r.role in ('staff', 'superadmin')) as is_staff
  ) as s
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('field', f.key, 'old', l.before -> f.key, 'new', l.after -> f.key) order by f.key), '[]') as list
    from (
      select k.key from jsonb_object_keys(coalesce(l.after, '{}') || coalesce(l.before, '{}')) as k (key)
      where case
        when l.entity in ('mosques', 'mosque') then k.key = any (private.mosque_fields()) and l.action = 'update'
        else k.key not in ('id', 'place_id', 'created_at', 'updated_at')
          and coalesce(l.before -> k.key, 'null') <> coalesce(l.after -> k.key, 'null')
      end
    ) as f
  ) as c
  where (older_than is null or l.id < older_than) and c.list <> '[]'
  order by l.id desc
  limit least(greatest(max_results, 1), 200);
end $function$;

CREATE OR REPLACE FUNCTION public.mosque_page(id_or_slug text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  place uuid := private.find_place_id('mosque', id_or_slug);
  here public.mosque_unified;
begin
  select * into here from public.mosque_unified as u where u.id = place;
  if here.id is null then
    return null;
  end if;
  return to_jsonb(here) - array['position', 'search', 'name_folded', 'words', 'source_row']
    || jsonb_build_object(
      'moved', id_or_slug <> here.slug,
      'facilities', private.facility_flags(here.facilities),
      'iqamah_rules', private.iqamah_of(place),
      'jumuah', private.jumuah_of(place),
      'occasions', private.occasions_of(place),
      'announcements', private.announcements_of(place),
      'facts_known', private.fact_summary(place),
      'is_kept', private.is_mosque_kept(place),
      'businesses', case when here.position is null then '[]' else private.businesses_around(here.position, 4) end,
      'source', (
        select jsonb_build_object('name', m.source, 'id', m.source_id, 'licence', m.licence)
        from public.mosque as m where here.source_table = 'mosque' and m.id = here.source_row
      )
    );
end $function$;

CREATE OR REPLACE FUNCTION public.mosque_times(id_or_slug text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  place uuid := private.find_place_id('mosque', id_or_slug);
  here public.mosque_unified;
begin
  select * into here from public.mosque_unified as u where u.id = place;
  if here.id is null then
    return null;
  end if;
  return private.mosque_card(here, 999999)
    || jsonb_build_object('occasions', private.occasions_of(place), 'announcements', private.announcements_of(place));
end $function$;

CREATE OR REPLACE FUNCTION public.move_photo(photo uuid, step integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.photos := private.photo_to_manage(photo);
  ids uuid[];
  here integer;
  there integer;
begin
  if step is null or step not in (-1, 1) then
    raise exception 'A step is -1 or 1' using errcode = '22023';
  end if;
  select array_agg(q.id order by q.position, q.created_at, q.id) into ids
  from public.photos as q where q.place_id = p.place_id and q.status = 'published';
  here := array_position(ids, photo);
  there := here + step;
  if here is null or there < 1 or there > cardinality(ids) then
    return;
  end if;
  ids[here] := ids[there];
  ids[there] := photo;
  update public.photos as q set position = o.place - 1
  from unnest(ids) with ordinality as o (id, place)
  where q.id = o.id and q.position <> o.place - 1;
end $function$;

CREATE OR REPLACE FUNCTION public.my_business(place uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'is_saved', exists (select from public.saved_places as s where s.user_id = auth.uid() and s.place_id = place),
    'is_owner', private.owns_place(place, auth.uid()),
    'is_staff', private.is_staff(),
    'answers', (
      select coalesce(jsonb_object_agg(c.fact, c.answer), '{}') from public.fact_confirmations as c
      where c.user_id = auth.uid() and c.place_id = place and c.settled_at is null
        and c.created_at > now() - interval '180 days'
    ),
    'evidence', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'kind', e.kind, 'status', e.status, 'at', e.created_at, 'number', e.certificate_number,
        'expires_on', e.expires_on, 'statement', e.statement
      ) order by e.created_at desc), '[]')
      from public.halal_evidence as e
      where e.place_id = place and e.said_by = auth.uid() and e.status <> 'withdrawn'
    ),
    'ownership', (
      select jsonb_build_object(
        'is_hidden', private.is_ownership_hidden(place),
        'level', private.ownership_level_of(place),
        'is_declared', exists (
          select from public.ownership_statements as s
          where s.place_id = place and s.kind = 'self_declared' and s.status = 'accepted'
        )
      )
      where private.owns_place(place, auth.uid()) or private.is_staff()
    ),
    'statements', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'status', s.status, 'at', s.created_at)
        order by s.created_at desc), '[]')
      from public.ownership_statements as s
      where s.place_id = place and s.said_by = auth.uid() and s.kind <> 'self_declared' and s.status <> 'withdrawn'
    ),
    'mosques', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by m.name), '[]')
      from public.mosque_admins as a join public.mosque_unified as m on m.id = a.mosque_id
      where a.user_id = auth.uid()
    )
  )
  where auth.uid() is not null
$function$;

CREATE OR REPLACE FUNCTION public.my_businesses()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', b.place_id, 'name', b.name) order by b.name), '[]')
  from public.businesses as b where b.owner_id = auth.uid() and b.status = 'published'
$function$;

CREATE OR REPLACE FUNCTION public.my_drafts(section text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', c.slug, 'title', c.title, 'excerpt', left(c.body, 120), 'state', c.state, 'created_at', c.created_at
  ) order by c.created_at desc), '[]')
  from public.contributions as c
  where c.section = my_drafts.section and c.author_id = auth.uid() and c.state in ('draft', 'review', 'hidden')
$function$;

CREATE OR REPLACE FUNCTION public.my_mosque(place uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'follow', (
      select jsonb_build_object('wants_mail', f.wants_mail, 'is_my_masjid', f.is_my_masjid)
      from public.mosque_follows as f where f.user_id = auth.uid() and f.place_id = place
    ),
    'is_admin', exists (select from public.mosque_admins as a where a.user_id = auth.uid() and a.mosque_id = place),
    'is_staff', private.is_staff(),
    'request', (
      select jsonb_build_object('status', r.status, 'at', r.created_at)
      from public.mosque_admin_requests as r where r.user_id = auth.uid() and r.place_id = place
      order by r.created_at desc limit 1
    ),
    'answers', (
      select coalesce(jsonb_object_agg(c.fact, c.answer), '{}') from public.fact_confirmations as c
      where c.user_id = auth.uid() and c.place_id = place and c.settled_at is null
        and c.created_at > now() - interval '180 days'
    )
  )
  where auth.uid() is not null
$function$;

CREATE OR REPLACE FUNCTION public.my_person()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null or not private.is_member() then
    raise exception 'members_only' using errcode = '42501';
  end if;
  perform private.ensure_person(auth.uid());
  return (
    select to_jsonb(p) - 'user_id' || jsonb_build_object(
      'name', private.public_name(p.user_id), 'city', r.city, 'country_code', r.country_code,
      'blocks', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', b.kind, 'person', private.person_card(b.other_id))
          order by b.created_at desc), '[]')
        from public.person_blocks as b where b.user_id = p.user_id
      )
    )
    from public.people as p join public.profiles as r on r.id = p.user_id where p.user_id = auth.uid()
  );
end $function$;

CREATE OR REPLACE FUNCTION public.my_social_accounts()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(private.social_card(a) || jsonb_build_object('state', a.state) order by a.created_at desc, a.id), '[]')
  from public.social_accounts as a
  where auth.uid() in (a.suggested_by, a.keeper_id) and (a.keeper_id is null or a.keeper_id = auth.uid())
$function$;

CREATE OR REPLACE FUNCTION public.near_businesses(lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, category text DEFAULT NULL::text, query text DEFAULT NULL::text, radius_km double precision DEFAULT 75, max_results integer DEFAULT 40, skip_results integer DEFAULT 0)
 RETURNS TABLE(id uuid, slug text, name text, local_name text, description text, image text, rating double precision, reviews_count integer, business_type text, business_category text, subcategory text, address text, city text, state text, country text, country_code text, latitude double precision, longitude double precision, time_zone text, phone text, website text, whatsapp text, hours jsonb, services text[], halal_level smallint, muslim_owned boolean, price_range text, tags text[], featured boolean, is_featured boolean, priority smallint, is_sample boolean, source_table text, distance double precision)
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
#variable_conflict use_column
declare
  here extensions.cube := private.sphere_point(near_businesses.lat, near_businesses.lng);
  page_size integer := least(greatest(coalesce(near_businesses.max_results, 40), 1), 1000);
  skipped integer := least(greatest(coalesce(near_businesses.skip_results, 0), 0), 10000);
  -- Enough to know whether 24 lie inside the radius.
  wanted integer := greatest(page_size + skipped, 24);
  radius double precision := coalesce(near_businesses.radius_km, 75);
  wanted_category text := nullif(btrim(near_businesses.category), '');
  words tsquery := private.prefix_query(near_businesses.query);
  spelling text := private.fold(btrim(left(near_businesses.query, 100)));
  -- Similar names are looked for only when nothing has the words as they were typed.
  by_words boolean := words is not null and exists (
    select from public.business_unified where search @@ words and closed_on is null
  );
  by_spelling boolean := words is not null and not by_words;
begin
  if here is null then
    return query
    select
    u.id, u.slug, u.name, u.local_name, u.description, u.image, u.rating, u.reviews_count, u.business_type,
    u.business_category, u.subcategory, u.address, u.city, u.state, u.country, u.country_code, u.latitude,
    u.longitude, u.time_zone, u.phone, u.website, u.whatsapp, u.hours, u.services, u.halal_level, u.muslim_owned,
    u.price_range, u.tags, u.featured, u.is_featured, u.priority, u.is_sample, u.source_table,
      999999::double precision
    from public.business_unified as u
    where u.closed_on is null
      and (wanted_category is null or u.business_category = wanted_category)
      and (not by_words or u.search @@ words)
      and (not by_spelling or u.name_folded operator(extensions.%) spelling)
    order by u.priority desc, u.featured desc, u.rating desc nulls last, u.reviews_count desc, u.id
    limit page_size offset skipped;
    return;
  end if;

  return query
  with nearest as materialized (
    -- With ties: of several businesses in one building, ranking decides which are shown, not the index.
    select
      u.id, u.slug, u.name, u.local_name, u.description, u.image, u.rating, u.reviews_count, u.business_type,
      u.business_category, u.subcategory, u.address, u.city, u.state, u.country, u.country_code, u.latitude,
      u.longitude, u.time_zone, u.phone, u.website, u.whatsapp, u.hours, u.services, u.halal_level, u.muslim_owned,
      u.price_range, u.tags, u.featured, u.is_featured, u.priority, u.is_sample, u.source_table,
      greatest(
        12742 * asin(least(1, (u.position operator(extensions.<->) here) / 12742)),
        case when u.latitude is null then 25 end
      ) as distance
    from public.business_unified as u
    where u.position is not null and u.closed_on is null
      and (wanted_category is null or u.business_category = wanted_category)
      and (not by_words or u.search @@ words)
      and (not by_spelling or u.name_folded operator(extensions.%) spelling)
    order by u.position operator(extensions.<->) here
    fetch first (wanted) rows with ties
  ),
  facts as materialized (
    select count(*) as found, count(*) filter (where n.distance <= radius) >= 24 as is_narrowed from nearest as n
  ),
  placeless as (
    select
      u.id, u.slug, u.name, u.local_name, u.description, u.image, u.rating, u.reviews_count, u.business_type,
      u.business_category, u.subcategory, u.address, u.city, u.state, u.country, u.country_code, u.latitude,
      u.longitude, u.time_zone, u.phone, u.website, u.whatsapp, u.hours, u.services, u.halal_level, u.muslim_owned,
      u.price_range, u.tags, u.featured, u.is_featured, u.priority, u.is_sample, u.source_table,
      999999::double precision as distance
    from public.business_unified as u
    where u.position is null and u.closed_on is null
      and (select not f.is_narrowed and f.found < wanted from facts as f)
      and (wanted_category is null or u.business_category = wanted_category)
      and (not by_words or u.search @@ words)
      and (not by_spelling or u.name_folded operator(extensions.%) spelling)
    order by u.priority desc, u.featured desc, u.rating desc nulls last, u.reviews_count desc, u.id
    limit wanted
  )
  select shown.* from (
    select n.* from nearest as n where n.distance <= radius or (select not f.is_narrowed from facts as f)
    union all
    select p.* from placeless as p
  ) as shown
  order by shown.distance, shown.priority desc, shown.featured desc, shown.rating desc nulls last,
    shown.reviews_count desc, shown.id
  limit page_size offset skipped;
end $function$;

CREATE OR REPLACE FUNCTION public.near_mosques(lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, max_results integer DEFAULT 4, skip_results integer DEFAULT 0)
 RETURNS TABLE(id uuid, slug text, name text, local_name text, description text, image text, mosque_type text, address text, city text, state text, country text, country_code text, latitude double precision, longitude double precision, time_zone text, phone text, website text, facilities jsonb, prayer_times jsonb, prayer_date date, calculation_method smallint, asr_school smallint, is_sample boolean, source_table text, distance double precision)
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
#variable_conflict use_column
declare
  here extensions.cube := private.sphere_point(near_mosques.lat, near_mosques.lng);
  page_size integer := least(greatest(coalesce(near_mosques.max_results, 4), 1), 200);
  skipped integer := least(greatest(coalesce(near_mosques.skip_results, 0), 0), 10000);
begin
  if here is null then
    return query
    select
    u.id, u.slug, u.name, u.local_name, u.description, u.image, u.mosque_type, u.address, u.city, u.state,
    u.country, u.country_code, u.latitude, u.longitude, u.time_zone, u.phone, u.website, u.facilities,
    u.prayer_times, u.prayer_date, u.calculation_method, u.asr_school, u.is_sample, u.source_table,
      999999::double precision
    from public.mosque_unified as u
    order by u.name_folded using operator(pg_catalog.~<~), u.id
    limit page_size offset skipped;
    return;
  end if;

  return query
  with nearest as materialized (
    select
      u.id, u.slug, u.name, u.local_name, u.description, u.image, u.mosque_type, u.address, u.city, u.state,
      u.country, u.country_code, u.latitude, u.longitude, u.time_zone, u.phone, u.website, u.facilities,
      u.prayer_times, u.prayer_date, u.calculation_method, u.asr_school, u.is_sample, u.source_table,
      12742 * asin(least(1, (u.position operator(extensions.<->) here) / 12742)) as distance, u.name_folded
    from public.mosque_unified as u
    where u.position is not null
    order by u.position operator(extensions.<->) here
    fetch first (page_size + skipped) rows with ties
  ),
  placeless as (
    select
      u.id, u.slug, u.name, u.local_name, u.description, u.image, u.mosque_type, u.address, u.city, u.state,
      u.country, u.country_code, u.latitude, u.longitude, u.time_zone, u.phone, u.website, u.facilities,
      u.prayer_times, u.prayer_date, u.calculation_method, u.asr_school, u.is_sample, u.source_table,
      999999::double precision as distance, u.name_folded
    from public.mosque_unified as u
    where u.position is null and (select count(*) from nearest) < page_size + skipped
    order by u.name_folded using operator(pg_catalog.~<~), u.id
    limit page_size + skipped
  )
  select
    shown.id, shown.slug, shown.name, shown.local_name, shown.description, shown.image, shown.mosque_type,
    shown.address, shown.city, shown.state, shown.country, shown.country_code, shown.latitude, shown.longitude,
    shown.time_zone, shown.phone, shown.website, shown.facilities, shown.prayer_times, shown.prayer_date,
    shown.calculation_method, shown.asr_school, shown.is_sample, shown.source_table,
    shown.distance
  from (select n.* from nearest as n union all select p.* from placeless as p) as shown
  order by shown.distance, shown.name_folded using operator(pg_catalog.~<~), shown.id
  limit page_size offset skipped;
end $function$;

CREATE OR REPLACE FUNCTION public.newsletter_confirm(token_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.newsletter_subscribers
  set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now())
  where confirm_hash = token_hash
    and (status = 'confirmed' or status = 'pending' and confirm_sent_at > now() - interval '7 days');
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.newsletter_request(email text, language text, confirm_hash text, unsubscribe_hash text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  address text := lower(btrim(newsletter_request.email));
  known public.newsletter_subscribers;
begin
  if newsletter_request.confirm_hash !~ '^[0-9a-f]{64}$' or newsletter_request.unsubscribe_hash !~ '^[0-9a-f]{64}$' then
    raise exception 'Hashes must be SHA-256 in hex' using errcode = '22023';
  end if;
  select * into known from public.newsletter_subscribers where email = address for update;
  if known.status = 'confirmed' then
    return 'already';
  end if;
  if known.status = 'pending' and known.confirm_sent_at > now() - interval '10 minutes' then
    return 'too_soon';
  end if;
  insert into public.newsletter_subscribers (email, language, confirm_hash, unsubscribe_hash, confirm_sent_at)
  values (
    address,
    case when newsletter_request.language in ('en', 'ar', 'ur', 'fr', 'tr', 'id') then newsletter_request.language else 'en' end,
    newsletter_request.confirm_hash, newsletter_request.unsubscribe_hash, now()
  )
  on conflict (email) do update set
    language = excluded.language, status = 'pending', confirm_hash = excluded.confirm_hash,
    unsubscribe_hash = excluded.unsubscribe_hash, confirm_sent_at = excluded.confirm_sent_at, unsubscribed_at = null;
  return 'sent';
end $function$;

CREATE OR REPLACE FUNCTION public.newsletter_unsubscribe(token_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- The old confirmation link must not subscribe them again.
  update public.newsletter_subscribers
  set status = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now()), confirm_hash = null
  where unsubscribe_hash = token_hash;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.note_certificate_reminder(evidence uuid, days smallint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.halal_evidence as e set reminded_days = array_append(e.reminded_days, note_certificate_reminder.days)
  where e.id = evidence and not (note_certificate_reminder.days = any (e.reminded_days))
$function$;

CREATE OR REPLACE FUNCTION public.note_import_failure(import_id uuid, reason text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.imports as i set state = 'failed', failed_in = i.state, error = left(reason, 1000)
  where i.id = note_import_failure.import_id and i.state in ('uploaded', 'staging', 'merging', 'undoing')
$function$;

CREATE OR REPLACE FUNCTION public.note_import_preview(import_id uuid, format text, preview jsonb, mapping jsonb, options jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.imports as i
  set format = note_import_preview.format, preview = note_import_preview.preview,
    mapping = note_import_preview.mapping,
    options = i.options || note_import_preview.options, state = 'previewed'
  where i.id = note_import_preview.import_id and i.state = 'uploaded'
$function$;

CREATE OR REPLACE FUNCTION public.note_import_staged(import_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.imports as i set state = case when i.merged_through > 0 then 'merging' else 'staged' end
  where i.id = note_import_staged.import_id and i.state = 'staging'
$function$;

CREATE OR REPLACE FUNCTION public.note_missed_search(country_code text, city text, category text, subcategory text DEFAULT ''::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most_in_a_month constant integer := 20000;
  this_month constant date := date_trunc('month', now())::date;
  town constant text := left(btrim(note_missed_search.city), 100);
  narrower constant text := coalesce(note_missed_search.subcategory, '');
begin
  update public.missed_searches as s set times = s.times + 1
  where s.month = this_month and s.country_code = note_missed_search.country_code and s.city = town
    and s.category = note_missed_search.category and s.subcategory = narrower;
  if not found and (select count(*) from public.missed_searches as s where s.month = this_month) < most_in_a_month then
    insert into public.missed_searches as s (month, country_code, city, category, subcategory)
    values (this_month, note_missed_search.country_code, town, note_missed_search.category, narrower)
    on conflict on constraint missed_searches_pkey do update set times = s.times + 1;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.note_unanswered(question text, language text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most_open constant integer := 5000;
  asked text := left(btrim(note_unanswered.question), 300);
  folded text := left(btrim(regexp_replace(private.fold(note_unanswered.question), '[[:punct:][:space:]]+', ' ', 'g')), 300);
begin
  if coalesce(folded, '') = '' then
    return;
  end if;
  update public.unanswered_questions as u set times = u.times + 1, last_at = now()
  where u.language = note_unanswered.language and u.question_folded = folded;
  if not found and (select count(*) from public.unanswered_questions as u where u.state = 'open') < most_open then
    insert into public.unanswered_questions (question, question_folded, language)
    values (asked, folded, note_unanswered.language)
    on conflict on constraint unanswered_questions_language_question_folded_key do nothing;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.notifications_page(after text DEFAULT NULL::text, max_results integer DEFAULT 30)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  most integer := least(greatest(coalesce(max_results, 30), 1), 100);
  ids uuid[];
begin
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  ids := array(
    select n.id from public.notifications as n
    where n.user_id = member and n.in_site
      and (after is null or (n.updated_at, n.id) < (split_part(after, '~', 1)::timestamptz, split_part(after, '~', 2)::uuid))
    order by n.updated_at desc, n.id desc limit most + 1
  );
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.notification_card(n) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.notifications as n on n.id = o.id
    ),
    'unread', (select count(*) from public.notifications as n where n.user_id = member and n.in_site and n.read_at is null),
    'next', case when cardinality(ids) > most then (select n.updated_at::text || '~' || n.id from public.notifications as n where n.id = ids[most]) end,
    'settings', (
      select jsonb_object_agg(k.kind, jsonb_build_object(
        'in_site', coalesce(s.in_site, true), 'mail', coalesce(s.mail, private.usual_mail(k.kind))
      ))
      from unnest(array['reply', 'mention', 'quote', 'answer', 'status', 'decision']) as k (kind)
      left join public.notification_settings as s on s.user_id = member and s.kind = k.kind
    )
  );
end $function$;

CREATE OR REPLACE FUNCTION public.offer_for_idea(contribution uuid, place uuid, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_member();
  if not private.owns_place(place) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if not exists (
    select from public.contributions as c
    where c.id = contribution and c.section = 'ideas' and c.category = 'town' and c.state = 'published'
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if private.text_flags(words) <> '{}' or private.word_effect(words) is not null then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  insert into public.idea_offers as o (contribution_id, place_id, words)
  values (contribution, place, private.clean_text(offer_for_idea.words))
  on conflict (contribution_id, place_id) do update set words = excluded.words;
end $function$;

CREATE OR REPLACE FUNCTION public.offer_transfer(business uuid, to_email text, token_hash text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  made uuid;
begin
  if not exists (select from public.businesses as b where b.id = business and b.owner_id = auth.uid() and b.status <> 'draft') then
    raise exception 'Only the owner can do this' using errcode = '42501';
  end if;
  if exists (select from public.listing_freezes as z where z.business_id = business) then
    raise exception 'frozen' using errcode = 'PT423';
  end if;
  if to_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(to_email) > 320 then
    raise exception 'email' using errcode = '22023';
  end if;
  if exists (select from auth.users as x where x.id = auth.uid() and lower(x.email) = lower(to_email)) then
    raise exception 'own_address' using errcode = '22023';
  end if;
  if (select count(*) from public.business_transfers as t where t.from_user = auth.uid() and t.created_at > now() - interval '1 day') >= 10 then
    raise exception 'too_many_today' using errcode = 'PT429';
  end if;
  update public.business_transfers as t set state = 'cancelled', decided_at = now()
  where t.business_id = business and t.state = 'pending';
  insert into public.business_transfers (business_id, from_user, to_email, token_hash)
  values (business, auth.uid(), lower(btrim(offer_transfer.to_email)), offer_transfer.token_hash)
  returning id into made;
  perform private.tell(
    auth.uid(), 'transfer_started', (select b.place_id from public.businesses as b where b.id = business),
    lower(btrim(offer_transfer.to_email))
  );
  return made;
end $function$;

CREATE OR REPLACE FUNCTION public.open_chat(token text, language text, email text DEFAULT NULL::text, said jsonb DEFAULT '[]'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most_said constant integer := 20;
  chat public.chats;
begin
  if length(open_chat.token) not between 32 and 200 then
    raise exception 'invalid_token' using errcode = '22023';
  end if;
  insert into public.chats (token_hash, language, email)
  values (
    encode(sha256(convert_to(open_chat.token, 'UTF8')), 'hex'), open_chat.language,
    nullif(lower(btrim(open_chat.email)), '')
  )
  returning * into chat;
  insert into public.chat_messages (chat_id, sender, body)
  select chat.id, case when s.line ->> 'sender' = 'assistant' then 'assistant' else 'visitor' end,
    left(btrim(s.line ->> 'body'), 2000)
  from jsonb_array_elements(case when jsonb_typeof(said) = 'array' then said else '[]' end)
    with ordinality as s (line, place)
  where jsonb_typeof(s.line) = 'object' and btrim(coalesce(s.line ->> 'body', '')) <> ''
  order by s.place
  limit most_said;
  return jsonb_build_object('state', chat.state, 'topic', chat.topic);
end $function$;

CREATE OR REPLACE FUNCTION public.open_claim(place uuid, business_name text, claimant_role text, method text, evidence text DEFAULT NULL::text, mosques uuid[] DEFAULT '{}'::uuid[], document_path text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
  owner uuid;
  claim public.claims;
  listed record;
  is_new boolean;
begin
  if me is null then
    raise exception 'sign_in' using errcode = '42501';
  end if;
  select u.id, u.name, u.email into listed from public.business_unified as u where u.id = place;
  if listed.id is null then
    raise exception 'There is no such listing' using errcode = 'P0002';
  end if;
  owner := private.listing_owner(place);
  if owner = me then
    raise exception 'already_yours' using errcode = '22023';
  end if;
  if method = 'email_code' and coalesce(btrim(listed.email), '') = '' then
    raise exception 'no_address' using errcode = '22023';
  end if;
  if method in ('document', 'staff_visit') and length(btrim(coalesce(evidence, ''))) < 10 and document_path is null then
    raise exception 'evidence_missing' using errcode = '22023';
  end if;
  -- Files lie in folders of their owners.
  if document_path is not null and split_part(document_path, '/', 1) <> me::text then
    raise exception 'This document is not yours' using errcode = '42501';
  end if;
  if method = 'mosque_vouch' and (
    cardinality(mosques) = 0 or cardinality(mosques) > 3
    or exists (select from unnest(mosques) as m (id) where not exists (select from public.mosque_admins as a where a.mosque_id = m.id))
  ) then
    raise exception 'mosque_missing' using errcode = '22023';
  end if;
  perform private.lock_claims(place);
  if (select count(*) from public.claims as c where c.claimant_id = me and c.created_at > now() - interval '1 day') >= 10 then
    raise exception 'too_many_today' using errcode = 'PT429';
  end if;

  select * into claim from public.claims as c
  where c.place_id = place and c.claimant_id = me and private.is_open_claim(c.state) for update;
  is_new := claim.id is null;
  if is_new then
    insert into public.claims as c
      (place_id, claimant_id, business_name, claimant_role, method, evidence, mosque_ids, document_path)
    values (
      place, me, left(btrim(open_claim.business_name), 200), open_claim.claimant_role, open_claim.method,
      nullif(btrim(open_claim.evidence), ''), case when open_claim.method = 'mosque_vouch' then mosques else '{}' end,
      open_claim.document_path
    ) returning * into claim;
  else
    update public.claims as c
    set business_name = left(btrim(open_claim.business_name), 200), claimant_role = open_claim.claimant_role,
      method = open_claim.method, evidence = coalesce(nullif(btrim(open_claim.evidence), ''), c.evidence),
      mosque_ids = case when open_claim.method = 'mosque_vouch' then mosques else c.mosque_ids end,
      document_path = coalesce(open_claim.document_path, c.document_path),
      state = case when c.state = 'needs_info' then 'pending' else c.state end
    where c.id = claim.id returning * into claim;
  end if;

  if method = 'mosque_vouch' then
    insert into public.ownership_notices (kind, user_id, place_id)
    select distinct 'vouch_asked', a.user_id, place
    from public.mosque_admins as a where a.mosque_id = any (mosques) and a.user_id <> me;
  end if;
  if owner is not null and is_new then
    perform private.tell(owner, 'owner_challenged', place);
  end if;
  if owner is not null
    or exists (select from public.claims as c where c.place_id = place and c.id <> claim.id and private.is_open_claim(c.state))
  then
    perform private.dispute_claims(place);
  elsif method in ('document', 'staff_visit') then
    perform private.enqueue_moderation('claim', claim.id, place, case when is_new then 'new' else 'changed' end, claim.business_name, me);
  end if;
  return (select jsonb_build_object('id', c.id, 'state', c.state, 'method', c.method) from public.claims as c where c.id = claim.id);
end $function$;

CREATE OR REPLACE FUNCTION public.partner_badge(badge_id uuid DEFAULT NULL::uuid, site_domain text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', p.id, 'name', p.name, 'website_url', p.website_url, 'since', p.created_at)
  from public.partners as p
  where p.status = 'approved'
    and p.logo_url is not null
    and (partner_badge.badge_id is not null or partner_badge.site_domain is not null)
    and (partner_badge.badge_id is null or p.id = partner_badge.badge_id)
    and (
      partner_badge.site_domain is null
      or private.bare_host(p.website_url) = private.bare_host(partner_badge.site_domain)
    )
  order by p.created_at
  limit 1
$function$;

CREATE OR REPLACE FUNCTION public.payment_context(account uuid, chosen uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'email', u.email,
    'language', coalesce(p.language, 'en'),
    'customer', (
      select s.customer_ref from public.subscriptions as s
      where s.business_id = a.id and s.customer_ref is not null order by s.as_of desc limit 1
    ),
    'subscription', (
      select s.ref from public.subscriptions as s
      where s.business_id = a.id and s.status in ('active', 'trialing', 'past_due', 'unpaid') order by s.as_of desc limit 1
    ),
    'order', (select to_jsonb(o) from public.plan_orders as o where o.id = payment_context.chosen and o.business_id = a.id)
  )
  from public.business_accounts as a
  join auth.users as u on u.id = a.owner_id
  left join public.profiles as p on p.id = a.owner_id
  where a.id = payment_context.account
$function$;

CREATE OR REPLACE FUNCTION public.person_page(handle text, after text DEFAULT NULL::text, max_results integer DEFAULT 20)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.people;
  r public.profiles;
  most integer := least(greatest(coalesce(max_results, 20), 1), 50);
  shows boolean;
  mine boolean;
  ids uuid[] := '{}';
begin
  select * into p from public.people as x where x.handle = lower(person_page.handle);
  if p.user_id is null then
    return (
      select jsonb_build_object('moved_to', x.handle)
      from private.left_handles as l join public.people as x on x.user_id = l.user_id
      where l.handle = lower(person_page.handle)
    );
  end if;
  select * into r from public.profiles as x where x.id = p.user_id;
  mine := p.user_id is not distinct from auth.uid() and auth.uid() is not null;
  shows := private.may_know(p.user_id, p.show_contributions);
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  if shows then
    ids := array(
      select c.id from public.contributions as c
      where c.author_id = p.user_id and c.state = 'published' and not c.is_anonymous
        and (after is null or (c.created_at, c.id) < (split_part(after, '~', 1)::timestamptz, split_part(after, '~', 2)::uuid))
      order by c.created_at desc, c.id desc limit most + 1
    );
  end if;
  return private.person_card(p.user_id) || jsonb_build_object(
    'bio', case when private.may_know(p.user_id, p.show_bio) then p.bio end,
    'speaks', case when private.may_know(p.user_id, p.show_languages) then p.speaks end,
    'city', case when private.may_know(p.user_id, p.show_town) then r.city end,
    'country_code', case when private.may_know(p.user_id, p.show_town) then r.country_code end,
    'joined', case when private.may_know(p.user_id, p.show_joined) then to_char(r.created_at, 'YYYY-MM-DD') end,
    'is_sample', p.is_sample, 'is_me', mine, 'shows_contributions', shows,
    'block', (select b.kind from public.person_blocks as b where b.user_id = auth.uid() and b.other_id = p.user_id),
    'published', case when shows then (
      select count(*) from public.contributions as c
      where c.author_id = p.user_id and c.state = 'published' and not c.is_anonymous
    ) end,
    'items', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'next', case when cardinality(ids) > most then (
      select c.created_at::text || '~' || c.id from public.contributions as c where c.id = ids[most]
    ) end,
    -- What the next level takes; to oneself only.
    'way', case when mine then jsonb_build_object(
      'published', private.published_count(p.user_id),
      'days', floor(extract(epoch from now() - r.created_at) / 86400),
      'rejected_lately', private.was_rejected_lately(p.user_id), 'level', private.trust_level(p.user_id),
      'daily', private.daily_words(private.trust_level(p.user_id))
    ) end
  );
end $function$;

CREATE OR REPLACE FUNCTION public.photo_files_to_remove(max_results integer DEFAULT 500)
 RETURNS TABLE(bucket text, path text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.photos as p where p.stored_at is null and p.created_at < now() - interval '1 day';
  return query
  select o.bucket_id::text, o.name::text
  from storage.objects as o
  left join public.photos as p on p.id = private.as_uuid(split_part(o.name, '/', 1))
  where o.bucket_id in ('photos', 'photo-originals') and o.created_at < now() - interval '1 hour'
    and (p.id is null or p.status = 'removed' or p.status = 'rejected' and p.created_at < now() - interval '30 days')
  limit max_results;
end $function$;

CREATE OR REPLACE FUNCTION public.place_photos(place uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'photos', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'width', p.width, 'height', p.height, 'caption', p.caption, 'status', p.status,
        'isOwnerPhoto', p.is_owner_photo, 'isCover', p.is_cover,
        'isMine', auth.uid() is not null and p.uploaded_by = auth.uid(),
        'credit', case when p.is_owner_photo then null else private.public_name(p.uploaded_by) end,
        'addedAt', p.created_at
      ) order by p.is_cover desc, p.position, p.created_at, p.id)
      from public.photos as p
      where p.place_id = place and p.stored_at is not null
        and (
          p.status = 'published'
          or p.status in ('pending', 'rejected') and p.uploaded_by = auth.uid()
          or p.status = 'pending' and (select private.manages_photos(place))
        )
    ), '[]'::jsonb),
    'mayManage', private.manages_photos(place),
    'allowance', case when auth.uid() is null then null else private.photo_allowance(place) end
  )
$function$;

CREATE OR REPLACE FUNCTION public.profile_of_place(place uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', a.id, 'name', a.name)
  from public.businesses as b join public.business_accounts as a on a.id = b.business_account_id
  where b.place_id = place and b.status = 'published' and b.owner_id is not null
  order by b.created_at, b.id limit 1
$function$;

CREATE OR REPLACE FUNCTION public.publish_listing_draft(draft_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
  draft public.listing_drafts;
  b jsonb;
  p jsonb;
  h jsonb;
  account uuid;
  plan public.memberships;
  listing public.businesses;
begin
  if me is null then
    raise exception 'Sign in to publish' using errcode = '42501';
  end if;
  select * into draft from public.listing_drafts where id = draft_id and user_id = me for update;
  if draft.id is null then
    select * into listing from public.businesses where id = draft_id and owner_id = me;
    if listing.id is null then
      raise exception 'There is no such draft' using errcode = 'P0002';
    end if;
    return private.published_json(listing);
  end if;
  b := draft.data #> '{business,value}';
  p := draft.data #> '{place,value}';
  h := draft.data #> '{halal,value}';
  if coalesce(btrim(b ->> 'name'), '') = '' or jsonb_typeof(p) is distinct from 'object'
    or draft.data #>> '{plan,value,plan}' is null
  then
    raise exception 'The draft is not complete' using errcode = '22023';
  end if;

  insert into public.business_accounts (owner_id, name) values (me, left(b ->> 'name', 160))
  on conflict (owner_id) do nothing;
  select id into account from public.business_accounts where owner_id = me;
  select * into plan from public.memberships where business_id = account;
  if draft.data #>> '{plan,value,plan}' = 'trial' and plan.trial_started_at is null
    and (plan.id is null or plan.plan_type = 'basic' or plan.status <> 'active')
  then
    perform public.start_trial(account);
  elsif plan.id is null or plan.status <> 'active' then
    perform public.set_membership_plan(account, 'basic', 'monthly');
  end if;

  insert into public.businesses (
    id, business_account_id, owner_id, status, name, local_name, description, business_type, business_category,
    subcategory, address, city, state, country, country_code, latitude, longitude, city_latitude, city_longitude,
    time_zone, phone, email, website, whatsapp, hours, services, price_range, languages, online_only, service_area_km, facts, halal, halal_level,
    muslim_owned, ownership_level
  )
  values (
    draft.id, account, me, 'published', btrim(b ->> 'name'), b ->> 'local_name', b ->> 'description',
    b ->> 'business_category', b ->> 'business_category', b ->> 'subcategory', p ->> 'address', p ->> 'city', p ->> 'state', p ->> 'country',
    p ->> 'country_code', (p ->> 'latitude')::double precision, (p ->> 'longitude')::double precision,
    (p ->> 'city_latitude')::double precision, (p ->> 'city_longitude')::double precision,
    p ->> 'time_zone', b ->> 'phone', b ->> 'email', b ->> 'website', b ->> 'whatsapp',
    nullif(draft.data #> '{hours,value,hours}', 'null'), private.text_list(b -> 'services', 60), b ->> 'price_range',
    private.text_list(b -> 'languages', 20), coalesce((p ->> 'online_only')::boolean, false),
    (p ->> 'service_area_km')::smallint, coalesce(h -> 'facts', '{}'), nullif(h -> 'halal', '{}'),
    case when nullif(h -> 'halal', '{}') is not null then 1 end,
    case when h ->> 'ownership' = 'shown' then true end,
    case when h ->> 'ownership' = 'shown' then 1 end
  );
  select * into listing from public.businesses where id = draft.id;
  if h ->> 'ownership' = 'hidden' then
    perform public.set_ownership(listing.place_id, true, true);
  end if;
  if jsonb_typeof(h -> 'certificate') = 'object' then
    perform public.add_halal_evidence(
      place => listing.place_id, kind => 'certificate', certifier => certifier.id,
      certifier_name => case when certifier.id is null then c.name end, certificate_number => c.number,
      issued_on => c.issued_on, expires_on => c.expires_on
    )
    from (
      select btrim(h #>> '{certificate,certifier}') as name, h #>> '{certificate,number}' as number,
        (h #>> '{certificate,issued_on}')::date as issued_on, (h #>> '{certificate,expires_on}')::date as expires_on
    ) as c
    left join lateral (
      select k.id from public.certifiers as k
      where k.is_active and lower(c.name) in (select lower(word) from unnest(k.name || k.aliases) as word)
      order by k.name limit 1
    ) as certifier on true;
  end if;
  delete from public.listing_drafts where id = draft.id;
  return private.published_json(listing);
end $function$;

CREATE OR REPLACE FUNCTION public.purge_realtime_messages()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if to_regprocedure('realtime.announce_message()') is not null then
    delete from realtime.messages where inserted_at < now() - interval '3 days';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.react(contribution uuid, reply uuid DEFAULT NULL::uuid, wanted boolean DEFAULT true)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  subject public.contributions;
  author uuid;
begin
  select * into subject from public.contributions as c where c.id = contribution for no key update;
  author := subject.author_id;
  if reply is not null then
    select r.author_id into author from public.replies as r
    where r.id = reply and r.contribution_id = subject.id and r.state = 'published';
    if not found then
      raise exception 'missing' using errcode = 'P0002';
    end if;
  end if;
  if subject.id is null or subject.state <> 'published' then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if wanted and (author is not distinct from member or private.has_blocked(author, member)) then
    raise exception 'own' using errcode = '42501';
  end if;
  if wanted then
    insert into public.reactions (contribution_id, reply_id, user_id) values (subject.id, reply, member) on conflict do nothing;
  else
    delete from public.reactions as x
    where x.contribution_id = subject.id and x.reply_id is not distinct from reply and x.user_id = member;
  end if;
  return case when reply is null then (select c.reactions_count from public.contributions as c where c.id = subject.id)
    else (select r.reactions_count from public.replies as r where r.id = reply) end;
end $function$;

CREATE OR REPLACE FUNCTION public.read_chat(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chat public.chats := private.chat_of(token);
begin
  if chat.id is null then
    return null;
  end if;
  update public.chats set visitor_seen_at = now() where id = chat.id;
  return jsonb_build_object('state', chat.state, 'topic', chat.topic, 'messages', (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', m.id, 'sender', m.sender, 'body', m.body, 'created_at', m.created_at) order by m.created_at, m.id
    ), '[]')
    from public.chat_messages as m where m.chat_id = chat.id
  ));
end $function$;

CREATE OR REPLACE FUNCTION public.read_notifications(notification uuid DEFAULT NULL::uuid, contribution uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.notifications as n set read_at = now()
  where n.user_id = private.require_member() and n.read_at is null
    and (notification is null or n.id = notification) and (contribution is null or n.contribution_id = contribution)
$function$;

CREATE OR REPLACE FUNCTION public.recipe_details(contribution uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'introduction', r.introduction, 'ingredients', r.ingredients, 'steps', r.steps,
    'photos', private.contribution_photos(r.contribution_id),
    'made', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'author', private.person_card(m.user_id), 'rating', m.rating, 'at', m.created_at, 'is_sample', m.is_sample
      ) order by m.created_at desc, m.user_id), '[]')
      from (
        select x.* from public.recipe_makes as x
        where x.contribution_id = r.contribution_id and not private.is_folded(x.user_id)
        order by x.created_at desc, x.user_id limit 8
      ) as m
    ),
    'mine', (
      select m.rating from public.recipe_makes as m where m.contribution_id = r.contribution_id and m.user_id = auth.uid()
    ),
    -- Search engines are told what real people said, never the sample.
    'real_makes', (select count(*) from public.recipe_makes as m where m.contribution_id = r.contribution_id and not m.is_sample),
    'real_rating', (
      select round(avg(m.rating), 1) from public.recipe_makes as m where m.contribution_id = r.contribution_id and not m.is_sample
    )
  )
  from public.recipes as r join public.contributions as c on c.id = r.contribution_id
  where r.contribution_id = recipe_details.contribution
    and (c.state = 'published' or c.author_id = auth.uid() or c.state <> 'draft' and private.is_staff())
$function$;

CREATE OR REPLACE FUNCTION public.recipe_list(words text DEFAULT NULL::text, course text DEFAULT NULL::text, occasion text DEFAULT NULL::text, without text[] DEFAULT NULL::text[], minutes integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], narrow text DEFAULT NULL::text, sort text DEFAULT 'new'::text, after text DEFAULT NULL::text, max_results integer DEFAULT 24)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sorted_by text := case sort when 'made' then 'r.makes_count' else 'c.published_at' end;
  kind text := case sort when 'made' then 'integer' else 'timestamptz' end;
  most integer := least(greatest(coalesce(max_results, 24), 1), 50);
  wanted tsquery := private.prefix_query(words);
  is_search boolean := nullif(btrim(words), '') is not null;
  reads text[] := coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()));
  ids uuid[];
  last record;
begin
  if is_search and wanted is null then
    return jsonb_build_object('items', '[]'::jsonb, 'pinned', '[]'::jsonb, 'next', null);
  end if;
  if not private.is_cursor(after, kind) then
    after := null;
  end if;
  execute format(
    'select array(
       select c.id from public.contributions as c join public.recipes as r on r.contribution_id = c.id
       where c.section = ''recipes'' and c.state = ''published'' %s order by %s desc, c.id desc limit $7 + 1
     )',
    concat(
      case when course is not null then ' and c.category = $1' end,
      case when occasion is not null then ' and c.tags @> array[$2]' end,
      case when cardinality(without) > 0 then ' and not r.allergens && $3' end,
      case when minutes is not null then ' and r.minutes between 1 and $4' end,
      case when cardinality(reads) > 0 then ' and c.language = any ($5)' end,
      case when is_search then ' and c.search @@ $6' end,
      case narrow
        when 'mine' then ' and c.author_id = auth.uid()'
        when 'kept' then ' and exists (select from public.contribution_marks as m where m.user_id = auth.uid()
          and m.contribution_id = c.id and m.is_kept)'
      end,
      case when auth.uid() is not null then ' and not private.is_folded(c.author_id)' end,
      case when after is not null then format(
        ' and (%s, c.id) < (split_part($8, ''~'', 1)::%s, split_part($8, ''~'', 2)::uuid)', sorted_by, kind
      ) end
    ),
    sorted_by
  ) into ids using course, occasion, without, minutes, reads, wanted, most, after;
  select c.id, c.published_at, r.makes_count into last
  from public.contributions as c join public.recipes as r on r.contribution_id = c.id where c.id = ids[most];
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'pinned', '[]'::jsonb,
    'next', case when cardinality(ids) > most then
      concat_ws('~', case sort when 'made' then last.makes_count::text else last.published_at::text end, last.id) end
  );
end $function$;

CREATE OR REPLACE FUNCTION public.record_payment_event(event jsonb, today date DEFAULT NULL::date)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  o public.plan_orders;
  account uuid;
  pay jsonb := event -> 'payment';
  sub jsonb := event -> 'subscription';
  at timestamptz := (event ->> 'made_at')::timestamptz;
begin
  insert into public.payment_events (id, kind, made_at) values (event ->> 'id', event ->> 'kind', at) on conflict do nothing;
  if not found then
    return 'seen';
  end if;
  if event ->> 'order' ~ '^[0-9a-f-]{36}$' then
    select * into o from public.plan_orders where id = (event ->> 'order')::uuid;
  end if;
  account := coalesce(
    o.business_id,
    (select business_id from public.subscriptions where ref = sub ->> 'ref'),
    (select business_id from public.payments where ref = pay ->> 'ref')
  );
  if account is not null then
    -- One after the other for each account: what is computed from all facts must see all of them.
    perform from public.business_accounts where id = account for update;
  end if;
  if sub is not null and account is not null then
    insert into public.subscriptions as s (ref, business_id, customer_ref, status, cancel_at_end, as_of, event_id)
    values (
      sub ->> 'ref', account, sub ->> 'customer', sub ->> 'status', coalesce((sub ->> 'cancel_at_end')::boolean, false), at,
      event ->> 'id'
    )
    on conflict (ref) do update set
      customer_ref = coalesce(excluded.customer_ref, s.customer_ref), status = excluded.status,
      cancel_at_end = excluded.cancel_at_end, as_of = excluded.as_of, event_id = excluded.event_id
    where (excluded.as_of, excluded.event_id collate "C") > (s.as_of, s.event_id collate "C");
  end if;
  if pay is not null then
    -- A price that was tampered with on the way buys nothing: it is kept as money that came, without an order.
    if o.id is not null and pay ? 'amount_cents' and (
      (pay ->> 'amount_cents')::integer
        < o.price_cents - o.credit_cents - ceil(o.price_cents / case o.billing_cycle when 'annual' then 365.0 else 28.0 end)
      or upper(pay ->> 'currency') is distinct from o.currency
    ) then
      o := null;
    end if;
    insert into public.payments as p (
      ref, order_id, business_id, subscription_ref, amount_cents, tax_cents, currency, period_start, period_end, paid_at,
      refunded_cents
    )
    values (
      pay ->> 'ref', o.id, account, pay ->> 'subscription', (pay ->> 'amount_cents')::integer,
      coalesce((pay ->> 'tax_cents')::integer, 0), upper(pay ->> 'currency'), (pay ->> 'period_start')::date,
      (pay ->> 'period_end')::date, (pay ->> 'paid_at')::timestamptz, coalesce((pay ->> 'refunded_cents')::integer, 0)
    )
    on conflict (ref) do update set
      order_id = coalesce(p.order_id, excluded.order_id), business_id = coalesce(p.business_id, excluded.business_id),
      subscription_ref = coalesce(p.subscription_ref, excluded.subscription_ref),
      amount_cents = coalesce(p.amount_cents, excluded.amount_cents),
      tax_cents = greatest(p.tax_cents, excluded.tax_cents), currency = coalesce(p.currency, excluded.currency),
      period_start = coalesce(p.period_start, excluded.period_start),
      period_end = coalesce(p.period_end, excluded.period_end), paid_at = coalesce(p.paid_at, excluded.paid_at),
      refunded_cents = greatest(p.refunded_cents, excluded.refunded_cents);
    perform private.book_payment(pay ->> 'ref', today);
  end if;
  if account is null then
    return case when pay is null and sub is null then 'taken' else 'unknown' end;
  end if;
  perform private.settle_plan(account, today);
  return 'taken';
end $function$;

CREATE OR REPLACE FUNCTION public.records_choices()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with records as (
    select 'business' as kind, country_code, business_category as category, source, licence, is_sample, updated_at
    from public.business_unified where closed_on is null
    union all
    select 'mosque', country_code, null, source, licence, is_sample, updated_at from public.mosque_unified
  ),
  grouped as (
    select kind, country_code, category, source, licence, is_sample, count(*) as n, max(updated_at) as updated_at
    from records group by 1, 2, 3, 4, 5, 6
  )
  select jsonb_build_object(
    'businesses', (select coalesce(sum(n), 0) from grouped where kind = 'business'),
    'mosques', (select coalesce(sum(n), 0) from grouped where kind = 'mosque'),
    'samples', (select coalesce(sum(n), 0) from grouped where is_sample),
    'updated_at', (select max(updated_at) from grouped),
    'countries', (select coalesce(jsonb_agg(country_code order by n desc), '[]') from (
      select country_code, sum(n) as n from grouped where country_code is not null group by 1) as c),
    'categories', (select coalesce(jsonb_agg(category order by n desc), '[]') from (
      select category, sum(n) as n from grouped where category is not null group by 1 order by 2 desc limit 100) as c),
    'sources', (select coalesce(jsonb_agg(jsonb_build_object('source', source, 'licence', licence, 'count', n) order by n desc), '[]') from (
      select source, max(licence) as licence, sum(n) as n from grouped group by 1 order by 3 desc limit 100) as c)
  )
$function$;

CREATE OR REPLACE FUNCTION public.records_page(filters jsonb DEFAULT '{}'::jsonb, sort_by text DEFAULT 'name'::text, after_row jsonb DEFAULT NULL::jsonb, is_back boolean DEFAULT false, max_results integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  page_size integer := least(greatest(max_results, 1), 1000);
  kinds text[];
  found jsonb[];
begin
  kinds := case filters ->> 'kind' when 'business' then array['business'] when 'mosque' then array['mosque']
    else array['business', 'mosque'] end;
  if jsonb_typeof(filters) <> 'object' or octet_length(filters::text) > 4096 then
    raise exception 'filters must be a small object' using errcode = '22023';
  end if;
  if sort_by not in ('name', 'place', 'updated') then
    raise exception 'sort_by must be name, place or updated' using errcode = '22023';
  end if;
  -- One more than asked for, to know whether it goes on.
  select array_agg(r order by
    case when sort_by <> 'updated' and not is_back then r ->> 'sort' end using operator(pg_catalog.~<~),
    case when sort_by <> 'updated' and is_back then r ->> 'sort' end using operator(pg_catalog.~>~),
    case when sort_by = 'updated' and not is_back then (r ->> 'sort')::timestamptz end desc,
    case when sort_by = 'updated' and is_back then (r ->> 'sort')::timestamptz end asc,
    case when not is_back then r ->> 'kind' end, case when is_back then r ->> 'kind' end desc,
    case when not is_back then (r ->> 'id')::uuid end, case when is_back then (r ->> 'id')::uuid end desc)
  into found
  from unnest(kinds) as k, private.records_of(k, filters, sort_by, after_row, is_back, page_size + 1) as r;
  return jsonb_build_object(
    'has_more', coalesce(cardinality(found), 0) > page_size,
    'rows', coalesce((
      select jsonb_agg(few.record order by case when is_back then -few.place else few.place end)
      from unnest(found[1:page_size]) with ordinality as few (record, place)
    ), '[]'));
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_halal_levels(today date DEFAULT NULL::date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day date := coalesce(today, private.today());
begin
  update public.halal_evidence as e set status = 'expired' where e.status = 'accepted' and e.expires_on < day;
  return private.refresh_halal(
    array(
      select s.place_id from public.place_standing as s
      where s.halal_level >= 2
        and exists (select from public.halal_evidence as e where e.place_id = s.place_id)
      union
      select e.place_id from public.halal_evidence as e
      where e.kind in ('confirmation', 'dispute') and e.created_at between day - 200 and day - 180
      union
      select e.place_id from public.halal_evidence as e
      where e.status = 'accepted' and e.kind = 'certificate' and e.issued_on between day - 20 and day
    ),
    day
  );
end $function$;

CREATE OR REPLACE FUNCTION public.remove_photo(photo uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.photos;
begin
  select * into p from public.photos where id = photo and status <> 'removed' for update;
  if p.id is null or not private.may_see_photo(photo) then
    raise exception 'There is no such photo' using errcode = 'P0002';
  end if;
  if p.uploaded_by is distinct from auth.uid() and not private.manages_photos(p.place_id) then
    raise exception 'Only the owner and staff can do this' using errcode = '42501';
  end if;
  update public.photos set status = 'removed', is_cover = false where id = photo;
  perform private.withdraw_moderation('photo', photo);
  perform private.refresh_cover(p.place_id);
end $function$;

CREATE OR REPLACE FUNCTION public.renew_paid_plans(today date DEFAULT NULL::date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day date := coalesce(renew_paid_plans.today, (now() at time zone 'utc')::date);
  m record;
  o public.plan_orders;
  issued integer := 0;
begin
  perform private.settle_plan(s.business_id, day)
  from public.memberships as s
  where s.end_date <= day and exists (
    select from public.payments as p
    where p.business_id = s.business_id and p.paid_at is not null and p.period_start between s.end_date and day
      and p.period_end > day and p.refunded_cents < p.amount_cents
  );
  if private.payment_provider() <> 'manual' then
    return 0;
  end if;
  for m in
    select s.business_id, s.end_date, coalesce(s.next_plan, s.plan_type) as plan, coalesce(s.next_cycle, s.billing_cycle) as cycle
    from public.memberships as s
    where s.status = 'active' and s.auto_renew and not s.is_trial and s.plan_type <> 'basic'
      and coalesce(s.next_plan, '') <> 'basic' and s.end_date - day <= 7
      and not exists (
        select from public.invoices as i join public.plan_orders as q on q.id = i.order_id
        where i.business_id = s.business_id and q.starts_on = s.end_date and i.status <> 'void'
      )
    order by s.business_id
  loop
    insert into public.plan_orders
      (business_id, plan_type, billing_cycle, price_cents, tax_name, tax_percent, currency, provider, starts_on)
    select m.business_id, m.plan, m.cycle, case m.cycle when 'annual' then p.annual_cents else p.monthly_cents end,
      coalesce(t.name, ''), coalesce(t.percent, 0), p.currency, 'manual', m.end_date
    from public.plans as p
    left join public.billing_details as d on d.business_id = m.business_id
    left join public.tax_rates as t on t.country_code = d.country_code
    where p.plan_type = m.plan
    returning * into o;
    perform private.issue_invoice(
      o, 'transfer:' || o.id, m.end_date, (m.end_date + private.cycle_length(m.cycle))::date, day
    );
    issued := issued + 1;
  end loop;
  return issued;
end $function$;

CREATE OR REPLACE FUNCTION public.reopen_listing(place uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  touched integer;
begin
  update public.businesses as b set closed_on = null, closed_reason = null, moved_to = null
  where b.place_id = place and b.closed_on is not null;
  get diagnostics touched = row_count;
  if touched = 0 then
    update public.business as b set closed_on = null, closed_reason = null, moved_to = null
    where b.place_id = place and b.closed_on is not null;
    get diagnostics touched = row_count;
  end if;
  return touched > 0;
end $function$;

CREATE OR REPLACE FUNCTION public.reply_versions_of(reply uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('body', v.body, 'at', v.replaced_at) order by v.replaced_at desc), '[]')
  from public.reply_versions as v join public.replies as r on r.id = v.reply_id
  join public.contributions as c on c.id = r.contribution_id
  where v.reply_id = reply_versions_of.reply and r.state = 'published' and c.state = 'published'
$function$;

CREATE OR REPLACE FUNCTION public.report_import_progress(import_id uuid, progress jsonb, problems jsonb DEFAULT '[]'::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_import_problems(import_id, problems);
  update public.imports as i
  set bytes_read = coalesce((progress ->> 'bytes_read')::bigint, i.bytes_read),
    read_count = coalesce((progress ->> 'read_count')::bigint, i.read_count),
    staged_count = coalesce((progress ->> 'staged_count')::bigint, i.staged_count),
    skipped_count = coalesce((progress ->> 'skipped_count')::bigint, i.skipped_count),
    refused_count = coalesce((progress ->> 'refused_count')::bigint, i.refused_count)
  where i.id = report_import_progress.import_id;
end $function$;

CREATE OR REPLACE FUNCTION public.report_person(handle text, reason text, note text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.reports (reporter_id, subject_kind, subject_id, reason, note)
  select private.require_member(), 'person', p.user_id, report_person.reason, nullif(btrim(report_person.note), '')
  from public.people as p where p.handle = report_person.handle;
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.request_mosque_admin(place uuid, claimed_role text, statement text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
  made uuid;
  shown public.mosque_unified;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  select * into shown from public.mosque_unified as u where u.id = request_mosque_admin.place;
  if shown.id is null then
    raise exception 'Mosque not found' using errcode = 'P0002';
  end if;
  if exists (select from public.mosque_admins as a where a.mosque_id = shown.id and a.user_id = me) then
    raise exception 'This is yours already' using errcode = '22023';
  end if;
  if (
    select count(*) from public.mosque_admin_requests as r
    where r.user_id = me and r.status in ('pending', 'needs_info')
  ) >= 5 then
    raise exception 'Enough for now' using errcode = 'PT429';
  end if;
  insert into public.mosque_admin_requests as r (place_id, user_id, role, statement)
  values (shown.id, me, claimed_role, btrim(request_mosque_admin.statement))
  on conflict (place_id, user_id) where status in ('pending', 'needs_info')
  do update set role = excluded.role, statement = excluded.statement, status = 'pending'
  returning r.id into made;
  perform private.enqueue_moderation('mosque_admin', made, shown.id, 'new', shown.name, me);
  return made;
end $function$;

CREATE OR REPLACE FUNCTION public.require_staff_second_factor(is_required boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.settings (name, value) values ('staff_second_factor', to_jsonb(is_required))
  on conflict (name) do update set value = excluded.value where settings.value <> excluded.value
$function$;

CREATE OR REPLACE FUNCTION public.restage_import(import_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.imports as i set state = 'staging'
  where i.id = restage_import.import_id and i.state = 'merging'
$function$;

CREATE OR REPLACE FUNCTION public.resume_import(import_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  import public.imports;
begin
  if not private.is_trusted() then
    raise exception 'Only staff can import' using errcode = '42501';
  end if;
  select * into import from public.imports as i where i.id = resume_import.import_id for update;
  if import.id is null or import.state <> 'failed' or import.failed_in is null then
    perform private.refuse_import_step(import, 'resumed');
  end if;
  update public.imports as i set state = import.failed_in, failed_in = null, error = null where i.id = import.id;
end $function$;

CREATE OR REPLACE FUNCTION public.reviews_page(place uuid, sort text DEFAULT 'newest'::text, stars integer DEFAULT NULL::integer, lang text DEFAULT NULL::text, max_results integer DEFAULT 5, skip_results integer DEFAULT 0)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with published as materialized (
    select r.id, r.rating, r.language, r.halal_matched, r.helpful, r.created_at
    from public.reviews as r where r.place_id = place and r.status = 'published'
  ),
  matching as (
    select p.* from published as p
    where (stars is null or p.rating = stars) and (lang is null or p.language = lang)
  ),
  shown as (
    select m.id, row_number() over () as position
    from (
      select * from matching
      order by
        case sort when 'highest' then rating when 'lowest' then -rating when 'helpful' then helpful end desc nulls last,
        created_at desc, id
      limit least(greatest(coalesce(max_results, 5), 1), 50) offset greatest(coalesce(skip_results, 0), 0)
    ) as m
  )
  select jsonb_build_object(
    'count', (select count(*) from published),
    'average', (select round(avg(rating), 2) from published),
    'histogram', (
      select jsonb_agg(jsonb_build_object('stars', n, 'count', (select count(*) from published where rating = n))
        order by n desc)
      from generate_series(1, 5) as n
    ),
    'languages', (
      select coalesce(jsonb_agg(jsonb_build_object('language', l.language, 'count', l.number)
        order by l.number desc, l.language), '[]')
      from (select language, count(*) as number from published group by language) as l
    ),
    'halal_answers', (select count(*) from published where halal_matched in ('yes', 'no')),
    'halal_mismatches', (select count(*) from published where halal_matched = 'no'),
    'total', (select count(*) from matching),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'author', private.public_name(r.user_id), 'rating', r.rating, 'text', r.text,
        'language', r.language, 'visited_on', r.visited_on, 'halal_matched', r.halal_matched, 'helpful', r.helpful,
        'is_sample', r.is_sample, 'created_at', r.created_at, 'edited_at', r.edited_at,
        'is_mine', r.user_id is not distinct from auth.uid(),
        'is_voted', private.has_voted(r.id),
        'reply', (
          select jsonb_build_object(
            'author', private.public_name(a.author_id), 'text', a.text, 'created_at', a.created_at,
            'edited_at', a.edited_at, 'is_removed', a.status = 'removed'
          )
          from public.review_replies as a
          where a.review_id = r.id and (a.status = 'published' or private.owns_place(place))
        )
      ) order by s.position), '[]')
      from shown as s join public.reviews as r on r.id = s.id
    ),
    'mine', (
      select jsonb_build_object(
        'id', r.id, 'rating', r.rating, 'text', r.text, 'language', r.language, 'visited_on', r.visited_on,
        'halal_matched', r.halal_matched, 'status', r.status, 'created_at', r.created_at, 'edited_at', r.edited_at,
        'decision', private.review_decision(r.id)
      )
      from public.reviews as r where r.place_id = place and r.user_id = auth.uid()
    ),
    'is_own_place', private.owns_place(place)
  )
$function$;

CREATE OR REPLACE FUNCTION public.revoke_vouch(claim uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_claim public.claims;
begin
  update public.claim_vouches as v set revoked_at = now()
  where v.claim_id = claim and v.voucher_id = auth.uid() and v.revoked_at is null;
  if not found then
    return false;
  end if;
  select * into found_claim from public.claims as c where c.id = claim for update;
  if found_claim.state = 'verified' and found_claim.method = 'mosque_vouch'
    and (select count(*) from public.claim_vouches as v where v.claim_id = claim and v.revoked_at is null) < 2
  then
    update public.claims as c set state = 'disputed' where c.id = claim;
    perform private.tell(found_claim.claimant_id, 'claim_disputed', found_claim.place_id);
    perform private.enqueue_moderation(
      'claim', claim, found_claim.place_id, 'automatic', found_claim.business_name, found_claim.claimant_id
    );
  end if;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.save_contribution(section text, input jsonb, contribution uuid DEFAULT NULL::uuid, wanted text DEFAULT 'publish'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.contributions;
begin
  if exists (select from public.community_sections as s where s.section = save_contribution.section and s.has_facts) then
    raise exception 'not_allowed' using errcode = '42501', hint = 'This section has a function of its own';
  end if;
  kept := private.keep_contribution(section, input, contribution, wanted);
  return jsonb_build_object('id', kept.id, 'slug', kept.slug, 'state', kept.state);
end $function$;

CREATE OR REPLACE FUNCTION public.save_listing_draft(section text, content jsonb, next_step text, draft_token text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
  draft uuid;
begin
  if section is null or section not in ('business', 'place', 'hours', 'halal', 'photos', 'plan')
    or jsonb_typeof(content) is distinct from 'object' or next_step is null
  then
    raise exception 'This is no part of a draft' using errcode = '22023';
  end if;
  draft := private.find_draft(draft_token);
  if draft is null then
    if me is null and (draft_token is null or draft_token !~ '^[A-Za-z0-9_-]{32,64}$') then
      raise exception 'A draft needs an account or a token' using errcode = '22023';
    end if;
    -- What has expired makes room.
    delete from public.listing_drafts as d
    where d.user_id = me
      or me is null and d.token_hash = encode(sha256(convert_to(draft_token, 'utf8')), 'hex');
    insert into public.listing_drafts (user_id, token_hash)
    values (me, case when me is null then encode(sha256(convert_to(draft_token, 'utf8')), 'hex') end)
    returning id into draft;
  end if;
  update public.listing_drafts as d
  set data = d.data || jsonb_build_object(section, content), step = left(next_step, 20), updated_at = now(),
    expires_at = now() + interval '60 days'
  where d.id = draft;
  return private.draft_json(draft);
end $function$;

CREATE OR REPLACE FUNCTION public.save_person(facts jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := auth.uid();
  wanted text := lower(btrim(facts ->> 'handle'));
  person public.people;
begin
  if member is null or not private.is_member() then
    raise exception 'members_only' using errcode = '42501';
  end if;
  perform private.ensure_person(member);
  select * into person from public.people as p where p.user_id = member for update;
  if wanted is not null and wanted <> person.handle then
    if wanted !~ '^[a-z0-9](-?[a-z0-9]){2,29}$' then
      raise exception 'handle' using errcode = '22023';
    end if;
    if private.is_reserved_handle(wanted) and not private.is_house(member)
      or exists (select from public.people as p where p.handle = wanted)
      or exists (select from private.left_handles as l where l.handle = wanted and l.user_id <> member)
    then
      raise exception 'handle_taken' using errcode = '23505';
    end if;
    if person.handle_changed_at > now() - interval '30 days' then
      raise exception 'handle_lately' using errcode = 'PT429';
    end if;
    insert into private.left_handles (handle, user_id) values (person.handle, member) on conflict do nothing;
    update public.people set handle = wanted, handle_changed_at = now() where user_id = member;
  end if;
  update public.people as p set
    bio = case when facts ? 'bio' then nullif(private.clean_text(facts ->> 'bio'), '') else p.bio end,
    speaks = case when facts ? 'speaks' then array(
      select distinct s from jsonb_array_elements_text(facts -> 'speaks') as s where s ~ '^[a-z]{2,3}$' order by s limit 10
    ) else p.speaks end,
    reads = case when facts ? 'reads' then array(
      select distinct s from jsonb_array_elements_text(facts -> 'reads') as s where s in ('en', 'ar', 'ur', 'fr', 'tr', 'id')
      order by s
    ) else p.reads end,
    show_bio = coalesce(facts ->> 'show_bio', p.show_bio),
    show_town = coalesce(facts ->> 'show_town', p.show_town),
    show_languages = coalesce(facts ->> 'show_languages', p.show_languages),
    show_contributions = coalesce(facts ->> 'show_contributions', p.show_contributions),
    show_joined = coalesce(facts ->> 'show_joined', p.show_joined)
  where p.user_id = member;
  if facts ? 'city' then
    update public.profiles set city = nullif(left(private.clean_text(facts ->> 'city'), 120), ''),
      country_code = nullif(facts ->> 'country_code', '')
    where id = member;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.save_recipe(input jsonb, recipe jsonb, contribution uuid DEFAULT NULL::uuid, wanted text DEFAULT 'publish'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  kept public.contributions;
  introduction text := coalesce(private.clean_text(input ->> 'body'), '');
  ingredients jsonb := private.clean_ingredients(coalesce(recipe -> 'ingredients', '[]'));
  steps jsonb := private.clean_steps(coalesce(recipe -> 'steps', '[]'));
  occasions text[] := array(select distinct o from jsonb_array_elements_text(coalesce(recipe -> 'occasions', '[]')) as o);
begin
  if length(introduction) > 5000 then
    raise exception 'body_long' using errcode = '22023';
  end if;
  if wanted <> 'draft' and not jsonb_path_exists(ingredients, '$[*].name') then
    raise exception 'ingredients' using errcode = '22023';
  end if;
  if wanted <> 'draft' and steps = '[]' then
    raise exception 'steps' using errcode = '22023';
  end if;
  kept := private.keep_contribution(
    'recipes', input || jsonb_build_object(
      'body', private.recipe_text(introduction, ingredients, steps), 'tags', to_jsonb(occasions)
    ),
    contribution, wanted
  );
  insert into public.recipes as r (
    contribution_id, introduction, servings, prep_minutes, cook_minutes, ingredients, steps, occasions, allergens
  )
  values (
    kept.id, introduction, coalesce((recipe ->> 'servings')::smallint, 4), (recipe ->> 'prep_minutes')::smallint,
    (recipe ->> 'cook_minutes')::smallint, ingredients, steps, occasions,
    array(select distinct a from jsonb_array_elements_text(coalesce(recipe -> 'allergens', '[]')) as a)
  )
  on conflict (contribution_id) do update set
    introduction = excluded.introduction, servings = excluded.servings, prep_minutes = excluded.prep_minutes,
    cook_minutes = excluded.cook_minutes, ingredients = excluded.ingredients, steps = excluded.steps,
    occasions = excluded.occasions, allergens = excluded.allergens;
  return jsonb_build_object('id', kept.id, 'slug', kept.slug, 'state', kept.state);
end $function$;

CREATE OR REPLACE FUNCTION public.save_reply(contribution uuid, body text, language text, reply uuid DEFAULT NULL::uuid, quotes uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  subject public.contributions;
  old public.replies;
  words text := private.clean_text(save_reply.body);
  waits boolean;
  new_id uuid := gen_random_uuid();
begin
  select * into subject from public.contributions as c where c.id = contribution;
  if subject.id is null or subject.state <> 'published' or not exists (
    select from public.community_sections as s where s.section = subject.section and s.has_replies
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if subject.is_locked and not private.is_staff() then
    raise exception 'locked' using errcode = '55000';
  end if;
  if private.has_blocked(subject.author_id, member) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if coalesce(length(words), 0) < 2 then
    raise exception 'body_short' using errcode = '22023';
  end if;
  if length(words) > 10000 then
    raise exception 'body_long' using errcode = '22023';
  end if;
  if private.word_effect(words) = 'refuse' and not private.is_house(member) then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  waits := private.reasons_to_wait(member, words) <> '{}';
  if reply is not null then
    select * into old from public.replies as r where r.id = reply and r.contribution_id = subject.id for update;
    if old.id is null or old.author_id is distinct from member or old.state not in ('review', 'published', 'hidden') then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
    if old.body <> words and old.published_at is not null then
      insert into public.reply_versions (reply_id, body) values (old.id, old.body);
    end if;
    update public.replies as r set
      body = words, language = save_reply.language,
      edited_at = case when old.body <> words and old.published_at is not null then now() else r.edited_at end,
      state = case when old.state = 'published' and waits and old.body <> words then 'hidden' else r.state end
    where r.id = old.id;
    if old.state <> 'published' or waits and old.body <> words then
      perform private.enqueue_moderation('reply', old.id, subject.place_id, 'changed', words, member);
    end if;
    return (select jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state) from public.replies as r where r.id = old.id);
  end if;
  if save_reply.quotes is not null and not exists (
    select from public.replies as r where r.id = save_reply.quotes and r.contribution_id = subject.id and r.state = 'published'
      and not private.has_blocked(r.author_id, member)
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  perform private.count_words(member);
  perform private.ensure_person(member);
  insert into public.replies (id, contribution_id, author_id, body, language, quotes, state)
  values (new_id, subject.id, member, words, save_reply.language, save_reply.quotes, 'review');
  if waits then
    perform private.enqueue_moderation('reply', new_id, subject.place_id, 'new', words, member);
  else
    perform private.publish_reply(new_id);
  end if;
  insert into public.contribution_marks as m (user_id, contribution_id, is_followed) values (member, subject.id, true)
  on conflict (user_id, contribution_id) do update set draft = null, is_followed = true, updated_at = now();
  return (select jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state) from public.replies as r where r.id = new_id);
end $function$;

CREATE OR REPLACE FUNCTION public.save_social_account(input jsonb, account uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  per_day constant integer := 10;
  a public.social_accounts;
  is_new boolean := account is null;
  words text;
  waits boolean;
begin
  if is_new then
    a.id := gen_random_uuid();
    a.suggested_by := member;
    a.state := 'review';
    -- One at a time, so that two requests cannot both take the last place.
    perform pg_advisory_xact_lock(hashtext('mahalla.social'), hashtext(member::text));
    if not private.is_staff() and (
      select count(*) from public.social_accounts as x where x.suggested_by = member and x.created_at > now() - interval '1 day'
    ) >= per_day then
      raise exception 'too_many' using errcode = 'PT429', hint = 'Ten suggestions a day: try again tomorrow';
    end if;
  else
    select * into a from public.social_accounts as x where x.id = account for update;
    if a.id is null or not private.may_edit_social(a, member) then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
  end if;
  -- Once it has been public, an entry stays about the same account.
  if a.published_at is null then
    a.platform := input ->> 'platform';
    a.handle := lower(input ->> 'handle');
    if not private.is_social_handle(a.platform, a.handle) then
      raise exception 'handle' using errcode = '22023';
    end if;
  end if;
  a.name := private.social_name(input ->> 'name');
  a.about := private.clean_text(input ->> 'about');
  a.studied := private.recipe_line(input ->> 'studied', 160);
  a.language := input ->> 'language';
  a.topic := input ->> 'topic';
  a.country_code := nullif(input ->> 'country', '');
  words := concat_ws(E'\n', a.name, a.about, a.studied);
  if private.mixes_letters(concat_ws(' ', a.name, a.studied)) then
    raise exception 'mixed_letters' using errcode = '22023';
  end if;
  if private.word_effect(words) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  if exists (
    select from public.social_accounts as x
    where x.platform = a.platform and x.handle = a.handle and x.id <> a.id and x.state = 'withdrawn'
      and x.keeper_id is not null
  ) then
    raise exception 'unwanted' using errcode = 'PT423';
  end if;
  if is_new then
    insert into public.social_accounts (id, platform, handle, name, about, studied, language, topic, country_code, suggested_by)
    values (a.id, a.platform, a.handle, a.name, a.about, a.studied, a.language, a.topic, a.country_code, member);
    waits := true;
  else
    waits := a.keeper_id is null or a.state <> 'published' or private.reasons_to_wait(member, words) <> '{}';
    a.state := case when waits then 'review' else 'published' end;
    update public.social_accounts as x set
      platform = a.platform, handle = a.handle, name = a.name, about = a.about, studied = a.studied, language = a.language,
      topic = a.topic, country_code = a.country_code, state = a.state
    where x.id = a.id;
  end if;
  if waits then
    perform private.enqueue_moderation(
      'social_account', a.id, null, case when a.published_at is null then 'new' else 'changed' end, a.name, member
    );
  end if;
  return jsonb_build_object('id', a.id, 'state', a.state);
end $function$;

CREATE OR REPLACE FUNCTION public.saved_page(max_results integer DEFAULT 200)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with saved as (
    select s.place_id, s.created_at, jsonb_build_object(
      'note', s.note,
      'saved_at', s.created_at,
      'lists', (
        select coalesce(jsonb_agg(p.list_id), '[]') from public.saved_list_places as p
        where p.user_id = s.user_id and p.place_id = s.place_id
      )
    ) as mine
    from public.saved_places as s
    where s.user_id = auth.uid()
    order by s.created_at desc, s.place_id
    limit least(greatest(coalesce(max_results, 200), 1), 200)
  )
  select jsonb_build_object(
    'businesses', (
      select coalesce(jsonb_agg(private.saved_business(u) || s.mine order by s.created_at desc, u.id), '[]')
      from saved as s join public.business_unified as u on u.id = s.place_id
    ),
    'mosques', (
      select coalesce(jsonb_agg(private.saved_mosque(m) || s.mine order by s.created_at desc, m.id), '[]')
      from saved as s join public.mosque_unified as m on m.id = s.place_id
    ),
    'lists', (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'token', l.share_token)
        order by l.created_at, l.id), '[]')
      from public.saved_lists as l where l.user_id = auth.uid()
    )
  )
$function$;

CREATE OR REPLACE FUNCTION public.say_made(contribution uuid, rating integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  subject public.contributions;
begin
  select * into subject from public.contributions as c where c.id = contribution and c.section = 'recipes' and c.state = 'published';
  if subject.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if say_made.rating is null then
    delete from public.recipe_makes as m where m.contribution_id = subject.id and m.user_id = member;
    return;
  end if;
  if subject.author_id is not distinct from member or private.has_blocked(subject.author_id, member) then
    raise exception 'own' using errcode = '42501';
  end if;
  if say_made.rating not between 1 and 5 then
    raise exception 'rating' using errcode = '22023';
  end if;
  perform private.ensure_person(member);
  insert into public.recipe_makes as m (contribution_id, user_id, rating) values (subject.id, member, say_made.rating)
  on conflict (contribution_id, user_id) do update set rating = excluded.rating, created_at = now();
end $function$;

CREATE OR REPLACE FUNCTION public.search_businesses(lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, query text DEFAULT NULL::text, category text DEFAULT NULL::text, subcategory text DEFAULT NULL::text, radius_km double precision DEFAULT NULL::double precision, min_lat double precision DEFAULT NULL::double precision, min_lng double precision DEFAULT NULL::double precision, max_lat double precision DEFAULT NULL::double precision, max_lng double precision DEFAULT NULL::double precision, filters jsonb DEFAULT '{}'::jsonb, sort text DEFAULT 'best'::text, max_results integer DEFAULT 24, skip_results integer DEFAULT 0)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET work_mem TO '32MB'
 SET jit TO 'off'
 SET enable_bitmapscan TO 'on'
 SET enable_seqscan TO 'on'
AS $function$
declare
  few constant integer := 1000;
  radius_needs constant integer := 24;
  rare constant double precision := 0.01;
  skipped integer := least(greatest(coalesce(skip_results, 0), 0), 10000);
  wanted integer := least(greatest(coalesce(max_results, 24), 1), 1000) + skipped;
  search private.directory_search := private.settle_words(
    private.begin_search(
      lat, lng, query, category, subcategory, radius_km, min_lat, min_lng, max_lat, max_lng, filters, sort
    ), query
  );
  condition text := search.conditions || search.by_words;
  is_narrowed boolean := false;
  is_settled boolean := false;
  members record;
  total integer;
  near integer;
  everywhere integer;
  ids uuid[];
  share double precision;
  share_everywhere double precision;
begin
  -- A bitmap of all that fits is made before its first member is seen: not for samples, nor for what is common.
  -- Settings are back as they were when the function ends.
  perform set_config('enable_bitmapscan', 'off', true);
  if condition <> 'u.closed_on is null' and not search.is_rare then
    share_everywhere := private.search_share(search, '');
    search.is_rare := coalesce(share_everywhere < rare, false);
  end if;

  -- Only where an index can answer all of it: a part of a name that has no three letters in a row is in none.
  if search.is_rare and (
    cardinality(search.terms) > 0
    or (search.words is not null and (search.is_corrected or search.typed ~ '[[:alnum:]]{3}'))
  ) then
    perform set_config('enable_bitmapscan', 'on', true);
    perform set_config('enable_seqscan', 'off', true);
    members := private.search_members(search, 'public.business_unified', condition, true);
    perform set_config('enable_seqscan', 'on', true);
    perform set_config('enable_bitmapscan', 'off', true);
    is_settled := members.total <= few;
    if is_settled then
      near := case when search.inside <> '' then members.total_inside end;
      everywhere := members.total;
      is_narrowed := search.inside <> '' and (search.is_chosen or private.holds(search.shown, near));
      total := case when is_narrowed then near else everywhere end;
      ids := case when is_narrowed then members.ids_inside else members.ids end;
    end if;
  end if;

  if not is_settled then
    -- First the area, then, where it does not hold, everywhere. Where little is near, how much there is elsewhere is told.
    if search.inside <> '' then
      members := private.search_within(search, true, share_everywhere);
      near := members.total;
      is_narrowed := search.is_chosen or private.holds(search.shown, near);
    end if;
    if is_narrowed then
      total := near;
      ids := members.ids;
      share := members.share;
    end if;
    if not is_narrowed or (not search.is_chosen and near < radius_needs) then
      members := private.search_within(search, false, share_everywhere);
      everywhere := members.total;
    end if;
    if not is_narrowed then
      total := everywhere;
      ids := members.ids;
      share := members.share;
    end if;
  end if;

  perform set_config('enable_bitmapscan', 'on', true);
  if total > few then
    ids := private.search_first(search, is_narrowed, share, wanted);
  end if;
  return jsonb_build_object(
    'rows', private.search_rows(ids[skipped + 1 : wanted], search.here),
    'total', least(total, few),
    'is_more', total > few,
    'is_narrowed', is_narrowed,
    'near', case when not search.is_chosen then least(near, few) end,
    'elsewhere', case when not search.is_chosen and near < radius_needs then least(everywhere, few) - near end,
    'is_corrected', search.is_corrected and total > 0
  );
end $function$;

CREATE OR REPLACE FUNCTION public.search_help(query text, language text DEFAULT 'en'::text)
 RETURNS TABLE(id text, locale text, section text, question text, answer text, rank real)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  typed text := private.fold(left(btrim(query), 200));
  wanted tsquery := private.prefix_query(query);
  any_of tsquery;
  tongue text;
begin
  if wanted is null then
    return;
  end if;
  any_of := replace(wanted::text, ' & ', ' | ')::tsquery;
  foreach tongue in array case when language = 'en' then array['en'] else array[language, 'en'] end loop
    return query
    select t.id, t.locale, t.section, t.question, t.answer, ts_rank('{0.05, 0.2, 0.6, 1}', t.search, wanted)
    from public.help_topics as t
    where t.published and t.locale = tongue and t.search @@ wanted
    order by 6 desc, t.position, t.id
    limit 20;
    if found then
      return;
    end if;
    return query
    select t.id, t.locale, t.section, t.question, t.answer, likeness.rank
    from public.help_topics as t,
    lateral (select
      -- How much a word says is told by its place: in the question or the keywords, not somewhere in a long answer.
      ts_rank('{0, 0, 0.6, 1}', t.search, any_of) + extensions.word_similarity(typed, private.fold(t.question || ' ' || array_to_string(t.keywords, ' ')))
      as rank) as likeness
    where t.published and t.locale = tongue and likeness.rank >= 0.5
    order by 6 desc, t.position, t.id
    limit 8;
    if found then
      return;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.search_mosques(query text DEFAULT NULL::text, lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, filters text[] DEFAULT '{}'::text[], min_lat double precision DEFAULT NULL::double precision, min_lng double precision DEFAULT NULL::double precision, max_lat double precision DEFAULT NULL::double precision, max_lng double precision DEFAULT NULL::double precision, max_results integer DEFAULT 20, skip_results integer DEFAULT 0, radius_km double precision DEFAULT NULL::double precision)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
#variable_conflict use_column
declare
  here extensions.cube := private.sphere_point(search_mosques.lat, search_mosques.lng);
  page_size integer := least(greatest(coalesce(search_mosques.max_results, 20), 1), 200);
  skipped integer := least(greatest(coalesce(search_mosques.skip_results, 0), 0), 10000);
  typed text := btrim(private.fold(regexp_replace(left(coalesce(search_mosques.query, ''), 100), '[-_/+,]+', ' ', 'g')));
  patterns text[] := (
    select array_agg('%' || regexp_replace(w.word, '([\\%_])', '\\\1', 'g') || '%')
    from regexp_split_to_table(typed, '\s+') as w (word) where w.word <> ''
  );
  wanted text[] := (
    select coalesce(array_agg(f.name), '{}') from unnest(coalesce(search_mosques.filters, '{}')) as f (name)
    where f.name = any (private.facility_keys()) and f.name <> 'jumuah'
  );
  flags jsonb := (select coalesce(jsonb_object_agg(w.name, true), '{}') from unnest(wanted) as w (name));
  needs_jumuah boolean := 'jumuah' = any (coalesce(search_mosques.filters, '{}'));
  has_area boolean := search_mosques.min_lat is not null and search_mosques.max_lat is not null
    and search_mosques.min_lng is not null and search_mosques.max_lng is not null;
  -- The straight line through the earth that belongs to the way over its surface; beyond a quarter of it, all is near.
  reach double precision := case when here is not null and search_mosques.radius_km between 0 and 9000
    then 12742 * sin(search_mosques.radius_km / 12742) end;
  by_spelling boolean := patterns is not null
    and not exists (select from public.mosque_unified as u where u.words like all (patterns));
  result jsonb;
begin
  with matching as materialized (
    select u.id, u.position, row_number() over () as place
    from (
      select u.id, u.position from public.mosque_unified as u
      where (patterns is null or by_spelling or u.words like all (patterns))
        and (not by_spelling or u.name_folded operator(extensions.%) typed)
        and (flags = '{}' or private.facility_flags(u.facilities) @> flags)
        and (not needs_jumuah or private.facility_flags(u.facilities) @> '{"jumuah": true}'
          or exists (select from public.jumuah_sessions as j where j.place_id = u.id))
        and (reach is null or u.position operator(extensions.<@) extensions.cube_enlarge(here, reach, 3)
          and u.position operator(extensions.<->) here <= reach)
        and (not has_area or u.latitude between search_mosques.min_lat and search_mosques.max_lat
          and (u.longitude between search_mosques.min_lng and search_mosques.max_lng
            or search_mosques.min_lng > search_mosques.max_lng
              and (u.longitude >= search_mosques.min_lng or u.longitude <= search_mosques.max_lng)))
      order by case when here is not null then u.position operator(extensions.<->) here end,
        u.name_folded using operator(pg_catalog.~<~), u.id
      limit 1000
    ) as u
  ),
  measured as (
    select m.id, m.place, case when here is null or m.position is null then 999999::double precision
      else 12742 * asin(least(1, (m.position operator(extensions.<->) here) / 12742)) end as distance
    from matching as m
  )
  select jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.mosque_card(u, m.distance) order by m.place), '[]')
      from (select p.* from measured as p where p.place > skipped and p.place <= skipped + page_size) as m
      join public.mosque_unified as u on u.id = m.id
    ),
    'pins', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name,
        'latitude', u.latitude, 'longitude', u.longitude, 'distance', m.distance) order by m.place), '[]')
      from (select p.* from measured as p where p.place <= 500) as m
      join public.mosque_unified as u on u.id = m.id
      where u.latitude is not null and u.longitude is not null
    ),
    'total', (select count(*) from matching), 'is_more', (select count(*) >= 1000 from matching),
    'is_corrected', by_spelling and exists (select from matching)
  ) into result;
  return result;
end $function$;

CREATE OR REPLACE FUNCTION public.search_suggest(query text, lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, max_results integer DEFAULT 6)
 RETURNS TABLE(kind text, id uuid, slug text, name text, city text, country text, business_category text, distance double precision)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
#variable_conflict use_column
declare
  here extensions.cube := private.sphere_point(search_suggest.lat, search_suggest.lng);
  typed text := btrim(private.fold(regexp_replace(left(search_suggest.query, 100), '[-_/+]+', ' ', 'g')));
  escaped text := regexp_replace(typed, '([\\%_])', '\\\1', 'g');
begin
  if typed is null or typed = '' then
    return;
  end if;
  return query
  with named as (
    (
      select 'business' as kind, b.id, b.slug, b.name, b.city, b.country, b.business_category, b.name_folded, b.position
      from public.business_unified as b
      where b.name_folded like escaped || '%' and b.closed_on is null
      limit 100
    )
    union
    (
      select 'business', b.id, b.slug, b.name, b.city, b.country, b.business_category, b.name_folded, b.position
      from public.business_unified as b
      where length(typed) >= 3 and b.closed_on is null
        and (b.name_folded like '%' || escaped || '%' or b.name_folded operator(extensions.%) typed)
      limit 200
    )
    union
    (
      select 'mosque', m.id, m.slug, m.name, m.city, m.country, null, m.name_folded, m.position
      from public.mosque_unified as m where m.name_folded like escaped || '%' limit 100
    )
    union
    (
      select 'mosque', m.id, m.slug, m.name, m.city, m.country, null, m.name_folded, m.position
      from public.mosque_unified as m
      where length(typed) >= 3
        and (m.name_folded like '%' || escaped || '%' or m.name_folded operator(extensions.%) typed)
      limit 200
    )
  ),
  measured as (
    select n.*,
      case
        when here is null or n.position is null then 999999::double precision
        else 12742 * asin(least(1, (n.position operator(extensions.<->) here) / 12742))
      end as distance
    from named as n
  )
  select m.kind, m.id, m.slug, m.name, m.city, m.country, m.business_category, m.distance
  from measured as m
  order by
    case when m.name_folded like escaped || '%' then 0 when m.name_folded like '%' || escaped || '%' then 1 else 2 end,
    case when m.name_folded like '%' || escaped || '%' then 0 else - extensions.similarity(m.name_folded, typed) end,
    m.distance, m.name_folded, m.id
  limit least(greatest(coalesce(search_suggest.max_results, 6), 1), 50);
end $function$;

CREATE OR REPLACE FUNCTION public.send_contact_message(name text, email text, subject text, message text, language text, sender_id uuid, recipient text, mail_status text, topic text DEFAULT 'other'::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  saved uuid;
begin
  insert into public.contact_messages (name, email, subject, message, language, user_id, topic)
  values (
    btrim(send_contact_message.name), lower(btrim(send_contact_message.email)), btrim(send_contact_message.subject),
    btrim(send_contact_message.message), send_contact_message.language, send_contact_message.sender_id,
    send_contact_message.topic
  )
  returning id into saved;
  if send_contact_message.recipient is not null then
    insert into public.outbox (to_address, subject, body_text, headers, kind, status)
    values (
      send_contact_message.recipient,
      '[Mahalla] ' || btrim(send_contact_message.subject),
      btrim(send_contact_message.message) || E'\n\n-- \n' || btrim(send_contact_message.name)
        || ' <' || lower(btrim(send_contact_message.email)) || '>' || E'\n' || saved::text,
      jsonb_build_object('Reply-To', lower(btrim(send_contact_message.email))),
      'contact:message',
      case when send_contact_message.mail_status = 'kept' then 'kept' else 'queued' end
    );
  end if;
  return saved;
end $function$;

CREATE OR REPLACE FUNCTION public.set_block(handle text, kind text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  other uuid := (select p.user_id from public.people as p where p.handle = set_block.handle);
begin
  if auth.uid() is null or not private.is_member() then
    raise exception 'members_only' using errcode = '42501';
  end if;
  if other is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if other = auth.uid() then
    raise exception 'own' using errcode = '42501';
  end if;
  if set_block.kind is null then
    delete from public.person_blocks as b where b.user_id = auth.uid() and b.other_id = other;
  else
    insert into public.person_blocks (user_id, other_id, kind) values (auth.uid(), other, set_block.kind)
    on conflict (user_id, other_id) do update set kind = excluded.kind;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.set_idea_status(contribution uuid, status text, reason text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if not exists (select from public.contributions as c where c.id = contribution and c.section = 'ideas' and c.state = 'published') then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if set_idea_status.status = 'open' then
    delete from public.idea_statuses as s where s.contribution_id = contribution;
    return;
  end if;
  if coalesce(length(btrim(set_idea_status.reason)), 0) < 5 then
    raise exception 'reason' using errcode = '22023';
  end if;
  insert into public.idea_statuses as s (contribution_id, status, reason)
  values (contribution, set_idea_status.status, private.clean_text(set_idea_status.reason))
  on conflict (contribution_id) do update set status = excluded.status, reason = excluded.reason, decided_at = now();
  perform private.notify(m.user_id, 'status', contribution, null, null)
  from (
    select x.user_id from public.reactions as x where x.contribution_id = contribution and x.reply_id is null
    union
    select f.user_id from public.contribution_marks as f where f.contribution_id = contribution and f.is_followed
  ) as m;
end $function$;

CREATE OR REPLACE FUNCTION public.set_invoice_issuer(issuer jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.settings (name, value) values ('invoice_issuer', issuer)
  on conflict (name) do update set value = excluded.value where settings.value <> excluded.value
$function$;

CREATE OR REPLACE FUNCTION public.set_iqamah(place uuid, effective_from date, rules jsonb, effective_until date DEFAULT NULL::date)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  written integer;
begin
  insert into public.iqamah_rules as r (
    place_id, prayer, kind, at_time, minutes, calendar, round_to, adhan_before, effective_from, effective_until, note
  )
  select set_iqamah.place, w.prayer, w.kind, w.at_time, w.minutes, w.calendar, coalesce(w.round_to, 0), w.adhan_before,
    set_iqamah.effective_from, set_iqamah.effective_until, w.note
  from jsonb_to_recordset(set_iqamah.rules) as w (
    prayer text, kind text, at_time text, minutes smallint, calendar jsonb, round_to smallint, adhan_before smallint, note text
  )
  on conflict (place_id, prayer, effective_from) do update
  set kind = excluded.kind, at_time = excluded.at_time, minutes = excluded.minutes, calendar = excluded.calendar,
    round_to = excluded.round_to, adhan_before = excluded.adhan_before, effective_until = excluded.effective_until,
    note = excluded.note;
  get diagnostics written = row_count;
  return written;
end $function$;

CREATE OR REPLACE FUNCTION public.set_membership_plan(business_id uuid, plan_type text, billing_cycle text DEFAULT 'monthly'::text)
 RETURNS memberships
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  account uuid := set_membership_plan.business_id;
  plan text := set_membership_plan.plan_type;
  cycle text := coalesce(set_membership_plan.billing_cycle, 'monthly');
  today date := (now() at time zone 'utc')::date;
  owner uuid;
  result public.memberships;
begin
  if account is null then
    raise exception 'Missing businessId' using errcode = '22004';
  end if;
  if plan is null or plan not in ('basic', 'premium', 'enterprise') or cycle not in ('monthly', 'annual') then
    raise exception 'Failed to update membership' using errcode = '22023', detail = 'Unknown plan or billing cycle.';
  end if;
  select owner_id into owner from public.business_accounts where id = account;
  -- A stranger learns nothing about which accounts exist.
  if owner is null
    or not (private.is_internal() or private.has_role('superadmin') or owner is not distinct from auth.uid())
  then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'Not your business account.';
  end if;
  if plan <> 'basic' and private.payment_provider() <> 'none'
    and not (private.is_internal() or private.has_role('superadmin'))
  then
    raise exception 'Failed to update membership'
      using errcode = '42501', detail = 'A paid plan starts when its payment is confirmed.';
  end if;
  return private.begin_plan(account, plan, cycle, today, (today + private.cycle_length(cycle))::date);
end $function$;

CREATE OR REPLACE FUNCTION public.set_notification(kind text, in_site boolean, mail text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.notification_settings as s (user_id, kind, in_site, mail)
  values (private.require_member(), set_notification.kind, set_notification.in_site, set_notification.mail)
  on conflict (user_id, kind) do update set in_site = excluded.in_site, mail = excluded.mail
$function$;

CREATE OR REPLACE FUNCTION public.set_ownership(place uuid, is_muslim_owned boolean, is_hidden boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.owns_place(place, auth.uid()) then
    raise exception 'Only the owner can say this' using errcode = '42501';
  end if;
  if is_muslim_owned is null or is_hidden is null then
    raise exception 'Say yes or no' using errcode = '22023';
  end if;
  if is_hidden then
    insert into public.ownership_privacy (place_id, hidden_by) values (place, auth.uid()) on conflict do nothing;
    update public.businesses as b set muslim_owned = null, ownership_level = null
    where b.place_id = place and (b.muslim_owned is not null or b.ownership_level is not null);
    update public.business as b set muslim_owned = null, ownership_level = null
    where b.place_id = place and (b.muslim_owned is not null or b.ownership_level is not null);
    perform private.declare_ownership(place, auth.uid(), is_muslim_owned, false);
  else
    delete from public.ownership_privacy as p where p.place_id = place;
    perform private.declare_ownership(place, auth.uid(), is_muslim_owned, false);
    update public.businesses as b set muslim_owned = is_muslim_owned
    where b.place_id = place and b.owner_id = auth.uid() and b.muslim_owned is distinct from is_muslim_owned;
  end if;
  perform private.refresh_ownership(array[place]);
end $function$;

CREATE OR REPLACE FUNCTION public.set_payment_provider(provider text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if provider is null or provider not in ('none', 'manual', 'stripe') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  insert into private.settings (name, value) values ('payment_provider', to_jsonb(provider))
  on conflict (name) do update set value = excluded.value where settings.value <> excluded.value;
end $function$;

CREATE OR REPLACE FUNCTION public.share_list(list uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  token text;
begin
  update public.saved_lists as l
  set share_token = coalesce(l.share_token, private.new_share_token())
  where l.id = list and l.user_id = auth.uid()
  returning l.share_token into token;
  if token is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  return token;
end $function$;

CREATE OR REPLACE FUNCTION public.shared_list(token text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'name', l.name,
    'businesses', (
      select coalesce(jsonb_agg(private.saved_business(u) order by p.added_at, u.id), '[]')
      from public.saved_list_places as p join public.business_unified as u on u.id = p.place_id
      where p.list_id = l.id
    ),
    'mosques', (
      select coalesce(jsonb_agg(private.saved_mosque(m) order by p.added_at, m.id), '[]')
      from public.saved_list_places as p join public.mosque_unified as m on m.id = p.place_id
      where p.list_id = l.id
    )
  )
  from public.saved_lists as l
  where l.share_token = token and length(token) = 43
$function$;

CREATE OR REPLACE FUNCTION public.similar_listings(name text, country_code text DEFAULT NULL::text, city text DEFAULT NULL::text, lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, phone text DEFAULT NULL::text, website text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with wanted as (
    select private.fold(btrim(left(similar_listings.name, 200))) as folded,
      private.fold(nullif(btrim(left(similar_listings.city, 120)), '')) as city,
      upper(similar_listings.country_code) as country,
      private.sphere_point(similar_listings.lat, similar_listings.lng) as point,
      private.phone_digits(left(similar_listings.phone, 40)) as digits,
      private.web_domain(left(similar_listings.website, 500)) as domain
  ),
  found as (
    select u.id, 1 + extensions.similarity(u.name_folded, w.folded) as worth
    from wanted as w join public.business_unified as u on u.name_folded operator(extensions.%) w.folded
    where length(w.folded) >= 3
      and case
        when w.point is not null and u.position is not null
          then u.position operator(extensions.<->) w.point <= 10 and extensions.similarity(u.name_folded, w.folded) >= 0.4
        when w.city is not null
          then private.fold(u.city) = w.city and (w.country is null or u.country_code is null or u.country_code = w.country)
            and extensions.similarity(u.name_folded, w.folded) >= 0.4
        when w.country is not null
          then u.country_code = w.country and extensions.similarity(u.name_folded, w.folded) >= 0.75
        else extensions.similarity(u.name_folded, w.folded) >= 0.9
      end
    union all
    select u.id, 3 from wanted as w join public.business_unified as u on private.phone_digits(u.phone) = w.digits
    where u.phone is not null
    union all
    select u.id, 2.5 from wanted as w join public.business_unified as u on private.web_domain(u.website) = w.domain
    where u.website is not null
  ),
  best as (
    select id, max(worth) as worth from found group by id order by max(worth) desc, id limit 5
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', u.id, 'slug', u.slug, 'name', u.name, 'address', u.address, 'city', u.city)
      order by b.worth desc, u.name, u.id
    ),
    '[]'
  )
  from best as b join public.business_unified as u on u.id = b.id
  where u.closed_on is null
$function$;

CREATE OR REPLACE FUNCTION public.social_account_page(account uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.social_card(a) || jsonb_build_object(
    'state', a.state,
    'is_kept', a.keeper_id is not null,
    'is_mine', a.keeper_id is not distinct from auth.uid(),
    'may_edit', private.may_edit_social(a, auth.uid()),
    'decision', private.decision_of('social_account', a.id),
    'verification', (
      select jsonb_build_object(
        'code', v.code, 'token', v.token, 'expires_at', v.expires_at,
        'seen', (select count(*) from public.social_sightings as s where s.verification_id = v.id)
      )
      from public.social_verifications as v
      where v.account_id = a.id and v.member_id = auth.uid() and v.state = 'open' and v.expires_at > now()
    ),
    'was_refused', exists (
      select from public.social_verifications as v where v.account_id = a.id and v.member_id = auth.uid() and v.state = 'refused'
    )
  )
  from public.social_accounts as a
  where a.id = social_account_page.account and auth.uid() is not null and (
    a.state = 'published' or auth.uid() in (a.suggested_by, a.keeper_id) or private.is_staff()
  )
$function$;

CREATE OR REPLACE FUNCTION public.social_code_page(token text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.social_card(a) || jsonb_build_object(
    'code', v.code,
    'state', case when v.state = 'open' and v.expires_at <= now() then 'withdrawn' else v.state end,
    'is_own', v.member_id = auth.uid(),
    'may_confirm', v.member_id <> auth.uid() and private.trust_level(auth.uid()) >= 2,
    'has_seen', exists (select from public.social_sightings as s where s.verification_id = v.id and s.member_id = auth.uid())
  )
  from public.social_verifications as v join public.social_accounts as a on a.id = v.account_id and a.state = 'published'
  where v.token = social_code_page.token and auth.uid() is not null
$function$;

CREATE OR REPLACE FUNCTION public.social_list(platform text DEFAULT NULL::text, words text DEFAULT NULL::text, language text DEFAULT NULL::text, topic text DEFAULT NULL::text, country text DEFAULT NULL::text, after text DEFAULT NULL::text, max_results integer DEFAULT 24)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most integer := least(greatest(coalesce(max_results, 24), 1), 50);
  wanted tsquery := private.prefix_query(words);
  is_search boolean := nullif(btrim(words), '') is not null;
  goes_on boolean := after ~ '^[01]~' and private.is_cursor(substr(after, 3), 'timestamptz');
  ids uuid[];
  last public.social_accounts;
begin
  ids := array(
    select a.id from public.social_accounts as a
    where a.state = 'published'
      and (social_list.platform is null or a.platform = social_list.platform)
      and (social_list.language is null or a.language = social_list.language)
      and (social_list.topic is null or a.topic = social_list.topic)
      and (country is null or a.country_code = country)
      and (not is_search or a.search @@ wanted)
      and (
        goes_on is not true or (a.is_verified, a.published_at, a.id)
          < (left(after, 1) = '1', split_part(after, '~', 2)::timestamptz, split_part(after, '~', 3)::uuid)
      )
    order by a.is_verified desc, a.published_at desc, a.id desc limit most + 1
  );
  select * into last from public.social_accounts as a where a.id = ids[most];
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.social_card(a) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.social_accounts as a on a.id = o.id
    ),
    'next', case when cardinality(ids) > most then
      concat_ws('~', last.is_verified::integer, last.published_at, last.id) end,
    'platforms', (
      select coalesce(jsonb_object_agg(g.platform, g.number), '{}')
      from (select a.platform, count(*) as number from public.social_accounts as a where a.state = 'published' group by a.platform) as g
    ),
    'languages', array(select distinct a.language from public.social_accounts as a where a.state = 'published' order by 1),
    'countries', array(
      select distinct a.country_code from public.social_accounts as a
      where a.state = 'published' and a.country_code is not null order by 1
    )
  );
end $function$;

CREATE OR REPLACE FUNCTION public.stage_import(import_id uuid, mapping jsonb, kind text, source text, licence text DEFAULT NULL::text, take_all boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  import public.imports;
begin
  if not private.is_trusted() then
    raise exception 'Only staff can import' using errcode = '42501';
  end if;
  select * into import from public.imports as i where i.id = stage_import.import_id for update;
  if import.id is null or import.state not in ('previewed', 'staged') then
    perform private.refuse_import_step(import, 'read');
  end if;
  update public.imports as i
  set mapping = stage_import.mapping, kind = stage_import.kind, source = stage_import.source,
    licence = stage_import.licence, options = i.options || jsonb_build_object('all', take_all), state = 'staging'
  where i.id = import.id;
end $function$;

CREATE OR REPLACE FUNCTION public.stage_import_rows(import_id uuid, staged jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  names text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into names
  from pg_catalog.pg_attribute as a
  where a.attrelid = 'private.import_rows'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  execute format(
    'insert into private.import_rows (%1$s)
     select %1$s from jsonb_array_elements($1) as entry, jsonb_populate_record(null::private.import_rows, entry || $2)', names)
  using staged, jsonb_build_object('import_id', stage_import_rows.import_id);
end $function$;

CREATE OR REPLACE FUNCTION public.start_social_verification(account uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  most_open constant integer := 5;
  a public.social_accounts;
  v public.social_verifications;
begin
  select * into a from public.social_accounts as x where x.id = account and x.state = 'published' for update;
  if a.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if a.keeper_id is not null then
    raise exception 'kept' using errcode = 'PT423', hint = 'Somebody has shown already that it is theirs';
  end if;
  perform private.end_social_verification(x.id, 'withdrawn')
  from public.social_verifications as x where x.member_id = member and x.state = 'open' and x.expires_at <= now();
  if exists (select from public.social_verifications as x where x.account_id = a.id and x.member_id = member and x.state = 'open') then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.social'), hashtext(member::text));
  if (select count(*) from public.social_verifications as x where x.member_id = member and x.state = 'open') >= most_open
    or (
      select count(*) from public.social_verifications as x
      where x.member_id = member and x.created_at > now() - interval '1 day'
    ) >= 2 * most_open
  then
    raise exception 'too_many' using errcode = 'PT429', hint = 'Five at a time: finish one first';
  end if;
  insert into public.social_verifications (account_id, member_id, code, token)
  values (
    a.id, member, 'mahalla-' || left(replace(gen_random_uuid()::text, '-', ''), 10),
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  ) returning * into v;
  perform private.enqueue_moderation('social_verification', v.id, null, 'new', a.name, member);
end $function$;

CREATE OR REPLACE FUNCTION public.start_trial(business_id uuid)
 RETURNS memberships
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  account uuid := start_trial.business_id;
  today date := (now() at time zone 'utc')::date;
  owner uuid;
  result public.memberships;
begin
  if account is null then
    raise exception 'Missing businessId' using errcode = '22004';
  end if;
  select owner_id into owner from public.business_accounts where id = account;
  if owner is null
    or not (private.is_internal() or private.has_role('superadmin') or owner is not distinct from auth.uid())
  then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'Not your business account.';
  end if;
  insert into public.memberships as m
    (business_id, plan_type, billing_cycle, status, start_date, end_date, auto_renew, is_trial, trial_started_at)
  values (account, 'premium', 'monthly', 'active', today, today + 30, false, true, now())
  on conflict (business_id) do update set
    plan_type = excluded.plan_type, billing_cycle = excluded.billing_cycle, status = excluded.status,
    start_date = excluded.start_date, end_date = excluded.end_date, auto_renew = excluded.auto_renew,
    is_trial = excluded.is_trial, trial_started_at = excluded.trial_started_at, grace_until = null, cancelled_at = null,
    next_plan = null, next_cycle = null
  where m.trial_started_at is null and (m.plan_type = 'basic' or m.status <> 'active')
  returning m.* into result;
  if result.id is null then
    raise exception 'Failed to update membership'
      using errcode = '23505', detail = 'The free trial can be used once, and not beside a paid plan.';
  end if;
  return result;
end $function$;

CREATE OR REPLACE FUNCTION public.stop_mosque_mail(token uuid)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with stopped as (
    update public.mosque_follows as f set wants_mail = false where f.mail_token = stop_mosque_mail.token returning f.place_id
  )
  select coalesce(u.name, '') from stopped as s left join public.mosque_unified as u on u.id = s.place_id
$function$;

CREATE OR REPLACE FUNCTION public.stop_notification_mail(key uuid, kind text DEFAULT NULL::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  member uuid := (select k.user_id from private.person_keys as k where k.mail_key = stop_notification_mail.key);
begin
  if member is null then
    return false;
  end if;
  insert into public.notification_settings as s (user_id, kind, in_site, mail)
  select member, k, true, 'off'
  from unnest(case when stop_notification_mail.kind is null then array['reply', 'mention', 'quote', 'answer', 'status', 'decision']
    else array[stop_notification_mail.kind] end) as k
  on conflict (user_id, kind) do update set mail = 'off';
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.stop_social_verification(account uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
begin
  perform private.end_social_verification(v.id, 'withdrawn')
  from public.social_verifications as v where v.account_id = account and v.member_id = member and v.state = 'open';
end $function$;

CREATE OR REPLACE FUNCTION public.suggest_mosque_change(place uuid, changes jsonb, note text DEFAULT NULL::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
  made uuid;
  shown public.mosque_unified;
  wanted jsonb := suggest_mosque_change.changes;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if not coalesce(private.is_mosque_change(wanted), false) or length(suggest_mosque_change.note) > 1000 then
    raise exception 'This cannot be suggested' using errcode = '22023';
  end if;
  select * into shown from public.mosque_unified as u where u.id = suggest_mosque_change.place;
  if shown.id is null then
    raise exception 'Mosque not found' using errcode = 'P0002';
  end if;
  if (
    select count(*) from public.mosque_suggestions as s
    where s.author_id = me and (s.status = 'pending' or s.created_at > now() - interval '1 hour')
  ) >= 20 then
    raise exception 'Enough for now' using errcode = 'PT429';
  end if;
  insert into public.mosque_suggestions (place_id, author_id, changes, note)
  values (shown.id, me, wanted, nullif(btrim(suggest_mosque_change.note), ''))
  returning id into made;
  perform private.enqueue_moderation('mosque_change', made, shown.id, 'new', shown.name, me);
  return made;
end $function$;

CREATE OR REPLACE FUNCTION public.take_announcement_letters(max_results integer DEFAULT 100)
 RETURNS TABLE(to_address text, language text, mail_token uuid, mosque_name text, mosque_slug text, time_zone text, announcement jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  news public.mosque_announcements;
  last_told uuid;
  part integer := least(greatest(coalesce(max_results, 100), 1), 500);
  found_count integer;
begin
  select * into news from public.mosque_announcements as a
  where a.status = 'published' and a.told_at is null
  order by a.published_at limit 1 for update skip locked;
  if news.id is null then
    return;
  end if;
  return query
  select u.email::text, p.language, f.mail_token, m.name, m.slug, m.time_zone, to_jsonb(news) - array['told_at', 'told_up_to', 'author_id']
  from public.mosque_follows as f
  join auth.users as u on u.id = f.user_id
  join public.profiles as p on p.id = f.user_id
  join public.mosque_unified as m on m.id = f.place_id
  where f.place_id = news.place_id and f.wants_mail and (news.told_up_to is null or f.user_id > news.told_up_to)
    and news.expires_at > now() and not news.is_sample and coalesce(u.email, '') <> ''
    and f.user_id is distinct from news.author_id
  order by f.user_id
  limit part;
  get diagnostics found_count = row_count;
  select w.user_id into last_told from (
    select f.user_id from public.mosque_follows as f
    join auth.users as u on u.id = f.user_id
    where f.place_id = news.place_id and f.wants_mail and (news.told_up_to is null or f.user_id > news.told_up_to)
      and coalesce(u.email, '') <> '' and f.user_id is distinct from news.author_id
    order by f.user_id limit part
  ) as w order by w.user_id desc limit 1;
  update public.mosque_announcements as a
  set told_up_to = coalesce(last_told, a.told_up_to), told_at = case when found_count < part then now() end
  where a.id = news.id;
end $function$;

CREATE OR REPLACE FUNCTION public.take_chat_answers(max_results integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with taken as (
    update public.chat_messages as m set mailed_at = now()
    where m.id in (
      select w.id from public.chat_messages as w join public.chats as c on c.id = w.chat_id
      where w.sender = 'staff' and w.mailed_at is null and c.email is not null
        and w.created_at > c.visitor_seen_at and c.visitor_seen_at < now() - interval '2 minutes'
      order by w.created_at
      limit take_chat_answers.max_results
      for update of w skip locked
    )
    returning m.chat_id, m.body, m.created_at
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('to_address', c.email, 'language', c.language, 'answer', t.body, 'question', coalesce((
      select q.body from public.chat_messages as q
      where q.chat_id = c.id and q.sender = 'visitor' and q.created_at < t.created_at
      order by q.created_at desc limit 1
    ), '')) order by t.created_at
  ), '[]')
  from taken as t join public.chats as c on c.id = t.chat_id
$function$;

CREATE OR REPLACE FUNCTION public.take_contact_answers(max_results integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with taken as (
    update public.contact_answers as a set mailed_at = now()
    where a.id in (
      select w.id from public.contact_answers as w
      where w.mailed_at is null
      order by w.created_at
      limit take_contact_answers.max_results
      for update skip locked
    )
    returning a.message_id, a.body, a.created_at
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'to_address', m.email, 'name', m.name, 'subject', m.subject, 'message', m.message, 'language', m.language,
        'answer', t.body
      )
      order by t.created_at
    ),
    '[]'
  )
  from taken as t
  join public.contact_messages as m on m.id = t.message_id
$function$;

CREATE OR REPLACE FUNCTION public.take_indexes_away(import_id uuid, least_rows integer DEFAULT 50000)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET lock_timeout TO '2s'
AS $function$
declare
  import public.imports;
  one_kind text;
  t record;
  waiting bigint;
  present bigint;
  one record;
  taken integer := 0;
begin
  select * into import from public.imports as i where i.id = take_indexes_away.import_id for update;
  if import.state is distinct from 'merging' or to_regclass('private.' || quote_ident(private.import_partition(import.id))) is null then
    return 0;
  end if;
  foreach one_kind in array private.import_kinds(import.kind) loop
    t := private.place_tables(one_kind);
    execute format('select count(*) from private.%I where kind = $1 and seq > $2', private.import_partition(import.id))
    into waiting using one_kind, import.merged_through;
    continue when waiting < least_rows;
    execute format('select count(*) from (select from public.%I limit $1) as few', t.unified) into present using waiting / 4 + 1;
    continue when present > waiting / 4;
    for one in
      select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition, a.amname as method
      from pg_catalog.pg_index as x
      join pg_catalog.pg_class as c on c.oid = x.indexrelid
      join pg_catalog.pg_am as a on a.oid = c.relam
      where x.indrelid = ('public.' || t.unified)::regclass and not x.indisunique and x.indisvalid
    loop
      insert into private.absent_indexes (name, definition, method, import_id)
      values (one.name, one.definition, one.method, import.id);
      execute 'drop index ' || one.name;
      taken := taken + 1;
    end loop;
  end loop;
  return taken;
exception when lock_not_available then
  return 0;
end $function$;

CREATE OR REPLACE FUNCTION public.take_invoice_letters(max_results integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with taken as (
    update public.invoices as i set told = i.status
    where i.id in (
      select w.id from public.invoices as w
      where w.told <> w.status
      order by w.created_at
      limit take_invoice_letters.max_results
      for update skip locked
    )
    returning i.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'number', t.number, 'total_cents', abs(t.total_cents), 'currency', t.currency, 'email', u.email,
    'language', coalesce(p.language, 'en'),
    'kind', case when t.kind = 'credit_note' then 'credit_note' when t.status = 'open' then 'invoice' else 'receipt' end
  )), '[]')
  from taken as t
  join public.business_accounts as a on a.id = t.business_id
  join auth.users as u on u.id = a.owner_id
  left join public.profiles as p on p.id = a.owner_id
  where u.email like '%_@_%' and (t.kind = 'credit_note' or t.status in ('open', 'paid'))
$function$;

CREATE OR REPLACE FUNCTION public.take_lease(name text, holder text, seconds integer)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with taken as (
    insert into public.job_leases as l (name, holder, expires_at)
    values (take_lease.name, take_lease.holder, now() + make_interval(secs => take_lease.seconds))
    on conflict on constraint job_leases_pkey do update
    set holder = excluded.holder, expires_at = excluded.expires_at
    where l.expires_at <= now() or l.holder = excluded.holder
    returning 1
  )
  select exists (select from taken)
$function$;

CREATE OR REPLACE FUNCTION public.take_membership_notices(today date DEFAULT NULL::date, max_results integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day date := coalesce(take_membership_notices.today, (now() at time zone 'utc')::date);
  taken jsonb;
begin
  insert into public.membership_notices (business_id, kind, plan_type, happens_on)
  select m.business_id, s.kind, m.plan_type, s.happens_on
  from public.memberships as m
  cross join lateral (
    values
      ('renews', m.end_date, m.auto_renew and m.next_plan is null and m.grace_until is null
        and m.end_date - day between 0 and 7 and private.payment_provider() <> 'none'),
      ('ends', m.end_date, (not m.auto_renew or m.next_plan is not null) and m.end_date - day between 0 and 7),
      ('late', (m.grace_until at time zone 'utc')::date, m.grace_until is not null),
      ('last_days', (m.grace_until at time zone 'utc')::date, (m.grace_until at time zone 'utc')::date - day between 0 and 2)
  ) as s (kind, happens_on, is_due)
  where m.status = 'active' and m.plan_type <> 'basic' and not m.is_trial and s.is_due
  on conflict do nothing;

  with sent as (
    update public.membership_notices as n set mailed_at = now()
    where n.id in (
      select w.id from public.membership_notices as w
      where w.mailed_at is null
      order by w.created_at
      limit take_membership_notices.max_results
      for update skip locked
    )
    returning n.business_id, n.kind, n.plan_type, n.happens_on
  )
  select coalesce(
    jsonb_agg(jsonb_build_object(
      'kind', s.kind, 'plan', s.plan_type, 'date', s.happens_on, 'email', u.email, 'language', coalesce(p.language, 'en')
    )),
    '[]'
  )
  into taken
  from sent as s
  join public.business_accounts as a on a.id = s.business_id
  join auth.users as u on u.id = a.owner_id
  left join public.profiles as p on p.id = a.owner_id
  where u.email like '%_@_%';
  return taken;
end $function$;

CREATE OR REPLACE FUNCTION public.take_ownership_notices(max_results integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with due as (
    update public.ownership_notices as n set taken_at = now()
    from (
      select id from public.ownership_notices where taken_at is null
      order by id limit least(greatest(max_results, 1), 200) for update skip locked
    ) as waiting
    where n.id = waiting.id
    returning n.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'kind', d.kind, 'to_address', x.email, 'language', p.language, 'name', coalesce(u.name, b.name, ''),
    'slug', u.slug, 'note', d.note, 'can_freeze', d.business_id is not null
  ) order by d.id) filter (where x.email <> ''), '[]')
  from due as d
  join auth.users as x on x.id = d.user_id
  join public.profiles as p on p.id = d.user_id
  left join public.business_unified as u on u.id = d.place_id
  left join public.businesses as b on b.id = d.business_id
$function$;

CREATE OR REPLACE FUNCTION public.tell_writing(contribution uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
begin
  if exists (select from public.contributions as c where c.id = contribution and c.state = 'published' and not c.is_locked) then
    perform private.tell_live(
      'contribution:' || contribution, 'writing',
      jsonb_build_object('who', left(md5(member::text || contribution::text || current_date::text || (
        select k.live_key from private.person_keys as k where k.user_id = member
      )::text), 12))
    );
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.tend_contribution(contribution uuid, action text, into_category text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if action not in ('pin', 'unpin', 'lock', 'unlock', 'move') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  update public.contributions as c set
    is_pinned = case action when 'pin' then true when 'unpin' then false else c.is_pinned end,
    is_locked = case action when 'lock' then true when 'unlock' then false else c.is_locked end,
    category = case when action = 'move' then into_category else c.category end
  from public.community_sections as s
  where c.id = contribution and s.section = c.section
    and (action <> 'move' or into_category = any (s.categories));
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.unattached_documents(max_results integer DEFAULT 500, today timestamp with time zone DEFAULT now())
 RETURNS TABLE(bucket text, path text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Where there is no storage there are no documents.
  if to_regclass('storage.objects') is null then
    return;
  end if;
  return query
  select o.bucket_id::text, o.name::text
  from storage.objects as o
  where o.created_at < unattached_documents.today - interval '1 day'
    and (
      o.bucket_id = 'evidence-documents'
      and not exists (select from public.halal_evidence as e where e.document = 'evidence-documents/' || o.name)
      and not exists (select from public.ownership_statements as s where s.document = 'evidence-documents/' || o.name)
      or o.bucket_id = 'claim-documents'
      and not exists (select from public.claims as c where c.document_path = o.name)
    )
  order by o.created_at
  limit unattached_documents.max_results;
end $function$;

CREATE OR REPLACE FUNCTION public.undo_import(import_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  import public.imports;
begin
  if not private.is_trusted() then
    raise exception 'Only staff can undo imports' using errcode = '42501';
  end if;
  select * into import from public.imports as i where i.id = undo_import.import_id for update;
  if import.id is null or import.state in ('undoing', 'undone') then
    perform private.refuse_import_step(import, 'undone');
  end if;
  update public.imports as i set state = 'undoing', error = null, failed_in = null where i.id = import.id;
end $function$;

CREATE OR REPLACE FUNCTION public.undo_import_batch(import_id uuid, max_rows integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  import public.imports;
  one_kind text;
  t record;
  restored text;
  ids uuid[];
  kept uuid[];
  part bigint;
  done bigint := 0;
  hidden bigint := 0;
begin
  -- A batch that a process left behind when it ended may still be running: what it adds is undone too.
  perform from private.import_parts as p where p.import_id = undo_import_batch.import_id order by p.part for update;
  select * into import from public.imports as i where i.id = undo_import_batch.import_id for update;
  if import.state is distinct from 'undoing' then
    return jsonb_build_object('state', import.state);
  end if;
  execute format('drop table if exists private.%I', private.import_partition(import.id));
  -- Rows that a later import changed stay as they are; its own undo must then lead to what was before this one.
  update private.import_changes as later set before = mine.before
  from private.import_changes as mine
  where mine.import_id = import.id and later.row_id = mine.row_id and later.kind = mine.kind
    and later.before ->> 'import_id' = import.id::text;
  delete from private.import_changes as later
  where later.before ->> 'import_id' = import.id::text
    and not exists (
      select from private.import_changes as mine
      where mine.import_id = import.id and mine.kind = later.kind and mine.row_id = later.row_id
    );

  foreach one_kind in array private.import_kinds(import.kind) loop
    continue when done >= max_rows;
    t := private.place_tables(one_kind);
    select string_agg(format('%1$I = old.%1$I', c.name), ', ') into restored from private.import_columns(one_kind) as c;
    select array_agg(row_id) into ids from (
      select c.row_id from private.import_changes as c
      where c.import_id = import.id and c.kind = one_kind limit max_rows - done
    ) as few;
    if ids is not null then
      execute format($sql$
        update public.%1$I as e
        set %2$s, licence = old.licence, import_id = old.import_id
        from private.import_changes as c, jsonb_populate_record(null::public.%1$I, c.before) as old
        where c.import_id = $1 and c.kind = %3$L and c.row_id = any ($2) and e.id = c.row_id and e.import_id = $1
      $sql$, t.imported, restored, one_kind) using import.id, ids;
      execute format($sql$
        with undone as (
          select c.row_id, nullif(c.before -> 'raw', 'null') as raw
          from private.import_changes as c join public.%1$I as e on e.id = c.row_id
          where c.import_id = $1 and c.kind = %2$L and c.row_id = any ($2)
            and e.import_id is not distinct from (c.before ->> 'import_id')::uuid
        ),
        gone as (
          delete from private.imported_originals as o using undone as u where o.row_id = u.row_id and u.raw is null
        )
        insert into private.imported_originals as o (row_id, raw)
        select u.row_id, u.raw from undone as u where u.raw is not null
        on conflict (row_id) do update set raw = excluded.raw
      $sql$, t.imported, one_kind) using import.id, ids;
      delete from private.import_changes as c
      where c.import_id = import.id and c.kind = one_kind and c.row_id = any (ids);
      done := done + cardinality(ids);
      continue;
    end if;
    execute format('select array_agg(id) from (select id from public.%I where import_id = $1 limit $2) as few', t.imported)
    into ids using import.id, max_rows - done;
    continue when ids is null;
    execute format($sql$
      with mine as (select id, place_id from public.%1$I where id = any ($1)),
      used as (select private.places_in_use((select array_agg(distinct place_id) from mine)) as place_id)
      select coalesce(array_agg(mine.id), '{}') from mine join used using (place_id)
      where not exists (select from public.%2$I as o where o.place_id = mine.place_id)
        and not exists (select from public.%1$I as o where o.place_id = mine.place_id and o.id <> all ($1))
    $sql$, t.imported, t.owned) into kept using ids;
    execute format('update public.%I set status = ''hidden'', import_id = null where id = any ($1)', t.imported) using kept;
    execute format('delete from public.%I where id = any ($1) and id <> all ($2)', t.imported) using ids, kept;
    get diagnostics part = row_count;
    done := done + part + cardinality(kept);
    hidden := hidden + cardinality(kept);
  end loop;

  update public.imports as i
  set undone_count = i.undone_count + done, kept_count = i.kept_count + hidden,
    state = case when done = 0 then 'undone' else i.state end,
    undone_at = case when done = 0 then now() end
  where i.id = import.id
  returning * into import;
  if import.state = 'undone' then
    delete from private.import_parts as p where p.import_id = import.id;
  end if;
  return jsonb_build_object('state', import.state, 'undone', done);
end $function$;

CREATE OR REPLACE FUNCTION public.undo_listing_change(entry bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  change public.audit_log;
  listing public.businesses;
  former public.businesses;
  assignments text;
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  select * into change from public.audit_log as l
  where l.id = entry and l.entity = 'businesses' and l.action = 'update';
  select * into listing from public.businesses as b where b.id::text = change.entity_id for update;
  if listing.id is null or not private.may_keep_listing(listing.place_id) then
    raise exception 'Only the owner and staff can do this' using errcode = '42501';
  end if;
  select string_agg(format('%1$I = ($2).%1$I', k.name), ', ') into assignments
  from jsonb_object_keys(change.before) as k (name)
  where k.name = any (private.editable_columns());
  if assignments is null then
    return false;
  end if;
  former := jsonb_populate_record(listing, change.before);
  perform set_config('mahalla.trusted', 'on', true);
  execute format('update public.businesses set %s where id = $1', assignments) using listing.id, former;
  perform set_config('mahalla.trusted', trusted, true);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.undo_mosque_change(place uuid, entry bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  change public.audit_log;
  assignments text;
  done integer;
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  if not private.keeps_mosque(place) then
    raise exception 'Only the mosque''s admins and staff can do this' using errcode = '42501';
  end if;
  select * into change from private.mosque_entries(place) as l where l.id = entry;
  if change.id is null or change.entity in ('mosques', 'mosque') and change.action <> 'update' then
    return false;
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  begin
    if change.action = 'insert' then
      execute format('delete from public.%I where id = $1', change.entity) using change.entity_id::uuid;
    elsif change.action = 'delete' then
      execute format(
        'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, $1 || jsonb_build_object(''updated_at'', now()))).*',
        change.entity
      ) using change.before;
    else
      select string_agg(format('%1$I = (jsonb_populate_record(t, $2)).%1$I', k.name), ', ') into assignments
      from jsonb_object_keys(change.before) as k (name)
      where change.entity not in ('mosques', 'mosque') and k.name not in ('id', 'place_id', 'created_at')
        or k.name = any (private.mosque_fields());
      if assignments is null then
        perform set_config('mahalla.trusted', trusted, true);
        return false;
      end if;
      execute format('update public.%1$I as t set %2$s where id = $1', change.entity, assignments)
      using change.entity_id::uuid, change.before;
    end if;
    get diagnostics done = row_count;
  exception when unique_violation or check_violation then
    done := 0;
  end;
  perform set_config('mahalla.trusted', trusted, true);
  return done > 0;
end $function$;

CREATE OR REPLACE FUNCTION public.unshare_list(list uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.saved_lists as l set share_token = null where l.id = list and l.user_id = auth.uid();
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.vouch_for_claim(claim uuid, note text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_claim public.claims;
  mosque uuid;
begin
  perform private.lock_claims((select c.place_id from public.claims as c where c.id = claim));
  select * into found_claim from public.claims as c where c.id = claim and private.is_open_claim(c.state) for update;
  select a.mosque_id into mosque from public.mosque_admins as a
  where a.user_id = auth.uid() and a.mosque_id = any (found_claim.mosque_ids)
  order by a.mosque_id limit 1;
  if found_claim.id is null or mosque is null or found_claim.claimant_id = auth.uid() then
    raise exception 'Nobody asked you to vouch for this' using errcode = '42501';
  end if;
  insert into public.claim_vouches (claim_id, voucher_id, mosque_id, note)
  values (found_claim.id, auth.uid(), mosque, nullif(btrim(left(vouch_for_claim.note, 500)), ''))
  on conflict (claim_id, voucher_id) do update set revoked_at = null, note = excluded.note, created_at = now();
  if (select count(*) from public.claim_vouches as v where v.claim_id = found_claim.id and v.revoked_at is null) < 2 then
    return 'recorded';
  end if;
  if found_claim.state = 'disputed' or private.listing_owner(found_claim.place_id) is not null then
    perform private.dispute_claims(found_claim.place_id);
    return 'recorded';
  end if;
  perform private.verify_claim(found_claim.id, null, null);
  perform private.withdraw_moderation('claim', found_claim.id);
  return 'verified';
end $function$;

CREATE OR REPLACE FUNCTION public.vouching_mosques(place uuid, max_results integer DEFAULT 8)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'city', n.city)), '[]')
  from (
    select m.id, m.name, m.city
    from public.mosque_unified as m left join public.business_unified as b on b.id = place
    where exists (select from public.mosque_admins as a where a.mosque_id = m.id)
    order by m.position operator(extensions.<->) b.position nulls last, m.name
    limit least(greatest(max_results, 1), 30)
  ) as n
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_claim(claim uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.claims as c set state = 'withdrawn', decided_at = now()
  where c.id = claim and c.claimant_id = auth.uid() and private.is_open_claim(c.state);
  if not found then
    return false;
  end if;
  perform private.withdraw_moderation('claim', claim);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_contribution(contribution uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  old public.contributions;
begin
  select * into old from public.contributions as c where c.id = contribution and c.author_id = member for update;
  if old.id is null or old.state in ('removed', 'merged', 'withdrawn') then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if old.published_at is null then
    delete from public.contributions as c where c.id = old.id;
  else
    update public.contributions as c set state = 'withdrawn' where c.id = old.id;
  end if;
  perform private.withdraw_moderation('contribution', old.id);
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_halal_evidence(evidence uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken boolean;
begin
  update public.halal_evidence as e set status = 'withdrawn'
  where e.id = evidence and e.said_by = auth.uid() and e.kind <> 'visit'
    and (e.status = 'pending' or (e.status in ('accepted', 'expired') and e.kind in ('confirmation', 'certificate')));
  taken := found;
  if taken then
    perform private.withdraw_moderation('evidence', evidence);
  end if;
  return taken;
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_mosque_request(place uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gone uuid;
begin
  update public.mosque_admin_requests as r set status = 'withdrawn', decided_at = now()
  where r.place_id = withdraw_mosque_request.place and r.user_id = auth.uid() and r.status in ('pending', 'needs_info')
  returning r.id into gone;
  if gone is null then
    return false;
  end if;
  perform private.withdraw_moderation('mosque_admin', gone);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_ownership_statement(statement_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken boolean;
begin
  update public.ownership_statements as s set status = 'withdrawn'
  where s.id = statement_id and s.said_by = auth.uid() and s.status in ('pending', 'accepted')
    and s.kind in ('document', 'mosque_vouched', 'staff_visited');
  taken := found;
  if taken then
    perform private.withdraw_moderation('ownership', statement_id);
  end if;
  return taken;
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_reply(reply uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  old public.replies;
begin
  select * into old from public.replies as r where r.id = reply and r.author_id = member for update;
  if old.id is null or old.state in ('removed', 'withdrawn') then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if old.number is null then
    delete from public.replies as r where r.id = old.id;
  else
    update public.replies as r set state = 'withdrawn' where r.id = old.id;
  end if;
  perform private.withdraw_moderation('reply', old.id);
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_social_account(account uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.require_member();
  a public.social_accounts;
begin
  select * into a from public.social_accounts as x where x.id = account for update;
  if a.id is null or not private.may_edit_social(a, member) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  perform private.withdraw_moderation('social_account', a.id);
  perform private.end_social_verification(v.id, 'withdrawn')
  from public.social_verifications as v where v.account_id = a.id and v.state = 'open';
  update public.social_accounts as x set state = 'withdrawn' where x.id = a.id;
end $function$;

CREATE OR REPLACE FUNCTION public.write_in_chat(token text, body text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most_in_a_minute constant integer := 10;
  most_in_all constant integer := 300;
  chat public.chats := private.chat_of(token);
begin
  if chat.id is null then
    raise exception 'There is no such conversation' using errcode = 'P0002';
  elsif chat.state = 'closed' then
    raise exception 'closed' using errcode = '55000';
  end if;
  -- One at a time for each conversation, so that the count holds.
  perform from public.chats as c where c.id = chat.id for update;
  if (select count(*) filter (where m.created_at > now() - interval '1 minute') >= most_in_a_minute
      or count(*) >= most_in_all from public.chat_messages as m where m.chat_id = chat.id and m.sender = 'visitor') then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.chat_messages (chat_id, sender, body) values (chat.id, 'visitor', btrim(write_in_chat.body));
  update public.chats set last_at = now(), visitor_seen_at = now() where id = chat.id;
  return jsonb_build_object('state', chat.state);
end $function$;

CREATE OR REPLACE FUNCTION public.zakaat_prices()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'metal', p.metal, 'currency', p.currency, 'price', trim_scale(p.price_per_gram)::text, 'as_of', p.as_of,
    'source', p.source, 'is_sample', p.is_sample
  ) order by p.currency, p.metal, p.as_of desc), '[]')
  from (
    select distinct on (m.metal, m.currency, extract(year from m.as_of)) m.*
    from public.metal_prices as m
    order by m.metal, m.currency, extract(year from m.as_of), m.as_of desc
  ) as p
$function$;
