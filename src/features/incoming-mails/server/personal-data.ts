import { years } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetOldCases } from '../../cases/server/case.ts'

export const personalData: PersonalData = {
  activities: [
    {
      name: 'messages',
      persons: ['sender', 'colleague'],
      purposes: ['request'],
      period: years(1),
      since: 'the mail came in',
      forget: ({ database }, age) => forgetOldCases(database, ['message'], age),
    },
  ],
  encrypted: [
    {
      table: 'case_address_keys',
      key: 'id',
      type: 'text',
      column: 'key_encrypted',
      purpose: 'case-address',
    },
  ],
  tables: {
    incoming_mails: {
      activities: ['every-case'],
      persons: {
        case_id: [of('contact', 'reference'), of('sender', 'reference')],
        message_id: [of('sender', 'reference')],
        digest: [of('sender', 'reference')],
        thread: [of('contact', 'reference')],
        received_at: [of('sender', 'trace')],
        sent_at: [of('sender', 'trace')],
        from_address: [of('contact', 'contact'), of('sender', 'contact'), of('applicant', 'contact')],
        from_name: [of('contact', 'name'), of('sender', 'name'), of('applicant', 'name')],
        recipients: [of('contact', 'contact'), of('sender', 'contact'), of('colleague', 'contact')],
        copies: [of('contact', 'contact'), of('sender', 'contact'), of('colleague', 'contact')],
        subject: [of('contact', 'words'), of('sender', 'words'), of('applicant', 'words')],
        sender_verdict: [of('sender', 'trace')],
        spf_result: [of('sender', 'trace')],
        dkim_result: [of('sender', 'trace')],
        dmarc_result: [of('sender', 'trace')],
        body_text: [of('contact', 'words'), of('sender', 'words'), of('applicant', 'words')],
        body_html: [of('contact', 'words'), of('sender', 'words'), of('applicant', 'words')],
      },
      nobody: [
        'id',
        'source',
        'nature',
        'asks',
        'reasons',
        'is_known_sender',
        'is_colleague',
        'found_by',
        'cut',
      ],
    },
    mailboxes: {
      activities: [],
      persons: {},
      nobody: [
        'name',
        'uid_validity',
        'last_uid',
        'read_by',
        'read_until',
        'connected_at',
        'checked_at',
        'waiting',
        'last_error',
      ],
    },
    case_address_keys: { activities: [], persons: {}, nobody: ['id', 'key_encrypted', 'created_at'] },
  },
  messages: {},
}
