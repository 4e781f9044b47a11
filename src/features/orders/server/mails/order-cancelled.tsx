import type { Email } from '../../../../platform/mail/email.ts'
import { Block, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { Reason } from '../../../cases/server/mails/reason.tsx'
import { loadProgress, type OrderProgress } from './load.ts'
import { OrderLines } from './order-lines.tsx'
import { Progress } from './progress.tsx'
import { orderCancelledTexts as texts } from './texts.ts'

/** To the order contact: the order is not going on. */
export const orderCancelled: Email<OrderProgress> = {
  load: loadProgress,
  subject: ({ order }, { brand }) => texts.subject(orderName(order), brand.name),
  body: ({ order, why }, context) => (
    <Progress
      order={order}
      context={context}
      preview={texts.preview}
      heading={texts.heading}
      questions={texts.questions}
    >
      <Paragraph>{texts.intro(orderName(order), order.organization.companyName)}</Paragraph>
      <Reason why={why} />
      <Block title={texts.cancelled}>
        <OrderLines lines={order.lines} />
      </Block>
    </Progress>
  ),
}
