import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Appears instead of going on: the invoice details differ, but are not filled in (order-flow §2). */
export const MissingInvoiceDialog = (props: { open: boolean; onClose: () => void }) => (
  <Dialog
    title="Facturatiegegevens ontbreken"
    actions={<Button onClick={props.onClose}>Sluiten</Button>}
    {...props}
  >
    <p>
      Je gaf aan dat de factuurgegevens anders zijn, maar ze zijn nog niet compleet. Vul ze aan, of geef aan
      dat ze hetzelfde zijn.
    </p>
  </Dialog>
)
