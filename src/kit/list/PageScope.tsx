/** Says that the counts beside it are of one page. If the list has no other page, it renders nothing. */
export function PageScope({ pageCount }: { pageCount: number }) {
  return pageCount > 1 ? <span className="page-scope">На странице:</span> : null
}
