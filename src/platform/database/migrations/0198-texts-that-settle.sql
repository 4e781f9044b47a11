-- Kinds of requests of the customer that an answer with this text settles (src/features/cases/customer-requests.ts).
alter table reply_template_versions add column settles text[] not null default '{}';

-- Of the texts that came with the shop; what a provider made of them since is a later version.
update reply_template_versions set settles = '{cancel}'
  where template_id = '56fa7582-4586-481d-9f9a-82649d560752' and version = 1;
update reply_template_versions set settles = '{change}'
  where template_id = 'd1ab12e8-e61c-47d2-a341-00ccc0ebf3e2' and version = 1;

-- The three that are needed most, in English.
insert into reply_templates (id) values
  ('3f1f3c0e-4c5e-4f0b-9d0a-6b7a2f6f0a11'),
  ('a2b6d5a4-0c38-4a53-8f3e-1d2a9be6c722'),
  ('c94f6f0d-7d8e-4b1c-8b4e-52f0a7d3e133');
insert into reply_template_versions (template_id, version, name, language, kinds, states, subject, text, wait_days) values
  ('3f1f3c0e-4c5e-4f0b-9d0a-6b7a2f6f0a11', 1, 'Bestelling: we hebben je niet bereikt', 'en', '{order}', '{acknowledged}', 'We called you about your order',
   'We called you to go through your order {nummer}, but could not reach you.

Could you call us back on {telefoon}? It takes a few minutes. You can also reply to this mail and tell us when it suits you best to be called.

As soon as we have spoken to you, we will get started.',
   null),
  ('a2b6d5a4-0c38-4a53-8f3e-1d2a9be6c722', 1, 'Levering: de dag staat vast', 'en', '{order}', '{inProgress}', 'Your delivery on {leverdag}',
   'We will deliver your order {nummer} on {leverdag}, {dagdeel}, at {adres}.

Please make sure that somebody is there to let the engineer in and to show where the meter cupboard is. The engineer needs about an hour.

Does this day not suit you after all? Please call us on {telefoon} at least one working day before.',
   null),
  ('c94f6f0d-7d8e-4b1c-8b4e-52f0a7d3e133', 1, 'Vraag: ontvangen, we zoeken het uit', 'en', '{form,message,fibre-enquiry}', '{new}', '',
   'Thank you for your message. We are looking into it and will get back to you by {opvolgdag}.

Is it urgent? Please call us on {telefoon} and mention number {nummer}.',
   3);
