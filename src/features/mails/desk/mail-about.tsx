import { Link } from 'react-router'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { CaseLink } from '../../desk/components/ui/row-table.tsx'
import type { MailSubject } from '../contract.ts'

/** Subject of a mail, as a link. */
export function MailAbout({ about }: { about: MailSubject | null }) {
  if (about === null) return null
  if (about.kind === 'case') return <CaseLink number={about.number} />
  return <Link to={deskPaths.customer(about.id)}>{about.name}</Link>
}
