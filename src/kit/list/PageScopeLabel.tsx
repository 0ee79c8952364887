export function PageScopeLabel({ pageCount }: { pageCount: number }) {
  return pageCount > 1 ? <span className="page-scope">На странице:</span> : null
}
