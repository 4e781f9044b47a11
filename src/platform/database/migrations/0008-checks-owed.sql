-- What an outside service could not be asked about when the order came in, so that staff check it.
alter table orders
  -- false while the address register was down: coverage alone decided
  add column address_checked boolean not null default true,
  -- null where no VAT number was given
  add column vat_standing text check (vat_standing in ('known', 'not-checked'));
alter table quotes add column address_checked boolean not null default true;
