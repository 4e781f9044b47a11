import consents from '../../../../../content/consents.json' with { type: 'json' }
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  Facts,
  formatDateTime,
  Highlight,
  Paragraph,
  Small,
  Steps,
  TextLink,
  Unbroken,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { brandAddressLine } from '../../../../shared/brand.ts'
import { unbrokenPhone } from '../../../../shared/checks/phone.ts'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { promisedFor } from '../../../calendar/server/promised.ts'
import { callByInWords, deliveryInWords } from '../../../cases/delivery-texts.ts'
import { hasContractSummary } from '../../../contract-summaries/contract-summary.ts'
import { type LinkedOrder, loadLinkedOrder } from '../../../mails/server/load-emails.ts'
import { ProgressButton } from '../../../tracking/server/mails/progress-button.tsx'
import { filledInBy, fillIn, mandateOf } from '../agreement.ts'
import { orderFacts } from '../request-facts.ts'
import type { StoredOrder } from '../stored-orders.ts'
import { OrderLines } from './order-lines.tsx'

/** To the order contact: what was ordered, for how much, and what happens next. */
function OrderConfirmation({ order, context }: { order: LinkedOrder; context: EmailContext }) {
  const { brand, publicUrl } = context
  const number = formatOrderNumber(order.orderNumber)
  const { contactPerson } = order
  const promised = promisedFor(context)(order.createdAt)
  return (
    <Layout
      context={context}
      preview={
        order.isByPhone
          ? `Bestelnummer ${number}. Wat je telefonisch met ons hebt doorgenomen, op een rij.`
          : `Bestelnummer ${number}. We bellen je binnen 1 werkdag, ${callByInWords(promised)}, om de bestelling door te nemen.`
      }
      heading="Bedankt voor je bestelling!"
    >
      <Paragraph>Beste {contactPerson.firstName},</Paragraph>
      <Paragraph>
        We hebben je {order.isByPhone && 'telefonische '}bestelling voor {order.organization.companyName}{' '}
        ontvangen op {formatDateTime(order.createdAt)}.
      </Paragraph>
      <Highlight>
        Je bestelnummer:{' '}
        <Unbroken>
          <strong>{number}</strong>
        </Unbroken>
      </Highlight>
      <ProgressButton order={order} context={context} />
      <Block title="Je bestelling">
        <OrderLines lines={order.lines} />
      </Block>
      <Block title="Hoe gaat het verder?">
        <Steps
          steps={[
            ...(order.isByPhone
              ? ['Je hebt de bestelling telefonisch met ons doorgenomen. Klopt er iets niet? Bel ons dan.']
              : [
                  `Binnen 1 werkdag bellen we je op ${unbrokenPhone(contactPerson.phoneNumber)} om de bestelling samen door te nemen, ${callByInWords(promised)}.`,
                  'Klopt alles, dan bevestigen we de bestelling samen.',
                ]),
            `De levering start. Die duurt 1 tot 3 weken: ${deliveryInWords(promised)}, op een dag die jou past.`,
          ]}
        />
      </Block>
      <Block title="Je gegevens">
        <Facts rows={orderFacts(order)} />
      </Block>
      <Mandate order={order} context={context} />
      <Block title="Vragen?">
        <Paragraph>
          Bel ons op <TextLink href={`tel:${brand.phone.tel}`}>{brand.phone.display}</TextLink> en houd je
          bestelnummer bij de hand, of beantwoord deze e-mail.
        </Paragraph>
        <Paragraph>
          Bij deze e-mail vind je als pdf de bevestiging van je bestelling
          {hasContractSummary(order.productType) && ', de samenvatting van het contract'} en de algemene
          voorwaarden.
        </Paragraph>
        <Small>
          Op je bestelling zijn onze{' '}
          <TextLink href={`${publicUrl}/algemene-voorwaarden`}>algemene voorwaarden</TextLink> (versie{' '}
          {order.consents.find(consent => consent.kind === 'terms')?.textVersion}) van toepassing.
        </Small>
      </Block>
    </Layout>
  )
}

/** The SEPA mandate as it was given; nothing where there is none. */
function Mandate({ order, context: { brand } }: { order: StoredOrder; context: EmailContext }) {
  const mandate = mandateOf(order.consents)
  if (!mandate) return null
  return (
    <Block title={consents.directDebit.title}>
      <Facts
        rows={[
          ['Incassant', `${brand.legalName}, ${brandAddressLine(brand)}, Nederland`],
          ['Incassant-ID', brand.creditorId],
          ['Kenmerk machtiging', mandate.reference],
          ['Rekeninghouder', order.organization.ascription],
          ['IBAN', `eindigt op ${order.organization.ibanEnding}`],
          ['Gegeven op', formatDateTime(order.createdAt)],
        ]}
      />
      {mandate.text !== null && <Small>{fillIn(mandate.text, filledInBy(brand))}</Small>}
    </Block>
  )
}

export const orderConfirmation: Email<LinkedOrder> = {
  load: loadLinkedOrder,
  subject: (order, { brand }) => `Je bestelling ${formatOrderNumber(order.orderNumber)} bij ${brand.name}`,
  body: (order, context) => <OrderConfirmation order={order} context={context} />,
}
