import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  formatDateTime,
  Greeting,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { TypedText } from '../../../../platform/mail/templates/typed-text.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { Questions } from '../../../cases/server/mails/reason.tsx'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { OwnReferences } from '../../../orders/server/mails/own-references.tsx'
import { Progress } from '../../../orders/server/mails/progress.tsx'
import { ProgressLine } from '../../../orders/server/mails/progress-button.tsx'
import { lineChangeLinks } from '../links.ts'
import { LineDifferences } from './line-differences.tsx'
import { loadLineChange, type OrderChange } from './load.ts'
import { linesChangedTexts, linesProposedTexts as texts } from './texts.ts'

/** The person who decided: the customer, if they were asked. */
function reason({ order, change }: OrderChange): string {
  const number = orderName(order)
  return change.linkId === null ? linesChangedTexts.byUs(number) : linesChangedTexts.byYou(number)
}

/** To the order contact, once the lines of the order are others than before: this mail is the proof of it. */
export const linesChanged: Email<OrderChange> = {
  load: loadLineChange,
  subject: ({ order }, { brand }) => linesChangedTexts.subject(orderName(order), brand.name),
  body: (about, context) => {
    const { order, change } = about
    return (
      <Progress
        order={order}
        context={context}
        preview={linesChangedTexts.preview}
        heading={linesChangedTexts.heading}
      >
        <Paragraph>{reason(about)}</Paragraph>
        {change.linkId === null && change.message !== '' && <TypedText text={change.message} />}
        <Block title={linesChangedTexts.differences}>
          <LineDifferences before={change.before} after={change.after} />
        </Block>
        <Block title={linesChangedTexts.order}>
          <OrderLines lines={change.after} />
        </Block>
        <Paragraph>
          {linesChangedTexts.changedOn(formatDateTime(change.endedAt ?? change.proposedAt))}
        </Paragraph>
      </Progress>
    )
  },
}

/** To the order contact: a change that costs more and waits for the customer's answer. */
function LinesProposed({ about: { order, change, token, leaving }, context }: Props) {
  return (
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={order.contactPerson.firstName} />
      <Paragraph>{texts.intro(orderName(order), order.organization.companyName)}</Paragraph>
      {change.message !== '' && <TypedText text={change.message} />}
      <Block title={texts.differences}>
        <LineDifferences before={change.before} after={change.after} />
      </Block>
      {leaving !== null && <Paragraph>{leaving}</Paragraph>}
      <OwnReferences references={order.references} origin={order.origin} />
      {token !== null && (
        <ButtonLink href={`${context.publicUrl}${pathOfLink(lineChangeLinks.answer, token)}`}>
          {texts.answer}
        </ButtonLink>
      )}
      <ProgressLine followToken={order.followToken} context={context} />
      <Paragraph>
        {change.expiresAt && `${texts.until(formatDateTime(change.expiresAt))} `}
        {texts.unanswered}
      </Paragraph>
      <Questions brand={context.brand} />
    </Layout>
  )
}

type Props = { about: OrderChange; context: EmailContext }

export const linesProposed: Email<OrderChange> = {
  load: loadLineChange,
  subject: ({ order }, { brand }) => texts.subject(orderName(order), brand.name),
  body: (about, context) => <LinesProposed about={about} context={context} />,
}
