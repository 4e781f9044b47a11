import type { Email } from '../../../../platform/mail/email.ts'
import { Block, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { Reason } from '../../../cases/server/mails/reason.tsx'
import { loadProgress, type OrderProgress } from '../../../mails/server/load-emails.ts'
import { Progress } from '../../../tracking/server/mails/progress.tsx'
import { OrderLines } from './order-lines.tsx'

/** To the order contact: the order is not going on. */
export const orderCancelled: Email<OrderProgress> = {
  load: loadProgress,
  subject: ({ order }, { brand }) =>
    `Je bestelling ${formatOrderNumber(order.orderNumber)} bij ${brand.name} is geannuleerd`,
  body: ({ order, why }, context) => (
    <Progress
      order={order}
      context={context}
      preview="Je bestelling gaat niet door. Klopt dat niet? Laat het ons weten."
      heading="Je bestelling is geannuleerd"
      questions="Klopt dit niet?"
    >
      <Paragraph>
        Bestelling {formatOrderNumber(order.orderNumber)} voor {order.organization.companyName} gaat niet
        door. We leveren hem niet en brengen er niets meer voor in rekening.
      </Paragraph>
      <Reason why={why} />
      <Block title="Wat niet doorgaat">
        <OrderLines lines={order.lines} />
      </Block>
    </Progress>
  ),
}
