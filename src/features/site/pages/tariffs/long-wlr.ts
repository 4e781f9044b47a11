import type { Route } from './+types/long-wlr.ts'
import { longTariffsAnswer } from './long-tariffs.server.tsx'

/** GET /telefonie/tarieven-wlr/long */
export const loader = ({ context }: Route.LoaderArgs) => longTariffsAnswer(context, 'wlr')
