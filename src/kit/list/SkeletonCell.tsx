export function SkeletonCell() {
  return <span className="skeleton-cell" aria-hidden="true" />
}
