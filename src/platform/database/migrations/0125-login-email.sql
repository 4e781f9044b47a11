-- The address that a customer asked to log in with from now on, until he shows by its link that he reads what comes there.
create table login_email_changes (
  mailed_link_id uuid primary key references mailed_links (id) on delete cascade,
  -- as it was typed
  email text not null
);
