-- How many reviews of the places one answers for wait for an answer, by place.
create function public.reviews_to_answer() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(w.place_id, w.number), '{}')
    from (
      select r.place_id, count(*) as number from public.reviews as r
      where r.place_id in (select k.place_id from private.business_keepers as k where k.user_id = auth.uid())
        and r.status = 'published' and not exists (select from public.review_replies as a where a.review_id = r.id)
      group by r.place_id
    ) as w
  );
end $$;
revoke execute on function public.reviews_to_answer() from public, anon;
grant execute on function public.reviews_to_answer() to authenticated, service_role;
