-- When organisations and persons last changed (0218-last-changes.sql).

alter table customers add column changed_at timestamptz;
alter table customers alter column changed_at set default moment_of_change();
create index customers_by_change on customers (last_change(changed_at, created_at, null), id);
create function change_customer() returns trigger language plpgsql as $$
begin
  new.changed_at := next_change(last_change(old.changed_at, old.created_at, null));
  return new;
end $$;
create trigger changed before update on customers for each row
  when ((old.email, old.organization, old.contact_details, old.reseller_id, old.created_at)
    is distinct from (new.email, new.organization, new.contact_details, new.reseller_id, new.created_at))
  execute function change_customer();

update prospects set changed_at = date_bin('1 millisecond', changed_at, timestamptz '2000-01-01 00:00:00+00');
alter table prospects alter column changed_at set default moment_of_change();
create function change_prospect() returns trigger language plpgsql as $$
begin
  new.changed_at := next_change(old.changed_at);
  return new;
end $$;
create trigger changed before update on prospects for each row
  when ((old.resource, old.reseller_id) is distinct from (new.resource, new.reseller_id))
  execute function change_prospect();

-- An organisation that the worker writes down anew counts as changed; it comes once more, and nothing is missed.
alter table known_organizations add column changed_at timestamptz;
alter table known_organizations alter column changed_at set default moment_of_change();
create index known_organizations_by_change on known_organizations (scope, last_change(changed_at, since, null), kvk_number);
alter table organization_marks add column marked_at timestamptz not null default '2000-01-01 00:00:00+00';
alter table organization_marks alter column marked_at set default moment_of_change();

-- An organisation without an account shows what its newest order says.
drop trigger organization_marked on product_orders;
create trigger organization_marked after delete or update of kvk_number, vat_number, organization on product_orders
  for each row execute function mark_organization_of_order();
