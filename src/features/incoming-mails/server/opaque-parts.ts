import { ContentInfo, SignedData } from 'pkijs'
import type { MailCut } from '../../cases/mail-cuts.ts'

/* Mails whose words are inside one file: signed or encrypted S/MIME (RFC 8551), PGP (RFC 3156), and Outlook's winmail.dat. */

type Part = { readonly mimeType: string; readonly content: unknown }

const smimeTypes = new Set(['application/pkcs7-mime', 'application/x-pkcs7-mime'])
const tnefTypes = new Set(['application/ms-tnef', 'application/vnd.ms-tnef'])

const bytesOf = ({ content }: Part): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : content instanceof ArrayBuffer
      ? Buffer.from(content)
      : Buffer.from(content as Uint8Array)

/** OID of signed data in CMS (RFC 5652 §5.1). */
const signedData = '1.2.840.113549.1.7.2'

/**
 * The mail inside a signed file, as its MIME source; null where there is none, or it is encrypted. Nobody looked whether the
 * signature is right: the mail counts as any other.
 */
export function signedMail(parts: readonly Part[]): Buffer | null {
  const file = parts.find(({ mimeType }) => smimeTypes.has(mimeType.toLowerCase()))
  if (!file) return null
  try {
    const info = ContentInfo.fromBER(Uint8Array.from(bytesOf(file)))
    if (info.contentType !== signedData) return null
    const inner = new SignedData({ schema: info.content }).encapContentInfo.eContent?.getValue()
    return inner && inner.byteLength > 0 ? Buffer.from(inner) : null
  } catch {
    return null
  }
}

/** Why the words of a mail are not there, by the files that hold them; null where none does. */
export function opaqueCut(parts: readonly Part[]): MailCut | null {
  const types = parts.map(({ mimeType }) => mimeType.toLowerCase())
  if (types.some(type => smimeTypes.has(type) || type === 'application/pgp-encrypted')) return 'encrypted'
  return types.some(type => tnefTypes.has(type)) ? 'winmail' : null
}
