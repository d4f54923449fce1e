-- A partner that staff added by hand had no applicant, so nobody was kept from giving it a badge, and it could begin as approved;
-- an application lost its applicant when staff deleted the contact. Everyone applies by the same function, and someone else decides.
drop policy "staff can add partners" on public.partners;
revoke insert on public.partners from authenticated;
drop policy "staff can manage partner contacts" on public.partner_contacts;
revoke insert (partner_id, contact_name, contact_email, message), delete on public.partner_contacts from authenticated;
create policy "staff can see partner contacts" on public.partner_contacts
for select to authenticated using ((select private.is_staff()));
create policy "staff can correct partner contacts" on public.partner_contacts
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
