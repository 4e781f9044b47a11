create table orders (
  id bigint generated always as identity primary key,
  -- nine digits, the last a check digit; shown as 482-739-165
  order_number text not null unique,
  product_type text not null check (product_type in ('internet', 'cloud', 'mobiel', 'telefonie')),
  state text not null default 'acknowledged' check (state in
    ('acknowledged', 'pending', 'held', 'inProgress', 'completed', 'cancelled', 'rejected', 'failed')),
  -- whose session placed it, so that only that visitor sees it on the thank-you page
  session_hash bytea not null,
  reseller_id text references resellers (id),
  company_name text not null,
  kvk_number text not null,
  -- false where the company register could not confirm the number: staff check it
  kvk_checked boolean not null,
  vat_number text not null default '',
  email text not null,
  -- the company's own details, contact persons and addresses as they were given (contract/details.ts)
  organization jsonb not null,
  contact_person jsonb not null,
  technical_person jsonb,
  invoice_address jsonb,
  installation_address jsonb not null,
  -- AES-256-GCM under a key derived from APP_SECRET; how it ends stands in organization, for people
  iban_encrypted bytea not null,
  direct_debit boolean not null,
  phone_number_retention text[] not null default '{}',
  monthly_in_cents integer not null,
  one_time_in_cents integer not null,
  created_at timestamptz not null default now()
);
create index orders_by_session on orders (session_hash, created_at desc);
create index orders_by_creation on orders (created_at desc);

create table order_lines (
  order_id bigint not null references orders (id) on delete cascade,
  position integer not null,
  product_id integer not null,
  quantity integer not null check (quantity between 1 and 99),
  price_in_cents integer not null,
  contract_duration integer not null,
  -- the product as it was sold (domain ProductOffering), so that a later catalogue changes no order
  product jsonb not null,
  primary key (order_id, position)
);

create table quotes (
  id bigint generated always as identity primary key,
  quote_number text not null unique,
  product_type text not null check (product_type = 'internet'),
  state text not null default 'inProgress' check (state in
    ('inProgress', 'pending', 'approved', 'accepted', 'rejected', 'cancelled')),
  session_hash bytea not null,
  reseller_id text references resellers (id),
  company_name text not null,
  full_name text not null,
  email text not null,
  phone_number text not null,
  installation_address jsonb not null,
  monthly_in_cents integer not null,
  one_time_in_cents integer not null,
  created_at timestamptz not null default now()
);
create index quotes_by_session on quotes (session_hash, created_at desc);

create table quote_lines (
  quote_id bigint not null references quotes (id) on delete cascade,
  position integer not null,
  product_id integer not null,
  quantity integer not null check (quantity between 1 and 99),
  price_in_cents integer not null,
  contract_duration integer not null,
  product jsonb not null,
  primary key (quote_id, position)
);

-- What was agreed to: which text in which version, when, and for a mandate its reference.
create table consents (
  id bigint generated always as identity primary key,
  order_id bigint references orders (id) on delete cascade,
  quote_id bigint references quotes (id) on delete cascade,
  kind text not null check (kind in ('terms', 'direct-debit', 'long-term')),
  text_version text not null,
  reference text,
  given_at timestamptz not null default now(),
  check (num_nonnulls(order_id, quote_id) = 1)
);
create index consents_by_order on consents (order_id) where order_id is not null;
create index consents_by_quote on consents (quote_id) where quote_id is not null;

-- One row per key and visitor; written in the transaction of what it stands for.
create table idempotency_keys (
  session_hash bytea not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (session_hash, key)
);
create index idempotency_keys_by_creation on idempotency_keys (created_at);
