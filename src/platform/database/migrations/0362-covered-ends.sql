-- The end that a product had before an order took its place: it holds again where the delivery of that order is taken back. All null where
-- it had none.
alter table product_ends
  add column covered_ended_on date,
  add column covered_reason text,
  add column covered_notice_id uuid references notices (id) on delete set null,
  add check ((covered_ended_on is null) = (covered_reason is null));
create index product_ends_covered_notice on product_ends (covered_notice_id) where covered_notice_id is not null;
