import { notBundled } from './notBundled.mjs'

const menu = notBundled('The menu of ProLayout')

/** ProLayout's menu made of routes: the console shows a menu of its own. */
export function transformRoute(routes) {
  if (routes?.length) menu()
  return { menuData: [], breadcrumb: new Map() }
}

export const getMatchMenu = () => []
