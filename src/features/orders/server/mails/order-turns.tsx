import type { Email } from '../../../../platform/mail/email.ts'
import { Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { Reason } from '../../../cases/server/mails/reason.tsx'
import { loadProgress, type OrderProgress } from '../../../mails/server/load-emails.ts'
import { Progress } from '../../../tracking/server/mails/progress.tsx'

/* To the order contact: the order does not continue as expected, why, and the next step. */

type Turn = {
  /** After "Je bestelling". */
  readonly standing: string
  /** Consequence for the customer. */
  readonly what: string
  readonly next: string
  readonly questions: string
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

const turned = ({ standing, what, next, questions }: Turn): Email<OrderProgress> => ({
  load: loadProgress,
  subject: ({ order }, { brand }) =>
    `Je bestelling ${formatOrderNumber(order.orderNumber)} bij ${brand.name} ${standing}`,
  body: ({ order, why }, context) => (
    <Progress
      order={order}
      context={context}
      preview={`${what} ${next}`}
      heading={`Je bestelling ${standing}`}
      questions={questions}
    >
      <Paragraph>
        Over bestelling {formatOrderNumber(order.orderNumber)} voor {order.organization.companyName}:{' '}
        {lowerFirst(what)}
      </Paragraph>
      <Reason why={why} />
      <Paragraph>{next}</Paragraph>
    </Progress>
  ),
})

export const orderHeld = turned({
  standing: 'wacht op jou',
  what: 'We kunnen nog niet verder.',
  next: 'Laat het ons weten, dan gaan we meteen verder.',
  questions: 'Wil je iets doorgeven of vragen?',
})

export const orderRejected = turned({
  standing: 'kunnen we niet aannemen',
  what: 'We leveren hem niet en brengen er niets voor in rekening.',
  next: 'Wil je iets anders bestellen, dan denken we graag mee.',
  questions: 'Wil je meer weten?',
})

export const orderFailed = turned({
  standing: 'kunnen we niet leveren',
  what: 'De levering is niet gelukt.',
  next: 'We brengen niets in rekening dat niet werkt. Bel of mail ons, dan zoeken we samen een oplossing.',
  questions: 'Hoe nu verder?',
})

export const orderReopened = turned({
  standing: 'gaat verder',
  what: 'Wat we je daarover het laatst mailden geldt niet meer.',
  next: 'Met de knop hieronder zie je hoe het er nu voor staat.',
  questions: 'Heb je vragen?',
})
