-- Links that were mailed are of one kind, whatever they are for and whosever they are: a customer's, of a registration that
-- waits for its password, or of a case. The token in a link is derived from its id under a key of APP_SECRET; here stands its
-- SHA-256. What purposes there are, and how long each serves: server/mailed-links/purposes.ts.
alter table account_links rename to mailed_links;
alter table mailed_links rename column voided_at to revoked_at;
alter table mailed_links
  add column case_id bigint references cases (id) on delete cascade,
  drop constraint account_links_purpose_check,
  drop constraint account_links_owner,
  add constraint mailed_links_owner check (num_nonnulls(customer_id, registration_id, case_id) = 1);
alter table mailed_links rename constraint account_links_pkey to mailed_links_pkey;
alter table mailed_links rename constraint account_links_token_hash_key to mailed_links_token_hash_key;
alter table mailed_links rename constraint account_links_customer_id_fkey to mailed_links_customer_id_fkey;
alter table mailed_links rename constraint account_links_registration_id_fkey to mailed_links_registration_id_fkey;
alter index account_links_by_customer rename to mailed_links_by_customer;
alter index account_links_by_registration rename to mailed_links_by_registration;
create index mailed_links_by_case on mailed_links (case_id) where case_id is not null;
create index mailed_links_by_expiry on mailed_links (expires_at);

-- The version before goes on under the old name: what it does with a link ends with a mail, which it is refused
-- (0070-deliveries.sql), and with that all of it. A later release drops this view.
create view account_links as
  select id, customer_id, registration_id, purpose, token_hash, created_at, expires_at, used_at, revoked_at as voided_at
  from mailed_links where case_id is null;
