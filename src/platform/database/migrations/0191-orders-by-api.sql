-- Orders that clients of the API place and work on (docs/decisions/integration.md#orders-by-api). The indexes hold up writing while
-- they are made, about a second for a million cases.

-- Consents that a client passes on: who gave them, and how.
alter table case_consents
  add column given_by text,
  add column given_how text,
  drop constraint case_consents_channel_check,
  add constraint case_consents_channel_check check (channel = any ('{web,phone,api}')) not valid,
  add constraint case_consents_given_how check (
    case channel when 'api' then given_how = any ('{web,phone,paper,in-person}') else given_how is null end) not valid;

-- HMAC of the body under which an external id came in, by which a repeated one is known.
alter table api_cases add column body_mac bytea;

-- Lists of clients. Neither an order that comes in nor one that waits to be called is in the first two, so that placing one
-- costs nothing more.
create index orders_by_rarer_state on cases (state, id) where kind = 'order' and state not in ('acknowledged', 'completed');
create index orders_by_closing on cases (closed_at, id) where kind = 'order' and closed_at is not null;
create index events_cancel_asked on events (case_id, id) where type = 'cancel-asked';
create index port_ins_asked on port_in_requests (case_id)
  where asked_on is not null and state not in ('completed', 'cancelled');
