-- The quote that an order was made of, and how its customer calls the part (src/features/orders/order-origin.ts). An order is kept longer
-- than its quote, so it has both itself. Empty where there is none.
alter table product_orders
  -- nine digits
  add column quote_number text not null default '',
  add column branch text not null default '';

update product_orders set quote_number = quotes.number, branch = quote_parts.name
from quote_parts join quote_versions on quote_versions.id = quote_parts.version_id join cases as quotes on quotes.id = quote_versions.case_id
where quote_parts.order_case_id = product_orders.case_id;

-- Written where the part is accepted, by the release before too.
create function note_quote_of_order() returns trigger language plpgsql as $$
begin
  update product_orders set quote_number = quotes.number, branch = new.name
  from quote_versions join cases as quotes on quotes.id = quote_versions.case_id
  where quote_versions.id = new.version_id and product_orders.case_id = new.order_case_id;
  return null;
end $$;
create trigger quote_of_order_noted after update of order_case_id on quote_parts for each row
  when (new.order_case_id is not null) execute function note_quote_of_order();

-- An order is found by these too: all keys are made anew (src/features/work-list/server/update-work-list.ts). The index of the rules before
-- stays for the release that runs beside this one.
create index work_list_keys_before_5 on work_list (case_id) where keys_version < 5;

-- A quote is found by the names and places of its parts.
create function follow_quote_parts() returns trigger language plpgsql as $$
begin
  update work_list set has_keys = false, keys_version = 0
  from quote_versions
  where work_list.case_id = quote_versions.case_id and quote_versions.id in (select version_id from changed);
  return null;
end $$;
create trigger followed after insert on quote_parts referencing new table as changed
  for each statement execute function follow_quote_parts();
