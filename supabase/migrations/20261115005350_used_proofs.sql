-- Assertions of organisations are good for one sign-in as well, and are remembered in the same place.
comment on table private.used_sign_in_messages is
  'Proofs of identity that have opened a session (messages of wallets, SAML assertions): none opens a second one. Kept until they are too old anyway.';
