-- Receivers that are told of what happens (docs/decisions/webhooks.md). `configured_as` is the variable that names the address of one
-- that the operator configures; it has no client and is not changed at the desk.
create table webhook_subscriptions (
  id uuid primary key,
  client_id uuid references api_clients (id) on delete cascade,
  configured_as text unique,
  name text not null,
  url text not null,
  format text not null check (format in ('standard', 'tmf', 'form-answers')),
  api text,
  query text,
  types text[] not null,
  states text[] not null default '{}',
  product_types text[] not null default '{}',
  contact_email text,
  status text not null default 'active' check (status in ('active', 'paused', 'off')),
  off_reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  last_success_at timestamptz,
  failing_since timestamptz,
  warned_at timestamptz,
  slow_until timestamptz
);
create index webhook_subscriptions_by_client on webhook_subscriptions (client_id) where client_id is not null;

-- One, or two while it is changed.
create table webhook_secrets (
  id uuid primary key,
  subscription_id uuid not null references webhook_subscriptions (id) on delete cascade,
  kind text not null check (kind in ('hmac', 'ed25519')),
  secret_encrypted bytea not null,
  created_at timestamptz not null default now()
);
create index webhook_secrets_by_subscription on webhook_secrets (subscription_id);

-- What a receiver is told: its id is the Webhook-Id of every attempt. `source` says of what, so that it is told once. No body: it is
-- made when it is sent, since it holds data of persons.
create table webhook_messages (
  id uuid primary key,
  subscription_id uuid not null references webhook_subscriptions (id) on delete cascade,
  source text not null,
  event_id bigint references events (id) on delete cascade,
  type text not null,
  body text,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (subscription_id, source)
);
create index webhook_messages_due on webhook_messages (subscription_id, due_at) where state = 'waiting';
create index webhook_messages_newest on webhook_messages (subscription_id, created_at);
create index webhook_messages_by_event on webhook_messages (event_id) where event_id is not null;
create index webhook_messages_by_age on webhook_messages (created_at);

create table webhook_attempts (
  id bigint primary key generated always as identity,
  message_id uuid not null references webhook_messages (id) on delete cascade,
  at timestamptz not null,
  took_ms integer not null,
  status integer,
  answer text,
  error text
);
create index webhook_attempts_by_message on webhook_attempts (message_id);

-- How far the events were read; one row. Everything up to `read_up_to` is told.
create table webhook_reader (
  is_only boolean primary key default true check (is_only),
  read_up_to bigint not null,
  launched_up_to timestamptz not null default now(),
  held_by uuid,
  held_until timestamptz
);
insert into webhook_reader (read_up_to) select coalesce(max(id), 0) from events;
