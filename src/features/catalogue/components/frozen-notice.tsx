import { Notice } from '../../../ui/kit/notice.tsx'
import { useMay } from '../../desk/components/use-colleague.ts'
import { mayEdit, type RevisionState } from '../revision.ts'
import { revisionRefusals } from '../texts-desk.ts'

/** Says to a colleague who may work why nothing can be changed in a revision of this state, and what to do instead. */
export const FrozenNotice = ({ state }: { state: RevisionState }) =>
  useMay('catalogue.work') && !mayEdit(state) ? (
    <Notice>
      <p>{state === 'in-test' ? revisionRefusals.frozen : revisionRefusals.planned}</p>
    </Notice>
  ) : null
