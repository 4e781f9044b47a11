import { DetailsBlock, DetailsList } from '../../../../ui/layout/details-block.tsx'
import { ChangeButton } from '../../../details/components/change-actions.tsx'
import { detailsLabels, technicalPersonTexts } from '../../../details/label-texts.ts'
import { personFacts } from '../../../details/person.ts'
import { Changeable } from '../../components/mijn/changeable.tsx'
import { useKnownCustomer } from '../../components/mijn/loaded.tsx'
import type { Customer } from '../../contract.ts'
import { contactsTexts, mijnPageTexts } from '../../texts.ts'
import { ContactsForm, contactDetailsOf, contactsDraft } from './contacts-form.tsx'

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
