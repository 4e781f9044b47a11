-- Optional references of the buying organisation (src/features/details/references.ts): its own reference, the e-mail address
-- that its invoices go to, and its cost centre. Empty where there is none, so that the release before writes its rows as ever.

alter table product_orders
  add column purchase_order_number text not null default '',
  -- Empty where invoice_address is there, which has an e-mail address of its own.
  add column invoice_email text not null default '',
  add column cost_centre text not null default '';

alter table product_quotes
  add column purchase_order_number text not null default '',
  add column invoice_email text not null default '',
  add column cost_centre text not null default '';

-- What a customer's next order begins with.
alter table customers
  add column purchase_order_number text not null default '',
  add column invoice_email text not null default '',
  add column cost_centre text not null default '';

-- A case is found by its references: what a colleague corrects is looked for anew.
drop trigger followed on product_orders;
create trigger followed
  after update of kvk_number, vat_number, organization, contact_person, technical_person, invoice_address,
    installation_address, purchase_order_number, invoice_email, cost_centre, monthly_in_cents
  on product_orders for each row execute function follow_case_details();
drop trigger followed on product_quotes;
create trigger followed
  after update of installation_address, purchase_order_number, invoice_email, cost_centre, monthly_in_cents
  on product_quotes for each row execute function follow_case_details();

-- Keys that the release before writes beside this one know no references: the worker makes them anew
-- (src/features/work-list/server/update-work-list.ts).
drop index work_list_keys_of_before;
create index work_list_keys_of_before on work_list (case_id) where keys_version < 3;
