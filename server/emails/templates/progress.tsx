import type { ReactNode } from 'react'
import type { EmailContext } from '../email.ts'
import type { FollowedOrder } from '../load.ts'
import { FollowButton } from './follow-button.tsx'
import { Layout } from './layout.tsx'
import { Paragraph } from './parts.tsx'
import { Questions } from './questions.tsx'

/** A mail about how far an order is: who is greeted, what happened, the way to the order, and how we are reached. */
export function Progress({
  order,
  context,
  preview,
  heading,
  questions,
  children,
}: {
  order: FollowedOrder
  context: EmailContext
  preview: string
  heading: string
  questions?: string
  children: ReactNode
}) {
  return (
    <Layout context={context} preview={preview} heading={heading}>
      <Paragraph>Beste {order.contactPerson.firstName},</Paragraph>
      {children}
      <FollowButton order={order} context={context} />
      <Questions brand={context.brand} {...(questions !== undefined && { title: questions })} />
    </Layout>
  )
}
