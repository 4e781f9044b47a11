import { createContext, use } from 'react'
import type { Elements } from '../../../ui/kit/elements.ts'
import { CaseCommands, type Commands, useCaseCommands } from '../../cases/components/case-commands.tsx'
import type { CaseParts } from '../case-parts.ts'
import type { DeskCase } from '../contract.ts'
import { entryActorInWords, eventInWords } from '../timeline-texts.ts'

const DeskCaseContext = createContext<{ readonly shown: DeskCase; readonly parts: CaseParts } | null>(null)

type Props = { shown: DeskCase; parts: CaseParts; mayWork: boolean; children: Elements }

/** Around the screen of a case: all that is known of it, and what can be done with it. */
export const DeskCaseCommands = ({ shown, parts, mayWork, children }: Props) => (
  <DeskCaseContext value={{ shown, parts }}>
    <CaseCommands
      shown={shown}
      mayWork={mayWork}
      inWords={change => ({ what: eventInWords(parts.words, change), who: entryActorInWords(change) })}
    >
      {children}
    </CaseCommands>
  </DeskCaseContext>
)

/** The case that shows with all that is known of it, and what can be done with it. */
export function useDeskCase(): Omit<Commands, 'shown'> & {
  readonly shown: DeskCase
  readonly parts: CaseParts
} {
  const commands = useCaseCommands()
  const known = use(DeskCaseContext)
  if (!known) throw new Error('This stands outside of the screen of a case')
  return { ...commands, ...known }
}
