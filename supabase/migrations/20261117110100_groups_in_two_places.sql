-- A group meets in a place, online, or both: without a place it meets online only, and then it has a link.

alter table public.course_groups drop constraint course_groups_place_check;
update public.course_groups set place = ''
where link is not null and lower(btrim(place)) in ('online', 'عبر الإنترنت', 'آن لائن', 'en ligne', 'çevrimiçi', 'daring');
alter table public.course_groups add constraint course_groups_place_check
check (length(btrim(place)) between 2 and 200 or place = '' and link is not null);
