import type { Email } from '../../../../platform/mail/email.ts'
import { Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { type LinkedOrder, loadLinkedOrder } from './load.ts'
import { Progress } from './progress.tsx'
import { mandateCorrectedTexts as texts } from './texts.ts'

/** To the order contact: the document of the mandate was drawn again (decisions, "Documents"). */
export const mandateCorrected: Email<LinkedOrder> = {
  load: loadLinkedOrder,
  subject: (order, { brand }) => texts.subject(orderName(order), brand.name),
  body: (order, context) => (
    <Progress order={order} context={context} preview={texts.preview} heading={texts.heading}>
      <Paragraph>{texts.intro(orderName(order), order.organization.companyName)}</Paragraph>
      <Paragraph>{texts.same}</Paragraph>
      <Paragraph>{order.isCustomers ? texts.inAccount : texts.onRequest}</Paragraph>
    </Progress>
  ),
}
