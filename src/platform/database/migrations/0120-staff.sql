-- Who works at the desk (/beheer): accounts apart from those of customers, with sessions of their own. A row stays when its
-- colleague leaves, as what he did names him; an invitation that is withdrawn takes its row along.
create table staff (
  id uuid primary key,
  -- the login name: as it was typed, and as it is compared
  email text not null,
  email_key text not null constraint staff_email_key unique,
  -- empty until the invitation is taken
  name text not null default '',
  -- domain/staff-roles.ts
  role text not null check (role in ('lezer', 'verkoop', 'catalogus', 'beheerder')),
  -- argon2id in the PHC string format; null until the invitation is taken
  password_hash text,
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  joined_at timestamptz
);

create table staff_sessions (
  -- SHA-256 of the id that the browser holds
  id_hash bytea primary key,
  -- names the session to its owner; opens nothing
  number bigint not null generated always as identity,
  staff_id uuid not null references staff (id) on delete cascade,
  user_agent text not null,
  created_at timestamptz not null default now(),
  -- within a minute
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- when password and second factor were last given: sensitive acts ask for them again
  confirmed_at timestamptz not null default now()
);
create index staff_sessions_by_staff on staff_sessions (staff_id);
create index staff_sessions_by_expiry on staff_sessions (expires_at);

-- The key of a colleague's authenticator (TOTP, RFC 6238).
create table staff_second_factors (
  staff_id uuid primary key references staff (id) on delete cascade,
  -- encrypted, bound to the colleague
  secret_encrypted bytea not null,
  -- null while it is being set up
  confirmed_at timestamptz,
  -- the last step of time whose code was taken: each is taken once
  last_step bigint not null default 0
);

-- What replaces the code of a lost phone, each once: used ones are gone.
create table staff_recovery_codes (
  staff_id uuid not null references staff (id) on delete cascade,
  -- SHA-256; the codes have 80 random bits
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

-- One row.
create table staff_settings (
  is_only boolean primary key default true check (is_only),
  -- whether who has no second factor sets one up before anything else
  second_factor_required boolean not null default false
);
insert into staff_settings default values;

-- What happened to a colleague's account. No foreign key: it would be looked at with every order.
alter table events add column staff_id uuid;

alter table mailed_links
  add column staff_id uuid references staff (id) on delete cascade,
  drop constraint mailed_links_owner,
  add constraint mailed_links_owner check (num_nonnulls(customer_id, registration_id, case_id, staff_id) = 1);
create index mailed_links_by_staff on mailed_links (staff_id) where staff_id is not null;
