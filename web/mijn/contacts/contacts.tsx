import { detailsLabels, technicalPersonTexts } from '../../../features/details/details-labels.ts'
import { contactsTexts, mijnPageTexts } from '../../../content/mijn-texts.ts'
import type { Customer } from '../../../contract/customer.ts'
import { personFacts } from '../../../features/details/person.ts'
import { ChangeButton } from '../../../features/details/components/change-actions.tsx'
import { DetailsBlock, DetailsList } from '../../../features/details/components/details-block.tsx'
import { Changeable } from '../changeable.tsx'
import { useKnownCustomer } from '../use-known-customer.ts'
import { contactDetailsOf } from './contact-details.ts'
import { ContactsForm, contactsDraft } from './contacts-form.tsx'

/** Contacts for orders and for technical questions. */
export default function Contacts() {
  const customer = useKnownCustomer()
  return (
    <Changeable
      customer={customer}
      draft={contactsDraft}
      savedTitle={contactsTexts.saved}
      savedText={contactsTexts.savedText}
      details={change => <ContactBlocks customer={customer} onChange={change} />}
      form={props => <ContactsForm customer={customer} {...props} />}
    />
  )
}

function ContactBlocks({ customer, onChange }: { customer: Customer; onChange: () => void }) {
  const { technicalPerson } = customer
  return (
    <>
      <DetailsBlock
        heading="h2"
        title={detailsLabels.contactPerson}
        action={<ChangeButton what={mijnPageTexts.contacts.title} onClick={onChange} />}
      >
        <DetailsList details={personFacts({ ...customer, ...contactDetailsOf(customer) })} />
      </DetailsBlock>
      <DetailsBlock heading="h2" title={detailsLabels.technicalPerson}>
        {technicalPerson ? (
          <DetailsList details={personFacts(technicalPerson)} />
        ) : (
          <p>{technicalPersonTexts.same}</p>
        )}
      </DetailsBlock>
    </>
  )
}
