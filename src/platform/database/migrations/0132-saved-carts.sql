-- Carts that are kept for later (server/saved-carts): products and the checked address, nothing of a person.
create table saved_carts (
  id uuid primary key,
  -- who saved it while logged in, or at whose address it was saved
  customer_id uuid references customers (id) on delete cascade,
  product_type text not null,
  request_type text not null,
  -- contract/products.ts: with quantity, and the prices of that moment
  products jsonb not null,
  -- contract/saved-cart.ts; null where nothing was checked
  address jsonb,
  saved_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index saved_carts_by_customer on saved_carts (customer_id, saved_at) where customer_id is not null;
create index saved_carts_by_end on saved_carts (expires_at);

alter table mailed_links
  add column saved_cart_id uuid references saved_carts (id) on delete cascade,
  drop constraint mailed_links_owner,
  add constraint mailed_links_owner
    check (num_nonnulls(customer_id, registration_id, case_id, staff_id, saved_cart_id) = 1);
create index mailed_links_by_saved_cart on mailed_links (saved_cart_id) where saved_cart_id is not null;
