-- Weeks and part of the day that a buyer prefers for the delivery; null where nothing is preferred. The release before neither
-- reads nor writes it.
alter table product_orders
  -- features/orders/delivery-preference.ts
  add column delivery_preference jsonb;

-- Parcels of an order that are on their way. They go with their case.
create table order_parcels (
  -- comes from the browser of who wrote it down, so that a parcel is stored once
  id uuid primary key,
  case_id bigint not null references cases (id) on delete cascade,
  -- features/parcels/parcel.ts
  carrier text not null check (carrier = any ('{postnl,dhl,dpd,ups,gls,other}')),
  code text not null,
  -- where a parcel of another carrier is followed; empty for those whose address follows from the code
  link text not null default '',
  sent_at timestamptz not null default now()
);
create unique index order_parcels_by_case on order_parcels (case_id, carrier, code);
