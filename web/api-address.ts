import type { KeyOf, ParamsOf } from '../contract/api-types.ts'
import { fillPath } from '../contract/call.ts'

/** The address of what a GET call answers, for a link or a frame. */
export const apiAddress = <Key extends KeyOf<'GET'>>(key: Key, params: ParamsOf<Key>): string =>
  fillPath(key.slice('GET '.length), params)
