import type { ReactNode } from 'react'
import { pathOfLink } from '../../mailed-links/purposes.ts'
import { lastDayOf } from '../../written.ts'
import type { EmailContext } from '../email.ts'
import type { FollowedVersion } from '../load.ts'
import { FollowLine } from './follow-button.tsx'
import { Layout } from './layout.tsx'
import { ButtonLink, Highlight, Paragraph } from './parts.tsx'
import { Questions } from './questions.tsx'

/** To whoever asked for a quote: who is greeted, until when it can be accepted, and the way to decide. */
export function QuoteMail({
  about: { quote, version, token, followToken },
  context,
  preview,
  heading,
  intro,
  children,
}: {
  about: FollowedVersion
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
        Geldig tot en met <strong>{lastDayOf(version.validUntil)}</strong>
      </Highlight>
      {token !== null && (
        <ButtonLink href={`${context.publicUrl}${pathOfLink('quote', token)}`}>Bekijk en beslis</ButtonLink>
      )}
      <FollowLine followToken={followToken} context={context} />
      {children}
      <Questions brand={context.brand} />
    </Layout>
  )
}
