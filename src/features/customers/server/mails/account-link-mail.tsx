import type { EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  formatDateTime,
  Greeting,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { type LinkPurpose, pathOfLink } from '../../../mailed-links/server/purposes.ts'
import type { MailedLink } from '../account-links.ts'
import { accountMailTexts } from './texts.ts'

type Props = {
  link: MailedLink
  purpose: LinkPurpose
  context: EmailContext
  words: {
    readonly preview: string
    readonly heading: string
    readonly intro: string
    readonly button: string
    readonly until: (day: string) => string
    readonly notAskedText: string
  }
}

/** A mail about an account with one link, which serves until a day. */
export const AccountLinkMail = ({ link, purpose, context, words }: Props) => (
  <Layout context={context} preview={words.preview} heading={words.heading}>
    <Greeting name={link.holder.organization.firstName} />
    <Paragraph>{words.intro}</Paragraph>
    <ButtonLink href={`${context.publicUrl}${pathOfLink(purpose, link.token)}`}>{words.button}</ButtonLink>
    <Paragraph>{words.until(formatDateTime(link.expiresAt))}</Paragraph>
    <Block title={accountMailTexts.notAsked}>
      <Paragraph>{words.notAskedText}</Paragraph>
    </Block>
  </Layout>
)
