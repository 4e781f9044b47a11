-- Lists by change of what is in a state (0218-last-changes.sql), however few of all that are: each state is a range of its own.
create index cases_by_state_and_change on cases ((kind || ''), state, last_change(changed_at, opened_at, closed_at), number);
create index cases_by_reseller_state_and_change
  on cases (reseller_id, kind, state, last_change(changed_at, opened_at, closed_at), number)
  where reseller_id is not null;
