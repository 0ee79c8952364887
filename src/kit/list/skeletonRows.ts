export type AnyTableRow = Record<string, unknown>

const COUNT = 8

export const SKELETON_ROWS: AnyTableRow[] = Array.from({ length: COUNT }, (_, index) => ({
  skeleton: `skeleton-${index}`,
}))

export const isSkeletonRow = (row: AnyTableRow): boolean => 'skeleton' in row
