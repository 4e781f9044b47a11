import { Fragment } from 'react'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { Block, Facts, formatDateTime, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import type { DeadLetter, DeadLetterReport as Report } from '../dead-letters.ts'
import { loadReport } from './load.ts'
import { deadLetterReportTexts as texts } from './texts.ts'

const subjectOf = (report: Report): string =>
  partsOf(report)
    .map(({ letters, words }) => words.count(letters.length))
    .join(', ')

/** Each with its words; one without letters is left out. */
const partsOf = ({ letters }: Report) =>
  [
    {
      words: texts.mails,
      letters: letters.filter(({ isHeld, channel }) => !isHeld && channel === 'email'),
    },
    { words: texts.calls, letters: letters.filter(({ channel }) => channel === 'webhook') },
    { words: texts.held, letters: letters.filter(({ isHeld }) => isHeld) },
  ].filter(part => part.letters.length > 0)

/** To staff, once a day: which mails nobody got, which wait, and what to do about them. */
function DeadLetterReport({ report, context }: { report: Report; context: EmailContext }) {
  return (
    <Layout context={context} preview={texts.preview} heading={subjectOf(report)}>
      {partsOf(report).map(({ words, letters }) => (
        <Fragment key={words.text}>
          <Paragraph>{words.text}</Paragraph>
          {letters.map(letter => (
            <Letter key={letter.id} letter={letter} />
          ))}
        </Fragment>
      ))}
    </Layout>
  )
}

function Letter({ letter }: { letter: DeadLetter }) {
  const { id, channel, kind, recipient, createdAt, lastError, isApplication } = letter
  return (
    <Block title={texts.letter[channel](id)}>
      <Facts
        rows={[
          [texts.letter.recipient, isApplication ? texts.letter.applicant : (recipient ?? '')],
          [texts.letter.kind, kind],
          [texts.letter.written, formatDateTime(createdAt)],
          [texts.letter.reason, isApplication ? texts.letter.reasonAtDesk : (lastError ?? '')],
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
