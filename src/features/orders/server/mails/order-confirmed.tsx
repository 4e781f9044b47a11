import type { Email } from '../../../../platform/mail/email.ts'
import { Block, Paragraph, Steps } from '../../../../platform/mail/templates/components.tsx'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { partsOfDay } from '../../../cases/delivery-plan.ts'
import { dayInWords } from '../../../cases/delivery-texts.ts'
import { loadProgress, type OrderProgress } from '../../../mails/server/load-emails.ts'
import { Progress } from '../../../tracking/server/mails/progress.tsx'
import { OrderLines } from './order-lines.tsx'

/** Next steps after the confirmation. */
const stepsOf = ({ plan, portIns }: OrderProgress): readonly string[] => [
  plan
    ? `We leveren op ${dayInWords(plan.day)}, ${partsOfDay[plan.partOfDay].label}.`
    : 'We spreken een dag voor de levering met je af, en mailen je die.',
  ...(portIns.length > 0
    ? ['We vragen je nummers op bij je huidige aanbieder. Zeg daar zelf niets op, anders ben je ze kwijt.']
    : []),
]

/** To the order contact, once the order was gone through on the phone. */
export const orderConfirmed: Email<OrderProgress> = {
  load: loadProgress,
  subject: ({ order }, { brand }) =>
    `Je bestelling ${formatOrderNumber(order.orderNumber)} bij ${brand.name} is bevestigd`,
  body: (progress, context) => (
    <Progress
      order={progress.order}
      context={context}
      preview="We hebben je bestelling samen doorgenomen. De levering begint."
      heading="Je bestelling is bevestigd"
    >
      <Paragraph>
        We hebben bestelling {formatOrderNumber(progress.order.orderNumber)} voor{' '}
        {progress.order.organization.companyName} met je doorgenomen. De levering begint.
      </Paragraph>
      <Block title="Je bestelling">
        <OrderLines lines={progress.order.lines} />
      </Block>
      <Block title="Hoe gaat het verder?">
        <Steps steps={stepsOf(progress)} />
      </Block>
    </Progress>
  ),
}
