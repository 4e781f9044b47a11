import consents from '../../../../content/consents.json' with { type: 'json' }
import { formatIban } from '../../../common/checks/iban.ts'
import { lazy } from '../../../common/lazy.ts'
import { commonTexts } from '../../../common/texts.ts'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { useShell } from '../../page-frame/components/shell-data.ts'
import { mandateTexts } from '../texts.ts'
import styles from './mandate.module.css'

const today = lazy(() => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long' }))

/** The account holder, and their place. */
type Debtor = {
  readonly ascription: string
  readonly iban: string
  readonly address: { readonly city: string }
}

/** The whole SEPA mandate: creditor, reference, text, debtor, place and date (decisions, "Flow"). */
export function Mandate({
  orderer,
  reference = mandateTexts.referenceComes,
}: {
  orderer: Debtor
  /** Words that say in which mail its reference will stand. */
  reference?: string
}) {
  const { brand, sepaScheme } = useShell()
  const { legalName, address, creditorId } = brand
  return (
    <section className={styles.mandate} aria-labelledby="mandate-title">
      <h4 id="mandate-title">{consents.directDebit.title}</h4>
      <DetailsList
        details={[
          [mandateTexts.creditor, legalName],
          [
            mandateTexts.address,
            `${address.street}, ${address.zipCode} ${address.city}, ${commonTexts.netherlands}`,
          ],
          [mandateTexts.creditorId, creditorId],
          [mandateTexts.reference, reference],
        ]}
      />
      <p>{consents.directDebit.text[sepaScheme].replaceAll('{creditor}', legalName)}</p>
      <DetailsList
        details={[
          [mandateTexts.name, orderer.ascription],
          [mandateTexts.iban, formatIban(orderer.iban)],
          [mandateTexts.placeAndDate, `${orderer.address.city}, ${today().format(new Date())}`],
        ]}
      />
    </section>
  )
}
