import { ShownOnce } from '../../../ui/desk/shown-once.tsx'
import { secretTexts as texts } from '../texts-desk.ts'

type Props = { secret: string; onClose: () => void }

/** A secret that was just made. */
export const ShownSecret = ({ secret, onClose }: Props) => (
  <ShownOnce
    title={texts.shownTitle}
    text={texts.once}
    label={texts.shown}
    value={secret}
    onClose={onClose}
  />
)
