import { useNavigate } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { ApplicationMaking } from '../../cases/command-schemas.ts'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { applicationForm, caseScopeOf, isInScope } from '../../desk/case-scope.ts'
import { useColleague } from '../../desk/components/use-colleague.ts'
import { applicationTexts as texts } from '../texts-desk.ts'

/** Makes a job application of a mail; who does not read those goes back to the list. */
export function ApplicationDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const leaves = !isInScope(caseScopeOf(useColleague().role), applicationForm)
  const form = useCommandForm({
    schema: ApplicationMaking,
    initial: {},
    act: 'sollicitatie',
    wanted: () => [[texts.fact, texts.name]],
    leaves,
    onDone: () => {
      onClose()
      if (leaves) void navigate(deskPaths.desk)
    },
  })
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <CommandForm form={form} submit={texts.make} onCancel={onClose}>
        <p>{texts.readers}</p>
        <p>{texts.period}</p>
        <p>{texts.final}</p>
      </CommandForm>
    </Dialog>
  )
}
