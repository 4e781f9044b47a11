import { weeks, years } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetOldCases } from './case.ts'
import { forgetPromises } from './next-step/completed-promises.ts'

export const personalData: PersonalData = {
  activities: [
    {
      name: 'orders',
      persons: [
        'account-holder',
        'contact',
        'technical-contact',
        'invoice-contact',
        'payer',
        'signatory',
        'visitor',
        'reseller',
        'colleague',
      ],
      purposes: ['contract', 'bookkeeping'],
      period: years(7),
      since: 'the order came in',
      forget: ({ database }, age) => forgetOldCases(database, ['order'], age),
    },
    {
      name: 'quotes',
      persons: [
        'contact',
        'invoice-contact',
        'account-holder',
        'signatory',
        'visitor',
        'reseller',
        'colleague',
      ],
      purposes: ['request'],
      period: years(1),
      since: 'the request came in',
      forget: ({ database }, age) => forgetOldCases(database, ['quote'], age),
    },
    {
      name: 'fibre-enquiries',
      persons: ['sender', 'visitor', 'colleague'],
      purposes: ['request'],
      period: years(1),
      since: 'the enquiry came in',
      forget: ({ database }, age) => forgetOldCases(database, ['fibre-enquiry'], age),
    },
    {
      name: 'completed-promises',
      persons: ['colleague'],
      purposes: ['accountability'],
      period: weeks(5),
      since: 'it was done',
      forget: ({ database }, age) => forgetPromises(database, age),
    },
  ],
  groups: {
    'every-case': [
      'orders',
      'quotes',
      'fibre-enquiries',
      'forms',
      'messages',
      'job-applications',
      'job-applications-with-consent',
    ],
  },
  tables: {
    cases: {
      activities: ['every-case'],
      persons: {
        organization_name: [of('contact', 'organisation')],
        contact_name: [of('contact', 'name'), of('sender', 'name'), of('applicant', 'name')],
        contact_email: [of('contact', 'contact'), of('sender', 'contact'), of('applicant', 'contact')],
        contact_phone: [of('contact', 'contact'), of('sender', 'contact'), of('applicant', 'contact')],
        customer_id: [of('account-holder', 'reference')],
        reseller_id: [of('reseller', 'reference')],
        visitor_hash: [of('visitor', 'reference')],
        assignee_id: [of('colleague', 'reference')],
        opened_at: [of('contact', 'trace')],
        closed_reason: [of('contact', 'words')],
      },
      nobody: [
        'id',
        'number',
        'kind',
        'purpose',
        'state',
        'product_type',
        'due_at',
        'version',
        'closed_at',
        'is_test',
        'changed_at',
      ],
    },
    completed_promises: {
      activities: ['completed-promises'],
      persons: {
        case_id: [of('colleague', 'trace')],
        staff_id: [of('colleague', 'reference')],
        due_at: [of('colleague', 'trace')],
        completed_at: [of('colleague', 'trace')],
      },
      nobody: ['id'],
    },
    case_messages: {
      activities: ['every-case'],
      persons: {
        case_id: [of('contact', 'reference')],
        recipient: [of('contact', 'contact'), of('sender', 'contact'), of('applicant', 'contact')],
        subject: [of('contact', 'words'), of('applicant', 'words')],
        text: [of('contact', 'words'), of('applicant', 'words'), of('colleague', 'words')],
        cc: [of('contact', 'contact')],
      },
      nobody: ['id', 'in_reply_to', 'thread'],
    },
    case_notes: {
      activities: ['every-case'],
      persons: {
        case_id: [of('contact', 'reference')],
        text: [of('contact', 'words'), of('applicant', 'words'), of('colleague', 'words')],
      },
      nobody: ['id'],
    },
    case_links: {
      activities: ['every-case'],
      persons: { case_id: [of('contact', 'reference')], other_id: [of('contact', 'reference')] },
      nobody: [],
    },
    case_origins: {
      activities: ['every-case'],
      persons: { case_id: [of('contact', 'reference')], origin_id: [of('contact', 'reference')] },
      nobody: [],
    },
    delivery_plans: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        day: [of('contact', 'order')],
        part_of_day: [of('contact', 'order')],
        installer: [of('colleague', 'name')],
      },
      nobody: [],
    },
    case_snoozes: {
      activities: ['every-case'],
      persons: { case_id: [of('contact', 'reference')], until: [of('contact', 'order')] },
      nobody: ['until_answer', 'due_before', 'began_at'],
    },
    planned_calls: {
      activities: ['every-case'],
      persons: { case_id: [of('contact', 'reference')], planned_for: [of('contact', 'order')] },
      nobody: [],
    },
  },
  messages: {
    'case-message': { to: 'contact', tells: [of('contact', 'words'), of('colleague', 'name')] },
    'case-answer': { to: 'contact', tells: [of('contact', 'words'), of('colleague', 'name')] },
  },
}
