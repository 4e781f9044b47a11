import { longTariffsAnswer } from './long-tariffs.server.tsx'

/** GET /telefonie/tarieven-voip/long */
export const loader = () => longTariffsAnswer('voip')
