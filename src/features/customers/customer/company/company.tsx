import { Link } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import { formatIban } from '../../../../common/checks/iban.ts'
import { formatPhone } from '../../../../common/checks/phone.ts'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { DetailsBlock, DetailsList } from '../../../../ui/layout/details-block.tsx'
import { ChangeButton } from '../../../details/components/change-actions.tsx'
import { organisationFacts } from '../../../details/facts.ts'
import { detailsLabels } from '../../../details/label-texts.ts'
import { referenceFacts } from '../../../details/references.ts'
import { Changeable } from '../../components/mijn/changeable.tsx'
import { useKnownCustomer } from '../../components/mijn/loaded.tsx'
import styles from '../../components/mijn/mijn.module.css'
import type { Customer } from '../../contract.ts'
import { companyTexts, mijnPageTexts } from '../../texts.ts'
import { CompanyForm, companyDraft } from './company-form.tsx'

/** The details of the company, and the way to change them. */
export default function Company() {
  const customer = useKnownCustomer()
  return (
    <Changeable
      customer={customer}
      draft={companyDraft}
      savedTitle={companyTexts.saved}
      savedText={companyTexts.savedText}
      details={change => <CompanyDetails customer={customer} onChange={change} />}
      form={props => <CompanyForm customer={customer} {...props} />}
    />
  )
}

function CompanyDetails({ customer, onChange }: { customer: Customer; onChange: () => void }) {
  const { vatNumber, phoneNumber, iban, email, references } = customer
  return (
    <>
      <DetailsBlock
        heading="h2"
        title={detailsLabels.organisation}
        action={<ChangeButton what={mijnPageTexts.company.title} onClick={onChange} />}
      >
        <DetailsList
          details={[
            ...organisationFacts({ ...customer, vatNumber: vatNumber ?? '', iban: formatIban(iban) }),
            [detailsLabels.phoneNumber, formatPhone(phoneNumber)],
            ...referenceFacts(references),
          ]}
        />
      </DetailsBlock>
      <DetailsBlock heading="h2" title={companyTexts.login}>
        <DetailsList details={[[detailsLabels.email, email]]} />
        <p className={styles.intro}>
          {filledText(companyTexts.loginAddress, {
            change: <Link to={paths.mijnLoginEmail}>{companyTexts.changeLogin}</Link>,
          })}
        </p>
      </DetailsBlock>
    </>
  )
}
