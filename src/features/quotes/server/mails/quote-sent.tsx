import type { Email } from '../../../../platform/mail/email.ts'
import { Block, Facts, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { TypedText } from '../../../../platform/mail/templates/typed-text.tsx'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { sentence } from '../../../../shared/sentence.ts'
import { type LinkedVersion, loadLinkedVersion } from '../../../mails/server/load-emails.ts'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { quoteDifferences } from '../../quote.ts'
import { differenceInWords, quotePageTexts } from '../../texts.ts'
import { isRenewalOf } from '../../versions.ts'
import { QuoteMail } from './quote-version.tsx'

/** Differences from the version before. */
function Changes({ about: { before, version } }: { about: LinkedVersion }) {
  if (isRenewalOf(before, version)) return <Paragraph>{quotePageTexts.renewed}</Paragraph>
  const differences = before ? quoteDifferences(before.lines, version.lines) : []
  if (differences.length === 0) return null
  return (
    <Block title="Anders dan in de vorige versie">
      <Facts rows={differences.map(line => [line.name, differenceInWords(line)] as const)} />
    </Block>
  )
}

/** To whoever asked: a version of the quote, with its PDF. */
export const quoteSent: Email<LinkedVersion> = {
  load: loadLinkedVersion,
  subject: ({ quote, version }, { brand }) =>
    version.number === 1
      ? `Je prijsopgave ${formatOrderNumber(quote.quoteNumber)} van ${brand.name}`
      : `Nieuwe versie van je prijsopgave ${formatOrderNumber(quote.quoteNumber)} van ${brand.name}`,
  body: (about, context) => {
    const { quote, version, madeBy } = about
    return (
      <QuoteMail
        about={about}
        context={context}
        preview="Bekijk wat we aanbieden en laat weten of je akkoord gaat."
        heading={version.number === 1 ? 'Je prijsopgave' : 'Een nieuwe versie van je prijsopgave'}
        intro={`${sentence(`Hierbij ${version.number === 1 ? 'onze prijsopgave' : 'een nieuwe versie van onze prijsopgave, die de vorige vervangt,'} voor ${quote.companyName}`)} Je zit nergens aan vast tot je akkoord gaat.`}
      >
        {version.words !== '' && <TypedText text={version.words} />}
        <Changes about={about} />
        <Block title="Wat we aanbieden">
          <OrderLines lines={version.lines} />
        </Block>
        <Paragraph>
          Bij deze e-mail vind je de prijsopgave als pdf.{madeBy !== '' && ` Hij is gemaakt door ${madeBy}.`}
        </Paragraph>
      </QuoteMail>
    )
  },
}
