import type { Route } from './+types/long-voip.ts'
import { longTariffsAnswer } from './long-tariffs.server.tsx'

/** GET /telefonie/tarieven-voip/long */
export const loader = ({ context }: Route.LoaderArgs) => longTariffsAnswer(context, 'voip')
