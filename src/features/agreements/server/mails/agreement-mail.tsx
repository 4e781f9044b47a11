import type { ReactNode } from 'react'
import type { EmailContext, EmailSources } from '../../../../platform/mail/email.ts'
import { Greeting } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { withFollowToken } from '../../../cases/server/mails/load.ts'
import { Questions } from '../../../cases/server/mails/reason.tsx'
import type { LinkedOrder } from '../../../orders/server/mails/load.ts'
import { Progress } from '../../../orders/server/mails/progress.tsx'
import type { StoredOrder } from '../../../orders/server/stored-orders.ts'
import { orderOfParty, type StoredParty } from '../parties.ts'

/** An order with the party of its agreement; without the token of the order's page for who took the agreement over. */
export type OrderOfParty = StoredOrder & { readonly followToken: LinkedOrder['followToken'] | null }

/** The order as a mail to the party of its agreement tells of it. */
export const orderForParty = async (
  order: StoredOrder,
  party: StoredParty | null,
  sources: EmailSources,
): Promise<OrderOfParty> =>
  party ? { ...orderOfParty(order, party), followToken: null } : withFollowToken(order, sources)

type Props = {
  order: OrderOfParty
  context: EmailContext
  preview: string
  heading: string
  children: ReactNode
}

/** A mail about an agreement: with the way to its order for whoever placed that. */
export function AgreementMail({ order: { followToken, ...order }, context, children, ...texts }: Props) {
  if (followToken !== null)
    return (
      <Progress order={{ ...order, followToken }} context={context} {...texts}>
        {children}
      </Progress>
    )
  return (
    <Layout context={context} {...texts}>
      <Greeting name={order.contactPerson.firstName} />
      {children}
      <Questions brand={context.brand} />
    </Layout>
  )
}
