import type { NoticeContext } from '../../agreements/server/give-notice.ts'

/** The case of the agreement, locked, how its changes are written down, and how mails of links are made. */
export type TransferContext = NoticeContext & { readonly linkKey: Uint8Array }
