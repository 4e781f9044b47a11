import consents from '../../../../../content/consents.json' with { type: 'json' }
import { brandAddressLine } from '../../../../common/brand.ts'
import type { EmailContext } from '../../../../platform/mail/email.ts'
import { Block, Facts, formatDateTime, Small } from '../../../../platform/mail/templates/components.tsx'
import { filledInBy, fillIn, mandateOf } from '../../../consents/server/consent.ts'
import { mandateTexts, requestFactTexts } from '../documents/texts.ts'
import type { StoredOrder } from '../stored-orders.ts'
import { orderConfirmationTexts as texts } from './texts.ts'

/**
 * The SEPA mandate as it was given; nothing where there is none.
 * @param orders placed together by one buyer, each of which has a reference of its own
 */
export function Mandate({
  orders,
  context: { brand },
}: {
  orders: readonly [StoredOrder, ...StoredOrder[]]
  context: EmailContext
}) {
  const [{ organization, createdAt, consents: given }] = orders
  const mandate = mandateOf(given)
  if (!mandate) return null
  return (
    <Block title={consents.directDebit.title}>
      <Facts
        rows={[
          [
            mandateTexts.creditor,
            `${brand.legalName}, ${brandAddressLine(brand)}, ${mandateTexts.netherlands}`,
          ],
          [mandateTexts.creditorId, brand.creditorId],
          [
            mandateTexts.reference,
            orders.flatMap(order => mandateOf(order.consents)?.reference ?? []).join(', '),
          ],
          [mandateTexts.holder, organization.ascription],
          [mandateTexts.iban, requestFactTexts.ibanEnding(organization.ibanEnding)],
          [texts.mandateGivenOn, formatDateTime(createdAt)],
        ]}
      />
      {mandate.text !== null && <Small>{fillIn(mandate.text, filledInBy(brand))}</Small>}
    </Block>
  )
}
