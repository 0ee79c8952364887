import Context from '@ant-design/icons/es/components/Context'
import IconBase from '@ant-design/icons/es/components/IconBase'
import { createElement, use } from 'react'

/**
 * An icon is decoration unless it is given a name: the library's own would read its English name aloud, «plus Добавить
 * заказ». Icons of two colours are not used.
 */
export default function Icon({ ref, className, icon, spin, rotate, tabIndex, onClick, twoToneColor, ...rest }) {
  const { prefixCls = 'anticon', rootClassName } = use(Context)
  const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined
  const classes = [
    rootClassName,
    prefixCls,
    `${prefixCls}-${icon.name}`,
    (spin || icon.name === 'loading') && `${prefixCls}-spin`,
    className,
  ]
  return createElement(
    'span',
    {
      ...(isNamed ? { role: 'img' } : { 'aria-hidden': true }),
      ...rest,
      ref,
      tabIndex: tabIndex ?? (onClick ? -1 : undefined),
      onClick,
      className: classes.filter(Boolean).join(' '),
    },
    createElement(IconBase, { icon, style: rotate ? { transform: `rotate(${rotate}deg)` } : undefined }),
  )
}
