import { Trash2 } from 'lucide-react'
import { Button } from '../../../ui/kit/button.tsx'
import { removeLineTexts } from '../texts.ts'

type Props = { name: string; onRemove: () => void }

/** Takes a product, called by its name, out of a cart. */
export const RemoveLineButton = ({ name, onRemove }: Props) => (
  <Button
    variant="quiet"
    small
    icon={<Trash2 aria-hidden="true" />}
    aria-label={removeLineTexts.removeOf(name)}
    onClick={onRemove}
  >
    {removeLineTexts.remove}
  </Button>
)
