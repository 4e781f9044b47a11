import { formatPhone } from '../../../common/checks/phone.ts'
import { DetailsBlock, DetailsList } from '../../../ui/layout/details-block.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ShownIban } from '../../desk/components/shown-iban.tsx'
import { useMay } from '../../desk/components/use-colleague.ts'
import { ChangeButton } from '../../details/components/change-actions.tsx'
import { organisationAddress } from '../../details/details.ts'
import { organisationFacts } from '../../details/facts.ts'
import { detailsLabels, technicalPersonTexts } from '../../details/label-texts.ts'
import { personFacts } from '../../details/person.ts'
import { referenceFacts } from '../../details/references.ts'
import type { DeskCustomer } from '../contract-desk.ts'
import { customerPartTexts } from '../texts-desk.ts'
import styles from './customers.module.css'

type Props = { customer: DeskCustomer; onChange: (() => void) | undefined }

/** Details of the customer, with the end of the IBAN. */
export function CompanyDetails({ customer, onChange }: Props) {
  const { company } = customer
  const iban = customerPartTexts.ibanEnding(company.ibanEnding)
  const facts = organisationFacts({ ...company, address: organisationAddress(company), iban })
  return (
    <DetailsBlock
      heading="h2"
      title={customerPartTexts.company}
      action={onChange && <ChangeButton what={customerPartTexts.company} onClick={onChange} />}
    >
      <DetailsList
        details={[
          ...facts.map(([name, value]) => [name, value] as const),
          [detailsLabels.phoneNumber, formatPhone(company.phoneNumber)],
          ...referenceFacts(company.references),
        ]}
      />
      {!company.kvkChecked && <p className={styles.note}>{customerPartTexts.kvkNotChecked}</p>}
      {useMay('iban.read') && customer.standing !== 'registered' && (
        <ShownIban
          key={customer.id}
          load={() => callAtDesk('POST /api/beheer/klanten/{id}/iban', { params: { id: customer.id } })}
        />
      )}
    </DetailsBlock>
  )
}

/** Contacts for orders and for technical questions. */
export function ContactDetails({ customer: { contact }, onChange }: Props) {
  const { technicalPerson } = contact
  return (
    <DetailsBlock
      heading="h2"
      title={customerPartTexts.contact}
      action={onChange && <ChangeButton what={customerPartTexts.contact} onClick={onChange} />}
    >
      <DetailsList details={personFacts({ ...contact, ...contact.contactDetails })} />
      <h3 className={styles.subtitle}>{customerPartTexts.technical}</h3>
      {technicalPerson ? (
        <DetailsList details={personFacts(technicalPerson)} />
      ) : (
        <p>{technicalPersonTexts.same}</p>
      )}
    </DetailsBlock>
  )
}
