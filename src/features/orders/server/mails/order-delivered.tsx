import { formatPhone } from '../../../../common/checks/phone.ts'
import type { Email } from '../../../../platform/mail/email.ts'
import { Block, Facts, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { numberInWords } from '../../../cases/port-in-customer-texts.ts'
import { isOpenNumber } from '../../../cases/port-in-states.ts'
import { portInRescheduledFrom } from '../../../cases/server/planning/reschedulings.ts'
import { loadProgress, type OrderProgress } from './load.ts'
import { OrderLines } from './order-lines.tsx'
import { Progress } from './progress.tsx'
import { orderDeliveredInPartTexts, orderDeliveredTexts as texts } from './texts.ts'

/** To the order contact: everything is there but the numbers that are still to be ported. */
export const orderDeliveredInPart: Email<OrderProgress> = {
  load: loadProgress,
  subject: ({ order }, { brand }) => orderDeliveredInPartTexts.subject(orderName(order), brand.name),
  body: ({ order, portIns, moves }, context) => (
    <Progress
      order={order}
      context={context}
      preview={orderDeliveredInPartTexts.preview}
      heading={orderDeliveredInPartTexts.heading}
      questions={texts.questions}
    >
      <Paragraph>
        {orderDeliveredInPartTexts.intro(orderName(order), order.organization.companyName)}
      </Paragraph>
      <Block title={orderDeliveredInPartTexts.numbers}>
        <Facts
          rows={portIns
            .filter(isOpenNumber)
            .map(
              ({ number, position, state, plannedOn }) =>
                [
                  formatPhone(number),
                  numberInWords({ state, day: plannedOn, movedFrom: portInRescheduledFrom(moves, position) }),
                ] as const,
            )}
        />
      </Block>
      <Block title={texts.delivered}>
        <OrderLines lines={order.lines} />
      </Block>
    </Progress>
  ),
}

/** To the order contact: everything is there. */
export const orderDelivered: Email<OrderProgress> = {
  load: loadProgress,
  subject: ({ order }, { brand }) => texts.subject(orderName(order), brand.name),
  body: ({ order }, context) => (
    <Progress
      order={order}
      context={context}
      preview={texts.preview}
      heading={texts.heading}
      questions={texts.questions}
    >
      <Paragraph>{texts.intro(orderName(order), order.organization.companyName)}</Paragraph>
      <Block title={texts.delivered}>
        <OrderLines lines={order.lines} />
      </Block>
    </Progress>
  ),
}
