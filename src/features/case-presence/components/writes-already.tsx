import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { presenceTexts as texts } from '../texts-desk.ts'
import { useColleaguesHere } from './case-presence.tsx'

type Props = {
  /** Called with the one press that goes on all the same. */
  readonly onWriteToo: () => void
}

/** Whether somebody else writes in the case. */
export const useSomebodyWrites = (): boolean => useColleaguesHere().some(({ isWriting }) => isWriting)

/** Says in a reply that a colleague writes one already, before the first letter is typed. */
export function WritesAlready({ onWriteToo }: Props) {
  const writing = useColleaguesHere().filter(({ isWriting }) => isWriting)
  if (writing.length === 0) return null
  return (
    <Notice kind="warning">
      <p>{texts.somebodyWrites(writing.map(({ name }) => name))}</p>
      <p>
        <Button small variant="secondary" onClick={onWriteToo}>
          {texts.writeToo}
        </Button>
      </p>
    </Notice>
  )
}
