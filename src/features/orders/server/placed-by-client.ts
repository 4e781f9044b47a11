import type { PlacingClient } from './order-services.ts'
import type { Storable } from './store.ts'

/** Mails to ourselves about what came in. */
const notices = new Set<string>(['order-notice', 'quote-notice'])

/** A request as it is stored where a client of the API sent it: it has no session, and its customer is mailed only if the client has that done. */
export const placedBy = <Stored extends Pick<Storable, 'opened' | 'emails' | 'storeWith'>>(
  client: PlacingClient | undefined,
  storable: Stored,
): Stored =>
  client === undefined
    ? storable
    : {
        ...storable,
        opened: { ...storable.opened, visitorHash: null, placedByClient: client.id },
        emails: client.isTest
          ? []
          : storable.emails.filter(({ kind }) => client.sendsMails || notices.has(kind)),
        storeWith: client.storeWith,
      }
