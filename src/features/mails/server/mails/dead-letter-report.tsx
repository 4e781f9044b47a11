import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { Block, Facts, formatDateTime, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import type { DeadLetter, DeadLetterReport as Report } from '../dead-letters.ts'
import { loadReport } from '../load-emails.ts'

const counted = (letters: readonly DeadLetter[], one: string, more: string): string[] =>
  letters.length === 0 ? [] : [letters.length === 1 ? `1 ${one}` : `${letters.length} ${more}`]

const subjectOf = (report: Report): string => {
  const { mails, calls, held } = parted(report)
  return [
    ...counted(mails, 'mail kon niet worden bezorgd', 'mails konden niet worden bezorgd'),
    ...counted(calls, 'webhook kon niet worden aangeroepen', 'webhooks konden niet worden aangeroepen'),
    ...counted(held, 'mail wacht', 'mails wachten'),
  ].join(', ')
}

const parted = ({ letters }: Report) => ({
  mails: letters.filter(({ isHeld, channel }) => !isHeld && channel === 'email'),
  calls: letters.filter(({ channel }) => channel === 'webhook'),
  held: letters.filter(({ isHeld }) => isHeld),
})

/** To staff, once a day: which mails nobody got, which wait, and what to do about them. */
function DeadLetterReport({ report, context }: { report: Report; context: EmailContext }) {
  const { mails, calls, held } = parted(report)
  return (
    <Layout
      context={context}
      preview="Neem op een andere manier contact op met wie deze mail niet heeft gekregen."
      heading={subjectOf(report)}
    >
      {mails.length > 0 && (
        <Paragraph>
          Deze mails zijn geweigerd, of konden dagenlang niet worden bezorgd. Ze worden niet vanzelf opnieuw
          verstuurd. Neem op een andere manier contact op. Is het adres hersteld, dan verstuurt ‘npm run mail
          -- again NUMMER’ de mail opnieuw.
        </Paragraph>
      )}
      {mails.map(letter => (
        <Letter key={letter.id} letter={letter} />
      ))}
      {calls.length > 0 && (
        <Paragraph>
          Deze webhooks zijn geweigerd, of konden dagenlang niet worden aangeroepen. Geef de aanmelding zelf
          door. ‘npm run mail -- again NUMMER’ roept er een opnieuw aan.
        </Paragraph>
      )}
      {calls.map(letter => (
        <Letter key={letter.id} letter={letter} />
      ))}
      {held.length > 0 && (
        <Paragraph>
          Deze mails wachten, omdat hun ontvanger al veel mails van ons kreeg. De bestelling of aanvraag zelf
          staat. Kijk na of die echt is: iemand kan het adres van een ander hebben ingevuld. Ze gaan vanzelf
          zodra het weer mag; ‘npm run mail -- again NUMMER’ verstuurt er een meteen.
        </Paragraph>
      )}
      {held.map(letter => (
        <Letter key={letter.id} letter={letter} />
      ))}
    </Layout>
  )
}

function Letter({ letter }: { letter: DeadLetter }) {
  const { id, channel, kind, recipient, createdAt, lastError, isApplication } = letter
  return (
    <Block title={`${channel === 'email' ? 'Mail' : 'Webhook'} ${id}`}>
      <Facts
        rows={[
          ['Aan', isApplication ? 'een sollicitant' : (recipient ?? '')],
          ['Soort', kind],
          ['Geschreven', formatDateTime(createdAt)],
          ['Reden', isApplication ? 'Staat bij de mail in beheer.' : (lastError ?? '')],
        ]}
      />
    </Block>
  )
}

export const deadLetterReport: Email<Report> = {
  load: loadReport,
  subject: subjectOf,
  body: (report, context) => <DeadLetterReport report={report} context={context} />,
}
