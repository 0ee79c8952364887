/** Columns with `copyable` or `ellipsis` by pro-components; cells here render themselves. */
export const genCopyable = (dom) => dom
