-- The keys of retries, with columns named for what they hold: whose a key is (a session or a customer), and a keyed hash of
-- the body, which without APP_SECRET tells nothing of the IBAN in it.
alter table idempotency_keys rename to retry_keys;
alter table retry_keys rename column session_hash to owner_hash;
alter table retry_keys rename column body_hash to body_mac;
-- The hashes until now had no key. An empty one equals none, so a retry of such an order is refused and places no second one.
update retry_keys set body_mac = '';
-- Servers of the release before go on under the old names until they are replaced; a later migration drops this.
create view idempotency_keys as
  select owner_hash as session_hash, key, body_mac as body_hash, answer, created_at from retry_keys;
