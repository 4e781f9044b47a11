import { longTariffsAnswer } from './long-tariffs.server.tsx'

/** GET /telefonie/tarieven-wlr/long */
export const loader = () => longTariffsAnswer('wlr')
