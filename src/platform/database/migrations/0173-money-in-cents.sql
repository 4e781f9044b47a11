-- Drafts of quotes and saved carts hold cents, in columns of their own. The release before reads and writes the columns in euros:
-- triggers fill whichever a row comes without. A later release drops those columns, the triggers and these functions.

create function cents_of(euros jsonb) returns bigint immutable language sql as $$
  select round(nullif(euros, 'null')::numeric * 100)::bigint
$$;

create function euros_of(cents jsonb) returns numeric immutable language sql as $$
  select trim_scale(nullif(cents, 'null')::numeric / 100)
$$;

create function quote_draft_in_cents(draft jsonb) returns jsonb immutable language sql as $$
  select draft || jsonb_build_object(
    'freeLines', (
      select coalesce(jsonb_agg(
        (line - 'price') || jsonb_build_object('priceInCents', cents_of(line -> 'price'))
        order by place), '[]')
      from jsonb_array_elements(draft -> 'freeLines') with ordinality as free_lines (line, place)),
    'discounts', (
      select coalesce(jsonb_agg(
        (discount - 'value') || case discount ->> 'as'
          when 'amount' then jsonb_build_object('amountInCents', cents_of(discount -> 'value'))
          else jsonb_build_object('percentage', discount -> 'value')
        end
        order by place), '[]')
      from jsonb_array_elements(draft -> 'discounts') with ordinality as discounts (discount, place)))
$$;

create function quote_draft_in_euros(draft jsonb) returns jsonb immutable language sql as $$
  select draft || jsonb_build_object(
    'freeLines', (
      select coalesce(jsonb_agg(
        (line - 'priceInCents') || jsonb_build_object('price', euros_of(line -> 'priceInCents'))
        order by place), '[]')
      from jsonb_array_elements(draft -> 'freeLines') with ordinality as free_lines (line, place)),
    'discounts', (
      select coalesce(jsonb_agg(
        (discount - '{amountInCents,percentage}'::text[]) || case discount ->> 'as'
          when 'amount' then jsonb_build_object('value', euros_of(discount -> 'amountInCents'))
          else jsonb_build_object('value', discount -> 'percentage')
        end
        order by place), '[]')
      from jsonb_array_elements(draft -> 'discounts') with ordinality as discounts (discount, place)))
$$;

create function add_on_in_cents(add_on jsonb) returns jsonb immutable language sql as $$
  select (nullif(add_on, 'null') - '{price,listPrice}'::text[]) || jsonb_build_object(
    'priceInCents', cents_of(add_on -> 'price'),
    'listPriceInCents', cents_of(add_on -> 'listPrice'))
$$;

create function add_on_in_euros(add_on jsonb) returns jsonb immutable language sql as $$
  select (nullif(add_on, 'null') - '{priceInCents,listPriceInCents}'::text[])
    || jsonb_build_object('price', euros_of(add_on -> 'priceInCents'))
    || jsonb_strip_nulls(jsonb_build_object('listPrice', euros_of(add_on -> 'listPriceInCents')))
$$;

-- From contract/products.ts as the price list has a product, to format 1 of server/orders/stored-product.ts.
create function cart_lines_in_cents(products jsonb) returns jsonb immutable language sql as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'quantity', coalesce(dto -> 'quantity', '1'),
      'product',
        (dto - '{price,listPrice,quantity,productBuyId,productRentId,productBuyPrice,productRentPrice,imageUrl}'::text[])
        || jsonb_build_object(
          'priceInCents', cents_of(dto -> 'price'),
          'listPriceInCents', cents_of(dto -> 'listPrice'),
          'freeMonths', coalesce(dto -> 'freeMonths', '0'),
          'setupProduct', add_on_in_cents(dto -> 'setupProduct'),
          'supportProduct', add_on_in_cents(dto -> 'supportProduct'),
          'lineSpeeds', dto -> 'lineSpeeds',
          'dataBundleGb', dto -> 'dataBundleGb',
          'device', case
            when dto ?& '{productBuyId,productRentId,productBuyPrice,productRentPrice}'::text[]
            then jsonb_build_object(
              'productBuyId', dto -> 'productBuyId',
              'productRentId', dto -> 'productRentId',
              'productBuyPriceInCents', cents_of(dto -> 'productBuyPrice'),
              'productRentPriceInCents', cents_of(dto -> 'productRentPrice'),
              'imageUrl', coalesce(dto -> 'imageUrl', '""'))
          end,
          'partOf', dto -> 'partOf'))
    order by place), '[]')
  from jsonb_array_elements(products) with ordinality as products (dto, place)
$$;

create function cart_lines_in_euros(lines jsonb) returns jsonb immutable language sql as $$
  select coalesce(jsonb_agg(
    (product - '{priceInCents,listPriceInCents,freeMonths,lineSpeeds,dataBundleGb,device,partOf}'::text[])
    || jsonb_build_object(
      'quantity', line -> 'quantity',
      'price', euros_of(product -> 'priceInCents'),
      'setupProduct', add_on_in_euros(product -> 'setupProduct'),
      'supportProduct', add_on_in_euros(product -> 'supportProduct'))
    || jsonb_strip_nulls(jsonb_build_object(
      'listPrice', euros_of(product -> 'listPriceInCents'),
      'freeMonths', nullif(product -> 'freeMonths', '0'),
      'lineSpeeds', product -> 'lineSpeeds',
      'dataBundleGb', product -> 'dataBundleGb',
      'productBuyId', product #> '{device,productBuyId}',
      'productRentId', product #> '{device,productRentId}',
      'productBuyPrice', euros_of(product #> '{device,productBuyPriceInCents}'),
      'productRentPrice', euros_of(product #> '{device,productRentPriceInCents}'),
      'imageUrl', product #> '{device,imageUrl}',
      'partOf', product -> 'partOf'))
    order by place), '[]')
  from jsonb_array_elements(lines) with ordinality as lines (line, place)
  cross join lateral (select line -> 'product' as product) as its
$$;

-- domain/quote.ts
alter table quote_versions add column draft_in_cents jsonb;

create function both_quote_drafts() returns trigger language plpgsql as $$
begin
  if new.draft_in_cents is null then
    new.draft_in_cents := quote_draft_in_cents(new.draft);
  else
    new.draft := quote_draft_in_euros(new.draft_in_cents);
  end if;
  return new;
end $$;
create trigger both_units before insert on quote_versions for each row execute function both_quote_drafts();

update quote_versions set draft_in_cents = quote_draft_in_cents(draft);
alter table quote_versions
  alter column draft_in_cents set not null,
  alter column draft drop not null;

alter table saved_carts
  -- server/orders/stored-product.ts
  add column product_format smallint,
  add column lines jsonb;

create function both_saved_lines() returns trigger language plpgsql as $$
begin
  if new.lines is null then
    new.product_format := 1;
    new.lines := cart_lines_in_cents(new.products);
  else
    new.products := cart_lines_in_euros(new.lines);
  end if;
  return new;
end $$;
create trigger both_units before insert on saved_carts for each row execute function both_saved_lines();

update saved_carts set product_format = 1, lines = cart_lines_in_cents(products);
alter table saved_carts
  alter column product_format set not null,
  alter column lines set not null,
  alter column products drop not null;
