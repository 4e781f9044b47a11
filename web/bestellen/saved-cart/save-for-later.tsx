import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { callMessages } from '../../../content/call-texts.ts'
import { saveForLaterTexts } from '../../../content/cart-texts.ts'
import { commonTexts } from '../../../content/common-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useCode } from '../../use-code.ts'

const importDialog = () => import('../../saved-cart/save-dialog.tsx')

/** "Bewaar voor later": mails a link to the cart. Where what asks for the address does not come, that is said in its place. */
export function SaveForLater() {
  const [isOpen, setIsOpen] = useState(false)
  const form = useCode(importDialog)
  const close = () => setIsOpen(false)
  function open() {
    setIsOpen(true)
    form.fetch()
  }
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={<Bookmark aria-hidden="true" />}
        busy={form.state === 'underWay'}
        onClick={open}
      >
        {saveForLaterTexts.button}
      </Button>
      {isOpen && form.state === 'here' && <form.code.SaveDialog onClose={close} />}
      {isOpen && form.state === 'failed' && (
        <Dialog open onClose={close} title={saveForLaterTexts.title}>
          <p>{callMessages.unavailable}</p>
          <p>{commonTexts.everythingKept}</p>
        </Dialog>
      )}
    </>
  )
}
