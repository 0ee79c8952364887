export type AnyRow = Record<string, unknown>

const COUNT = 8

export const SKELETON_ROWS: AnyRow[] = Array.from({ length: COUNT }, (_, index) => ({ skeleton: `skeleton-${index}` }))

export const isSkeleton = (row: AnyRow): boolean => 'skeleton' in row
