/** Where a person was when the server ended the session, kept for the tab: the same person comes back there. */
const STORED = 'return'

export function keepReturnAddress(userId: number): void {
  const { pathname, search } = window.location
  try {
    window.sessionStorage.setItem(STORED, JSON.stringify({ userId, address: pathname + search }))
  } catch {
    // Without a storage the way back is lost, and nothing else.
  }
}

/** The address of this person, once; whoever signs in, it is forgotten. */
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
