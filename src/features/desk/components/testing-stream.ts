import { vi } from 'vitest'
import type { DeskChanges } from '../contract.ts'

/** Stands in for the browser's stream of server-sent events. */
export class TestStream {
  static readonly opened: TestStream[] = []
  static readonly CLOSED = 2
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null
  onerror: (() => void) | null = null

  readonly address: string

  constructor(address: string) {
    this.address = address
    TestStream.opened.push(this)
  }

  static stub() {
    TestStream.opened.length = 0
    vi.stubGlobal('EventSource', TestStream)
  }

  /** The one that was opened last. */
  static last(): TestStream {
    const last = TestStream.opened.at(-1)
    if (!last) throw new Error('Nobody listens')
    return last
  }

  tell(changes: DeskChanges) {
    this.onmessage?.({ data: JSON.stringify(changes) })
  }

  /** Cut, and given up where the browser does not come back by itself. */
  cut({ isGivenUp = false } = {}) {
    if (isGivenUp) this.readyState = TestStream.CLOSED
    this.onerror?.()
  }

  close() {
    this.readyState = TestStream.CLOSED
  }
}
