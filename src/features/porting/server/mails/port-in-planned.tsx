import type { Email } from '../../../../platform/mail/email.ts'
import { Facts, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { formatPhone } from '../../../../shared/checks/phone.ts'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { dayInWords } from '../../../cases/delivery-texts.ts'
import { portInRescheduledFrom } from '../../../cases/server/work/reschedulings.ts'
import { loadProgress, type OrderProgress } from '../../../mails/server/load-emails.ts'
import { Progress } from '../../../tracking/server/mails/progress.tsx'

/** The numbers whose day is agreed, each with its day. */
const plannedNumbers = ({ portIns, moves }: OrderProgress): readonly (readonly [string, string])[] =>
  portIns.flatMap(({ number, position, state, plannedOn }) => {
    if (state !== 'planned' || plannedOn === null) return []
    const before = portInRescheduledFrom(moves, position)
    const when = dayInWords(plannedOn)
    return [[formatPhone(number), before ? `${when} (dat was eerst ${dayInWords(before)})` : when] as const]
  })

/** To the order contact: when the phone numbers move here. */
export const portInPlanned: Email<OrderProgress> = {
  load: loadProgress,
  subject: ({ moves }, { brand }) =>
    moves.isLastPortInMoved
      ? `Je nummers gaan op een andere dag over | ${brand.name}`
      : `Je nummers gaan over naar ${brand.name}`,
  body: (progress, context) => (
    <Progress
      order={progress.order}
      context={context}
      preview={
        progress.moves.isLastPortInMoved
          ? 'De dag waarop je nummers overgaan is verplaatst.'
          : 'De dag waarop je nummers overgaan is afgesproken.'
      }
      heading={
        progress.moves.isLastPortInMoved ? 'Je nummers gaan op een andere dag over' : 'Je nummers gaan over'
      }
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
