import { useEffect } from 'react'
import { withQuery } from '../../lib/listQuery'
import { onSessionEnd } from '../../session/session'
import { DIALOG_QUERY_KEYS } from './dialogParams'
import { CLEARED_DRILLDOWN_PARAMS } from './drilldownParams'
import { type UrlQueryChanges, useUrlQuery } from './useUrlQuery'

/** Last query string of each list by path, so that the menu returns to the list as the user left it. Cleared when the session ends. */
const last = new Map<string, string>()

onSessionEnd(() => last.clear())

/** Parameters that are not part of the list's filter, page and order, such as an open dialog. */
const DROPPED = [...Object.values(DIALOG_QUERY_KEYS), ...Object.keys(CLEARED_DRILLDOWN_PARAMS), 'order']

function rememberSearch(path: string, search: string): void {
  const query = new URLSearchParams(search)
  for (const key of DROPPED) query.delete(key)
  last.set(path, query.toString())
}

export const lastListUrl = (path: string, changes: UrlQueryChanges = {}): string =>
  withQuery(path, changes, last.get(path) ?? '')

export function useRememberListQuery(): void {
  const { path, search } = useUrlQuery()
  useEffect(() => rememberSearch(path, search), [path, search])
}
