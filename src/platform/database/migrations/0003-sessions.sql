-- A session is found by the SHA-256 of its id, so that a copy of this table opens nobody's session.
create table sessions (
  id_hash bytea primary key,
  data jsonb not null,
  expires_at timestamptz not null
);
create index sessions_by_expiry on sessions (expires_at);

-- Captcha tokens that were used; a second use is refused until the token would have expired anyway.
create table used_captcha_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_captcha_tokens_by_expiry on used_captcha_tokens (expires_at);
