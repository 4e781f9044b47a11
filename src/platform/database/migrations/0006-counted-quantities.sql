-- What is counted over the other lines (an extra for every subscription) can be more than the 99 that a visitor can set
-- on one line; domain/cart.ts has the limit.
alter table order_lines
  drop constraint order_lines_quantity_check,
  add constraint order_lines_quantity_check check (quantity between 1 and 9900);
alter table quote_lines
  drop constraint quote_lines_quantity_check,
  add constraint quote_lines_quantity_check check (quantity between 1 and 9900);
