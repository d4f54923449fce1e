-- Words that staff teach the site after somebody asked and was not understood: "the Bull Ring" is Birmingham, "chai khana" is a
-- café. The engine of app/core/understanding reads them as it reads its own, in every process from the moment they are saved.

create table public.taught_words (
  -- In the spelling words are compared in, so that one spelling has one meaning.
  folded text primary key check (length(folded) between 2 and 60),
  word text not null check (length(btrim(word)) between 2 and 60 and word !~ '[\u0001-\u001f\u007f,،;"\u2028\u2029\u202a-\u202e\u2066-\u2069]'),
  language text not null check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  -- "part:restaurants/cafe", "kind:mosque", "fact:parking", "prayer:asr", "surah:67" or "surah:2:255", "place:birmingham,gb",
  -- "topic:delete-account"; app/core/understanding/taught.ts reads it.
  meaning text not null check (meaning ~ '^(part|kind|fact|prayer|surah|place|topic):.+$' and length(meaning) <= 120),
  -- What the site took the word for before, which staff were told when they taught it.
  instead_of text check (length(instead_of) between 1 and 120),
  created_at timestamptz not null default now()
);
call private.passport('public.taught_words', written_by => 'members', watched => '{folded}');
comment on table public.taught_words is 'Words staff taught the site, with what they mean. Everyone may read them; nothing in them says who asked.';

create trigger audit after insert or delete on public.taught_words
for each row execute function private.audit('folded');
grant select, insert, delete on public.taught_words to authenticated;
grant select on public.taught_words to anon;
create policy "everyone can read the words that were taught" on public.taught_words
for select to anon, authenticated using (true);
create policy "staff can teach words" on public.taught_words
for insert to authenticated with check ((select private.is_staff()));
create policy "staff can withdraw words" on public.taught_words
for delete to authenticated using ((select private.is_staff()));
