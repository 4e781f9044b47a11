import { days } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetOldLinks } from './mailed-links.ts'

export const personalData: PersonalData = {
  activities: [
    {
      name: 'mailed-links',
      persons: ['account-holder', 'contact', 'visitor', 'colleague'],
      purposes: ['security'],
      period: days(30),
      since: 'the link served no more',
      forget: ({ database }, age) => forgetOldLinks(database, age),
    },
  ],
  tables: {
    mailed_links: {
      activities: ['mailed-links'],
      persons: {
        token_hash: [of('account-holder', 'login'), of('colleague', 'login')],
        customer_id: [of('account-holder', 'reference')],
        registration_id: [of('account-holder', 'reference')],
        case_id: [of('contact', 'reference')],
        staff_id: [of('colleague', 'reference')],
        saved_cart_id: [of('visitor', 'reference')],
        created_at: [of('account-holder', 'trace')],
        used_at: [of('account-holder', 'trace')],
        revoked_at: [of('account-holder', 'trace')],
      },
      nobody: ['id', 'purpose', 'expires_at'],
    },
  },
}
