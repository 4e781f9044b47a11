-- When what TM Forum's APIs show of something last changed, for systems that catch up (docs/decisions/integration.md#catching-up). What came in before has
-- no moment of its own and counts as changed when it came in or was closed, so that no row is written anew here.

-- Now, in milliseconds as the APIs show it. The transaction has its number before the clock is read: a change that cannot be
-- seen yet is later than any moment at which its number was not given out.
create function moment_of_change() returns timestamptz language plpgsql volatile as $$
declare
  mine xid8;
begin
  mine := pg_current_xact_id();
  return date_bin('1 millisecond', pg_catalog.clock_timestamp(), timestamptz '2000-01-01 00:00:00+00');
end $$;

-- A later one than before, so that no row has two contents at one moment.
create function next_change(before timestamptz) returns timestamptz language plpgsql volatile as $$
begin
  return greatest(moment_of_change(), before + interval '1 millisecond');
end $$;

create function last_change(changed_at timestamptz, opened_at timestamptz, closed_at timestamptz) returns timestamptz
  language sql immutable parallel safe as $$
  select coalesce(changed_at,
    date_bin(interval '1 millisecond', greatest(opened_at, closed_at), timestamptz '2000-01-01 00:00:00+00'))
$$;

-- Numbers of transactions from `next_xid` on were given out after `at`.
create table settled_moments (next_xid bigint not null, at timestamptz not null);

alter table cases add column changed_at timestamptz;
alter table cases alter column changed_at set default moment_of_change();
-- By the kind in other words: as long as nothing is known of how many cases there are, checks of foreign keys, which name the id and the
-- kind of a case, would take an index that begins with the kind, and read every case of it.
create index cases_by_change on cases ((kind || ''), last_change(changed_at, opened_at, closed_at), number);
create index cases_by_reseller_and_change on cases (reseller_id, kind, last_change(changed_at, opened_at, closed_at), number)
  where reseller_id is not null;

-- What the desk alone sees, such as who takes care of it, is no change.
create function change_case() returns trigger language plpgsql as $$
begin
  new.changed_at := next_change(last_change(old.changed_at, old.opened_at, old.closed_at));
  return new;
end $$;
create trigger changed before update on cases for each row
  when ((old.number, old.kind, old.state, old.product_type, old.organization_name, old.contact_name, old.contact_email,
      old.contact_phone, old.customer_id, old.reseller_id, old.version, old.opened_at, old.closed_at, old.is_test)
    is distinct from (new.number, new.kind, new.state, new.product_type, new.organization_name, new.contact_name,
      new.contact_email, new.contact_phone, new.customer_id, new.reseller_id, new.version, new.opened_at, new.closed_at,
      new.is_test))
  execute function change_case();

create function changed_cases(ids bigint[]) returns void language sql as $$
  update cases set changed_at = next_change(last_change(changed_at, opened_at, closed_at)) where id = any(ids)
$$;

-- Parts of a case. What comes in together with it fires nothing.
create function change_case_of_part() returns trigger language plpgsql as $$
begin
  perform changed_cases(array(select distinct case_id from changed));
  return null;
end $$;
create function change_case_of_quote_part() returns trigger language plpgsql as $$
begin
  perform changed_cases(array(
    select distinct quote_versions.case_id from changed join quote_versions on quote_versions.id = changed.version_id));
  return null;
end $$;
do $$
declare
  part text;
begin
  foreach part in array array['product_orders', 'product_quotes', 'case_lines', 'case_consents', 'port_in_requests', 'api_cases',
    'order_parcels', 'delivery_plans', 'product_ends', 'quote_versions'] loop
    execute format('create trigger changed_by_update after update on %I referencing new table as changed
      for each statement execute function change_case_of_part()', part);
    execute format('create trigger changed_by_delete after delete on %I referencing old table as changed
      for each statement execute function change_case_of_part()', part);
  end loop;
  foreach part in array array['order_parcels', 'delivery_plans', 'product_ends', 'quote_versions'] loop
    execute format('create trigger changed_by_insert after insert on %I referencing new table as changed
      for each statement execute function change_case_of_part()', part);
  end loop;
end $$;
create trigger changed_by_update after update on quote_parts referencing new table as changed
  for each statement execute function change_case_of_quote_part();

-- Whether a customer asks to cancel is read of these.
create function change_case_of_event() returns trigger language plpgsql as $$
begin
  perform changed_cases(array[new.case_id]);
  return null;
end $$;
create trigger changed_by_event after insert on events for each row
  when (new.case_id is not null and new.type in
    ('cancel-asked', 'request-settled', 'call-done', 'message-sent', 'message-withdrawn'))
  execute function change_case_of_event();

-- A quote names the organisation of its account.
create function change_quotes_of_account() returns trigger language plpgsql as $$
begin
  perform changed_cases(array(select id from cases where customer_id = new.id and kind = 'quote'));
  return null;
end $$;
create trigger quotes_changed after update of organization on customers for each row
  when (old.organization ->> 'kvkNumber' is distinct from new.organization ->> 'kvkNumber')
  execute function change_quotes_of_account();

-- Whether the day of an end has come and was told: nothing else happens then.
alter table product_ends add column has_come boolean not null default false;
create index product_ends_to_come on product_ends (ended_on) where not has_come;
