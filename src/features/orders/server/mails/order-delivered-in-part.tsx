import type { Email } from '../../../../platform/mail/email.ts'
import { Block, Facts, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { formatPhone } from '../../../../shared/checks/phone.ts'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { portInRescheduledFrom } from '../../../cases/server/work/reschedulings.ts'
import { loadProgress, type OrderProgress } from '../../../mails/server/load-emails.ts'
import { isOpenNumber } from '../../../porting/port-in-states.ts'
import { Progress } from '../../../tracking/server/mails/progress.tsx'
import { numberInWords } from '../../../tracking/texts.ts'
import { OrderLines } from './order-lines.tsx'

/** To the order contact: everything is there but the numbers that are still to be ported. */
export const orderDeliveredInPart: Email<OrderProgress> = {
  load: loadProgress,
  subject: ({ order }, { brand }) =>
    `Je bestelling ${formatOrderNumber(order.orderNumber)} bij ${brand.name} is geleverd, je nummers volgen`,
  body: ({ order, portIns, moves }, context) => (
    <Progress
      order={order}
      context={context}
      preview="Alles is geleverd, op de nummers na die nog meekomen."
      heading="Je bestelling is geleverd, je nummers volgen"
      questions="Werkt er iets niet?"
    >
      <Paragraph>
        Bestelling {formatOrderNumber(order.orderNumber)} voor {order.organization.companyName} is geleverd.
        Alleen je nummers komen nog mee. Tot die tijd blijven ze werken bij je huidige aanbieder.
      </Paragraph>
      <Block title="Nummers die nog meekomen">
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
      <Block title="Wat er geleverd is">
        <OrderLines lines={order.lines} />
      </Block>
    </Progress>
  ),
}
