import type { Email } from '../../../../platform/mail/email.ts'
import { Block, Paragraph, Steps } from '../../../../platform/mail/templates/components.tsx'
import { partsOfDay } from '../../../cases/delivery-plan.ts'
import { dayInWords } from '../../../cases/delivery-texts.ts'
import { orderName } from '../../../cases/order-origin.ts'
import type { DeliveryPlan } from '../../../cases/server/planning/delivery-plan.ts'
import { loadProgress, type OrderProgress } from './load.ts'
import { OrderLines } from './order-lines.tsx'
import { Progress } from './progress.tsx'
import { orderConfirmedTexts as texts } from './texts.ts'

const whenOf = ({ day, partOfDay }: DeliveryPlan) => `${dayInWords(day)}, ${partsOfDay[partOfDay].label}`

/** Next steps after the confirmation. */
const stepsOf = ({ plan, isPlanGone, portIns }: OrderProgress): readonly string[] => [
  // Of another day another mail tells.
  ...(isPlanGone ? [] : [plan ? texts.planned(whenOf(plan)) : texts.unplanned]),
  ...(portIns.length > 0 ? [texts.numbers] : []),
]

/** To the order contact, once the order was gone through on the phone. */
export const orderConfirmed: Email<OrderProgress> = {
  load: loadProgress,
  subject: ({ order }, { brand }) => texts.subject(orderName(order), brand.name),
  body: (progress, context) => (
    <Progress order={progress.order} context={context} preview={texts.preview} heading={texts.heading}>
      <Paragraph>{texts.intro(orderName(progress.order), progress.order.organization.companyName)}</Paragraph>
      <Block title={texts.order}>
        <OrderLines lines={progress.order.lines} />
      </Block>
      {stepsOf(progress).length > 0 && (
        <Block title={texts.next}>
          <Steps steps={stepsOf(progress)} />
        </Block>
      )}
    </Progress>
  ),
}
