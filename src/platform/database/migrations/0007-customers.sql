-- A customer: an organisation with an account. The account works once its owner has chosen a password through the link
-- that was mailed to him.
create table customers (
  id uuid primary key,
  -- as it was typed, and as it is compared
  email text not null,
  email_key text not null unique,
  -- argon2id in the PHC string format; null until the account is activated
  password_hash text,
  -- the registration form without IBAN (contract/details.ts), and how the IBAN ends
  organization jsonb not null,
  -- AES-256-GCM under a key derived from APP_SECRET, bound to the id
  iban_encrypted bytea not null,
  kvk_checked boolean not null,
  -- {email, phoneNumber} where the customer is to be reached elsewhere than at the organisation's own
  contact_details jsonb,
  technical_person jsonb,
  reseller_id text references resellers (id),
  created_at timestamptz not null default now(),
  activated_at timestamptz
);

-- Links that were mailed. The token in a link is derived from its id under a key of APP_SECRET; here stands its SHA-256.
create table account_links (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  purpose text not null check (purpose in ('activation', 'password-reset')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- a newer link took its place
  voided_at timestamptz
);
create index account_links_by_customer on account_links (customer_id);

-- When a link was last asked for at an address, whether anybody has it or not; for the cooldown.
create table account_link_requests (
  purpose text not null,
  email_hash bytea not null,
  requested_at timestamptz not null,
  primary key (purpose, email_hash)
);

-- Wrong passwords per account, source and device; a row counts until its window ends.
create table login_failures (
  scope text not null,
  key_hash bytea not null,
  failures integer not null,
  window_ends_at timestamptz not null,
  primary key (scope, key_hash)
);
create index login_failures_by_end on login_failures (window_ends_at);

-- Whose session it is once somebody logged in; the number names it on the customer's own pages.
alter table sessions
  add column number bigint generated always as identity,
  add column customer_id uuid references customers (id) on delete cascade,
  add column created_at timestamptz not null default now(),
  add column last_seen_at timestamptz not null default now();
create index sessions_by_customer on sessions (customer_id) where customer_id is not null;

-- Whose order or quote it is; what is ordered without an account is nobody's.
alter table orders add column customer_id uuid references customers (id) on delete set null;
create index orders_by_customer on orders (customer_id, created_at desc) where customer_id is not null;
alter table quotes add column customer_id uuid references customers (id) on delete set null;
create index quotes_by_customer on quotes (customer_id, created_at desc) where customer_id is not null;

alter table outbox_emails
  add column account_link_id uuid references account_links (id) on delete cascade,
  add column customer_id uuid references customers (id) on delete cascade,
  drop constraint outbox_emails_check,
  add constraint outbox_emails_subject
    check (num_nonnulls(order_id, quote_id, fibre_enquiry_id, account_link_id, customer_id) = 1);
create index outbox_emails_by_account_link on outbox_emails (account_link_id) where account_link_id is not null;
create index outbox_emails_by_customer on outbox_emails (customer_id) where customer_id is not null;
