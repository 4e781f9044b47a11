import { randomBytes } from 'node:crypto'
import OAuth2Server from '@node-oauth/oauth2-server'
import type { ApiCaller } from '../caller.ts'
import { isScope, type Scope } from '../scopes.ts'
import { isApiKey } from './api-keys.ts'
import { authenticate, type ClientServices } from './authenticate.ts'
import { insertToken } from './stored-tokens.ts'

/** Access tokens live so long. */
const tokenSeconds = 3600

type Client = OAuth2Server.Client & { readonly caller: ApiCaller }

/**
 * The client that shows its id or that of a key, with the key as its secret; null of anything else, without a word on which of
 * both was wrong. A token is no secret: else it could be used to stay in beyond its hour.
 */
export async function clientOf(
  services: ClientServices,
  ip: string,
  { id, secret }: { readonly id: string; readonly secret: string },
): Promise<ApiCaller | null> {
  const caller = isApiKey(secret) ? await authenticate(services, secret, ip) : null
  if (caller === null || 'kind' in caller) return null
  return id === caller.clientId || id === caller.keyId ? caller : null
}

/** The grant of client credentials (RFC 6749, 4.4) by the library's rules, for a client that showed who it is. */
export function tokenServer(services: ClientServices, caller: ApiCaller): OAuth2Server {
  return new OAuth2Server({
    accessTokenLifetime: tokenSeconds,
    model: {
      getClient: async id => ({ id, grants: ['client_credentials'], caller }) satisfies Client,
      getUserFromClient: async client => client,
      async validateScope(_user, client, asked) {
        const { caller } = client as Client
        if (asked === undefined) return [...caller.scopes]
        return asked.every(scope => isScope(scope) && caller.scopes.has(scope)) ? asked : null
      },
      generateAccessToken: async () => randomBytes(32).toString('base64url'),
      async saveToken(token, client, user) {
        const { caller } = client as Client
        const scopes = (token.scope ?? []).filter((scope): scope is Scope => isScope(scope))
        await insertToken(services.database, {
          hash: await services.hashOf(token.accessToken),
          keyId: caller.keyId,
          scopes,
          expiresAt: token.accessTokenExpiresAt ?? new Date(),
        })
        return { ...token, client, user }
      },
      // The library asks for it of every model; calls are let in elsewhere (authenticate.ts).
      getAccessToken: async () => null,
    },
  })
}
