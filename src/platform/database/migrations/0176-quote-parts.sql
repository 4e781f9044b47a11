-- A version of a quote has parts, each of one product type for one address; each becomes an order of its own.
create table quote_parts (
  version_id uuid not null references quote_versions (id) on delete cascade,
  -- counted from 0 in its version
  position smallint not null check (position >= 0),
  -- made in the browser; the same in each version that has the part
  part_id uuid not null,
  -- how the customer calls it; empty for no name
  name text not null default '',
  product_type text not null,
  -- src/features/orders/server/stored-details.ts
  details_format smallint not null default 1,
  installation_address jsonb not null,
  address_checked boolean not null default true,
  -- what it was made of (src/features/quotes/part.ts), for the next version
  draft jsonb not null,
  -- src/features/orders/server/stored-product.ts, of both lists of lines
  product_format smallint not null,
  lines jsonb not null,
  -- its share of the discounts on the whole
  whole_discounts jsonb not null default '[]',
  accepted_at timestamptz,
  -- the order that it became; null where it did not, or the order is forgotten
  order_case_id bigint unique references product_orders (case_id) on delete set null,
  primary key (version_id, position),
  constraint quote_parts_once_in_version unique (version_id, part_id)
);
-- A part is accepted once, in whichever version.
create unique index quote_parts_accepted_once on quote_parts (part_id) where accepted_at is not null;

alter table quote_versions
  -- the discounts on the whole as they were made (src/features/quotes/part.ts), for the next version
  add column whole_discounts jsonb not null default '[]',
  -- The release before accepts a version as one order: it can do so only where there is one part.
  add column part_count smallint not null default 1,
  add constraint quote_versions_one_order check (part_count = 1 or order_case_id is null);

-- The id of the part of a quote that the release before knows as a whole: the same in each of its versions, and of the form
-- that a browser makes (version 4).
create function only_part_of_quote(quote_case bigint) returns uuid immutable language sql as $$
  select overlay(overlay(md5('part of quote ' || quote_case) placing '4' from 13) placing '8' from 17)::uuid
$$;

create function store_only_part(version quote_versions) returns void language sql as $$
  insert into quote_parts (version_id, position, part_id, product_type, details_format, installation_address,
    address_checked, draft, product_format, lines, accepted_at, order_case_id)
  select version.id, 0, only_part_of_quote(version.case_id), cases.product_type, asked.details_format,
    asked.installation_address, asked.address_checked, version.draft_in_cents, version.product_format, version.lines,
    case version.state when 'accepted' then version.ended_at end, version.order_case_id
  from product_quotes as asked join cases on cases.id = asked.case_id
  where asked.case_id = version.case_id
    and exists (select from quote_versions where id = version.id)
    and not exists (select from quote_parts where version_id = version.id)
$$;

select store_only_part(quote_versions) from quote_versions;

-- For versions that the release before sends and accepts beside this one. A later release drops both triggers, their functions
-- and the columns of quote_versions that describe its only part: draft, draft_in_cents, product_format, lines, order_case_id.
create function with_its_part() returns trigger language plpgsql as $$
begin
  perform store_only_part(new);
  return null;
end $$;
create constraint trigger with_its_part after insert on quote_versions
  deferrable initially deferred for each row execute function with_its_part();

create function accepted_with_its_version() returns trigger language plpgsql as $$
begin
  update quote_parts set accepted_at = new.ended_at, order_case_id = new.order_case_id
  where version_id = new.id and accepted_at is null;
  return null;
end $$;
create trigger accepted_with_its_version after update on quote_versions for each row
  when (new.state = 'accepted' and old.state <> 'accepted')
  execute function accepted_with_its_version();
