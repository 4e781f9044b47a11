import type { Email } from '../../../../platform/mail/email.ts'
import { Facts, Highlight, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { partsOfDay } from '../../../cases/delivery-plan.ts'
import { dayInWords } from '../../../cases/delivery-texts.ts'
import type { DeliveryPlan } from '../../../cases/server/work/delivery-plan.ts'
import { addressLine } from '../../../details/facts.ts'
import { loadProgress, type OrderProgress } from '../../../mails/server/load-emails.ts'
import { Progress } from '../../../tracking/server/mails/progress.tsx'

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
    const what = before === null ? 'We leveren op' : 'De levering is verplaatst naar'
    return `${what} ${dayInWords(day)} | ${brand.name}`
  },
  body: (progress, context) => {
    const { order } = progress
    const { when, before, installer } = planOf(progress)
    return (
      <Progress
        order={order}
        context={context}
        preview={
          before === null
            ? `Je bestelling wordt geleverd op ${when}.`
            : `De levering is verplaatst van ${before} naar ${when}.`
        }
        heading={before === null ? 'De levering is gepland' : 'De levering is verplaatst'}
        questions="Komt deze dag niet uit?"
      >
        <Paragraph>
          {before === null
            ? `Bestelling ${formatOrderNumber(order.orderNumber)} voor ${order.organization.companyName} leveren we op:`
            : `We zouden bestelling ${formatOrderNumber(order.orderNumber)} voor ${order.organization.companyName} leveren op ${before}. Dat is verplaatst naar:`}
        </Paragraph>
        <Highlight>
          <strong>{when}</strong>
        </Highlight>
        <Facts
          rows={[
            ['Adres', addressLine(order.installationAddress)],
            ['Monteur', installer],
          ]}
        />
        <Paragraph>
          Zorg dat er dan iemand is die de deur opent
          {order.productType === 'internet' && ' en weet waar de meterkast is'}.
        </Paragraph>
      </Progress>
    )
  },
}
