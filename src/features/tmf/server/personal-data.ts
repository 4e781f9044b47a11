import { days } from '../../../common/personal-data.ts'
import { of, ofNobody, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { checkDays, forgetExpiredResources } from './stored-resources.ts'

export const personalData: PersonalData = {
  activities: [
    {
      name: 'api-checks',
      persons: ['visitor'],
      purposes: ['request'],
      period: days(checkDays),
      since: 'a system asked it',
      forget: ({ database }) => forgetExpiredResources(database),
    },
    {
      // Names of persons only where the system wrote some into a draft of the catalogue.
      name: 'api-drafts',
      persons: ['visitor'],
      purposes: ['request'],
      period: null,
      until: 'the system removes them, or its client is removed',
    },
  ],
  tables: {
    tmf_resources: {
      activities: ['api-checks', 'api-drafts'],
      persons: { content: [of('visitor', 'address'), of('visitor', 'name')] },
      nobody: [
        'arrival',
        'client_id',
        'resource',
        'id',
        'former_id',
        'created_at',
        'updated_at',
        'expires_at',
      ],
    },
    // How many; a thousand cases are counted together.
    case_counts: ofNobody(
      'block',
      'scope',
      'kind',
      'state',
      'cases',
      'guests',
      'products',
      'ended_products',
      'first_opened_at',
      'last_opened_at',
    ),
    completed_counts: ofNobody('block', 'scope', 'day', 'orders'),
    case_count_marks: {
      activities: ['every-case'],
      persons: { case_id: [of('contact', 'reference')] },
      nobody: [],
    },
    case_count_progress: ofNobody('is_only', 'next_block', 'full_block', 'open_xids', 'full_at'),
  },
}
