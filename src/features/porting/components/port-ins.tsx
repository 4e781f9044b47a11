import { useState } from 'react'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import styles from '../../cases/components/case.module.css'
import { useCaseCommands } from '../../cases/components/case-commands.tsx'
import { dayInWords } from '../../cases/delivery-texts.ts'
import { portInRefusals } from '../../cases/port-in-states.ts'
import type { PortIn } from '../contract-desk.ts'
import type { PortInStep } from '../port-in.ts'
import { portInTexts } from '../texts-desk.ts'
import { type PortInDays, PortInDialog, stepLabel } from './port-in-dialog.tsx'

/** The heading of the numbers, for a link to them. */
export const numbersAnchor = 'nummers'

type Opened = { readonly portIn: PortIn; readonly step: PortInStep }

/** The numbers that come along from another provider: how far each is, and what can be done with it. */
export function PortIns({ portIns, days }: { portIns: readonly PortIn[]; days: PortInDays }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <>
      <ul id={numbersAnchor} className={`plain-list ${styles.stack}`}>
        {portIns.map(portIn => (
          <li key={portIn.position} className={styles.portIn}>
            <p className={styles.portInHead}>
              <strong>{unbrokenPhone(portIn.number)}</strong>
              <span className={styles.by}>{portInStatus(portIn)}</span>
            </p>
            <DetailsList details={factsOf(portIn)} />
            <Steps portIn={portIn} onOpen={step => setOpened({ portIn, step })} />
          </li>
        ))}
      </ul>
      {opened && <PortInDialog {...opened} others={portIns} days={days} onClose={() => setOpened(null)} />}
    </>
  )
}

/** A number that the customer wants to keep is nobody else's to answer for until that provider was asked. */
export const portInStatus = ({ state, stateLabel, askedOn }: PortIn): string =>
  state === 'requested' && askedOn === null ? portInTexts.notAsked : stateLabel

function Steps({ portIn, onOpen }: { portIn: PortIn; onOpen: (step: PortInStep) => void }) {
  const { mayWork } = useCaseCommands()
  if (!mayWork || portIn.steps.length === 0) return null
  return (
    <div className={styles.actions}>
      {portIn.steps.map((step, place) => (
        <Button
          key={step}
          small
          variant={place === 0 ? 'secondary' : 'quiet'}
          onClick={() => onOpen(step)}
          aria-label={`${stepLabel(portIn, step)}, ${unbrokenPhone(portIn.number)}`}
        >
          {stepLabel(portIn, step)}
        </Button>
      ))}
    </div>
  )
}

function factsOf({
  state,
  provider,
  providerReference,
  askedOn,
  answeredBy,
  wishDate,
  plannedOn,
  refusal,
}: PortIn) {
  const asked =
    askedOn === null || answeredBy === null
      ? ''
      : state === 'requested'
        ? `${dayInWords(askedOn)}, ${portInTexts.answeredBy} ${dayInWords(answeredBy)}`
        : dayInWords(askedOn)
  return [
    [portInTexts.provider, provider ?? ''],
    [portInTexts.reference, providerReference ?? ''],
    [portInTexts.asked, asked],
    [portInTexts.wish, wishDate === null ? '' : dayInWords(wishDate)],
    [portInTexts.planned, plannedOn === null ? '' : dayInWords(plannedOn)],
    [portInTexts.refusal, refusal === null ? '' : portInRefusals[refusal]],
  ] as const
}
