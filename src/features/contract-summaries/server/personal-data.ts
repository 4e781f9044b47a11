import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

export const personalData: PersonalData = {
  documents: { 'contract-summary': [of('contact', 'address'), of('contact', 'order')] },
}
