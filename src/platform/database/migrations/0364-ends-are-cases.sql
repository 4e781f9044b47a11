-- What an order does: something new, a change or a move of an agreement, or its end (src/features/cases/order-purpose.ts). 'new' of every
-- case that is no order.
alter table cases add column purpose text not null default 'new' check (purpose in ('new', 'change', 'move', 'end'));
update cases set purpose = product_orders.replaces ->> 'action' from product_orders
where product_orders.case_id = cases.id and product_orders.replaces is not null;

-- Written as such an order is stored, by the release before too.
create function note_purpose_of_order() returns trigger language plpgsql as $$
begin
  update cases set purpose = new.replaces ->> 'action' where id = new.case_id;
  return null;
end $$;
create trigger purpose_noted after insert or update of replaces on product_orders for each row
  when (new.replaces is not null) execute function note_purpose_of_order();

alter table work_list add column purpose text not null default 'new';
update work_list set purpose = cases.purpose from cases where cases.id = work_list.case_id and cases.purpose <> 'new';
create index work_list_purpose on work_list (purpose, case_id) where purpose <> 'new';
create index work_list_open_purpose on work_list (purpose, due_at, case_id) where is_open and purpose <> 'new';

create or replace function enlist_cases(after_id bigint, most integer) returns setof bigint language sql as $$
  insert into work_list (case_id, number, kind, state, product_type, organization_name, contact_name, monthly_in_cents,
    assignee_id, due_at, opened_at, is_open, purpose)
  select cases.id, cases.number, cases.kind, cases.state, cases.product_type, cases.organization_name, cases.contact_name,
    coalesce(product_orders.monthly_in_cents, product_quotes.monthly_in_cents),
    cases.assignee_id, coalesce(cases.due_at, 'infinity'), cases.opened_at,
    cases.closed_at is null or cases.due_at is not null, cases.purpose
  from cases
  left join product_orders on product_orders.case_id = cases.id
  left join product_quotes on product_quotes.case_id = cases.id
  where cases.id > after_id and not exists (select from work_list where work_list.case_id = cases.id)
  order by cases.id limit most
  for share of cases
  on conflict (case_id) do nothing
  returning case_id
$$;

-- Ends that may have come: the worker looks for them each minute.
create index cases_open_ends on cases (id) where purpose = 'end' and closed_at is null;

-- The case that an end is (docs/decisions/agreements.md#an-end-is-a-case). null of a notice that the release before took, until the worker
-- opens it (src/features/agreements/server/end-cases.ts).
alter table notices add column end_case_id bigint references cases (id) on delete cascade;
create unique index notices_end_case on notices (end_case_id) where end_case_id is not null;
create index notices_without_end_case on notices (id) where end_case_id is null;

-- An end goes with the agreement that it is of.
create function forget_end_case() returns trigger language plpgsql as $$
begin
  delete from cases where id = old.end_case_id;
  return null;
end $$;
create trigger end_case_forgotten after delete on notices for each row
  when (old.end_case_id is not null) execute function forget_end_case();

-- What an order does, as a condition of a rule.
alter table assignment_rules add column purpose text check (purpose in ('new', 'change', 'move', 'end'));
