-- A visitor may come from an address that holds a position, such as a map's: no more than two decimals of it are kept.

create function private.coarse_numbers(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(value, '(\d{1,3}[.,]\d{2})\d+', '\1', 'g')
$$;

create function private.coarsen_page_view() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.url := private.coarse_numbers(new.url);
  new.title := private.coarse_numbers(new.title);
  new.referrer := private.coarse_numbers(new.referrer);
  return new;
end $$;

create trigger coarsen_page_view before insert on public.page_analytics
for each row execute function private.coarsen_page_view();

revoke execute on function private.coarse_numbers(text), private.coarsen_page_view() from public;
grant execute on function private.coarse_numbers(text) to anon, authenticated, service_role;
