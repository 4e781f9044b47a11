import { formatPhone } from '../../../../common/checks/phone.ts'
import type { Email } from '../../../../platform/mail/email.ts'
import { Facts, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { dayInWords } from '../../../cases/delivery-texts.ts'
import { orderName, withOrigin } from '../../../cases/order-origin.ts'
import { portInRescheduledFrom } from '../../../cases/server/planning/reschedulings.ts'
import { loadProgress, type OrderProgress } from '../../../orders/server/mails/load.ts'
import { Progress } from '../../../orders/server/mails/progress.tsx'
import { portInMovedTexts, portInPlannedTexts as texts } from './texts.ts'

/** The numbers whose day is agreed, each with its day. */
const plannedNumbers = ({ portIns, moves }: OrderProgress): readonly (readonly [string, string])[] =>
  portIns.flatMap(({ number, position, state, plannedOn }) => {
    if (state !== 'planned' || plannedOn === null) return []
    const before = portInRescheduledFrom(moves, position)
    const when = dayInWords(plannedOn)
    return [[formatPhone(number), before ? texts.movedFrom(when, dayInWords(before)) : when] as const]
  })

const textsOf = ({ isLastPortInMoved }: OrderProgress['moves']) =>
  isLastPortInMoved ? portInMovedTexts : texts

/** To the order contact: when the phone numbers move here. */
export const portInPlanned: Email<OrderProgress> = {
  load: loadProgress,
  subject: ({ moves, order }, { brand }) => textsOf(moves).subject(withOrigin(brand.name, order.origin)),
  body: (progress, context) => (
    <Progress
      order={progress.order}
      context={context}
      preview={textsOf(progress.moves).preview}
      heading={textsOf(progress.moves).heading}
    >
      <Paragraph>{texts.intro(orderName(progress.order))}</Paragraph>
      <Facts rows={plannedNumbers(progress)} />
      <Paragraph>{texts.thatDay}</Paragraph>
    </Progress>
  ),
}
