/** Per tab: the address at the end of the session, restored for the same user. */
const STORED = 'return'

export function keepReturnAddress(userId: number): void {
  const { pathname, search } = window.location
  try {
    window.sessionStorage.setItem(STORED, JSON.stringify({ userId, address: pathname + search }))
  } catch {
    // Without storage only the return address is lost.
  }
}

/** Readable once; also removed if another user signs in. */
export function takeReturnAddress(userId: number): string | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(STORED) ?? 'null')
    window.sessionStorage.removeItem(STORED)
    const { userId: owner, address } = (kept ?? {}) as { userId?: unknown; address?: unknown }
    return owner === userId && typeof address === 'string' && /^\/(?!\/)/.test(address) ? address : undefined
  } catch {
    return undefined
  }
}
