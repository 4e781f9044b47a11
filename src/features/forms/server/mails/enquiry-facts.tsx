import { Facts } from '../../../../platform/mail/templates/components.tsx'
import { formatPhone } from '../../../../shared/checks/phone.ts'
import { unbrokenPostcode } from '../../../../shared/checks/postcode.ts'
import type { EnquiryAnswers } from '../enquiry-answers.ts'

/** Fields of a fibre enquiry. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryAnswers }) {
  return (
    <Facts
      rows={[
        ['Bandbreedte', enquiry.bandwidth],
        [
          'Adres',
          `${unbrokenPostcode(enquiry.zipCode)} ${enquiry.houseNumber} ${enquiry.houseNumberExtension}`.trim(),
        ],
        ['Bedrijfsnaam', enquiry.bedrijf],
        ['Naam', enquiry.voornaam],
        ['Telefoonnummer', formatPhone(enquiry.telefoonnummers)],
        ['E-mailadres', enquiry.email],
      ]}
    />
  )
}
