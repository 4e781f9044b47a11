import { Fragment } from 'react'
import { formatOrderNumber } from '../../../domain/order-number.ts'
import type { Email } from '../email.ts'
import { loadMessage, type SentMessage } from '../load.ts'
import { Layout } from '../templates/layout.tsx'
import { Paragraph, Small, Unbroken } from '../templates/parts.tsx'
import { Questions } from '../templates/questions.tsx'

/** Paragraphs of lines, as they were written. */
const paragraphsOf = (text: string): readonly (readonly string[])[] =>
  text.split(/\n{2,}/).map(paragraph => paragraph.split('\n'))

/** To whoever sent something in: what staff wrote. */
export const caseAnswer: Email<SentMessage> = {
  load: loadMessage,
  subject: ({ message }) => message.subject,
  body: ({ message, number }, context) => (
    <Layout context={context} preview={`Over ${formatOrderNumber(number)}`} heading={message.subject}>
      {paragraphsOf(message.text).map((lines, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is rendered once has no other order
        <Paragraph key={paragraph}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is rendered once has no other order
            <Fragment key={place}>
              {place > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Paragraph>
      ))}
      <Questions brand={context.brand} />
      <Small>
        Dit gaat over nummer <Unbroken>{formatOrderNumber(number)}</Unbroken>.
      </Small>
    </Layout>
  ),
}
