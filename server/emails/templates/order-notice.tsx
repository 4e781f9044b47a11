import { formatPhone } from '../../../domain/checks/phone.ts'
import { formatOrderNumber } from '../../../domain/order-number.ts'
import { mandateOf } from '../../orders/agreement.ts'
import { organizationReach } from '../../orders/organization-reach.ts'
import type { StoredOrder } from '../../orders/stored-orders.ts'
import { ChecksOwed } from './checks-owed.tsx'
import type { EmailContext } from './email-request.ts'
import { Layout } from './layout.tsx'
import { OrderLines } from './order-lines.tsx'
import { addressLine, Block, dateLine, Facts, Highlight, Paragraph, Unbroken } from './parts.tsx'

export const orderNoticeSubject = (order: StoredOrder): string =>
  `Nieuwe bestelling ${formatOrderNumber(order.orderNumber)} van ${order.organization.companyName}`

/** What staff must look at before they call. */
const flagsOf = (order: StoredOrder): readonly string[] => [
  ...(order.resellerId ? [`Besteld via reseller ${order.resellerId}.`] : []),
  ...(order.phoneNumberRetention.length > 0 ? ['Nummerbehoud aangevraagd.'] : []),
]

/** To staff: call within 1 working day, and what to look at first. */
export function OrderNotice({ order, context }: { order: StoredOrder; context: EmailContext }) {
  const { contactPerson, technicalPerson, invoiceAddress, organization } = order
  return (
    <Layout
      context={context}
      preview={`${organization.companyName} bestelde ${order.productType}. Bel binnen 1 werkdag.`}
      heading={
        <>
          Nieuwe bestelling <Unbroken>{formatOrderNumber(order.orderNumber)}</Unbroken>
        </>
      }
    >
      <Paragraph>
        Ontvangen op {dateLine(order.createdAt)}. Bel {contactPerson.firstName} {contactPerson.lastName}{' '}
        binnen 1 werkdag op {formatPhone(contactPerson.phoneNumber)}.
      </Paragraph>
      <ChecksOwed request={order} />
      {flagsOf(order).map(flag => (
        <Highlight key={flag}>
          <strong>Let op:</strong> {flag}
        </Highlight>
      ))}
      <Block title="Bestelling">
        <OrderLines cart={order.cart} />
      </Block>
      <Block title="Klant">
        <Facts
          rows={[
            ['Organisatie', organization.companyName],
            ['KVK nummer', order.kvkNumber],
            ['BTW nummer', order.vatNumber],
            [
              'Adres',
              addressLine({
                streetName: organization.street,
                houseNumber: String(organization.streetNumber),
                houseNumberSuffix: organization.streetNumberAddition,
                zipCode: organization.postCode,
                city: organization.city,
              }),
            ],
            ['Installatieadres', addressLine(order.installationAddress)],
            ['Contactpersoon', `${contactPerson.firstName} ${contactPerson.lastName}`],
            ['Telefoonnummer', formatPhone(contactPerson.phoneNumber)],
            ['E-mailadres', contactPerson.email],
            ...organizationReach(order),
            [
              'Technische contactpersoon',
              technicalPerson &&
                `${technicalPerson.firstName} ${technicalPerson.lastName}, ${formatPhone(technicalPerson.phoneNumber)}, ${technicalPerson.email}`,
            ],
            [
              'Factuur naar',
              invoiceAddress &&
                `${invoiceAddress.companyName}, ${addressLine(invoiceAddress.address)}, ${invoiceAddress.email}`,
            ],
            ['Te behouden nummers', order.phoneNumberRetention.map(formatPhone).join(', ')],
            ['Automatische incasso', mandateOf(order.consents)?.reference ?? 'nee'],
          ]}
        />
      </Block>
    </Layout>
  )
}
