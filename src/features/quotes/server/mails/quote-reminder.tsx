import type { Email } from '../../../../platform/mail/email.ts'
import { Block } from '../../../../platform/mail/templates/components.tsx'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { type LinkedVersion, loadLinkedVersion } from '../../../mails/server/load-emails.ts'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { QuoteMail } from './quote-version.tsx'

/** To whoever asked and did not answer yet, some days before the quote expires. */
export const quoteReminder: Email<LinkedVersion> = {
  load: loadLinkedVersion,
  subject: ({ quote }, { brand }) =>
    `Je prijsopgave ${formatOrderNumber(quote.quoteNumber)} van ${brand.name} verloopt binnenkort`,
  body: (about, context) => (
    <QuoteMail
      about={about}
      context={context}
      preview="Laat weten of je akkoord gaat, of stel je vraag."
      heading="Je prijsopgave verloopt binnenkort"
      intro={`We hoorden nog niet wat je van onze prijsopgave voor ${about.quote.companyName} vindt. Wil je er nog iets over weten? Stel je vraag met één klik.`}
    >
      <Block title="Wat we aanbieden">
        <OrderLines lines={about.version.lines} />
      </Block>
    </QuoteMail>
  ),
}
