import { createElement } from 'react'
import { notBundled } from './notBundled.mjs'

/** What pro-components imports from antd, without the heavy parts that no screen shows. */
export * from 'antd'

export const Input = { Search: notBundled('The search field of a table') }
export const Result = notBundled('The error page of pro-components')
export const Tabs = notBundled('Tabs of a page or a table')

/** The name of a column in the column settings: cut short by the style sheet, whole in the tooltip. */
export const Typography = {
  Text: ({ children, style }) =>
    createElement(
      'span',
      {
        style: {
          ...style,
          display: 'inline-block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
        title: typeof children === 'string' ? children : undefined,
      },
      children,
    ),
}
