import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import { invoiceTexts } from '../../../details/texts.ts'
import { orderStore } from '../../store/order-state.ts'

/** Appears instead of going on: the invoice details differ, but are not filled in (order-flow §2). */
export const MissingInvoiceDialog = (props: { open: boolean; onClose: () => void }) => (
  <Dialog
    title={invoiceTexts.missing.title}
    actions={<Button onClick={props.onClose}>{invoiceTexts.missing.fillIn}</Button>}
    {...props}
  >
    <p>{invoiceTexts.missing.text}</p>
  </Dialog>
)

/** Says that invoice details are missing, and leads from there to the first of them, each marked with its error. */
export function useMissingInvoice(judge: () => Promise<unknown>) {
  const [isAsked, setIsAsked] = useState(false)
  const wasAsked = useRef(false)
  // After the dialog, which gives the focus back to the button that opened it.
  useEffect(() => {
    if (wasAsked.current && !isAsked) document.getElementById(firstEmptyInvoiceField())?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  return {
    isAsked,
    ask: () => setIsAsked(true),
    async fillIn() {
      await judge()
      setIsAsked(false)
    },
  }
}

function firstEmptyInvoiceField(): string {
  const { companyName = '', email = '', address } = orderStore.getSnapshot().invoiceAddress ?? {}
  const fields = { companyName, email, ...address }
  const order = ['companyName', 'email', 'zipCode', 'houseNumber', 'streetName', 'city'] as const
  const first = order.find(field => !fields[field]?.trim()) ?? 'companyName'
  return `invoiceAddress.${first === 'companyName' || first === 'email' ? first : `address.${first}`}`
}
