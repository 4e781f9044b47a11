import type { ReactNode } from 'react'
import { orderPage } from '../../../contract/order-page.ts'
import { formatOrderNumber } from '../../../domain/order-number.ts'
import type { StoredOrder } from '../../orders/stored-orders.ts'
import type { EmailContext } from '../email.ts'
import { Layout } from './layout.tsx'
import { ButtonLink, Paragraph } from './parts.tsx'
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
  order: StoredOrder
  context: EmailContext
  preview: string
  heading: string
  questions?: string
  children: ReactNode
}) {
  const page = `${context.publicUrl}${orderPage(formatOrderNumber(order.orderNumber))}`
  return (
    <Layout context={context} preview={preview} heading={heading}>
      <Paragraph>Beste {order.contactPerson.firstName},</Paragraph>
      {children}
      {order.isCustomers && <ButtonLink href={page}>Bekijk je bestelling</ButtonLink>}
      <Questions brand={context.brand} {...(questions !== undefined && { title: questions })} />
    </Layout>
  )
}
