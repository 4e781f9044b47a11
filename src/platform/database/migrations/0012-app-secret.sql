-- By what the database knows the APP_SECRET that it was filled under: a key derived from it for this alone. One row.
create table app_secret (
  is_only boolean primary key default true check (is_only),
  fingerprint bytea not null,
  recorded_at timestamptz not null default now()
);
