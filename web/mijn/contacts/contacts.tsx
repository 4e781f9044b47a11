import type { Customer } from '../../../contract/customer.ts'
import { formatPhone } from '../../../domain/checks/phone.ts'
import type { Person } from '../../../domain/details.ts'
import { ChangeButton } from '../../details/change-actions.tsx'
import { DetailsBlock, DetailsList } from '../../details/details-block.tsx'
import { Changeable } from '../changeable.tsx'
import { useKnownCustomer } from '../use-known-customer.ts'
import { contactDetailsOf } from './contact-details.ts'
import { ContactsForm } from './contacts-form.tsx'

/** Whom we call about orders, and whom about the technical side. */
export default function Contacts() {
  const customer = useKnownCustomer()
  return (
    <Changeable
      savedTitle="Je contactpersonen zijn opgeslagen"
      savedText="Vanaf nu bellen en mailen we deze personen."
      details={change => <ContactBlocks customer={customer} onChange={change} />}
      form={ways => <ContactsForm customer={customer} {...ways} />}
    />
  )
}

function ContactBlocks({ customer, onChange }: { customer: Customer; onChange: () => void }) {
  const { technicalPerson } = customer
  return (
    <>
      <DetailsBlock
        heading="h2"
        title="Contactpersoon"
        action={<ChangeButton what="Contactpersonen" onClick={onChange} />}
      >
        <PersonList person={{ ...customer, ...contactDetailsOf(customer) }} />
      </DetailsBlock>
      <DetailsBlock heading="h2" title="Technische contactpersoon">
        {technicalPerson ? <PersonList person={technicalPerson} /> : <p>Dezelfde als de contactpersoon.</p>}
      </DetailsBlock>
    </>
  )
}

const salutations = { MALE: 'Dhr.', FEMALE: 'Mevr.' } as const

const PersonList = ({ person }: { person: Person & Pick<Customer, 'gender'> }) => (
  <DetailsList
    details={[
      ['Naam', `${salutations[person.gender]} ${person.firstName} ${person.lastName}`],
      ['Telefoonnummer', formatPhone(person.phoneNumber)],
      ['E-mailadres', person.email],
    ]}
  />
)
