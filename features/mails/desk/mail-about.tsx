import { Link } from 'react-router'
import type { MailSubject } from '../contract.ts'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { CaseLink } from '../../desk/components/ui/case-link.tsx'

/** Subject of a mail, as a link. */
export function MailAbout({ about }: { about: MailSubject | null }) {
  if (about === null) return null
  if (about.kind === 'case') return <CaseLink number={about.number} />
  return <Link to={deskPaths.customer(about.id)}>{about.name}</Link>
}
