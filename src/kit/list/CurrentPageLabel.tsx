export function CurrentPageLabel({ pageCount }: { pageCount: number }) {
  return pageCount > 1 ? <span className="page-scope">На странице:</span> : null
}
