/** Most that is read of a mail as a mail; one that a person sends has a hundredth of it. */
export const mailBounds = {
  /** Bytes of the headers above its text and files. */
  headerBytes: 256 * 1024,
  /** Lines that may be the border of a part: they begin with two dashes. */
  borders: 2_000,
  /** A file of 20 MB has 360,000. */
  lines: 420_000,
} as const

const newLine = 0x0a
const dash = 0x2d

/** The beginning of a mail that is within the bounds; the whole mail of nearly every one. Takes time that grows with the length alone. */
export function boundedSource(source: Buffer): Buffer {
  const headers = source.subarray(0, endOfHeaders(source))
  if (headers.length > mailBounds.headerBytes) {
    const lastLine = headers.lastIndexOf('\n', mailBounds.headerBytes)
    return source.subarray(0, lastLine < 0 ? mailBounds.headerBytes : lastLine + 1)
  }
  let lines = 0
  let borders = 0
  for (let at = source.indexOf(newLine); at >= 0; at = source.indexOf(newLine, at + 1)) {
    lines += 1
    if (source[at + 1] === dash && source[at + 2] === dash) borders += 1
    if (lines > mailBounds.lines || borders > mailBounds.borders) return source.subarray(0, at + 1)
  }
  return source
}

/** The place at which the headers of a mail end: at its first empty line. */
export function endOfHeaders(source: Buffer): number {
  const ends = ['\n\n', '\n\r\n'].map(empty => source.indexOf(empty)).filter(at => at >= 0)
  return Math.min(source.length, ...ends)
}

/** The headers of a mail, and the beginning of what follows as its text, whatever it is. */
export function withoutParts(source: Buffer, textBytes: number): Buffer {
  const end = endOfHeaders(source)
  const headers = boundedSource(source.subarray(0, end)).toString('latin1')
  // How the text is to be read is no longer true of it.
  const plain = headers.replace(/^(?=content-|mime-version)/gim, 'X-')
  const text = source
    .subarray(end, end + textBytes)
    .toString('latin1')
    .trim()
  return Buffer.from(`${plain}\nContent-Type: text/plain; charset=iso-8859-1\n\n${text}`, 'latin1')
}
