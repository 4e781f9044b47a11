-- Organisations and persons that clients of the API make known before they buy: prospects, without an account
-- (docs/decisions/integration.md#prospects).
create table prospects (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('organization', 'individual')),
  -- who made it known, and for which reseller
  client_id uuid not null references api_clients (id),
  reseller_id text references resellers (id),
  is_test boolean not null default false,
  -- as TMF632 has it, without id and href
  resource jsonb not null,
  -- read out of it; empty where it does not say
  company_name text not null default '',
  contact_name text not null default '',
  email text not null default '',
  phone_number text not null default '',
  kvk_number text not null default '',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index prospects_by_client on prospects (client_id);
create index prospects_by_reseller on prospects (reseller_id);
create index prospects_by_change on prospects (changed_at);
create index prospects_by_arrival on prospects (created_at);
create index prospects_by_words on prospects using gin
  (lower(company_name || ' ' || contact_name || ' ' || email || ' ' || kvk_number) gin_trgm_ops);
create index prospects_by_phone on prospects (account_phone_key(phone_number));

-- An organisation of the API is known by its KVK number.
create index customers_by_kvk on customers ((organization ->> 'kvkNumber'));
