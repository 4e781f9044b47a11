import type { DeadLetterReport as Report } from '../dead-letters.ts'
import type { EmailContext } from './email-request.ts'
import { Layout } from './layout.tsx'
import { Block, dateLine, Facts, Paragraph } from './parts.tsx'

export const deadLetterReportSubject = ({ letters }: Report): string =>
  letters.length === 1
    ? '1 mail kon niet worden bezorgd'
    : `${letters.length} mails konden niet worden bezorgd`

/** To staff, once a day: which mails nobody got, and what to do about them. */
export function DeadLetterReport({ report, context }: { report: Report; context: EmailContext }) {
  return (
    <Layout
      context={context}
      preview="Neem op een andere manier contact op met wie deze mail niet heeft gekregen."
      heading={deadLetterReportSubject(report)}
    >
      <Paragraph>
        Deze mails zijn geweigerd, of konden dagenlang niet worden bezorgd. Ze worden niet vanzelf opnieuw
        verstuurd. Neem op een andere manier contact op. Is het adres hersteld, dan verstuurt ‘npm run mail --
        again NUMMER’ de mail opnieuw.
      </Paragraph>
      {report.letters.map(({ id, kind, recipient, createdAt, lastError }) => (
        <Block key={id} title={`Mail ${id}`}>
          <Facts
            rows={[
              ['Aan', recipient],
              ['Soort', kind],
              ['Geschreven', dateLine(createdAt)],
              ['Reden', lastError ?? ''],
            ]}
          />
        </Block>
      ))}
    </Layout>
  )
}
