import type { Email } from '../../../../platform/mail/email.ts'
import { Block, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { loadProgress, type OrderProgress } from '../../../mails/server/load-emails.ts'
import { Progress } from '../../../tracking/server/mails/progress.tsx'
import { OrderLines } from './order-lines.tsx'

/** To the order contact: everything is there. */
export const orderDelivered: Email<OrderProgress> = {
  load: loadProgress,
  subject: ({ order }, { brand }) =>
    `Je bestelling ${formatOrderNumber(order.orderNumber)} bij ${brand.name} is geleverd`,
  body: ({ order }, context) => (
    <Progress
      order={order}
      context={context}
      preview="Alles is geleverd. Werkt er iets niet? Laat het ons weten."
      heading="Je bestelling is geleverd"
      questions="Werkt er iets niet?"
    >
      <Paragraph>
        Bestelling {formatOrderNumber(order.orderNumber)} voor {order.organization.companyName} is helemaal
        geleverd. Dank je wel dat je voor ons koos.
      </Paragraph>
      <Block title="Wat er geleverd is">
        <OrderLines lines={order.lines} />
      </Block>
    </Progress>
  ),
}
