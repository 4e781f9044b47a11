import type { ReactNode } from 'react'
import { formatLastDay } from '../../../../common/moments.ts'
import type { EmailContext } from '../../../../platform/mail/email.ts'
import {
  ButtonLink,
  Greeting,
  Highlight,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { Questions } from '../../../cases/server/mails/reason.tsx'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { OwnReferences } from '../../../orders/server/mails/own-references.tsx'
import { ProgressLine } from '../../../orders/server/mails/progress-button.tsx'
import { quoteLinks } from '../links.ts'
import type { LinkedVersion } from './load.ts'
import { quoteVersionTexts as texts } from './texts.ts'

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
      <Greeting name={quote.fullName} />
      <Paragraph>{intro}</Paragraph>
      <Highlight>
        {filledText(texts.until, { day: <strong>{formatLastDay(version.validUntil)}</strong> })}
      </Highlight>
      {token !== null && (
        <ButtonLink href={`${context.publicUrl}${pathOfLink(quoteLinks.answer, token)}`}>
          {texts.decide}
        </ButtonLink>
      )}
      <ProgressLine followToken={followToken} context={context} />
      {children}
      <OwnReferences references={quote.references} />
      <Questions brand={context.brand} />
    </Layout>
  )
}
