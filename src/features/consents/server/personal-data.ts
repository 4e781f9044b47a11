import { of, ofNobody, type PersonalData } from '../../../platform/personal-data/declare.ts'

export const personalData: PersonalData = {
  tables: {
    agreement_texts: ofNobody('id', 'kind', 'version', 'text'),
    case_consents: {
      activities: ['orders', 'quotes', 'job-applications-with-consent'],
      persons: {
        case_id: [of('signatory', 'reference')],
        agreement_text_id: [of('signatory', 'order'), of('applicant', 'order')],
        reference: [of('payer', 'payment')],
        given_at: [of('signatory', 'trace')],
        read_out_by: [of('colleague', 'reference')],
        given_by: [of('signatory', 'name')],
      },
      // The shop's own name and address in the text.
      nobody: ['channel', 'filled_in', 'given_how'],
    },
  },
}
