import { days } from '../../../common/personal-data.ts'
import { of, ofNobody, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetOldMessages } from './message-log.ts'

export const personalData: PersonalData = {
  activities: [
    {
      name: 'webhook-log',
      persons: ['contact', 'sender'],
      purposes: ['accountability'],
      period: days(30),
      since: 'the message was made',
      forget: ({ database }, age) => forgetOldMessages(database, age),
    },
  ],
  encrypted: [
    {
      table: 'webhook_secrets',
      key: 'id',
      type: 'uuid',
      column: 'secret_encrypted',
      purpose: 'webhook-secret',
    },
  ],
  tables: {
    webhook_subscriptions: {
      activities: ['api-clients'],
      persons: { contact_email: [of('colleague', 'contact')] },
      nobody: [
        'id',
        'client_id',
        'configured_as',
        'name',
        'url',
        'format',
        'api',
        'query',
        'types',
        'states',
        'actions',
        'product_types',
        'status',
        'off_reason',
        'version',
        'created_at',
        'last_success_at',
        'failing_since',
        'warned_at',
        'slow_until',
      ],
    },
    webhook_secrets: ofNobody('id', 'subscription_id', 'kind', 'secret_encrypted', 'created_at'),
    // The number and the state of a case; answers to a form are read when they are sent, and stored in no message.
    webhook_messages: {
      activities: ['webhook-log'],
      persons: {
        event_id: [of('contact', 'reference'), of('sender', 'reference')],
        source: [of('contact', 'reference')],
        body: [of('contact', 'order')],
      },
      nobody: ['id', 'subscription_id', 'type', 'state', 'attempts', 'due_at', 'created_at', 'ended_at'],
    },
    // A receiver may repeat in its answer what it was told.
    webhook_attempts: {
      activities: ['webhook-log'],
      persons: { answer: [of('contact', 'order'), of('sender', 'words')] },
      nobody: ['id', 'message_id', 'at', 'took_ms', 'status', 'error'],
    },
    webhook_reader: ofNobody('is_only', 'read_up_to', 'launched_up_to', 'held_by', 'held_until'),
  },
  messages: {
    'webhook-failing': { to: 'colleague', tells: [] },
    'webhook-switched-off': { to: 'colleague', tells: [] },
    // The system that configuration names gets what the form asked.
    webinar: {
      to: 'system',
      tells: [of('sender', 'name'), of('sender', 'contact'), of('sender', 'organisation')],
    },
  },
}
