import type { Customer } from '../../../contract/customer.ts'
import { formatIban } from '../../../domain/checks/iban.ts'
import { formatPhone } from '../../../domain/checks/phone.ts'
import { organisationFacts } from '../../../domain/facts.ts'
import { ChangeButton } from '../../details/change-actions.tsx'
import { DetailsBlock, DetailsList } from '../../details/details-block.tsx'
import { useBrand } from '../../layout/shell-data.ts'
import { Changeable } from '../changeable.tsx'
import styles from '../mijn.module.css'
import { useKnownCustomer } from '../use-known-customer.ts'
import { CompanyForm, companyDraft } from './company-form.tsx'

/** The details of the company, and the way to change them. */
export default function Company() {
  const customer = useKnownCustomer()
  return (
    <Changeable
      customer={customer}
      draft={companyDraft}
      savedTitle="Je bedrijfsgegevens zijn opgeslagen"
      savedText="Ze gelden voor je volgende bestellingen. Wat je al besteld hebt, verandert niet."
      details={change => <CompanyDetails customer={customer} onChange={change} />}
      form={ways => <CompanyForm customer={customer} {...ways} />}
    />
  )
}

function CompanyDetails({ customer, onChange }: { customer: Customer; onChange: () => void }) {
  const { vatNumber, phoneNumber, iban, email } = customer
  const { phone } = useBrand()
  return (
    <>
      <DetailsBlock
        heading="h2"
        title="Organisatie"
        action={<ChangeButton what="Bedrijfsgegevens" onClick={onChange} />}
      >
        <DetailsList
          details={[
            ...organisationFacts({ ...customer, vatNumber: vatNumber ?? '', iban: formatIban(iban) }),
            ['Telefoonnummer', formatPhone(phoneNumber)],
          ]}
        />
      </DetailsBlock>
      <DetailsBlock heading="h2" title="Inloggen">
        <DetailsList details={[['E-mailadres', email]]} />
        <p className={styles.intro}>
          Met dit adres log je in. Wil je een ander adres? Bel ons op{' '}
          <a href={`tel:${phone.tel}`}>{phone.display}</a>, dan passen we het samen aan.
        </p>
      </DetailsBlock>
    </>
  )
}
