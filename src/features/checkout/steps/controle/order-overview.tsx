import { paths } from '../../../../api/paths.ts'
import { formatIban } from '../../../../common/checks/iban.ts'
import { sentence } from '../../../../common/sentence.ts'
import { DetailsBlock, DetailsLines } from '../../../../ui/layout/details-block.tsx'
import type { ProductType } from '../../../catalogue/product.ts'
import { ChangeLink } from '../../../details/components/change-actions.tsx'
import { invoiceLine, paymentLine } from '../../../details/facts.ts'
import { detailsTitles, technicalPersonTexts } from '../../../details/label-texts.ts'
import { personLine } from '../../../details/person.ts'
import { referenceLines } from '../../../details/references.ts'
import { referenceTexts } from '../../../details/texts.ts'
import { addressedContact, type Buyer, referencesToSend, technicalPersonFor } from '../../store/buyer.ts'
import { invoiceOf } from '../../store/invoice.ts'
import { useOrderState } from '../../store/order-state.ts'
import { checkoutTexts } from '../../texts/controle.ts'
import { InstallationBlock } from '../gegevens/installation-block.tsx'
import { OrganisationBlock } from '../gegevens/organisation-block.tsx'

type Props = { productType: ProductType; orderer: Buyer }

/** Everything that was filled in for an order (order-flow §2, "Controle"). */
export function OrderOverview({ productType, orderer }: Props) {
  const state = useOrderState()
  const { directDebit } = state
  const contactPerson = addressedContact(orderer, state)
  const technicalPerson = technicalPersonFor(orderer, state)
  const change = (what: string) => <ChangeLink what={what} to={paths.gegevens(productType)} />
  return (
    <>
      {productType === 'internet' && <InstallationBlock />}
      <OrganisationBlock orderer={orderer} action={change(detailsTitles.organisation)} />
      <DetailsBlock title={detailsTitles.contact} action={change(detailsTitles.contact)}>
        <DetailsLines lines={[personLine(contactPerson)]} />
      </DetailsBlock>
      <ReferencesBlock orderer={orderer} productType={productType} />
      <DetailsBlock title={detailsTitles.invoiceTo} action={change(detailsTitles.invoiceTo)}>
        <DetailsLines lines={[invoiceLine(invoiceOf(orderer, state).recipient)]} />
      </DetailsBlock>
      <DetailsBlock title={detailsTitles.technical} action={change(detailsTitles.technical)}>
        <DetailsLines lines={[technicalPerson ? personLine(technicalPerson) : technicalPersonTexts.same]} />
      </DetailsBlock>
      <DetailsBlock title={detailsTitles.payment} action={change(detailsTitles.payment)}>
        <DetailsLines
          lines={
            directDebit
              ? [sentence(checkoutTexts.directDebit(formatIban(orderer.iban), orderer.ascription))]
              : [checkoutTexts.invoice, paymentLine(orderer)]
          }
        />
      </DetailsBlock>
    </>
  )
}

/** The buyer's own references, where there are any. */
export function ReferencesBlock({
  productType,
  orderer,
}: {
  productType: ProductType
  orderer: Buyer | null
}) {
  const lines = referenceLines(referencesToSend(orderer, useOrderState()))
  if (lines.length === 0) return null
  return (
    <DetailsBlock
      title={referenceTexts.title}
      action={<ChangeLink what={referenceTexts.title} to={paths.gegevens(productType)} />}
    >
      <DetailsLines lines={lines} />
    </DetailsBlock>
  )
}
