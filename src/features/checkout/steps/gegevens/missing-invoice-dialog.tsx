import { Button } from '../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import { invoiceTexts } from '../../../details/texts.ts'

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
