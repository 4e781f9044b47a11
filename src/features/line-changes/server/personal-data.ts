import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

const ofChange = [of('contact', 'name'), of('contact', 'order'), of('colleague', 'words')] as const

export const personalData: PersonalData = {
  messages: {
    'lines-proposed': { to: 'contact', tells: ofChange },
    'lines-changed': { to: 'contact', tells: ofChange },
  },
}
