/**
 * The menu's data out of the routes given to ProLayout. The original also knows path patterns, redirects and hashes of
 * nameless items; the console hands over a finished tree with a plain path on every item.
 */
export function transformRoute(routes) {
  const menuData = withKeys(routes, [])
  return { menuData, breadcrumb: new Map(flat(menuData).map((item) => [item.path, item])) }
}

/** The items of the address with their parents, the closest one last: what the menu marks and opens. */
export function getMatchMenu(pathname, menuData) {
  const items = flat(menuData)
  const byKey = new Map(items.map((item) => [item.key, item]))
  return items
    .filter(({ path }) => path === pathname || (path !== '/' && pathname.startsWith(`${path}/`)))
    .sort((a, b) => a.path.length - b.path.length)
    .flatMap((item) => [...item.pro_layout_parentKeys.map((key) => byKey.get(key)), item])
}

function withKeys(items, parents) {
  return items.map(({ routes, ...item }) => {
    const key = item.key ?? item.path
    const children = item.children ?? routes
    return {
      ...item,
      key,
      pro_layout_parentKeys: parents,
      ...(children && { children: withKeys(children, [...parents, key]) }),
    }
  })
}

const flat = (items) => items.flatMap((item) => [item, ...flat(item.children ?? [])])
