import type { VatStatus } from '../../../platform/outside/vat-register.ts'
import { givesLess } from '../../addresses/line-promise.ts'
import type { InternetOffer } from '../../addresses/server/check-address.ts'
import type { Case } from '../../cases/server/case.ts'
import { caseByNumber } from '../../cases/server/case.ts'
import {
  type CommandOutcome,
  type DeskCommand,
  executeCommand,
  refused,
} from '../../cases/server/commands/command.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { addressIn } from '../../forms/server/searchable-submissions.ts'
import { submissionOf } from '../../forms/server/submissions.ts'
import { completeCheck, type OwedCheck } from '../../orders/server/complete-check.ts'
import { orderOf, type StoredOrder } from '../../orders/server/stored-orders.ts'
import { quoteOf } from '../../orders/server/stored-quotes.ts'
import { caseDeskEvents } from '../events.ts'
import type { DeskCaseServices } from './services.ts'

/** As the registers answer; of an address: whether there is one. */
export type CheckStatus = VatStatus

type Services = Pick<
  DeskCaseServices,
  'database' | 'steps' | 'kvkStatus' | 'vatStatus' | 'internetLinesAt' | 'offeredPlaces'
>

/**
 * Asks a register what it could not be asked when the order came in, or takes the word of who looked it up. What is known
 * is owed no more; what is not stays owed, and that it was asked is written down. The register is asked before anything is held.
 */
export async function checkNow(
  services: Services,
  command: DeskCommand,
  { check, byHand }: { readonly check: OwedCheck; readonly byHand: boolean },
): Promise<
  Exclude<CommandOutcome, { kind: 'done' }> | { readonly kind: 'checked'; readonly standing: CheckStatus }
> {
  const found = await caseByNumber(services.database, command.number)
  if (!found) return { kind: 'unknown' }
  const standing = byHand ? 'known' : await ask(services, found, check)
  if (standing === null) return refused(caseRefusals.nothingToCheck)
  const outcome = await executeCommand(services, command, async (tx, { row: held, change }) => {
    if (standing === 'known') {
      await completeCheck(tx, held, check)
      const quote = await quoteOf(tx, held)
      const address = quote?.installationAddress
      if (address) await services.offeredPlaces?.placeChecked(tx, held.id, address)
    }
    await change({
      type: caseDeskEvents.checkDone,
      changedFields: [check],
      data: { check, standing, byHand },
    })
    return null
  })
  return outcome.kind === 'done' ? { kind: 'checked', standing } : outcome
}

function addressStatus({ address, addressChecked }: InternetOffer): CheckStatus {
  if (!addressChecked) return 'not-checked'
  return address ? 'known' : 'unknown'
}

/** Whether the networks give again what the lines of an order were sold with. */
function deliveryStatus(
  { lines: sold }: StoredOrder,
  { lines: offered, addressChecked }: InternetOffer,
): CheckStatus {
  if (!addressChecked) return 'not-checked'
  return givesLess(sold, offered) ? 'unknown' : 'known'
}

/** null where the case has nothing of the kind. */
async function ask(
  { database, kvkStatus, vatStatus, internetLinesAt }: Services,
  found: Case,
  check: OwedCheck,
): Promise<CheckStatus | null> {
  const request = (await orderOf(database, found)) ?? (await quoteOf(database, found))
  if (!request) {
    const submission = await submissionOf(database, found)
    const address = submission && addressIn(submission.answers)
    return address && check === 'address' ? addressStatus(await internetLinesAt(address)) : null
  }
  switch (check) {
    case 'address':
      return addressStatus(await internetLinesAt(request.installationAddress))
    case 'kvk':
      return 'kvkNumber' in request ? kvkStatus(request.kvkNumber) : null
    case 'delivery':
      return 'deliveryChecked' in request
        ? deliveryStatus(request, await internetLinesAt(request.installationAddress))
        : null
    case 'vat':
      return 'vatNumber' in request && request.vatNumber !== '' ? vatStatus(request.vatNumber) : null
  }
}
