import { dayInWords } from '../../../content/delivery-texts.ts'
import { partsOfDay } from '../../../domain/delivery-plan.ts'
import { addressLine } from '../../../domain/facts.ts'
import { formatOrderNumber } from '../../../domain/order-number.ts'
import type { Email } from '../email.ts'
import { loadProgress, type OrderProgress } from '../load.ts'
import { Facts, Highlight, Paragraph } from '../templates/parts.tsx'
import { Progress } from '../templates/progress.tsx'

function planOf({ plan, order }: OrderProgress) {
  if (!plan) throw new Error(`Of order ${order.orderNumber} no day is planned`)
  return { ...plan, when: `${dayInWords(plan.day)}, ${partsOfDay[plan.partOfDay].label}` }
}

/** To the order contact: on which day the order is delivered. */
export const deliveryPlanned: Email<OrderProgress> = {
  load: loadProgress,
  subject: (progress, { brand }) => `We leveren op ${dayInWords(planOf(progress).day)} | ${brand.name}`,
  body: (progress, context) => {
    const { order } = progress
    const { when, installer } = planOf(progress)
    return (
      <Progress
        order={order}
        context={context}
        preview={`Je bestelling wordt geleverd op ${when}.`}
        heading="De levering is gepland"
        questions="Komt deze dag niet uit?"
      >
        <Paragraph>
          Bestelling {formatOrderNumber(order.orderNumber)} voor {order.organization.companyName} leveren we
          op:
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
