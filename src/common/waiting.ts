const minute = 60
const hour = 60 * minute

/**
 * How long something still takes, in words: `1 seconde`, `45 seconden`, `12 minuten`, `23 uur`; never less than it takes.
 * @param seconds whole seconds
 */
export function waitInWords(seconds: number): string {
  if (seconds < 2 * minute) return seconds === 1 ? '1 seconde' : `${seconds} seconden`
  if (seconds < 2 * hour) return `${Math.ceil(seconds / minute)} minuten`
  return `${Math.ceil(seconds / hour)} uur`
}
