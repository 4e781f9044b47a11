-- By which rules of domain/search-keys.ts the keys of a case were made (server/work-list/update-work-list.ts). All there are now are of
-- older ones: the worker makes them anew, the newest first, while what is looked for is found by the old ones. What changes
-- begins again from 0, so that keys which the release before writes beside this one are made anew too.
alter table work_list add column keys_version integer not null default 0;
create index work_list_keys_of_before on work_list (case_id) where keys_version < 2;

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
    is_open = new.closed_at is null,
    has_keys = has_keys and is_found_alike,
    keys_version = case when is_found_alike then keys_version else 0 end
  where case_id = new.id;
  return null;
end $$;

create or replace function follow_case_details() returns trigger language plpgsql as $$
begin
  update work_list set monthly_in_cents = new.monthly_in_cents, has_keys = false, keys_version = 0
  where case_id = new.case_id;
  return null;
end $$;
drop trigger followed on product_orders;
create trigger followed
  after update of kvk_number, vat_number, organization, contact_person, technical_person, invoice_address,
    installation_address, monthly_in_cents
  on product_orders for each row execute function follow_case_details();

-- What is written with a case is found by its words, and no longer when it is gone.
create function follow_written_words() returns trigger language plpgsql as $$
begin
  update work_list set has_keys = false, keys_version = 0 where case_id = coalesce(new.case_id, old.case_id);
  return null;
end $$;
create trigger followed after insert or update or delete on case_notes
  for each row execute function follow_written_words();
create trigger followed after insert or update or delete on case_messages
  for each row execute function follow_written_words();
create trigger followed after update of answers on form_submissions
  for each row execute function follow_written_words();
