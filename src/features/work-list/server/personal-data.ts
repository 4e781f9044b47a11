import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

export const personalData: PersonalData = {
  tables: {
    work_list: {
      activities: ['every-case'],
      persons: {
        case_id: [of('contact', 'reference')],
        organization_name: [of('contact', 'organisation')],
        contact_name: [of('contact', 'name'), of('sender', 'name'), of('applicant', 'name')],
        assignee_id: [of('colleague', 'reference')],
        opened_at: [of('contact', 'trace')],
      },
      nobody: [
        'number',
        'kind',
        'purpose',
        'state',
        'form_id',
        'product_type',
        'monthly_in_cents',
        'due_at',
        'is_open',
        'has_keys',
        'keys_version',
        'is_to_assign',
        'is_test',
      ],
    },
    // The search index: words of all that is typed into a case.
    case_keys: {
      activities: ['every-case'],
      persons: {
        key: [
          of('contact', 'name'),
          of('contact', 'contact'),
          of('contact', 'words'),
          of('applicant', 'name'),
        ],
        case_id: [of('contact', 'reference')],
      },
      nobody: [],
    },
    case_words: {
      activities: ['every-case'],
      persons: { word: [of('contact', 'name'), of('contact', 'words'), of('applicant', 'name')] },
      nobody: [],
    },
    saved_views: {
      activities: ['colleagues'],
      persons: {
        staff_id: [of('colleague', 'reference')],
        name: [of('colleague', 'words')],
        filters: [of('colleague', 'reference')],
        created_at: [of('colleague', 'trace')],
      },
      nobody: ['id', 'is_shared'],
    },
    default_views: {
      activities: ['colleagues'],
      persons: {
        staff_id: [of('colleague', 'reference')],
        filters: [of('colleague', 'reference')],
      },
      nobody: ['role'],
    },
  },
}
