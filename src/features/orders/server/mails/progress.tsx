import type { ReactNode } from 'react'
import type { EmailContext } from '../../../../platform/mail/email.ts'
import { Greeting } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { Questions } from '../../../cases/server/mails/reason.tsx'
import type { LinkedOrder } from './load.ts'
import { OwnReferences } from './own-references.tsx'
import { ProgressButton } from './progress-button.tsx'

/** A mail about how far an order is: who is greeted, what happened, the way to the order, and how we are reached. */
export function Progress({
  order,
  context,
  preview,
  heading,
  questions,
  children,
}: {
  order: LinkedOrder
  context: EmailContext
  preview: string
  heading: string
  questions?: string
  children: ReactNode
}) {
  return (
    <Layout context={context} preview={preview} heading={heading}>
      <Greeting name={order.contactPerson.firstName} />
      {children}
      <OwnReferences references={order.references} origin={order.origin} />
      <ProgressButton order={order} context={context} />
      <Questions brand={context.brand} {...(questions !== undefined && { title: questions })} />
    </Layout>
  )
}
