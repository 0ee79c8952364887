import { createElement } from 'react'
import { notBundled } from './notBundled.mjs'

/** Exports antd for pro-components, with replacements for heavy components that no screen shows. */
export * from 'antd'

export const Input = { Search: notBundled('The search field of a table') }
export const Result = notBundled('The error page of pro-components')
export const Tabs = notBundled('Tabs of a page or a table')

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
