/** A row as ProTable sees it: an entry of the list, or one that stands in for it. */
export type AnyRow = Record<string, unknown>

/** Enough to fill what is seen of a table without rows. */
const COUNT = 8

/** Placeholders of a first load. */
export const SKELETON_ROWS: AnyRow[] = Array.from({ length: COUNT }, (_, index) => ({ skeleton: `skeleton-${index}` }))

export const isSkeleton = (row: AnyRow): boolean => 'skeleton' in row
