-- The order that a guest takes along when he chooses a password: then it becomes his customer's.
alter table registrations
  add column case_id bigint references cases (id) on delete set null;
create index registrations_by_case on registrations (case_id) where case_id is not null;
