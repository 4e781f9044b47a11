import type { Email } from '../../../../platform/mail/email.ts'
import { Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { Reason } from '../../../cases/server/mails/reason.tsx'
import { loadProgress, type OrderProgress } from './load.ts'
import { Progress } from './progress.tsx'
import { orderTurnTexts as texts } from './texts.ts'

/* To the order contact: the order does not continue as expected, why, and the next step. */

type Turn = (typeof texts)['held' | 'rejected' | 'failed' | 'reopened']

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

const turned = ({ standing, what, next, questions }: Turn): Email<OrderProgress> => ({
  load: loadProgress,
  subject: ({ order }, { brand }) => texts.subject(orderName(order), brand.name, standing),
  body: ({ order, why }, context) => (
    <Progress
      order={order}
      context={context}
      preview={`${what} ${next}`}
      heading={texts.heading(standing)}
      questions={questions}
    >
      <Paragraph>{texts.intro(orderName(order), order.organization.companyName, lowerFirst(what))}</Paragraph>
      <Reason why={why} />
      <Paragraph>{next}</Paragraph>
    </Progress>
  ),
})

export const orderHeld = turned(texts.held)
export const orderRejected = turned(texts.rejected)
export const orderFailed = turned(texts.failed)
export const orderReopened = turned(texts.reopened)
