import { customerHelpTexts, customerPartTexts } from '../../../content/desk-customer-texts.ts'
import { detailsLabels, technicalPersonTexts } from '../../../content/details-labels.ts'
import { customerIban, type DeskCustomer, WholeIban } from '../../../contract/desk-customers.ts'
import { formatIban } from '../../../domain/checks/iban.ts'
import { formatPhone } from '../../../domain/checks/phone.ts'
import { organisationAddress } from '../../../domain/details.ts'
import { organisationFacts } from '../../../domain/facts.ts'
import { personFacts } from '../../../domain/person.ts'
import { ChangeButton } from '../../details/change-actions.tsx'
import { DetailsBlock, DetailsList } from '../../details/details-block.tsx'
import { Button } from '../../ui/button.tsx'
import { callAtDesk } from '../call-at-desk.ts'
import { ActOutcome } from '../ui/act-outcome.tsx'
import { useMay } from '../use-may.ts'
import { usePress } from '../use-press.ts'
import styles from './customers.module.css'

type Props = { customer: DeskCustomer; onChange: (() => void) | undefined }

/** Who the customer is; of the IBAN its end. */
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
        ]}
      />
      {!company.kvkChecked && <p className={styles.note}>{customerPartTexts.kvkNotChecked}</p>}
      {useMay('iban.read') && customer.standing !== 'registered' && (
        <Iban key={customer.id} id={customer.id} />
      )}
    </DetailsBlock>
  )
}

/** The whole IBAN for who may see it, once he shows that it is him; that he did is written down. */
function Iban({ id }: { id: string }) {
  const texts = customerHelpTexts.iban
  const { isBusy, failure, done, act } = usePress(() => callAtDesk(customerIban(id), { answer: WholeIban }))
  return (
    <div>
      {done === null ? (
        <Button variant="secondary" small busy={isBusy} onClick={() => void act()}>
          {texts.show}
        </Button>
      ) : (
        <output className={styles.iban}>{formatIban(done.iban)}</output>
      )}
      <ActOutcome failed={failure !== null && { title: texts.failed, text: failure }} done={false} />
    </div>
  )
}

/** Whom we call about orders, and whom about the technical side. */
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
