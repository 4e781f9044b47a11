import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

export const personalData: PersonalData = {
  messages: {
    'port-in-planned': { to: 'contact', tells: [of('contact', 'contact'), of('contact', 'order')] },
  },
}
