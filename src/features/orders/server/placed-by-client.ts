import type { PlacingClient } from './order-services.ts'
import type { Storable } from './store.ts'

/** The mails about what a client of the API sent: none of a test, and to its customer only if the client has that done. */
export const mailsOf = (
  client: Pick<PlacingClient, 'isTest' | 'sendsMails'> | undefined,
  emails: Storable['emails'],
): Storable['emails'] =>
  client === undefined
    ? emails
    : client.isTest
      ? []
      : emails.filter(({ isForHouse }) => client.sendsMails || isForHouse)

/** A request as it is stored where a client of the API sent it: it has no session. */
export const placedBy = <Stored extends Pick<Storable, 'opened' | 'emails' | 'storeWith'>>(
  client: PlacingClient | undefined,
  storable: Stored,
): Stored =>
  client === undefined
    ? storable
    : {
        ...storable,
        opened: { ...storable.opened, visitorHash: null, placedByClient: client.id },
        emails: mailsOf(client, storable.emails),
        storeWith: client.storeWith,
      }
