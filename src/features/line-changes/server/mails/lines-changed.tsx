import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Email } from '../../../../platform/mail/email.ts'
import { Block, formatDateTime, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { TypedText } from '../../../../platform/mail/templates/typed-text.tsx'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { Progress } from '../../../tracking/server/mails/progress.tsx'
import { LineDifferences } from './line-differences.tsx'
import { loadLineChange, type OrderChange } from './load.ts'
import { linesChangedTexts as texts } from './texts.ts'

/** The person who decided: the customer, if they were asked. */
function reason({ order, change }: OrderChange): string {
  const number = formatOrderNumber(order.orderNumber)
  return change.linkId === null ? texts.byUs(number) : texts.byYou(number)
}

/** To the order contact, once the lines of the order are others than before: this mail is the proof of it. */
export const linesChanged: Email<OrderChange> = {
  load: loadLineChange,
  subject: ({ order }, { brand }) => texts.subject(formatOrderNumber(order.orderNumber), brand.name),
  body: (about, context) => {
    const { order, change } = about
    return (
      <Progress order={order} context={context} preview={texts.preview} heading={texts.heading}>
        <Paragraph>{reason(about)}</Paragraph>
        {change.linkId === null && change.message !== '' && <TypedText text={change.message} />}
        <Block title={texts.differences}>
          <LineDifferences before={change.before} after={change.after} />
        </Block>
        <Block title={texts.order}>
          <OrderLines lines={change.after} />
        </Block>
        <Paragraph>{texts.changedOn(formatDateTime(change.endedAt ?? change.proposedAt))}</Paragraph>
      </Progress>
    )
  },
}
