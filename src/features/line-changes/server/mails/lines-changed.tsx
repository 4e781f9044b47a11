import type { Email } from '../../../../platform/mail/email.ts'
import { Block, formatDateTime, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { TypedText } from '../../../../platform/mail/templates/typed-text.tsx'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { loadLineChange, type OrderChange } from '../../../mails/server/load-emails.ts'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { Progress } from '../../../tracking/server/mails/progress.tsx'
import { LineDifferences } from './line-differences.tsx'

/** The person who decided: the customer, if they were asked. */
function reason({ order, change }: OrderChange): string {
  const number = formatOrderNumber(order.orderNumber)
  return change.linkId === null
    ? `We hebben bestelling ${number} gewijzigd. Je gaat er niet meer voor betalen.`
    : `Je bent akkoord gegaan met de wijziging van bestelling ${number}. Dank je wel: we hebben die doorgevoerd.`
}

/** To the order contact, once the lines of the order are others than before: this mail is the proof of it. */
export const linesChanged: Email<OrderChange> = {
  load: loadLineChange,
  subject: ({ order }, { brand }) =>
    `Je bestelling ${formatOrderNumber(order.orderNumber)} bij ${brand.name} is gewijzigd`,
  body: (about, context) => {
    const { order, change } = about
    return (
      <Progress
        order={order}
        context={context}
        preview="Dit is er veranderd, en dit heb je nu besteld."
        heading="Je bestelling is gewijzigd"
      >
        <Paragraph>{reason(about)}</Paragraph>
        {change.linkId === null && change.message !== '' && <TypedText text={change.message} />}
        <Block title="Wat er veranderde">
          <LineDifferences before={change.before} after={change.after} />
        </Block>
        <Block title="Je bestelling is nu">
          <OrderLines lines={change.after} />
        </Block>
        <Paragraph>
          Gewijzigd op {formatDateTime(change.endedAt ?? change.proposedAt)}. Wat je eerder van ons kreeg,
          blijft gelden voor de rest. Klopt er iets niet? Laat het ons vandaag nog weten.
        </Paragraph>
      </Progress>
    )
  },
}
