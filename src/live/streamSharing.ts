let isShared = true

export const sharesStream = (): boolean => isShared

/** For the mock backend that runs inside each tab: two tabs may hold different data under one key. */
export function keepStreamsApart(): void {
  isShared = false
}

export const streamName = (userId: number, key: string): string => `order-stream:1:${userId}:${digest(key)}`

/** Not for security: keeps the key out of tools that list locks and channels. */
function digest(text: string): string {
  let high = 0x811c9dc5
  let low = 0x9e3779b9
  for (const char of text) {
    const code = char.codePointAt(0) as number
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low + code, 0x85ebca6b) ^ (low >>> 13)
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}${text.length}`
}
