import type { Technology } from './coverage.ts'
import type { LineReason } from './line-verdict.ts'

/** Technologies in a sentence. */
export const technologyNames: Readonly<Record<Technology, string>> = { fibre: 'Glasvezel', dsl: 'DSL' }

/** Why a line can be had at an address or not, in a sentence. */
export function reasonInWords(reason: LineReason): string {
  switch (reason.kind) {
    case 'ready':
      return 'Kan direct besteld worden.'
    case 'by-quote':
      return reason.isNear
        ? 'Het netwerk ligt dichtbij. Dit kan alleen met een prijsopgave.'
        : 'Iemand moet kijken of dit kan. Dit kan alleen met een prijsopgave.'
    case 'no-quotes':
      return 'Dit zou alleen met een prijsopgave kunnen, en die maken we niet.'
    case 'no-network':
      return 'Op dit adres ligt hiervoor geen netwerk.'
    case 'unsaid':
      return 'Geen enkel netwerk noemt dit adres.'
    case 'too-fast':
      return reason.direction === 'download'
        ? `Deze snelheid kan hier niet: downloaden kan tot ${reason.mostMbs} Mbit/s.`
        : `Deze snelheid kan hier niet: uploaden kan tot ${reason.mostMbs} Mbit/s.`
  }
}
