import { mostBytes } from '../../case-files/limits.ts'
import { noSenderCheck } from '../../cases/sender-check-results.ts'
import { originalName, type ReceivedMail } from '../received-mail.ts'
import { storable } from './mail-text.ts'

/** The largest mail that is read as a whole: 20 MB of files in base64, and its texts. */
export const largestMail = 30 * 1024 * 1024
/** So much is read of a larger one. */
export const readOfLarger = 1024 * 1024

/** A mail of which nothing is understood: the beginning of its source is its text. */
export const unreadMail = (source: Buffer): ReceivedMail => ({
  messageId: null,
  thread: [],
  headers: [],
  from: { address: '', name: '' },
  senderCheck: noSenderCheck,
  recipients: [],
  typedRecipients: [],
  subject: '',
  sentAt: null,
  text: storable(source.subarray(0, 10_000).toString('latin1')).trim(),
  html: null,
  attachments: [],
  cut: 'unreadable',
})

/**
 * A mail of which not everything is shown, with its source as its last file, so that nothing of it is lost: a mail service may keep
 * none. One that is too large for a file stays without.
 * @param source all of it
 */
export const withOriginal = (mail: ReceivedMail, source: Buffer): ReceivedMail =>
  mail.cut === null || source.length > mostBytes
    ? mail
    : {
        ...mail,
        attachments: [
          ...mail.attachments,
          { name: originalName, claimedType: 'message/rfc822', content: source, contentId: null },
        ],
      }
