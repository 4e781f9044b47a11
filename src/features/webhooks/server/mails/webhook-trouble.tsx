import { deskWebhookPage } from '../../../../common/desk-pages.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { Email, EmailContext, EmailSources } from '../../../../platform/mail/email.ts'
import {
  ButtonLink,
  Facts,
  formatDateTime,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { eventById } from '../../../events/server/events.ts'
import { type SwitchOffReason, switchOffReasons } from '../../subscription.ts'
import { subscriptionById } from '../stored-subscriptions.ts'
import { webhookTroubleTexts as texts } from './texts.ts'

/** A receiver that is told of nothing. */
export type WebhookTrouble = {
  readonly id: string
  readonly name: string
  readonly host: string
  readonly failingSince: Date
  /** Why it was switched off; null where it is called still. */
  readonly reason: SwitchOffReason | null
}

/** null where the receiver is gone. */
async function load({ eventId }: EmailDelivery, { database }: EmailSources): Promise<WebhookTrouble | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const found = event && (await subscriptionById(database, String(event.data.subscription)))
  if (!event || !found) return null
  const { id, name, url, failingSince, offReason } = found
  return {
    id,
    name,
    host: new URL(url).host,
    failingSince: failingSince ?? event.occurredAt,
    reason: switchOffReasons.find(each => each === event.data.reason) ?? offReason,
  }
}

/** To whoever looks after a receiver that does not answer as it should. */
function Trouble({
  trouble: { id, name, host, failingSince },
  words,
  context,
}: {
  trouble: WebhookTrouble
  words: { readonly heading: string; readonly text: string; readonly next: string }
  context: EmailContext
}) {
  return (
    <Layout context={context} preview={words.text} heading={words.heading}>
      <Paragraph>{words.text}</Paragraph>
      <Facts
        rows={[
          [texts.name, name],
          [texts.receiver, host],
          [texts.since, formatDateTime(failingSince)],
        ]}
      />
      <Paragraph>{words.next}</Paragraph>
      <ButtonLink href={context.publicUrl + deskWebhookPage(id)}>{texts.open}</ButtonLink>
    </Layout>
  )
}

export const webhookFailing: Email<WebhookTrouble> = {
  load,
  subject: ({ name }) => texts.failing.subject(name),
  body: (trouble, context) => <Trouble trouble={trouble} words={texts.failing} context={context} />,
}

export const webhookSwitchedOff: Email<WebhookTrouble> = {
  load,
  subject: ({ name }) => texts.off.subject(name),
  body: (trouble, context) => (
    <Trouble
      trouble={trouble}
      words={{ ...texts.off, text: texts.off.reasons[trouble.reason ?? 'failing'] }}
      context={context}
    />
  ),
}
