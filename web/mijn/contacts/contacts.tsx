import type { Customer } from '../../../contract/customer.ts'
import { personFacts } from '../../../domain/person.ts'
import { ChangeButton } from '../../details/change-actions.tsx'
import { DetailsBlock, DetailsList } from '../../details/details-block.tsx'
import { Changeable } from '../changeable.tsx'
import { useKnownCustomer } from '../use-known-customer.ts'
import { contactDetailsOf } from './contact-details.ts'
import { ContactsForm, contactsDraft } from './contacts-form.tsx'

/** Whom we call about orders, and whom about the technical side. */
export default function Contacts() {
  const customer = useKnownCustomer()
  return (
    <Changeable
      customer={customer}
      draft={contactsDraft}
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
        <DetailsList details={personFacts({ ...customer, ...contactDetailsOf(customer) })} />
      </DetailsBlock>
      <DetailsBlock heading="h2" title="Technische contactpersoon">
        {technicalPerson ? (
          <DetailsList details={personFacts(technicalPerson)} />
        ) : (
          <p>Dezelfde als de contactpersoon.</p>
        )}
      </DetailsBlock>
    </>
  )
}
