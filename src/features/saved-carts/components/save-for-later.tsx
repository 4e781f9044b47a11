import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { saveForLaterTexts } from '../../checkout/texts/cart.ts'
import { SaveDialog } from './save-dialog.tsx'

/** "Bewaar voor later": mails a link to the cart. */
export function SaveForLater() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" small icon={<Bookmark aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {saveForLaterTexts.button}
      </Button>
      {isOpen && <SaveDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
