import Context from '@ant-design/icons/es/components/Context'
import IconBase from '@ant-design/icons/es/components/IconBase'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import { type HTMLAttributes, type Ref, use } from 'react'

type IconProps = HTMLAttributes<HTMLSpanElement> & {
  icon: IconDefinition
  spin?: boolean
  /** Degrees. */
  rotate?: number
  /** Icons of two colours are not used; kept from the element, which does not know it. */
  twoToneColor?: unknown
  ref?: Ref<HTMLSpanElement>
}

/**
 * How every icon of `@ant-design/icons` renders: the bundler puts it in place of the library's own (`scripts/bundle`).
 * An icon is decoration unless it is given a name. The library's own is read aloud by its English name, «plus Добавить
 * заказ».
 */
export default function Icon({ ref, className, icon, spin, rotate, tabIndex, twoToneColor: _, ...rest }: IconProps) {
  const { prefixCls = 'anticon', rootClassName } = use(Context)
  const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined
  const classes = [
    rootClassName,
    prefixCls,
    `${prefixCls}-${icon.name}`,
    (spin || icon.name === 'loading') && `${prefixCls}-spin`,
    className,
  ]
  return (
    <span
      {...(isNamed ? { role: 'img' } : { 'aria-hidden': true })}
      {...rest}
      ref={ref}
      tabIndex={tabIndex ?? (rest.onClick ? -1 : undefined)}
      className={classes.filter(Boolean).join(' ')}
    >
      <IconBase icon={icon} style={rotate ? { transform: `rotate(${rotate}deg)` } : undefined} />
    </span>
  )
}
