import { formatPhone } from '../../../../common/checks/phone.ts'
import { unbrokenPostcode } from '../../../../common/checks/postcode.ts'
import { Facts } from '../../../../platform/mail/templates/components.tsx'
import type { EnquiryAnswers } from '../submissions.ts'
import { enquiryFactTexts as texts } from './texts.ts'

/** Fields of a fibre enquiry. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryAnswers }) {
  return (
    <Facts
      rows={[
        [texts.bandwidth, enquiry.bandwidth],
        [
          texts.address,
          `${unbrokenPostcode(enquiry.zipCode)} ${enquiry.houseNumber} ${enquiry.houseNumberExtension}`.trim(),
        ],
        [texts.company, enquiry.bedrijf],
        [texts.name, enquiry.voornaam],
        [texts.phone, formatPhone(enquiry.telefoonnummers)],
        [texts.email, enquiry.email],
      ]}
    />
  )
}
