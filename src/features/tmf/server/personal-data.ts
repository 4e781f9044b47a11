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
      'agreements',
      'ended_agreements',
      'first_opened_at',
      'last_opened_at',
    ),
    completed_counts: ofNobody('block', 'scope', 'day', 'orders'),
    case_count_marks: ofNobody('block'),
    // Organisations, some of which are persons: gone with their last order and account.
    known_organizations: {
      activities: ['orders', 'accounts'],
      persons: {
        kvk_number: [of('contact', 'organisation'), of('account-holder', 'organisation')],
        since: [of('contact', 'trace'), of('account-holder', 'trace')],
      },
      nobody: ['scope', 'source', 'changed_at'],
    },
    organization_marks: {
      activities: ['orders', 'accounts'],
      persons: { kvk_number: [of('contact', 'organisation'), of('account-holder', 'organisation')] },
      nobody: ['marked_at'],
    },
    settled_moments: ofNobody('next_xid', 'at'),
    known_organization_counts: ofNobody('scope', 'organizations'),
    case_count_progress: ofNobody('is_only', 'next_block', 'full_block', 'open_xids', 'full_at'),
  },
}
