import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Debian's dovecot with a mailbox of its own below a folder, on a port of its own. */
export type Dovecot = {
  readonly url: string
  /** Maildir of the mailbox. */
  readonly maildir: string
  /** Hands files in it to the user that dovecot reads mails as. */
  own(...files: readonly string[]): Promise<void>
  stop(): Promise<void>
}

export const program = '/usr/sbin/dovecot'

export const isInstalled = (): boolean => existsSync(program)

/** Root reads no mails: there the user `mail` of every Debian does. */
const rootReadsAs = { uid: 8, gid: 8, username: 'mail' }

export async function startDovecot(folder: string, port: number): Promise<Dovecot> {
  const me = userInfo()
  const reader = me.uid === 0 ? rootReadsAs : me
  const home = path.join(folder, 'home')
  const maildir = path.join(home, 'Maildir')
  const own = async (...files: readonly string[]) => {
    if (me.uid === 0) for (const file of files) await chown(file, reader.uid, reader.gid)
  }
  const folders = [home, maildir, ...['cur', 'new', 'tmp'].map(name => path.join(maildir, name))]
  for (const each of folders) await mkdir(each)
  await own(...folders)
  await chmod(folder, 0o755)
  const users = path.join(folder, 'users')
  await writeFile(users, 'shop:{PLAIN}geheim\n', { mode: 0o644 })
  const config = path.join(folder, 'dovecot.conf')
  await writeFile(config, configOf({ folder, port, users, home, reader, me: me.username }))
  const server = spawn(program, ['-F', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', chunk => (said += chunk))
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`dovecot ended: ${said}`)
    await pause(50)
  }
  return {
    url: `imap://shop:geheim@127.0.0.1:${port}/INBOX`,
    maildir,
    own,
    async stop() {
      if (server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}

function configOf({
  folder,
  port,
  users,
  home,
  reader,
  me,
}: {
  readonly folder: string
  readonly port: number
  readonly users: string
  readonly home: string
  readonly reader: { readonly uid: number; readonly gid: number; readonly username: string }
  readonly me: string
}): string {
  const isRoot = me === 'root'
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
ssl = no
disable_plaintext_auth = no
${isRoot ? '' : `default_login_user = ${me}\ndefault_internal_user = ${me}`}
first_valid_uid = 1
mail_location = maildir:${home}/Maildir
passdb {
  driver = passwd-file
  args = ${users}
}
userdb {
  driver = static
  args = uid=${reader.uid} gid=${reader.gid} home=${home}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`
}

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = createConnection({ host: '127.0.0.1', port })
      .on('data', () => {
        socket.destroy()
        resolve(true)
      })
      .on('error', () => resolve(false))
      .on('close', () => resolve(false))
  })
