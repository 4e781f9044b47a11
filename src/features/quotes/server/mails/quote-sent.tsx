import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Email } from '../../../../platform/mail/email.ts'
import { Block, Facts, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { TypedText } from '../../../../platform/mail/templates/typed-text.tsx'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { differenceInWords, quotePageTexts } from '../../texts.ts'
import { isRenewalOf, quoteDifferences } from '../../versions.ts'
import { type LinkedVersion, loadLinkedVersion } from './load.ts'
import { QuoteMail } from './quote-version.tsx'
import { nextVersionSentTexts, quoteSentTexts as texts } from './texts.ts'

/** Differences from the version before. */
function Changes({ about: { before, version } }: { about: LinkedVersion }) {
  if (isRenewalOf(before, version)) return <Paragraph>{quotePageTexts.renewed}</Paragraph>
  const differences = before ? quoteDifferences(before.lines, version.lines) : []
  if (differences.length === 0) return null
  return (
    <Block title={quotePageTexts.differences}>
      <Facts rows={differences.map(line => [line.name, differenceInWords(line)] as const)} />
    </Block>
  )
}

const textsOf = (version: LinkedVersion['version']) => (version.number === 1 ? texts : nextVersionSentTexts)

/** To whoever asked: a version of the quote, with its PDF. */
export const quoteSent: Email<LinkedVersion> = {
  load: loadLinkedVersion,
  subject: ({ quote, version }, { brand }) =>
    textsOf(version).subject(formatOrderNumber(quote.quoteNumber), brand.name),
  body: (about, context) => {
    const { quote, version, madeBy } = about
    return (
      <QuoteMail
        about={about}
        context={context}
        preview={texts.preview}
        heading={textsOf(version).heading}
        intro={textsOf(version).intro(quote.companyName)}
      >
        {version.words !== '' && <TypedText text={version.words} />}
        <Changes about={about} />
        <Block title={quotePageTexts.lines}>
          <OrderLines lines={version.lines} />
        </Block>
        <Paragraph>
          {texts.file}
          {madeBy !== '' && ` ${texts.madeBy(madeBy)}`}
        </Paragraph>
      </QuoteMail>
    )
  },
}
