import type { ReactNode } from 'react'
import type { EmailContext } from '../../../../platform/mail/email.ts'
import { ButtonLink, Highlight, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { formatLastDay } from '../../../../shared/moments.ts'
import { Questions } from '../../../cases/server/mails/questions.tsx'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import type { LinkedVersion } from '../../../mails/server/load-emails.ts'
import { ProgressLine } from '../../../tracking/server/mails/progress-button.tsx'

/** To whoever asked for a quote: who is greeted, until when it can be accepted, and the way to decide. */
export function QuoteMail({
  about: { quote, version, token, followToken },
  context,
  preview,
  heading,
  intro,
  children,
}: {
  about: LinkedVersion
  context: EmailContext
  preview: string
  heading: string
  intro: ReactNode
  children?: ReactNode
}) {
  return (
    <Layout context={context} preview={preview} heading={heading}>
      <Paragraph>Beste {quote.fullName},</Paragraph>
      <Paragraph>{intro}</Paragraph>
      <Highlight>
        Geldig tot en met <strong>{formatLastDay(version.validUntil)}</strong>
      </Highlight>
      {token !== null && (
        <ButtonLink href={`${context.publicUrl}${pathOfLink('quote', token)}`}>Bekijk en beslis</ButtonLink>
      )}
      <ProgressLine followToken={followToken} context={context} />
      {children}
      <Questions brand={context.brand} />
    </Layout>
  )
}
