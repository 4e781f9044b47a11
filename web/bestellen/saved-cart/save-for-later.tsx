import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { saveCartTexts } from '../../../content/saved-cart-texts.ts'
import { Button } from '../../ui/button.tsx'

const SaveDialog = lazy(() => import('../../saved-cart/save-dialog.tsx'))

/** "Bewaar voor later": mails a link to the cart; what asks for the address comes when it is pressed. */
export function SaveForLater() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" small icon={<Bookmark aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {saveCartTexts.save}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
