import { GuestDetails } from '../../contract/details.ts'
import { checkedResolver } from './checked-resolver.ts'
import type { ServerChecks } from './server-checks.ts'

/** The rules of the registration form, with the server's checks of KVK number and IBAN. */
export const guestResolver = (serverChecks: ServerChecks) => checkedResolver(GuestDetails, serverChecks)
