/** A file that is drawn when it is first asked for. Where drawing fails, whoever asks next has it drawn again. */
export function renderOnce<Drawn>(draw: () => Promise<Drawn>): () => Promise<Drawn> {
  let drawn: Promise<Drawn> | null = null
  return () => {
    drawn ??= draw().catch((error: unknown) => {
      drawn = null
      throw error
    })
    return drawn
  }
}
