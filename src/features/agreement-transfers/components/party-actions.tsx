import { useState } from 'react'
import { newId } from '../../../common/new-id.ts'
import { Button } from '../../../ui/kit/button.tsx'
import styles from '../../cases/components/case.module.css'
import { failureIn, isConflict, useCaseCommands } from '../../cases/components/case-commands.tsx'
import { checkTexts } from '../../cases/texts-desk.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ShownIban } from '../../desk/components/shown-iban.tsx'
import { useMay } from '../../desk/components/use-colleague.ts'
import type { DeskTransfer } from '../contract-desk.ts'
import { transferDeskTexts as texts } from '../texts-desk.ts'

type Props = { id: string; party: NonNullable<DeskTransfer['party']> }

/** Acts on the details of who takes an agreement over: the check of a KVK number that no register was asked about, and the whole IBAN. */
export function PartyActions({ id, party }: Props) {
  const { number } = useCaseCommands().shown
  const mayWork = useMay('agreements.work')
  const seesIban = useMay('iban.read')
  return (
    <>
      {mayWork && !party.kvkChecked && <KvkCheck id={id} kvkNumber={party.kvkNumber} />}
      {seesIban && (
        <ShownIban
          load={() =>
            callAtDesk('POST /api/beheer/zaken/{nummer}/overname/{id}/iban', {
              params: { nummer: number, id },
            })
          }
        />
      )}
    </>
  )
}

function KvkCheck({ id, kvkNumber }: { id: string; kvkNumber: string }) {
  const { send } = useCaseCommands()
  const [busy, setBusy] = useState<'now' | 'byHand' | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const ask = async (byHand: boolean) => {
    setBusy(byHand ? 'byHand' : 'now')
    const result = await send({
      act: 'overname-kvk',
      body: { id: newId(), transfer: id, byHand },
      wanted: [[texts.facts.kvk, kvkNumber]],
    })
    if (!result.ok && !isConflict(result)) setSaid(failureIn(result))
    setBusy(null)
  }
  return (
    <>
      {said && (
        <p role="status" className={styles.by}>
          {said}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          small
          variant="secondary"
          busy={busy === 'now'}
          aria-label={texts.checkKvk}
          onClick={() => void ask(false)}
        >
          {checkTexts.now}
        </Button>
        <Button small variant="quiet" busy={busy === 'byHand'} onClick={() => void ask(true)}>
          {checkTexts.byHand}
        </Button>
      </div>
    </>
  )
}
