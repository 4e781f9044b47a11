import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  formatDateTime,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { TypedText } from '../../../../platform/mail/templates/typed-text.tsx'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { Questions } from '../../../cases/server/mails/questions.tsx'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { loadLineChange, type OrderChange } from '../../../mails/server/load-emails.ts'
import { ProgressLine } from '../../../tracking/server/mails/progress-button.tsx'
import { LineDifferences } from './line-differences.tsx'

/** To the order contact: a change that costs more and waits for the customer's answer. */
function LinesProposed({ about: { order, change, token }, context }: Props) {
  const number = formatOrderNumber(order.orderNumber)
  return (
    <Layout
      context={context}
      preview="Bekijk wat er verandert en laat ons weten of je akkoord gaat."
      heading="Ga je akkoord met deze wijziging?"
    >
      <Paragraph>Beste {order.contactPerson.firstName},</Paragraph>
      <Paragraph>
        Voor bestelling {number} van {order.organization.companyName} hebben we een wijziging klaargezet. Die
        kost meer dan wat je besteld hebt: daarom vragen we of je akkoord gaat.
      </Paragraph>
      {change.message !== '' && <TypedText text={change.message} />}
      <Block title="Wat er verandert">
        <LineDifferences before={change.before} after={change.after} />
      </Block>
      {token !== null && (
        <ButtonLink href={`${context.publicUrl}${pathOfLink('line-change', token)}`}>
          Bekijk en beantwoord
        </ButtonLink>
      )}
      <ProgressLine followToken={order.followToken} context={context} />
      <Paragraph>
        {change.expiresAt && `Het voorstel geldt tot ${formatDateTime(change.expiresAt)}. `}Zolang je niets
        laat weten, blijft je bestelling zoals die is.
      </Paragraph>
      <Questions brand={context.brand} />
    </Layout>
  )
}

type Props = { about: OrderChange; context: EmailContext }

export const linesProposed: Email<OrderChange> = {
  load: loadLineChange,
  subject: ({ order }, { brand }) =>
    `Wijziging van je bestelling ${formatOrderNumber(order.orderNumber)} bij ${brand.name}: ga je akkoord?`,
  body: (about, context) => <LinesProposed about={about} context={context} />,
}
