import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { Header, Pack, ReadEntry, Unpack } from 'tar'
import { refusedBySystem, StartupProblem } from '../../../platform/operations/startup-problem.ts'
import type { CopiedFile } from './online-copy.ts'

/*
 * A backup is one file: tar, compressed with zstd, encrypted with age (age-encryption.org) to a public key. Without this
 * program it opens with Debian's own: age -d -i KEYFILE FILE | zstd -d | tar x
 */

export type Archive = {
  put(file: CopiedFile): Promise<void>
  /** Once everything was put; the file is whole and on disk when this resolves. */
  finish(): Promise<void>
  /** Gives up after a failure, so that `finish` is never called. */
  abandon(error: Error): Promise<void>
}

/**
 * Starts an archive in a new file that only this user can read.
 * @param recipients public keys of age, `age1…`; each one's owner can open it
 * @throws Error where the file is there already
 */
export async function writeArchive(file: string, recipients: readonly string[]): Promise<Archive> {
  const pack = new Pack({ portable: true, zstd: true })
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const encrypted = await encrypter.encrypt(
    Readable.toWeb(Readable.from(pack)) as unknown as ReadableStream<Uint8Array>,
  )
  const written = pipeline(
    Readable.fromWeb(encrypted as unknown as WebStream<Uint8Array>),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  // Told by `finish`; meanwhile a failure must not end the program.
  written.catch(() => undefined)

  return {
    put: async ({ name, size, content }) => {
      const entry = new ReadEntry(headerOf(name, size))
      const failed = written.then(
        () => Promise.reject(new Error('The archive ended before its last file')),
        error => Promise.reject(error),
      )
      failed.catch(() => undefined)
      pack.write(entry)
      for await (const chunk of content) {
        if (!entry.write(chunk))
          await Promise.race([new Promise(resolve => entry.once('drain', resolve)), failed])
      }
      entry.end()
    },
    finish: () => {
      pack.end()
      return written
    },
    abandon: async error => {
      pack.emit('error', error)
      await written.catch(() => undefined)
    },
  }
}

function headerOf(name: string, size: number): Header {
  const isFolder = name.endsWith('/')
  const header = new Header({
    path: name,
    mode: isFolder ? 0o700 : 0o600,
    size,
    mtime: new Date(),
    type: isFolder ? 'Directory' : 'File',
  })
  header.encode(Buffer.alloc(512))
  return header
}

/**
 * Unpacks an archive into a folder that is there and empty. A file that was changed, cut off, or is for another key is
 * refused; what was unpacked until then stays for the caller to remove.
 * @param identity the secret key, `AGE-SECRET-KEY-1…`
 * @throws StartupProblem where it cannot be opened
 */
export async function readArchive(file: string, identity: string, folder: string): Promise<void> {
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity)
  } catch {
    throw new StartupProblem('The key is none of age: it is one line that begins with AGE-SECRET-KEY-1.')
  }
  const source = Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>
  try {
    const decrypted = await decrypter.decrypt(source)
    const unpack = new Unpack({ cwd: folder, strict: true, preserveOwner: false })
    await pipeline(Readable.fromWeb(decrypted as unknown as WebStream<Uint8Array>), unpack)
  } catch (error) {
    // A missing file and a full disk say nothing of the backup.
    const refused = refusedBySystem(error, folder)
    if (refused) throw refused
    throw new StartupProblem(
      `The backup ${file} cannot be opened (${error instanceof Error ? error.message : String(error)}): it is damaged or cut off, or the key is another one's.`,
    )
  }
}
