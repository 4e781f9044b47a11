import { transferLinks } from '../../features/agreement-transfers/server/links.ts'
import { agreementLinks } from '../../features/agreements/server/links.ts'
import { customerLinks } from '../../features/customers/server/links.ts'
import { lineChangeLinks } from '../../features/line-changes/server/links.ts'
import { followLink } from '../../features/mailed-links/server/progress-link.ts'
import type { LinkPurpose } from '../../features/mailed-links/server/purposes.ts'
import { quoteLinks } from '../../features/quotes/server/links.ts'
import { savedCartLinks } from '../../features/saved-carts/server/links.ts'
import { staffLinks } from '../../features/staff/server/links.ts'

/** Everything that a link is mailed for. */
export const linkPurposes: readonly LinkPurpose[] = [
  followLink,
  ...[
    customerLinks,
    staffLinks,
    lineChangeLinks,
    agreementLinks,
    transferLinks,
    savedCartLinks,
    quoteLinks,
  ].flatMap(links => Object.values<LinkPurpose>(links)),
]
