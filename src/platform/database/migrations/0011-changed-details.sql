-- Which detail of an account a notice tells its owner was changed; never the value.
alter table outbox_emails
  add column changed_detail text check (changed_detail in ('iban', 'contact-email')),
  add constraint outbox_emails_changed_detail
    check ((kind = 'account-details-changed') = (changed_detail is not null));
