-- Deliveries know of cases, events and mailed links only that they belong to one: what the queue must know of them it asks here.

-- The case that a delivery is about, by what it belongs to; null where it is about none.
create function case_of_delivery(of_case bigint, of_event bigint, of_link uuid) returns bigint stable language sql as $$
  select coalesce(of_case, (select case_id from events where events.id = of_event),
    (select case_id from mailed_links where mailed_links.id = of_link))
$$;

-- Whether it tells about what a test client of the API made, of which nobody is mailed.
create function is_about_test(of_case bigint, of_event bigint, of_link uuid) returns boolean stable language sql as $$
  select exists (select from cases where cases.id = case_of_delivery(of_case, of_event, of_link) and is_test)
$$;
