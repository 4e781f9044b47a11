import type { CallResult } from '../../../api/client.ts'
import { formatIban } from '../../../common/checks/iban.ts'
import { CommandOutcome } from '../../../ui/desk/command-outcome.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { shownIbanTexts as texts } from '../texts.ts'
import styles from './shown-iban.module.css'

/** Shows the whole IBAN after the colleague confirms their identity; every view is logged. @param load fetches it */
export function ShownIban({ load }: { load: () => Promise<CallResult<{ iban: string }>> }) {
  const { isBusy, failure, done, act } = useAction({ send: load, rereads: 'refused' })
  return (
    <div>
      {done === null ? (
        <Button variant="secondary" small busy={isBusy} onClick={act}>
          {texts.show}
        </Button>
      ) : (
        <output className={styles.iban}>{formatIban(done.iban)}</output>
      )}
      <CommandOutcome
        failed={failure !== null && { title: failure.title ?? texts.failed, text: failure.message }}
        done={false}
      />
    </div>
  )
}
