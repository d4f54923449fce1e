-- Two lists of the staff's, with screens of their own: words and links that make a text wait or are refused, and the aid
-- organisations beside the wall.

-- A link rule names a site and holds for it and everything under it; a word rule holds wherever the word stands.
alter table public.moderation_words add column kind text not null default 'word' check (kind in ('word', 'link'));
alter table public.moderation_words add constraint moderation_words_link check (kind = 'word' or word ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$');
create trigger audit after insert or update or delete on public.moderation_words
for each row execute function private.audit('word');

create function private.moderation_rules_in(content text) returns setof public.moderation_words
language sql stable security definer set search_path = ''
as $$
  select w.* from (select private.fold(content) as folded, lower(content) as plain offset 0) as t, public.moderation_words as w
  where case w.kind
    when 'link' then t.plain ~ ('(^|[^a-z0-9-])' || replace(w.word, '.', '\.') || '($|[^a-z0-9.-]|\.($|[^a-z0-9]))')
    else position(w.word in t.folded) > 0
  end
$$;

create or replace function private.word_effect(content text) returns text
language sql stable security definer set search_path = ''
as $$
  select min(w.effect) from private.moderation_rules_in(content) as w
$$;

-- The rules, and who changed them lately.
create function public.moderation_words_desk() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.ask_staff();
  return jsonb_build_object(
    'rules', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'word', w.word, 'kind', w.kind, 'effect', w.effect, 'created_at', w.created_at
      ) order by w.created_at desc, w.word), '[]')
      from public.moderation_words as w
    ),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'action', a.action, 'word', a.entity_id, 'by', private.public_name(a.actor), 'at', a.at
      ) order by a.id desc), '[]')
      from (
        select x.* from public.audit_log as x where x.entity = 'moderation_words' order by x.id desc limit 20
      ) as a
    )
  );
end $$;
create index audit_log_of_words on public.audit_log (id desc) where entity = 'moderation_words';

-- A word is kept as texts are compared: small, without accents. Of an address only the site counts.
create function public.add_moderation_word(word text, effect text, kind text default 'word') returns text
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  kept text := case add_moderation_word.kind
    when 'link' then substring(lower(btrim(add_moderation_word.word)) from '^(?:https?://)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/:?#].*)?$')
    else private.fold(regexp_replace(private.clean_text(add_moderation_word.word), '\s+', ' ', 'g'))
  end;
begin
  perform private.ask_staff();
  if kept is null or length(kept) not between 2 and 80 then
    raise exception 'word' using errcode = '22023';
  end if;
  if add_moderation_word.effect not in ('wait', 'refuse') or add_moderation_word.kind not in ('word', 'link') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  if (select count(*) from public.moderation_words as w where w.word <> kept) >= 1000 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.moderation_words as w (word, effect, kind)
  values (kept, add_moderation_word.effect, add_moderation_word.kind)
  on conflict (word) do update set effect = excluded.effect, kind = excluded.kind
  where (w.effect, w.kind) is distinct from (excluded.effect, excluded.kind);
  return kept;
end $$;

-- What would become of a text, without anybody having written it.
create function public.try_moderation_words(content text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.ask_staff();
  return jsonb_build_object(
    'effect', private.word_effect(left(content, 20000)),
    'rules', (
      select coalesce(jsonb_agg(jsonb_build_object('word', w.word, 'kind', w.kind, 'effect', w.effect) order by w.effect, w.word), '[]')
      from private.moderation_rules_in(left(content, 20000)) as w
    ),
    'flags', to_jsonb(private.text_flags(left(content, 20000)))
  );
end $$;

-- Aid organisations: a few words about each, in the languages of the site, and a stamp so that two editors do not undo
-- each other. What is not shown is retired, not gone.
alter table public.aid_organisations
  add column about jsonb not null default '{"en": ""}' check (private.is_localised(about, 400)),
  add column updated_at timestamptz not null default now();
comment on column public.aid_organisations.is_shown is 'Off: retired.';
create trigger touch_updated_at before update on public.aid_organisations
for each row execute function private.touch_updated_at();

update public.aid_organisations as a set about = t.about::jsonb
from (values
  ('Palestine Red Crescent Society', '{"en": "Ambulances, hospitals and first aid.", "ar": "إسعاف ومستشفيات وإسعافات أولية.", "ur": "ایمبولینس، ہسپتال اور ابتدائی طبی امداد۔", "fr": "Ambulances, hôpitaux et premiers secours.", "tr": "Ambulans, hastane ve ilk yardım.", "id": "Ambulans, rumah sakit, dan pertolongan pertama."}'),
  ('UNRWA', '{"en": "The United Nations agency for Palestine refugees: shelter, food, health care and schools.", "ar": "وكالة الأمم المتحدة للاجئين الفلسطينيين: مأوى وغذاء ورعاية صحية ومدارس.", "ur": "فلسطینی پناہ گزینوں کے لیے اقوامِ متحدہ کا ادارہ: رہائش، خوراک، صحت اور اسکول۔", "fr": "L’agence des Nations unies pour les réfugiés de Palestine : abris, vivres, soins et écoles.", "tr": "Filistinli mülteciler için Birleşmiş Milletler kuruluşu: barınma, gıda, sağlık ve okul.", "id": "Badan PBB untuk pengungsi Palestina: tempat tinggal, makanan, kesehatan, dan sekolah."}'),
  ('World Food Programme', '{"en": "Food and bread for families, by the United Nations.", "ar": "غذاء وخبز للعائلات، من الأمم المتحدة.", "ur": "خاندانوں کے لیے خوراک اور روٹی، اقوامِ متحدہ کی جانب سے۔", "fr": "Vivres et pain pour les familles, par les Nations unies.", "tr": "Birleşmiş Milletler’den ailelere gıda ve ekmek.", "id": "Makanan dan roti untuk keluarga, oleh PBB."}'),
  ('UNICEF State of Palestine', '{"en": "Water, health and protection for children.", "ar": "ماء وصحة وحماية للأطفال.", "ur": "بچوں کے لیے پانی، صحت اور تحفظ۔", "fr": "Eau, santé et protection pour les enfants.", "tr": "Çocuklar için su, sağlık ve koruma.", "id": "Air, kesehatan, dan perlindungan bagi anak-anak."}')
) as t (name, about)
where a.name = t.name;

revoke execute on function
  private.moderation_rules_in(text), public.moderation_words_desk(),
  public.add_moderation_word(text, text, text), public.try_moderation_words(text)
from public, anon, authenticated;
grant execute on function
  public.moderation_words_desk(), public.add_moderation_word(text, text, text), public.try_moderation_words(text)
to authenticated, service_role;
