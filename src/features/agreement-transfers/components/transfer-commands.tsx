import { Dialog } from '../../../ui/kit/dialog.tsx'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { dayInWords } from '../../cases/delivery-texts.ts'
import { TransferChoice, TransferLinkAgain } from '../command-schemas.ts'
import type { DeskTransfer } from '../contract-desk.ts'
import { transferDeskTexts as texts } from '../texts-desk.ts'
import type { TransferSide } from '../transfer.ts'

type Props = { transfer: DeskTransfer; onClose: () => void }

/** Approves a transfer that a colleague began. */
export function ApproveDialog({ transfer, onClose }: Props) {
  const { id, from, to, holdsFrom } = transfer
  const form = useCommandForm({
    schema: TransferChoice,
    initial: { transfer: id },
    act: 'overname-goedkeuren',
    wanted: () => [[texts.approve, to.companyName]],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={texts.approveTitle}>
      <CommandForm form={form} submit={texts.approve} onCancel={onClose}>
        <p>{texts.approveText(from.companyName, to.companyName, dayInWords(holdsFrom))}</p>
      </CommandForm>
    </Dialog>
  )
}

/** Cancels a transfer that does not hold yet. */
export function CancelDialog({ transfer, onClose }: Props) {
  const form = useCommandForm({
    schema: TransferChoice,
    initial: { transfer: transfer.id },
    act: 'overname-annuleren',
    wanted: () => [[texts.cancel, transfer.to.companyName]],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={texts.cancelTitle}>
      <CommandForm form={form} submit={texts.cancel} onCancel={onClose}>
        <p>{texts.cancelText}</p>
      </CommandForm>
    </Dialog>
  )
}

/** Mails a side a new link, in the place of those before. */
export function LinkDialog({ transfer, side, onClose }: Props & { side: TransferSide }) {
  const form = useCommandForm({
    schema: TransferLinkAgain,
    initial: { transfer: transfer.id, side },
    act: 'overname-link',
    wanted: () => [[texts.mailLink, transfer[side].companyName]],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={texts.mailLinkTitle(side)}>
      <CommandForm form={form} submit={texts.mailLink} onCancel={onClose}>
        <p>{texts.mailLinkText}</p>
      </CommandForm>
    </Dialog>
  )
}
