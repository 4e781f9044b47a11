import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Email } from '../../../../platform/mail/email.ts'
import { Block, Facts, Greeting, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { TypedText } from '../../../../platform/mail/templates/typed-text.tsx'
import { Questions, Reason } from '../../../cases/server/mails/reason.tsx'
import { OwnReferences } from '../../../orders/server/mails/own-references.tsx'
import { ProgressLine } from '../../../orders/server/mails/progress-button.tsx'
import { ordersStayText, quotePageTexts } from '../../texts.ts'
import { differencesInWords } from '../../texts-differences.ts'
import { isRenewalOf, versionDifferences } from '../../versions.ts'
import { isOpenWhole, openParts } from '../stored-versions.ts'
import { type LinkedVersion, loadLinkedVersion, loadWithdrawnVersion, type WithdrawnVersion } from './load.ts'
import { Offer } from './offer.tsx'
import { QuoteMail } from './quote-version.tsx'
import {
  nextVersionSentTexts,
  quoteReminderTexts,
  quoteWithdrawnTexts,
  quoteSentTexts as texts,
} from './texts.ts'

/** To whoever asked: the quote cannot be accepted any more, because staff withdrew it. */
export const quoteWithdrawn: Email<WithdrawnVersion> = {
  load: loadWithdrawnVersion,
  subject: ({ quote }, { brand }) =>
    quoteWithdrawnTexts.subject(formatOrderNumber(quote.quoteNumber), brand.name),
  body: ({ quote, followToken, why, hasOrders }, context) => (
    <Layout context={context} preview={quoteWithdrawnTexts.preview} heading={quoteWithdrawnTexts.heading}>
      <Greeting name={quote.fullName} />
      <Paragraph>
        {quoteWithdrawnTexts.intro(formatOrderNumber(quote.quoteNumber), quote.companyName)}
      </Paragraph>
      <Reason why={why} />
      {hasOrders && <Paragraph>{ordersStayText}</Paragraph>}
      <OwnReferences references={quote.references} />
      <ProgressLine followToken={followToken} context={context} />
      <Questions brand={context.brand} title={quoteWithdrawnTexts.questions} />
    </Layout>
  ),
}

function introOfReminder({ quote, version }: LinkedVersion): string {
  const intro = isOpenWhole(version) ? quoteReminderTexts.intro : quoteReminderTexts.introOfRest
  return intro(quote.companyName)
}

/** To whoever asked and did not answer yet, some days before the quote expires. */
export const quoteReminder: Email<LinkedVersion> = {
  load: loadLinkedVersion,
  subject: ({ quote }, { brand }) =>
    quoteReminderTexts.subject(formatOrderNumber(quote.quoteNumber), brand.name),
  body: (about, context) => (
    <QuoteMail
      about={about}
      context={context}
      preview={quoteReminderTexts.preview}
      heading={quoteReminderTexts.heading}
      intro={introOfReminder(about)}
    >
      <Block title={quotePageTexts.lines}>
        <Offer parts={openParts(about.version)} />
      </Block>
    </QuoteMail>
  ),
}

/** Differences from the version before. */
function Changes({ about: { before, version } }: { about: LinkedVersion }) {
  if (isRenewalOf(before, version)) return <Paragraph>{quotePageTexts.renewed}</Paragraph>
  const differences = before ? versionDifferences(before.parts, version.parts) : []
  if (differences.length === 0) return null
  return (
    <Block title={quotePageTexts.differences}>
      <Facts rows={differencesInWords(differences, version.parts.length)} />
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
          <Offer parts={version.parts} />
        </Block>
        <Paragraph>
          {texts.file}
          {madeBy !== '' && ` ${texts.madeBy(madeBy)}`}
        </Paragraph>
      </QuoteMail>
    )
  },
}
