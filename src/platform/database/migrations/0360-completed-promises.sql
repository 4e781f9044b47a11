-- What customers were promised and then was done, in time or late (docs/decisions/desk.md#promises-that-were-kept). Rows go after five
-- weeks.
create table completed_promises (
  id bigint primary key generated always as identity,
  case_id bigint not null references cases (id) on delete cascade,
  -- whoever had the case then; null where nobody did
  staff_id uuid references staff (id) on delete set null,
  due_at timestamptz not null,
  completed_at timestamptz not null
);
create index completed_promises_completed on completed_promises (completed_at);
create index completed_promises_case on completed_promises (case_id);
create index completed_promises_staff on completed_promises (staff_id) where staff_id is not null;
