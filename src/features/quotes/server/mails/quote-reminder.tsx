import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Email } from '../../../../platform/mail/email.ts'
import { Block } from '../../../../platform/mail/templates/components.tsx'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { quotePageTexts } from '../../texts.ts'
import { type LinkedVersion, loadLinkedVersion } from './load.ts'
import { QuoteMail } from './quote-version.tsx'
import { quoteReminderTexts as texts } from './texts.ts'

/** To whoever asked and did not answer yet, some days before the quote expires. */
export const quoteReminder: Email<LinkedVersion> = {
  load: loadLinkedVersion,
  subject: ({ quote }, { brand }) => texts.subject(formatOrderNumber(quote.quoteNumber), brand.name),
  body: (about, context) => (
    <QuoteMail
      about={about}
      context={context}
      preview={texts.preview}
      heading={texts.heading}
      intro={texts.intro(about.quote.companyName)}
    >
      <Block title={quotePageTexts.lines}>
        <OrderLines lines={about.version.lines} />
      </Block>
    </QuoteMail>
  ),
}
