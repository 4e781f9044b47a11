-- A case that waits until a day, or until its customer answers and at the latest until that day
-- (docs/decisions/desk.md#a-case-waits-until-a-day).
create table case_snoozes (
  case_id bigint primary key references cases (id) on delete cascade,
  until date not null,
  until_answer boolean not null,
  -- what stood as promised before
  due_before timestamptz,
  began_at timestamptz not null default now()
);

-- One command for many cases (docs/decisions/desk.md#many-cases-at-once-are-a-job). The id comes from the browser.
create table bulk_jobs (
  id uuid primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  -- src/features/bulk-actions/contract-desk.ts
  action jsonb not null,
  -- the job that this one takes back
  undoes uuid references bulk_jobs (id) on delete cascade,
  state text not null check (state in ('previewing', 'previewed', 'running', 'done', 'stopped')),
  -- from when it runs: mails can be stopped until then
  starts_at timestamptz,
  -- how many of the chosen cases are gone, or not seen by who chose them
  missing integer not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index bulk_jobs_by_staff on bulk_jobs (staff_id, created_at);
create unique index bulk_jobs_undone_once on bulk_jobs (undoes);
create index bulk_jobs_to_do on bulk_jobs (created_at) where state in ('previewing', 'running');

create table bulk_job_cases (
  job_id uuid not null references bulk_jobs (id) on delete cascade,
  position integer not null,
  case_id bigint not null references cases (id) on delete cascade,
  -- the version that was chosen
  version integer not null,
  -- what the preview said, and what came of it
  expected text check (expected in ('done', 'unchanged', 'refused')),
  outcome text check (outcome in ('done', 'unchanged', 'refused')),
  -- why it is refused
  message text,
  -- what stood before, and the version that it became, for taking it back
  before jsonb,
  became integer,
  primary key (job_id, position)
);
create unique index bulk_job_cases_once on bulk_job_cases (job_id, case_id);
create index bulk_job_cases_by_case on bulk_job_cases (case_id);
create index bulk_job_cases_to_preview on bulk_job_cases (job_id, position) where expected is null;
create index bulk_job_cases_to_do on bulk_job_cases (job_id, position) where outcome is null;

-- Views that colleagues share, and the one that the list begins with, of a colleague or of a role.
alter table saved_views add column is_shared boolean not null default false;
create index saved_views_shared on saved_views (name) where is_shared;
create table default_views (
  staff_id uuid unique references staff (id) on delete cascade,
  role text unique,
  filters jsonb not null,
  constraint default_views_of_one check ((staff_id is null) <> (role is null))
);

-- Orders of the list by its columns; by state and by assignee it reads the indexes that filter by them.
create index work_list_by_due on work_list (due_at, case_id);
create index work_list_open_by_case on work_list (case_id) where is_open;
create index work_list_by_name on work_list (lower(coalesce(organization_name, contact_name, '')), case_id);
create index work_list_open_by_name on work_list (lower(coalesce(organization_name, contact_name, '')), case_id) where is_open;
create index work_list_by_amount on work_list (coalesce(monthly_in_cents, -1), case_id);
create index work_list_open_by_amount on work_list (coalesce(monthly_in_cents, -1), case_id) where is_open;
