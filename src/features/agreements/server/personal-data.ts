import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

export const personalData: PersonalData = {
  files: {
    'what a customer has as CSV': {
      // The customer keeps it.
      activities: ['orders'],
      holds: [of('contact', 'order'), of('contact', 'address'), of('contact', 'reference')],
      writtenBy: ['src/features/agreements/server/mijn-routes.ts'],
    },
  },
  tables: {
    product_ends: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        ended_on: [of('contact', 'order')],
        reason: [of('contact', 'order')],
      },
      nobody: ['position', 'has_come'],
    },
  },
}
