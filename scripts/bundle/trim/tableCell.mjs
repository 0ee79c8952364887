import { createElement, isValidElement, memo, useRef } from 'react'

/**
 * A cell of a table's body without what the library's has for cells of several rows or columns, fixed, shortened or nested
 * ones: that is three subscriptions, two handlers and some thirty hooks for each of two hundred cells. Those kinds are
 * still the library's own. `useMark` tells that the table has rendered.
 */
export function createTableCell(LibraryCell, useMark) {
  const PlainCell = memo(
    (props) => {
      const { component, prefixCls, className, style, align, scope } = props
      const content = useContent(props, useMark())
      // An object that is no element tells of a cell that spans others.
      const { children, props: spans } = isSpanning(content) ? content : { children: content }
      if (spans?.colSpan === 0 || spans?.rowSpan === 0) return null
      const words = [`${prefixCls}-cell`, className, spans?.className].filter(Boolean).join(' ')
      const look = { ...spans?.style, ...(align ? { textAlign: align } : undefined), ...style }
      return createElement(component, { ...spans, className: words, style: look, scope }, children)
    },
    // The row hands over a new object without anything in it each time.
    (last, next) => Object.keys(next).every((key) => key === 'additionalProps' || Object.is(last[key], next[key])),
  )
  return (props) => createElement(isPlain(props) ? PlainCell : LibraryCell, props)
}

const isPlain = ({
  record,
  children,
  fixStart,
  fixEnd,
  ellipsis,
  appendNode,
  originRowSpan,
  colSpan,
  additionalProps,
}) =>
  record !== undefined &&
  children === undefined &&
  typeof fixStart !== 'number' &&
  typeof fixEnd !== 'number' &&
  !ellipsis &&
  !appendNode &&
  originRowSpan === undefined &&
  colSpan === undefined &&
  Object.keys(additionalProps ?? {}).length === 0

const isSpanning = (content) =>
  typeof content === 'object' && content !== null && !Array.isArray(content) && !isValidElement(content)

/** What the column makes of the entry: made anew as the library does, whenever the table renders or the column says so. */
function useContent({ record, dataIndex, renderIndex, render, shouldCellUpdate }, mark) {
  const made = useRef()
  const last = made.current
  const isKept =
    last !== undefined &&
    (shouldCellUpdate
      ? !shouldCellUpdate(record, last.record)
      : last.mark === mark && last.record === record && last.render === render && last.renderIndex === renderIndex)
  if (!isKept) {
    const value = [dataIndex ?? []].flat().reduce((part, key) => part?.[key], record)
    made.current = { mark, record, render, renderIndex, content: render ? render(value, record, renderIndex) : value }
  }
  return made.current.content
}
