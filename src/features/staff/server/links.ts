import { deskAccessPage } from '../../../common/desk-pages.ts'
import { declareLink } from '../../mailed-links/server/purposes.ts'

/** Links of colleagues. Only administrators ask for one; it serves over a weekend. */
export const staffLinks = {
  access: declareLink('staff-access', { page: deskAccessPage, hours: 72, isReplacedByNewer: true }),
} as const
