import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Email } from '../../../../platform/mail/email.ts'
import { ButtonLink, Small, Unbroken } from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { TypedText } from '../../../../platform/mail/templates/typed-text.tsx'
import { originInWords } from '../../../cases/order-origin.ts'
import { Questions } from '../../../cases/server/mails/reason.tsx'
import { caseAnswerTexts as texts } from '../../../cases/server/texts.ts'
import { ProgressLine } from '../../../orders/server/mails/progress-button.tsx'
import { loadMessage, type Offers, type SentMessage } from './load-message.ts'

/** To whoever sent something in: what staff wrote. */
export const caseAnswer = (offers: Offers): Email<SentMessage> => ({
  load: loadMessage(offers),
  envelope: ({ message: { cc, inReplyTo, thread } }) => ({ cc, inReplyTo, references: thread }),
  subject: ({ message, number, origin }) =>
    `${message.subject} [${[formatOrderNumber(number), ...(origin ? [originInWords(origin)] : [])].join(', ')}]`,
  body: ({ message, number, origin, quotePath, followToken }, context) => (
    <Layout context={context} preview={texts.preview(formatOrderNumber(number))} heading={message.subject}>
      <TypedText text={message.text} />
      {quotePath !== null && <ButtonLink href={context.publicUrl + quotePath}>{texts.decide}</ButtonLink>}
      {followToken !== null && <ProgressLine followToken={followToken} context={context} />}
      <Questions brand={context.brand} />
      <Small>
        {filledText(texts.about, {
          number: (
            <>
              <Unbroken>{formatOrderNumber(number)}</Unbroken>
              {origin && ` (${originInWords(origin)})`}
            </>
          ),
        })}
      </Small>
    </Layout>
  ),
})
