/** A grey bar in place of a cell's text while the first page loads. */
export function SkeletonCell() {
  return <span className="skeleton-cell" aria-hidden="true" />
}
