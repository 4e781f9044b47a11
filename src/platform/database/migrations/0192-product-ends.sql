-- Products that a customer no longer has, by the line of their delivered order (docs/decisions/integration.md#products-that-customers-have).
create table product_ends (
  case_id bigint not null references cases (id) on delete cascade,
  -- place of the line in its order
  position smallint not null,
  -- day from which the customer does not have it, in the Netherlands
  ended_on date not null,
  reason text not null,
  primary key (case_id, position)
);
