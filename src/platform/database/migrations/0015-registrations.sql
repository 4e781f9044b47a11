-- A registration is kept apart until somebody chooses a password through its link: then it becomes a customer. There may be
-- several at one address, each with data and a link of its own (docs/decisions/0026-registrations-wait-apart.md).
create table registrations (
  -- becomes the customer's: the IBAN is bound to it
  id uuid primary key,
  email text not null,
  email_key text not null,
  organization jsonb not null,
  iban_encrypted bytea not null,
  kvk_checked boolean not null,
  reseller_id text references resellers (id),
  created_at timestamptz not null default now()
);
create index registrations_by_email on registrations (email_key, created_at);
create index registrations_by_age on registrations (created_at);

alter table account_links
  alter column customer_id drop not null,
  add column registration_id uuid references registrations (id) on delete cascade;
create index account_links_by_registration on account_links (registration_id) where registration_id is not null;

insert into registrations (id, email, email_key, organization, iban_encrypted, kvk_checked, reseller_id, created_at)
  select id, email, email_key, organization, iban_encrypted, kvk_checked, reseller_id, created_at
  from customers where password_hash is null;
update account_links set registration_id = customer_id, customer_id = null
  where customer_id in (select id from registrations);
-- Its columns can be null still: the release before this one may register somebody while it ends.
delete from customers where password_hash is null;

alter table account_links
  add constraint account_links_owner check (num_nonnulls(customer_id, registration_id) = 1);
