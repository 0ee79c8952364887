/** Half of a frame, so that the browser can handle input and paint between two slices. */
const SLICE_MS = 8

/**
 * Maps many items in slices, so that the page is not blocked. In a hidden tab there are no pauses between slices, because such a tab does
 * not paint and its timers are throttled. Rejects when aborted.
 */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R, signal: AbortSignal): Promise<R[]> {
  const mapped: R[] = []
  let end = performance.now() + SLICE_MS
  for (const item of items) {
    mapped.push(map(item))
    if (performance.now() < end) continue
    await yieldToPage(signal)
    end = performance.now() + SLICE_MS
  }
  return mapped
}

export async function yieldToPage(signal: AbortSignal): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
}

export const inGroups = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
