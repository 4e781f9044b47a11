/** As long as a call of the API may take, in milliseconds. */
const patience = 15_000

/** The HTTP status of an address, once its answer came whole and can be kept; null where none comes in time. */
export async function statusOf(address: string, init: RequestInit = {}): Promise<number | null> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}
