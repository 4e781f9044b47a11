import { years } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetAccountMails } from './forget-account-mails.ts'

export const personalData: PersonalData = {
  activities: [
    {
      name: 'account-mails',
      persons: ['account-holder', 'colleague'],
      purposes: ['accountability'],
      period: years(1),
      since: 'the mail was sent or given up',
      forget: ({ database }, age) => forgetAccountMails(database, age),
    },
  ],
  messages: {
    'dead-letter-report': { to: 'colleague', tells: [of('contact', 'contact'), of('sender', 'contact')] },
    'test-mail': { to: 'colleague', tells: [] },
  },
}
