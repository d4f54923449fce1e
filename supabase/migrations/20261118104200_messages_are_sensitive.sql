-- Whom somebody writes to is nobody's business: pages of messages are counted without anything that tells two views apart.
create or replace function private.is_sensitive_path(path text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select path ~ '^(/(en|ar|ur|fr|tr|id))?/(mosque|quran|athan|zakaat|community/gaza|community/giving-back|donate|report|account|saved|notifications|people|messages|dashboard|list)(s?/|s?$)'
$$;
