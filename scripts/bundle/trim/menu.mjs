import { notBundled } from './notBundled.mjs'

const menu = notBundled('The menu of ProLayout')

export function transformRoute(routes) {
  if (routes?.length) menu()
  return { menuData: [], breadcrumb: new Map() }
}

export const getMatchMenu = () => []
