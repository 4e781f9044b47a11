import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

export const personalData: PersonalData = {
  tables: {
    order_parcels: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        code: [of('contact', 'order')],
        link: [of('contact', 'order')],
        sent_at: [of('contact', 'trace')],
      },
      nobody: ['id', 'carrier'],
    },
  },
  messages: {
    'parcel-sent': {
      to: 'contact',
      tells: [
        of('contact', 'name'),
        of('contact', 'contact'),
        of('contact', 'address'),
        of('contact', 'order'),
        of('contact', 'organisation'),
      ],
    },
  },
}
