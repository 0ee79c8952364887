/** Ms. Half of a frame at 60 Hz; the other half is left for input and painting. */
const SLICE_MS = 8

/**
 * Maps many items in slices of a few ms, so that the page is not blocked. In a hidden tab there are no pauses between slices, because
 * timers are throttled there. Rejects when aborted.
 */
export async function mapInTimeSlices<T, R>(
  items: readonly T[],
  map: (item: T) => R,
  signal: AbortSignal,
): Promise<R[]> {
  const mapped: R[] = []
  let end = performance.now() + SLICE_MS
  for (const item of items) {
    mapped.push(map(item))
    if (performance.now() < end) continue
    await yieldToBrowser(signal)
    end = performance.now() + SLICE_MS
  }
  return mapped
}

/** Resolves in a new task, so that the browser can handle input and paint. Throws if `signal` is aborted. */
export async function yieldToBrowser(signal: AbortSignal): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
}

export const splitBySize = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
