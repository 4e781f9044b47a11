-- A case that is over stands on the work list while its customer waits for an answer: it has a moment for it then. Nothing else
-- that is over has one.
create or replace function enlist_cases(after_id bigint, most integer) returns setof bigint language sql as $$
  insert into work_list (case_id, number, kind, state, product_type, organization_name, contact_name, monthly_in_cents,
    assignee_id, due_at, opened_at, is_open)
  select cases.id, cases.number, cases.kind, cases.state, cases.product_type, cases.organization_name, cases.contact_name,
    coalesce(product_orders.monthly_in_cents, product_quotes.monthly_in_cents),
    cases.assignee_id, coalesce(cases.due_at, 'infinity'), cases.opened_at,
    cases.closed_at is null or cases.due_at is not null
  from cases
  left join product_orders on product_orders.case_id = cases.id
  left join product_quotes on product_quotes.case_id = cases.id
  where cases.id > after_id and not exists (select from work_list where work_list.case_id = cases.id)
  order by cases.id limit most
  for share of cases
  on conflict (case_id) do nothing
  returning case_id
$$;

create or replace function follow_case() returns trigger language plpgsql as $$
declare
  is_found_alike boolean := (new.organization_name, new.contact_name, new.contact_email, new.contact_phone)
    is not distinct from (old.organization_name, old.contact_name, old.contact_email, old.contact_phone);
begin
  update work_list set
    state = new.state,
    organization_name = new.organization_name,
    contact_name = new.contact_name,
    assignee_id = new.assignee_id,
    due_at = coalesce(new.due_at, 'infinity'),
    is_open = new.closed_at is null or new.due_at is not null,
    has_keys = has_keys and is_found_alike,
    keys_version = case when is_found_alike then keys_version else 0 end
  where case_id = new.id;
  return null;
end $$;

update cases set due_at = null where closed_at is not null and due_at is not null;
