import { dayInWords } from '../../../content/delivery-texts.ts'
import { formatPhone } from '../../../domain/checks/phone.ts'
import { formatOrderNumber } from '../../../domain/order-number.ts'
import type { Email } from '../email.ts'
import { loadProgress, type OrderProgress } from '../load.ts'
import { Facts, Paragraph } from '../templates/parts.tsx'
import { Progress } from '../templates/progress.tsx'

/** The numbers whose day is agreed, each with its day. */
const plannedNumbers = ({ portIns }: OrderProgress): readonly (readonly [string, string])[] =>
  portIns.flatMap(({ number, state, plannedOn }) =>
    state === 'planned' && plannedOn !== null ? [[formatPhone(number), dayInWords(plannedOn)] as const] : [],
  )

/** To the order contact: when his numbers come along. */
export const portInPlanned: Email<OrderProgress> = {
  load: loadProgress,
  subject: (_, { brand }) => `Je nummers gaan over naar ${brand.name}`,
  body: (progress, context) => (
    <Progress
      order={progress.order}
      context={context}
      preview="De dag waarop je nummers overgaan is afgesproken."
      heading="Je nummers gaan over"
    >
      <Paragraph>
        Bij bestelling {formatOrderNumber(progress.order.orderNumber)} is met je huidige aanbieder afgesproken
        wanneer je nummers overgaan:
      </Paragraph>
      <Facts rows={plannedNumbers(progress)} />
      <Paragraph>
        Op die dag ben je korte tijd niet bereikbaar. Zeg je huidige abonnement niet zelf op: dat stopt
        vanzelf zodra je nummer over is.
      </Paragraph>
    </Progress>
  ),
}
