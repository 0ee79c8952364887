import { createElement } from 'react'

/**
 * What pro-components imports from antd, with light ones in place of the heavy parts that no page shows: tabs and a
 * search field in the toolbar, an error page, text that measures itself.
 */
export * from 'antd'

const Nothing = () => null

export const Input = { Search: Nothing }
export { Nothing as Result, Nothing as Tabs }

/** A column's name in the settings: cut short by the style sheet, whole in the tooltip. */
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
