import type { Email } from '../../../../platform/mail/email.ts'
import { Facts, Highlight, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { partsOfDay } from '../../../cases/delivery-plan.ts'
import { dayInWords } from '../../../cases/delivery-texts.ts'
import { orderName, withOrigin } from '../../../cases/order-origin.ts'
import type { DeliveryPlan } from '../../../cases/server/planning/delivery-plan.ts'
import { addressLine } from '../../../details/facts.ts'
import { isAtTheDoor } from '../delivery-calendar.ts'
import { loadProgress, type OrderProgress } from './load.ts'
import { Progress } from './progress.tsx'
import { deliveryMovedTexts, deliveryPlannedTexts as texts } from './texts.ts'

const whenOf = ({ day, partOfDay }: Pick<DeliveryPlan, 'day' | 'partOfDay'>) =>
  `${dayInWords(day)}, ${partsOfDay[partOfDay].label}`

function planOf({ plan, order, moves }: OrderProgress) {
  if (!plan) throw new Error(`Of order ${order.orderNumber} no day is planned`)
  return { ...plan, when: whenOf(plan), before: moves.delivery && whenOf(moves.delivery) }
}

/** To the order contact: on which day the order is delivered, or to which one that was moved. */
export const deliveryPlanned: Email<OrderProgress> = {
  load: loadProgress,
  subject(progress, { brand }) {
    const { day, before } = planOf(progress)
    return (before === null ? texts : deliveryMovedTexts).subject(
      withOrigin(dayInWords(day), progress.order.origin),
      brand.name,
    )
  },
  body: (progress, context) => {
    const { order } = progress
    const number = orderName(order)
    const { companyName } = order.organization
    const { when, before, ...plan } = planOf(progress)
    return (
      <Progress
        order={order}
        context={context}
        preview={before === null ? texts.preview(when) : deliveryMovedTexts.preview(before, when)}
        heading={(before === null ? texts : deliveryMovedTexts).heading}
        questions={texts.questions}
      >
        <Paragraph>
          {before === null
            ? texts.intro(number, companyName)
            : deliveryMovedTexts.intro(number, companyName, before)}
        </Paragraph>
        <Highlight>
          <strong>{when}</strong>
        </Highlight>
        <Facts
          rows={[
            [texts.address, addressLine(order.installationAddress)],
            [texts.installer, plan.installer],
          ]}
        />
        {isAtTheDoor(order, plan) && (
          <Paragraph>{order.productType === 'internet' ? texts.openDoorToLine : texts.openDoor}</Paragraph>
        )}
        <Paragraph>{texts.calendar}</Paragraph>
      </Progress>
    )
  },
}
