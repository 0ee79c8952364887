import { useEffect } from 'react'
import { withQuery } from '../../lib/address'
import { forgetWithUser } from '../../session/session'
import { DIALOG_KEYS } from './dialogKeys'
import { WITHOUT_DRILLDOWN } from './drilldownKeys'
import { type AddressChanges, useAddress } from './useAddress'

/** Query strings with which the user last saw each list, by path. They end with the session. */
const last = new Map<string, string>()

forgetWithUser(() => last.clear())

/** An opened entry and its dialog are not part of how the list was filtered. */
const DROPPED = [...Object.values(DIALOG_KEYS), ...Object.keys(WITHOUT_DRILLDOWN), 'order']

/** Records filter, page and order of the list at `path`. */
function rememberSearch(path: string, search: string): void {
  const query = new URLSearchParams(search)
  for (const key of DROPPED) query.delete(key)
  last.set(path, query.toString())
}

/** The path with the filter, page and order that the user left there in this session, and with `changes`. */
export const lastSeen = (path: string, changes: AddressChanges = {}): string =>
  withQuery(path, changes, last.get(path) ?? '')

/** Lets the menu return to this list as the user left it. */
export function useRememberedSearch(): void {
  const { path, search } = useAddress()
  useEffect(() => rememberSearch(path, search), [path, search])
}
