-- The staff desk: customers are found by what somebody says on the phone, also when it is misspelt.
create extension if not exists pg_trgm;

-- By what an account is found: company, KVK number, contact person and login address, in small letters.
create function account_search_text(organization jsonb, email_key text) returns text
language sql immutable parallel safe
return lower(
  coalesce(organization ->> 'companyName', '') || ' ' || coalesce(organization ->> 'kvkNumber', '') || ' '
  || coalesce(organization ->> 'firstName', '') || ' ' || coalesce(organization ->> 'lastName', '')) || ' ' || email_key;
create index customers_by_search on customers using gin (account_search_text(organization, email_key) gin_trgm_ops);
create index registrations_by_search on registrations using gin (account_search_text(organization, email_key) gin_trgm_ops);
create index customers_by_age on customers (created_at desc, id desc);

-- A blocked account opens for nobody; why is for staff.
alter table customers
  add column blocked_at timestamptz,
  add column blocked_reason text,
  add column blocked_by uuid,
  add constraint customers_blocked check ((blocked_at is not null) = (blocked_reason is not null));

-- What somebody of the staff did, newest first. What visitors and customers do is not in it, so that an order pays nothing for it.
create index events_by_staff on events (actor_id, id) where actor_kind = 'staff';

-- How a consent was given: on the website, or on the phone to somebody of the staff who read it out.
alter table case_consents
  add column channel text not null default 'web' check (channel in ('web', 'phone')),
  add column read_out_by uuid,
  add constraint case_consents_read_out check ((read_out_by is not null) = (channel = 'phone'));
