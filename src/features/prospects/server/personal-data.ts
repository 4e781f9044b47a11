import { years } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetOldProspects } from './stored-prospects.ts'

export const personalData: PersonalData = {
  activities: [
    {
      name: 'prospects',
      persons: ['contact', 'reseller'],
      purposes: ['request'],
      period: years(1),
      since: 'it was last changed',
      forget: ({ database }, age) => forgetOldProspects(database, age),
    },
  ],
  tables: {
    prospects: {
      activities: ['prospects'],
      persons: {
        reseller_id: [of('reseller', 'reference')],
        resource: [of('contact', 'name'), of('contact', 'contact'), of('contact', 'organisation')],
        company_name: [of('contact', 'organisation')],
        contact_name: [of('contact', 'name')],
        email: [of('contact', 'contact')],
        phone_number: [of('contact', 'contact')],
        kvk_number: [of('contact', 'organisation')],
        created_at: [of('contact', 'trace')],
        changed_at: [of('contact', 'trace')],
      },
      nobody: ['id', 'kind', 'client_id', 'is_test'],
    },
  },
}
