import { Link } from 'react-router'
import type { MailSubject } from '../../../contract/deliveries.ts'
import { deskPaths } from '../desk-paths.ts'
import { CaseLink } from '../ui/case-link.tsx'

/** Subject of a mail, as a link. */
export function MailAbout({ about }: { about: MailSubject | null }) {
  if (about === null) return null
  if (about.kind === 'case') return <CaseLink number={about.number} />
  return <Link to={deskPaths.customer(about.id)}>{about.name}</Link>
}
