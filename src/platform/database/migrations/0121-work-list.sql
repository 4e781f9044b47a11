-- The queue that staff work from (server/work-list). It is a copy of what the list shows of each case, so that the indexes of
-- its orders and filters cost the statement that stores an order nothing: rows are added after the commit (enlist_cases), and
-- from then on follow their case in the transaction that changes it.
do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_trgm') then
    raise exception 'this PostgreSQL lacks its own extension pg_trgm'
      using hint = 'Install the contrib modules of this PostgreSQL.';
  end if;
end $$;
create extension if not exists pg_trgm;

create table work_list (
  case_id bigint primary key references cases (id) on delete cascade,
  number text not null,
  kind text not null,
  state text not null,
  product_type text,
  organization_name text,
  contact_name text,
  -- null where nothing is sold
  monthly_in_cents integer,
  assignee_id uuid,
  -- infinity where nothing is promised
  due_at timestamptz not null,
  opened_at timestamptz not null,
  is_open boolean not null,
  -- whether case_keys has what the case is found by now
  has_keys boolean not null default false
);
-- Open cases, the most urgent first; each filter has its own, so that one which few cases pass reads no more than those.
create index work_list_urgent on work_list (due_at, case_id) where is_open;
create index work_list_urgent_by_kind on work_list (kind, due_at, case_id) where is_open;
create index work_list_urgent_by_state on work_list (state, due_at, case_id) where is_open;
create index work_list_urgent_by_type on work_list (product_type, due_at, case_id) where is_open;
create index work_list_urgent_by_assignee on work_list (assignee_id, due_at, case_id) where is_open;
-- All cases, the newest first.
create index work_list_by_kind on work_list (kind, case_id);
create index work_list_by_state on work_list (state, case_id);
create index work_list_by_type on work_list (product_type, case_id);
create index work_list_by_assignee on work_list (assignee_id, case_id);
create index work_list_without_keys on work_list (case_id) where not has_keys;

-- What a case is found by (domain/search-keys.ts): numbers, addresses of mail, postcodes with house number, words of names.
create table case_keys (
  key text collate "C" not null,
  case_id bigint not null references work_list (case_id) on delete cascade,
  primary key (key, case_id)
);
create index case_keys_by_case on case_keys (case_id);

-- The words among them, each once: what is typed with a mistake is compared with these, and never with cases.
create table case_words (word text collate "C" primary key);
create index case_words_alike on case_words using gin (word gin_trgm_ops);

-- Adds cases that came in after the one given and are not listed yet, the oldest first. A change that is under way is waited
-- for, so that none falls between this and follow_case.
create function enlist_cases(after_id bigint, most integer) returns setof bigint language sql as $$
  insert into work_list (case_id, number, kind, state, product_type, organization_name, contact_name, monthly_in_cents,
    assignee_id, due_at, opened_at, is_open)
  select cases.id, cases.number, cases.kind, cases.state, cases.product_type, cases.organization_name, cases.contact_name,
    coalesce(product_orders.monthly_in_cents, product_quotes.monthly_in_cents),
    cases.assignee_id, coalesce(cases.due_at, 'infinity'), cases.opened_at, cases.closed_at is null
  from cases
  left join product_orders on product_orders.case_id = cases.id
  left join product_quotes on product_quotes.case_id = cases.id
  where cases.id > after_id and not exists (select from work_list where work_list.case_id = cases.id)
  order by cases.id limit most
  for share of cases
  on conflict (case_id) do nothing
  returning case_id
$$;

create function follow_case() returns trigger language plpgsql as $$
begin
  update work_list set
    state = new.state,
    organization_name = new.organization_name,
    contact_name = new.contact_name,
    assignee_id = new.assignee_id,
    due_at = coalesce(new.due_at, 'infinity'),
    is_open = new.closed_at is null,
    has_keys = has_keys
      and (new.organization_name, new.contact_name, new.contact_email, new.contact_phone)
        is not distinct from (old.organization_name, old.contact_name, old.contact_email, old.contact_phone)
  where case_id = new.id;
  return null;
end $$;
create trigger followed
  after update of state, organization_name, contact_name, contact_email, contact_phone, assignee_id, due_at, closed_at
  on cases for each row execute function follow_case();

create function follow_case_details() returns trigger language plpgsql as $$
begin
  update work_list set monthly_in_cents = new.monthly_in_cents, has_keys = false where case_id = new.case_id;
  return null;
end $$;
create trigger followed
  after update of kvk_number, organization, contact_person, technical_person, invoice_address, installation_address,
    monthly_in_cents
  on product_orders for each row execute function follow_case_details();
create trigger followed after update of installation_address, monthly_in_cents
  on product_quotes for each row execute function follow_case_details();

-- What somebody asks of the list again and again, under a name of his own. The id comes from his browser, so that it is kept
-- once.
create table saved_views (
  id uuid primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  name text not null,
  -- contract/work-list.ts
  filters jsonb not null,
  created_at timestamptz not null default now(),
  constraint saved_views_name_key unique (staff_id, name)
);
