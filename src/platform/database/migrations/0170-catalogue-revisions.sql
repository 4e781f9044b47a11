-- The catalogue is what its revisions made it: for each item the state that the latest launched revision gave it.

create table catalogue_revisions (
  id bigint primary key generated always as identity,
  name text not null check (name <> ''),
  description text not null default '',
  status text not null default 'in-design' check (status in ('in-design', 'in-test', 'active', 'obsolete')),
  origin text not null check (origin in ('desk', 'file', 'undo', 'installation')),
  starts_at timestamptz check (starts_at is not null or status in ('in-design', 'in-test', 'obsolete')),
  -- Another one with every change of the revision or of its items.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references staff (id) on delete set null,
  approved_at timestamptz,
  approved_by uuid references staff (id) on delete set null,
  planned_at timestamptz,
  planned_by uuid references staff (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid references staff (id) on delete set null,
  reason text,
  undoes bigint references catalogue_revisions (id)
);
create index catalogue_revisions_by_start on catalogue_revisions (starts_at) where status = 'active';

create table catalogue_changes (
  revision_id bigint not null references catalogue_revisions (id) on delete cascade,
  kind text not null check (kind in ('offering', 'tariffs')),
  item_id text not null,
  -- As the author saw it; null of what was not sold.
  before jsonb,
  -- null of what ends.
  after jsonb,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid references staff (id) on delete set null,
  primary key (revision_id, kind, item_id)
);
create index catalogue_revisions_by_creator on catalogue_revisions (created_by) where created_by is not null;
create index catalogue_revisions_by_approver on catalogue_revisions (approved_by) where approved_by is not null;
create index catalogue_revisions_by_planner on catalogue_revisions (planned_by) where planned_by is not null;
create index catalogue_revisions_by_undoer on catalogue_revisions (undone_by) where undone_by is not null;
create index catalogue_changes_by_author on catalogue_changes (changed_by) where changed_by is not null;
create index catalogue_changes_by_item on catalogue_changes (kind, item_id);

-- The last catalogue that kept every rule: what a copy serves that finds one that does not.
create table catalogue_cached (
  is_only boolean primary key default true check (is_only),
  version text not null,
  content jsonb not null
);

-- One row; another value after every change of what is planned or launched. Drafts change nothing.
create table catalogue_counter (
  is_only boolean primary key default true check (is_only),
  value uuid not null default gen_random_uuid()
);
insert into catalogue_counter default values;

create function count_catalogue_change() returns trigger language plpgsql as $$
begin
  update catalogue_counter set value = gen_random_uuid();
  return null;
end $$;

-- Every offering as it was at a moment, with the prices of that moment.
create function offerings_before_revisions(at timestamptz) returns table (item_id text, state jsonb) language sql stable as $$
  with priced as (
    select p.offering_id, p.role, p.id, p.name, c.price_in_cents, c.list_price_in_cents, c.free_months
    from priced_products p join product_prices c on c.product_id = p.id and c.valid @> at
  ), parts as (
    select offering_id, role, jsonb_build_object('id', id, 'name', name, 'priceInCents', price_in_cents,
      'listPriceInCents', list_price_in_cents) as part
    from priced where role in ('setup', 'support')
  )
  select o.id::text, jsonb_build_object(
    'id', o.id, 'productType', o.product_type, 'position', o.position, 'name', o.name,
    'productSubType', o.product_sub_type, 'sectionName', o.section_name, 'information', to_jsonb(o.information),
    'promoted', o.promoted, 'contractDuration', o.contract_duration, 'priceInCents', own.price_in_cents,
    'listPriceInCents', own.list_price_in_cents, 'freeMonths', own.free_months,
    'setupProduct', (select part from parts where offering_id = o.id and role = 'setup'),
    'supportProduct', (select part from parts where offering_id = o.id and role = 'support'),
    'fiber', o.fiber, 'downloadSpeedMbs', o.download_speed_mbs, 'uploadSpeedMbs', o.upload_speed_mbs,
    'lineSpeeds', case when o.minimum_download_mbs is not null then jsonb_build_object(
      'download', jsonb_build_object('minimumMbs', o.minimum_download_mbs, 'normalMbs', o.normal_download_mbs, 'maximumMbs', o.maximum_download_mbs),
      'upload', jsonb_build_object('minimumMbs', o.minimum_upload_mbs, 'normalMbs', o.normal_upload_mbs, 'maximumMbs', o.maximum_upload_mbs)) end,
    'dataBundleGb', o.data_bundle_gb,
    'device', case when o.image_url is not null then jsonb_build_object(
      'productBuyId', own.id, 'productRentId', rent.id, 'productBuyPriceInCents', own.price_in_cents,
      'productRentPriceInCents', rent.price_in_cents, 'imageUrl', o.image_url) end)
  from product_offerings o
  join priced own on own.offering_id = o.id and own.role = case when o.image_url is null then 'own' else 'buy' end
  left join priced rent on rent.offering_id = o.id and rent.role = 'rent'
  where o.image_url is null or rent.id is not null
$$;

-- Each moment at which a price began or ended becomes a revision that was launched, or is planned, for it.
do $$
declare
  moment timestamptz;
  revision bigint;
begin
  for moment in
    select distinct coalesce(bound, 'epoch') from (
      select lower(valid) as bound, true as is_lower from product_prices
      union all
      select upper(valid), false from product_prices
    ) as bounds
    where bound is not null or is_lower
    order by 1
  loop
    insert into catalogue_revisions (name, status, origin, starts_at, created_at, planned_at)
    values (case when moment = 'epoch' then 'Catalogus van het begin'
                 else 'Prijzen per ' || to_char(moment at time zone 'Europe/Amsterdam', 'DD-MM-YYYY') end,
      'active', 'file', moment, least(moment, now()), least(moment, now()))
    returning id into revision;
    insert into catalogue_changes (revision_id, kind, item_id, before, after, changed_at)
    select revision, 'offering', coalesce(was.item_id, becomes.item_id), was.state, becomes.state, least(moment, now())
    from offerings_before_revisions(moment) as becomes
    full join (
      select distinct on (c.item_id) c.item_id, c.after as state
      from catalogue_changes c join catalogue_revisions r on r.id = c.revision_id
      where c.revision_id <> revision
      order by c.item_id, r.starts_at desc, r.id desc
    ) as was on was.item_id = becomes.item_id
    where was.state is distinct from becomes.state;
  end loop;
end $$;

-- Rows of planned and launched revisions are rare to change; those of drafts are not counted.
create function count_launched_change() returns trigger language plpgsql as $$
begin
  if exists (select from catalogue_revisions
             where id = coalesce(new.revision_id, old.revision_id) and status = 'active') then
    update catalogue_counter set value = gen_random_uuid();
  end if;
  return null;
end $$;
create trigger count_catalogue_change after insert or update or delete on catalogue_changes
  for each row execute function count_launched_change();
create trigger count_planned after update of status, starts_at on catalogue_revisions
  for each row when (new.status = 'active' or old.status = 'active') execute function count_catalogue_change();
create trigger count_added after insert on catalogue_revisions
  for each row when (new.status = 'active') execute function count_catalogue_change();
create trigger count_removed after delete on catalogue_revisions
  for each row when (old.status = 'active') execute function count_catalogue_change();
create trigger count_emptied after truncate on catalogue_changes
  for each statement execute function count_catalogue_change();

-- What holds at a moment.
create function catalogue_at(at timestamptz) returns table (kind text, item_id text, state jsonb, revision_id bigint)
language sql stable as $$
  select latest.kind, latest.item_id, latest.after, latest.revision_id from (
    select distinct on (c.kind, c.item_id) c.kind, c.item_id, c.after, c.revision_id
    from catalogue_changes c join catalogue_revisions r on r.id = c.revision_id
    where r.status = 'active' and r.starts_at <= at
    order by c.kind, c.item_id, r.starts_at desc, r.id desc
  ) as latest
  where latest.after is not null
$$;

-- The version of the catalogue at a moment: the same on every copy, and another one as soon as anything was planned or a
-- planned revision began. In plpgsql, which keeps its plan for the connection: every order asks.
create or replace function catalogue_version(at timestamptz) returns text language plpgsql stable as $$
begin
  return (
    select value || '@' || coalesce(extract(epoch from
        (select max(starts_at) from catalogue_revisions where status = 'active' and starts_at <= at))::text, '')
    from catalogue_counter
  );
end $$;

-- Copies of the release before read what is sold now from views, until they are replaced; a later migration drops them.
drop view catalogue_state;
drop view products;
drop function offerings_before_revisions(timestamptz);
drop table product_prices;
drop table priced_products;
drop table product_offerings;
drop table catalogue_revision;
drop function revise_catalogue();

create view catalogue_state as
  select true as only_row, catalogue_version() as version;

create view product_offerings as
  select (state ->> 'id')::integer as id, state ->> 'productType' as product_type, (state ->> 'position')::integer as position,
    state ->> 'name' as name, state ->> 'productSubType' as product_sub_type, state ->> 'sectionName' as section_name,
    array(select jsonb_array_elements_text(state -> 'information')) as information,
    (state ->> 'promoted')::boolean as promoted, (state ->> 'contractDuration')::integer as contract_duration,
    (state ->> 'fiber')::boolean as fiber, (state ->> 'downloadSpeedMbs')::integer as download_speed_mbs,
    (state ->> 'uploadSpeedMbs')::integer as upload_speed_mbs,
    (state #>> '{lineSpeeds,download,minimumMbs}')::integer as minimum_download_mbs,
    (state #>> '{lineSpeeds,download,normalMbs}')::integer as normal_download_mbs,
    (state #>> '{lineSpeeds,download,maximumMbs}')::integer as maximum_download_mbs,
    (state #>> '{lineSpeeds,upload,minimumMbs}')::integer as minimum_upload_mbs,
    (state #>> '{lineSpeeds,upload,normalMbs}')::integer as normal_upload_mbs,
    (state #>> '{lineSpeeds,upload,maximumMbs}')::integer as maximum_upload_mbs,
    (state ->> 'dataBundleGb')::integer as data_bundle_gb, state #>> '{device,imageUrl}' as image_url
  from catalogue_at(now()) where kind = 'offering';

create view priced_products as
  select part.id, (state ->> 'id')::integer as offering_id, part.role, part.name
  from catalogue_at(now()), lateral (values
    (case when state -> 'device' = 'null' then (state ->> 'id')::integer end, 'own', state ->> 'name'),
    ((state #>> '{setupProduct,id}')::integer, 'setup', state #>> '{setupProduct,name}'),
    ((state #>> '{supportProduct,id}')::integer, 'support', state #>> '{supportProduct,name}'),
    ((state #>> '{device,productBuyId}')::integer, 'buy', state ->> 'name'),
    ((state #>> '{device,productRentId}')::integer, 'rent', state ->> 'name')) as part (id, role, name)
  where kind = 'offering' and part.id is not null;

create view product_prices as
  select part.id::bigint as id, part.id as product_id, tstzrange(null, null) as valid, part.price_in_cents,
    part.list_price_in_cents, part.free_months
  from catalogue_at(now()), lateral (values
    (case when state -> 'device' = 'null' then (state ->> 'id')::integer end, (state ->> 'priceInCents')::integer,
      (state ->> 'listPriceInCents')::integer, (state ->> 'freeMonths')::integer),
    ((state #>> '{setupProduct,id}')::integer, (state #>> '{setupProduct,priceInCents}')::integer,
      (state #>> '{setupProduct,listPriceInCents}')::integer, 0),
    ((state #>> '{supportProduct,id}')::integer, (state #>> '{supportProduct,priceInCents}')::integer,
      (state #>> '{supportProduct,listPriceInCents}')::integer, 0),
    ((state #>> '{device,productBuyId}')::integer, (state ->> 'priceInCents')::integer,
      (state ->> 'listPriceInCents')::integer, (state ->> 'freeMonths')::integer),
    ((state #>> '{device,productRentId}')::integer, (state #>> '{device,productRentPriceInCents}')::integer,
      (state ->> 'listPriceInCents')::integer, (state ->> 'freeMonths')::integer)
    ) as part (id, price_in_cents, list_price_in_cents, free_months)
  where kind = 'offering' and part.id is not null;

-- A tool of the release before would write prices that nobody reads. It ends instead (57P03).
create or replace function refuse_older_release() returns trigger language plpgsql as $$
begin
  raise exception 'The catalogue has revisions now, which this older version of the shop cannot write: use the newer version.'
    using errcode = '57P03';
end $$;
create trigger refuse_older_release instead of insert or update or delete on product_offerings
  for each row execute function refuse_older_release();
create trigger refuse_older_release instead of insert or update or delete on priced_products
  for each row execute function refuse_older_release();
create trigger refuse_older_release instead of insert or update or delete on product_prices
  for each row execute function refuse_older_release();
