-- Organisations that bring aid to Gaza, kept by staff, each with where that can be read and when somebody looked.

create table public.aid_organisations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 2 and 120),
  website text not null check (website ~ '^https://[^\s<>"]+$' and length(website) <= 300),
  work text[] not null check (work <@ array['food', 'health', 'shelter', 'water', 'children', 'schools'] and cardinality(work) > 0),
  source text not null check (source ~ '^https://[^\s<>"]+$' and length(source) <= 300),
  checked_on date,
  position smallint not null default 100,
  is_shown boolean not null default true,
  about jsonb not null default '{"en": ""}' check (private.is_localised(about, 400)),
  updated_at timestamptz not null default now()
);
call private.passport('public.aid_organisations', written_by => 'members', watched => '{id}');
comment on column public.aid_organisations.is_shown is 'Off: retired.';
comment on table public.aid_organisations is 'Aid organisations shown beside the wall. Money never passes through the site.';

-- To begin with, four of the United Nations and of the Red Cross and Red Crescent movement, by their own pages. Nobody of the
-- staff has looked at these yet: checked_on says so.
insert into public.aid_organisations (name, website, work, source, position, about) values
  ('Palestine Red Crescent Society', 'https://www.palestinercs.org/en', array['health', 'shelter'], 'https://www.ifrc.org', 10,
    '{"en": "Ambulances, hospitals and first aid.", "ar": "إسعاف ومستشفيات وإسعافات أولية.", "ur": "ایمبولینس، ہسپتال اور ابتدائی طبی امداد۔", "fr": "Ambulances, hôpitaux et premiers secours.", "tr": "Ambulans, hastane ve ilk yardım.", "id": "Ambulans, rumah sakit, dan pertolongan pertama."}'),
  ('UNRWA', 'https://www.unrwa.org', array['shelter', 'food', 'health', 'schools'], 'https://www.unrwa.org', 20,
    '{"en": "The United Nations agency for Palestine refugees: shelter, food, health care and schools.", "ar": "وكالة الأمم المتحدة للاجئين الفلسطينيين: مأوى وغذاء ورعاية صحية ومدارس.", "ur": "فلسطینی پناہ گزینوں کے لیے اقوامِ متحدہ کا ادارہ: رہائش، خوراک، صحت اور اسکول۔", "fr": "L’agence des Nations unies pour les réfugiés de Palestine : abris, vivres, soins et écoles.", "tr": "Filistinli mülteciler için Birleşmiş Milletler kuruluşu: barınma, gıda, sağlık ve okul.", "id": "Badan PBB untuk pengungsi Palestina: tempat tinggal, makanan, kesehatan, dan sekolah."}'),
  ('World Food Programme', 'https://www.wfp.org/countries/palestine', array['food'], 'https://www.wfp.org', 30,
    '{"en": "Food and bread for families, by the United Nations.", "ar": "غذاء وخبز للعائلات، من الأمم المتحدة.", "ur": "خاندانوں کے لیے خوراک اور روٹی، اقوامِ متحدہ کی جانب سے۔", "fr": "Vivres et pain pour les familles, par les Nations unies.", "tr": "Birleşmiş Milletler’den ailelere gıda ve ekmek.", "id": "Makanan dan roti untuk keluarga, oleh PBB."}'),
  ('UNICEF State of Palestine', 'https://www.unicef.org/sop', array['children', 'water'], 'https://www.unicef.org', 40,
    '{"en": "Water, health and protection for children.", "ar": "ماء وصحة وحماية للأطفال.", "ur": "بچوں کے لیے پانی، صحت اور تحفظ۔", "fr": "Eau, santé et protection pour les enfants.", "tr": "Çocuklar için su, sağlık ve koruma.", "id": "Air, kesehatan, dan perlindungan bagi anak-anak."}');
grant select on public.aid_organisations to anon, authenticated;
grant insert, update, delete on public.aid_organisations to authenticated;
create policy "everyone can see the organisations that are shown" on public.aid_organisations
for select to anon, authenticated using (is_shown);
create policy "staff can keep the list" on public.aid_organisations
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create trigger audit after insert or update or delete on public.aid_organisations
for each row execute function private.audit('id');

create trigger touch_updated_at before update on public.aid_organisations
for each row execute function private.touch_updated_at();
