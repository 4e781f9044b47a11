import consents from '../../../content/consents.json' with { type: 'json' }
import { formatIban } from '../../../domain/checks/iban.ts'
import { DetailsList } from '../../details/details-block.tsx'
import forms from '../../forms/forms.module.css'
import { useShell } from '../../layout/shell-data.ts'
import type { Orderer } from '../orderer.ts'

const today = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long' })

/** The whole SEPA mandate: creditor, reference, text, debtor, place and date (decisions, "Flow"). */
export function Mandate({ orderer }: { orderer: Orderer }) {
  const { brand, sepaScheme } = useShell()
  const { legalName, address, creditorId } = brand
  return (
    <section className={forms.mandate} aria-labelledby="mandate-title">
      <h4 id="mandate-title">{consents.directDebit.title}</h4>
      <DetailsList
        details={[
          ['Incassant', legalName],
          ['Adres', `${address.street}, ${address.zipCode} ${address.city}, Nederland`],
          ['Incassant-ID', creditorId],
          ['Kenmerk', 'Staat in de bevestiging van je bestelling'],
        ]}
      />
      <p>{consents.directDebit.text[sepaScheme].replaceAll('{creditor}', legalName)}</p>
      <DetailsList
        details={[
          ['Naam', orderer.ascription],
          ['IBAN', formatIban(orderer.iban)],
          ['Plaats en datum', `${orderer.address.city}, ${today.format(new Date())}`],
        ]}
      />
    </section>
  )
}
