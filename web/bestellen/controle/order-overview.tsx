import { formatIban } from '../../../domain/checks/iban.ts'
import { personFacts } from '../../../domain/person.ts'
import type { ProductType } from '../../../domain/product.ts'
import { sentence } from '../../../domain/sentence.ts'
import { AddressLines } from '../../details/address-lines.tsx'
import { ChangeLink } from '../../details/change-actions.tsx'
import { DetailsBlock, DetailsList } from '../../details/details-block.tsx'
import { paths } from '../../paths.ts'
import { InstallationBlock } from '../gegevens/installation-block.tsx'
import { OrganisationBlock } from '../gegevens/organisation-block.tsx'
import { useOrderState } from '../order-state.ts'
import { contactPersonFor, type Orderer, technicalPersonFor } from '../orderer.ts'

type Props = { productType: ProductType; orderer: Orderer }

/** Everything that was filled in for an order (order-flow §2, "Controle"). */
export function OrderOverview({ productType, orderer }: Props) {
  const state = useOrderState()
  const { invoiceAddress, invoiceAddressIsTheSame, directDebit } = state
  const technicalPerson = technicalPersonFor(orderer, state)
  const change = (what: string) => <ChangeLink what={what} to={paths.gegevens(productType)} />
  return (
    <>
      {productType === 'internet' && <InstallationBlock />}
      <OrganisationBlock orderer={orderer} action={change('Organisatiegegevens')} />
      <DetailsBlock title="Contactgegevens" action={change('Contactgegevens')}>
        <DetailsList details={personFacts(contactPersonFor(orderer, state))} />
      </DetailsBlock>
      {!invoiceAddressIsTheSame && invoiceAddress && (
        <DetailsBlock title="Factuurgegevens" action={change('Factuurgegevens')}>
          <DetailsList
            details={[
              ['Organisatie', invoiceAddress.companyName],
              ['E-mailadres', invoiceAddress.email],
              ['Adres', <AddressLines key="address" address={invoiceAddress.address} />],
            ]}
          />
        </DetailsBlock>
      )}
      <DetailsBlock title="Technische contactgegevens" action={change('Technische contactgegevens')}>
        {technicalPerson ? (
          <DetailsList details={personFacts(technicalPerson)} />
        ) : (
          <p>Dezelfde als de contactpersoon.</p>
        )}
      </DetailsBlock>
      <DetailsBlock title="Betaling" action={change('Betaling')}>
        <p>
          {directDebit
            ? sentence(
                `Per automatische incasso van ${formatIban(orderer.iban)}, op naam van ${orderer.ascription}`,
              )
            : 'Op factuur, zonder automatische incasso.'}
        </p>
      </DetailsBlock>
    </>
  )
}
