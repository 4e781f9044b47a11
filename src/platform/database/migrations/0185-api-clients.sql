-- Systems and resellers that call the API (docs/decisions/integration.md), what they may do, and their keys.
create table api_clients (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- whose cases it sees; null for a system of the provider, which sees all
  reseller_id text references resellers (id),
  -- productOrder:read, quote:create ... (src/features/api-clients/scopes.ts)
  scopes text[] not null,
  -- networks that it may call from, as 192.0.2.0/24; empty for everywhere
  networks text[] not null default '{}',
  expires_at timestamptz,
  -- whether customers are mailed about what it does
  sends_mails boolean not null default true,
  calls_per_minute integer not null check (calls_per_minute > 0),
  -- what a test client makes is marked, never mailed, never counted, and gone after a day
  is_test boolean not null default false,
  -- who is told of trouble
  contact_email text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references staff (id) on delete set null,
  revoked_at timestamptz
);
create index api_clients_by_reseller on api_clients (reseller_id);
create index api_clients_by_creator on api_clients (created_by);

-- Two live ones beside each other while a key is changed.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references api_clients (id) on delete cascade,
  -- HMAC-SHA-256 under a key of APP_SECRET
  hash bytea not null unique,
  -- its last four characters, by which people tell keys apart
  ending text not null,
  created_at timestamptz not null default now(),
  created_by uuid references staff (id) on delete set null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_by_client on api_keys (client_id);
create index api_keys_by_creator on api_keys (created_by);

-- Access tokens of OAuth 2.0; gone with their key.
create table api_tokens (
  hash bytea primary key,
  key_id uuid not null references api_keys (id) on delete cascade,
  -- a part of the client's scopes; null for all
  scopes text[],
  expires_at timestamptz not null
);
create index api_tokens_by_key on api_tokens (key_id);
create index api_tokens_by_end on api_tokens (expires_at);

create table api_usage (
  client_id uuid not null references api_clients (id) on delete cascade,
  -- a day in the Netherlands
  day date not null,
  calls bigint not null,
  primary key (client_id, day)
);

-- Cases that came in by the API.
create table api_cases (
  case_id bigint primary key references cases (id) on delete cascade,
  client_id uuid not null references api_clients (id),
  -- the sender's own number
  external_id text check (length(external_id) <= 200),
  -- what the sender said that the shop has no column for
  sent jsonb not null default '{}',
  constraint api_cases_external_id unique (client_id, external_id)
);

-- Whether a test client made it. Nobody is mailed about it, and nothing counts it.
alter table cases add column is_test boolean not null default false;
create index cases_of_tests on cases (opened_at) where is_test;

-- Not validated: what stands in it is among the kinds of before.
alter table events
  drop constraint events_actor_kind,
  add constraint events_actor_kind check (actor_kind = any ('{customer,staff,system,reseller,visitor,client}')) not valid;
