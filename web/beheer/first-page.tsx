import { redirect } from 'react-router'
import { staffCalls } from '../../contract/api/staff-calls.ts'
import type { Route } from './+types/first-page.ts'
import { ask } from './desk-loader.ts'
import { deskPaths } from './desk-paths.ts'
import { menuFor } from './menu-entries.ts'

/** Leads to the first page that a role may see. */
export async function loader({ context }: Route.LoaderArgs) {
  const { role } = await ask(context, staffCalls.whoAmI)
  const [first] = menuFor(role).filter(({ path }) => path !== deskPaths.desk)
  throw redirect(first?.path ?? deskPaths.account)
}

/** React Router takes a route without one for a resource that is no page. */
export default function FirstPage() {
  return null
}
