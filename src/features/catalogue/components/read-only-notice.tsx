import { Notice } from '../../../ui/kit/notice.tsx'
import { useMay } from '../../desk/components/use-colleague.ts'
import { catalogueTexts } from '../texts-revisions.ts'

/** Says that this colleague may look and not change. */
export const ReadOnlyNotice = () =>
  useMay('catalogue.work') ? null : (
    <Notice>
      <p>{catalogueTexts.readOnly}</p>
    </Notice>
  )
