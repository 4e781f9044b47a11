import type { DeadLetter, DeadLetterReport as Report } from '../dead-letters.ts'
import type { EmailContext } from './email-request.ts'
import { Layout } from './layout.tsx'
import { Block, dateLine, Facts, Paragraph } from './parts.tsx'

const counted = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 mail ${one}` : `${count} mails ${more}`]

export const deadLetterReportSubject = ({ letters }: Report): string => {
  const held = letters.filter(({ isHeld }) => isHeld).length
  return [
    ...counted(letters.length - held, 'kon niet worden bezorgd', 'konden niet worden bezorgd'),
    ...counted(held, 'wacht', 'wachten'),
  ].join(', ')
}

/** To staff, once a day: which mails nobody got, which wait, and what to do about them. */
export function DeadLetterReport({ report, context }: { report: Report; context: EmailContext }) {
  const dead = report.letters.filter(({ isHeld }) => !isHeld)
  const held = report.letters.filter(({ isHeld }) => isHeld)
  return (
    <Layout
      context={context}
      preview="Neem op een andere manier contact op met wie deze mail niet heeft gekregen."
      heading={deadLetterReportSubject(report)}
    >
      {dead.length > 0 && (
        <Paragraph>
          Deze mails zijn geweigerd, of konden dagenlang niet worden bezorgd. Ze worden niet vanzelf opnieuw
          verstuurd. Neem op een andere manier contact op. Is het adres hersteld, dan verstuurt ‘npm run mail
          -- again NUMMER’ de mail opnieuw.
        </Paragraph>
      )}
      {dead.map(letter => (
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

function Letter({ letter: { id, kind, recipient, createdAt, lastError } }: { letter: DeadLetter }) {
  return (
    <Block title={`Mail ${id}`}>
      <Facts
        rows={[
          ['Aan', recipient],
          ['Soort', kind],
          ['Geschreven', dateLine(createdAt)],
          ['Reden', lastError ?? ''],
        ]}
      />
    </Block>
  )
}
